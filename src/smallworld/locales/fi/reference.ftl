### The book of rules: what every topic, piece, terrain and symbol means, and how the book speaks.
###
### Numbers of the box come as variables. The points of a topic are read one after the other.

## Topics

topic-turn = Vuoro vaihe vaiheelta
    .about = Yksi pelaaja pelaa koko vuoronsa, sitten myötäpäivään seuraava.
    .words = vuorojärjestys, vaiheet, vaihe, kulku, kierros
    .point-1 = Ei aktiivista rotua? Valitse yhdistelmä. Muuten valitse: laajenna tai anna rodun rappeutua.
    .point-2 = Ota merkit käteen; jokaiselle alueelle, jonka haluat pitää, jää yksi. Alueita voi nyt hylätä.
    .point-3 = Valloita alue toisensa jälkeen merkeilläsi. Lopeta, milloin haluat.
    .point-4 = Jos merkit eivät lopuksi riitä, yritä kerran nopalla.
    .point-5 = Sijoita joukot uudelleen: siirrä merkkejä vapaasti alueidesi välillä ja aseta leirit, linnake tai sankarit.
    .point-6 = Pisteet: yksi jokaisesta alueesta, lisäksi rodun ja erityiskyvyn lisäpisteet.
    .point-7 = Pisteiden jälkeen urhea rotu voi rappeutua ja diplomaatti nimetä liittolaisen.
    .point-8 = Alueita menettäneet sijoittavat selvinneet merkkinsä myötäpäivään.
topic-setup = Mitä pöydällä on
    .about = Pelaajamäärän mukainen kartta, { $column } yhdistelmää ja jokaiselle { $starting_coins } voittopistettä.
    .words = aloitus, alku, alkuvalmistelut, kierrokset, pelaajat, noppa, kolikot
    .point-1 = Kierroksia: kahdella pelaajalla { $rounds_2 }, kolmella { $rounds_3 }, neljällä { $rounds_4 }, viidellä { $rounds_5 }.
    .point-2 = Vuoristot ja kadonneet heimot ovat siellä, missä kartta ne näyttää.
    .point-3 = Nopan sivut ovat { $die_faces }.
    .point-4 = { $races } rotua ja niiden { $tokens } merkkiä sekä { $powers } erityiskykyä muodostavat yhdistelmät.
topic-pick = Yhdistelmän valitseminen
    .about = Rotulaatta ja erityiskykylaatta: niiden luvut yhteensä ovat merkkisi.
    .words = rivistö, valita, valinta, rotulaatta, erityiskykylaatta, rotu, ostaa
    .point-1 = Ylin yhdistelmä on ilmainen. Jokaisen ohittamasi päälle panet kolikon.
    .point-2 = Ottamasi yhdistelmän päällä olevat kolikot ovat sinun.
    .point-3 = Alemmat yhdistelmät nousevat, ja alimmaksi paljastetaan uusi.
    .point-4 = Voit valita vain sen, minkä pystyt maksamaan. Kartalta poistuneen rodun laatta palaa pinon alle.
topic-reach = Minne rotu pääsee
    .about = Uusi rotu tulee kartan ulkopuolelta ja etenee sitten naapurista naapuriin.
    .words = viereinen, vieressä, raja, reuna, reuna-alue, ensimmäinen valloitus, naapuri, hylätä
    .point-1 = Ensimmäinen alue on kartan reunalla tai reunalla olevan meren rannalla.
    .point-2 = Jokainen seuraava alue on rodun hallitseman alueen vieressä. Rappeutuneista alueista ei ole apua.
    .point-3 = Meret ja järvi ovat suljettuja kaikilta paitsi merenkulkijoilta.
    .point-4 = Ennen ensimmäistä valloitustaan rotu voi hylätä alueita; jos se hylkää kaikki, se tulee kartalle uudelleen.
topic-price = Mitä alue maksaa
    .about = Merkkejä kädestäsi; aina vähintään yhden.
    .words = hinta, merkit, valloittaa, valloitus, hyökkäys, hintataulukko, alennus
    .point-1 = Laske yhteen kaikki puolustus ja vähennä rodun ja erityiskyvyn säästöt.
    .point-2 = Maksamasi merkit jäävät valloittamallesi alueelle.
    .point-3 = Omat rappeutuneet merkkisi eivät puolustaudu sinua vastaan.
topic-attempt = Viimeinen valloitusyritys nopalla
    .about = Vuoron viimeinen valloituksesi: jos puuttuu enintään { $highest_die } merkkiä, noppa voi korvata ne.
    .words = noppa, nopanheitto, heitto, vahvistusnoppa, onni
    .point-1 = Nimeä ensin alue. Kädessäsi on oltava vähintään yksi merkki.
    .point-2 = Heitä. Jos merkit ja noppa yltävät hintaan, kaikki kädessäsi olevat merkit siirtyvät alueelle.
    .point-3 = Jos eivät, ne palaavat alueillesi. Valloituksesi päättyvät joka tapauksessa.
topic-protection = Mikä suojaa aluetta
    .about = Jotkin osat tekevät alueesta kalliimman, jotkin sulkevat sen kokonaan.
    .words = suojassa, suoja, puolustus, turva, suojata
    .point-1 = Yhden kalliimpi kustakin: vuoristo, peikkoluola, linnake, leiri, kadonnut heimo, jokainen toisen pelaajan merkki.
    .point-2 = Suljettu kaikilta hyökkäyksiltä: alue, jolla on kolo, sankari tai lohikäärme.
    .point-3 = Rauha sulkee diplomaatin aktiivisen rodun liittolaisen aktiiviselta rodulta.
    .point-4 = Noituuden pysäyttävät leiri, toinen merkki, rappeutuminen ja vesistö, mutta eivät vuoristo, peikkoluola tai linnake.
    .point-5 = Lohikäärme ei välitä mistään, mikä vain nostaa alueen hintaa.
topic-losses = Alueen menettäminen
    .about = Yksi merkki menetetään, muut palaavat hyökkääjän vuoron lopussa.
    .words = tappio, menetys, vetäytyminen, perääntyminen, puolustaja, säilytyslaatikko
    .point-1 = Yksinäinen merkki menetetään alueensa mukana. Haltiat eivät menetä yhtään.
    .point-2 = Selvinneet siirtyvät mille tahansa alueille, jotka ovat yhä saman rodun hallinnassa.
    .point-3 = Jos alueita ei ole, ne odottavat kädessä ja tulevat kartalle uudelleen.
    .point-4 = Rappeutunut rotu menettää merkkinsä. Vain rappeutuneet ghoulit palaavat.
topic-redeployment = Joukkojen uudelleensijoittaminen
    .about = Valloitusten jälkeen merkkisi liikkuvat vapaasti oman rotunsa alueiden välillä.
    .words = siirtää, joukot, sijoittaa, uudelleensijoitus
    .point-1 = Jokaiselle alueelle jää vähintään yksi merkki.
    .point-2 = Käteen ei jää merkkejä niin kauan kuin rodulla on alue.
    .point-3 = Nyt asetetaan leirit, vuoron linnake ja sankarit.
    .point-4 = Luurangot saavat tässä lisää merkkejä, ja { $visitors } amatsonia lähtee.
topic-income = Voittopisteiden kerääminen
    .about = Vuorosi lopussa: yksi voittopiste jokaisesta hallitsemastasi alueesta, aktiivisesta ja rappeutuneesta.
    .words = pisteet, piste, kolikot, voittopisteet, tulot, raha, lisäpiste, bonus
    .point-1 = Aktiivinen rotu ja sen erityiskyky tuovat lisäpisteensä vain oman rotunsa alueista.
    .point-2 = Rappeutuneista vain kääpiöt tuovat vielä lisäpisteitä kaivoksistaan.
    .point-3 = Rappeutumisvuorolla pisteitä tuovat vain rappeutuneet alueet.
    .point-4 = Summat ovat salassa loppuun asti; jokaisen vuoron pisteet kerrotaan ääneen.
topic-decline = Rodun rappeutuminen
    .about = Väsyneen rodun laatta käännetään. Rotu pitää alueensa ja tuo yhä pisteitä, kun sinä aloitat alusta.
    .words = rappeutua, rappeutunut, uusi rotu, kääntää, luopua
    .point-1 = Siihen kuluu koko vuoro: ei valloituksia, ei siirtoja.
    .point-2 = Joka alueelle jää yksi merkki, loput poistuvat. Erityiskyky heitetään pois.
    .point-3 = Vanhempi rappeutunut rotu poistuu ensin kartalta. Henkirotu ei vie tilaa.
    .point-4 = Seuraavalla vuorolla valitset uuden yhdistelmän.
    .point-5 = Peikkoluolat, linnakkeet ja vallatut vesistöt säilyvät rappeutumisen yli; kolot, leirit, sankarit ja lohikäärme eivät.
topic-end = Pelin päättyminen
    .about = Viimeisen kierroksen viimeisen vuoron jälkeen eniten voittopisteitä kerännyt voittaa.
    .words = voittaja, tasatilanne, tasapeli, voitto, loppu, viimeinen kierros
    .point-1 = Tasatilanteen ratkaisee kartalla olevien rotumerkkien määrä, aktiiviset ja rappeutuneet yhteensä.
    .point-2 = Jos sekin on tasan, voitto jaetaan.

## Pieces, terrains, symbols

reference-piece-tribe = Muinainen kansa ilman omistajaa. Se tekee alueestaan yhden merkin kalliimman ja katoaa lopullisesti, kun se on voitettu. Alue, jolla on kadonnut heimo, ei ole tyhjä.
reference-piece-mountain = On jokaisella vuoristoalueella koko pelin ajan ja tekee siitä yhden merkin kalliimman. Alue, jolla on pelkkä vuoristo, on tyhjä.
reference-piece-fortress = Linnoittajarodun rakentama, yksi joka vuorolla. Se tekee alueestaan yhden merkin kalliimman, myös rodun rappeuduttua, ja tuo voittopisteen rodun ollessa aktiivinen.
reference-piece-lair = Tulee jokaiselle peikkojen valtaamalle alueelle. Se tekee alueesta yhden merkin kalliimman, myös rodun rappeuduttua.
reference-piece-camp = Leiriytyjärodun { $camps } leiriä pystytetään joka vuoro uudelleen. Kukin tekee alueestaan yhden merkin kalliimman, ja yksikin riittää noituutta vastaan.
reference-piece-hole = Tulee puolituisten { $holes } ensimmäiselle alueelle. Sinne ei voi hyökätä, ennen kuin puolituiset lähtevät tai rappeutuvat.
reference-piece-hero = Sankarillisen rodun { $heroes } sankaria asettuvat joka vuoron lopussa eri alueille. Niille ei voi hyökätä.
reference-piece-dragon = Valtaa kerran vuoron aikana alueen yhdellä merkillä ja jää sinne. Sinne ei voi hyökätä.
reference-terrain-farmland = Tuo ihmisille lisäpisteen. Ratsastajille yhden halvempi.
reference-terrain-forest = Tuo lisäpisteen, kun erityiskyky on ”metsä”.
reference-terrain-hill = Tuo lisäpisteen, kun erityiskyky on ”kukkula”. Ratsastajille yhden halvempi.
reference-terrain-mountain = Maksaa yhden merkin lisää. Jättiläiset, jotka hallitsevat sitä, saavat sen naapurit yhden merkin halvemmalla.
reference-terrain-swamp = Tuo lisäpisteen, kun erityiskyky on ”suo”.
reference-terrain-sea = Kartan reunalla. Vain merenkulkijat valtaavat sen; sen rannalta kaikki pääsevät kartalle, ja tritoneille ranta on halvempi.
reference-terrain-lake = Sisämaassa. Vain merenkulkijat valtaavat sen; sen rannalta ei tulla kartalle, mutta tritoneille ranta on halvempi.
reference-symbol-mine = Tuo kääpiöille lisäpisteen, myös rappeutuneille.
reference-symbol-magic = Tuo velhoille lisäpisteen.
reference-symbol-cavern = Maanalaisille yhden halvempi, ja niille kaikki luolat ovat naapureita.

## Chapters

reference-chapter-topic = Pelin kulku
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
reference-rulings-E = Täällä päätetty

reference-reason = Miksi
reference-basis = Perusteena
reference-basis-pages = sääntökirja, s. { $pages }
reference-basis-publisher = julkaisijan vastaukset
reference-basis-players = pelaajien yhteisymmärrys
reference-basis-arithmetic = osien laskeminen
reference-basis-editions = muunkieliset painokset
reference-basis-ours = oma päätöksemme
reference-certainty-sure = Varma
    .about = Selvä sääntökirjassa tai julkaisijan sanoma.
reference-certainty-likely = Todennäköinen
    .about = Hyvin perusteltu, mutta ei sanasta sanaan.
reference-certainty-doubtful = Kiistanalainen
    .about = Lähteet ovat eri mieltä, tai tekstin voi lukea toisin. Jos sääntövalinta on olemassa, sillä voi pelata toisin.
reference-certainty-decided = Täällä päätetty
    .about = Sääntökirja vaikenee, ja ohjelman on tehtävä jotain.

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
    [one] Alueen { $region } hinta on { $price }, 1 enemmän kuin { $people_adessive } on kädessä. Noppa korvaa puutteen todennäköisyydellä { $percent } %.
   *[other] Alueen { $region } hinta on { $price }, { $missing } enemmän kuin { $people_adessive } on kädessä. Noppa korvaa puutteen todennäköisyydellä { $percent } %.
  }
reference-asked-sorcery = Noituus valtaa alueen { $region }; se ei maksa merkkiäkään.
reference-asked-dragon = Lohikäärmeen avulla { $people_inside } valtaavat alueen { $region } yhdellä merkillä.
reference-asked-refused = Ei. { $why }
reference-asked-income = { $coins ->
    [one] Vuorostaan { $seat } saa 1 voittopisteen: { $parts }.
   *[other] Vuorostaan { $seat } saa { $coins } voittopistettä: { $parts }.
  }
reference-picture = Osa pelilautaa: { $regions }.
# The two players of all examples: common first names
reference-players = Aino, Eero

## The search

reference-search = Etsi sääntö
    .placeholder = Haltiat, kolo, rappeutuminen, C2 …
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
sheet-minimum = Rotu ja erityiskyky voivat säästää merkkejä, mutta yksi maksetaan aina.
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
