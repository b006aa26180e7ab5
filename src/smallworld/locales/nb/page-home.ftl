### The page before a game: title page, new table, joining, own tables, records, results, settings.
###
### $level is the id of a bot: “easy”, “normal”, “hard”, “master” or “grandmaster”; others may come by packs.

## Small parts that many screens share

kit-offline = Serveren svarer ikke. Ingenting er endret; sjekk forbindelsen og prøv igjen.
kit-refused = Serveren godtok ikke dette.
kit-again = Prøv igjen
kit-account = Velg navn og tilgangsnøkkel
kit-sign-in = Logg inn
kit-look-again = Oppdater
kit-close = Lukk
kit-cancel = Avbryt
kit-copied = Kopiert
kit-copy-link = Kopier lenke
kit-qr = QR-kode
kit-qr-hide = Skjul QR-kode
kit-qr-about = QR-kode med lenken
kit-reach-network = Lenkene går til { $address }: de virker på alle enheter i nettverket ditt.
kit-reach-loopback = Lenkene virker bare på denne datamaskinen. For andre i nettverket: start serveren med { $command }; docs/hosting.md forklarer hvordan du når lenger.
kit-copy-by-hand = Nettleseren lar oss ikke kopiere. Merk dette og kopier det selv: { $text }
kit-share = Del
kit-invite = Lenke til plass { $number }
kit-watch-link = Lenke for tilskuere
kit-free-seat = Ledig plass
kit-somebody = Noen
kit-corner = Denne enheten
kit-to-candle = Bytt til levende lys
kit-to-day = Bytt til dagslys
# Names that are suggested to a player without one, between commas: first names that are short
# and at home in your language.
kit-names = Alma, Birk, Clara, Didrik, Eira, Falk, Greta, Håkon, Ida, Jonas, Kaja, Lars, Mira, Nils, Oda, Peder, Ronja, Sivert, Tuva, Ulrik, Vilde, Ylva, Øyvind, Åse

## Title page

home-title = Small World
home-page-title = { $title } · Small World
home-tagline = Folkeslag reiser seg, tar land og svinner hen. Bli rik før verden blir for liten.
home-other-person = Spiller { $number }
home-your-name = Navnet ditt
home-ask-name = Hva skal vi kalle deg?
home-another-name = Foreslå et annet navn
home-playing-as = Du spiller som { $name }.
home-change-name = Endre
home-play = Spill nå
home-learn = Ny her? Lær det på fem minutter
    .on = Fortsett leksjonen
home-laying-out = Gjør brettet klart …
home-how-many = Spillere
home-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
  }
home-how-good = Botnivå
home-level = { $level ->
    [easy] Lett
    [normal] Middels
    [hard] Sterk
    [master] Mester
    [grandmaster] Stormester
   *[other] { $level }
  }
home-play-summary = { $level ->
    [easy] { $bots ->
        [one] Du mot én lett bot, { $rounds } runder
       *[other] Du mot { $bots } lette boter, { $rounds } runder
      }
    [hard] { $bots ->
        [one] Du mot én sterk bot, { $rounds } runder
       *[other] Du mot { $bots } sterke boter, { $rounds } runder
      }
    [master] { $bots ->
        [one] Du mot én mesterbot, { $rounds } runder
       *[other] Du mot { $bots } mesterboter, { $rounds } runder
      }
    [grandmaster] { $bots ->
        [one] Du mot én stormesterbot, { $rounds } runder
       *[other] Du mot { $bots } stormesterboter, { $rounds } runder
      }
   *[other] { $bots ->
        [one] Du mot én bot, { $rounds } runder
       *[other] Du mot { $bots } boter, { $rounds } runder
      }
  }
home-more-ways = Flere måter å spille på
home-new = Nytt bord
home-new-about = Venner, boter eller begge deler; dine regler
home-continue = Fortsett
home-continue-looking = Ser etter spillene dine …
home-continue-unknown = Spillene dine kan ikke vises nå
home-continue-about = { $games ->
    [0] Ingen spill pågår
    [one] { $yours ->
        [0] Ett spill pågår
       *[other] Ett spill, og det er din tur
      }
   *[other] { $yours ->
        [0] { $games } spill pågår
        [one] { $games } spill, din tur i ett
       *[other] { $games } spill, din tur i { $yours }
      }
  }
home-join = Bli med
home-join-about = Med lenke fra en venn, eller ved et åpent bord
    .people = Finn medspillere, eller kom med lenke fra en venn
home-watch = Se boter spille
home-watch-about = { $level ->
    [easy] { $bots } lette boter spiller, du ser på
    [hard] { $bots } sterke boter spiller, du ser på
    [master] { $bots } mesterboter spiller, du ser på
    [grandmaster] { $bots } stormesterboter spiller, du ser på
   *[other] { $bots } boter spiller, du ser på
  }
home-records = Åpne et lagret spill
home-records-about = Se det, eller spill videre
home-results = Resultater
home-results-about = { $games ->
    [0] Dine fullførte spill
    [one] { $won ->
        [0] Ett spill fullført
       *[other] Ett spill fullført, og vunnet
      }
   *[other] { $games } spill fullført, { $won } vunnet
  }
home-unofficial = Et uoffisielt fanprosjekt uten tilknytning til Days of Wonder. Alle tegninger og ord her er våre egne.
home-version = Versjon { $version }
home-way-home = Hjem

## New table

new-title = Nytt bord
new-who = Hvem spiller?
new-seat = Plass { $number }
new-who-me = Jeg
new-who-friend = En venn, med lenke
new-who-device = En annen på denne enheten
new-who-bot = { $level ->
    [easy] Lett bot
    [normal] Middels bot
    [hard] Sterk bot
    [master] Mesterbot
    [grandmaster] Stormesterbot
   *[other] Bot: { $name }
  }
new-name-of = Navn på spilleren på plass { $number }
new-friend-about = Du får en lenke å sende.
new-level-about = { $level ->
    [easy] Gjør feil, som en nybegynner.
    [normal] Spiller fornuftig.
    [hard] Planlegger og straffer feil.
    [master] Spiller hver plan helt til slutten.
    [grandmaster] Ser også på mottrekkene. Den sterkeste boten.
   *[other] Spiller på egen hånd.
  }
new-shuffled = Tilfeldig rekkefølge
    .on = Det trekkes lodd når bordet opprettes.
    .off = Plassene blir som her; plass 1 begynner.
new-how = Hvordan spiller dere?
new-coins = De andres seiersmynter
new-coins-hidden = Skjult
    .about = Summene er skjult til slutten.
new-coins-open = Åpent
    .about = Alle kan se alles seiersmynter.
new-clock = Klokke
new-clock-none = Ingen
    .about = Ingen tidsgrense.
new-clock-move = Per trekk
    .about = Når tiden er ute, gjør en bot trekket.
new-clock-game = Per spill
    .about = Når tiden er ute, spiller en bot resten.
new-clock-time = Tid
new-rated = Ratet spill
    .on = Resultatet endrer ratingen til spillerne: klokke, skjulte seiersmynter, ingen hint, bare én handling kan angres. Den som gir opp eller går tom for tid, blir sist.
    .off = Resultatet endrer ingen rating.
new-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
  }
new-minutes = { $count ->
    [one] { $count } minutt
   *[other] { $count } minutter
  }
new-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
  }
new-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dager
  }
new-company = Tilgang og fravær
new-company-summary = { $door ->
    [public] { $absent ->
        [wait] Åpent, venter på alle
       *[other] Åpent, en bot trår til
      }
   *[private] { $absent ->
        [wait] Privat, venter på alle
       *[other] Privat, en bot trår til
      }
  }
new-door = Hvem kan bli med?
new-private = Privat
    .about = Bare de som har lenken din.
new-public = Åpent
    .about = Hvem som helst: bordet vises under «Bli med».
new-absent = Hvis en spiller er borte
new-absent-wait = Vent
    .about = Spillet venter til spilleren er tilbake.
new-absent-bot = En bot hjelper til
    .about = Etter et minutt spiller en bot til spilleren er tilbake.
new-absent-bot_for_good = En bot overtar
    .about = Etter et minutt får en bot plassen for godt.
new-watch = Tilskuere
    .on = Alle med lenken til bordet kan se på.
    .off = Bare de med tilskuerlenken kan se på.
new-chat = Chat
    .on = Spillerne kan skrive til hverandre.
    .off = Ingen chat.
new-hints = Hint
    .on = Spillerne kan spørre hva en bot ville gjort.
    .off = Ingen hint.
new-options = Regelvarianter
new-options-summary = { $count ->
    [0] Standard
    [one] 1 endret
   *[other] { $count } endret
  }
new-options-reset = Tilbakestill til standard
new-board-picture = Brettet for { $seats } spillere
new-board = { $seats } spillere · { $regions } regioner · { $rounds } runder
new-make = Opprett bord
new-summary = { $friends ->
    [0] { $here ->
        [one] { $bots ->
            [one] Du og 1 bot
           *[other] Du og { $bots } boter
          }
       *[other] { $bots ->
            [0] { $here } spillere på denne enheten
            [one] { $here } spillere på denne enheten, 1 bot
           *[other] { $here } spillere på denne enheten, { $bots } boter
          }
      }
    [one] { $bots ->
        [0] 1 venn med lenke; lenken finner du ved bordet
        [one] 1 venn med lenke, 1 bot
       *[other] 1 venn med lenke, { $bots } boter
      }
   *[other] { $bots ->
        [0] { $friends } venner med lenke; lenkene finner du ved bordet
        [one] { $friends } venner med lenke, 1 bot
       *[other] { $friends } venner med lenke, { $bots } boter
      }
  }
new-summary-bots = Bare boter spiller, du ser på
new-summary-for-others = De andre spiller, du ser på

## Joining

join-title = Bli med
join-lead = Sett deg ved et bord noen andre har opprettet.
join-by-link = Med lenke
join-link = Lenke eller bordkode
join-link-like = https://…/table/…
join-go = Gå til bordet
join-wrong-link = Lenken fører ikke til noe bord. Sjekk at du limte inn hele.
join-sitting-down = Setter deg …
join-tournaments = Turneringer
join-tournaments-look = Se turneringer
join-public = Åpne bord
join-looking = Ser etter åpne bord …
join-nothing = Det er ingen åpne bord nå. Opprett et, så finner andre det her.
join-open-seats = { $count ->
    [0] Alle plasser er tatt
    [one] Én ledig plass
   *[other] { $count } ledige plasser
  }
join-sit-down = Sett deg
join-watch = Se på

## Bord som venter på spilleren

waiting-title = { $count ->
    [0] Til deg
    [one] { $count } spill venter på deg
   *[other] { $count } spill venter på deg
}
waiting-game = Din tur – med { $names }
waiting-ready = Nytt bord – med { $names }
waiting-challenge = { $name } utfordrer deg
waiting-all = Alle spillene dine

## Own tables

tables-title = Bordene dine
tables-looking = Ser etter spillene dine …
tables-nothing = Du sitter ikke ved noe bord ennå. Start et spill!
tables-going = Pågår
tables-ended = Ferdige
tables-acts = må velge nå
tables-your-turn = Din tur
tables-waits-for = Venter på { $name }
tables-waits-for-friends = { $count ->
    [one] Venter på at en venn setter seg
   *[other] Venter på at { $count } venner setter seg
  }
tables-over = Spillet er slutt
tables-round = Runde { $round } av { $rounds } · { $when }
tables-look = Se på det

## Records

records-title = Åpne et lagret spill
records-lead = En spillfil er et helt spill som tekst. Se det, eller spill videre fra hvor som helst.
records-drop = Slipp en spillfil (.swg) her, eller
records-choose = Velg en fil
records-reading = Leser …
records-paste = Eller lim inn teksten
records-like = smallworld 1…
records-open = Åpne
records-too-large = Filen er for stor til å være en spillfil. Grensen er { NUMBER($most) } tegn.
records-unreadable = Nettleseren kan ikke åpne «{ $file }». Velg filen på nytt, eller lim inn teksten nedenfor.
# $file is “none” if the text was pasted.
records-failed = { $file ->
    [none] Teksten kan ikke leses som et spill
   *[other] «{ $file }» kan ikke leses som et spill
  }
records-read = { $file ->
    [none] Teksten er lest; alle linjer er gyldige.
   *[other] «{ $file }» er lest; alle linjer er gyldige.
  }
records-wrong-lines = Linjene rundt feilen
records-opened = Lagret spill
records-names = { $names }: { $lines ->
    [one] én linje
   *[other] { $lines } linjer
  }
records-won = { $count ->
    [one] { $winners } vant.
   *[other] { $winners } delte seieren.
  }
records-not-over = Ikke ferdig, i runde { $round }.
records-another = Åpne et annet
records-watch = Se på
records-go-on = Spill videre
records-no-viewer = Avspillingen kan ikke vises nå. Du kan likevel spille videre fra enhver linje.
records-from-where = Hvor vil du begynne?
records-after-line = Etter linje { $line } av { $lines }
records-beginning = Helt fra begynnelsen.

## Results

results-title = Resultater
results-lead = Dine fullførte spill, lagret bare på denne enheten.
results-nothing = Ingen fullførte spill ennå. Det første vises her.
results-games = Spill
results-won = Vunnet
results-best = Flest seiersmynter
results-average = Seiersmynter i snitt
results-you-won = Vunnet
results-coins = { $coins ->
    [one] { $coins } seiersmynt
   *[other] { $coins } seiersmynter
  }
results-forget = Tøm listen
results-forget-words = Alle resultater på denne enheten slettes. Selve spillene blir på serveren.
results-forget-yes = Tøm listen

## Settings

settings-title = Innstillinger
settings-lead = Alt dette blir på denne enheten.
settings-theme = Tema
settings-theme-auto = Som enheten
settings-theme-day = Dagslys
settings-theme-candle = Levende lys
settings-language = Språk
settings-language-auto = Som nettleseren
settings-pace = Animasjon
settings-pace-slow = Langsomt
settings-pace-normal = Vanlig
settings-pace-fast = Raskt
settings-pace-off = Av
settings-sound = Lyd
    .about = Små lyder for terning, mynter og din tur.
settings-sound-off = Av
settings-sound-soft = Dempet
settings-sound-full = Full
settings-sound-on = Slå på lyden
settings-sound-mute = Slå av lyden
settings-notify = Varsler
    .about = Få en melding når det er din tur og du er i en annen fane.
    .refused = Nettleseren blokkerer varsler. Tillat dem for denne siden i nettleserens innstillinger, og slå så på dette.
    .none = Denne nettleseren kan ikke vise varsler.
settings-firsts = Førstegangstips
    .about = Noen ord når noe dukker opp for første gang. Slå av og på for å se alle på nytt.
settings-numbers = Regionenes numre
    .about = Hver region viser nummeret sitt, og navnet der det er plass.
settings-colour = Fargen din
    .about = En spiller med denne fargen får din, bare på denne enheten.
settings-colour-seat = Plassens farge
settings-colour-0 = Rød
settings-colour-1 = Blå
settings-colour-2 = Gul
settings-colour-3 = Svart
settings-colour-4 = Rosa
settings-holdings = Omriss rundt regioner
    .about = Regionene viser hvem som har dem; regionene til en inaktiv rase er skraverte.
settings-wording = Forbedre ordlyden
    .about = Høres en tekst feil ut? Velg den og skriv en bedre. Forslagene blir på denne enheten til du selv sender filen.
settings-wording-start = Velg tekster
settings-me = Enhetene dine
    .about = Spill videre på telefonen eller en annen datamaskin: plassene og bordene dine følger med.
settings-me-open = Enheter og data
settings-forget = Slett dataene mine
settings-forget-about = Sletter navnet ditt, innstillingene, resultatene og nøklene til plassene dine, her og på serveren.
settings-forget-words = { $seats ->
    [0] Navn, innstillinger og resultater slettes. Dette kan ikke angres.
    [one] Du mister plassen din ved ett bord; navn, innstillinger og resultater slettes. Dette kan ikke angres.
   *[other] Du mister plassene dine, { $seats } i alt; navn, innstillinger og resultater slettes. Dette kan ikke angres.
  }
settings-forget-person = Dette sletter også alt på de andre enhetene dine.
settings-forget-yes = Slett alt
settings-forgotten = Alt er slettet.

## Nothing there

not-found-title = Her bor det drager
not-found-words = Det finnes ingenting på denne adressen. Lenken kan være gammel eller ufullstendig.
