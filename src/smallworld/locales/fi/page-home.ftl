### The page before a game: title page, new table, joining, own tables, records, results, settings.
###
### $level is the id of a bot: “easy”, “normal”, “hard” or “master”; others may come by packs.

## Small parts that many screens share

kit-offline = Palvelin ei vastaa. Mitään ei muutettu; tarkista yhteytesi ja yritä uudelleen.
kit-refused = Palvelin ei hyväksynyt tätä.
kit-again = Yritä uudelleen
kit-look-again = Katso uudelleen
kit-close = Sulje
kit-cancel = Peruuta
kit-copied = Kopioitu
kit-copy-link = Kopioi linkki
kit-copy-by-hand = Selain ei anna kopioida. Maalaa tämä ja kopioi se itse: { $text }
kit-share = Jaa
kit-invite = Linkki paikalle { $number }
kit-watch-link = Linkki katsojille
kit-free-seat = Vapaa paikka
kit-somebody = Joku
kit-corner = Tämä laite
kit-to-candle = Vaihda kynttilänvaloon
kit-to-day = Vaihda päivänvaloon
# Names that are suggested to whoever has written none, between commas: first names that are short
# and at home in your language.
kit-names = Aino, Eero, Elina, Helmi, Iida, Ilmari, Jussi, Kaisa, Kerttu, Lauri, Matti, Minna, Niilo, Onni, Oona, Pekka, Reetta, Saara, Sami, Toivo, Tuuli, Urho, Venla, Väinö

## Title page

home-title = Small World
home-page-title = { $title } · Small World
home-tagline = Kansat nousevat, valtaavat maat ja hiipuvat. Rikastu, ennen kuin maailma käy liian pieneksi.
home-other-person = Pelaaja { $number }
home-your-name = Nimesi
home-ask-name = Millä nimellä pelaat?
home-another-name = Ehdota toista nimeä
home-playing-as = Pelaat nimellä { $name }.
home-change-name = Vaihda
home-play = Pelaa heti
home-learn = Ensi kertaa täällä? Opi viidessä minuutissa
    .on = Jatka oppituntia
home-laying-out = Pelilautaa levitetään…
home-how-many = Pelaajat
home-players = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
  }
home-how-good = Botit
home-level = { $level ->
    [easy] Helppo
    [normal] Tavallinen
    [hard] Vaikea
    [master] Mestari
   *[other] { $level }
  }
home-play-summary = { $level ->
    [easy] { $bots ->
        [one] Sinä helppoa bottia vastaan, { $rounds } kierrosta
       *[other] Sinä { $bots } helppoa bottia vastaan, { $rounds } kierrosta
      }
    [hard] { $bots ->
        [one] Sinä vaikeaa bottia vastaan, { $rounds } kierrosta
       *[other] Sinä { $bots } vaikeaa bottia vastaan, { $rounds } kierrosta
      }
    [master] { $bots ->
        [one] Sinä mestaribottia vastaan, { $rounds } kierrosta
       *[other] Sinä { $bots } mestaribottia vastaan, { $rounds } kierrosta
      }
   *[other] { $bots ->
        [one] Sinä bottia vastaan, { $rounds } kierrosta
       *[other] Sinä { $bots } bottia vastaan, { $rounds } kierrosta
      }
  }
home-more-ways = Muita tapoja pelata
home-new = Uusi pöytä
home-new-about = Kavereita, botteja tai molempia; omat säännöt
home-continue = Jatka
home-continue-looking = Etsitään pelejäsi…
home-continue-unknown = Pelejäsi ei voida nyt luetella
home-continue-about = { $games ->
    [0] Yhtään peliä ei ole kesken
    [one] { $yours ->
        [0] Yksi peli on kesken
       *[other] Yksi peli, ja on sinun vuorosi
      }
   *[other] { $yours ->
        [0] { $games } peliä on kesken
        [one] { $games } peliä, yhdessä on vuorosi
       *[other] { $games } peliä, vuorosi { $yours } pelissä
      }
  }
home-join = Liity
home-join-about = Kaverin linkillä tai julkiseen pöytään
home-watch = Katso botteja
home-watch-about = { $level ->
    [easy] { $bots } helppoa bottia pelaa, sinä katsot
    [hard] { $bots } vaikeaa bottia pelaa, sinä katsot
    [master] { $bots } mestaribottia pelaa, sinä katsot
   *[other] { $bots } bottia pelaa, sinä katsot
  }
home-records = Avaa tallenne
home-records-about = Katso tallennettu peli tai jatka sitä
home-results = Tulokset
home-results-about = { $games ->
    [0] Päättyneet pelisi
    [one] { $won ->
        [0] Yksi peli pelattu
       *[other] Yksi peli pelattu ja voitettu
      }
   *[other] { $games } peliä pelattu, { $won } voitettu
  }
home-unofficial = Epävirallinen faniprojekti, jolla ei ole yhteyttä Days of Wonderiin. Kaikki kuvat ja tekstit ovat omiamme.
home-version = Versio { $version }
home-way-home = Etusivulle

## New table

new-title = Uusi pöytä
new-who = Ketkä pelaavat?
new-seat = Paikka { $number }
new-who-me = Minä
new-who-friend = Kaveri, linkillä
new-who-device = Toinen pelaaja tällä laitteella
new-who-bot = { $level ->
    [easy] Helppo botti
    [normal] Tavallinen botti
    [hard] Vaikea botti
    [master] Mestaribotti
   *[other] Botti: { $name }
  }
new-name-of = Paikan { $number } pelaajan nimi
new-friend-about = Saat linkin lähetettäväksi.
new-level-about = { $level ->
    [easy] Tekee virheitä kuin ensikertalainen.
    [normal] Pelaa kelpo peliä.
    [hard] Suunnittelee eteenpäin eikä juuri anna anteeksi.
    [master] Kokeilee jokaisen suunnitelman loppuun asti. Vahvin kaikista.
   *[other] Pelaa itsekseen.
  }
new-shuffled = Satunnainen pelijärjestys
    .on = Paikat arvotaan, kun pöytä luodaan.
    .off = Paikat pysyvät tässä järjestyksessä; paikka 1 aloittaa.
new-how = Miten pelataan?
new-coins = Muiden voittopisteet
new-coins-hidden = Salassa
    .about = Summat pysyvät salassa loppuun asti.
new-coins-open = Näkyvissä
    .about = Kaikki näkevät kaikkien pisteet.
new-clock = Kello
new-clock-none = Ei kelloa
    .about = Kukin miettii niin kauan kuin haluaa.
new-clock-move = Siirtoa kohden
    .about = Jos aika loppuu, botti tekee sen siirron.
new-clock-game = Koko peliin
    .about = Jos aika loppuu, botti pelaa loput.
new-clock-time = Aika
new-seconds = { $count ->
    [one] { $count } sekunti
   *[other] { $count } sekuntia
  }
new-minutes = { $count ->
    [one] { $count } minuutti
   *[other] { $count } minuuttia
  }
new-hours = { $count ->
    [one] { $count } tunti
   *[other] { $count } tuntia
  }
new-days = { $count ->
    [one] { $count } päivä
   *[other] { $count } päivää
  }
new-company = Seura
new-company-summary = { $door ->
    [public] { $absent ->
        [wait] Julkinen, odottaa kaikkia
       *[other] Julkinen, botti tuuraa
      }
   *[private] { $absent ->
        [wait] Yksityinen, odottaa kaikkia
       *[other] Yksityinen, botti tuuraa
      }
  }
new-door = Kuka saa istua pöytään?
new-private = Yksityinen
    .about = Vain ne, joille annat linkin.
new-public = Julkinen
    .about = Kuka tahansa: pöytä näkyy kohdassa ”Liity”.
new-absent = Jos joku on poissa
new-absent-wait = Odota
    .about = Peli odottaa, kunnes hän palaa.
new-absent-bot = Botti auttaa
    .about = Minuutin kuluttua botti siirtää hänen puolestaan, kunnes hän palaa.
new-absent-bot_for_good = Botti jatkaa
    .about = Minuutin kuluttua botti saa paikan pysyvästi.
new-watch = Katsojat
    .on = Kaikki pöydän tuntevat saavat katsoa.
    .off = Vain ne, joilla on katsojien linkki.
new-chat = Keskustelu
    .on = Pelaajat voivat kirjoittaa toisilleen.
    .off = Kukaan ei voi kirjoittaa.
new-hints = Vihjeet
    .on = Jumiin jäänyt voi kysyä, mitä botti tekisi.
    .off = Kukin päättää itse.
new-options = Sääntöjen yksityiskohdat
new-options-summary = { $count ->
    [0] Kuten yleensä
    [one] Yksi poikkeaa tavallisesta
   *[other] { $count } poikkeaa tavallisesta
  }
new-options-reset = Kaikki kuten yleensä
new-board-picture = { $seats } pelaajan pelilauta
new-board = { $seats } pelaajaa · { $regions } aluetta · { $rounds } kierrosta
new-make = Luo pöytä
new-summary = { $friends ->
    [0] { $here ->
        [one] { $bots ->
            [one] Sinä ja botti
           *[other] Sinä ja { $bots } bottia
          }
       *[other] { $bots ->
            [0] { $here } pelaajaa tällä laitteella
            [one] { $here } pelaajaa tällä laitteella ja botti
           *[other] { $here } pelaajaa tällä laitteella ja { $bots } bottia
          }
      }
    [one] { $bots ->
        [0] Yksi kaveri saa linkin; näet sen pöydässä
        [one] Yksi kaveri saa linkin, ja botti pelaa mukana
       *[other] Yksi kaveri saa linkin, ja { $bots } bottia pelaa mukana
      }
   *[other] { $bots ->
        [0] { $friends } kaveria saa linkin; näet ne pöydässä
        [one] { $friends } kaveria saa linkin, ja botti pelaa mukana
       *[other] { $friends } kaveria saa linkin, ja { $bots } bottia pelaa mukana
      }
  }
new-summary-bots = Vain botit pelaavat, sinä katsot
new-summary-for-others = Muut pelaavat, sinä katsot

## Joining

join-title = Liity
join-lead = Istu pöytään, jonka joku muu on luonut.
join-by-link = Linkillä
join-link = Saamasi linkki tai pöydän koodi
join-link-like = https://…/table/…
join-go = Pöytään
join-wrong-link = Tämä ei johda mihinkään pöytään. Liitä koko linkki viimeistä merkkiä myöten.
join-sitting-down = Istuudutaan…
join-public = Julkiset pöydät
join-looking = Etsitään julkisia pöytiä…
join-nothing = Julkisia pöytiä ei ole nyt. Luo sellainen itse, niin muut löytävät sen täältä.
join-open-seats = { $count ->
    [0] Kaikki paikat on varattu
    [one] Yksi vapaa paikka
   *[other] { $count } vapaata paikkaa
  }
join-sit-down = Istu pöytään
join-watch = Katso

## Own tables

tables-title = Pöytäsi
tables-looking = Etsitään pelejäsi…
tables-nothing = Et istu vielä missään pöydässä.
tables-going = Kesken
tables-ended = Päättyneet
tables-acts = on vuorossa
tables-your-turn = Sinun vuorosi
tables-waits-for = Odotetaan: { $name }
tables-waits-for-friends = { $count ->
    [one] Odotetaan kaveria pöytään
   *[other] Odotetaan { $count } kaveria pöytään
  }
tables-over = Peli on päättynyt
tables-round = Kierros { $round }/{ $rounds } · { $when }
tables-look = Katso

## Records

records-title = Avaa tallenne
records-lead = Tallenne on koko peli tekstinä. Katso se tai jatka pelaamista mistä hetkestä tahansa.
records-drop = Pudota tallenne tähän (tiedostopääte .swg) tai
records-choose = Valitse tiedosto
records-reading = Luetaan…
records-paste = Tai liitä teksti
records-like = smallworld 1…
records-open = Avaa
records-too-large = Tiedosto on liian suuri tallenteeksi. Enintään { NUMBER($most) } merkkiä luetaan.
records-wrong-lines = Rivit virheen ympärillä
records-opened = Tallenne
records-names = { $names }: { $lines ->
    [one] yksi rivi
   *[other] { $lines } riviä
  }
records-won = { $count ->
    [one] { $winners } voitti.
   *[other] { $winners } jakoivat voiton.
  }
records-not-over = Peli on edennyt kierrokselle { $round }.
records-another = Avaa toinen
records-watch = Katso
records-go-on = Jatka peliä
records-no-viewer = Toistoa ei voida nyt näyttää. Voit silti jatkaa peliä miltä riviltä tahansa.
records-from-where = Mistä?
records-after-line = Rivin { $line }/{ $lines } jälkeen
records-beginning = Aivan alusta, ennen kuin mitään oli tapahtunut.

## Results

results-title = Tulokset
results-lead = Päättyneet pelisi, vain tällä laitteella.
results-nothing = Yhtään peliä ei ole vielä pelattu loppuun. Ensimmäinen kirjataan tähän.
results-games = Pelejä
results-won = Voittoja
results-best = Eniten pisteitä
results-average = Pisteitä keskimäärin
results-you-won = Voitit
results-coins = { $coins ->
    [one] { $coins } voittopiste
   *[other] { $coins } voittopistettä
  }
results-forget = Tyhjennä luettelo
results-forget-words = Kaikki tämän laitteen tulokset poistetaan. Itse pelit säilyvät palvelimella.
results-forget-yes = Tyhjennä

## Settings

settings-title = Asetukset
settings-lead = Kaikki tämä pysyy tällä laitteella.
settings-theme = Valaistus
settings-theme-auto = Kuten laite
settings-theme-day = Päivä
settings-theme-candle = Kynttilä
settings-language = Kieli
settings-language-auto = Selaimen mukaan
settings-pace = Animaatiot
settings-pace-slow = Hitaasti
settings-pace-normal = Normaalisti
settings-pace-fast = Nopeasti
settings-pace-off = Pois
settings-sound = Äänet
    .about = Pieniä ääniä nopasta, kolikoista ja vuorostasi.
settings-sound-off = Pois
settings-sound-soft = Hiljaa
settings-sound-full = Täysillä
settings-sound-on = Äänet päälle
settings-sound-mute = Äänet pois
settings-notify = Ilmoitukset
    .about = Viesti, kun on vuorosi ja katsot muualle.
    .refused = Selain ei salli tätä. Salli ensin selaimessa tämän sivun ilmoitukset.
    .none = Tämä selain ei pysty näyttämään ilmoituksia.
settings-firsts = Aloittelijan vihjeet
    .about = Sananen, kun jokin tulee vastaan ensi kertaa. Kytke pois ja takaisin päälle, niin näet kaikki uudelleen.
settings-numbers = Alueiden numerot
    .about = Jokaisessa alueessa näkyy sen numero, ja nimi kun se mahtuu.
settings-colour = Oma väri
    .about = Pelaaja, jolla on tämä väri, saa sinun värisi vain tällä laitteella.
settings-colour-seat = Paikan väri
settings-colour-0 = Punainen
settings-colour-1 = Sininen
settings-colour-2 = Keltainen
settings-colour-3 = Musta
settings-colour-4 = Vaaleanpunainen
settings-holdings = Alueiden rajaukset
    .about = Alueista näkee, kenen ne ovat; rappeutuneen rodun alueet on viivoitettu.
settings-wording = Paranna tekstiä
    .about = Kuulostaako jokin teksti oudolta? Valitse se ja kirjoita parempi. Ehdotukset pysyvät tässä laitteessa, kunnes lähetät tiedoston itse.
settings-wording-start = Valitse tekstejä
settings-forget = Unohda tämä laite
settings-forget-about = Poistaa nimesi, asetuksesi, tuloksesi ja paikkojesi avaimet täältä ja palvelimelta.
settings-forget-words = { $seats ->
    [0] Nimesi, asetuksesi ja tuloksesi poistetaan. Tätä ei voi perua.
    [one] Menetät paikkasi yhdessä pöydässä; nimi, asetukset ja tulokset poistetaan. Tätä ei voi perua.
   *[other] Menetät kaikki { $seats } paikkaasi; nimi, asetukset ja tulokset poistetaan. Tätä ei voi perua.
  }
settings-forget-yes = Unohda kaikki
settings-forgotten = Kaikki on unohdettu.

## Nothing there

not-found-title = Täällä on lohikäärmeitä
not-found-words = Tässä osoitteessa ei ole mitään. Linkki voi olla vanha, tai siitä on pudonnut kirjain.
