### The page as a whole.

page-missing = En del av siden kunne ikke hentes. Serveren kan være nede eller oppdatert: last inn siden på nytt.
page-reload = Last inn på nytt
# For search engines, and for browsers without JavaScript
page-description = Spill Small World i nettleseren, med venner eller boter. Uoffisielt.
page-noscript = Siden trenger JavaScript. Slå det på og last siden på nytt.

page-learn = Lær å spille
    .about = Et første spill, steg for steg
page-puzzles = Nøtter
    .today = Dagens nøtt
    .about = { $done ->
        [true] { $streak ->
            [one] Løst i dag
           *[other] Løst, { $streak } dager på rad
          }
       *[false] { $streak ->
            [0] Én tur er klart best: finn den!
            [one] Løst i går. Og i dag?
           *[other] { $streak } dager på rad. Og i dag?
          }
      }
page-workshop = Verksted
    .about = Lag dine egne raser, spesialevner og brett
page-shelf = Pakkehylla
    .about = Utvidelser og pakker du kan spille med
# $titles is a list of what packs are called: collections of races, powers and boards that players made.
page-packs = { $count ->
    [one] Med pakken { $titles }
   *[other] Med pakkene { $titles }
  }
    .cards = Se kortene
    .shelf = Vis på hylla
page-rules = Regler
    .about = Hver rase, spesialevne og avgjørelse, med eksempler
    .opening = Åpner reglene …
page-look-up = { $name }: slå opp i reglene
page-why = Vis regelen
