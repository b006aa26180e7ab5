### The page as a whole.

page-missing = Hluti síðunnar hlóðst ekki. Miðlarinn kann að vera niðri eða uppfærður: endurhladdu síðuna.
page-reload = Endurhlaða
# For search engines, and for browsers without JavaScript
page-description = Spilaðu Smáheima í vafranum, með vinum eða vélmennum. Óopinber útgáfa.
page-noscript = Síðan þarf JavaScript. Kveiktu á því og endurhladdu síðuna.

page-learn = Læra að spila
    .about = Fyrsta spilið, skref fyrir skref
page-puzzles = Þrautir
    .today = Þraut dagsins
    .about = { $done ->
        [true] { $streak ->
            [1] Leyst í dag
            [one] Leyst – { $streak } dagur í röð
           *[other] Leyst – { $streak } dagar í röð
          }
       *[false] { $streak ->
            [0] Ein leið er greinilega best. Finndu hana!
            [1] Leyst í gær. En í dag?
            [one] { $streak } dagur í röð. En í dag?
           *[other] { $streak } dagar í röð. En í dag?
          }
      }
page-workshop = Smiðjan
    .about = Búðu til eigin þjóðir, eiginleika og kort
page-shelf = Pakkahillan
    .about = Viðbætur og pakkar sem þú getur spilað með
# $titles is a list of what packs are called: collections of races, powers and boards that players made.
page-packs = { $count ->
    [one] Með pakkanum { $titles }
   *[other] Með pökkunum { $titles }
  }
    .cards = Sjá spjöldin
    .shelf = Sýna á hillunni
page-rules = Reglur
    .about = Allar þjóðir, eiginleikar og úrskurðir, með dæmum
    .opening = Opna reglurnar …
page-look-up = { $name }: fletta upp í reglunum
page-why = Sýna þessa reglu
