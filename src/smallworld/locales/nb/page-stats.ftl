### Statistics of the games finished on this device.

stats-title = Statistikken din
stats-race = Raser
stats-power = Spesialevner
stats-seats = Antall spillere
stats-bots = Slåtte boter
stats-won = Vunnet
stats-of = { $won } av { $games }
stats-players = { $count ->
    [one] 1 spiller
   *[other] { $count } spillere
  }
stats-export = Eksporter som tabell (CSV)
