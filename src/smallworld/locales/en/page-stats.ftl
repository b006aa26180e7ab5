### Statistics of the games finished on this device, and the turning points of one.

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

## Turning points on the picture of a game; $people is a race with its power

story-lead = Round { $round }: { $seat } takes the lead.
story-income = Round { $round }: { $seat } earns { $coins } coins.
story-decline = Round { $round }: { $seat } puts the { $people } in decline.
