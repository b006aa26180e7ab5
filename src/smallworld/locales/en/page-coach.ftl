### The coach: what decided a game that has been played.

coach-tab = Coach
coach-title = What decided the game
coach-offer = Bots play on from every turn of this game, many times over. Then you see how the chances went, which turns cost most, and what would have been better. It takes a minute or two.
coach-begin = Ask the coach
coach-waiting = Other games come first …
coach-progress = Looking at every turn: { $percent } % done.
coach-progress-label = How much is done
coach-cancel = Cancel
coach-failed = This did not work. Try it once more.
coach-nothing = Nobody has played a turn, so there is nothing to tell.
coach-seat = Whose game?

## The curve

coach-curve = Chance to win
coach-curve-axis = Percent
coach-curve-about = Chart: the chance to win of every seat after each turn. A table with the numbers follows.
coach-curve-label = { $name } { $percent } %
coach-legend-chance = Chance of { $seat } after each turn.
coach-legend-fair = Dashed: the same with fair dice. The band between is luck.
coach-legend-no-dice = The dice changed nothing here.
coach-legend-turn = A turn that cost much, told below.
coach-numbers = The numbers as a table
coach-numbers-turn = After
coach-numbers-round = Round { $round }, { $seat }
coach-numbers-fair = { $seat } with fair dice
coach-percent = { $percent } %

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = The turns that cost most
coach-costly-none = There is no turn of { $seat } that surely cost something. Well played.
coach-played = Played: { $plan }.
coach-show = Show on the board
coach-hide = Hide it
coach-what-if = What if, in round { $round }: { $plan }.
coach-play-on = Play on from here
    .about = A new table begins before this turn. Bots take the other seats.

## Decline and luck

coach-decline = When to decline
coach-no-races = { $seat } had no race.
coach-luck = Luck
coach-how = All of these are estimates: bots played on many times, and ± tells how far chance may have moved the result.
