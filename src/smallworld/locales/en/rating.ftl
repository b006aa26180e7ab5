### Ratings: one's own, the leaderboard, and what a rated game did.

rating-title = Rating
rating-duel = Two players
rating-table = Three to five players
rating-pool = Number of players
rating-none = No rating yet. Finish a rated game to get one.
rating-margin = Uncertainty { $margin }
rating-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
  }
rating-provisional = Provisional: listed only after more games.
rating-about = Most likely you are stronger than this number: it is your estimated strength minus the uncertainty, and both settle as you play. With 400 points more, you finish ahead ten times out of eleven.
rating-curve = Your rating in { $count } games, from { $from } to { $to }
rating-days = { $first } – { $last }
rating-leaderboard = Leaderboard
rating-listed = Players with a public profile, at least ten rated games and an uncertainty of 250 or less. Bots have fixed, measured ratings.
rating-be-listed = Show my profile
rating-nobody = Nobody is listed yet.
rating-place = Place
rating-player = Player
rating-uncertainty = Uncertainty
rating-played = Games
rating-after = Your new rating:
rating-mine = All my ratings
rating-waiting = Working out your rating…
rating-unchanged = This game doesn’t change your rating.
