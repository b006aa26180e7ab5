### Statistics of the games finished on this device.

stats-title = Vaše statistika
stats-race = Národy
stats-power = Schopnosti
stats-seats = Počet hráčů
stats-bots = Poražení boti
stats-won = Vyhráno
stats-of = { $won } z { $games }
stats-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
stats-export = Exportovat jako tabulku (CSV)
