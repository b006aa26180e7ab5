### Balance: whether a race or a power of one's own is fair, told on the terminal, in a report and on
### the page.
###
### Numbers with a fraction and intervals come written as the language writes them; counts come as
### numbers. $kind is race or power. “Situation”: a moment of a game in which a seat takes a combo.

balance-title = Balance: { $name }
# $verdict: too_weak, weak, fair, strong, too_strong
balance-verdict =
    { $verdict ->
        [too_weak] For svag
        [weak] Ret svag
        [strong] Ret stærk
        [too_strong] For stærk
       *[fair] I balance
    } { $tokens ->
        [one] med { $tokens } Trop.
       *[other] med { $tokens } Tropper.
    }
balance-coins = Mønter, den giver i sin levetid: { $coins }; pr. tur: { $turn }.
balance-lead =
    { $kind ->
        [power] Ekstra forspring til sidst i mønter, sammenlignet med en gennemsnitlig officiel Specialevne
       *[race] Ekstra forspring til sidst i mønter, sammenlignet med en gennemsnitlig officiel Race
    }: { $lead }.
balance-lift =
    { $kind ->
        [power] Ekstra sejre pr. 100 spil, sammenlignet med en gennemsnitlig officiel Specialevne
       *[race] Ekstra sejre pr. 100 spil, sammenlignet med en gennemsnitlig officiel Race
    }: { $lift }.
# $case: same, either, other, none, unknown
balance-fair =
    { $case ->
        [same] Dette antal Tropper giver den bedste balance ({ $exact }).
        [either] Antal Tropper, der kan give balance: { $choice } ({ $exact }, uanset hvem der spiller).
        [none] Intet tilladt antal Tropper ville bringe den i balance ({ $exact }).
        [unknown] For få spil til at vise, hvor mange Tropper der ville give balance.
       *[other] { $tokens ->
            [one] Med { $tokens } Trop ville den være i balance ({ $exact }).
           *[other] Med { $tokens } Tropper ville den være i balance ({ $exact }).
        }
    }
# $keys are keys of the pack file, or “code”.
balance-unseen = Botter udnytter måske ikke { $keys } fuldt ud, så den kan være stærkere, end tallene viser.
    .advice = Prøv med --bots planner, eller spil.
balance-few_games = For få spil til en sikker dom: Forspringet kan ligge hvor som helst i intervallet. Spil flere med --games.
balance-best = Bedst sammen med: { $partners }.
balance-worst = Dårligst sammen med: { $partners }.
balance-made = Situationer: { NUMBER($games) }, hver spillet med så mange forskellige antal Tropper: { $tried }. Spillet af { $bots } på { $maps }.
balance-chart =
    { $kind ->
        [power] Mønter foran til sidst, sammenlignet med en gennemsnitlig officiel Specialevne
       *[race] Mønter foran til sidst, sammenlignet med en gennemsnitlig officiel Race
    }

## Columns

balance-column-tile = navn
balance-column-tokens = Tropper
balance-column-games = situationer
balance-column-coins = mønter i levetiden
balance-column-turn = mønter pr. tur
balance-column-lead = ekstra forspring
balance-column-lift = ekstra sejre pr. 100
