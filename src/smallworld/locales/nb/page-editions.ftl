### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = I det trykte norske regelheftet
# A label before the rulings that decide it, which are links.
editions-rulings = Hvorfor det spilles slik
# A link to the option.
editions-option = Du kan spille slik det er trykt

## At a new table: all switches of the rules at once

preset = Spill som i
preset-en = Den engelske utgaven
preset-is = Den islandske utgaven
preset-sv = Den svenske utgaven
preset-ru = Den russiske utgaven
# Some switch stands as in no edition.
preset-own = Egne valg
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Som den engelske utgaven.
   *[other] Avviker fra den engelske utgaven: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] «{ $option }»: på
   *[no] «{ $option }»: av
  }
