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
       *[fair] Reilu
    } { $tokens } merkillä.
balance-coins = Voittopisteet, jotka se tuo elinaikanaan: { $coins }; vuoroa kohden: { $turn }.
balance-lead =
    { $kind ->
        [power] Omistajan etumatka kasvaa lopussa keskimääräiseen viralliseen erityiskykyyn verrattuna näin monta voittopistettä
       *[race] Omistajan etumatka kasvaa lopussa keskimääräiseen viralliseen rotuun verrattuna näin monta voittopistettä
    }: { $lead }.
balance-lift =
    { $kind ->
        [power] Omistaja voittaa sadasta pelistä näin monta enemmän kuin keskimääräisellä virallisella erityiskyvyllä
       *[race] Omistaja voittaa sadasta pelistä näin monta enemmän kuin keskimääräisellä virallisella rodulla
    }: { $lift }.
# $case: same, other, none, unknown
balance-fair =
    { $case ->
        [same] Tämä merkkimäärä on reiluin ({ $exact }).
        [none] Mikään sallittu merkkimäärä ei tekisi siitä reilua ({ $exact }).
        [unknown] Näin harvasta pelistä ei selviä, mikä merkkimäärä olisi reilu.
       *[other] { $tokens } merkillä se olisi reilu ({ $exact }).
    }
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
balance-column-lead = pisteitä enemmän edellä
balance-column-lift = voittoja lisää sadasta
