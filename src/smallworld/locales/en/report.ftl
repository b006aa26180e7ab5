### The report of a simulation: what happened in many games between bots.
###
### Numbers with a fraction, shares and intervals come written as the language writes them;
### counts come as numbers.

report-title = Many small worlds
report-intro =
    { $games ->
        [one] What happened in one game between bots:
       *[other] What happened in { NUMBER($games) } games between bots:
    } who won from which seat, how long races lasted, and what every race, power and combo earned.
report-made = Made with smallworld { $version } ({ $build ->
        [compiled] compiled
       *[source] pure Python
    }). To play the same games again:
report-contents = Contents
report-numbers = The numbers as a table
report-footer = Intervals are 95% confidence intervals: they show how much chance is left in this many games, not how people would play.
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
report-agrees = same as people
report-differs = different from people

## What axes and columns are called

report-axis-seat = seat in turn order
report-axis-coins = coins at the end
report-axis-coins-end = coins at the end
report-axis-coins-life = coins a race earned
report-axis-coins-short = coins
report-axis-fair = wins, as a multiple of the equal share
report-axis-share-of-seats = percent of all seats
report-axis-share-of-games = percent of all games
report-axis-share-of-races = percent of all races that went into decline
report-axis-share-declining = percent of seats that go into decline in this round
report-axis-turns-active = turns a race was active
report-axis-round = round
report-axis-luck = final attempts won, compared with the odds
report-axis-decisions = decisions per game, all seats
report-axis-choices = legal actions to choose from, on average
report-column-board = board
report-column-seat = seat
report-column-coins = coins
report-column-wins = wins
report-column-mean = mean
report-column-tenth = one in ten has less than
report-column-median = half have less than
report-column-ninetieth = nine in ten have less than
report-column-winner = winners’ mean
report-column-lives = picked
report-column-lift = wins / equal share
report-column-race = race
report-column-power = power
report-column-combo = combo
report-column-round = round
report-column-rounds = rounds
report-column-turns-active = turns active
report-column-luck = luck
report-column-phase = phase
report-column-decisions = decisions per game
report-column-decisions-a-turn = decisions per turn
report-column-choices-mean = actions, mean
report-column-choices-most = actions, most

## Phases, as short as an axis needs it

report-phase-start = start
report-phase-conquest = conquest
report-phase-redeployment = redeployment
report-phase-after_scoring = after scoring
report-phase-refuge = refuge

## Beside people

report-human-title = Do bots play like people?
report-human-lead = Some facts are known about games between people. In { $same } of { $facts } of them, these bots get the same result.
report-human-scores = Two players end with about { $low } to { $high } coins.
report-human-scores-bots =
    { $lower ->
        [lower] Eight of ten bots end with { $low } to { $high } coins, on average { $mean }: fewer than people. With two seats, a coin your opponent loses is worth as much as a coin you win, and bots play that way. { $share } are in people’s range.
        [higher] Eight of ten bots end with { $low } to { $high } coins, on average { $mean }: more than people. { $share } are in people’s range.
       *[same] Eight of ten bots end with { $low } to { $high } coins, on average { $mean }. { $share } are in people’s range.
    }
report-human-races =
    With { $seats } seats, most winners used { $races ->
        [one] one race.
       *[other] { $races } races.
    }
report-human-races-bots =
    { $agrees ->
        [yes] So did { $share } of the winning bots.
       *[no] { $expected_share } of the winning bots did, but { $share } used { $races ->
            [one] just one race.
           *[other] { $races } races.
        }
    }
report-human-rank = { $rank } with { $seats } seats
report-human-weak = { $race } are considered the weakest race.
report-human-weak-bots =
    { $agrees ->
        [yes] They are near the bottom of the { $races } races here, too. Rank by coins: { $ranks }.
       *[no] Bots get more out of them. Rank by coins among { $races } races: { $ranks }.
    }
report-human-wins = Winners often use { $race }.
report-human-wins-bots =
    { $agrees ->
        [yes] { $share } of winning bots used { $race }. Rank among what winners used: { $ranks }.
       *[no] Only { $share } of winning bots used { $race }. Rank among what winners used: { $ranks }.
    }

## Whole games

report-seats-title = Does going first help?
report-seats-first =
    { $ahead ->
        [more] With { $seats } seats, the first player wins { $share } of the games, more than the equal share of { $fair }.
        [less] With { $seats } seats, the first player wins { $share } of the games, less than the equal share of { $fair }.
       *[same] With { $seats } seats, the first player wins { $share } of the games, no clear difference from the equal share of { $fair }.
    }
report-seats-note = All seats are played by equal bots, or by different ones that move on one seat after each game.
report-scores-title = How many coins at the end?
report-scores-board = With { $seats } seats, a player ends with { $mean } coins on average; eight of ten end with { $low } to { $high }.
report-scores-note = The shaded range, { $low } to { $high } coins, is where two people usually end.
report-length-title = How long is a game?
report-length-note = The board fixes the number of rounds; what varies is how often someone has to decide. Every action counts: each conquest, each region that gets tokens.
report-choices-title = How many actions are there to choose from?
report-choices-note = The branching factor by phase. Every legal action counts, so each number of tokens for each region is one.
report-luck-title = How much does the die decide?
report-luck-note = Luck is how many final attempts succeeded, minus how many the odds predicted.
report-luck-board = With { $seats } seats, the correlation between luck and winning is { $correlation }.

## Races

report-lifetimes-title = How long does a race stay active?
report-lifetimes-board = With { $seats } seats, a race is active for { $mean } turns before it goes into decline.
report-lifetimes-note = Races still active at the end don’t count: the game cut them short.
report-declines-title = When do races go into decline?
report-declines-board = With { $seats } seats, most races go into decline in round { $round }: { $share } of all seats.
report-races-title = What does each race earn?
report-races-note = { $best } earn the most and { $worst } the least, by their average rank on all boards. The coins are what a race earned while active and in decline, no matter what was paid for it; a race picked late has less time to earn.
report-powers-title = What does each power earn?
report-powers-note = { $best } earns the most and { $worst } the least, by their average rank on all boards.
report-combos-title = Which combos earn the most and the least?
report-combos-note = The first { $shown } and the last { $shown } of the combos picked often enough to compare.
report-combos-board = With { $seats } seats, { $best } earn the most and { $worst } the least.
report-combos-too-few = No combo was picked often enough to compare. Play more games.
