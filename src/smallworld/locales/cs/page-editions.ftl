### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = V českých tištěných pravidlech
# A label before the rulings that decide it, which are links.
editions-rulings = Proč se tu hraje takto
# A link to the option.
editions-option = U stolu to lze hrát i podle tištěných pravidel

## At a new table: all switches of the rules at once

preset = Vydání pravidel
preset-en = Anglické vydání
preset-is = Islandské vydání
preset-sv = Švédské vydání
preset-ru = Ruské vydání
# Some switch stands as in no edition.
preset-own = Vlastní nastavení
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Od anglického vydání se neliší ničím.
   *[other] Od anglického vydání se liší: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] „{ $option }“: zapnuto
   *[no] „{ $option }“: vypnuto
  }
