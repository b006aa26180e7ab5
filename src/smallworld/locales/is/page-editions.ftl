### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = Í prentuðu íslensku reglunum
# A label before the rulings that decide it, which are links.
editions-rulings = Hvers vegna við spilum svona
# A link to the option.
editions-option = Þú getur spilað þetta eins og prentað er

## At a new table: all switches of the rules at once

preset = Spila eins og í
preset-en = Ensku útgáfunni
preset-is = Íslensku útgáfunni
preset-sv = Sænsku útgáfunni
preset-ru = Rússnesku útgáfunni
# Some switch stands as in no edition.
preset-own = Eigin stillingar
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Eins og í ensku útgáfunni.
   *[other] Frábrugðið ensku útgáfunni: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] „{ $option }“: virkt
   *[no] „{ $option }“: óvirkt
  }
