### Balance: whether a custom race or power is balanced, shown on the terminal, in a report and on
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
       *[fair] Balanced
    } with { $tokens ->
        [one] { $tokens } token.
       *[other] { $tokens } tokens.
    }
balance-coins = Coins earned over its life: { $coins }; per turn: { $turn }.
balance-lead =
    { $kind ->
        [power] Extra lead at the end in coins, compared with the average official power
       *[race] Extra lead at the end in coins, compared with the average official race
    }: { $lead }.
balance-lift =
    { $kind ->
        [power] Extra wins per 100 games, compared with the average official power
       *[race] Extra wins per 100 games, compared with the average official race
    }: { $lift }.
# $case: same, either, other, none, unknown
balance-fair =
    { $case ->
        [same] This token count is the most balanced ({ $exact }).
        [either] Token counts that could balance it: { $choice } ({ $exact }, depending on who plays).
        [none] No allowed token count would balance it ({ $exact }).
        [unknown] Too few games to tell which token count would balance it.
       *[other] { $tokens ->
            [one] { $tokens } token would balance it ({ $exact }).
           *[other] { $tokens } tokens would balance it ({ $exact }).
        }
    }
# $keys are keys of the pack file, or “code”.
balance-unseen = Bots may not make full use of { $keys }, so it could be stronger than the figures say.
    .advice = Try it with --bots planner, or play.
# A warning.
balance-few_games = Too few games for a sure verdict: the lead may lie anywhere in its interval. Play more of them with --games.
balance-best = Best with: { $partners }.
balance-worst = Worst with: { $partners }.
balance-made =
    { $games ->
        [one] 1 situation
       *[other] { NUMBER($games) } situations
    }, each played with { $tried ->
        [one] 1 token count
       *[other] { $tried } token counts
    } by { $bots } on { $maps }.
balance-chart =
    { $kind ->
        [power] Coins ahead at the end, compared with the average official power
       *[race] Coins ahead at the end, compared with the average official race
    }

## Columns

balance-column-tile = name
balance-column-tokens = tokens
balance-column-games = situations
balance-column-coins = coins over its life
balance-column-turn = coins per turn
balance-column-lead = extra coins ahead
balance-column-lift = extra wins per 100
