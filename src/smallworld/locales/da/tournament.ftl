### Tournaments: list, form, one tournament, and the big screen.

tour-title = Turneringer
tour-lead = Fra tilmelding til stilling, ved borde med to til fem.
tour-looking = Leder efter turneringer …
tour-none = Der er ingen turneringer endnu.
tour-all = Alle turneringer
tour-open = Åbn en turnering
tour-entered = Du er med
tour-players-of = Spillere: { $count } af { $most }
tour-status-open = Tilmelding er åben
tour-status-running = I gang
tour-status-finished = Slut
tour-status-cancelled = Aflyst
tour-round-of = Runde { $round } af { $rounds }
tour-at-table = { $count } ved et bord
tour-per-move = { $time } pr. træk
tour-per-game = { $time } pr. spil

## Opening one

tour-name = Turneringens navn
tour-organiser-name = Dit navn
tour-format = Form
tour-format-swiss = Schweizisk
    .about = Spillere med omtrent lige mange point mødes.
tour-format-round_robin = Alle mod alle
    .about = Alle møder alle, så jævnt som muligt.
tour-format-knock_out = Knockout
    .about = De bedste ved hvert bord går videre, til der er ét bord tilbage.
tour-seats = Spillere ved et bord
tour-advance = Videre fra hvert bord
tour-rounds = Runder
tour-rounds-auto = Så mange som nødvendigt
tour-clock = Betænkningstid
tour-fewest = Mindst antal spillere
tour-most = Højst antal spillere
tour-bots = Botter, der er med
tour-bots-none = Ingen
tour-bot-level = Botternes niveau
tour-fill = Botter fylder tomme pladser
    .on = Alle borde er fulde.
    .off = Borde kan være mindre, og en spiller kan være oversidder.
tour-board = Spilleplade
tour-board-printed = Fra æsken
tour-board-random = Én tilfældig plade til alle
tour-start = Start
tour-start-button = Når jeg starter
tour-start-time = På et bestemt tidspunkt
tour-start-at = Starttidspunkt
tour-host-key = Værtens nøgle
tour-create = Åbn tilmelding
tour-close-form = Ikke nu

## Taking part

tour-your-part = Din deltagelse
tour-join = Vær med
tour-leave = Meld fra
tour-withdraw = Træk dig
tour-withdraw-sure = Du spiller ikke flere runder og kan ikke komme tilbage. Dine resultater bliver stående.
tour-sit-out = Sid over
tour-come-back = Spil igen
tour-start-now = Start nu
tour-cancel = Aflys turneringen
tour-cancel-sure = Turneringen slutter for alle. Igangværende spil kan spilles færdig.
tour-remove = Fjern { $name }
tour-go = Gå til dit bord
tour-table-ready = Dit bord er klar.
tour-you-are-in = Du er med. Hold siden åben: Den fører dig til dit bord.
tour-you-wait = Dit bord er slut. Næste runde begynder, når alle borde er slut.
tour-you-bye = Du er oversidder i denne runde: Det tæller som en sejr.
tour-you-sit-out = Du sidder over, til du spiller igen.
tour-you-out = Du er slået ud.
tour-you-withdrew = Du har trukket dig.
tour-starts-at = Starter { $time }
tour-starts-organiser = { $name } arrangerer turneringen og starter den.
tour-reason-organiser = Arrangøren aflyste den.
tour-reason-host = Serverens vært aflyste den.
tour-reason-too_few = Der var for få spillere ved starten.
tour-reason-never_started = Ingen startede den.

## Rounds and standings

tour-winner = { $name } vinder!
tour-round = Runde { $round }
tour-tables-over = { $over } af { $tables } borde er slut
tour-table = Bord { $number }
tour-watch = Følg med
tour-watch-at = Følg med ved bord { $number }
tour-look = Se
tour-look-at = Se bord { $number }
tour-coins-of = { $coins } mønter
tour-points-of = { $points } point
tour-gave-up = Gav op
tour-byes = Oversidder: { $names }
tour-absent-list = Sidder over: { $names }
tour-filler = Bot
tour-nobody = Ingen er med endnu.
tour-withdrawn = trukket sig
tour-absent = sidder over
tour-standings = Stilling
tour-place = Plads
tour-player = Spiller
tour-points = Point
tour-opponents = Modstandere
tour-coins = Mønter
tour-wins = Sejre
tour-ties = Lige point afgøres af modstandernes gennemsnit, andelen af mønterne (1 er gennemsnittet), vundne borde og lodtrækning.
tour-csv = Resultater (CSV)
tour-screen = Stor skærm
tour-copy-link = Kopiér link
tour-scan = Scan for at være med
