### The history of a player's games on the server, and the profile that others may see.

history-lead = De ferdige spillene dine på denne serveren.
history-opponent = Motstander
history-outcome = Resultat
history-race = Rase
history-power = Spesialevne
history-seats = Spillere
history-rated = Ratede spill
history-rated-true = Ratede
history-rated-false = Uratede
history-rating = Rating { $rating } ({ $change })
history-all = Alle
history-won = Vunnet
history-lost = Tapt
history-found = { $count ->
    [one] { $count } spill
   *[other] { $count } spill
  }
history-more = Vis flere
history-time = Betenkningstid per spill
history-minutes = { $count } min
history-luck = Terningflaks på { $rolls } kast
history-round = Runde { $round }
history-statistics = Statistikk
stats-declines = Ble inaktiv
history-nobody = Noen
history-gave-up = Ga opp
history-device = Resultater lagret på denne enheten
history-profile = Profilen din
history-profile-name = Navn på profilen
history-public = Offentlig profil
    .on = Andre kan se dette navnet, statistikken din og ratingen din.
    .off = Bare du ser spillene dine.
history-look = Vis profil
