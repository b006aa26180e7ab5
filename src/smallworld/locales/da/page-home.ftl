### The page before a game: title page, new table, joining, own tables, records, results, settings.
###
### $level is the id of a bot: “easy”, “normal”, “hard”, “master” or “grandmaster”; others may come by packs.

## Small parts that many screens share

kit-offline = Serveren svarer ikke. Intet blev ændret; tjek forbindelsen, og prøv igen.
kit-refused = Serveren godtog det ikke.
kit-again = Prøv igen
kit-account = Vælg navn og adgangsnøgle
kit-sign-in = Log ind
kit-look-again = Opdater
kit-close = Luk
kit-cancel = Annuller
kit-copied = Kopieret
kit-copy-link = Kopier link
kit-qr = QR-kode
kit-qr-hide = Skjul QR-kode
kit-qr-about = QR-kode med linket
kit-reach-network = Linkene fører til { $address }: De virker på alle enheder i dit netværk.
kit-reach-loopback = Linkene virker kun på denne computer. For andre i dit netværk: Start serveren med { $command }; docs/hosting.md forklarer, hvordan du når længere ud.
kit-copy-by-hand = Browseren lader os ikke kopiere. Marker dette, og kopier det selv: { $text }
kit-share = Del
kit-invite = Link til plads { $number }
kit-watch-link = Link til tilskuere
kit-free-seat = Ledig plads
kit-somebody = Nogen
kit-corner = Denne enhed
kit-to-candle = Skift til levende lys
kit-to-day = Skift til dagslys
# Names that are suggested to a player without one, between commas: first names that are short
# and at home in your language.
kit-names = Alma, Bjarke, Clara, Dagny, Emil, Freja, Gorm, Hugo, Ida, Jonas, Karla, Laust, Maja, Niels, Oskar, Pia, Rosa, Sofus, Tilde, Ulla, Viggo, Yrsa, Zenia, Åse

## Title page

home-title = Small World
home-page-title = { $title } · Small World
home-tagline = Folkeslag rejser sig, tager landet og falmer. Bliv rig, før verden bliver for lille.
home-other-person = Spiller { $number }
home-your-name = Dit navn
home-ask-name = Hvad skal vi kalde dig?
home-another-name = Foreslå et andet navn
home-playing-as = Du spiller som { $name }.
home-change-name = Skift
home-play = Spil nu
home-learn = Ny her? Lær det på fem minutter
    .on = Fortsæt lektionen
home-laying-out = Gør spillebrættet klar …
home-how-many = Spillere
home-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
  }
home-how-good = Botniveau
home-level = { $level ->
    [easy] Let
    [normal] Normal
    [hard] Stærk
    [master] Mester
    [grandmaster] Stormester
   *[other] { $level }
  }
home-play-summary = { $level ->
    [easy] { $bots ->
        [one] Du mod en let bot, { $rounds } runder
       *[other] Du mod { $bots } lette botter, { $rounds } runder
      }
    [hard] { $bots ->
        [one] Du mod en stærk bot, { $rounds } runder
       *[other] Du mod { $bots } stærke botter, { $rounds } runder
      }
    [master] { $bots ->
        [one] Du mod en mesterbot, { $rounds } runder
       *[other] Du mod { $bots } mesterbotter, { $rounds } runder
      }
    [grandmaster] { $bots ->
        [one] Du mod en stormesterbot, { $rounds } runder
       *[other] Du mod { $bots } stormesterbotter, { $rounds } runder
      }
   *[other] { $bots ->
        [one] Du mod en bot, { $rounds } runder
       *[other] Du mod { $bots } botter, { $rounds } runder
      }
  }
home-more-ways = Flere måder at spille på
home-new = Nyt bord
home-new-about = Venner, botter eller begge dele; dine regler
home-continue = Fortsæt
home-continue-looking = Leder efter dine spil …
home-continue-unknown = Dine spil kan ikke vises lige nu
home-continue-about = { $games ->
    [0] Intet spil er i gang
    [one] { $yours ->
        [0] Ét spil er i gang
       *[other] Ét spil, og det er din tur
      }
   *[other] { $yours ->
        [0] { $games } spil er i gang
        [one] { $games } spil, din tur i ét
       *[other] { $games } spil, din tur i { $yours }
      }
  }
home-join = Vær med
home-join-about = Med en vens link eller ved et offentligt bord
    .people = Find medspillere, eller kom med en vens link
home-watch = Se botter spille
home-watch-about = { $level ->
    [easy] { $bots } lette botter spiller, du ser på
    [hard] { $bots } stærke botter spiller, du ser på
    [master] { $bots } mesterbotter spiller, du ser på
    [grandmaster] { $bots } stormesterbotter spiller, du ser på
   *[other] { $bots } botter spiller, du ser på
  }
home-records = Åbn et gemt spil
home-records-about = Se det igennem, eller spil videre
home-results = Resultater
home-results-about = { $games ->
    [0] Dine færdige spil
    [one] { $won ->
        [0] Ét færdigt spil
       *[other] Ét færdigt spil, og vundet
      }
   *[other] { $games } færdige spil, { $won } vundet
  }
home-unofficial = Et uofficielt fanprojekt uden tilknytning til Days of Wonder. Alle tegninger og ord her er vores egne.
home-version = Version { $version }
home-way-home = Forside

## New table

new-title = Nyt bord
new-who = Hvem spiller?
new-seat = Plads { $number }
new-who-me = Mig
new-who-friend = En ven, via link
new-who-device = En anden på denne enhed
new-who-bot = { $level ->
    [easy] Let bot
    [normal] Normal bot
    [hard] Stærk bot
    [master] Mesterbot
    [grandmaster] Stormesterbot
   *[other] Bot: { $name }
  }
new-name-of = Navn på spilleren på plads { $number }
new-friend-about = Du får et link, du kan sende.
new-level-about = { $level ->
    [easy] Laver fejl som en nybegynder.
    [normal] Spiller fornuftigt.
    [hard] Planlægger og straffer fejl.
    [master] Gennemspiller hver plan til slutningen.
    [grandmaster] Ser også på modtrækkene. Den stærkeste bot.
   *[other] Spiller af sig selv.
  }
new-shuffled = Tilfældig rækkefølge
    .on = Der trækkes lod, når bordet oprettes.
    .off = Pladserne bliver som her; plads 1 begynder.
new-how = Hvordan spiller I?
new-coins = De andres Sejrsmønter
new-coins-hidden = Skjult
    .about = Hvor mange man har i alt, er skjult til det sidste.
new-coins-open = Åbent
    .about = Alle kan se alles Sejrsmønter.
new-clock = Ur
new-clock-none = Intet
    .about = Ingen tidsgrænse.
new-clock-move = Pr. træk
    .about = Løber tiden ud, foretager en bot trækket.
new-clock-game = Pr. spil
    .about = Løber tiden ud, spiller en bot resten.
new-clock-time = Tid
new-rated = Ratet spil
    .on = Resultatet ændrer spillernes rating: ur, skjulte Sejrsmønter, ingen tips, kun én handling kan fortrydes. Giver man op eller løber tør for tid, bliver man sidst.
    .off = Resultatet ændrer ingen rating.
new-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
  }
new-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
  }
new-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
  }
new-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
  }
new-company = Adgang og fravær
new-company-summary = { $door ->
    [public] { $absent ->
        [wait] Offentligt, venter på alle
       *[other] Offentligt, en bot træder til
      }
   *[private] { $absent ->
        [wait] Privat, venter på alle
       *[other] Privat, en bot træder til
      }
  }
new-door = Hvem kan være med?
new-private = Privat
    .about = Kun dem, der har dit link.
new-public = Offentligt
    .about = Hvem som helst: Bordet vises under »Vær med«.
new-absent = Hvis en spiller er væk
new-absent-wait = Vent
    .about = Spillet venter, til spilleren er tilbage.
new-absent-bot = En bot hjælper
    .about = Efter et minut spiller en bot, til spilleren er tilbage.
new-absent-bot_for_good = En bot overtager
    .about = Efter et minut får en bot pladsen for altid.
new-watch = Tilskuere
    .on = Alle med bordets link kan se med.
    .off = Kun dem med tilskuerlinket kan se med.
new-chat = Chat
    .on = Spillerne kan skrive til hinanden.
    .off = Ingen chat.
new-hints = Tips
    .on = Spillerne kan spørge, hvad en bot ville gøre.
    .off = Ingen tips.
new-options = Regelvarianter
new-options-summary = { $count ->
    [0] Standard
    [one] 1 ændret
   *[other] { $count } ændret
  }
new-options-reset = Nulstil til standard
new-board-picture = Spillebrættet for { $seats } spillere
new-board = { $seats } spillere · { $regions } Regioner · { $rounds } runder
new-make = Opret bord
new-summary = { $friends ->
    [0] { $here ->
        [one] { $bots ->
            [one] Du og 1 bot
           *[other] Du og { $bots } botter
          }
       *[other] { $bots ->
            [0] { $here } spillere på denne enhed
            [one] { $here } spillere på denne enhed, 1 bot
           *[other] { $here } spillere på denne enhed, { $bots } botter
          }
      }
    [one] { $bots ->
        [0] 1 ven via link; linket finder du ved bordet
        [one] 1 ven via link, 1 bot
       *[other] 1 ven via link, { $bots } botter
      }
   *[other] { $bots ->
        [0] { $friends } venner via link; linkene finder du ved bordet
        [one] { $friends } venner via link, 1 bot
       *[other] { $friends } venner via link, { $bots } botter
      }
  }
new-summary-bots = Kun botter spiller, du ser på
new-summary-for-others = De andre spiller, du ser på

## Joining

join-title = Vær med
join-lead = Sæt dig ved et bord, en anden har oprettet.
join-by-link = Med et link
join-link = Link eller bordkode
join-link-like = https://…/table/…
join-go = Gå til bordet
join-wrong-link = Linket fører ikke til noget bord. Tjek, at du har indsat det hele.
join-sitting-down = Sætter dig …
join-tournaments = Turneringer
join-tournaments-look = Se turneringer
join-public = Offentlige borde
join-looking = Leder efter offentlige borde …
join-nothing = Der er ingen offentlige borde lige nu. Opret et, så kan andre finde det her.
join-open-seats = { $count ->
    [0] Alle pladser er optaget
    [one] Én ledig plads
   *[other] { $count } ledige pladser
  }
join-sit-down = Sæt dig
join-watch = Se med

## Borde, der venter på spilleren

waiting-title = { $count ->
    [0] Til dig
    [one] { $count } spil venter på dig
   *[other] { $count } spil venter på dig
}
waiting-game = Din tur – med { $names }
waiting-ready = Nyt bord – med { $names }
waiting-challenge = { $name } udfordrer dig
waiting-all = Alle dine spil

## Own tables

tables-title = Dine borde
tables-looking = Leder efter dine spil …
tables-nothing = Du sidder ikke ved noget bord endnu. Start et spil!
tables-going = I gang
tables-ended = Færdige
tables-acts = skal vælge nu
tables-your-turn = Din tur
tables-waits-for = Venter på { $name }
tables-waits-for-friends = { $count ->
    [one] Venter på, at en ven sætter sig
   *[other] Venter på, at { $count } venner sætter sig
  }
tables-over = Spillet er slut
tables-round = Runde { $round } af { $rounds } · { $when }
tables-look = Se på det

## Records

records-title = Åbn et gemt spil
records-lead = En spilfil er et helt spil som tekst. Se det igennem, eller spil videre fra et hvilket som helst øjeblik.
records-drop = Slip en spilfil (.swg) her, eller
records-choose = Vælg en fil
records-reading = Læser …
records-paste = Eller indsæt teksten
records-like = smallworld 1…
records-open = Åbn
records-too-large = Filen er for stor til at være en spilfil. Grænsen er { NUMBER($most) } tegn.
records-unreadable = Browseren kan ikke åbne »{ $file }«. Vælg filen igen, eller indsæt teksten nedenfor.
# $file is “none” if the text was pasted.
records-failed = { $file ->
    [none] Teksten kan ikke læses som et spil
   *[other] »{ $file }« kan ikke læses som et spil
  }
records-read = { $file ->
    [none] Teksten er læst; alle linjer er gyldige.
   *[other] »{ $file }« er læst; alle linjer er gyldige.
  }
records-wrong-lines = Linjerne omkring fejlen
records-opened = Gemt spil
records-names = { $names }: { $lines ->
    [one] én linje
   *[other] { $lines } linjer
  }
records-won = { $count ->
    [one] { $winners } vandt.
   *[other] { $winners } delte sejren.
  }
records-not-over = Ikke færdigt, i runde { $round }.
records-another = Åbn et andet
records-watch = Se
records-go-on = Spil videre
records-no-viewer = Spillet kan ikke vises lige nu. Du kan stadig spille videre fra en hvilken som helst linje.
records-from-where = Hvor vil du begynde?
records-after-line = Efter linje { $line } af { $lines }
records-beginning = Helt fra begyndelsen.

## Results

results-title = Resultater
results-lead = Dine færdige spil, som kun gemmes på denne enhed.
results-nothing = Ingen færdige spil endnu. Det første vises her.
results-games = Spil
results-won = Vundet
results-best = Flest mønter
results-average = Mønter i snit
results-you-won = Vundet
results-coins = { $coins ->
    [one] { $coins } Sejrsmønt
   *[other] { $coins } Sejrsmønter
  }
results-forget = Ryd listen
results-forget-words = Alle resultater på denne enhed slettes. Selve spillene bliver på serveren.
results-forget-yes = Ryd listen

## Settings

settings-title = Indstillinger
settings-lead = Alt dette bliver på denne enhed.
settings-theme = Tema
settings-theme-auto = Som enheden
settings-theme-day = Dagslys
settings-theme-candle = Levende lys
settings-language = Sprog
settings-language-auto = Som browseren
settings-pace = Animation
settings-pace-slow = Langsomt
settings-pace-normal = Normalt
settings-pace-fast = Hurtigt
settings-pace-off = Fra
settings-sound = Lyd
    .about = Små lyde for terning, mønter og din tur.
settings-sound-off = Fra
settings-sound-soft = Dæmpet
settings-sound-full = Fuld
settings-sound-on = Slå lyden til
settings-sound-mute = Slå lyden fra
settings-notify = Notifikationer
    .about = Få en besked, når det er din tur og du er i en anden fane.
    .refused = Browseren blokerer notifikationer. Tillad dem for denne side i browserens indstillinger, og slå så dette til.
    .none = Denne browser kan ikke vise notifikationer.
settings-firsts = Førstegangstips
    .about = Et par ord, når noget dukker op for første gang. Slå fra og til, så vises de alle igen.
settings-numbers = Regionernes numre
    .about = Hver Region viser sit nummer, og sit navn hvor der er plads.
settings-colour = Din farve
    .about = En spiller med denne farve får din, kun på denne enhed.
settings-colour-seat = Pladsens farve
settings-colour-0 = Rød
settings-colour-1 = Blå
settings-colour-2 = Gul
settings-colour-3 = Sort
settings-colour-4 = Lyserød
settings-holdings = Omrids om Regioner
    .about = Regionerne viser, hvem de tilhører; en Inaktiv Races Regioner er skraverede.
settings-wording = Forbedr ordlyden
    .about = Lyder en tekst forkert? Vælg den, og skriv en bedre. Forslagene bliver på denne enhed, til du selv sender filen.
settings-wording-start = Vælg tekster
settings-me = Dine enheder
    .about = Spil videre på telefonen eller en anden computer: dine pladser og borde følger med.
settings-me-open = Enheder og data
settings-forget = Slet mine data
settings-forget-about = Sletter dit navn, dine indstillinger, dine resultater og nøglerne til dine pladser, her og på serveren.
settings-forget-words = { $seats ->
    [0] Dit navn, dine indstillinger og dine resultater slettes. Det kan ikke fortrydes.
    [one] Du mister din plads ved ét bord; navn, indstillinger og resultater slettes. Det kan ikke fortrydes.
   *[other] Du mister dine pladser, { $seats } i alt; navn, indstillinger og resultater slettes. Det kan ikke fortrydes.
  }
settings-forget-person = Det sletter også alt på dine andre enheder.
settings-forget-yes = Slet alt
settings-forgotten = Alt er slettet.

## Nothing there

not-found-title = Her bor der drager
not-found-words = Der er intet på denne adresse. Linket kan være gammelt eller ufuldstændigt.
