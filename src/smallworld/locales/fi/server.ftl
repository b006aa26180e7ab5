### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Pyyntöä ei voi ymmärtää: { $detail }. Lähetä se, mitä API:n kuvaus pyytää.
page-old_version = Tämä sivu on vanhempi kuin palvelin. Lataa se uudelleen.
request-no_such_path = Tässä osoitteessa ei ole mitään. API:n kuvaus luettelee kaiken, mitä on.
request-no_such_method = Tämä osoite ei hyväksy tätä metodia. API:n kuvaus kertoo, minkä se hyväksyy.
request-too_large = Pyyntö on liian suuri. Lähetä enintään { $most } tavua.
request-no_json = Runko ei ole JSONia. Lähetä yksi JSON-olio UTF-8-muodossa.
request-wrong = Jokin pyynnön arvo ei kelpaa: { $detail }.
request-foreign_host = Palvelin ei ole tämänniminen. Käytä nimeä, jonka ylläpitäjä on sille antanut.
request-foreign_origin = Pyyntö tulee toisen sivuston sivulta. Avaa tämän palvelimen sivu.
request-too_often = Liikaa pyyntöjä. Odota { $seconds ->
    [one] yksi sekunti
   *[other] { $seconds } sekuntia
  } ja yritä uudelleen.
request-blocked = Palvelimen ylläpitäjä on estänyt tämän osoitteen tai laitteen. Kysy ylläpitäjältä, jos kyseessä on virhe.
server-bug = Palvelimessa on virhe. Mitään ei muutettu; ilmoitathan numeron { $number }.
server-no_database = Palvelin ei tavoita tietokantaansa. Mitään ei muutettu; yritä uudelleen minuutin kuluttua.
metrics-elsewhere = Täällä ei ole mittaustietoja. Ylläpitäjä voi tarjota ne omassa portissaan.
metrics-token = Mittaustiedot on tarkoitettu ylläpitäjälle. Lähetä asetuksissa oleva avain.
server-draining = Tämä prosessi käynnistyy pian uudelleen. Toinen vastaa; yritä uudelleen.
admin-off = Ylläpitäjä ei ole ottanut palvelimen hallintaa käyttöön. Aseta admin.key_file.
admin-key = Hallinta on tarkoitettu ylläpitäjälle. Lähetä avaintiedoston avain.
admin-no_quota = Tällaista kiintiötä ei ole. Luettelo näyttää kaikki asetetut.

## Tables

puzzle-unknown = Pulmaa ”{ $puzzle }” ei ole. Pulmien luettelossa ovat kaikki.
game-unknown = Peliä ”{ $game }” ei ole. Tarkista linkki.
table-stale = Pöydässä on edetty: näit numeron { $after }, nyt ollaan numerossa { $seq }. Katso uudelleen ja päätä sitten.
table-busy = Tässä pöydässä tapahtuu liikaa yhtä aikaa. Yritä uudelleen.
table-closed = Pöytä on suljettu ({ $reason }). Luo uusi.
undo-too_many = Olet kumonnut tässä pelissä { $most } toimintoa, eikä enempää voi kumota. Jatka tästä.
seat-too_many_changes = Tätä paikkaa on muutettu { $most } kertaa, eikä sitä voi muuttaa enempää samassa pelissä. Jatka näin.
table-read_only = Pöytää voi vain katsella, sillä tämä versio ei pysty toistamaan sen tallennetta ({ $reason }). Jatka aiemmalta riviltä uudessa pöydässä.
table-unreadable = Tämä versio ei pysty avaamaan pöytää, joten sitä ei voi näyttää ({ $reason }). Kysy ylläpitäjältä, jolla on sen loki.
table-no_spectators = Tätä pöytää ei saa katsella. Pyydä paikan avaimella.
table-two_beginnings = Pöytä alkaa asemasta tai tallenteesta, ei molemmista. Lähetä toinen.
table-other_map = Pöydän kartaksi pyydettiin { $map }, mutta peli alkaa kartalla { $expected }. Jätä kartta pois.
table-not_practice = Vain harjoituspöydässä jakaja noudattaa käsikirjoitusta. Tee siitä harjoituspöytä tai jätä käsikirjoitus pois.
table-no_such_moment = Numeroa { $found } ei ole tämän pöydän lokissa, joka päättyy numeroon { $seq }. Nimeä aiempi.
table-pack_wish = Paketti { $number } vaatii täsmälleen yhden näistä: ”id” tai ”toml”. Anna toinen.
table-packs_full = Tämä palvelin ei tallenna enempää paketteja. Pelaa paketilla, jota se tarjoaa tai joka on jo jossakin pöydässä.
table-too_many_packs = Olet tuonut tänään liian monta uutta pakettia. Pelaa aiemmin käyttämälläsi tai yritä huomenna uudelleen.
lobby-too_many = Sinulla on jo uusia julkisia pöytiä: { $most }. Sulje jokin niistä tai tee tästä pöydästä yksityinen.
table-unknown_pack = Tällä palvelimella ei ole pakettia ”{ $found }”. Siellä ovat { $allowed }. Valitse niistä tai lähetä oman pakettisi teksti.
# $reason is a whole sentence about the pack.
table-bad_pack = Pakettia { $number } ei voi käyttää. Rivi { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = Paketteja on yhdelle pöydälle liikaa: { $found }. Valitse enintään { $most }; myös laudan tuova paketti lasketaan.
dealer-not_chance = ”{ $text }” ei kuulu jakajalle. Käsikirjoitukseen sopivat vain heitot ja paljastukset, kuten ”die 2”.

## Seats

seat-none = Vain pöydässä istuva voi tehdä tämän. Lähetä paikan avain.
seat-bad_token = Tämä avain ei avaa paikkaa tässä pöydässä. Käytä tämän pöydän avainta tai varaa paikka.
seat-not_to_act = { $seat }: nyt ei ole mitään päätettävää. Nyt toimii { $to_act }.
seat-not_open = Tämä paikka ei ole vapaa kaikille. Pyydä kutsu tai ota julkisen pöydän vapaa paikka.
seat-not_yours = { $seat } ei ole sinun eikä vapaa. Valitse oma paikkasi tai vapaa paikka.
seat-not_missed = Pelaajaa { $seat } odotetaan yhä. Botti voi tulla tilalle, kun on tämän pelaajan vuoro ja hän on ollut poissa { $seconds } sekuntia.
seat-wish = { $seat } vaatii täsmälleen yhden näistä: ”me”, ”bot” tai ”open”. Anna yksi.
seat-conceded = Olet luovuttanut tämän pelin. Katso sitä tai aloita uusi.
invite-unknown = Tämä kutsu ei kuulu tähän pöytään, tai se on jo käytetty. Pyydä uusi.
invite-used = Tämä kutsu käytettiin juuri. Pyydä uusi.
rematch-not_over = Peli ei ole vielä päättynyt. Pelatkaa se loppuun ja pyydä sitten uusintapeliä.
rematch-taken = { $seat } on uudessa pöydässä jo varattu. Katso peliä tai luo toinen pöytä.

## Reminders

reminder-off = Tämä palvelin ei muistuta ketään. Sen ylläpitäjä voi sallia osoitteita, joihin vuoromuistutuksia lähetetään.
reminder-address = Tämä ei kelpaa muistutusten osoitteeksi. Anna osoite, jonka alussa on https:// ja palvelimen nimi pienin kirjaimin, ilman käyttäjänimeä tai salasanaa sen edessä ja ilman merkkiä #.
reminder-host = Muistutuksia ei lähetetä palvelimelle { $host }. Anna osoite joltakin näistä: { $allowed }.

## Hints and records

hint-forbidden = Tässä pöydässä ei anneta vihjeitä. Päätä itse.
hint-still_played = Tätä peliä pelataan vielä pöydässä, jossa ei anneta vihjeitä. Poista vihjeet käytöstä uudessa pöydässä tai odota, että peli päättyy.
combos-unknown = Kukaan ei ole mitannut pelilaudan ”{ $map }” yhdistelmiä. Pyydä jotakin näistä: { $known }.
hint-too_busy = Boteilla on liian kiire vihjeeseen. Yritä hetken päästä uudelleen.
analysis-not_over = Peli on kesken. Sen voi analysoida, kun se on päättynyt.
analysis-still_played = Tätä peliä pelataan vielä pöydässä, jossa ei anneta vihjeitä. Sen voi analysoida, kun se on päättynyt.
analysis-unknown = Tällaista analyysia ei ole, tai se on unohdettu. Pyydä sitä uudelleen.
analysis-too_busy = Analysoitavana on liian monta peliä. Yritä hetken päästä uudelleen.
analysis-not_yours = Joku muu käynnisti tämän analyysin. Vain hän voi perua sen.
balance-unknown = Tällaista mittausta ei ole, tai se on unohdettu. Pyydä sitä uudelleen.
balance-unknown_trait = Paketissa ei ole tunnusta ”{ $found }”. Siinä on { $allowed }.
balance-too_busy = Mitattavana on liian paljon. Yritä hetken päästä uudelleen.
balance-not_yours = Joku muu käynnisti tämän mittauksen. Vain hän voi perua sen.
# $reason is a whole sentence.
balance-bad_pack = Pakettia ei voi käyttää. { $reason }
record-hidden_coins = Tallenne paljastaisi vielä salassa olevat pisteet, sillä peli alkoi asemasta. Pyydä uudelleen, kun peli on päättynyt.
record-needs_pack = Tämä pelattiin paketilla { $pack } { $version } ({ $hash }), jota tällä palvelimella ei ole. Lähetä se mukana.
record-no_such_line = Tallenteessa on { $lines } riviä, joten sitä ei voi katkaista rivin { $line } kohdalta. Nimeä aiempi rivi.
fork-people = Tässä pöydässä istuu ihmisiä, joten pelattu pysyy pelattuna. Kumoa siirtoja vain botteja vastaan.
fork-where = Haara alkaa tallenteen tai lokin riviltä. Nimeä toinen, ei molempia.
record-who_sits = Ketkä jatkavat tallennetta? Nimeä 2–{ $most } paikkaa, niin monta kuin sen kartassa on.
record-fork_line = Haaralle nimetään rivi, josta se alkaa; lopusta jatketaan ilman riviä.

## The workshop

board-regions = Kun paikkoja on { $seats }, laudalla on { $least }–{ $most } aluetta. Valitse luku tältä väliltä.
board-unknown = Tätä piirrosta ei enää säilytetä. Pyydä lautaa uudelleen.
workshop-too_busy = Verstaalla on liikaa tehtävää. Yritä hetken päästä uudelleen.
