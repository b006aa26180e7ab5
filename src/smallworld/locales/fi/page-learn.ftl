### Learning the game: the lesson on a real board, and hints when something comes up first.
###
### $region is the name of a region, $price what it costs, $hand the tokens in hand, $coins what
### the turn brings; $people is a race with its power, $race a race and $race_one one of it;
### $rival is the name of the other player.

learn-rival-name = Pekka
learn-title = Oppitunti
learn-step = Vaihe { $step }/{ $steps }
learn-back = Askel taaksepäin
learn-skip = Tee puolestani
learn-leave = Lopeta oppitunti
    .left = Voit jatkaa tästä milloin tahansa.
learn-off = Poikkesit oppitunnilta. Palaa vaiheeseen tai jatka vapaasti.
    .back = Takaisin oppitunnille
    .on = Jatka peliä

## The steps: what is to be done now, in a sentence or two; `.other` answers another move

learn-pick = Lyhyt peli, vastassa { $rival }: neljä kierrosta, ja eniten voittopisteitä kerännyt voittaa. Valitse { $people_inside }: ylin kortti on ilmainen.
    .other = Tarkka silmä! Ota kuitenkin nyt { $people_inside }, jotka eivät maksa mitään.
learn-enter = Uudet rodut tulevat kartan reunalta. Tyhjä maa maksaa { $price } merkkiä: valloita alue { $region }.
    .other = Sekin kävisi. Aloita alueelta { $region }: viljelysmaasta { $race_inside } saavat lisäpisteen.
learn-tribe = Jokainen este maksaa 1 merkin lisää. Alueella { $region } asuu kadonnut heimo: valloita se { $price } merkillä.
    .other = Kohta! Valloita ensin kadonneelta heimolta alue { $region }.
learn-mountain = Vuoristokin maksaa 1 merkin lisää – myös sille, joka yrittää viedä sen sinulta. Valloita alue { $region }.
    .other = Kohta! Valloita ensin vuoristo { $region }.
learn-symbols = Alueiden symbolit ovat tärkeitä joillekin roduille ja erityiskyvyille:
learn-stop = Yksi merkki jäi, eikä se riitä alueeseen. Lopeta valloitukset.
    .other = Sen aika on myöhemmin. Lopeta nyt valloitukset.
learn-place = Jokainen merkki nostaa alueen hintaa hyökkääjälle yhdellä. Sijoita ne, minne haluat, tai jaa tasan.
    .other = Sijoita ensin merkkisi.
learn-income = Päätä vuorosi. Se tuo { $coins } voittopistettä: 1 jokaisesta alueesta ja lisäksi rodun ja erityiskyvyn pisteet.
    .other = Päätä vuorosi, niin saat pisteesi.
learn-attack = Vuorossa { $rival }. Jokainen alueella oleva merkkisi nostaa hyökkäyksen hintaa yhdellä.
learn-refuge = Menetit alueen { $region }, ja 1 { $race_one } kaatui. Muut merkit palaavat: sijoita ne.
    .other = Sijoita ensin palanneet merkit.
learn-ready = Merkkisi ovat taas kädessä; joka alueelle jää yksi, ellet hylkää aluetta. Valloita viereinen alue { $region }.
    .other = Sekin kävisi. Valloita ensin alue { $region }: viljelysmaasta { $race_inside } saavat kaksi pistettä.
learn-die = Alueen { $region } hinta on { $price }, sinulla on { $hand }. Vuoron viimeistä valloitusta saa yrittää nopalla: valtaa se takaisin!
    .other = Noppa tulee vuoron viimeisenä. Yritä sillä aluetta { $region }.
learn-hold = { $region } on taas sinun! Sijoita merkkisi ja päätä vuorosi.
    .other = Sijoita merkkisi ja päätä vuorosi.
learn-spread = Vuorossa { $rival }. Ensin { $rival } sijoittaa karkotetun merkin, sitten peli jatkuu.
learn-decline = { $race } ovat hajallaan ja harvassa. Anna niiden rappeutua: ne eivät enää taistele, mutta niiden alueet tuovat yhä pisteitä.
    .other = Sekin kävisi. Katso silti, mitä rappeutuminen tekee: { $race_genitive } merkit ovat vähissä.
learn-grow = Vuorossa { $rival }. Seuraavalla vuorollasi aloitat uudella rodulla.
learn-again = Valitse uusi rotu. Jokaisen yläpuolella olevan kortin päälle jätät 1 kolikon sille, joka ottaa sen kortin.
    .other = Valitse ensin uusi rotu.
learn-last = Viimeinen kierros! Valloita niin monta aluetta kuin pystyt, lopeta sitten, sijoita merkkisi ja päätä vuorosi.
    .waiting = { $rival } pelaa pelin viimeistä vuoroa.
learn-count = Lasketaan voittopisteet: eniten kerännyt voittaa.

## The end

learn-done = Nyt osaat pelata! Loput luet korteista ja säännöistä, kun niitä tarvitset.
learn-play = Pelaa helppoa bottia vastaan
learn-once-more = Kertaa oppitunti

## First-time hints: shown once each

learn-first-close = Selvä
learn-first-berserk = Raivopää: saat heittää noppaa ennen mitä tahansa valloitusta. Tulos vähennetään hinnasta.
learn-first-ghouls = Rappeutunut rotusi saa yhä valloittaa, mutta vain ennen kuin aktiivinen rotusi aloittaa.
learn-first-dragon = Kerran vuoron aikana lohikäärme valtaa minkä tahansa ulottuvilla olevan alueen yhdellä merkillä. Paina Lohikäärme ja valitse alue.
learn-first-sorcery = Voit noitua puolellesi viereisen yksinäisen vihollismerkin. Paina Noituus ja valitse merkki.
learn-first-fortress = Linnake pysyy siinä, mihin sen rakennat, ja joka vuorolla voit lisätä yhden.
learn-first-camp = Leirit suojaavat seuraavaan vuoroosi asti; sitten pystytät ne uudelleen.
learn-first-hero = Sankarit suojaavat seuraavaan vuoroosi asti; sitten voit siirtää ne.
learn-first-withdraw = Nämä merkit tulivat vain taistelemaan. Ensi vuorolla ne ovat taas kädessäsi.
learn-first-stout = Urhea: voit antaa rodun rappeutua nyt, pisteiden keräämisen jälkeen, menettämättä vuoroa.
learn-first-diplomat = Diplomaatti: valitse pelaaja. Hänen aktiivinen rotunsa ei voi hyökätä omasi kimppuun ennen seuraavaa vuoroasi.
learn-first-decline = Rotusi tuskin enää kasvaa. Nyt on hyvä hetki antaa sen rappeutua: seuraavalla vuorolla valitset uuden rodun.
learn-first-abandon = Ei merkkejä kädessä? Hylkää alue ennen ensimmäistä valloitustasi, niin saat sen viimeisen merkin käteesi.
learn-first-refuge = Hyökkäys vie sinulta vain yhden merkin; muut palaavat alueille, jotka ovat yhä sinun.
learn-first-attempt = Liian vähän merkkejä? Valitse katkoviivalla rajattu alue: noppa voi vielä vallata sen vuoron viimeisenä valloituksena.
learn-first-marks = Vaaleat tikit osoittavat, mitä muut ovat muuttaneet edellisen vuorosi jälkeen. Laudan tumma toistopainike näyttää sen uudelleen.
learn-first-prices = Numerot ovat hintoja merkkeinä. Valitse alue, josta aloitat, ja jatka sitten sen naapureihin.
