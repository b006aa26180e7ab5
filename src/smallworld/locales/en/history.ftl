### The history of a player's games on the server, and the profile that others may see.

history-lead = Your finished games on this server.
history-opponent = Opponent
history-outcome = Result
history-race = Race
history-power = Power
history-seats = Players
history-rated = Rated games
history-rated-true = Rated
history-rated-false = Unrated
history-rating = Rating { $rating } ({ $change })
history-all = All
history-won = Won
history-lost = Lost
history-found = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
history-more = Show more
history-time = Thinking time per game
history-minutes = { $count } min
history-luck = Dice luck in { $rolls } rolls
history-round = Round { $round }
history-statistics = Statistics
stats-declines = Went into decline
history-nobody = Someone
history-gave-up = Gave up
history-device = Results stored on this device
history-profile = Your profile
history-profile-name = Name on your profile
history-public = Public profile
    .on = Others can see this name, your statistics and your ratings.
    .off = Only you see your history.
history-look = View profile
