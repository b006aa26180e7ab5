### The page before a game: title page, new table, joining, own tables, records, results, settings.
###
### $level is the id of a bot: “easy”, “normal”, “hard”, “master” or “grandmaster”; others may come by packs.

## Small parts that many screens share

kit-offline = Palvelin ei vastaa. Mitään ei muutettu; tarkista yhteytesi ja yritä uudelleen.
kit-refused = Palvelin ei hyväksynyt tätä.
kit-again = Yritä uudelleen
kit-account = Valitse nimi ja pääsyavain
kit-sign-in = Kirjaudu
kit-look-again = Päivitä
kit-close = Sulje
kit-cancel = Peruuta
kit-copied = Kopioitu
kit-copy-link = Kopioi linkki
kit-qr = QR-koodi
kit-qr-hide = Piilota QR-koodi
kit-qr-about = QR-koodi, jossa linkki on
kit-reach-network = Linkit vievät osoitteeseen { $address }: ne toimivat kaikilla verkkosi laitteilla.
kit-reach-loopback = Linkit toimivat vain tällä tietokoneella. Muita verkkosi laitteita varten käynnistä palvelin komennolla { $command }; docs/hosting.md kertoo, miten tavoitat muut.
kit-copy-by-hand = Selain ei anna kopioida. Maalaa tämä ja kopioi se itse: { $text }
kit-share = Jaa
kit-invite = Linkki paikalle { $number }
kit-watch-link = Katsojalinkki
kit-free-seat = Vapaa paikka
kit-somebody = Joku
kit-corner = Tämä laite
kit-to-candle = Vaihda kynttilänvaloon
kit-to-day = Vaihda päivänvaloon
# Names that are suggested to a player without one, between commas: first names that are short
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
home-learn = Ensi kertaa täällä? Opi peli viidessä minuutissa
    .on = Jatka oppituntia
home-laying-out = Pelilautaa valmistellaan…
home-how-many = Pelaajat
home-players = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
  }
home-how-good = Bottien taso
home-level = { $level ->
    [easy] Helppo
    [normal] Tavallinen
    [hard] Vahva
    [master] Mestari
    [grandmaster] Suurmestari
   *[other] { $level }
  }
home-play-summary = { $level ->
    [easy] { $bots ->
        [one] Sinä helppoa bottia vastaan, { $rounds } kierrosta
       *[other] Sinä { $bots } helppoa bottia vastaan, { $rounds } kierrosta
      }
    [hard] { $bots ->
        [one] Sinä vahvaa bottia vastaan, { $rounds } kierrosta
       *[other] Sinä { $bots } vahvaa bottia vastaan, { $rounds } kierrosta
      }
    [master] { $bots ->
        [one] Sinä mestaribottia vastaan, { $rounds } kierrosta
       *[other] Sinä { $bots } mestaribottia vastaan, { $rounds } kierrosta
      }
    [grandmaster] { $bots ->
        [one] Sinä suurmestaribottia vastaan, { $rounds } kierrosta
       *[other] Sinä { $bots } suurmestaribottia vastaan, { $rounds } kierrosta
      }
   *[other] { $bots ->
        [one] Sinä bottia vastaan, { $rounds } kierrosta
       *[other] Sinä { $bots } bottia vastaan, { $rounds } kierrosta
      }
  }
home-more-ways = Muita tapoja pelata
home-new = Uusi pöytä
home-new-about = Kavereita, botteja tai molempia – omat säännöt
home-continue = Jatka
home-continue-looking = Etsitään pelejäsi…
home-continue-unknown = Pelejäsi ei voi nyt näyttää
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
    .people = Etsi pelaajia tai tule kaverin linkillä
home-watch = Katso botteja
home-watch-about = { $level ->
    [easy] { $bots } helppoa bottia pelaa, sinä katsot
    [hard] { $bots } vahvaa bottia pelaa, sinä katsot
    [master] { $bots } mestaribottia pelaa, sinä katsot
    [grandmaster] { $bots } suurmestaribottia pelaa, sinä katsot
   *[other] { $bots } bottia pelaa, sinä katsot
  }
home-records = Avaa tallennettu peli
home-records-about = Katso sitä tai jatka siitä
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
    [hard] Vahva botti
    [master] Mestaribotti
    [grandmaster] Suurmestaribotti
   *[other] Botti: { $name }
  }
new-name-of = Paikan { $number } pelaajan nimi
new-friend-about = Saat linkin lähetettäväksi.
new-level-about = { $level ->
    [easy] Tekee aloittelijan virheitä.
    [normal] Pelaa kelpo peliä.
    [hard] Suunnittelee eteenpäin ja rankaisee virheistä.
    [master] Pelaa jokaisen suunnitelman loppuun asti.
    [grandmaster] Tutkii myös vastasiirrot. Vahvin botti.
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
    .about = Ei aikarajaa.
new-clock-move = Siirtoa kohden
    .about = Jos aika loppuu, botti tekee sen siirron.
new-clock-game = Koko peliin
    .about = Jos aika loppuu, botti pelaa loput.
new-clock-time = Aika
new-rated = Vahvuuslukupeli
    .on = Tulos muuttaa pelaajien vahvuuslukuja: kello, piilotetut pisteet, ei vihjeitä, vain yhden toiminnon voi kumota. Luovuttanut tai aikansa käyttänyt jää viimeiseksi.
    .off = Tulos ei muuta vahvuuslukuja.
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
new-company = Pääsy ja poissaolot
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
new-door = Ketkä saavat liittyä?
new-private = Yksityinen
    .about = Vain ne, joille annat linkin.
new-public = Julkinen
    .about = Kuka tahansa: pöytä näkyy kohdassa ”Liity”.
new-absent = Jos pelaaja on poissa
new-absent-wait = Odota
    .about = Peli odottaa, kunnes hän palaa.
new-absent-bot = Botti auttaa
    .about = Minuutin kuluttua botti pelaa hänen puolestaan, kunnes hän palaa.
new-absent-bot_for_good = Botti jatkaa
    .about = Minuutin kuluttua botti saa paikan pysyvästi.
new-watch = Katsojat
    .on = Kaikki, jotka tietävät pöydästä, saavat katsoa.
    .off = Vain ne, joilla on katsojalinkki, saavat katsoa.
new-chat = Keskustelu
    .on = Pelaajat voivat kirjoittaa toisilleen.
    .off = Ei keskustelua.
new-hints = Vihjeet
    .on = Pelaajat voivat kysyä, mitä botti tekisi.
    .off = Ei vihjeitä.
new-options = Sääntömuunnelmat
new-options-summary = { $count ->
    [0] Vakiosäännöt
    [one] 1 muutettu
   *[other] { $count } muutettu
  }
new-options-reset = Palauta vakiosäännöt
new-board-picture = { $seats } pelaajan pelilauta
new-board = { $seats } pelaajaa · { $regions } aluetta · { $rounds } kierrosta
new-make = Luo pöytä
new-summary = { $friends ->
    [0] { $here ->
        [one] { $bots ->
            [one] Sinä ja 1 botti
           *[other] Sinä ja { $bots } bottia
          }
       *[other] { $bots ->
            [0] { $here } pelaajaa tällä laitteella
            [one] { $here } pelaajaa tällä laitteella, 1 botti
           *[other] { $here } pelaajaa tällä laitteella, { $bots } bottia
          }
      }
    [one] { $bots ->
        [0] 1 kaveri linkillä; linkki löytyy pöydästä
        [one] 1 kaveri linkillä, 1 botti
       *[other] 1 kaveri linkillä, { $bots } bottia
      }
   *[other] { $bots ->
        [0] { $friends } kaveria linkillä; linkit löytyvät pöydästä
        [one] { $friends } kaveria linkillä, 1 botti
       *[other] { $friends } kaveria linkillä, { $bots } bottia
      }
  }
new-summary-bots = Vain botteja; sinä katsot
new-summary-for-others = Muut pelaavat; sinä katsot

## Joining

join-title = Liity
join-lead = Liity jonkun muun pöytään.
join-by-link = Linkillä
join-link = Linkki tai pöydän koodi
join-link-like = https://…/table/…
join-go = Pöytään
join-wrong-link = Tämä linkki ei vie mihinkään pöytään. Tarkista, että liitit sen kokonaan.
join-sitting-down = Istuudutaan…
join-tournaments = Turnaukset
join-tournaments-look = Katso turnauksia
join-public = Julkiset pöydät
join-looking = Etsitään julkisia pöytiä…
join-nothing = Julkisia pöytiä ei ole nyt. Luo sellainen, niin muut löytävät sen täältä.
join-open-seats = { $count ->
    [0] Kaikki paikat on varattu
    [one] Yksi vapaa paikka
   *[other] { $count } vapaata paikkaa
  }
join-sit-down = Istu pöytään
join-watch = Katso

## Pöydät, jotka odottavat pelaajaa

waiting-title = { $count ->
    [0] Sinulle
    [one] { $count } peli odottaa sinua
   *[other] { $count } peliä odottaa sinua
}
waiting-game = Sinun vuorosi – mukana { $names }
waiting-ready = Uusi pöytä – mukana { $names }
waiting-challenge = { $name } haastaa sinut
waiting-all = Kaikki pelisi

## Own tables

tables-title = Pöytäsi
tables-looking = Etsitään pelejäsi…
tables-nothing = Et ole vielä missään pöydässä. Aloita peli!
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

records-title = Avaa tallennettu peli
records-lead = Tallenne on koko peli tekstinä. Katso se tai jatka pelaamista mistä kohdasta tahansa.
records-drop = Pudota tallenne (.swg) tähän tai
records-choose = Valitse tiedosto
records-reading = Luetaan…
records-paste = Tai liitä teksti
records-like = smallworld 1…
records-open = Avaa
records-too-large = Tiedosto on liian suuri tallenteeksi. Enimmäispituus on { NUMBER($most) } merkkiä.
records-unreadable = Selain ei voi avata tiedostoa ”{ $file }”. Valitse se uudelleen tai liitä teksti alle.
# $file is “none” if the text was pasted.
records-failed = { $file ->
    [none] Tekstiä ei voi lukea peliksi
   *[other] Tiedostoa ”{ $file }” ei voi lukea peliksi
  }
records-read = { $file ->
    [none] Teksti on luettu; kaikki rivit kelpaavat.
   *[other] Tiedosto ”{ $file }” on luettu; kaikki rivit kelpaavat.
  }
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
records-not-over = Kesken, kierros { $round }.
records-another = Avaa toinen peli
records-watch = Katso
records-go-on = Jatka peliä
records-no-viewer = Toistoa ei voi nyt näyttää. Voit silti jatkaa peliä miltä riviltä tahansa.
records-from-where = Mistä haluat jatkaa?
records-after-line = Rivin { $line }/{ $lines } jälkeen
records-beginning = Aivan alusta.

## Results

results-title = Tulokset
results-lead = Päättyneet pelisi; ne ovat tallessa vain tällä laitteella.
results-nothing = Ei vielä päättyneitä pelejä. Ensimmäinen ilmestyy tähän.
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
settings-lead = Kaikki täällä pysyy tällä laitteella.
settings-theme = Teema
settings-theme-auto = Laitteen mukaan
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
    .about = Saat viestin, kun on vuorosi ja olet toisella välilehdellä.
    .refused = Selain estää ilmoitukset. Salli ne tälle sivulle selaimen asetuksista ja kytke tämä sitten päälle.
    .none = Tämä selain ei pysty näyttämään ilmoituksia.
settings-firsts = Aloittelijan vinkit
    .about = Lyhyt vinkki, kun jokin tulee vastaan ensi kertaa. Kytke pois ja takaisin päälle, niin näet kaikki uudelleen.
settings-numbers = Alueiden numerot
    .about = Jokaisessa alueessa näkyy sen numero, ja nimi kun se mahtuu.
settings-colour = Oma väri
    .about = Pelaaja, jolla on tämä väri, saa sinun värisi, mutta vain tällä laitteella.
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
settings-me = Laitteesi
    .about = Jatka puhelimella tai toisella tietokoneella: paikkasi ja pöytäsi tulevat mukaan.
settings-me-open = Laitteet ja tiedot
settings-forget = Poista tietoni
settings-forget-about = Poistaa nimesi, asetuksesi, tuloksesi ja paikkojesi avaimet tältä laitteelta ja palvelimelta.
settings-forget-words = { $seats ->
    [0] Nimesi, asetuksesi ja tuloksesi poistetaan. Tätä ei voi perua.
    [one] Menetät paikkasi yhdessä pöydässä; nimi, asetukset ja tulokset poistetaan. Tätä ei voi perua.
   *[other] Menetät kaikki { $seats } paikkaasi; nimi, asetukset ja tulokset poistetaan. Tätä ei voi perua.
  }
settings-forget-person = Tämä poistaa kaiken myös muilta laitteiltasi.
settings-forget-yes = Poista kaikki
settings-forgotten = Kaikki on poistettu.

## Nothing there

not-found-title = Täällä on lohikäärmeitä
not-found-words = Tässä osoitteessa ei ole mitään. Linkki voi olla vanha tai vajaa.
