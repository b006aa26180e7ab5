### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = In the printed English rulebook
# A label before the rulings that decide it, which are links.
editions-rulings = Why we play it this way
# A link to the option.
editions-option = You can play this as printed

## At a new table: all switches of the rules at once

preset = Play as in
preset-en = English edition
preset-is = Icelandic edition
preset-sv = Swedish edition
preset-ru = Russian edition
# Some switch stands as in no edition.
preset-own = Custom
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Same as the English edition.
   *[other] Differs from the English edition: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] “{ $option }”: on
   *[no] “{ $option }”: off
  }
