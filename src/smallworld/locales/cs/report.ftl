### The report of a simulation: what happened in many games between bots.
###
### Numbers with a fraction, shares and intervals come written as the language writes them;
### counts come as numbers.

report-title = Mnoho malých světů
report-intro =
    { $games ->
        [one] Co se stalo v jedné hře mezi boty:
        [few] Co se stalo ve hrách mezi boty (celkem { NUMBER($games) }):
       *[other] Co se stalo ve hrách mezi boty (celkem { NUMBER($games) }):
    } kdo vyhrál ze kterého místa, jak dlouho žily národy a co přinesl každý národ, schopnost a kombinace.
report-made = Vytvořil smallworld { $version } ({ $build ->
        [compiled] zkompilovaný
       *[source] čistý Python
    }). Tytéž hry znovu:
report-contents = Obsah
report-numbers = Čísla jako tabulka
report-footer = Intervaly jsou 95 % intervaly spolehlivosti: říkají, kolik náhody v tolika hrách zbývá, ne jak by hráli lidé.
report-interval = { $value } ({ $low } – { $high })
report-board =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }
report-games =
    { $games ->
        [one] jedna hra
        [few] { NUMBER($games) } hry
       *[other] { NUMBER($games) } her
    }
report-agrees = jako u lidí
report-differs = jinak než u lidí

## What axes and columns are called

report-axis-seat = místo v pořadí tahů
report-axis-coins = mince na konci
report-axis-coins-end = mince na konci
report-axis-coins-life = mince, které národ přinesl
report-axis-coins-short = mince
report-axis-fair = výhry jako násobek rovného podílu
report-axis-share-of-seats = procent všech hráčů
report-axis-share-of-games = procent všech her
report-axis-share-of-races = procent všech národů, které přešly do Úpadku
report-axis-share-declining = procent hráčů, kteří v tomto kole přecházejí do Úpadku
report-axis-turns-active = tahy, po které byl národ aktivní
report-axis-round = kolo
report-axis-luck = zdařené poslední pokusy proti očekávání
report-axis-decisions = rozhodnutí ve hře, všech hráčů
report-axis-choices = přípustné akce na výběr, průměrně
report-column-board = mapa
report-column-seat = místo
report-column-coins = mince
report-column-wins = výhry
report-column-mean = průměr
report-column-tenth = desetina má méně než
report-column-median = polovina má méně než
report-column-ninetieth = devět z deseti má méně než
report-column-winner = průměr vítězů
report-column-lives = výběry
report-column-lift = výhry / rovný podíl
report-column-race = národ
report-column-power = schopnost
report-column-combo = kombinace
report-column-round = kolo
report-column-rounds = kola
report-column-turns-active = aktivní tahy
report-column-luck = štěstí
report-column-phase = fáze
report-column-decisions = rozhodnutí za hru
report-column-decisions-a-turn = rozhodnutí za tah
report-column-choices-mean = akce, průměr
report-column-choices-most = akce, nejvíc

## Phases, as short as an axis needs it

report-phase-start = začátek
report-phase-conquest = dobývání
report-phase-redeployment = přeskupení
report-phase-after_scoring = po příjmu
report-phase-refuge = vytlačené Žetony

## Beside people

report-human-title = Hrají boti jako lidé?
report-human-lead = O hrách mezi lidmi se něco ví. Tito boti se s tím shodují v tolika bodech: { $same } z { $facts }.
report-human-scores = Dva hráči končí asi s { $low } až { $high } mincemi.
report-human-scores-bots =
    { $lower ->
        [lower] Osm z deseti botů končí s { $low } až { $high } mincemi, průměrně { $mean }: méně než lidé. Ve dvou hráčích má mince, o kterou druhý přijde, stejnou cenu jako mince získaná, a podle toho hrají. V rozmezí lidí jich leží { $share }.
        [higher] Osm z deseti botů končí s { $low } až { $high } mincemi, průměrně { $mean }: víc než lidé. V rozmezí lidí jich leží { $share }.
       *[same] Osm z deseti botů končí s { $low } až { $high } mincemi, průměrně { $mean }. V rozmezí lidí jich leží { $share }.
    }
report-human-races =
    { $seats ->
        [one] Při { $seats } hráči
        [few] Při { $seats } hráčích
       *[other] Při { $seats } hráčích
    } většina vítězů vystřídala { $races ->
        [one] jeden národ.
        [few] { $races } národy.
       *[other] { $races } národů.
    }
report-human-races-bots =
    { $agrees ->
        [yes] Stejně tak { $share } vítězných botů.
       *[no] U vítězných botů to platí pro { $expected_share }, ale { $share } jich vystřídalo { $races ->
            [one] jediný národ.
            [few] { $races } národy.
           *[other] { $races } národů.
        }
    }
report-human-rank = { $rank } (hráči: { $seats })
report-human-weak = { $race }: prý nejslabší národ.
report-human-weak-bots =
    { $agrees ->
        [yes] I tady jsou ke konci pořadí (národů je { $races }). Pořadí podle mincí: { $ranks }.
       *[no] Boti z nich dostanou víc. Pořadí podle mincí (národů je { $races }): { $ranks }.
    }
report-human-wins = { $race }: mezi vítězi častý národ.
report-human-wins-bots =
    { $agrees ->
        [yes] { $race }: použilo je { $share } vítězných botů. Pořadí mezi tím, co použili vítězové: { $ranks }.
       *[no] { $race }: použilo je jen { $share } vítězných botů. Pořadí mezi tím, co použili vítězové: { $ranks }.
    }

## Whole games

report-seats-title = Je výhodné začínat?
report-seats-first =
    { $ahead ->
        [more] Hráči: { $seats }. Kdo začíná, vyhraje { $share } her, víc než rovný podíl { $fair }.
        [less] Hráči: { $seats }. Kdo začíná, vyhraje { $share } her, méně než rovný podíl { $fair }.
       *[same] Hráči: { $seats }. Kdo začíná, vyhraje { $share } her, bez zřetelného rozdílu od rovného podílu { $fair }.
    }
report-seats-note = Na všech místech hrají stejní boti, nebo různí, kteří se hru od hry o místo posouvají.
report-scores-title = Kolik mincí na konci?
report-scores-board = Hráči: { $seats }. Každý končí průměrně s { $mean } mincemi; osm z deseti mezi { $low } a { $high }.
report-scores-note = Stínované rozmezí, { $low } až { $high } mincí, je tam, kde obvykle končí dva lidé.
report-length-title = Jak dlouhá je hra?
report-length-note = Počet kol určuje mapa; liší se, jak často musí někdo rozhodnout. Počítá se každá akce: každé dobytí, každý Region, který dostane Žetony.
report-choices-title = Z kolika akcí se vybírá?
report-choices-note = Faktor větvení podle fází: počítá se každá přípustná akce, takže i každý počet Žetonů pro každý Region.
report-luck-title = Kolik rozhodne kostka?
report-luck-note = Štěstí je počet zdařených posledních pokusů bez počtu, který slibovala pravděpodobnost.
report-luck-board = Hráči: { $seats }. Štěstí a výhra mají korelaci { $correlation }.

## Races

report-lifetimes-title = Jak dlouho zůstává národ aktivní?
report-lifetimes-board = Hráči: { $seats }. Než přejde do Úpadku, je národ aktivní průměrně tolik tahů: { $mean }.
report-lifetimes-note = Národy, které byly na konci ještě aktivní, se nepočítají: přerušil je konec hry.
report-declines-title = Kdy národy přecházejí do Úpadku?
report-declines-board = Hráči: { $seats }. Nejčastěji se do Úpadku přechází v kole { $round }: { $share } všech hráčů.
report-races-title = Co který národ přináší?
report-races-note = Nejvíc přinášejí { $best }, nejméně { $worst }, podle průměru jejich pořadí na všech mapách. Počítají se mince, které národ přinesl aktivní i v Úpadku, bez ohledu na to, kolik stál; pozdě vybraný národ má na ně méně času.
report-powers-title = Co která schopnost přináší?
report-powers-note = Nejvíc přinášejí { $best }, nejméně { $worst }, podle průměru jejich pořadí na všech mapách.
report-combos-title = Které kombinace přinášejí nejvíc a nejméně?
report-combos-note = Prvních { $shown } a posledních { $shown } z kombinací, které byly vybrány dost často na srovnání.
report-combos-board = Hráči: { $seats }. Nejvíc přinášejí { $best }, nejméně { $worst }.
report-combos-too-few = Žádná kombinace nebyla vybrána dost často na srovnání. Odehrajte víc her.
