### Ratings: one's own, the leaderboard, and what a rated game did.

rating-title = Styrkleikastig
rating-duel = Tveir leikmenn
rating-table = Þrír til fimm leikmenn
rating-pool = Fjöldi leikmanna
rating-none = Engin styrkleikastig enn. Ljúktu stigaspili til að fá þau.
rating-margin = Óvissa { $margin }
rating-games = { $count ->
    [one] { $count } stigaspil
   *[other] { $count } stigaspil
  }
rating-provisional = Til bráðabirgða: fara á stigatöfluna eftir fleiri spil.
rating-about = Líklega ertu sterkari en þessi tala segir: hún er áætlaður styrkur þinn að frádreginni óvissu og hvort tveggja verður nákvæmara þegar þú spilar. Með 400 stigum meira endarðu framar tíu sinnum af ellefu.
rating-curve = Stigin þín í { $count } spilum, frá { $from } til { $to }
rating-days = { $first } – { $last }
rating-leaderboard = Stigatafla
rating-listed = Leikmenn með opið snið, minnst tíu stigaspil og óvissu sem er ekki yfir 250. Vélmenni hafa föst, mæld stig.
rating-be-listed = Sýna sniðið mitt
rating-nobody = Enginn er á töflunni enn.
rating-place = Sæti
rating-player = Leikmaður
rating-uncertainty = Óvissa
rating-played = Spil
rating-after = Nýju stigin þín:
rating-mine = Öll stigin mín
rating-waiting = Reikna stigin þín …
rating-unchanged = Þetta spil breytir ekki stigunum þínum.
