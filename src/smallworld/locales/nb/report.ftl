### The report of a simulation: what happened in many games between bots.
###
### Numbers with a fraction, shares and intervals come written as the language writes them;
### counts come as numbers.

report-title = Mange små verdener
report-intro =
    { $games ->
        [one] Dette skjedde i ett spill mellom boter:
       *[other] Dette skjedde i { NUMBER($games) } spill mellom boter:
    } hvem som vant fra hvilken plass, hvor lenge raser levde, og hva hver rase, spesialevne og kombinasjon ga.
report-made = Laget med smallworld { $version } ({ $build ->
        [compiled] kompilert
       *[source] ren Python
    }). De samme spillene igjen:
report-contents = Innhold
report-numbers = Tallene som tabell
report-footer = Intervallene rommer sannheten i 95 av 100 slike målinger. De viser hvor mye tilfeldighet som er igjen i så mange spill, ikke hvordan mennesker ville spilt.
report-interval = { $value } ({ $low } – { $high })
report-board =
    { $seats ->
        [one] { $seats } plass
       *[other] { $seats } plasser
    }
report-games =
    { $games ->
        [one] ett spill
       *[other] { NUMBER($games) } spill
    }
report-agrees = som hos mennesker
report-differs = ikke som hos mennesker

## What axes and columns are called

report-axis-seat = plass i spillrekkefølgen
report-axis-coins = mynter til slutt
report-axis-coins-end = mynter til slutt
report-axis-coins-life = mynter en rase ga
report-axis-coins-short = mynter
report-axis-fair = seirer, i forhold til en lik andel
report-axis-share-of-seats = prosent av alle plasser
report-axis-share-of-games = prosent av alle spill
report-axis-share-of-races = prosent av alle raser som stagnerte
report-axis-share-declining = prosent av plassene som lar rasen stagnere i denne runden
report-axis-turns-active = turer en rase var aktiv
report-axis-round = runde
report-axis-luck = siste forsøk som lyktes utover det sjansene lovet
report-axis-decisions = beslutninger i et spill, alle plasser
report-axis-choices = lovlige handlinger å velge blant, i snitt
report-column-board = brett
report-column-seat = plass
report-column-coins = mynter
report-column-wins = seirer
report-column-mean = snitt
report-column-tenth = én av ti har under
report-column-median = halvparten har under
report-column-ninetieth = ni av ti har under
report-column-winner = vinnernes snitt
report-column-lives = valgt
report-column-lift = seirer / lik andel
report-column-race = rase
report-column-power = spesialevne
report-column-combo = kombinasjon
report-column-round = runde
report-column-rounds = runder
report-column-turns-active = aktive turer
report-column-luck = flaks
report-column-phase = fase
report-column-decisions = beslutninger per spill
report-column-decisions-a-turn = beslutninger per tur
report-column-choices-mean = handlinger, snitt
report-column-choices-most = handlinger, flest

## Phases, as short as an axis needs it

report-phase-start = start
report-phase-conquest = erobring
report-phase-redeployment = omfordeling
report-phase-after_scoring = etter inntekt
report-phase-refuge = tilflukt

## Beside people

report-human-title = Spiller boter som mennesker?
report-human-lead = Noe er kjent om spill mellom mennesker. På { $same } av { $facts } punkter ligner disse botene på mennesker.
report-human-scores = To spillere ender med omtrent { $low } til { $high } mynter.
report-human-scores-bots =
    { $lower ->
        [lower] Åtte av ti boter ender med { $low } til { $high } mynter, i snitt { $mean }: mindre enn mennesker. Med to plasser er en mynt den andre mister, like mye verdt som en mynt du vinner, og slik spiller de. { $share } ligger der mennesker ligger.
        [higher] Åtte av ti boter ender med { $low } til { $high } mynter, i snitt { $mean }: mer enn mennesker. { $share } ligger der mennesker ligger.
       *[same] Åtte av ti boter ender med { $low } til { $high } mynter, i snitt { $mean }. { $share } ligger der mennesker ligger.
    }
report-human-races =
    Med { $seats } plasser brukte de fleste vinnere { $races ->
        [one] én rase.
       *[other] { $races } raser.
    }
report-human-races-bots =
    { $agrees ->
        [yes] Det gjorde også { $share } av botene som vant.
       *[no] { $expected_share } av botene som vant, gjorde det, men { $share } brukte { $races ->
            [one] en eneste rase.
           *[other] { $races } raser.
        }
    }
report-human-rank = { $rank } med { $seats } plasser
report-human-weak = { $race } er den svake rasen.
report-human-weak-bots =
    { $agrees ->
        [yes] Den ligger nær bunnen av de { $races } rasene her også. Plassering etter mynter: { $ranks }.
       *[no] Boter får mer ut av den. Plassering etter mynter blant { $races } raser: { $ranks }.
    }
report-human-wins = { $race } er vanlige blant vinnere.
report-human-wins-bots =
    { $agrees ->
        [yes] { $share } av botene som vant, brukte { $race_inside }. Plassering blant det vinnere brukte: { $ranks }.
       *[no] Bare { $share } av botene som vant, brukte { $race_inside }. Plassering blant det vinnere brukte: { $ranks }.
    }

## Whole games

report-seats-title = Hjelper det å begynne?
report-seats-first =
    { $ahead ->
        [more] Med { $seats } plasser vinner den som begynner, { $share } av spillene, mer enn en lik andel på { $fair }.
        [less] Med { $seats } plasser vinner den som begynner, { $share } av spillene, mindre enn en lik andel på { $fair }.
       *[same] Med { $seats } plasser vinner den som begynner, { $share } av spillene, noe som knapt kan skilles fra en lik andel på { $fair }.
    }
report-seats-note = Alle plasser spilles av like boter, eller av ulike som rykker én plass fra spill til spill.
report-scores-title = Hvor mange mynter til slutt?
report-scores-board = Med { $seats } plasser ender en plass med { $mean } mynter i snitt; åtte av ti ender med { $low } til { $high }.
report-scores-note = Det skraverte området, { $low } til { $high } mynter, er der to mennesker vanligvis ender.
report-length-title = Hvor langt er et spill?
report-length-note = Rundene er gitt av brettet; det som varierer, er hvor ofte noen må bestemme seg. Hver handling teller: hver erobring, hver region som får tropper.
report-choices-title = Hvor mange handlinger velger man blant?
report-choices-note = Forgreningsfaktoren per fase: hver lovlig handling teller, så hvert antall tropper for hver region er én.
report-luck-title = Hvor mye avgjør terningen?
report-luck-note = Flaks er antallet siste forsøk som lyktes, minus antallet sjansene lovet.
report-luck-board = Med { $seats } plasser er korrelasjonen mellom flaks og seier { $correlation }.

## Races

report-lifetimes-title = Hvor lenge lever en rase?
report-lifetimes-board = Med { $seats } plasser er en rase aktiv i { $mean } turer før den stagnerer.
report-lifetimes-note = Raser som fortsatt var aktive til slutt, teller ikke: spillet tok slutt før dem.
report-declines-title = Når stagnerer raser?
report-declines-board = Med { $seats } plasser stagnerer flest i runde { $round }: { $share } av alle plasser.
report-races-title = Hva gir hver rase?
report-races-note = { $best } gir mest, { $worst } minst, etter snittet av plasseringene på alle brett. Myntene er dem en rase ga mens den var aktiv og inaktiv, uansett hva som ble betalt for den; en rase som velges sent, har mindre tid til å tjene dem.
report-powers-title = Hva gir hver spesialevne?
report-powers-note = { $best } gir mest, { $worst } minst, etter snittet av plasseringene på alle brett.
report-combos-title = Hvilke kombinasjoner gir mest og minst?
report-combos-note = De { $shown } første og de { $shown } siste av dem som ble valgt ofte nok til å sammenlignes.
report-combos-board = Med { $seats } plasser gir { $best } mest og { $worst } minst.
report-combos-too-few = Ingen kombinasjon ble valgt ofte nok til å sammenlignes. Spill flere spill.
