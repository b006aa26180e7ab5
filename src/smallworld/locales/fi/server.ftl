### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Palvelin ei ymmärrä tätä pyyntöä. { $reason }
page-old_version = Tämä sivu on vanhempi kuin palvelin. Lataa se uudelleen.
request-no_such_path = Tässä osoitteessa ei ole mitään. API:n kuvaus luettelee kaikki osoitteet.
request-no_such_method = Tämä osoite ei hyväksy tätä metodia. API:n kuvaus luettelee hyväksytyt metodit.
request-too_large = Pyyntö on liian suuri. Lähetä enintään { $most } tavua.
request-no_json = Pyynnön runko ei ole JSONia. Lähetä yksi JSON-olio UTF-8-muodossa.
request-wrong = Pyyntöä ei voi käyttää. { $reason }
request-foreign_host = Tuntematon palvelimen nimi. Käytä osoitetta, jonka ylläpitäjä on antanut sinulle.
request-foreign_origin = Pyyntö tulee toisen sivuston sivulta. Avaa tämän palvelimen sivu.
request-too_often = Liikaa pyyntöjä. Odota { $seconds ->
    [one] yksi sekunti
   *[other] { $seconds } sekuntia
  } ja yritä uudelleen.
request-blocked = Palvelimen ylläpitäjä on estänyt tämän osoitteen tai laitteen. Kysy ylläpitäjältä, jos kyseessä on virhe.
server-bug = Palvelinvirhe. Mitään ei muutettu; ilmoitathan numeron { $number }.
server-no_database = Palvelin ei tavoita tietokantaansa. Mitään ei muutettu; yritä uudelleen minuutin kuluttua.
metrics-elsewhere = Täällä ei ole mittaustietoja. Ylläpitäjä voi tarjota ne omassa portissaan.
metrics-token = Vain ylläpitäjä voi lukea mittaustietoja. Lähetä asetuksissa oleva avain.
server-draining = Tämä prosessi käynnistyy pian uudelleen. Yritä uudelleen; toinen vastaa.
admin-off = Hallinta on tällä palvelimella pois päältä. Ota se käyttöön asettamalla admin.key_file.
admin-key = Vain ylläpitäjä voi hallita tätä palvelinta. Lähetä avaintiedoston avain.
admin-no_quota = Tällaista kiintiötä ei ole. Valitse jokin luettelosta.

## Tables

puzzle-unknown = Pulmaa ”{ $puzzle }” ei ole. Valitse jokin luettelosta.
game-unknown = Peliä ”{ $game }” ei ole. Tarkista linkki.
table-stale = Pöydässä on edetty: näit numeron { $after }, nyt ollaan numerossa { $seq }. Päivitä ja päätä sitten.
table-busy = Tässä pöydässä tapahtuu liikaa yhtä aikaa. Yritä uudelleen.
# $why: conceded, nobody_is_left, closed_by_the_host, other. $reason is the operator’s own text.
table-closed = { $why ->
    [conceded] Kaikki muut luovuttivat, joten pöytä on suljettu. Luo uusi.
    [nobody_is_left] Pelaajia ei ole jäljellä, joten pöytä on suljettu. Luo uusi.
    [closed_by_the_host] Palvelimen ylläpitäjä sulki pöydän. Luo uusi.
   *[other] Palvelimen ylläpitäjä sulki pöydän: { $reason }. Luo uusi.
  }
undo-too_many = Pelissä voi kumota enintään { $most } toimintoa. Jatka tästä.
seat-too_many_changes = Tätä paikkaa on muutettu { $most } kertaa, eikä sitä voi muuttaa enempää samassa pelissä. Jatka näin.
table-read_only = Pöytää voi vain katsella, sillä tämä versio ei pysty toistamaan peliä lokin numeroa { NUMBER($row, useGrouping: 0) } pidemmälle. Jatka aiemmalta riviltä uudessa pöydässä.
table-unreadable = Tämä versio ei pysty lataamaan pöytää, koska se ei tunne sen karttaa, paketteja tai asemaa. Pyydä ylläpitäjää katsomaan palvelimen lokia.
table-no_spectators = Tähän pöytään ei oteta katsojia. Käytä paikan avainta.
table-two_beginnings = Pöytä alkaa asemasta tai tallenteesta, ei molemmista. Lähetä toinen.
table-other_map = Pyysit karttaa { $map }, mutta pöytä alkaa kartalla { $expected }. Jätä kartta pois.
table-not_practice = Vain harjoituspöydässä jakaja noudattaa käsikirjoitusta. Tee siitä harjoituspöytä tai jätä käsikirjoitus pois.
table-no_such_moment = Numeroa { $found } ei ole tämän pöydän lokissa, joka päättyy numeroon { $seq }. Käytä aiempaa.
table-pack_wish = Paketti { $number } vaatii täsmälleen yhden näistä: ”id” tai ”toml”. Anna toinen.
table-packs_full = Tämä palvelin ei voi tallentaa enempää paketteja. Käytä pakettia, joka sillä jo on.
table-too_many_packs = Olet lähettänyt tänään liian monta uutta pakettia. Käytä aiemmin käyttämääsi tai yritä huomenna uudelleen.
lobby-too_many = Sinulla on jo uusia julkisia pöytiä: { $most }. Sulje jokin niistä tai tee tästä pöydästä yksityinen.
table-unknown_pack = Tällä palvelimella ei ole pakettia ”{ $found }”. Siellä ovat { $allowed }. Valitse niistä tai lähetä oman pakettisi teksti.
# $reason is a whole sentence about the pack.
table-bad_pack = Pakettia { $number } ei voi käyttää. Rivi { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = Paketteja on yhdelle pöydälle liikaa: { $found }. Valitse enintään { $most }; myös laudan tuova paketti lasketaan.
dealer-not_chance = ”{ $text }” ei ole jakajan toiminto. Käsikirjoitukseen sopivat vain heitot ja paljastukset, kuten ”die 2”.

## Seats

seat-none = Vain tämän pöydän pelaajat voivat tehdä tämän. Lähetä paikan avain.
seat-bad_token = Tämä avain ei kuulu millekään tämän pöydän paikalle. Käytä tämän pöydän avainta tai varaa paikka.
seat-not_to_act = { $seat }: nyt ei ole mitään päätettävää. Siirtovuorossa on { $to_act }.
seat-not_open = Tämä paikka ei ole vapaa kaikille. Pyydä kutsu tai ota julkisen pöydän vapaa paikka.
seat-claimed_too_often = Tämän paikan pelaaja on vaihtunut liian monta kertaa. Pyydä kutsu pöydän isännältä.
seat-not_yours = { $seat } ei ole sinun eikä vapaa. Valitse oma paikkasi tai vapaa paikka.
seat-not_missed = { $seat } ei ole vielä poissa. Botti voi tulla tilalle, kun on tämän pelaajan vuoro ja hän on ollut poissa { $seconds } sekuntia.
seat-wish = { $seat } vaatii täsmälleen yhden näistä: ”me”, ”bot” tai ”open”. Anna yksi.
seat-conceded = Olet luovuttanut tämän pelin. Katso sitä tai aloita uusi.
invite-unknown = Tämä kutsu ei kuulu tähän pöytään, tai se on jo käytetty. Pyydä uusi.
invite-used = Joku käytti juuri tämän kutsun. Pyydä uusi.
rematch-not_over = Peli ei ole vielä päättynyt. Pelatkaa se loppuun ja aloita sitten uusintapeli.
rematch-taken = { $seat } on uudessa pöydässä jo varattu. Katso peliä tai luo toinen pöytä.

## Reminders

reminder-off = Tämä palvelin ei lähetä muistutuksia. Ylläpitäjä voi ottaa ne käyttöön sallimalla niille palvelimia.
reminder-address = Tämä ei kelpaa muistutusten osoitteeksi. Anna osoite, jonka alussa on https:// ja palvelimen nimi pienin kirjaimin, ilman käyttäjänimeä tai salasanaa sen edessä ja ilman merkkiä #.
reminder-host = Muistutuksia ei lähetetä palvelimelle { $host }. Anna osoite joltakin näistä: { $allowed }.

## Hints and records

hint-forbidden = Vihjeet ovat tässä pöydässä pois päältä.
hint-still_played = Tätä peliä pelataan vielä pöydässä, jossa ei anneta vihjeitä. Poista vihjeet käytöstä uudessa pöydässä tai odota, että peli päättyy.
combos-unknown = Pelilaudalle ”{ $map }” ei ole lukuja yhdistelmistä. Valitse jokin näistä: { $known }.
hint-too_busy = Boteilla on liian kiire vihjeeseen. Yritä hetken päästä uudelleen.
analysis-not_over = Peli on kesken. Sen voi analysoida, kun se on päättynyt.
analysis-still_played = Tätä peliä pelataan vielä pöydässä, jossa ei anneta vihjeitä. Sen voi analysoida, kun se on päättynyt.
analysis-unknown = Tätä analyysia ei ole, tai se on vanhentunut. Käynnistä se uudelleen.
analysis-too_busy = Analysoitavana on liian monta peliä. Yritä hetken päästä uudelleen.
analysis-not_yours = Joku muu käynnisti tämän analyysin. Vain hän voi perua sen.
balance-unknown = Tätä tasapainotestiä ei ole, tai se on vanhentunut. Käynnistä se uudelleen.
balance-unknown_trait = Paketissa ei ole tunnusta ”{ $found }”. Valitse { $allowed }.
balance-too_busy = Käynnissä on liian monta tasapainotestiä. Yritä hetken päästä uudelleen.
balance-not_yours = Joku muu käynnisti tämän tasapainotestin. Vain hän voi perua sen.
# $reason is a whole sentence.
balance-bad_pack = Pakettia ei voi käyttää. { $reason }
record-hidden_coins = Peli alkoi asemasta, joten tallenne paljastaisi salassa olevat pisteet. Lataa se, kun peli on päättynyt.
record-needs_pack = Tämä pelattiin paketilla { $pack } { $version } ({ $hash }), jota tällä palvelimella ei ole. Lähetä se mukana.
record-no_such_line = Tallenteessa on { $lines } riviä, joten rivistä { $line } ei voi aloittaa. Valitse aiempi rivi.
fork-people = Tässä pöydässä pelaa muitakin ihmisiä, joten siirtoja ei voi perua. Tee niin vain botteja vastaan.
fork-where = Haara alkaa tallenteen rivin tai lokin rivin jälkeen. Nimeä toinen, ei molempia.
record-who_sits = Kerro, ketkä jatkavat tätä tallennetta. Nimeä 2–{ $most } paikkaa, niin monta kuin sen kartassa on.
record-fork_line = Haara tarvitsee rivin, josta se alkaa. Lopusta jatketaan ilman riviä.

## The workshop

board-regions = Kun paikkoja on { $seats }, laudalla on { $least }–{ $most } aluetta. Valitse luku tältä väliltä.
board-unknown = Tätä piirrosta ei enää säilytetä. Luo lauta uudelleen.
board-undrawable = Tätä lautaa ei voi piirtää. { $reason }
workshop-too_busy = Verstaalla on kiire. Yritä hetken päästä uudelleen.
