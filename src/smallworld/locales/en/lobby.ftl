### Find others to play with: who is here, challenges, seeks.

lobby-here = Who is here
lobby-seen = Let others see me here
    .on = Others see your name here and can challenge you, while this page is open.
    .off = Nobody sees you. Switch it on if you’d like to be challenged.
lobby-nobody = Nobody else is here right now.
lobby-challenge = Challenge
lobby-challenge-named = Challenge { $name }
lobby-challenge-title = Challenge { $names }
lobby-challenge-daily = There are days for each move: nobody needs to be here now.
lobby-challenge-live = Everybody plays at the same time. The challenge ends after 15 minutes.
lobby-seats-bots = { $count } players, { $bots } of them bots
lobby-send = Send challenge
lobby-sent = Your challenge is sent.
lobby-allow = Let others challenge me
    .on = From the list above, from your public profile, or after a game together.
    .off = Nobody can challenge you. You can still look for a game.
lobby-challenges = Challenges
lobby-you-challenge = You challenge { $names }
lobby-challenged-by = { $name } challenges you
lobby-accept = Accept
lobby-decline = No, thanks
lobby-withdraw = Withdraw
lobby-open = Open the table
lobby-again = Play again
lobby-state-open = Waiting for an answer.
lobby-state-accepted = Accepted: the table is ready.
lobby-state-declined = Not this time.
lobby-state-expired = Nobody answered in time.

## Finding players

find-title = Find players
find-seats = Players
find-players = { $count } players
find-time = Time per move
find-bots = Fill up with bots
find-bots-after = after { $time }
find-bots-never = never
find-look = Find a game
find-waiting = Looking for players: { $waiting } of { $seats } here. Keep this page open.
find-stop = Stop looking
find-nobody = Nobody is looking right now. Start, and others will see it here.
find-others = Players who are looking
find-wish = { $seats } players, time per move: { $clock }
find-join = Join
find-now = Play now with people
    .about = Joins the game that is missing the fewest players, or looks for one opponent.
find-ready = Your daily game has started.
find-open = Open the table
find-waiting-daily = Looking for players: { $waiting } of { $seats } found. The search goes on while you’re away, for up to a week.
