### The coach: what decided a game that has been played.

coach-tab = Coach
coach-title = What decided the game
coach-offer = Bots replay every turn of this game many times. Then you’ll see how your chances changed, which turns cost the most, and what would have been better. You see the first curve within seconds; the rest takes a minute or two.
coach-begin = Ask the coach
coach-waiting = Waiting in line…
coach-progress = Checking every turn: { $percent }% done.
coach-progress-label = Progress
coach-cancel = Cancel
coach-failed = That didn’t work. Try again.
coach-nothing = No turns were played, so there’s nothing to analyse.
coach-seat = Whose game?

## The curve

coach-curve = Chance to win
coach-curve-axis = Percent
coach-curve-about = Chart: every player’s chance to win after each turn. A table with the numbers follows.
coach-curve-label = { $name } { $percent }%
coach-legend-chance = { $seat }’s chance after each turn.
coach-legend-band = The shaded band is the margin of error.
coach-legend-fair = Dashed: with average dice. The gap between is luck.
coach-legend-no-dice = The dice changed nothing here.
coach-legend-turn = A costly turn, explained below.
coach-numbers = Numbers as a table
coach-numbers-turn = After turn
coach-numbers-round = Round { $round }, { $seat }
coach-numbers-fair = { $seat } with average dice
coach-percent = { $percent }%

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = The costliest turns
coach-costly-none = No clear mistakes by { $seat }. Well played!
coach-costly-not-yet = Nothing costly found so far.
coach-played = Played: { $plan }.
coach-show = Show on the board
coach-hide = Hide
coach-what-if = Alternative for round { $round }: { $plan }.
coach-play-on = Play on from here
    .about = A new table starts before this turn. Bots take the other seats.

## Decline and luck

coach-decline = When to go into decline
coach-no-races = { $seat } had no race.
coach-luck = Luck
coach-how = These are all estimates: bots played on many times, and ± is the margin of error.
