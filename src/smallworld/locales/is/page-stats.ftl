### Statistics of the games finished on this device, and the turning points of one.

stats-title = Tölfræðin þín
stats-race = Þjóðir
stats-power = Eiginleikar
stats-seats = Fjöldi leikmanna
stats-bots = Sigruð vélmenni
stats-won = Unnið
stats-of = { $won } af { $games }
stats-players = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
  }
stats-export = Flytja út sem töflu (CSV)

## Turning points on the picture of a game; $people is a race with its power

story-lead = Umferð { $round }: { $seat } tekur forystuna.
story-income = Umferð { $round }: { $seat } fær { $coins } skildinga.
story-decline = Umferð { $round }: { $seat } – hnignun ({ $people }).
