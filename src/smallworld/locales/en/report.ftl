### The report of a simulation: what happened in many games between bots.
###
### Numbers with a fraction, shares and intervals come written as the language writes them;
### counts come as numbers.

report-title = Many small worlds
report-intro =
    { $games ->
        [one] What happened in one game between bots:
       *[other] What happened in { NUMBER($games) } games between bots:
    } who won from which seat, how long races lived, and what every race, power and combo brought.
report-made = Made with smallworld { $version } ({ $build ->
        [compiled] compiled
       *[source] pure Python
    }). The same games again:
report-contents = Contents
report-numbers = The numbers as a table
report-footer = Intervals hold the truth in 95 of 100 such measurements. They tell how much chance is left in so many games, not how people would play.
report-interval = { $value } ({ $low } – { $high })
report-board =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
report-games =
    { $games ->
        [one] one game
       *[other] { NUMBER($games) } games
    }
report-agrees = as with people
report-differs = not as with people

## What axes and columns are called

report-axis-seat = seat in turn order
report-axis-coins = coins in the end
report-axis-coins-end = coins in the end
report-axis-coins-life = coins a race brought
report-axis-coins-short = coins
report-axis-fair = wins, as a multiple of the fair share
report-axis-share-of-seats = percent of all seats
report-axis-share-of-games = percent of all games
report-axis-share-of-races = percent of all races put in decline
report-axis-share-declining = percent of seats that decline in this round
report-axis-turns-active = turns a race was active
report-axis-round = round
report-axis-luck = final attempts won beyond what the odds promised
report-axis-decisions = decisions in a game, of all seats
report-axis-choices = legal actions to choose from, on average
report-column-board = board
report-column-seat = seat
report-column-coins = coins
report-column-wins = wins
report-column-mean = mean
report-column-tenth = one in ten has less than
report-column-median = half have less than
report-column-ninetieth = nine in ten have less than
report-column-winner = mean of winners
report-column-lives = picked
report-column-lift = wins / fair share
report-column-race = race
report-column-power = power
report-column-combo = combo
report-column-round = round
report-column-rounds = rounds
report-column-turns-active = turns active
report-column-luck = luck
report-column-phase = phase
report-column-decisions = decisions a game
report-column-decisions-a-turn = decisions a turn
report-column-choices-mean = actions, mean
report-column-choices-most = actions, most

## Phases, as short as an axis needs it

report-phase-start = start
report-phase-conquest = conquest
report-phase-redeployment = redeployment
report-phase-after_scoring = after scoring
report-phase-refuge = refuge

## Beside people

report-human-title = Do bots play as people do?
report-human-lead = Some things are known of games between people. In { $same } of { $facts } of them these bots come out alike.
report-human-scores = Two players end with about { $low } to { $high } coins.
report-human-scores-bots =
    { $lower ->
        [lower] Eight of ten bots end with { $low } to { $high } coins, on average { $mean }: less than people. With two seats a coin the other loses is worth as much as a coin won, and they play like it. { $share } lie in people’s range.
        [higher] Eight of ten bots end with { $low } to { $high } coins, on average { $mean }: more than people. { $share } lie in people’s range.
       *[same] Eight of ten bots end with { $low } to { $high } coins, on average { $mean }. { $share } lie in people’s range.
    }
report-human-races =
    With { $seats } seats most winners used { $races ->
        [one] one race.
       *[other] { $races } races.
    }
report-human-races-bots =
    { $agrees ->
        [yes] So did { $share } of the winning bots.
       *[no] { $expected_share } of the winning bots did, but { $share } used { $races ->
            [one] a single race.
           *[other] { $races } races.
        }
    }
report-human-rank = { $rank } with { $seats } seats
report-human-weak = { $race } are the weak race.
report-human-weak-bots =
    { $agrees ->
        [yes] They are near the end of the { $races } races here, too. Rank by coins: { $ranks }.
       *[no] Bots get more out of them. Rank by coins among { $races } races: { $ranks }.
    }
report-human-wins = { $race } are frequent among winners.
report-human-wins-bots =
    { $agrees ->
        [yes] { $share } of winning bots used { $race }. Rank among what winners used: { $ranks }.
       *[no] Only { $share } of winning bots used { $race }. Rank among what winners used: { $ranks }.
    }

## Whole games

report-seats-title = Does it help to begin?
report-seats-first =
    { $ahead ->
        [more] With { $seats } seats who begins wins { $share } of the games, more than the fair share of { $fair }.
        [less] With { $seats } seats who begins wins { $share } of the games, less than the fair share of { $fair }.
       *[same] With { $seats } seats who begins wins { $share } of the games, which is hard to tell from the fair share of { $fair }.
    }
report-seats-note = All seats are played by equal bots, or by different ones that move on by a seat from game to game.
report-scores-title = How many coins in the end?
report-scores-board = With { $seats } seats a seat ends with { $mean } coins on average; eight of ten end with { $low } to { $high }.
report-scores-note = The shaded range, { $low } to { $high } coins, is where two people usually end.
report-length-title = How long is a game?
report-length-note = Rounds are fixed by the board; what differs is how often somebody has to decide. Every action counts: each conquest, each region that gets tokens.
report-choices-title = Among how many actions does one choose?
report-choices-note = The branching factor by phase: every legal action counts, so each number of tokens for each region is one.
report-luck-title = How much does the die decide?
report-luck-note = Luck is the number of final attempts that succeeded, less the number the odds promised.
report-luck-board = With { $seats } seats luck and winning are correlated by { $correlation }.

## Races

report-lifetimes-title = How long does a race live?
report-lifetimes-board = With { $seats } seats a race is active for { $mean } turns before it is put in decline.
report-lifetimes-note = Races that were still active in the end do not count: the game cut them short.
report-declines-title = When do races go into decline?
report-declines-board = With { $seats } seats most decline in round { $round }: { $share } of all seats.
report-races-title = What does each race bring?
report-races-note = { $best } bring most, { $worst } least, by the mean of their ranks on all boards. The coins are those a race brought while it was active and in decline, whatever was paid for it; a race picked late has less time to earn them.
report-powers-title = What does each power bring?
report-powers-note = { $best } bring most, { $worst } least, by the mean of their ranks on all boards.
report-combos-title = Which combos bring most and least?
report-combos-note = The first { $shown } and the last { $shown } of those that were picked often enough to compare.
report-combos-board = With { $seats } seats { $best } bring most and { $worst } least.
report-combos-too-few = No combo was picked often enough to compare. Play more games.
