### Statistics of the games finished on this device, and the turning points of one.

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

## Turning points on the picture of a game; $people is a race with its power

story-lead = Runde { $round }: { $seat } tar ledelsen.
story-income = Runde { $round }: { $seat } får { $coins } mynter.
story-decline = Runde { $round }: { $seat } – { $people } stagnerer.
