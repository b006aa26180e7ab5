### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = I den trykte danske regelbog
# A label before the rulings that decide it, which are links.
editions-rulings = Hvorfor det spilles sådan
# A link to the option.
editions-option = Du kan spille, som det er trykt

## At a new table: all switches of the rules at once

preset = Spil som i
preset-en = Den engelske udgave
preset-is = Den islandske udgave
preset-sv = Den svenske udgave
preset-ru = Den russiske udgave
# Some switch stands as in no edition.
preset-own = Egne valg
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Som den engelske udgave.
   *[other] Afviger fra den engelske udgave: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] »{ $option }«: til
   *[no] »{ $option }«: fra
  }
