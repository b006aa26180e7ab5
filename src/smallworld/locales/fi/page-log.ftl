### The log, the chat and what happened meanwhile.

## The log

log-title = Loki
log-lines = Mitä tapahtui, rivi riviltä
log-empty = Vielä ei ole tapahtunut mitään.
log-before = Alkuvalmistelut
log-round = Kierros { $round }
log-earlier-turns = { $count ->
    [one] 1 aiempi vuoro
   *[other] { $count } aiempaa vuoroa
  }
log-newest = Siirry uusimpaan
log-taken-back = Siirto kumottiin.
# $places is a list such as “2 in Old Mill (7), 1 in Fen (9)”.
log-placed = { $declined ->
    [yes] { $seat } sijoittaa rappeutuneita { $people_partitive }: { $places }.
   *[no] { $seat } sijoittaa { $people_partitive }: { $places }.
  }
log-camps = { $seat }: { $people_inside } pystyttävät leirejä: { $places }.
log-placed-there = { $count } alueelle { $region }

## Who sits where

log-seat-sits_down = { $name } istuu pöytään.
log-seat-leaves = { $before } on lähtenyt. Paikka on vapaa.
log-seat-leaves_to_bot = { $before } on lähtenyt. Botti jatkaa.
log-seat-bot_plays = Botti pelaa pelaajan { $name } puolesta.
log-seat-plays_again = { $name } on palannut.
log-seat-gives_up = { $name } luovuttaa.
log-seat-renamed = { $before } on nyt nimeltään { $name }.

## The end

log-rematch = Uusintapeli on alkanut.
log-closed-conceded = Pöytä on suljettu: kaikki muut luovuttivat.
log-closed-nobody-is-left = Pöytä on suljettu: pelaajia ei ole jäljellä.
log-closed-closed-by-the-host = Palvelimen ylläpitäjä sulki pöydän.
log-closed-unreadable = Tämä pelin versio ei pysty toistamaan pöytää pidemmälle. Sitä voi vain katsella.
log-closed-otherwise = Pöytä on suljettu: { $reason }.

## Looking back

log-looking = Katselet kierrosta { $round }, vuorossa { $seat }
log-looking-start = Katselet pelin alkua
log-back-to-now = Takaisin nykyhetkeen
log-earlier = Askel taaksepäin
log-later = Askel eteenpäin
log-try-again = Jatka tästä
log-try-again-hint = Tästä hetkestä alkaa uusi pöytä. Tämä jää ennalleen.

## Chat

log-chat = Keskustelu
log-chat-unread = { $count ->
    [one] 1 uusi viesti
   *[other] { $count } uutta viestiä
  }
log-chat-empty = Ei vielä viestejä. Tervehdi muita!
log-chat-field = Viestisi
log-chat-placeholder = Sano jotain mukavaa
log-chat-send = Lähetä
log-chat-open = Avaa keskustelu
log-phrases = Pikaviestit
log-phrase-hello = Hei!
log-phrase-luck = Onnea peliin!
log-phrase-bravo = Hyvin pelattu!
log-phrase-thanks = Kiitos!
log-phrase-sorry = Anteeksi!
log-phrase-wow = Vau!
log-phrase-hurry = Sinun vuorosi!
log-phrase-again = Vielä yksi peli?
log-chat-read-only = Katsojat voivat lukea; vain pelaajat voivat kirjoittaa.
log-chat-offline = Yhteys katkesi. Viestiäsi ei lähetetty; se on yhä tässä.
log-chat-left = { $count ->
    [one] 1 merkki jäljellä
   *[other] { $count } merkkiä jäljellä
  }
log-chat-muted = Pöydän isäntä vaiensi pelaajan { $name }.
log-chat-unmuted = Pöydän isäntä antoi pelaajan { $name } taas kirjoittaa.
log-chat-hide = Piilota pelaajan { $name } viestit
log-chat-show = Näytä pelaajan { $name } viestit
log-chat-mute = Vaienna { $name } kaikilta
log-chat-unmute = Anna pelaajan { $name } taas kirjoittaa
log-chat-block = Estä { $name }
log-chat-report = Estä tai ilmoita { $name }
log-chat-blocked = Olet estänyt pelaajan { $name }
log-chat-hidden = { $count ->
    [one] 1 viesti on piilotettu.
   *[other] { $count } viestiä on piilotettu.
  }

## Since your last turn

log-since = Poissa ollessasi
log-since-close = Selvä
log-since-quiet = Kukaan ei hyökännyt kimppuusi.
# $regions is a list of regions.
log-since-lost = { $seat } valloitti sinulta: { $regions }.
log-since-tokens = { $count ->
    [one] Menetit pysyvästi 1 merkin.
   *[other] Menetit pysyvästi { $count } merkkiä.
  }
log-since-seat = Mitä { $seat } teki
log-since-picked = valitsi yhdistelmän { $people_inside }
log-since-declined = antoi { $people_genitive } rappeutua
log-since-took = { $count ->
    [one] valloitti 1 alueen
   *[other] valloitti { $count } aluetta
  }
log-since-coins = { $count ->
    [0] ei saanut pisteitä
    [one] sai 1 voittopisteen
   *[other] sai { $count } voittopistettä
  }
log-since-nothing = ei tehnyt mitään mainittavaa
log-since-replay = Näytä uudelleen
# For screen readers, when it is the player’s turn again.
log-changes = { $count ->
    [0] Mikään alue ei ole muuttunut edellisen vuorosi jälkeen; W näyttää muiden siirrot uudelleen.
    [one] 1 alue on muuttunut edellisen vuorosi jälkeen; W näyttää sen uudelleen.
   *[other] { $count } aluetta on muuttunut edellisen vuorosi jälkeen; W näyttää ne uudelleen.
  }
