### The book of rules: what every topic, piece, terrain and symbol means, and how the book speaks.
###
### Numbers of the box come as variables. The points of a topic are read one after the other.

## Topics

topic-turn = Vuoro vaihe vaiheelta
    .about = Pelaat koko vuorosi; sitten on vuorossa seuraava pelaaja myötäpäivään.
    .words = vuorojärjestys, vaiheet, vaihe, kulku, kierros
    .point-1 = Ei aktiivista rotua? Valitse yhdistelmä. Muuten valitse: laajenna tai anna rodun rappeutua.
    .point-2 = Hyökkäyksen valmisteleminen: ota merkit käteen ja jätä yksi jokaiselle alueelle, jonka haluat pitää. Voit nyt hylätä alueita.
    .point-3 = Valloita alue toisensa jälkeen merkeilläsi. Lopeta, milloin haluat.
    .point-4 = Eivätkö merkit riitä viimeiseen valloitukseen? Yritä kerran nopalla.
    .point-5 = Sijoita joukot uudelleen: siirrä merkkejä vapaasti alueidesi välillä ja aseta leirit, linnake tai sankarit.
    .point-6 = Kerää pisteet: 1 voittopiste jokaisesta alueesta sekä rodun ja erityiskyvyn lisäpisteet.
    .point-7 = Pisteiden jälkeen urhea rotu voi rappeutua ja diplomaatti nimetä liittolaisen.
    .point-8 = Alueita menettäneet pelaajat sijoittavat perääntyneet merkkinsä takaisin, myötäpäivään.
topic-setup = Mitä pöydällä on
    .about = Pelaajamäärän mukainen kartta, { $column } yhdistelmää ja jokaiselle { $starting_coins } voittopistettä.
    .words = aloitus, alku, alkuvalmistelut, kierrokset, pelaajat, noppa, kolikot
    .point-1 = Kierroksia: kahdella pelaajalla { $rounds_2 }, kolmella { $rounds_3 }, neljällä { $rounds_4 }, viidellä { $rounds_5 }.
    .point-2 = Vuoristot ja kadonneet heimot tulevat sinne, missä kartta ne näyttää.
    .point-3 = Vahvistusnopan sivut ovat { $die_faces }.
    .point-4 = { $races } rotua ja niiden { $tokens } merkkiä sekä { $powers } erityiskykyä muodostavat yhdistelmät.
topic-pick = Yhdistelmän valitseminen
    .about = Yhdistelmä on rotulaatta ja erityiskykylaatta. Laske niiden luvut yhteen: niin monta rotumerkkiä saat.
    .words = rivistö, valita, valinta, rotulaatta, erityiskykylaatta, rotu, ostaa
    .point-1 = Ylin yhdistelmä on ilmainen. Jokaisen ohittamasi päälle panet kolikon.
    .point-2 = Ottamasi yhdistelmän päällä olevat kolikot ovat sinun.
    .point-3 = Alemmat yhdistelmät nousevat, ja alimmaksi paljastetaan uusi.
    .point-4 = Voit valita vain sen, minkä pystyt maksamaan. Kartalta poistuneen rodun laatta palaa pinon alle.
topic-reach = Minne rotu pääsee
    .about = Uusi rotu tulee kartan ulkopuolelta ja etenee sitten naapurista naapuriin.
    .words = viereinen, vieressä, raja, reuna, reuna-alue, ensimmäinen valloitus, naapuri, hylätä
    .point-1 = Ensimmäinen valloitus tehdään kartan reunalla tai reunalla olevan meren rannalla.
    .point-2 = Jokaisen seuraavan alueen on oltava rodun hallitseman alueen vieressä. Rappeutuneista alueista ei ole apua.
    .point-3 = Vain merenkulkijat voivat vallata meriä ja järven.
    .point-4 = Ennen vuoron ensimmäistä valloitusta rotu voi hylätä alueita. Jos se hylkää kaikki, se tulee kartalle uudelleen.
topic-price = Mitä alue maksaa
    .about = Maksat kädessäsi olevilla merkeillä, vähintään yhdellä.
    .words = hinta, merkit, valloittaa, valloitus, hyökkäys, hintataulukko, alennus
    .point-1 = Laske yhteen kaikki puolustus ja vähennä rodun ja erityiskyvyn säästöt.
    .point-2 = Maksamasi merkit jäävät valloittamallesi alueelle.
    .point-3 = Omat rappeutuneet merkkisi eivät puolustaudu sinua vastaan.
topic-attempt = Viimeinen valloitusyritys nopalla
    .about = Viimeinen valloitusyritys on vuorosi viimeinen valloitus: jos puuttuu enintään { $highest_die } merkkiä, noppa voi korvata ne.
    .words = noppa, nopanheitto, heitto, vahvistusnoppa, onni
    .point-1 = Nimeä ensin alue. Kädessäsi on oltava vähintään yksi merkki.
    .point-2 = Heitä. Jos merkit ja noppa yltävät hintaan, kaikki kädessäsi olevat merkit siirtyvät alueelle.
    .point-3 = Jos eivät, ne palaavat alueillesi. Valloituksesi päättyvät joka tapauksessa.
topic-protection = Mikä suojaa aluetta
    .about = Jotkin osat tekevät alueesta kalliimman, toiset suojaavat sen kokonaan.
    .words = suojassa, suoja, puolustus, turva, suojata
    .point-1 = Yhden kalliimpi kustakin: vuoristo, peikkoluola, linnake, leiri, kadonnut heimo, jokainen toisen pelaajan merkki.
    .point-2 = Suojassa kaikilta hyökkäyksiltä: alue, jolla on kolo, sankari tai lohikäärme.
    .point-3 = Rauha suojaa diplomaatin aktiivista rotua liittolaisen aktiiviselta rodulta.
    .point-4 = Noituuden pysäyttävät leiri, toinen merkki, rappeutuminen ja vesistö, mutta eivät vuoristo, peikkoluola tai linnake.
    .point-5 = Lohikäärme ei välitä mistään, mikä vain nostaa hintaa.
topic-losses = Alueen menettäminen
    .about = Menetät yhden merkin; muut palaavat hyökkääjän vuoron lopussa.
    .words = tappio, menetys, vetäytyminen, perääntyminen, puolustaja, säilytyslaatikko
    .point-1 = Yksinäinen merkki menetetään alueensa mukana. Haltiat eivät menetä yhtään.
    .point-2 = Selvinneet siirtyvät mille tahansa alueille, jotka ovat yhä saman rodun hallinnassa.
    .point-3 = Jos alueita ei ole, ne odottavat kädessä ja tulevat kartalle uudelleen.
    .point-4 = Rappeutunut rotu menettää merkkinsä. Vain rappeutuneet ghoulit palaavat.
topic-redeployment = Joukkojen uudelleensijoittaminen
    .about = Siirrä valloitusten jälkeen merkkejäsi vapaasti oman rotunsa alueiden välillä.
    .words = siirtää, joukot, sijoittaa, uudelleensijoitus
    .point-1 = Jokaiselle alueelle jää vähintään yksi merkki.
    .point-2 = Käteen ei jää merkkejä niin kauan kuin rodulla on alue.
    .point-3 = Aseta nyt leirit, tämän vuoron linnake ja sankarit.
    .point-4 = Luurangot saavat nyt uudet merkkinsä, ja { $visitors } amatsonia lähtee.
topic-income = Voittopisteiden kerääminen
    .about = Vuorosi lopussa saat 1 voittopisteen jokaisesta hallitsemastasi alueesta, aktiivisesta ja rappeutuneesta.
    .words = pisteet, piste, kolikot, voittopisteet, tulot, raha, lisäpiste, bonus
    .point-1 = Aktiivinen rotu ja sen erityiskyky tuovat lisäpisteensä vain oman rotunsa alueista.
    .point-2 = Rappeutuneista vain kääpiöt tuovat vielä lisäpisteitä kaivoksistaan.
    .point-3 = Rappeutumisvuorolla pisteitä tuovat vain rappeutuneet alueet.
    .point-4 = Summat pysyvät salassa loppuun asti; jokaisen saamat pisteet kerrotaan ääneen.
topic-decline = Rodun rappeutuminen
    .about = Anna väsyneen rodun rappeutua: se ei enää taistele, mutta sen alueet tuovat yhä pisteitä, kun aloitat uudella.
    .words = rappeutua, rappeutunut, uusi rotu, kääntää, luopua
    .point-1 = Siihen kuluu koko vuoro: ei valloituksia, ei siirtoja.
    .point-2 = Joka alueelle jää yksi merkki, loput poistuvat. Erityiskykylaatta siirretään poistopinoon.
    .point-3 = Aiemmin rappeutunut rotu poistuu ensin kartalta. Henkirotua ei lasketa.
    .point-4 = Seuraavalla vuorolla valitset uuden yhdistelmän.
    .point-5 = Peikkoluolat, linnakkeet ja hallitsemasi vesistöt jäävät; kolot, leirit, sankarit ja lohikäärme poistuvat.
topic-end = Pelin päättyminen
    .about = Viimeisen kierroksen viimeisen vuoron jälkeen eniten voittopisteitä kerännyt voittaa.
    .words = voittaja, tasatilanne, tasapeli, voitto, loppu, viimeinen kierros
    .point-1 = Tasatilanteen ratkaisee kartalla olevien rotumerkkien määrä, aktiiviset ja rappeutuneet yhteensä.
    .point-2 = Jos sekin on tasan, voitto jaetaan.

## Pieces, terrains, symbols

reference-piece-tribe = Muinainen kansa, joka ei kuulu kenellekään pelaajalle. Sen alue maksaa yhden merkin enemmän. Kun se on voitettu, se katoaa lopullisesti. Alue, jolla on kadonnut heimo, on ei-tyhjä.
reference-piece-mountain = Pysyy jokaisella vuoristoalueella koko pelin; alue maksaa yhden merkin enemmän. Alue, jolla on pelkkä vuoristo, on tyhjä.
reference-piece-fortress = Linnoittajarotu rakentaa yhden vuorossa. Alue maksaa yhden merkin enemmän, myös rodun rappeuduttua, ja linnake tuo voittopisteen rodun ollessa aktiivinen.
reference-piece-lair = Peikkoluola tulee jokaiselle peikkojen valtaamalle alueelle. Alue maksaa yhden merkin enemmän, myös rodun rappeuduttua.
reference-piece-camp = Leirit: leiriytyjärotu pystyttää { $camps } leiriä joka vuoro uudelleen. Kukin tekee alueestaan yhden merkin kalliimman, ja yksikin riittää pysäyttämään noituuden.
reference-piece-hole = Maahan kaivettu kolo tulee kullekin puolituisten { $holes } ensimmäisestä alueesta. Alueet ovat suojassa, kunnes puolituiset lähtevät tai rappeutuvat.
reference-piece-hero = Sankarillinen rotu asettaa joka vuoron lopussa { $heroes } sankaria eri alueille. Ne alueet ovat suojassa.
reference-piece-dragon = Valtaa kerran vuoron aikana alueen yhdellä merkillä ja jää sinne. Alue on suojassa.
reference-terrain-farmland = Tuo ihmisille 1 lisäpisteen. Maksaa ratsastajille yhden merkin vähemmän.
reference-terrain-forest = Tuo lisäpisteen, kun erityiskyky on ”metsä”.
reference-terrain-hill = Tuo 1 lisäpisteen, kun erityiskyky on ”kukkula”. Maksaa ratsastajille yhden merkin vähemmän.
reference-terrain-mountain = Maksaa yhden merkin enemmän. Jättiläisten hallitseman vuoriston viereiset alueet maksavat niille yhden vähemmän.
reference-terrain-swamp = Tuo lisäpisteen, kun erityiskyky on ”suo”.
reference-terrain-sea = Kartan reunalla. Vain merenkulkijat voivat vallata sen. Sen rannalta kaikki pääsevät kartalle, ja tritoneille ranta maksaa yhden merkin vähemmän.
reference-terrain-lake = Sisämaassa. Vain merenkulkijat voivat vallata sen. Sen rannalta ei tulla kartalle, mutta tritoneille ranta maksaa yhden merkin vähemmän.
reference-symbol-mine = Tuo kääpiöille lisäpisteen, myös rappeutuneille.
reference-symbol-magic = Tuo velhoille lisäpisteen.
reference-symbol-cavern = Maksaa maanalaisille yhden merkin vähemmän; niille kaikki luolat ovat vierekkäin.

## Chapters

reference-chapter-topic = Näin pelataan
reference-chapter-race = Rodut
reference-chapter-power = Erityiskyvyt
reference-chapter-piece = Osat
reference-chapter-terrain = Maastot
reference-chapter-symbol = Symbolit
reference-chapter-option = Sääntövalinnat
reference-chapter-ruling = Tulkinnat
reference-kind-topic = pelin kulku
reference-kind-race = rotu
reference-kind-power = erityiskyky
reference-kind-piece = osa
reference-kind-terrain = maasto
reference-kind-symbol = symboli
reference-kind-option = sääntövalinta
reference-kind-ruling = tulkinta { $id }

## Rulings: by what they are about, by the letter of their id

reference-rulings-N = Luvut
reference-rulings-T = Pelin kulku
reference-rulings-P = Yhdistelmien valitseminen
reference-rulings-C = Alueen hinta
reference-rulings-A = Minne rotu pääsee
reference-rulings-L = Menetykset ja perääntyminen
reference-rulings-F = Viimeinen valloitusyritys
reference-rulings-D = Rodun rappeutuminen
reference-rulings-V = Pisteet ja pelin päättyminen
reference-rulings-R = Amatsonit, kääpiöt, haltiat
reference-rulings-G = Ghoulit
reference-rulings-H = Jättiläisistä luurankoihin
reference-rulings-W = Noidat
reference-rulings-X = Tritonit ja peikot
reference-rulings-Y = Erityiskyvyt
reference-rulings-E = Omat päätöksemme

reference-reason = Miksi
reference-basis = Perusteena
reference-basis-pages = sääntökirja, s. { $pages }
reference-basis-publisher = julkaisijan vastaukset
reference-basis-players = mistä pelaajat ovat yksimielisiä
reference-basis-arithmetic = osien laskeminen
reference-basis-editions = muunkieliset painokset
reference-basis-ours = oma päätöksemme
reference-certainty-sure = Varma
    .about = Selvä sääntökirjassa, tai julkaisija on vastannut.
reference-certainty-likely = Todennäköinen
    .about = Hyvin perusteltu, mutta ei suoraan sanottu.
reference-certainty-doubtful = Kiistanalainen
    .about = Lähteet ovat eri mieltä, tai tekstin voi lukea toisin. Jos sääntövalinta on olemassa, sillä voi pelata toisin.
reference-certainty-decided = Oma päätöksemme
    .about = Sääntökirja ei kerro, ja ohjelman on tehtävä jotain.

## An entry

reference-title = Säännöt
    .lead = Jokainen rotu, erityiskyky, osa ja tulkinta sekä esimerkkejä suoraan pelistä.
reference-back = Kaikki kohdat
reference-tokens = { $tokens ->
    [one] 1 merkki
   *[other] { $tokens } merkkiä
  }
reference-tokens-more = { $tokens } + { $more } merkkiä
reference-supply = { $supply } laatikossa
reference-see = Katso myös
reference-rulings-here = Tulkinnat
reference-setting = { $on ->
    [yes] Yleensä päällä
   *[no] Yleensä pois
  }
reference-on = Päällä
reference-off = Pois
reference-nothing-here = Kohtaa ”{ $id }” ei ole.

## What an example says. $people act, $region is asked about

reference-asked-price = { $price ->
    [one] Alueen { $region } valloittamiseen { $people_inside } tarvitsevat 1 merkin: { $parts }.
   *[other] Alueen { $region } valloittamiseen { $people_inside } tarvitsevat { $price } merkkiä: { $parts }.
  }
reference-asked-short = { $missing ->
    [one] Alueen { $region } hinta on { $price }; { $people_adessive } on 1 merkki liian vähän. Nopalla onnistuu { $percent } %:n todennäköisyydellä.
   *[other] Alueen { $region } hinta on { $price }; { $people_adessive } on { $missing } merkkiä liian vähän. Nopalla onnistuu { $percent } %:n todennäköisyydellä.
  }
reference-asked-sorcery = Noituus valtaa alueen { $region } ilmaiseksi.
reference-asked-dragon = Lohikäärmeen avulla { $people_inside } valtaavat alueen { $region } yhdellä merkillä.
reference-asked-refused = Ei. { $why }
reference-asked-income = { $coins ->
    [one] { $seat } saa tällä vuorolla 1 voittopisteen: { $parts }.
   *[other] { $seat } saa tällä vuorolla { $coins } voittopistettä: { $parts }.
  }
reference-picture = Osa pelilautaa: { $regions }.
# The two players of all examples: common first names
reference-players = Aino, Eero

## The search

reference-search = Etsi sääntö
    .placeholder = Haltiat, kolo, rappeutuminen, C2…
    .hint = Hae näppäimellä /, valitse nuolilla, avaa Enterillä.
reference-found = { $count ->
    [0] Haulla ”{ $words }” ei löytynyt mitään.
    [one] 1 kohta
   *[other] { $count } kohtaa
  }
reference-none-about = Kokeile lyhyempää sanaa tai rodun, erityiskyvyn tai osan nimeä.
reference-contents = Sisällys

## The summary sheet

sheet-title = Yhteenvetosivu
sheet-print = Tulosta
sheet-paper = Paperi
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-heading = Small World
sheet-prices = Alueen hinta
sheet-minimum = Rotu ja erityiskyky voivat säästää merkkejä, mutta maksat aina vähintään yhden.
sheet-rounds = Kierrokset
sheet-players = Pelaajat
sheet-die = Noppa
sheet-symbols = Symbolit
sheet-unofficial = Epävirallinen yhteenveto omin sanoin ja kuvin.

## Tokens a card brings, and one thing that adds to a price

sheet-tokens-more = { $tokens }+{ $more }
sheet-price-base = mikä tahansa alue
sheet-price-mountain = vuoristo
sheet-price-fortress = linnake
sheet-price-lair = peikkoluola
sheet-price-tribe = kadonnut heimo
sheet-price-camps = leiri
sheet-price-tokens = toisen pelaajan merkki
reference-more = +{ $amount }
