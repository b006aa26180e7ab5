### Tournaments: list, form, one tournament, and the big screen.

tour-title = Turneringer
tour-lead = Fra påmelding til stilling, ved bord med to til fem.
tour-looking = Ser etter turneringer …
tour-none = Det er ingen turneringer ennå.
tour-all = Alle turneringer
tour-open = Åpne en turnering
tour-entered = Du er med
tour-players-of = Spillere: { $count } av { $most }
tour-status-open = Påmeldingen er åpen
tour-status-running = I gang
tour-status-finished = Ferdig
tour-status-cancelled = Avlyst
tour-round-of = Runde { $round } av { $rounds }
tour-at-table = { $count } ved et bord
tour-per-move = { $time } per trekk
tour-per-game = { $time } per spill

## Opening one

tour-name = Navn på turneringen
tour-organiser-name = Navnet ditt
tour-format = Form
tour-format-swiss = Sveitsisk
    .about = Spillere med omtrent like mange poeng møtes.
tour-format-round_robin = Alle mot alle
    .about = Alle møter alle, så jevnt som mulig.
tour-format-knock_out = Utslag
    .about = De beste ved hvert bord går videre, til ett bord er igjen.
tour-seats = Spillere ved et bord
tour-advance = Videre fra hvert bord
tour-rounds = Runder
tour-rounds-auto = Så mange som trengs
tour-clock = Betenkningstid
tour-fewest = Minst antall spillere
tour-most = Høyst antall spillere
tour-bots = Boter som er med
tour-bots-none = Ingen
tour-bot-level = Botenes nivå
tour-fill = Boter fyller tomme plasser
    .on = Alle bord er fulle.
    .off = Bord kan være mindre, og en spiller kan stå over uten motstander.
tour-board = Brett
tour-board-printed = Fra esken
tour-board-random = Ett tilfeldig brett for alle
tour-start = Start
tour-start-button = Når jeg starter
tour-start-time = Til en bestemt tid
tour-start-at = Starttid
tour-host-key = Vertens nøkkel
tour-create = Åpne påmelding
tour-close-form = Ikke nå

## Taking part

tour-your-part = Din deltakelse
tour-join = Bli med
tour-leave = Meld deg av
tour-withdraw = Trekk deg
tour-withdraw-sure = Du spiller ikke flere runder og kan ikke komme tilbake. Resultatene dine blir stående.
tour-sit-out = Stå over
tour-come-back = Spill igjen
tour-start-now = Start nå
tour-cancel = Avlys turneringen
tour-cancel-sure = Turneringen slutter for alle. Spill som er i gang, kan spilles ferdig.
tour-remove = Fjern { $name }
tour-go = Gå til bordet ditt
tour-table-ready = Bordet ditt er klart.
tour-you-are-in = Du er med. Hold siden åpen: Den tar deg til bordet ditt.
tour-you-wait = Bordet ditt er ferdig. Neste runde begynner når alle bord er ferdige.
tour-you-bye = Du har walkover i denne runden: Det teller som seier.
tour-you-sit-out = Du står over til du spiller igjen.
tour-you-out = Du er slått ut.
tour-you-withdrew = Du har trukket deg.
tour-starts-at = Starter { $time }
tour-starts-organiser = { $name } arrangerer turneringen og starter den.
tour-reason-organiser = Arrangøren avlyste den.
tour-reason-host = Verten for tjeneren avlyste den.
tour-reason-too_few = Det var for få spillere ved starten.
tour-reason-never_started = Ingen startet den.

## Rounds and standings

tour-winner = { $name } vinner!
tour-round = Runde { $round }
tour-tables-over = { $over } av { $tables } bord ferdige
tour-table = Bord { $number }
tour-watch = Følg med
tour-watch-at = Følg med på bord { $number }
tour-look = Se
tour-look-at = Se bord { $number }
tour-coins-of = { $coins } mynter
tour-points-of = { $points } poeng
tour-gave-up = Ga opp
tour-byes = Walkover: { $names }
tour-absent-list = Står over: { $names }
tour-filler = Bot
tour-nobody = Ingen er med ennå.
tour-withdrawn = trukket seg
tour-absent = står over
tour-standings = Stilling
tour-place = Plass
tour-player = Spiller
tour-points = Poeng
tour-opponents = Motstandere
tour-coins = Mynter
tour-wins = Seirer
tour-ties = Like poeng avgjøres av motstandernes gjennomsnitt, andelen av myntene (1 er gjennomsnittet), vunne bord og loddtrekning.
tour-csv = Resultater (CSV)
tour-screen = Storskjerm
tour-copy-link = Kopier lenke
tour-scan = Skann for å bli med
