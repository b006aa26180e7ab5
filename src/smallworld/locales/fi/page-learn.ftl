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
learn-off = Peli on poikennut oppitunnilta. Palaa vaiheeseen tai jatka, miten haluat.
    .back = Takaisin oppitunnille
    .on = Jatka peliä

## The steps: what is to be done now, in a sentence or two; `.other` answers another move

learn-pick = Lyhyt peli, vastassa { $rival }: neljä kierrosta, ja eniten pisteitä kerännyt voittaa. Valitse { $people_inside }: ylin yhdistelmä on ilmainen.
    .other = Tarkka silmä! Ota kuitenkin nyt { $people_inside }, jotka eivät maksa mitään.
learn-enter = Uudet rodut tulevat kartan reunalta. Tyhjä maa maksaa { $price } merkkiä: valloita alue { $region }.
    .other = Sekin kävisi. Aloita alueelta { $region }: viljelysmaasta { $race_inside } saavat lisäpisteen.
learn-tribe = Kaikki, mikä on tiellä, maksaa 1 merkin lisää. Alueella { $region } asuu kadonnut heimo: valloita se { $price } merkillä.
    .other = Kohta. Valloita ensin kadonneelta heimolta alue { $region }.
learn-mountain = Vuoristokin maksaa 1 merkin lisää, ja se on yhtä vaikea viedä sinulta. Kiipeä alueelle { $region }.
    .other = Kohta. Valloita ensin vuoristo { $region }.
learn-symbols = Kartan symboleilla on merkitystä joillekin roduille ja erityiskyvyille:
learn-stop = Yksi merkki jäi, eikä se riitä alueeseen. Lopeta valloitukset.
    .other = Sen aika on myöhemmin: lopeta nyt valloitukset.
learn-place = Jokainen merkki tekee alueestaan kalliimman hyökkääjälle. Sijoita ne, minne haluat, tai jaa tasan.
    .other = Sijoita ensin merkkisi.
learn-income = Päätä vuorosi. Se tuo { $coins } voittopistettä: 1 jokaisesta alueesta ja lisäksi rodun ja erityiskyvyn pisteet.
    .other = Päätä vuorosi, niin saat pisteesi.
learn-attack = Vuorossa { $rival }. Hyökkäys sinua vastaan maksaa 1 lisää jokaisesta alueella olevasta merkistäsi.
learn-refuge = Menetit alueen { $region }, ja 1 { $race_one } kaatui. Muut palaavat kotiin: sijoita ne.
    .other = Sijoita ensin kotiin palanneet.
learn-ready = Merkkisi ovat taas kädessä; joka alueelle jää yksi, kunnes hylkäät sen. Valloita viereinen alue { $region }.
    .other = Sekin kävisi. Valloita ensin alue { $region }: viljelysmaasta { $race_inside } saavat kaksi pistettä.
learn-die = Alueen { $region } hinta on { $price }, sinulla on { $hand }. Vuoron viimeistä valloitusta saa yrittää nopalla: valtaa se takaisin!
    .other = Noppa tulee vuoron viimeisenä. Yritä sillä aluetta { $region }.
learn-hold = { $region } on taas sinun. Sijoita merkkisi ja päätä vuorosi.
    .other = Sijoita merkkisi ja päätä vuorosi.
learn-spread = Vuorossa { $rival }. { $rival } sijoittaa karkotetun merkin ja jatkaa sitten.
learn-decline = { $race } ovat hajallaan ja harvassa. Anna niiden rappeutua: ne eivät enää taistele, mutta niiden alueet tuovat yhä pisteitä.
    .other = Sekin kävisi. Katso silti, mitä rappeutuminen tekee: { $race_genitive } merkit ovat vähissä.
learn-grow = Vuorossa { $rival }. Seuraavalla vuorollasi aloitat uudella rodulla.
learn-again = Valitse uusi rotu. Jokainen sen yläpuolella oleva yhdistelmä maksaa kolikon, joka jää odottamaan sen ottajaa.
    .other = Valitse ensin uusi rotu.
learn-last = Viimeinen kierros! Valloita niin monta aluetta kuin pystyt, lopeta sitten, sijoita ja päätä vuorosi.
    .waiting = { $rival } pelaa pelin viimeistä vuoroa.
learn-count = Lasketaan pisteet: eniten kerännyt voittaa.

## The end

learn-done = Nyt osaat pelata. Loput luet korteista ja säännöistä, kun niitä tarvitset.
learn-play = Pelaa helppoa bottia vastaan
learn-once-more = Oppitunti uudelleen

## First-time hints: shown once each

learn-first-close = Selvä
learn-first-berserk = Raivopää: saat heittää noppaa ennen mitä tahansa valloitusta. Tulos vähennetään hinnasta.
learn-first-ghouls = Rappeutunut rotusi saa yhä valloittaa, mutta vain ennen kuin aktiivinen rotusi aloittaa.
learn-first-dragon = Kerran vuoron aikana lohikäärme valtaa minkä tahansa ulottuvilla olevan alueen yhdellä merkillä. Paina Lohikäärme ja valitse alue.
learn-first-sorcery = Viereinen yksinäinen vihollismerkki voi vaihtaa puolta. Paina Noituus ja valitse merkki.
learn-first-fortress = Rakenna tämän vuoron linnake: valitse jokin alueesi. Linnake suojaa aluetta ja tuo voittopisteen.
learn-first-camp = Pystytä leirisi: valitse alueita. Kukin leiri tekee alueestaan kalliimman hyökkääjälle; ensi vuorolla saat leirit takaisin.
learn-first-hero = Aseta sankarisi: valitse kaksi aluetta, joille ei voi hyökätä ennen seuraavaa vuoroasi.
learn-first-withdraw = Nämä merkit tulivat vain taistelemaan. Valitse alueet, joista voit luopua.
learn-first-stout = Urhea: voit antaa rodun rappeutua nyt, pisteiden keräämisen jälkeen, menettämättä vuoroa.
learn-first-diplomat = Diplomaatti: valitse joku, jonka aktiivinen rotu jättää sinut rauhaan seuraavaan vuoroosi asti.
learn-first-decline = Alueesi tuovat vähemmän kuin viime vuorolla. Ehkä on aika antaa rodun rappeutua ja valita uusi.
learn-first-abandon = Ei merkkejä kädessä? Hylkää alue ennen ensimmäistä valloitustasi, niin sen viimeinen merkki vapautuu.
learn-first-refuge = Kimppuusi hyökättiin. Yksi merkki on menetetty; sijoita muut alueille, jotka ovat yhä sinun.
learn-first-attempt = Liian vähän merkkejä? Valitse katkoviivalla rajattu alue: noppa voi vielä vallata sen vuoron viimeisenä valloituksena.
