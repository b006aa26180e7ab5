### Statistics of the games finished on this device, and the turning points of one.

stats-title = Din statistik
stats-race = Folkslag
stats-power = Specialförmågor
stats-seats = Antal spelare
stats-bots = Besegrade botar
stats-won = Vunna
stats-of = { $won } av { $games }
stats-players = { $count } spelare
stats-export = Exportera som tabell (CSV)

## Turning points on the picture of a game; $people is a race with its power

story-lead = Runda { $round }: { $seat } tar ledningen.
story-income = Runda { $round }: { $seat } får { $coins } mynt.
story-decline = Runda { $round }: { $seat } – { $people } går i Nedgång.
