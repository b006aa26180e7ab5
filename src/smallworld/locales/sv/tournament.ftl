### Tournaments: list, form, one tournament, and the big screen.

tour-title = Turneringar
tour-lead = Från anmälan till ställning, vid bord med två till fem.
tour-looking = Letar efter turneringar …
tour-none = Det finns inga turneringar än.
tour-all = Alla turneringar
tour-open = Öppna en turnering
tour-entered = Du är med
tour-players-of = Spelare: { $count } av { $most }
tour-status-open = Anmälan är öppen
tour-status-running = Pågår
tour-status-finished = Slut
tour-status-cancelled = Inställd
tour-round-of = Rond { $round } av { $rounds }
tour-at-table = { $count } vid ett bord
tour-per-move = { $time } per drag
tour-per-game = { $time } per parti

## Opening one

tour-name = Turneringens namn
tour-organiser-name = Ditt namn
tour-format = Form
tour-format-swiss = Schweizer
    .about = Spelare med ungefär lika många poäng möts.
tour-format-round_robin = Alla mot alla
    .about = Alla möter alla, så jämnt som möjligt.
tour-format-knock_out = Utslagning
    .about = De bästa vid varje bord går vidare tills ett bord är kvar.
tour-seats = Spelare vid ett bord
tour-advance = Vidare från varje bord
tour-rounds = Ronder
tour-rounds-auto = Så många som behövs
tour-clock = Betänketid
tour-fewest = Minst antal spelare
tour-most = Högst antal spelare
tour-bots = Botar som är med
tour-bots-none = Inga
tour-bot-level = Botarnas nivå
tour-fill = Botar fyller tomma platser
    .on = Alla bord är fulla.
    .off = Bord kan vara mindre, och en spelare kan bli utan motståndare.
tour-board = Spelplan
tour-board-printed = Ur asken
tour-board-random = En slumpad spelplan för alla
tour-start = Start
tour-start-button = När jag startar
tour-start-time = På en bestämd tid
tour-start-at = Starttid
tour-host-key = Värdens nyckel
tour-create = Öppna anmälan
tour-close-form = Inte nu

## Taking part

tour-your-part = Din medverkan
tour-join = Var med
tour-leave = Lämna
tour-withdraw = Dra dig ur
tour-withdraw-sure = Du spelar inga fler ronder och kan inte komma tillbaka. Dina resultat står kvar.
tour-sit-out = Stå över
tour-come-back = Spela igen
tour-start-now = Starta nu
tour-cancel = Ställ in turneringen
tour-cancel-sure = Turneringen slutar för alla. Partier som pågår kan spelas klart.
tour-remove = Ta bort { $name }
tour-go = Gå till ditt bord
tour-table-ready = Ditt bord är klart.
tour-you-are-in = Du är med. Håll sidan öppen: den tar dig till ditt bord.
tour-you-wait = Ditt bord är slut. Nästa rond börjar när alla bord är slut.
tour-you-bye = Du är utan motståndare i den här ronden: det räknas som vinst.
tour-you-sit-out = Du står över tills du spelar igen.
tour-you-out = Du är utslagen.
tour-you-withdrew = Du har dragit dig ur.
tour-starts-at = Börjar { $time }
tour-starts-organiser = { $name } arrangerar turneringen och startar den.
tour-reason-organiser = Arrangören ställde in den.
tour-reason-host = Serverns värd ställde in den.
tour-reason-too_few = Det var för få spelare vid starten.
tour-reason-never_started = Ingen startade den.

## Rounds and standings

tour-winner = { $name } vinner!
tour-round = Rond { $round }
tour-tables-over = { $over } av { $tables } bord är slut
tour-table = Bord { $number }
tour-watch = Titta
tour-watch-at = Titta på bord { $number }
tour-look = Visa
tour-look-at = Visa bord { $number }
tour-coins-of = { $coins } mynt
tour-points-of = { $points } poäng
tour-gave-up = Gav upp
tour-byes = Utan motståndare: { $names }
tour-absent-list = Står över: { $names }
tour-filler = Bot
tour-nobody = Ingen är med än.
tour-withdrawn = har dragit sig ur
tour-absent = står över
tour-standings = Ställning
tour-place = Plats
tour-player = Spelare
tour-points = Poäng
tour-opponents = Motståndare
tour-coins = Mynt
tour-wins = Vinster
tour-ties = Lika poäng avgörs av motståndarnas medelpoäng, andelen av mynten (1 är medel), vunna bord och lottning.
tour-csv = Resultat (CSV)
tour-screen = Storbild
tour-copy-link = Kopiera länk
tour-scan = Skanna för att vara med
