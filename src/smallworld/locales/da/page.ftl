### The page as a whole.

page-missing = En del af siden kunne ikke hentes: Serveren er væk, eller den er nyere end siden.
page-reload = Indlæs igen

page-learn = Lær spillet
    .about = Et første spil, trin for trin
page-puzzles = Opgaver
    .today = Dagens opgave
    .about = { $done ->
        [true] { $streak ->
            [one] Løst i dag
           *[other] Løst, { $streak } dage i træk
          }
       *[false] { $streak ->
            [0] Én tur er klart bedst: find den
            [one] Løst i går, og i dag?
           *[other] { $streak } dage i træk, og i dag?
          }
      }
page-rules = Regler
    .about = Alle Racer, Specialevner og afgørelser, med eksempler
    .opening = Slår op i reglerne …
page-look-up = { $name }: slå op i reglerne
page-why = Denne regel
