### Balance: whether a race or a power of one's own is fair, told on the terminal, in a report and on
### the page.
###
### Numbers with a fraction and intervals come written as the language writes them; counts come as
### numbers. $kind is race or power. “Situation”: a moment of a game in which a seat takes a combo.

balance-title = Balanse: { $name }
# $verdict: too_weak, weak, fair, strong, too_strong
balance-verdict =
    { $verdict ->
        [too_weak] For svak
        [weak] Ganske svak
        [strong] Ganske sterk
        [too_strong] For sterk
       *[fair] Balansert
    } { $tokens ->
        [one] med { $tokens } tropp.
       *[other] med { $tokens } tropper.
    }
balance-coins = Mynter den gir i sin levetid: { $coins }; per tur: { $turn }.
balance-lead =
    { $kind ->
        [power] Ekstra forsprang til slutt i mynter, sammenlignet med en gjennomsnittlig offisiell spesialevne
       *[race] Ekstra forsprang til slutt i mynter, sammenlignet med en gjennomsnittlig offisiell rase
    }: { $lead }.
balance-lift =
    { $kind ->
        [power] Ekstra seirer per 100 spill, sammenlignet med en gjennomsnittlig offisiell spesialevne
       *[race] Ekstra seirer per 100 spill, sammenlignet med en gjennomsnittlig offisiell rase
    }: { $lift }.
# $case: same, either, other, none, unknown
balance-fair =
    { $case ->
        [same] Dette antallet tropper gir best balanse ({ $exact }).
        [either] Antall tropper som kan gi balanse: { $choice } ({ $exact }, uansett hvem som spiller).
        [none] Ikke noe tillatt antall tropper ville gjøre den balansert ({ $exact }).
        [unknown] For få spill til å vise hvor mange tropper som ville gitt balanse.
       *[other] { $tokens ->
            [one] Med { $tokens } tropp ville den vært balansert ({ $exact }).
           *[other] Med { $tokens } tropper ville den vært balansert ({ $exact }).
        }
    }
# $keys are keys of the pack file, or “code”.
balance-unseen = Boter utnytter kanskje ikke { $keys } fullt ut, så den kan være sterkere enn tallene viser.
    .advice = Prøv med --bots planner, eller spill.
balance-few_games = For få spill til en sikker dom: forspranget kan ligge hvor som helst i intervallet. Spill flere med --games.
balance-best = Best sammen med: { $partners }.
balance-worst = Dårligst sammen med: { $partners }.
balance-made = Situasjoner: { NUMBER($games) }, hver spilt med så mange ulike antall tropper: { $tried }. Spilt av { $bots } på { $maps }.
balance-chart =
    { $kind ->
        [power] Mynter foran til slutt, sammenlignet med en gjennomsnittlig offisiell spesialevne
       *[race] Mynter foran til slutt, sammenlignet med en gjennomsnittlig offisiell rase
    }

## Columns

balance-column-tile = navn
balance-column-tokens = tropper
balance-column-games = situasjoner
balance-column-coins = mynter i levetiden
balance-column-turn = mynter per tur
balance-column-lead = ekstra forsprang
balance-column-lift = ekstra seirer per 100
