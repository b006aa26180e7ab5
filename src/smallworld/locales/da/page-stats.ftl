### Statistics of the games finished on this device.

stats-title = Din statistik
stats-race = Racer
stats-power = Specialevner
stats-seats = Antal spillere
stats-bots = Slåede bots
stats-won = Vundet
stats-of = { $won } af { $games }
stats-players = { $count ->
    [one] 1 spiller
   *[other] { $count } spillere
  }
stats-export = Eksportér som tabel (CSV)
