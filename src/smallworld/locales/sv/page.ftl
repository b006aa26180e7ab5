### The page as a whole.

page-missing = En del av sidan kunde inte hämtas. Servern kan vara nere eller uppdaterad: ladda om sidan.
page-reload = Ladda om
# For search engines, and for browsers without JavaScript
page-description = Spela Small World i webbläsaren, med vänner eller bottar. Inofficiellt.
page-noscript = Sidan behöver JavaScript. Slå på det och läs in sidan igen.

page-learn = Lär dig spela
    .about = Ett första parti, steg för steg
page-puzzles = Kluringar
    .today = Dagens kluring
    .about = { $done ->
        [true] { $streak ->
            [one] Löst i dag
           *[other] Löst, { $streak } dagar i rad
          }
       *[false] { $streak ->
            [0] En tur är klart bäst: hitta den!
            [one] Löst i går. Och i dag?
           *[other] { $streak } dagar i rad. Och i dag?
          }
      }
page-workshop = Verkstaden
    .about = Gör egna folkslag, Specialförmågor och kartor
page-shelf = Pakethyllan
    .about = Expansioner och paket du kan spela med
# $titles is a list of what packs are called: collections of races, powers and boards that players made.
page-packs = { $count ->
    [one] Med paketet { $titles }
   *[other] Med paketen { $titles }
  }
    .cards = Se korten
    .shelf = Visa på hyllan
page-rules = Regler
    .about = Alla folkslag, Specialförmågor och domslut, med exempel
    .opening = Öppnar reglerna …
page-look-up = { $name }: slå upp i reglerna
page-why = Visa regeln
