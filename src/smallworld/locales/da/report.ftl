### The report of a simulation: what happened in many games between bots.
###
### Numbers with a fraction, shares and intervals come written as the language writes them;
### counts come as numbers.

report-title = Mange små verdener
report-intro =
    { $games ->
        [one] Hvad der skete i ét spil mellem botter:
       *[other] Hvad der skete i { NUMBER($games) } spil mellem botter:
    } hvem der vandt fra hvilken plads, hvor længe Racer levede, og hvad hver Race, Specialevne og hvert sæt gav.
report-made = Lavet med smallworld { $version } ({ $build ->
        [compiled] kompileret
       *[source] ren Python
    }). De samme spil igen:
report-contents = Indhold
report-numbers = Tallene som tabel
report-footer = Intervallerne rummer sandheden i 95 af 100 sådanne målinger. De fortæller, hvor meget tilfældighed der er tilbage i så mange spil, ikke hvordan mennesker ville spille.
report-interval = { $value } ({ $low } – { $high })
report-board =
    { $seats ->
        [one] { $seats } plads
       *[other] { $seats } pladser
    }
report-games =
    { $games ->
        [one] ét spil
       *[other] { NUMBER($games) } spil
    }
report-agrees = som hos mennesker
report-differs = ikke som hos mennesker

## What axes and columns are called

report-axis-seat = plads i turrækkefølgen
report-axis-coins = mønter til sidst
report-axis-coins-end = mønter til sidst
report-axis-coins-life = mønter, en Race gav
report-axis-coins-short = mønter
report-axis-fair = sejre, i forhold til en lige andel
report-axis-share-of-seats = procent af alle pladser
report-axis-share-of-games = procent af alle spil
report-axis-share-of-races = procent af alle Racer, der blev Inaktive
report-axis-share-declining = procent af pladser, hvis Race bliver Inaktiv i denne runde
report-axis-turns-active = ture, en Race var Aktiv
report-axis-round = runde
report-axis-luck = sidste forsøg vundet ud over det, oddsene lovede
report-axis-decisions = beslutninger i et spil, alle pladser
report-axis-choices = lovlige handlinger at vælge mellem, i snit
report-column-board = spillebræt
report-column-seat = plads
report-column-coins = mønter
report-column-wins = sejre
report-column-mean = snit
report-column-tenth = en ud af ti har under
report-column-median = halvdelen har under
report-column-ninetieth = ni ud af ti har under
report-column-winner = vinderes snit
report-column-lives = valgt
report-column-lift = sejre / lige andel
report-column-race = Race
report-column-power = Specialevne
report-column-combo = sæt
report-column-round = runde
report-column-rounds = runder
report-column-turns-active = ture som Aktiv
report-column-luck = held
report-column-phase = fase
report-column-decisions = beslutninger pr. spil
report-column-decisions-a-turn = beslutninger pr. tur
report-column-choices-mean = handlinger, snit
report-column-choices-most = handlinger, højst

## Phases, as short as an axis needs it

report-phase-start = start
report-phase-conquest = erobring
report-phase-redeployment = omfordeling
report-phase-after_scoring = efter optjening
report-phase-refuge = tilflugt

## Beside people

report-human-title = Spiller botter, som mennesker gør?
report-human-lead = Nogle ting ved man om spil mellem mennesker. På { $same } af { $facts } punkter ligner disse botter mennesker.
report-human-scores = To spillere slutter med omkring { $low } til { $high } Sejrsmønter.
report-human-scores-bots =
    { $lower ->
        [lower] Otte ud af ti botter slutter med { $low } til { $high } Sejrsmønter, i snit { $mean }: mindre end mennesker. Med to pladser er en Sejrsmønt, den anden mister, lige så meget værd som en vundet, og sådan spiller de. { $share } ligger inden for menneskers område.
        [higher] Otte ud af ti botter slutter med { $low } til { $high } Sejrsmønter, i snit { $mean }: mere end mennesker. { $share } ligger inden for menneskers område.
       *[same] Otte ud af ti botter slutter med { $low } til { $high } Sejrsmønter, i snit { $mean }. { $share } ligger inden for menneskers område.
    }
report-human-races =
    Med { $seats } pladser brugte de fleste vindere { $races ->
        [one] én Race.
       *[other] { $races } Racer.
    }
report-human-races-bots =
    { $agrees ->
        [yes] Det gjorde { $share } af de vindende botter også.
       *[no] Det gjorde { $expected_share } af de vindende botter, men { $share } brugte { $races ->
            [one] en enkelt Race.
           *[other] { $races } Racer.
        }
    }
report-human-rank = { $rank } med { $seats } pladser
report-human-weak = { $race } er den svage Race.
report-human-weak-bots =
    { $agrees ->
        [yes] Også her ligger de nær bunden af de { $races } Racer. Plads efter mønter: { $ranks }.
       *[no] Botter får mere ud af dem. Plads efter mønter blandt { $races } Racer: { $ranks }.
    }
report-human-wins = { $race } er hyppige blandt vindere.
report-human-wins-bots =
    { $agrees ->
        [yes] { $share } af de vindende botter brugte { $race_inside }. Plads blandt det, vindere brugte: { $ranks }.
       *[no] Kun { $share } af de vindende botter brugte { $race_inside }. Plads blandt det, vindere brugte: { $ranks }.
    }

## Whole games

report-seats-title = Hjælper det at begynde?
report-seats-first =
    { $ahead ->
        [more] Med { $seats } pladser vinder den, der begynder, { $share } af spillene, mere end en lige andel på { $fair }.
        [less] Med { $seats } pladser vinder den, der begynder, { $share } af spillene, mindre end en lige andel på { $fair }.
       *[same] Med { $seats } pladser vinder den, der begynder, { $share } af spillene, hvilket er svært at skelne fra en lige andel på { $fair }.
    }
report-seats-note = Alle pladser spilles af lige gode botter eller af forskellige, der rykker en plads fra spil til spil.
report-scores-title = Hvor mange Sejrsmønter til sidst?
report-scores-board = Med { $seats } pladser slutter en plads i snit med { $mean } Sejrsmønter; otte ud af ti slutter med { $low } til { $high }.
report-scores-note = Det skraverede område, { $low } til { $high } Sejrsmønter, er dér, hvor to mennesker plejer at slutte.
report-length-title = Hvor langt er et spil?
report-length-note = Antallet af runder er givet af spillebrættet; forskellen er, hvor tit nogen skal beslutte noget. Hver handling tæller: hver erobring, hver Region, der får Tropper.
report-choices-title = Mellem hvor mange handlinger vælger man?
report-choices-note = Forgreningen pr. fase: Hver lovlig handling tæller, så hvert antal Tropper til hver Region er én.
report-luck-title = Hvor meget afgør terningen?
report-luck-note = Held er antallet af sidste erobringsforsøg, der lykkedes, minus det antal, oddsene lovede.
report-luck-board = Med { $seats } pladser er korrelationen mellem held og sejr { $correlation }.

## Races

report-lifetimes-title = Hvor længe lever en Race?
report-lifetimes-board = Med { $seats } pladser er en Race Aktiv i { $mean } ture, før den gøres Inaktiv.
report-lifetimes-note = Racer, der stadig var Aktive til sidst, tæller ikke: Spillet afbrød dem.
report-declines-title = Hvornår bliver Racer Inaktive?
report-declines-board = Med { $seats } pladser bliver de fleste Inaktive i runde { $round }: { $share } af alle pladser.
report-races-title = Hvad giver hver Race?
report-races-note = { $best } giver mest, { $worst } mindst, efter snittet af deres placeringer på alle spillebræt. Mønterne er dem, en Race gav som Aktiv og Inaktiv, uanset hvad den kostede; en Race, der vælges sent, har mindre tid til at tjene dem.
report-powers-title = Hvad giver hver Specialevne?
report-powers-note = { $best } giver mest, { $worst } mindst, efter snittet af deres placeringer på alle spillebræt.
report-combos-title = Hvilke sæt giver mest og mindst?
report-combos-note = De første { $shown } og de sidste { $shown } af dem, der blev valgt tit nok til at sammenligne.
report-combos-board = Med { $seats } pladser giver { $best } mest og { $worst } mindst.
report-combos-too-few = Intet sæt blev valgt tit nok til at sammenligne. Spil flere spil.
