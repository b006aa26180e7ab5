### Balance: whether a race or a power of one's own is fair, told on the terminal, in a report and on
### the page.
###
### Numbers with a fraction and intervals come written as the language writes them; counts come as
### numbers. $kind is race or power. “Situation”: a moment of a game in which a seat takes a combo.

balance-title = Balance: { $name }
# $verdict: too_weak, weak, fair, strong, too_strong
balance-verdict =
    { $verdict ->
        [too_weak] Too weak
        [weak] Rather weak
        [strong] Rather strong
        [too_strong] Too strong
       *[fair] Fair
    } with { $tokens ->
        [one] { $tokens } token.
       *[other] { $tokens } tokens.
    }
balance-coins = Coins it brings in its life: { $coins }; in a turn: { $turn }.
balance-lead =
    { $kind ->
        [power] Coins by which its owner is further ahead in the end than with the mean official power
       *[race] Coins by which its owner is further ahead in the end than with the mean official race
    }: { $lead }.
balance-lift =
    { $kind ->
        [power] Of a hundred games its owner wins so many more than with the mean official power
       *[race] Of a hundred games its owner wins so many more than with the mean official race
    }: { $lift }.
# $case: same, other, none, unknown
balance-fair =
    { $case ->
        [same] This number of tokens is the fairest ({ $exact }).
        [none] No number of tokens that is allowed would make it fair ({ $exact }).
        [unknown] How many tokens would be fair cannot be told from so few games.
       *[other] { $tokens ->
            [one] With { $tokens } token it would be fair ({ $exact }).
           *[other] With { $tokens } tokens it would be fair ({ $exact }).
        }
    }
balance-best = Best with: { $partners }.
balance-worst = Worst with: { $partners }.
balance-made =
    { $games ->
        [one] One situation
       *[other] { NUMBER($games) } situations
    }, each played with { $tried ->
        [one] one token number
       *[other] { $tried } token numbers
    } by { $bots } on { $maps }.
balance-chart =
    { $kind ->
        [power] Coins ahead in the end, compared with the mean official power
       *[race] Coins ahead in the end, compared with the mean official race
    }

## Columns

balance-column-tile = name
balance-column-tokens = tokens
balance-column-games = situations
balance-column-coins = coins in its life
balance-column-turn = coins a turn
balance-column-lead = coins further ahead
balance-column-lift = more wins of 100
