### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = I den tryckta svenska regelboken
# A label before the rulings that decide it, which are links.
editions-rulings = Varför det spelas så
# A link to the option.
editions-option = Ett bord kan spela så som det är tryckt

## At a new table: all switches of the rules at once

preset = Som i vilken utgåva
preset-en = Som i den engelska utgåvan
preset-is = Som i den isländska utgåvan
preset-sv = Som i den svenska utgåvan
preset-ru = Som i den ryska utgåvan
# Some switch stands as in no edition.
preset-own = Valda var för sig
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Inget skiljer sig från den engelska utgåvan.
   *[other] Skiljer sig från den engelska utgåvan: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] ”{ $option }”: på
   *[no] ”{ $option }”: av
  }
