### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = I den tryckta svenska regelboken
# A label before the rulings that decide it, which are links.
editions-rulings = Varför det spelas så
# A link to the option.
editions-option = Du kan spela så som det är tryckt

## At a new table: all switches of the rules at once

preset = Spela som i
preset-en = Den engelska utgåvan
preset-is = Den isländska utgåvan
preset-sv = Den svenska utgåvan
preset-ru = Den ryska utgåvan
# Some switch stands as in no edition.
preset-own = Egna val
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Som den engelska utgåvan.
   *[other] Skiljer sig från den engelska utgåvan: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] ”{ $option }”: på
   *[no] ”{ $option }”: av
  }
