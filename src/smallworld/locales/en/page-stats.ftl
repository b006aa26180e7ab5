### Statistics of the games finished on this device.

stats-title = Your statistics
stats-race = Races
stats-power = Powers
stats-seats = Number of players
stats-bots = Bots you beat
stats-won = Won
stats-of = { $won } of { $games }
stats-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
stats-export = Export as a table (CSV)
