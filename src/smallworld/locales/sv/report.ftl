### The report of a simulation: what happened in many games between bots.
###
### Numbers with a fraction, shares and intervals come written as the language writes them;
### counts come as numbers.

report-title = Många små världar
report-intro =
    { $games ->
        [one] Vad som hände i ett parti mellan bottar:
       *[other] Vad som hände i { NUMBER($games) } partier mellan bottar:
    } vem som vann från vilken plats, hur länge folkslag levde och vad varje folkslag, Specialförmåga och kombination gav.
report-made = Gjord med smallworld { $version } ({ $build ->
        [compiled] kompilerad
       *[source] ren Python
    }). Samma partier igen:
report-contents = Innehåll
report-numbers = Siffrorna som tabell
report-footer = Intervallen rymmer sanningen i 95 av 100 sådana mätningar. De visar hur mycket slump som är kvar i så många partier, inte hur människor skulle spela.
report-interval = { $value } ({ $low } – { $high })
report-board =
    { $seats ->
        [one] { $seats } plats
       *[other] { $seats } platser
    }
report-games =
    { $games ->
        [one] ett parti
       *[other] { NUMBER($games) } partier
    }
report-agrees = som hos människor
report-differs = inte som hos människor

## What axes and columns are called

report-axis-seat = plats i turordningen
report-axis-coins = Vinstmynt i slutet
report-axis-coins-end = Vinstmynt i slutet
report-axis-coins-life = Vinstmynt ett folkslag gav
report-axis-coins-short = Vinstmynt
report-axis-fair = vinster, som multipel av en lika andel
report-axis-share-of-seats = procent av alla platser
report-axis-share-of-games = procent av alla partier
report-axis-share-of-races = procent av alla folkslag som gått i Nedgång
report-axis-share-declining = procent av platserna som går i Nedgång i rundan
report-axis-turns-active = turer ett folkslag var aktivt
report-axis-round = runda
report-axis-luck = lyckade sista försök utöver vad oddsen lovade
report-axis-decisions = beslut i ett parti, alla platser
report-axis-choices = tillåtna drag att välja bland, i snitt
report-column-board = karta
report-column-seat = plats
report-column-coins = Vinstmynt
report-column-wins = vinster
report-column-mean = medel
report-column-tenth = en av tio har mindre än
report-column-median = hälften har mindre än
report-column-ninetieth = nio av tio har mindre än
report-column-winner = vinnarnas medel
report-column-lives = valda
report-column-lift = vinster / lika andel
report-column-race = folkslag
report-column-power = Specialförmåga
report-column-combo = kombination
report-column-round = runda
report-column-rounds = rundor
report-column-turns-active = aktiva turer
report-column-luck = tärningstur
report-column-phase = fas
report-column-decisions = beslut per parti
report-column-decisions-a-turn = beslut per tur
report-column-choices-mean = drag, medel
report-column-choices-most = drag, flest

## Phases, as short as an axis needs it

report-phase-start = början
report-phase-conquest = erövring
report-phase-redeployment = omorganisation
report-phase-after_scoring = efter inkomst
report-phase-refuge = tillflykt

## Beside people

report-human-title = Spelar bottar som människor?
report-human-lead = En del är känt om partier mellan människor. I { $same } av { $facts } punkter gör de här bottarna likadant.
report-human-scores = Två spelare slutar på omkring { $low } till { $high } Vinstmynt.
report-human-scores-bots =
    { $lower ->
        [lower] Åtta av tio bottar slutar på { $low } till { $high } Vinstmynt, i snitt { $mean }: mindre än människor. Med två platser är ett Vinstmynt som den andra förlorar lika mycket värt som ett man vinner, och de spelar därefter. { $share } ligger inom människors spann.
        [higher] Åtta av tio bottar slutar på { $low } till { $high } Vinstmynt, i snitt { $mean }: mer än människor. { $share } ligger inom människors spann.
       *[same] Åtta av tio bottar slutar på { $low } till { $high } Vinstmynt, i snitt { $mean }. { $share } ligger inom människors spann.
    }
report-human-races =
    Med { $seats } platser använde de flesta vinnare { $races ->
        [one] ett folkslag.
       *[other] { $races } folkslag.
    }
report-human-races-bots =
    { $agrees ->
        [yes] Det gjorde även { $share } av de vinnande bottarna.
       *[no] Det gjorde { $expected_share } av de vinnande bottarna, men { $share } använde { $races ->
            [one] ett enda folkslag.
           *[other] { $races } folkslag.
        }
    }
report-human-rank = { $rank } med { $seats } platser
report-human-weak = { $race } är det svaga folkslaget.
report-human-weak-bots =
    { $agrees ->
        [yes] De ligger nära slutet av de { $races } folkslagen även här. Rang efter Vinstmynt: { $ranks }.
       *[no] Bottar får ut mer av dem. Rang efter Vinstmynt bland { $races } folkslag: { $ranks }.
    }
report-human-wins = { $race } är vanliga bland vinnare.
report-human-wins-bots =
    { $agrees ->
        [yes] { $share } av de vinnande bottarna använde { $race }. Rang bland det vinnare använde: { $ranks }.
       *[no] Bara { $share } av de vinnande bottarna använde { $race }. Rang bland det vinnare använde: { $ranks }.
    }

## Whole games

report-seats-title = Hjälper det att börja?
report-seats-first =
    { $ahead ->
        [more] Med { $seats } platser vinner den som börjar { $share } av partierna, mer än en lika andel { $fair }.
        [less] Med { $seats } platser vinner den som börjar { $share } av partierna, mindre än en lika andel { $fair }.
       *[same] Med { $seats } platser vinner den som börjar { $share } av partierna, vilket är svårt att skilja från en lika andel { $fair }.
    }
report-seats-note = Alla platser spelas av likadana bottar, eller av olika som flyttar ett steg från parti till parti.
report-scores-title = Hur många Vinstmynt i slutet?
report-scores-board = Med { $seats } platser slutar en plats på { $mean } Vinstmynt i snitt; åtta av tio slutar på { $low } till { $high }.
report-scores-note = Det skuggade spannet, { $low } till { $high } Vinstmynt, är där två människor brukar sluta.
report-length-title = Hur långt är ett parti?
report-length-note = Rundorna bestäms av kartan; det som skiljer är hur ofta någon måste bestämma sig. Varje drag räknas: varje erövring, varje Region som får brickor.
report-choices-title = Bland hur många drag väljer man?
report-choices-note = Förgreningsfaktorn per fas: varje tillåtet drag räknas, så varje antal brickor för varje Region är ett.
report-luck-title = Hur mycket avgör tärningen?
report-luck-note = Tärningstur är antalet sista erövringsförsök som lyckades, minus antalet som oddsen lovade.
report-luck-board = Med { $seats } platser är korrelationen mellan tärningstur och vinst { $correlation }.

## Races

report-lifetimes-title = Hur länge lever ett folkslag?
report-lifetimes-board = Med { $seats } platser är ett folkslag aktivt i { $mean } turer innan det går i Nedgång.
report-lifetimes-note = Folkslag som ännu var aktiva i slutet räknas inte: för dem kom slutet emellan.
report-declines-title = När går folkslag i Nedgång?
report-declines-board = Med { $seats } platser går flest i Nedgång i runda { $round }: { $share } av alla platser.
report-races-title = Vad ger varje folkslag?
report-races-note = { $best } ger mest, { $worst } minst, efter medelrangen på alla kartor. Vinstmynten är de ett folkslag gav som aktivt och i Nedgång, vad man än betalade för det; ett folkslag som väljs sent har mindre tid att tjäna dem.
report-powers-title = Vad ger varje Specialförmåga?
report-powers-note = { $best } ger mest, { $worst } minst, efter medelrangen på alla kartor.
report-combos-title = Vilka kombinationer ger mest och minst?
report-combos-note = De { $shown } första och de { $shown } sista av dem som valdes ofta nog för att jämföras.
report-combos-board = Med { $seats } platser ger { $best } mest och { $worst } minst.
report-combos-too-few = Ingen kombination valdes ofta nog för att jämföras. Spela fler partier.
