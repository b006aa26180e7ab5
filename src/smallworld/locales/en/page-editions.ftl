### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = In the printed English rulebook
# A label before the rulings that decide it, which are links.
editions-rulings = Why it is played so
# A link to the option.
editions-option = A table can play this as printed

## At a new table: all switches of the rules at once

preset = As in which edition
preset-en = As in the English edition
preset-is = As in the Icelandic edition
preset-sv = As in the Swedish edition
preset-ru = As in the Russian edition
# Some switch stands as in no edition.
preset-own = Set one by one
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Nothing differs from the English edition.
   *[other] Differs from the English edition: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] “{ $option }”: on
   *[no] “{ $option }”: off
  }
