### The history of a player's games on the server, and the profile that others may see.

history-lead = Dina färdigspelade partier på den här servern.
history-opponent = Motståndare
history-outcome = Resultat
history-race = Ras
history-power = Specialförmåga
history-seats = Spelare
history-rated = Rankade partier
history-rated-true = Rankade
history-rated-false = Orankade
history-rating = Rating { $rating } ({ $change })
history-all = Alla
history-won = Vunnet
history-lost = Förlorat
history-found = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
  }
history-more = Visa fler
history-time = Betänketid per parti
history-minutes = { $count } min
history-luck = Tärningstur på { $rolls } kast
history-round = Runda { $round }
history-statistics = Statistik
stats-declines = Gick i Nedgång
history-nobody = Någon
history-gave-up = Gav upp
history-device = Resultat sparade på den här enheten
history-profile = Din profil
history-profile-name = Namn på profilen
history-public = Offentlig profil
    .on = Andra ser det här namnet, din statistik och din rating.
    .off = Bara du ser dina partier.
history-look = Visa profil
