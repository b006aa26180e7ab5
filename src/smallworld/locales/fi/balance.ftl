### Balance: whether a race or a power of one's own is fair, told on the terminal, in a report and on
### the page.
###
### Numbers with a fraction and intervals come written as the language writes them; counts come as
### numbers. $kind is race or power. “Situation”: a moment of a game in which a seat takes a combo.

balance-title = Tasapaino: { $name }
# $verdict: too_weak, weak, fair, strong, too_strong
balance-verdict =
    { $verdict ->
        [too_weak] Liian heikko
        [weak] Melko heikko
        [strong] Melko vahva
        [too_strong] Liian vahva
       *[fair] Tasapainossa
    } { $tokens } merkillä.
balance-coins = Voittopisteitä koko elinaikana: { $coins }; vuoroa kohden: { $turn }.
balance-lead =
    { $kind ->
        [power] Lisäetumatka lopussa voittopisteinä, verrattuna keskimääräiseen viralliseen erityiskykyyn
       *[race] Lisäetumatka lopussa voittopisteinä, verrattuna keskimääräiseen viralliseen rotuun
    }: { $lead }.
balance-lift =
    { $kind ->
        [power] Lisävoittoja sadassa pelissä, verrattuna keskimääräiseen viralliseen erityiskykyyn
       *[race] Lisävoittoja sadassa pelissä, verrattuna keskimääräiseen viralliseen rotuun
    }: { $lift }.
# $case: same, either, other, none, unknown
balance-fair =
    { $case ->
        [same] Tämä merkkimäärä on lähimpänä tasapainoa ({ $exact }).
        [either] Merkkimäärät, jotka voisivat saada sen tasapainoon: { $choice } ({ $exact }, pelasi kuka tahansa).
        [none] Mikään sallittu merkkimäärä ei saisi sitä tasapainoon ({ $exact }).
        [unknown] Pelejä on liian vähän: ei selviä, mikä merkkimäärä saisi sen tasapainoon.
       *[other] { $tokens } merkillä se olisi tasapainossa ({ $exact }).
    }
# $keys are keys of the pack file, or “code”.
balance-unseen = Botit eivät ehkä osaa käyttää täysin hyväkseen: { $keys }. Se voi siis olla lukuja vahvempi.
    .advice = Kokeile valitsimella --bots planner tai pelaa.
balance-few_games = Pelejä on liian vähän varmaan arvioon: etumatka voi olla missä tahansa kohdassa väliä. Pelaa enemmän valitsimella --games.
balance-best = Parhaat parit: { $partners }.
balance-worst = Huonoimmat parit: { $partners }.
balance-made = Tilanteita: { NUMBER($games) }, kussakin kokeiltuja merkkimääriä: { $tried }. Pelaaja: { $bots }, kartat: { $maps }.
balance-chart =
    { $kind ->
        [power] Voittopisteitä edellä lopussa, verrattuna keskimääräiseen viralliseen erityiskykyyn
       *[race] Voittopisteitä edellä lopussa, verrattuna keskimääräiseen viralliseen rotuun
    }

## Columns

balance-column-tile = nimi
balance-column-tokens = merkit
balance-column-games = tilanteet
balance-column-coins = pisteitä elinaikana
balance-column-turn = pisteitä vuorolla
balance-column-lead = lisäetumatka
balance-column-lift = voittoja lisää sadasta
