### Statistics of the games finished on this device.

stats-title = Omat tilastot
stats-race = Rodut
stats-power = Erityiskyvyt
stats-seats = Pelaajamäärä
stats-bots = Voitetut botit
stats-won = Voitettu
stats-of = { $won }/{ $games }
stats-players = { $count ->
    [one] 1 pelaaja
   *[other] { $count } pelaajaa
  }
stats-export = Vie taulukkona (CSV)
