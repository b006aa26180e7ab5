### Tournaments: list, form, one tournament, and the big screen.

tour-title = Turnaukset
tour-lead = Ilmoittautumisesta lopputuloksiin, 2–5 pelaajan pöydissä.
tour-looking = Haetaan turnauksia…
tour-none = Turnauksia ei vielä ole.
tour-all = Kaikki turnaukset
tour-open = Avaa turnaus
tour-entered = Olet mukana
tour-players-of = Pelaajia { $count }/{ $most }
tour-status-open = Ilmoittautuminen auki
tour-status-running = Käynnissä
tour-status-finished = Päättynyt
tour-status-cancelled = Peruttu
tour-round-of = Kierros { $round }/{ $rounds }
tour-at-table = { $count } pelaajaa pöydässä
tour-per-move = { $time } siirtoa kohti
tour-per-game = { $time } peliä kohti

## Opening one

tour-name = Turnauksen nimi
tour-organiser-name = Nimesi
tour-format = Muoto
tour-format-swiss = Sveitsiläinen
    .about = Suunnilleen samoissa pisteissä olevat kohtaavat.
tour-format-round_robin = Kaikki kaikkia vastaan
    .about = Kaikki kohtaavat kaikki mahdollisimman tasaisesti.
tour-format-knock_out = Pudotuspeli
    .about = Jokaisen pöydän parhaat jatkavat, kunnes yksi pöytä on jäljellä.
tour-seats = Pelaajia pöydässä
tour-advance = Jatkoon joka pöydästä
tour-rounds = Kierroksia
tour-rounds-auto = Niin monta kuin tarvitaan
tour-clock = Miettimisaika
tour-fewest = Pelaajia vähintään
tour-most = Pelaajia enintään
tour-bots = Mukana olevat botit
tour-bots-none = Ei yhtään
tour-bot-level = Bottien taso
tour-fill = Botit täyttävät tyhjät paikat
    .on = Kaikki pöydät ovat täysiä.
    .off = Pöydät voivat olla pienempiä, ja pelaaja voi jäädä ilman vastustajaa.
tour-board = Lauta
tour-board-printed = Pelilaatikosta
tour-board-random = Yksi satunnainen lauta kaikille
tour-start = Aloitus
tour-start-button = Kun aloitan sen
tour-start-time = Sovittuna aikana
tour-start-at = Alkamisaika
tour-host-key = Ylläpitäjän avain
tour-create = Avaa ilmoittautuminen
tour-close-form = Ei nyt

## Taking part

tour-your-part = Sinun osasi
tour-join = Liity
tour-leave = Poistu
tour-withdraw = Vetäydy
tour-withdraw-sure = Et pelaa enää kierroksia etkä voi palata. Tuloksesi säilyvät.
tour-sit-out = Jää väliin
tour-come-back = Pelaa taas
tour-start-now = Aloita nyt
tour-cancel = Peru turnaus
tour-cancel-sure = Turnaus päättyy kaikilta. Käynnissä olevat pelit voi pelata loppuun.
tour-remove = Poista { $name }
tour-go = Siirry pöytääsi
tour-table-ready = Pöytäsi on valmis.
tour-you-are-in = Olet mukana. Pidä tämä sivu auki: se vie sinut pöytääsi.
tour-you-wait = Pöytäsi on pelattu. Seuraava kierros alkaa, kun kaikki pöydät ovat valmiit.
tour-you-bye = Olet tällä kierroksella ilman vastustajaa: se on voitto.
tour-you-sit-out = Olet väliaikaisesti poissa, kunnes pelaat taas.
tour-you-out = Olet pudonnut turnauksesta.
tour-you-withdrew = Olet vetäytynyt.
tour-starts-at = Alkaa { $time }
tour-starts-organiser = { $name } järjestää turnauksen ja aloittaa sen.
tour-reason-organiser = Järjestäjä perui turnauksen.
tour-reason-host = Palvelimen ylläpitäjä perui turnauksen.
tour-reason-too_few = Pelaajia oli alussa liian vähän.
tour-reason-never_started = Kukaan ei aloittanut sitä.

## Rounds and standings

tour-winner = { $name } voittaa!
tour-round = Kierros { $round }
tour-tables-over = { $over }/{ $tables } pöytää pelattu
tour-table = Pöytä { $number }
tour-watch = Seuraa
tour-watch-at = Seuraa pöytää { $number }
tour-look = Katso
tour-look-at = Katso pöytää { $number }
tour-coins-of = { $coins } kolikkoa
tour-points-of = { $points } p.
tour-gave-up = Luovutti
tour-byes = Ilman vastustajaa: { $names }
tour-absent-list = Poissa: { $names }
tour-filler = Botti
tour-nobody = Kukaan ei ole vielä liittynyt.
tour-withdrawn = vetäytynyt
tour-absent = poissa
tour-standings = Tilanne
tour-place = Sija
tour-player = Pelaaja
tour-points = Pisteet
tour-opponents = Vastustajat
tour-coins = Kolikot
tour-wins = Voitot
tour-ties = Tasapisteissä ratkaisevat vastustajien keskipisteet, osuus kolikoista (1 on keskiarvo), voitetut pöydät ja arvonta.
tour-csv = Tulokset (CSV)
tour-screen = Suuri näyttö
tour-copy-link = Kopioi linkki
tour-scan = Skannaa ja liity
