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
undo-rated = Vahvuuslukupelissä voit kumota vain juuri tekemäsi toiminnon.
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

seek-off = Tämä palvelin ei etsi pelaajia. Käytä linkkiä tai julkista pöytää.
seek-paired = Pelaajat löytyivät: pöytä odottaa sinua.
seek-unknown = Tämä etsintä on päättynyt. Aloita uusi.
tournament-off = Tällä palvelimella ei ole turnauksia.
tournament-unknown = Tällaista turnausta ei ole.
tournament-busy = Muut muuttavat turnausta juuri nyt. Yritä uudelleen.
tournament-host_only = Vain palvelimen ylläpitäjä avaa turnauksia. Anna ylläpitäjän avain.
tournament-organiser = Vain turnauksen järjestäjä voi tehdä tämän.
tournament-name = Anna turnaukselle yhden rivin nimi.
tournament-clock = Valitse aika siirtoa tai peliä kohti, jottei mikään pöytä odota loputtomiin.
tournament-places = Paikkoja on oltava vähintään yhtä monta kuin pelaajia tarvitaan, ja jokaiselle botille paikka.
tournament-start_time = Valitse alkamisaika vuoden sisältä.
tournament-advance = Pöydän { $seats } pelaajasta vähintään yhden on pudottava.
tournament-map_fill = Tämä lauta vaatii täydet pöydät: anna bottien täyttää tyhjät paikat.
tournament-too_many = Sinulla on jo { $most } kesken olevaa turnausta. Päätä tai peru ensin yksi niistä.
tournament-full = Kaikki { $most } paikkaa on varattu.
tournament-name_taken = Täällä on jo { $name }. Valitse toinen nimi.
tournament-started = Turnaus on alkanut.
tournament-over = Tämä turnaus on päättynyt.
tournament-too_few = Aloittamiseen tarvitaan vähintään { $fewest } pelaajaa.
tournament-seeds = Mainitse jokainen pelaaja kerran ja vain tämän turnauksen pelaajia.
tournament-not_entered = Et ole mukana tässä turnauksessa.
tournament-no_entrant = Turnauksessa ei ole tällaista pelaajaa.
tournament-withdrawn = Vetäytynyt pelaaja ei voi palata.
tournament-hand_over = Turnauksessa kukaan muu ei voi pelata puolestasi. Voit luovuttaa tai jäädä väliin seuraavasta kierroksesta alkaen.
tournament-too_many_changes = Tätä ei voi enää muuttaa: raja on { $most } kertaa.
challenge-accepted = Kaikki ovat hyväksyneet: pöytä odottaa sinua.
challenge-ended = Tämä haaste on päättynyt. Lähetä uusi.
challenge-nobody = Pelaajaa ei enää löydy. Lataa luettelo uudelleen.
challenge-not_wanted = Pelaaja ei ota nyt vastaan haasteita. Etsi peli muuten.
challenge-seats = Pelaajia on enemmän kuin paikkoja. Valitse suurempi pöytä.
challenge-too_many = Avoimia haasteitasi on jo { $most }. Peru ensin yksi.
challenge-too_soon = Pelaaja kieltäytyi juuri. Odota { $minutes } minuuttia ennen kuin kysyt uudelleen.
challenge-twice = Olet jo haastanut tämän pelaajan. Odota vastausta.
challenge-unknown = Tätä haastetta ei enää ole.
challenge-yourself = Et voi haastaa itseäsi. Valitse joku muu.
push-off = Tämä palvelin ei lähetä ilmoituksia.
push-address = Tämä palvelin ei saa lähettää selaimesi ilmoituspalveluun.
push-too_many = Liian moni laite saa ilmoituksiasi. Poista ne ensin käytöstä yhdellä laitteella.
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
transfer-unknown = Tämä koodi ei toimi: se on väärä, yli kymmenen minuuttia vanha tai jo käytetty. Hae uusi toisella laitteella.
transfer-same_device = Tämä laite näyttää koodin itse. Kirjoita se toisella laitteellasi.
transfer-other_person = Tämä laite kuuluu jo pelaajalle, jolla on muitakin laitteita. Poista se ensin siellä, tai luo koodi täällä ja kirjoita se toisella laitteella.
device-unknown = Sinulla ei ole tällaista laitetta. Lataa luettelo uudelleen.
device-last = Tämä on ainoa laitteesi: ilman sitä et pääsisi takaisin. Lisää ensin toinen, tai poista tietosi.
account-off = Tällä palvelimella ei ole tilejä. Et tarvitse sellaista: pelaa vain.
account-required = Tällä palvelimella tarvitset nimen ja pääsyavaimen istuaksesi pöytään. Katsella voit ilmankin.
account-other_person = Tämä laite kuuluu jo toiselle pelaajalle. Kirjaudu ensin ulos täällä ja yritä sitten uudelleen.
passkey-no_address = Pääsyavaimet eivät toimi tässä osoitteessa. Isännän on asetettava julkinen https-osoite.
passkey-refused = Tämä pääsyavain ei avaa täällä mitään. Kokeile toista, palautuskoodia tai toisen laitteesi koodia.
passkey-expired = Siinä kesti liian kauan. Yritä uudelleen.
passkey-copied = Tämä pääsyavain näyttää kopioidulta, joten se ei enää avaa mitään. Kirjaudu muulla tavalla ja poista se.
passkey-too_many = Sinulla on { $most } pääsyavainta, enempää ei voi olla. Poista ensin yksi.
passkey-unknown = Sinulla ei ole tällaista pääsyavainta. Lataa luettelo uudelleen.
recovery-unknown = Tämä palautuskoodi ei toimi: se on väärä, jo käytetty tai korvattu uudemmilla.
rematch-not_over = Peli ei ole vielä päättynyt. Pelatkaa se loppuun ja aloita sitten uusintapeli.
rematch-taken = { $seat } on uudessa pöydässä jo varattu. Katso peliä tai luo toinen pöytä.

## Reminders

reminder-off = Tämä palvelin ei lähetä muistutuksia. Ylläpitäjä voi ottaa ne käyttöön sallimalla niille palvelimia.
reminder-address = Tämä ei kelpaa muistutusten osoitteeksi. Anna osoite, jonka alussa on https:// ja palvelimen nimi pienin kirjaimin, ilman käyttäjänimeä tai salasanaa sen edessä ja ilman merkkiä #.
reminder-host = Muistutuksia ei lähetetä palvelimelle { $host }. Anna osoite joltakin näistä: { $allowed }.

## Hints and records

hint-forbidden = Vihjeet ovat tässä pöydässä pois päältä.
hint-still_played = Tätä peliä pelataan vielä pöydässä, jossa ei anneta vihjeitä. Siihen ei saa apua ennen kuin peli on ohi.
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

## Results and profiles

profile-unknown = Pelaajaa ei ole, tai profiili on piilotettu.
profile-name = Valitse nimi, jonka muut näkevät profiilissasi.

## Rated games

rated-off = Tällä palvelimella ei ole vahvuuslukupelejä.
# $why: the rule that the table breaks.
rated-rules = { $why ->
    [clock] Vahvuuslukupeli tarvitsee kellon. Valitse aika vuoroa tai peliä kohti.
    [hints] Vahvuuslukupelissä ei ole vihjeitä. Ota ne pois käytöstä.
    [coins] Vahvuuslukupelissä pisteet ovat piilossa. Poista avoimet pisteet käytöstä.
    [practice] Harjoituspöydässä ei voi pelata vahvuusluvuista.
    [absent] Vahvuuslukupelissä vain kello ratkaisee, mitä poissa oleville käy. Valitse heidän odottamisensa.
    [seats] Vahvuuslukupelissä jokaisella ihmisellä on yksi paikka. Jätä muut paikat vapaiksi.
    [people] Pelkkien bottien pelissä ei ole vahvuuslukuja. Ota paikka tai jätä yksi vapaaksi.
    [packs] Vahvuuslukupelissä käytetään laatikon omaa lautaa, rotuja ja erityiskykyjä. Jätä paketit ja muut laudat pois.
   *[position] Vahvuuslukupeli alkaa alusta, ei asemasta eikä pelitiedostosta.
  }
rated-bot = Botilla { $bot } ei ole mitattua vahvuuslukua. Valitse helppo, tavallinen tai vahva botti, mestaribotti tai suurmestaribotti.
rated-own_seat = Sinulla on jo paikka tässä vahvuuslukupöydässä. Muut paikat ovat muille ihmisille.
rated-hand_over = Vahvuuslukupelissä kukaan ei voi pelata sinun eikä muiden puolesta. Voit luovuttaa tai odottaa kelloa.
fork-rated = Tämä vahvuuslukupeli on vielä kesken. Voit kokeilla muita siirtoja, kun se on ohi.
fork-tournament = Tämä turnauspeli on vielä kesken. Voit kokeilla muita siirtoja, kun se on ohi.
result-unknown = Sinulla ei ole tulosta tästä pelistä.

## Rauha pöydässä

seat-bad_word = Nimessä on sana, jota palvelimen ylläpitäjä ei salli. Valitse toinen nimi.
player-yourself = Tämä paikka on sinun. Valitse toinen pelaaja.
player-nobody = Tällä paikalla ei istu kukaan: { $seat }. Valitse pöydästä ihminen.
player-banned = { $hours ->
    [0] Palvelimen ylläpitäjä on antanut sinulle pysyvän pelikiellon.
    [one] Palvelimen ylläpitäjä on antanut sinulle pelikiellon. Sitä on jäljellä { $hours } tunti.
   *[other] Palvelimen ylläpitäjä on antanut sinulle pelikiellon. Sitä on jäljellä { $hours } tuntia.
  } Syy: ”{ $reason }”.
player-muted = { $hours ->
    [0] Palvelimen ylläpitäjä on vaientanut sinut pysyvästi.
    [one] Palvelimen ylläpitäjä on vaientanut sinut. Aikaa on jäljellä { $hours } tunti.
   *[other] Palvelimen ylläpitäjä on vaientanut sinut. Aikaa on jäljellä { $hours } tuntia.
  } Syy: ”{ $reason }”.
block-too_many = Olet estänyt jo { $most } pelaajaa. Poista ensin jokin esto.
block-unknown = Et ole estänyt tätä pelaajaa. Lataa luettelo uudelleen.
report-off = Tämä palvelin ei ota vastaan ilmoituksia. Estä pelaaja sen sijaan.
report-known = Olet jo ilmoittanut pelaajasta tässä pelissä. Ylläpitäjä tutkii asian.
report-too_many = Olet lähettänyt tänään { $most } ilmoitusta, eikä enempää voi lähettää. Estä pelaaja sen sijaan.
report-unknown = Tällaista ilmoitusta ei ole. Lataa luettelo uudelleen.
admin-no_ban = Tällaista kieltoa ei ole. Lataa luettelo uudelleen.
admin-no_backups = Tältä sivulta ei voi tehdä varmuuskopioita. Salli se asettamalla admin.backups.
