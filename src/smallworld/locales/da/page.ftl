### The page as a whole.

page-missing = En del af siden kunne ikke hentes. Serveren kan være nede eller opdateret: Indlæs siden igen.
page-reload = Indlæs igen
# For search engines, and for browsers without JavaScript
page-description = Spil Small World i browseren, med venner eller botter. Uofficielt.
page-noscript = Siden kræver JavaScript. Slå det til, og genindlæs siden.

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
            [0] Én tur er klart bedst: Find den!
            [one] Løst i går. Og i dag?
           *[other] { $streak } dage i træk. Og i dag?
          }
      }
page-workshop = Værksted
    .about = Lav dine egne Racer, Specialevner og spillebrætter
page-shelf = Pakkehylden
    .about = Udvidelser og pakker, du kan spille med
# $titles is a list of what packs are called: collections of races, powers and boards that players made.
page-packs = { $count ->
    [one] Med pakken { $titles }
   *[other] Med pakkerne { $titles }
  }
    .cards = Se brikkerne
    .shelf = Vis på hylden
page-rules = Regler
    .about = Alle Racer, Specialevner og afgørelser, med eksempler
    .opening = Åbner reglerne …
page-look-up = { $name }: slå op i reglerne
page-why = Vis reglen
