### The page as a whole.

page-missing = Ekki tókst að sækja hluta af síðunni: miðlarinn svarar ekki eða er nýrri en þessi síða.
page-reload = Hlaða aftur

page-learn = Læra spilið
    .about = Fyrsta spilið, skref fyrir skref
page-puzzles = Þrautir
    .today = Þraut dagsins
    .about = { $done ->
        [true] { $streak ->
            [one] Leyst í dag
           *[other] Leyst, { $streak } dagar í röð
          }
       *[false] { $streak ->
            [0] Einn leikur er greinilega bestur: finndu hann
            [one] Leyst í gær, en í dag?
           *[other] { $streak } dagar í röð, en í dag?
          }
      }
page-rules = Reglur
    .about = Allar þjóðir, eiginleikar og úrskurðir, með dæmum
    .opening = Reglubókinni er flett upp …
page-look-up = { $name }: fletta upp í reglunum
page-why = Þessi regla
