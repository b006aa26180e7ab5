### The page as a whole.

page-missing = Ekki tókst að sækja hluta af síðunni: miðlarinn svarar ekki eða er nýrri en þessi síða.
page-reload = Hlaða aftur
# For search engines, and for browsers without JavaScript
page-description = Spilaðu Smáheima í vafranum, með vinum eða vélmennum. Óopinber útgáfa.
page-noscript = Síðan þarf JavaScript. Kveiktu á því og endurhladdu síðuna.

page-learn = Læra spilið
    .about = Fyrsta spilið, skref fyrir skref
page-puzzles = Þrautir
    .today = Þraut dagsins
    .about = { $done ->
        [true] { $streak ->
            [1] Leyst í dag
            [one] Leyst, { $streak } dagur í röð
           *[other] Leyst, { $streak } dagar í röð
          }
       *[false] { $streak ->
            [0] Einn leikur er greinilega bestur: finndu hann
            [1] Leyst í gær, en í dag?
            [one] { $streak } dagur í röð, en í dag?
           *[other] { $streak } dagar í röð, en í dag?
          }
      }
page-workshop = Smiðjan
    .about = Eigin þjóðir, eiginleikar og kort
# $titles is a list of what packs are called: collections of races, powers and boards that players made.
page-packs = { $count ->
    [one] Með pakkanum { $titles }
   *[other] Með pökkunum { $titles }
  }
    .cards = Sjá spjöldin
page-rules = Reglur
    .about = Allar þjóðir, eiginleikar og úrskurðir, með dæmum
    .opening = Reglubókin er opnuð …
page-look-up = { $name }: fletta upp í reglunum
page-why = Þessi regla
