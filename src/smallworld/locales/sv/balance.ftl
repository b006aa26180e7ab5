### Balance: whether a race or a power of one's own is fair, told on the terminal, in a report and on
### the page.
###
### Numbers with a fraction and intervals come written as the language writes them; counts come as
### numbers. $kind is race or power. “Situation”: a moment of a game in which a seat takes a combo.

balance-title = Balans: { $name }
# $verdict: too_weak, weak, fair, strong, too_strong
balance-verdict =
    { $verdict ->
        [too_weak] För svag
        [weak] Ganska svag
        [strong] Ganska stark
        [too_strong] För stark
       *[fair] Balanserad
    } { $tokens ->
        [one] med { $tokens } bricka.
       *[other] med { $tokens } brickor.
    }
balance-coins = Vinstmynt den ger under sin livstid: { $coins }; per tur: { $turn }.
balance-lead =
    { $kind ->
        [power] Extra försprång i slutet i Vinstmynt, jämfört med en genomsnittlig officiell Specialförmåga
       *[race] Extra försprång i slutet i Vinstmynt, jämfört med ett genomsnittligt officiellt folkslag
    }: { $lead }.
balance-lift =
    { $kind ->
        [power] Extra vinster per 100 partier, jämfört med en genomsnittlig officiell Specialförmåga
       *[race] Extra vinster per 100 partier, jämfört med ett genomsnittligt officiellt folkslag
    }: { $lift }.
# $case: same, either, other, none, unknown
balance-fair =
    { $case ->
        [same] Detta antal brickor ger bäst balans ({ $exact }).
        [either] Antal brickor som kan ge balans: { $choice } ({ $exact }, vem som än spelar).
        [none] Inget tillåtet antal brickor skulle göra den balanserad ({ $exact }).
        [unknown] För få partier för att visa hur många brickor som skulle ge balans.
       *[other] { $tokens ->
            [one] Med { $tokens } bricka vore den balanserad ({ $exact }).
           *[other] Med { $tokens } brickor vore den balanserad ({ $exact }).
        }
    }
# $keys are keys of the pack file, or “code”.
balance-unseen = Bottar utnyttjar kanske inte { $keys } fullt ut, så den kan vara starkare än siffrorna visar.
    .advice = Prova med --bots planner, eller spela.
balance-few_games = För få partier för ett säkert omdöme: försprånget kan ligga var som helst i intervallet. Spela fler med --games.
balance-best = Bäst tillsammans med: { $partners }.
balance-worst = Sämst tillsammans med: { $partners }.
balance-made = Situationer: { NUMBER($games) }, var och en spelad med så många olika antal brickor: { $tried }. Spelat av { $bots } på { $maps }.
balance-chart =
    { $kind ->
        [power] Vinstmynt före i slutet, jämfört med en genomsnittlig officiell Specialförmåga
       *[race] Vinstmynt före i slutet, jämfört med ett genomsnittligt officiellt folkslag
    }

## Columns

balance-column-tile = namn
balance-column-tokens = brickor
balance-column-games = situationer
balance-column-coins = Vinstmynt under livstiden
balance-column-turn = Vinstmynt per tur
balance-column-lead = extra försprång
balance-column-lift = extra vinster per 100
