### Statistics of the games finished on this device, and the turning points of one.

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

## Turning points on the picture of a game; $people is a race with its power

story-lead = Runde { $round }: { $seat } tager føringen.
story-income = Runde { $round }: { $seat } får { $coins } mønter.
story-decline = Runde { $round }: { $seat } – { $people } bliver Inaktive.
