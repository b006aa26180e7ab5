### Refusals: what was tried, why it is not possible, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot. “You” is whoever acted.

## Any time

game-over = Peli on päättynyt, eikä sitä voi enää jatkaa. Aloita uusi.
action-unknown = Toimintoa numero { NUMBER($number, useGrouping: 0) } ei ole. Käytä numeroa väliltä 0–{ NUMBER($highest, useGrouping: 0) }.
region-unknown = Aluetta { $region } ei ole tällä pelilaudalla. Sen alueet on numeroitu 1–{ $highest }.

## Chance

chance-awaited = { $awaits ->
    [die] Kukaan ei voi toimia, kun noppa pyörii. Anna jakajan ensin heittää noppaa.
   *[reveal] Kukaan ei voi toimia, kun rivistöstä puuttuu yhdistelmä. Anna jakajan paljastaa se ensin.
  }
chance-not_a_seats_word = Nopan heittäminen ja yhdistelmien paljastaminen kuuluvat jakajalle. Valitse pelaajan toiminto.
chance-no_die_awaited = Noppa heitettiin, mutta kukaan ei pyytänyt sitä. Sitä heitetään vain viimeisessä valloitusyrityksessä tai ennen valloitusta, joka alkaa heitolla.
chance-no_reveal_awaited = Yhdistelmä paljastettiin, mutta sitä ei tarvittu. Jakaja paljastaa uuden vain, kun rivistö on vajaa.
chance-unknown_tile = Tämä rotu tai erityiskyky ei ole mukana tässä pelissä. Paljasta jokin mukana oleva.
chance-other_banner = { $race } eivät voi paljastua nyt. Pinon seuraava rotulaatta: { $expected_inside }.
chance-banner_in_use = { $race } eivät voi paljastua: rotulaatta ei ole pinossa. Paljasta rotu, jota kukaan ei ole vielä nähnyt.
chance-badge_in_use = { $power } ei voi paljastua: erityiskykylaatta ei ole pinossa. Paljasta vapaa erityiskyky.

## The start of a turn

turn-pick_first = Sinulla ei ole vielä aktiivista rotua. Valitse ensin yhdistelmä rivistöstä.
turn-stop_first = Merkit sijoitetaan ja vuoro päätetään vasta valloitusten jälkeen. Valloita, mitä haluat, ja lopeta sitten.
pick-race_still_active = Et voi valita uutta yhdistelmää, kun { $race_inside } ovat vielä aktiivisia. Jatka niillä; uuden rodun aika on rappeutumista seuraavalla vuorolla.
pick-no_such_place = { $places ->
    [one] Sijalla { $place } ei ole yhdistelmää. Yhdistelmä on vain sijalla 1.
   *[other] Sijalla { $place } ei ole yhdistelmää. Valitse jokin sijoista 1–{ $places }.
  }
pick-too_dear = { $price ->
    [one] Tämä yhdistelmä maksaa 1 voittopisteen, ja sinulla on { $coins }. Valitse jokin ylempi; ylin on ilmainen.
   *[other] Tämä yhdistelmä maksaa { $price } voittopistettä, ja sinulla on { $coins }. Valitse jokin ylempi; ylin on ilmainen.
  }
decline-after_pick = Rotu ei voi rappeutua samalla vuorolla, jolla se valittiin. Valloita sillä tai lopeta.
decline-after_declined_acted = Rappeutunut rotusi on jo toiminut tällä vuorolla, joten aktiivinen rotusi ei voi enää rappeutua. Valloita sillä tai lopeta.
decline-only_at_start = Rotu voi rappeutua vain aivan vuorosi alussa. Pelaa tämä vuoro loppuun ja anna rodun rappeutua seuraavalla.

## Which region can be attacked

conquer-own_region = Alue { $region } on jo tämän rodun hallinnassa. Valitse alue, joka ei ole sen oma.
conquer-immune = Alueelle { $region } ei voi hyökätä: sitä suojaa { $piece }. Valitse toinen alue.
conquer-peace = Alueelle { $region } ei voi hyökätä: { $seat } on solminut rauhan kanssasi. Valitse jonkun muun alue tai odota, kunnes { $seat } on taas vuorossa.
conquer-water = Alue { $region } on vesistöä, eikä tämä rotu purjehdi. Valitse alue maalta.
conquer-not_an_entry = Tämä rotu ei ole kartalla eikä voi tulla sille alueen { $region } kautta. Valitse maa-alue kartan reunalta tai reunalla olevan meren rannalta.
conquer-out_of_reach = Alue { $region } ei ole ulottuvilla. Valitse tämän rodun hallitseman alueen naapuri.

## What a conquest takes

conquer-too_few_tokens = { $hand ->
    [0] Alueen { $region } hinta on { $price }, eikä kädessäsi ole merkkejä. Lopeta ja sijoita joukot uudelleen.
   *[other] { $die ->
        [0] Alueen { $region } hinta on { $price }, kädessäsi on { $hand }. Valloita halvempi alue tai lopeta.
       *[other] Alueen { $region } hinta on { $price }, kädessäsi on { $hand }. Puuttuu { $missing }: heitä noppaa tai valloita halvempi alue.
      }
  }
die-rolls_first = Tämä rotu heittää noppaa ennen alueen valintaa, joten viimeistä valloitusyritystä alueelle { $region } ei ole. Heitä ensin, valloita sitten.
die-no_token = Viimeinen valloitusyritys alueelle { $region } vaatii vähintään yhden merkin, eikä kädessäsi ole yhtään. Lopeta ja sijoita joukot uudelleen.
die-not_short = Alueen { $region } hinta on { $price } ja kädessäsi on { $hand }, joten noppaa ei tarvita. Valloita alue suoraan.
die-too_far = Alueen { $region } hinta on { $price }, kädessäsi on { $hand }. Nopasta saa enintään kolme: valitse alue, johon sinulta puuttuu enintään kolme merkkiä, tai lopeta.
dragon-none = Sinulla ei ole lohikäärmettä. Valloita merkeillä.
dragon-used = Lohikäärme on jo lentänyt tällä vuorolla. Valloita merkeillä ja lähetä se taas seuraavalla vuorolla.
dragon-no_token = Lohikäärmeen mukaan alueelle { $region } lähtee aina yksi merkki, eikä kädessäsi ole yhtään. Lopeta ja sijoita joukot uudelleen.
conversion-none = Tämä rotu ei osaa noituutta. Valloita merkeillä.
conversion-tray_empty = Säilytyslaatikossa ei ole enää tämän rodun merkkejä vaihdettavaksi. Valloita merkeillä.
conversion-not_an_active_enemy = Noituus ei löydä kohdetta alueelta { $region }. Se tehoaa vain toisen pelaajan aktiiviseen rotuun.
conversion-not_alone = { $seat } puolustaa { $tokens } merkillä aluetta { $region }, ja noituus tehoaa vain yksinäiseen merkkiin. Valitse toinen alue tai valloita tämä merkeillä.
conversion-camp = Leiri suojaa alueella { $region } noituudelta merkkiä, jonka omistaa { $seat }. Valitse toinen alue tai valloita tämä merkeillä.
conversion-used_on_seat = { $seat } on jo kokenut noituutesi tällä vuorolla. Valitse toinen vastustaja tai valloita alue { $region } merkeillä.
conversion-needs_token = Tässä pelissä noituuteen tarvitaan merkki kädessä, eikä sinulla ole yhtään. Lopeta ja sijoita joukot uudelleen.
conversion-first_conquest = Tämä rotu ei ole kartalla, joten sen noituus ei voi alkaa alueelta { $region }. Valloita ensimmäinen alue merkeillä.
roll-no_power = Tämä rotu ei heitä noppaa ennen valloitusta. Valitse alue; noppa on viimeistä varten, jos merkkejä puuttuu.
roll-no_token = Heittoon tarvitaan vähintään yksi merkki kädessä, eikä sinulla ole yhtään. Lopeta ja sijoita joukot uudelleen.
roll-pending = Heitit jo, ja tulos on { $number }. Valloita sillä nyt alue tai lopeta.

## Abandoning, and a declined race that acts

abandon-not_held = Alue { $region } ei ole tämän rodun hallinnassa. Hylkää jokin sen omista alueista.
abandon-after_conquest = Aluetta { $region } ei voi enää hylätä: tämä rotu on jo valloittanut tällä vuorolla. Pidä alue seuraavaan vuoroosi.
declined-no_such_race = Sinulla ei ole rappeutunutta rotua, joka voisi vielä toimia. Käytä aktiivista rotuasi.
declined-done = Rappeutunut rotusi on heittänyt noppansa ja lopettanut valloitukset. Jatka aktiivisella rodullasi.
declined-too_late = Rappeutunut rotusi toimii ennen aktiivista, joka on jo aloittanut. Jatka aktiivisella rodulla.

## Placing

redeployment-only_placing = Tämän vuoron valloitukset ovat ohi. Sijoita, mitä kädessäsi on, ja päätä sitten.
refuge-only_placing = Nyt ei ole sinun vuorosi. Sijoita vain perääntyneet joukkosi ja päätä sitten.
deploy-not_held = Alue { $region } ei ole tämän rodun hallinnassa. Sijoita merkit sen omille alueille.
deploy-too_many = { $most ->
    [0] Alueelle { $region } ei riitä enää merkkejä. Sijoita jotain muuta tai päätä.
    [one] { $count } merkkiä on liikaa alueelle { $region }: voit sijoittaa enää 1.
   *[other] { $count } merkkiä on liikaa alueelle { $region }: voit sijoittaa enää { $most }.
  }
withdraw-first = { $count ->
    [one] Kädessäsi on liian vähän merkkejä poistettavaksi. Luovu ensin 1 alueesta.
   *[other] Kädessäsi on liian vähän merkkejä poistettavaksi. Luovu ensin { $count } alueesta.
  }
withdraw-not_due = Yhdestäkään alueesta ei tarvitse luopua. Sijoita merkkisi ja päätä sitten.
withdraw-not_held = Alue { $region } ei ole tämän rodun hallinnassa. Luovu jostakin sen omasta alueesta.
place-not_held = Alue { $region } ei ole aktiivisen rotusi hallinnassa. Valitse jokin sen alueista.
camp-none_left = Sinulla ei ole leirejä pystytettävänä. Sijoita jotain muuta tai päätä.
fortress-no_power = Tämä rotu ei rakenna linnakkeita. Sijoita jotain muuta tai päätä.
fortress-one_a_turn = Olet jo rakentanut linnakkeen tällä vuorolla, eikä enempää saa. Rakenna seuraava ensi vuorolla.
fortress-none_left = Kaikki { $limit } linnaketta ovat kartalla. Jonkin on kaaduttava, ennen kuin uuden voi rakentaa.
fortress-already_there = Alueella { $region } on jo linnake. Rakenna se toiselle alueelle.
hero-none_left = Sinulla ei ole sankareita asetettavana. Sijoita jotain muuta tai päätä.
hero-already_there = Alueella { $region } on jo sankari. Aseta tämä toiselle alueelle.
end-tokens_left = { $count ->
    [one] Sinulla on vielä 1 merkki sijoittamatta. Sijoita se jollekin alueellesi ja päätä sitten.
   *[other] Sinulla on vielä { $count } merkkiä sijoittamatta. Sijoita ne alueillesi ja päätä sitten.
  }
end-heroes_left = Sinulla on vielä sankari asettamatta. Aseta se alueelle, jolla ei ole sankaria, ja päätä sitten.
end-declined_tokens_left = { $count ->
    [one] Rappeutuneella rodullasi on vielä 1 merkki sijoittamatta. Sijoita se jollekin sen alueelle ja päätä sitten.
   *[other] Rappeutuneella rodullasi on vielä { $count } merkkiä sijoittamatta. Sijoita ne sen alueille ja päätä sitten.
  }

## After scoring

after_scoring-only_choices = Pisteesi on kerätty. Nyt voit vain antaa rodun rappeutua tai solmia rauhan, jos erityiskykysi sen sallii, tai päättää vuoron.
ally-not_now = Rauha solmitaan pisteiden keräämisen jälkeen. Pelaa ensin vuorosi loppuun.
ally-no_power = Vain diplomaattirotu solmii rauhan. Päätä vuorosi.
ally-oneself = Et voi solmia rauhaa itsesi kanssa. Valitse vastustaja tai päätä vuoro.
ally-attacked = { $seat } joutui tällä vuorolla hyökkäyksesi kohteeksi, joten rauhaa ei tule. Valitse vastustaja, jonka jätit rauhaan, tai päätä vuoro.
ally-unknown_seat = { $seat } ei ole tässä pöydässä. Sen paikat on numeroitu 0–{ $highest }.

## Undo

undo-nothing = Vielä ei ole pelattu mitään, joten kumottavaakaan ei ole. Jatka peliä.
undo-game_over = Peli on päättynyt, joten mitään ei voi enää kumota. Aloita uusi.
undo-turn_began = Toinen pelaaja ehti jo pelata, joten mitään ei voi kumota. Kukin kumoaa vain omia siirtojaan.
undo-chance_spoke = Jakaja on sen jälkeen heittänyt tai paljastanut, joten mitään ei voi kumota. Jatka tästä.

## Actions as text. $shapes are the ways to write them

notation-empty = Luettavaa toimintoa ei ole. Kirjoita jokin näistä: { $shapes }.
notation-unknown_word = ”{ $word }” ei ole toiminto. Kirjoita jokin näistä: { $shapes }.
notation-shape = Sanan ”{ $word }” jälkeen jokin on vialla. Kirjoita { $shapes }.
notation-number = { $what ->
    [region] ”{ $word }” ei ole alue. Kirjoita luku väliltä { $low }–{ $high }.
    [count] ”{ $word }” ei ole merkkien määrä. Kirjoita luku väliltä { $low }–{ $high }.
    [place] ”{ $word }” ei ole sija rivistössä. Kirjoita luku väliltä { $low }–{ $high }.
    [seat] ”{ $word }” ei ole paikka. Kirjoita luku väliltä { $low }–{ $high }.
    [die] ”{ $word }” ei ole nopan luku. Kirjoita luku väliltä { $low }–{ $high }.
   *[other] ”{ $word }” ei sovi tähän. Kirjoita luku väliltä { $low }–{ $high }.
  }
notation-unknown_race = Rotua ”{ $word }” ei ole. Kirjoita { $known }.
notation-unknown_power = Erityiskykyä ”{ $word }” ei ole. Kirjoita { $known }.
notation-unknown_number = Toimintoa numero { NUMBER($number, useGrouping: 0) } ei ole. Käytä numeroa väliltä 0–{ NUMBER($highest, useGrouping: 0) }.

## Positions: how they are written

position-json = Asema ei ole kelvollista JSONia: { $detail }. Tarkista lainausmerkit, pilkut ja sulkeet.
position-shape = Asema ei ole oikean muotoinen: { $detail }. Asemien skeema luettelee kaikki avaimet.
position-unknown_map = Karttaa ”{ $found }” ei ole. Kirjoita { $known }.
position-packs = Aseman paketit: { $reason }
position-unknown_option = Sääntövalintaa ”{ $found }” ei ole. Kirjoita { $known }.
position-seat_count = Asemassa ei ole lueteltu { $seats } paikkaa, kuten kartta { $map } vaatii. Luettele niin monta tai ota toinen kartta.
position-no_such_seat = Asema puhuu paikasta, jota pöydässä ei ole. Paikkoja on { $seats }, numeroituina nollasta alkaen.
position-no_such_region = Aluetta { $region } ei ole tällä pelilaudalla. Sen alueet on numeroitu 1–{ $highest }.
position-unknown_race = Rotua ”{ $race }” ei ole. Kirjoita { $known }.
position-unknown_power = Erityiskykyä ”{ $power }” ei ole. Kirjoita { $known }.
position-round = Asema on kierroksella { $round }, mutta pelissä on vain { $rounds }. Valitse niistä jokin.

## Positions: races and their tokens

position-power_missing = { $seat }: aktiivisella rodulla { $race_inside } ei ole erityiskykyä. Nimeä myös se.
position-no_race = { $seat }: erityiskyky tai merkkejä mutta ei aktiivista rotua. Nimeä rotu tai jätä loput pois.
position-two_declined = { $seat }: rappeutuneelle rodulle { $race_inside } ei ole tilaa. Vain yksi rappeutunut rotu voi olla ilman pysyvää erityiskykyä.
position-no_active_race = { $seat } hallitsee muka aluetta { $region } ilman aktiivista rotua. Nimeä rotu tai kerro, mikä rappeutunut rotu on kyseessä.
position-not_declined = { $seat } hallitsee muka aluetta { $region } rappeutuneilla { $race_adessive }, joita hänellä ei ole. Luettele ne rappeutuneina.
position-tokens_without_seat = Alueella { $region } on merkkejä, joita kukaan ei omista. Nimeä paikka.
position-seat_without_tokens = Aluetta { $region } hallitaan muka ilman merkkejä. Kerro, montako siellä on.
position-too_many_tokens = { $seat }: { $tokens } { $race_one_partitive }, mutta laatikossa niitä on vain { $supply }. Poista osa.
position-hand_between_turns = { $seat } ei ole vuorossa, mutta rodulla { $race_inside } on sekä merkkejä kädessä että alueita. Sijoita nuo merkit kartalle.
position-declined_hand = { $seat }: rappeutuneilla { $race_adessive } ei voi olla merkkejä kädessä. Poista ne.
position-declined_stack = { $seat }: rappeutuneilla { $race_adessive } voi olla alueella { $region } vain yksi merkki. Jätä yksi.
position-declined_nowhere = { $seat }: rappeutuneilla { $race_adessive } ei ole ainuttakaan merkkiä. Jätä rotu pois tai sijoita se kartalle.
position-aside = { $most ->
    [0] { $seat }: { $race_inside } eivät pane merkkejä syrjään. Jätä se pois.
   *[other] { $seat }: { $race_inside } panevat syrjään enintään { $most } merkkiä. Poista osa.
  }
position-at_sea = { $seat }: { $race_inside } eivät voi olla alueella { $region }: se on vesistöä, eivätkä ne purjehdi. Sijoita ne maalle.

## Positions: pieces and tiles

position-tribe = Alueella { $region } ei voi olla kadonnutta heimoa: sitä hallitsee jokin rotu, tai se on vesistöä. Poista jompikumpi.
position-too_many_pieces = Liikaa { $piece_partitive }: laatikossa niitä on { $limit }. Poista osa.
position-piece_nowhere = Alueella { $region } ei voi olla yksinään { $piece }. Sijoita sinne rotu, joka on voinut asettaa sen, tai poista se.
position-piece_owner = Alueella { $region } on { $piece }, vaikka alueen rodulla ei ole sellaista. Poista se tai vaihda rotu.
position-piece_count = { $seat }: ”{ $key }” on annettu arvona { $given }, mutta pelilaudan mukaan se on { $counted }. Korjaa se tai jätä se pois.
position-too_many_holes = { $holes ->
    [0] { $seat }: tämä rotu ei kaiva koloja. Poista ne.
    [one] { $seat }: rodulla on vain 1 kolo, kaivettu tai kaivamatta. Poista osa.
   *[other] { $seat }: rodulla on vain { $holes } koloa, kaivettuja tai kaivamatta. Poista osa.
  }
position-camps_displaced = { $seat }: karkotettuja leirejä on enemmän kuin leirejä kädessä. Karkotetut leirit ovat kädessä.
position-peace = { $seat } ei voi olla solminut rauhaa tämän paikan kanssa. Nimeä pöydässä istuva vastustaja.
position-tile_twice = { $id } ei voi olla kahdessa paikassa yhtä aikaa. Poista toinen.
position-unseen_tiles = { $kind ->
    [race] Näkemättömissä roduissa on oltava kaikki jäljellä olevat, kukin kerran, tai ne on jätettävä pois.
   *[power] Näkemättömissä erityiskyvyissä on oltava kaikki jäljellä olevat, kukin kerran, tai ne on jätettävä pois.
  }{ $missing_count ->
    [0] { "" }
   *[other] { " " }Puuttuu: { $missing }.
  }{ $surplus_count ->
    [0] { "" }
   *[other] { " " }Ei jäljellä: { $surplus }.
  }

## Positions: whose turn it is, and what was done

position-to_act = Vuorossa on { $turn }, joten { $to_act } ei voi olla se, joka toimii. Vain perääntymisessä toimii joku muu.
position-refuge_of_the_attacker = Perääntymisessä toimii vastustaja eikä vuorossa oleva { $turn }. Nimeä toimijaksi toinen paikka.
position-nothing_to_redeploy = { $turn }: ei aktiivista rotua uudelleen sijoitettavaksi. Valitse toinen vaihe tai anna paikalle rotu.
position-no_late_choice = { $turn }: ei mitään valittavaa pisteiden keräämisen jälkeen. Valitse toinen vaihe.
position-start_is_clean = Kun { $turn } aloittaa vuoronsa, mitään ei ole vielä tehty. Jätä tehdyt asiat pois tai valitse valloitusvaihe.
position-over_too_early = Peli ei voi olla ohi kierroksella { $round }. Se päättyy viimeisen kierroksen viimeiseen vuoroon.
position-pending_roll = { $turn } ei ole nyt voinut heittää noppaa ennen valloitusta. Jätä heitto pois.
position-awaited_die = { $turn } ei voi nyt odottaa tätä nopanheittoa. Jätä se pois.

## Records. $line is the number of the line

record-too_long = Tallenne on liian pitkä luettavaksi. Enintään { $longest } merkkiä luetaan.
record-empty = Tallenne on tyhjä. Sen ensimmäinen rivi kertoo muodon.
record-first_line = Rivi { NUMBER($line, useGrouping: 0) } on ”{ $found }”. Tallenteen alussa on oltava ”{ $expected }”.
record-rules = Rivi { NUMBER($line, useGrouping: 0) }: tämä tallenne noudattaa sääntöjen versiota ”{ $found }”. Vain versio { $expected } voidaan lukea.
record-pack = Rivi { NUMBER($line, useGrouping: 0) }, paketit: { $reason }
record-option = Rivi { NUMBER($line, useGrouping: 0) }: sääntövalintaa ”{ $found }” ei ole. Valitse näistä: { $known }.
record-option_value = Rivi { NUMBER($line, useGrouping: 0) }: sääntövalinta ”{ $option }” ei voi olla ”{ $found }”. Kirjoita on tai off.
record-name = Rivi { NUMBER($line, useGrouping: 0) }: tämä ei ole nimi. Kirjoita enintään { $longest } tavallista merkkiä.
record-no_map = Rivi { NUMBER($line, useGrouping: 0) }: kartta puuttuu. Nimeä se ennen ensimmäistä toimintoa.
record-map = Rivi { NUMBER($line, useGrouping: 0) }: karttaa ”{ $found }” ei ole. Valitse näistä: { $known }.
record-seats = Rivi { NUMBER($line, useGrouping: 0) }: kartta { $map } on { $wanted } pelaajalle, mutta tallenteessa heitä on { $found }. Kirjoita kullekin oma rivinsä.
record-position = Rivi { NUMBER($line, useGrouping: 0) }, asema: { $reason }
record-position_differs = Rivi { NUMBER($line, useGrouping: 0) }: asemassa on eri kartta, eri sääntövalinnat tai eri paketit kuin tallenteessa. Tee niistä samat.
record-who = Rivi { NUMBER($line, useGrouping: 0) }: ”{ $found }” ei kerro, kuka toimii. Aloita paikan numerolla tai jakajan merkillä *.
record-dealers_word = Rivi { NUMBER($line, useGrouping: 0) }: ”{ $text }” kuuluu jakajalle. Aloita rivi merkillä *.
record-seats_word = Rivi { NUMBER($line, useGrouping: 0) }: ”{ $text }” kuuluu pelaajalle. Aloita rivi paikan numerolla.
record-wrong_seat = Rivi { NUMBER($line, useGrouping: 0) }: { $seat } ei voi toimia nyt. Nyt toimii { $expected }.
record-illegal = Rivi { NUMBER($line, useGrouping: 0) }, ”{ $text }”: { $reason }
