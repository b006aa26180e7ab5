### The history of a player's games on the server, and the profile that others may see.

history-lead = Dine færdige spil på denne server.
history-opponent = Modstander
history-outcome = Resultat
history-race = Race
history-power = Specialevne
history-seats = Spillere
history-rated = Ratede spil
history-rated-true = Ratede
history-rated-false = Uratede
history-rating = Rating { $rating } ({ $change })
history-all = Alle
history-won = Vundet
history-lost = Tabt
history-found = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
  }
history-more = Vis flere
history-time = Betænkningstid pr. spil
history-minutes = { $count } min.
history-luck = Terningheld i { $rolls } kast
history-round = Runde { $round }
history-statistics = Statistik
stats-declines = Blev Inaktiv
history-nobody = Nogen
history-gave-up = Gav op
history-device = Resultater gemt på denne enhed
history-profile = Din profil
history-profile-name = Navn på din profil
history-public = Offentlig profil
    .on = Andre kan se dette navn, din statistik og dine ratingtal.
    .off = Kun du ser dine spil.
history-look = Se profil
