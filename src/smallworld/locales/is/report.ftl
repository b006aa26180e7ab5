### The report of a simulation: what happened in many games between bots.
###
### Numbers with a fraction, shares and intervals come written as the language writes them;
### counts come as numbers.

report-title = Margir smáheimar
report-intro =
    { $games ->
        [one] Það sem gerðist í { NUMBER($games) } spili milli vélmenna:
       *[other] Það sem gerðist í { NUMBER($games) } spilum milli vélmenna:
    } hver vann úr hvaða sæti, hve lengi þjóðir lifðu og hvað hver þjóð, eiginleiki og samstæða gaf.
report-made = Gert með smallworld { $version } ({ $build ->
        [compiled] þýtt
       *[source] hreint Python
    }). Sömu spilin aftur:
report-contents = Efnisyfirlit
report-numbers = Tölurnar í töflu
report-footer = Bilin eru 95% öryggisbil: þau sýna hve mikil tilviljun er eftir í svo mörgum spilum, ekki hvernig fólk myndi spila.
report-interval = { $value } ({ $low } – { $high })
report-board =
    { $seats ->
        [one] { $seats } sæti
       *[other] { $seats } sæti
    }
report-games =
    { $games ->
        [one] { NUMBER($games) } spil
       *[other] { NUMBER($games) } spil
    }
report-agrees = eins og hjá fólki
report-differs = ekki eins og hjá fólki

## What axes and columns are called

report-axis-seat = sæti í leikröð
report-axis-coins = skildingar í lokin
report-axis-coins-end = skildingar í lokin
report-axis-coins-life = skildingar sem þjóð gaf
report-axis-coins-short = skildingar
report-axis-fair = sigrar, sem margfeldi af jöfnum hlut
report-axis-share-of-seats = prósent allra sæta
report-axis-share-of-games = prósent allra spila
report-axis-share-of-races = prósent allra þjóða sem fóru á hnignunarskeið
report-axis-share-declining = prósent sæta sem velja hnignun í þessari umferð
report-axis-turns-active = umferðir sem þjóð var virk
report-axis-round = umferð
report-axis-luck = heppnaðar lokatilraunir umfram það sem líkurnar lofuðu
report-axis-decisions = ákvarðanir í spili, öll sæti
report-axis-choices = leyfilegar aðgerðir sem velja má úr, að meðaltali
report-column-board = spilaborð
report-column-seat = sæti
report-column-coins = skildingar
report-column-wins = sigrar
report-column-mean = meðaltal
report-column-tenth = einn af tíu á minna en
report-column-median = helmingur á minna en
report-column-ninetieth = níu af tíu eiga minna en
report-column-winner = meðaltal sigurvegara
report-column-lives = valin
report-column-lift = sigrar / jafn hlutur
report-column-race = þjóð
report-column-power = eiginleiki
report-column-combo = samstæða
report-column-round = umferð
report-column-rounds = umferðir
report-column-turns-active = virkar umferðir
report-column-luck = heppni
report-column-phase = áfangi
report-column-decisions = ákvarðanir í spili
report-column-decisions-a-turn = ákvarðanir í umferð
report-column-choices-mean = aðgerðir, meðaltal
report-column-choices-most = aðgerðir, mest

## Phases, as short as an axis needs it

report-phase-start = upphaf
report-phase-conquest = landvinningar
report-phase-redeployment = endurröðun
report-phase-after_scoring = eftir tekjur
report-phase-refuge = athvarf

## Beside people

report-human-title = Spila vélmenni eins og fólk?
report-human-lead = Sumt er vitað um spil milli fólks. Þessi vélmenni fá sömu niðurstöðu í { $same } af { $facts } atriðum.
report-human-scores = Tveir leikmenn enda með um { $low } til { $high } skildinga.
report-human-scores-bots =
    { $lower ->
        [lower] Átta af tíu vélmennum enda með { $low } til { $high } skildinga, að meðaltali { $mean }: minna en fólk. Þegar tveir spila er skildingur sem hinn missir jafnmikils virði og skildingur sem vinnst, og þau spila eftir því. { $share } eru innan þess sem fólk nær.
        [higher] Átta af tíu vélmennum enda með { $low } til { $high } skildinga, að meðaltali { $mean }: meira en fólk. { $share } eru innan þess sem fólk nær.
       *[same] Átta af tíu vélmennum enda með { $low } til { $high } skildinga, að meðaltali { $mean }. { $share } eru innan þess sem fólk nær.
    }
report-human-races =
    Sætin eru { $seats }: flestir sigurvegarar notuðu { $races ->
        [one] { $races } þjóð.
       *[other] { $races } þjóðir.
    }
report-human-races-bots =
    { $agrees ->
        [yes] Það gerðu líka { $share } sigursælla vélmenna.
       *[no] Það gerðu { $expected_share } sigursælla vélmenna, en { $share } notuðu { $races ->
            [one] { $races } þjóð.
           *[other] { $races } þjóðir.
        }
    }
report-human-rank = { $rank } með { $seats } sætum
report-human-weak = Þessi þjóð er talin veikust: { $race }.
report-human-weak-bots =
    { $agrees ->
        [yes] Hér er hún líka með þeim neðstu. Röð eftir skildingum, af { $races }: { $ranks }.
       *[no] Vélmenni fá meira út úr henni. Röð eftir skildingum, af { $races }: { $ranks }.
    }
report-human-wins = Sigurvegarar nota oft þessa þjóð: { $race }.
report-human-wins-bots =
    { $agrees ->
        [yes] { $share } sigursælla vélmenna notuðu þessa þjóð: { $race }. Röð meðal þess sem sigurvegarar notuðu: { $ranks }.
       *[no] Aðeins { $share } sigursælla vélmenna notuðu þessa þjóð: { $race }. Röð meðal þess sem sigurvegarar notuðu: { $ranks }.
    }

## Whole games

report-seats-title = Hjálpar að byrja?
report-seats-first =
    { $ahead ->
        [more] Sætin eru { $seats }: sá sem byrjar vinnur { $share } spilanna, meira en sinn jafna hlut, { $fair }.
        [less] Sætin eru { $seats }: sá sem byrjar vinnur { $share } spilanna, minna en sinn jafna hlut, { $fair }.
       *[same] Sætin eru { $seats }: sá sem byrjar vinnur { $share } spilanna, sem er ekki greinilega frábrugðið jöfnum hlut, { $fair }.
    }
report-seats-note = Í öllum sætum eru eins vélmenni, eða ólík sem færast um sæti frá spili til spils.
report-scores-title = Hve margir skildingar í lokin?
report-scores-board = Sætin eru { $seats }: hvert endar með { $mean } skildinga að meðaltali; átta af tíu enda með { $low } til { $high }.
report-scores-note = Skyggða bilið, { $low } til { $high } skildingar, er þar sem tvær manneskjur enda yfirleitt.
report-length-title = Hve langt er spil?
report-length-note = Spilaborðið ræður fjölda umferða; munurinn er hve oft einhver þarf að ákveða. Hver aðgerð telur: hver landvinningur, hvert landsvæði sem fær tákn.
report-choices-title = Úr hve mörgum aðgerðum er valið?
report-choices-note = Greinafjöldi eftir áföngum: hver leyfileg aðgerð telur, svo hver fjöldi tákna fyrir hvert landsvæði er ein.
report-luck-title = Hve miklu ræður teningurinn?
report-luck-note = Heppni er fjöldi lokatilrauna sem heppnuðust að frádregnum þeim fjölda sem líkurnar spáðu.
report-luck-board = Sætin eru { $seats }: fylgni heppni og sigra er { $correlation }.

## Races

report-lifetimes-title = Hve lengi er þjóð virk?
report-lifetimes-board = Sætin eru { $seats }: þjóð er virk í { $mean } umferðir áður en hún fer á hnignunarskeið.
report-lifetimes-note = Þjóðir sem voru enn virkar í lokin teljast ekki með: spilinu lauk of snemma fyrir þær.
report-declines-title = Hvenær fara þjóðir á hnignunarskeið?
report-declines-board = Sætin eru { $seats }: flest velja hnignun í umferð { $round }, { $share } allra sæta.
report-races-title = Hvað gefur hver þjóð?
report-races-note = Þessar gefa mest: { $best }; þessar minnst: { $worst }. Farið er eftir meðalröð á öllum spilaborðum. Skildingarnir eru þeir sem þjóð gaf virk og á hnignunarskeiði, hvað sem greitt var fyrir hana; þjóð sem er valin seint hefur minni tíma til að vinna fyrir þeim.
report-powers-title = Hvað gefur hver eiginleiki?
report-powers-note = Þessir gefa mest: { $best }; þessir minnst: { $worst }. Farið er eftir meðalröð á öllum spilaborðum.
report-combos-title = Hvaða samstæður gefa mest og minnst?
report-combos-note = Fyrstu { $shown } og síðustu { $shown } af þeim samstæðum sem valdar voru nógu oft til að bera saman.
report-combos-board = Sætin eru { $seats }. Mest gefur samstæðan { $best }, minnst samstæðan { $worst }.
report-combos-too-few = Engin samstæða var valin nógu oft til að bera saman. Spilaðu fleiri spil.
