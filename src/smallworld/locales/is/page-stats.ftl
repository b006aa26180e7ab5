### Statistics of the games finished on this device.

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
