### Refusals: what was tried, why it is not possible, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot. “You” is the player who acted.

## Any time

game-over = Peli on päättynyt, eikä siinä voi enää pelata. Aloita uusi peli.
action-unknown = Toimintoa numero { NUMBER($number, useGrouping: 0) } ei ole. Käytä numeroa väliltä 0–{ NUMBER($highest, useGrouping: 0) }.
region-unknown = Aluetta { $region } ei ole tällä pelilaudalla. Valitse alue väliltä 1–{ $highest }.

## Chance

chance-awaited = { $awaits ->
    [die] Et voi toimia, ennen kuin noppa on heitetty. Anna jakajan heittää se ensin.
   *[reveal] Et voi toimia, ennen kuin uusi yhdistelmä on paljastettu. Anna jakajan paljastaa se ensin.
  }
chance-not_a_seats_word = Vain jakaja heittää noppaa ja paljastaa yhdistelmiä. Valitse pelaajan toiminto.
chance-no_die_awaited = Noppa heitettiin, vaikka heittoa ei odotettu. Sitä heitetään vain viimeisessä valloitusyrityksessä tai ennen sellaisen rodun valloitusta, joka heittää ensin.
chance-no_reveal_awaited = Yhdistelmä paljastettiin, vaikka sitä ei odotettu. Paljasta uusi vain, kun rivistö on vajaa.
chance-unknown_tile = Tämä rotu tai erityiskyky ei ole mukana tässä pelissä. Paljasta jokin mukana oleva.
chance-other_banner = { $race } eivät voi paljastua nyt. Pinon seuraava rotulaatta: { $expected_inside }.
chance-banner_in_use = { $race } eivät voi paljastua: rotulaatta ei ole pinossa. Paljasta rotu, joka ei ole vielä tullut esiin.
chance-badge_in_use = { $power } ei voi paljastua: erityiskykylaatta ei ole pinossa. Paljasta vapaa erityiskyky.

## The start of a turn

turn-pick_first = Sinulla ei ole aktiivista rotua. Valitse ensin yhdistelmä.
turn-stop_first = Et voi sijoittaa merkkejä tai päättää vuoroa, kun valloitat. Lopeta ensin valloitukset.
pick-race_still_active = Et voi valita yhdistelmää, kun { $race_inside } ovat aktiivisia. Anna niiden rappeutua; uuden rodun valitset seuraavalla vuorollasi.
pick-no_such_place = { $places ->
    [one] Sijalla { $place } ei ole yhdistelmää. Valitse sija 1.
   *[other] Sijalla { $place } ei ole yhdistelmää. Valitse jokin sijoista 1–{ $places }.
  }
pick-too_dear = { $price ->
    [one] Tämä yhdistelmä maksaa 1 voittopisteen, ja sinulla on { $coins }. Valitse jokin ylempi; ylin on ilmainen.
   *[other] Tämä yhdistelmä maksaa { $price } voittopistettä, ja sinulla on { $coins }. Valitse jokin ylempi; ylin on ilmainen.
  }
decline-after_pick = Rotu ei voi rappeutua samalla vuorolla, jolla se valittiin. Valloita sillä tai lopeta.
decline-after_declined_acted = Rappeutunut rotusi on jo toiminut tällä vuorolla, joten aktiivinen rotusi ei voi enää rappeutua. Valloita sillä tai lopeta.
decline-only_at_start = Rotu voi rappeutua vain vuorosi alussa. Pelaa tämä vuoro loppuun ja anna rodun rappeutua seuraavalla.
decline-where = Tämä rotu rakentaa rappeutuessaan tornin. Valitse sille jokin rodun alueista.
decline-no_tower = Tämä rotu ei rakenna tornia. Anna sen rappeutua valitsematta aluetta.

## Which region can be attacked

conquer-own_region = Alue { $region } on jo tämän rodun hallinnassa. Valitse alue, joka ei ole.
conquer-immune = Alueelle { $region } ei voi hyökätä: sitä suojaa { $piece }. Valitse toinen alue.
conquer-peace = Alueelle { $region } ei voi hyökätä: { $seat } on solminut rauhan kanssasi. Hyökkää jonkun muun kimppuun tai odota, kunnes { $seat } on taas vuorossa.
conquer-abandoned = Hylkäsit alueen { $region } tällä vuorolla, etkä voi vielä vallata sitä takaisin. Valitse toinen alue.
conquer-protected = Alueelle { $region } ei voi hyökätä: sen rotu on suojassa. Valitse toinen alue.
conquer-water = Alue { $region } on vesistöä, eikä tämä rotu pääse sinne. Valitse alue maalta.
conquer-not_an_entry = Tämä rotu ei voi tulla kartalle alueen { $region } kautta. Valitse maa-alue kartan reunalta tai reunalla olevan meren rannalta.
conquer-out_of_reach = Alue { $region } ei ole ulottuvilla. Valitse alue tämän rodun hallitseman alueen vierestä.

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
dragon-used = Lohikäärme on jo lentänyt tällä vuorolla. Valloita merkeillä; lohikäärme voi lentää taas seuraavalla vuorolla.
dragon-no_token = Lohikäärme tarvitsee mukaansa 1 merkin alueelle { $region }, eikä kädessäsi ole yhtään. Lopeta ja sijoita joukot uudelleen.
conversion-none = Tämä rotu ei osaa noituutta. Valloita merkeillä.
conversion-tray_empty = Noituuteen tarvitaan tämän rodun merkki säilytyslaatikosta, eikä niitä ole jäljellä. Valloita merkeillä.
conversion-not_an_active_enemy = Noituudella ei ole kohdetta alueella { $region }. Valitse toisen pelaajan aktiivisen rodun alue.
conversion-not_alone = { $seat } puolustaa { $tokens } merkillä aluetta { $region }, ja noituus tehoaa vain yksinäiseen merkkiin. Valitse toinen alue tai valloita tämä merkeillä.
conversion-camp = Leiri suojaa alueella { $region } noituudelta merkkiä, jonka omistaa { $seat }. Valitse toinen alue tai valloita tämä merkeillä.
conversion-used_on_seat = Olet jo käyttänyt noituutta tätä pelaajaa vastaan tällä vuorolla: { $seat }. Valitse toinen vastustaja tai valloita alue { $region } merkeillä.
conversion-needs_token = Tässä pelissä noituuteen tarvitaan merkki kädessä, eikä sinulla ole yhtään. Lopeta ja sijoita joukot uudelleen.
conversion-first_conquest = Tämä rotu ei ole vielä kartalla, joten se ei voi aloittaa noituudella alueelta { $region }. Valloita ensimmäinen alue merkeillä.
roll-no_power = Tämä rotu ei heitä noppaa ennen valloitusta. Valitse alue; viimeistä varten voit heittää, jos merkkejä puuttuu.
roll-no_token = Heittoon tarvitaan vähintään yksi merkki kädessä, eikä sinulla ole yhtään. Lopeta ja sijoita joukot uudelleen.
roll-pending = Heitit jo tuloksen { $number }. Valloita sillä alue tai lopeta.
regroup-no_power = Tämä rotu ei voi kokoontua uudelleen. Valloita kädessäsi olevilla merkeillä tai lopeta.
regroup-used = Olet jo koonnut merkkisi tällä vuorolla. Valloita kädessäsi olevilla merkeillä tai lopeta.
regroup-nothing = Koottavaa ei ole: valloita useammalla merkillä kuin alueelle pitää jättää ja kokoa ne sitten.
spending-no_power = Tämä rotu ei voi maksaa valloituksista. Valloita merkeillä.
spending-too_little = Sinulla on liian vähän käytettävää. Valloita merkeillä.
spending-useless = Se ei säästäisi yhtään merkkiä alueella { $region }. Käytä vähemmän tai valloita pelkillä merkeillä.

## Abandoning, and a declined race that acts

abandon-not_held = Alue { $region } ei ole tämän rodun hallinnassa. Hylkää jokin sen omista alueista.
abandon-after_conquest = Aluetta { $region } ei voi enää hylätä: tämä rotu on jo valloittanut tällä vuorolla. Pidä alue seuraavaan vuoroosi.
declined-no_such_race = Sinulla ei ole rappeutunutta rotua, joka voisi vielä toimia. Käytä aktiivista rotuasi.
declined-done = Rappeutunut rotusi on heittänyt noppaa, joten sen valloitukset ovat ohi. Jatka aktiivisella rodullasi.
declined-too_late = Aktiivinen rotusi on jo toiminut, joten rappeutunut rotusi ei voi enää toimia tällä vuorolla. Jatka aktiivisella rodullasi.

## Placing

redeployment-only_placing = Tämän vuoron valloitukset ovat ohi. Sijoita kädessäsi olevat merkit ja päätä vuorosi.
refuge-only_placing = Nyt ei ole sinun vuorosi. Sijoita vain perääntyneet joukkosi ja päätä sitten.
deploy-not_held = Alue { $region } ei ole tämän rodun hallinnassa. Sijoita merkit sen omille alueille.
deploy-too_many = { $most ->
    [0] Alueelle { $region } ei riitä enää merkkejä. Sijoita jotain muuta tai päätä.
    [one] { $count } merkkiä on liikaa alueelle { $region }: voit sijoittaa enää 1.
   *[other] { $count } merkkiä on liikaa alueelle { $region }: voit sijoittaa enää { $most }.
  }
withdraw-first = { $count ->
    [one] Kädessäsi on liian vähän merkkejä niille, joiden on lähdettävä kartalta. Luovu ensin 1 alueesta.
   *[other] Kädessäsi on liian vähän merkkejä niille, joiden on lähdettävä kartalta. Luovu ensin { $count } alueesta.
  }
withdraw-not_due = Yhdestäkään alueesta ei tarvitse luopua. Sijoita merkkisi ja päätä sitten.
withdraw-not_held = Alue { $region } ei ole tämän rodun hallinnassa. Luovu jostakin sen omasta alueesta.
place-not_held = Alue { $region } ei ole aktiivisen rotusi hallinnassa. Valitse jokin sen alueista.
camp-none_left = Sinulla ei ole leirejä pystytettävänä. Sijoita jotain muuta tai päätä.
fortress-no_power = Tämä rotu ei rakenna linnakkeita. Sijoita jotain muuta tai päätä.
fortress-one_a_turn = Vuoron aikana saa rakentaa vain yhden linnakkeen. Rakenna seuraava ensi vuorolla.
fortress-none_left = Kaikki { $limit } linnaketta ovat kartalla. Voit rakentaa taas, kun jokin niistä on poistettu.
fortress-already_there = Alueella { $region } on jo linnake. Rakenna se toiselle alueelle.
hero-none_left = Sinulla ei ole sankareita asetettavana. Sijoita jotain muuta tai päätä.
hero-already_there = Alueella { $region } on jo sankari. Aseta tämä toiselle alueelle.
marker-no_power = Tällä rodulla ei ole sellaista. Sijoita jotain muuta tai päätä.
marker-none_left = Et voi asettaa enempää tällä vuorolla. Sijoita jotain muuta tai päätä.
marker-not_there = Sitä ei voi asettaa alueelle { $region }. Valitse toinen alue tai päätä.
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

after_scoring-only_choices = Olet kerännyt tämän vuoron pisteet. Jos erityiskykysi sallii, anna rodun rappeutua tai solmi rauha; muuten päätä vuorosi.
ally-not_now = Rauha solmitaan pisteiden keräämisen jälkeen. Pelaa ensin vuorosi loppuun.
ally-no_power = Erityiskykysi ei voi solmia rauhaa. Päätä vuorosi.
ally-oneself = Et voi solmia rauhaa itsesi kanssa. Valitse vastustaja tai päätä vuoro.
ally-attacked = Hyökkäsit tällä vuorolla tämän pelaajan kimppuun ({ $seat }), joten rauhaa ei voi solmia. Valitse vastustaja, jonka kimppuun et hyökännyt, tai päätä vuoro.
ally-unknown_seat = { $seat } ei ole tässä pöydässä. Valitse paikka väliltä 0–{ $highest }.

## Undo

undo-nothing = Vielä ei ole pelattu mitään, joten kumottavaakaan ei ole. Jatka peliä.
undo-game_over = Peli on päättynyt, joten et voi kumota. Aloita uusi peli.
undo-turn_began = Viimeksi toimi toinen pelaaja, ja voit kumota vain omia toimiasi. Jatka peliä.
undo-chance_spoke = Nopanheittoa tai paljastettua yhdistelmää edeltävää ei voi kumota. Jatka tästä.

## Actions as text. $shapes are the ways to write them

notation-empty = Toiminto on tyhjä. Kirjoita jokin näistä: { $shapes }.
notation-unknown_word = ”{ $word }” ei ole toiminto. Kirjoita jokin näistä: { $shapes }.
notation-shape = ”{ $word }” on vajaa, tai jokin sen jälkeen on väärin. Kirjoita { $shapes }.
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

position-json = Asema ei ole kelvollista JSONia. { $reason }
position-shape = Asemaa ei voi käyttää. { $reason }
position-unknown_map = Karttaa ”{ $found }” ei ole. Kirjoita { $known }.
position-packs = Aseman paketit: { $reason }
position-unknown_option = Sääntövalintaa ”{ $found }” ei ole. Kirjoita { $known }.
position-seat_count = Kartta { $map } on { $seats } pelaajalle, mutta asemassa on eri määrä paikkoja. Luettele { $seats } paikkaa tai käytä toista karttaa.
position-no_such_seat = Asemassa mainitaan paikka, jota pöydässä ei ole. Käytä jotakin sen { $seats } paikasta; numerointi alkaa nollasta.
position-no_such_region = Aluetta { $region } ei ole tällä pelilaudalla. Käytä aluetta väliltä 1–{ $highest }.
position-unknown_race = Rotua ”{ $race }” ei ole. Kirjoita { $known }.
position-unknown_power = Erityiskykyä ”{ $power }” ei ole. Kirjoita { $known }.
position-round = Asema on kierroksella { $round }, mutta pelissä on vain { $rounds }. Käytä kierrosta väliltä 1–{ $rounds }.

## Positions: races and their tokens

position-power_missing = { $seat }: aktiivisella rodulla { $race_inside } ei ole erityiskykyä. Lisää se.
position-no_race = { $seat }: erityiskyky tai merkkejä mutta ei aktiivista rotua. Lisää rotu tai poista loput.
position-two_declined = { $seat }: { $race_inside } eivät mahdu toiseksi rappeutuneeksi roduksi. Jätä vain yksi rappeutunut rotu henkirodun lisäksi.
position-no_active_race = { $seat } hallitsee aluetta { $region }, mutta hänellä ei ole aktiivista rotua. Lisää rotu tai kerro, mikä rappeutunut rotu aluetta hallitsee.
position-not_declined = { $seat } hallitsee aluetta { $region } rappeutuneilla { $race_adessive }, joita hänellä ei ole. Luettele ne rappeutuneina.
position-tokens_without_seat = Alueen { $region } merkeillä ei ole omistajaa. Lisää paikka.
position-seat_without_tokens = Paikka hallitsee aluetta { $region } ilman merkkejä. Kerro, montako merkkiä siellä on.
position-too_many_tokens = { $seat }: { $tokens } { $race_one_partitive }, mutta laatikossa niitä on vain { $supply }. Poista osa.
position-hand_between_turns = { $seat } ei ole vuorossa, mutta rodulla { $race_inside } on sekä merkkejä kädessä että alueita. Sijoita nuo merkit kartalle.
position-declined_hand = { $seat }: rappeutuneilla { $race_adessive } ei voi olla merkkejä kädessä. Poista ne.
position-declined_stack = { $seat }: rappeutuneilla { $race_adessive } voi olla alueella { $region } vain yksi merkki. Jätä yksi.
position-declined_nowhere = { $seat }: rappeutuneilla { $race_adessive } ei ole ainuttakaan merkkiä. Jätä rotu pois tai sijoita se kartalle.
position-aside = { $most ->
    [0] { $seat }: { $race_inside } eivät pane merkkejä syrjään. Jätä se pois.
   *[other] { $seat }: { $race_inside } panevat syrjään enintään { $most } merkkiä. Poista osa.
  }
position-at_sea = { $seat }: { $race_inside } eivät voi olla alueella { $region }: se on vesistöä, eivätkä ne pääse sinne. Sijoita ne maalle.

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
position-camps_displaced = { $seat }: karkotettuja leirejä on enemmän kuin leirejä kädessä. Karkotetut leirit sisältyvät kädessä oleviin: pienennä niiden määrää.
position-peace = { $seat } ei voi olla solminut rauhaa tämän paikan kanssa. Nimeä pöydässä istuva vastustaja.
position-tile_twice = { $id } ei voi olla kahdessa paikassa yhtä aikaa. Poista toinen.
position-unseen_tiles = { $kind ->
    [race] Luettele jokainen jäljellä oleva rotu täsmälleen kerran näkemättömissä tai jätä luettelo pois.
   *[power] Luettele jokainen jäljellä oleva erityiskyky täsmälleen kerran näkemättömissä tai jätä luettelo pois.
  }{ $missing_count ->
    [0] { "" }
   *[other] { " " }Puuttuu: { $missing }.
  }{ $surplus_count ->
    [0] { "" }
   *[other] { " " }Ei jäljellä: { $surplus }.
  }

## Positions: whose turn it is, and what was done

position-to_act = Vuorossa on { $turn }, joten { $to_act } ei voi toimia. Toinen pelaaja toimii vain perääntymisvaiheessa.
position-refuge_of_the_attacker = Perääntymisvaiheessa toimii vastustaja eikä vuorossa oleva { $turn }. Anna toisen paikan toimia.
position-nothing_to_redeploy = { $turn }: ei aktiivista rotua uudelleen sijoitettavaksi. Valitse toinen vaihe tai anna paikalle rotu.
position-no_late_choice = { $turn }: ei mitään valittavaa pisteiden keräämisen jälkeen. Valitse toinen vaihe.
position-start_is_clean = Kun { $turn } aloittaa vuoronsa, mitään ei ole vielä tehty. Jätä tehdyt asiat pois tai valitse valloitusvaihe.
position-over_too_early = Peli ei voi olla ohi kierroksella { $round }. Se päättyy viimeisen pelaajan vuoroon viimeisellä kierroksella.
position-pending_roll = { $turn } ei ole nyt voinut heittää noppaa ennen valloitusta. Jätä heitto pois.
position-awaited_die = { $turn } ei voi nyt odottaa tätä nopanheittoa. Jätä se pois.

## Records. $line is the number of the line

record-too_long = Tallenne on liian pitkä. Sen enimmäispituus on { $longest } merkkiä.
record-empty = Tallenne on tyhjä. Ensimmäisen rivin on kerrottava muoto.
record-first_line = Rivi { NUMBER($line, useGrouping: 0) } on ”{ $found }”. Tallenteen alussa on oltava ”{ $expected }”.
record-rules = Rivi { NUMBER($line, useGrouping: 0) }: tämä tallenne noudattaa sääntöjen versiota ”{ $found }”. Vain versio { $expected } voidaan lukea.
record-pack = Rivi { NUMBER($line, useGrouping: 0) }, paketit: { $reason }
record-option = Rivi { NUMBER($line, useGrouping: 0) }: sääntövalintaa ”{ $found }” ei ole. Valitse näistä: { $known }.
record-option_value = Rivi { NUMBER($line, useGrouping: 0) }: sääntövalinta ”{ $option }” ei voi olla ”{ $found }”. Kirjoita on tai off.
record-name = Rivi { NUMBER($line, useGrouping: 0) }: tämä nimi ei kelpaa. Käytä enintään { $longest } tavallista merkkiä.
record-no_map = Rivi { NUMBER($line, useGrouping: 0) }: kartta puuttuu. Nimeä se ennen ensimmäistä toimintoa.
record-map = Rivi { NUMBER($line, useGrouping: 0) }: karttaa ”{ $found }” ei ole. Valitse näistä: { $known }.
record-seats = Rivi { NUMBER($line, useGrouping: 0) }: kartta { $map } on { $wanted } pelaajalle, mutta tallenteessa on { $found } paikkaa. Kirjoita kullekin oma rivinsä.
record-position = Rivi { NUMBER($line, useGrouping: 0) }, asema: { $reason }
record-position_differs = Rivi { NUMBER($line, useGrouping: 0) }: asemassa on eri kartta, eri sääntövalinnat tai eri paketit kuin tallenteessa. Tee niistä samat.
record-who = Rivi { NUMBER($line, useGrouping: 0) }: ”{ $found }” ei kerro, kuka toimii. Aloita paikan numerolla tai jakajan merkillä *.
record-dealers_word = Rivi { NUMBER($line, useGrouping: 0) }: ”{ $text }” on jakajan toiminto. Aloita rivi merkillä *.
record-seats_word = Rivi { NUMBER($line, useGrouping: 0) }: ”{ $text }” on pelaajan toiminto. Aloita rivi paikan numerolla.
record-wrong_seat = Rivi { NUMBER($line, useGrouping: 0) }: { $seat } ei voi toimia nyt. Siirtovuorossa on { $expected }.
record-illegal = Rivi { NUMBER($line, useGrouping: 0) }, ”{ $text }”: { $reason }
