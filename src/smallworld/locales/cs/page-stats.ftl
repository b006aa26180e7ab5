### Statistics of the games finished on this device, and the turning points of one.

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

## Turning points on the picture of a game; $people is a race with its power

story-lead = Kolo { $round }: { $seat } jde do vedení.
story-income = Kolo { $round }: { $seat } získává mince: { $coins }.
story-decline = Kolo { $round }: { $seat } – { $people } přecházejí do Úpadku.
