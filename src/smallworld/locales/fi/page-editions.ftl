### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = Painetussa suomenkielisessä sääntökirjassa
# A label before the rulings that decide it, which are links.
editions-rulings = Miksi pelaamme näin
# A link to the option.
editions-option = Voit pelata tämän myös painetun säännön mukaan

## At a new table: all switches of the rules at once

preset = Pelaa painoksen mukaan
preset-en = Englanninkielinen painos
preset-is = Islanninkielinen painos
preset-sv = Ruotsinkielinen painos
preset-ru = Venäjänkielinen painos
# Some switch stands as in no edition.
preset-own = Mukautettu
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Sama kuin englanninkielinen painos.
   *[other] Eroaa englanninkielisestä painoksesta: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] ”{ $option }”: päällä
   *[no] ”{ $option }”: pois
  }
