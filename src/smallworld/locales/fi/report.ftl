### The report of a simulation: what happened in many games between bots.
###
### Numbers with a fraction, shares and intervals come written as the language writes them;
### counts come as numbers.

report-title = Monta pientä maailmaa
report-intro =
    { $games ->
        [one] Mitä tapahtui yhdessä bottien välisessä pelissä:
       *[other] Mitä tapahtui { NUMBER($games) } bottien välisessä pelissä:
    } kuka voitti miltäkin paikalta, miten kauan rodut elivät ja mitä kukin rotu, erityiskyky ja yhdistelmä toi.
report-made = Tehty ohjelmalla smallworld { $version } ({ $build ->
        [compiled] käännetty
       *[source] pelkkä Python
    }). Samat pelit uudelleen:
report-contents = Sisällys
report-numbers = Luvut taulukkona
report-footer = Välit ovat 95 %:n luottamusvälejä: ne kertovat, paljonko sattumaa näin moneen peliin jää, eivät sitä, miten ihmiset pelaisivat.
report-interval = { $value } ({ $low } – { $high })
report-board =
    { $seats ->
        [one] { $seats } paikka
       *[other] { $seats } paikkaa
    }
report-games =
    { $games ->
        [one] yksi peli
       *[other] { NUMBER($games) } peliä
    }
report-agrees = kuten ihmisillä
report-differs = toisin kuin ihmisillä

## What axes and columns are called

report-axis-seat = paikka vuorojärjestyksessä
report-axis-coins = voittopisteitä lopussa
report-axis-coins-end = voittopisteitä lopussa
report-axis-coins-life = rodun tuomat voittopisteet
report-axis-coins-short = pisteet
report-axis-fair = voitot tasaosuuden kerrannaisina
report-axis-share-of-seats = prosenttia kaikista paikoista
report-axis-share-of-games = prosenttia kaikista peleistä
report-axis-share-of-races = prosenttia kaikista rappeutuneista roduista
report-axis-share-declining = prosenttia paikoista, joilla rotu rappeutuu tällä kierroksella
report-axis-turns-active = vuoroja, joilla rotu oli aktiivinen
report-axis-round = kierros
report-axis-luck = viimeisiä valloitusyrityksiä onnistui yli odotuksen
report-axis-decisions = päätöksiä pelissä, kaikki paikat
report-axis-choices = sallittuja toimintoja keskimäärin
report-column-board = pelilauta
report-column-seat = paikka
report-column-coins = pisteet
report-column-wins = voitot
report-column-mean = keskiarvo
report-column-tenth = joka kymmenes alle
report-column-median = puolet alle
report-column-ninetieth = yhdeksän kymmenestä alle
report-column-winner = voittajien keskiarvo
report-column-lives = valittu
report-column-lift = voitot / tasaosuus
report-column-race = rotu
report-column-power = erityiskyky
report-column-combo = yhdistelmä
report-column-round = kierros
report-column-rounds = kierroksia
report-column-turns-active = aktiivisia vuoroja
report-column-luck = onni
report-column-phase = vaihe
report-column-decisions = päätöksiä pelissä
report-column-decisions-a-turn = päätöksiä vuorolla
report-column-choices-mean = toimintoja, keskiarvo
report-column-choices-most = toimintoja, enintään

## Phases, as short as an axis needs it

report-phase-start = alku
report-phase-conquest = valloitus
report-phase-redeployment = uudelleensijoitus
report-phase-after_scoring = pisteiden jälkeen
report-phase-refuge = perääntyminen

## Beside people

report-human-title = Pelaavatko botit kuin ihmiset?
report-human-lead = Ihmisten välisistä peleistä tiedetään joitakin asioita. Niissä botit päätyvät samaan tulokseen { $same }/{ $facts }.
report-human-scores = Kahden pelaajan pelissä kumpikin saa noin { $low }–{ $high } voittopistettä.
report-human-scores-bots =
    { $lower ->
        [lower] Kahdeksan bottia kymmenestä saa { $low }–{ $high } voittopistettä, keskimäärin { $mean }: vähemmän kuin ihmiset. Kahden pelissä toisen menettämä piste on yhtä arvokas kuin itse voitettu, ja ne pelaavat sen mukaan. Ihmisten haarukkaan osuu { $share }.
        [higher] Kahdeksan bottia kymmenestä saa { $low }–{ $high } voittopistettä, keskimäärin { $mean }: enemmän kuin ihmiset. Ihmisten haarukkaan osuu { $share }.
       *[same] Kahdeksan bottia kymmenestä saa { $low }–{ $high } voittopistettä, keskimäärin { $mean }. Ihmisten haarukkaan osuu { $share }.
    }
report-human-races =
    Kun paikkoja on { $seats }, useimmat voittajat käyttivät { $races ->
        [one] yhtä rotua.
       *[other] { $races } rotua.
    }
report-human-races-bots =
    { $agrees ->
        [yes] Niin teki voittaneista boteista { $share }.
       *[no] Niin teki voittaneista boteista { $expected_share }, mutta { $share } käytti { $races ->
            [one] vain yhtä rotua.
           *[other] { $races } rotua.
        }
    }
report-human-rank = { $rank } ({ $seats } paikalla)
report-human-weak = { $race } ovat pelaajien mielestä heikoin rotu.
report-human-weak-bots =
    { $agrees ->
        [yes] Ne ovat täälläkin { $races } rodun häntäpäässä. Sija pisteiden mukaan: { $ranks }.
       *[no] Botit saavat niistä enemmän irti. Sija pisteiden mukaan { $races } rodun joukossa: { $ranks }.
    }
report-human-wins = Voittajat käyttävät usein tätä rotua: { $race_inside }.
report-human-wins-bots =
    { $agrees ->
        [yes] { $race }: näitä käytti voittaneista boteista { $share }. Sija voittajien käyttämien joukossa: { $ranks }.
       *[no] { $race }: näitä käytti voittaneista boteista vain { $share }. Sija voittajien käyttämien joukossa: { $ranks }.
    }

## Whole games

report-seats-title = Onko aloittamisesta hyötyä?
report-seats-first =
    { $ahead ->
        [more] Kun paikkoja on { $seats }, aloittaja voittaa peleistä { $share }, enemmän kuin tasaosuus { $fair }.
        [less] Kun paikkoja on { $seats }, aloittaja voittaa peleistä { $share }, vähemmän kuin tasaosuus { $fair }.
       *[same] Kun paikkoja on { $seats }, aloittaja voittaa peleistä { $share }, mikä ei selvästi eroa tasaosuudesta { $fair }.
    }
report-seats-note = Kaikilla paikoilla pelaavat samantasoiset botit, tai eri botit, jotka siirtyvät joka pelin jälkeen paikan eteenpäin.
report-scores-title = Paljonko voittopisteitä lopussa?
report-scores-board = Kun paikkoja on { $seats }, voittopisteitä on lopussa keskimäärin { $mean }; kahdeksan kymmenestä saa { $low }–{ $high }.
report-scores-note = Varjostettu alue, { $low }–{ $high } voittopistettä, on se, mihin kaksi ihmistä yleensä päätyy.
report-length-title = Kuinka pitkä peli on?
report-length-note = Pelilauta määrää kierrokset; se vaihtelee, miten usein jonkun on päätettävä. Jokainen toiminto lasketaan: kukin valloitus, kukin alue, joka saa merkkejä.
report-choices-title = Kuinka monesta toiminnosta valitaan?
report-choices-note = Haarautumiskerroin vaiheittain: jokainen sallittu toiminto lasketaan, joten kukin merkkimäärä kullekin alueelle on yksi.
report-luck-title = Kuinka paljon noppa ratkaisee?
report-luck-note = Onni on onnistuneiden viimeisten valloitusyritysten määrä, josta on vähennetty todennäköisyyksien ennustama määrä.
report-luck-board = Kun paikkoja on { $seats }, onnen ja voittamisen korrelaatio on { $correlation }.

## Races

report-lifetimes-title = Kuinka kauan rotu pysyy aktiivisena?
report-lifetimes-board = Kun paikkoja on { $seats }, rotu on aktiivinen keskimäärin { $mean } vuoroa, ennen kuin se rappeutuu.
report-lifetimes-note = Lopussa vielä aktiivisia rotuja ei lasketa: peli päättyi kesken.
report-declines-title = Milloin rodut rappeutuvat?
report-declines-board = Kun paikkoja on { $seats }, useimmin rappeudutaan kierroksella { $round }: kaikista paikoista { $share }.
report-races-title = Mitä kukin rotu tuo?
report-races-note = Eniten tuovat: { $best }. Vähiten tuovat: { $worst }. Perusteena on sijojen keskiarvo kaikilla pelilaudoilla. Pisteet ovat ne, jotka rotu toi aktiivisena ja rappeutuneena, hinnasta riippumatta; myöhään valitulla rodulla on vähemmän aikaa ansaita niitä.
report-powers-title = Mitä kukin erityiskyky tuo?
report-powers-note = Eniten tuovat: { $best }. Vähiten tuovat: { $worst }. Perusteena on sijojen keskiarvo kaikilla pelilaudoilla.
report-combos-title = Mitkä yhdistelmät tuovat eniten ja vähiten?
report-combos-note = Ensimmäiset { $shown } ja viimeiset { $shown } niistä yhdistelmistä, jotka valittiin kyllin usein vertailtaviksi.
report-combos-board = Kun paikkoja on { $seats }, eniten tuovat: { $best }. Vähiten tuovat: { $worst }.
report-combos-too-few = Mitään yhdistelmää ei valittu kyllin usein vertailtavaksi. Pelauta lisää pelejä.
