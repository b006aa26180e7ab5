### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = Í prentuðu íslensku reglunum
# A label before the rulings that decide it, which are links.
editions-rulings = Ástæður þess að svona er spilað
# A link to the option.
editions-option = Spila má eins og prentað er

## At a new table: all switches of the rules at once

preset = Eins og í hvaða útgáfu
preset-en = Eins og í ensku útgáfunni
preset-is = Eins og í íslensku útgáfunni
preset-sv = Eins og í sænsku útgáfunni
preset-ru = Eins og í rússnesku útgáfunni
# Some switch stands as in no edition.
preset-own = Stillt hvert fyrir sig
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Ekkert er frábrugðið ensku útgáfunni.
   *[other] Frábrugðið ensku útgáfunni: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] „{ $option }“: virkt
   *[no] „{ $option }“: óvirkt
  }
