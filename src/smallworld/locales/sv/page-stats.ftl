### Statistics of the games finished on this device.

stats-title = Din statistik
stats-race = Folkslag
stats-power = Specialförmågor
stats-seats = Antal spelare
stats-bots = Besegrade botar
stats-won = Vunna
stats-of = { $won } av { $games }
stats-players = { $count } spelare
stats-export = Exportera som tabell (CSV)
