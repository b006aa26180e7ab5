### Balance: whether a race or a power of one's own is fair, told on the terminal, in a report and on
### the page.
###
### Numbers with a fraction and intervals come written as the language writes them; counts come as
### numbers. $kind is race or power. “Situation”: a moment of a game in which a seat takes a combo.

balance-title = Jafnvægi: { $name }
# $verdict: too_weak, weak, fair, strong, too_strong
balance-verdict =
    { $verdict ->
        [too_weak] Of veikt
        [weak] Frekar veikt
        [strong] Frekar sterkt
        [too_strong] Of sterkt
       *[fair] Í jafnvægi
    } með { $tokens } tákn.
balance-coins = Skildingar sem það gefur um ævina: { $coins }; í umferð: { $turn }.
balance-lead =
    { $kind ->
        [power] Meira forskot í skildingum í lokin en með meðaleiginleika úr kassanum
       *[race] Meira forskot í skildingum í lokin en með meðalþjóð úr kassanum
    }: { $lead }.
balance-lift =
    { $kind ->
        [power] Fleiri sigrar í hverjum 100 spilum en með meðaleiginleika úr kassanum
       *[race] Fleiri sigrar í hverjum 100 spilum en með meðalþjóð úr kassanum
    }: { $lift }.
# $case: same, either, other, none, unknown
balance-fair =
    { $case ->
        [same] Þessi fjöldi tákna er næst jafnvægi ({ $exact }).
        [either] Fjöldi tákna sem gæti komið því í jafnvægi: { $choice } ({ $exact }, hver sem spilar).
        [none] Enginn leyfilegur fjöldi tákna kæmi því í jafnvægi ({ $exact }).
        [unknown] Of fá spil til að segja hve mörg tákn kæmu því í jafnvægi.
       *[other] Með { $tokens } tákn væri það í jafnvægi ({ $exact }).
    }
# $keys are keys of the pack file, or “code”.
balance-unseen = Vélmenni nýta { $keys } ef til vill ekki til fulls og því gæti það verið sterkara en tölurnar sýna.
    .advice = Prófaðu með --bots planner eða spilaðu.
balance-few_games = Of fá spil fyrir öruggan dóm: forskotið gæti verið hvar sem er á bilinu. Spilaðu fleiri með --games.
balance-best = Best með: { $partners }.
balance-worst = Verst með: { $partners }.
balance-made = Aðstæður: { NUMBER($games) }; mismunandi fjöldi tákna sem reyndur var: { $tried }. Spilað af { $bots } á { $maps }.
balance-chart =
    { $kind ->
        [power] Skildingar umfram aðra í lokin, miðað við meðaleiginleika úr kassanum
       *[race] Skildingar umfram aðra í lokin, miðað við meðalþjóð úr kassanum
    }

## Columns

balance-column-tile = nafn
balance-column-tokens = tákn
balance-column-games = aðstæður
balance-column-coins = skildingar um ævina
balance-column-turn = skildingar í umferð
balance-column-lead = aukið forskot
balance-column-lift = fleiri sigrar af 100
