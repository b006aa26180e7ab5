### Balance: whether a race or a power of one's own is fair, told on the terminal, in a report and on
### the page.
###
### Numbers with a fraction and intervals come written as the language writes them; counts come as
### numbers. $kind is race or power. “Situation”: a moment of a game in which a seat takes a combo.

balance-title = Vyváženost: { $name }
# $verdict: too_weak, weak, fair, strong, too_strong
balance-verdict =
    { $verdict ->
        [too_weak] Příliš slabé
        [weak] Spíše slabé
        [strong] Spíše silné
        [too_strong] Příliš silné
       *[fair] Vyvážené
    } { $tokens ->
        [one] s { $tokens } Žetonem.
        [few] se { $tokens } Žetony.
        [6] se { $tokens } Žetony.
        [7] se { $tokens } Žetony.
       *[other] s { $tokens } Žetony.
    }
balance-coins = Mince, které za svůj život přinese: { $coins }; za tah: { $turn }.
balance-lead =
    { $kind ->
        [power] O tolik mincí má hráč na konci větší náskok než s průměrnou oficiální schopností
       *[race] O tolik mincí má hráč na konci větší náskok než s průměrným oficiálním národem
    }: { $lead }.
balance-lift =
    { $kind ->
        [power] O tolik her ze sta vyhraje hráč víc než s průměrnou oficiální schopností
       *[race] O tolik her ze sta vyhraje hráč víc než s průměrným oficiálním národem
    }: { $lift }.
# $case: same, either, other, none, unknown
balance-fair =
    { $case ->
        [same] Tento počet Žetonů je nejvyváženější ({ $exact }).
        [either] Počty Žetonů, které by to mohly vyvážit: { $choice } ({ $exact }, ať hraje kdokoli).
        [none] Žádný povolený počet Žetonů by to nevyvážil ({ $exact }).
        [unknown] Z tak mála her nelze říct, jaký počet Žetonů by byl vyvážený.
       *[other] { $tokens ->
            [one] Vyvážené by to bylo s { $tokens } Žetonem ({ $exact }).
            [few] Vyvážené by to bylo se { $tokens } Žetony ({ $exact }).
            [6] Vyvážené by to bylo se { $tokens } Žetony ({ $exact }).
            [7] Vyvážené by to bylo se { $tokens } Žetony ({ $exact }).
           *[other] Vyvážené by to bylo s { $tokens } Žetony ({ $exact }).
        }
    }
# $keys are keys of the pack file, or “code”.
balance-unseen = Boti možná plně nevyužijí { $keys }, takže to může být silnější, než čísla říkají.
    .advice = Zkuste to s --bots planner, nebo si zahrajte.
balance-few_games = Na jistý závěr je her málo: náskok může ležet kdekoli v uvedeném rozmezí. Víc her zahrajete s --games.
balance-best = Nejlepší spojení: { $partners }.
balance-worst = Nejhorší spojení: { $partners }.
balance-made = Situace: { NUMBER($games) }, zkoušené počty Žetonů: { $tried }. Boti: { $bots }, mapy: { $maps }.
balance-chart =
    { $kind ->
        [power] Náskok v mincích na konci ve srovnání s průměrnou oficiální schopností
       *[race] Náskok v mincích na konci ve srovnání s průměrným oficiálním národem
    }

## Columns

balance-column-tile = název
balance-column-tokens = Žetony
balance-column-games = situace
balance-column-coins = mince za život
balance-column-turn = mince za tah
balance-column-lead = větší náskok v mincích
balance-column-lift = výhry navíc ze 100
