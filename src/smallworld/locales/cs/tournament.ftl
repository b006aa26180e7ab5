### Tournaments: list, form, one tournament, and the big screen.

tour-title = Turnaje
tour-lead = Od přihlášení po konečné pořadí, u stolů pro dva až pět.
tour-looking = Hledám turnaje…
tour-none = Zatím tu nejsou žádné turnaje.
tour-all = Všechny turnaje
tour-open = Otevřít turnaj
tour-entered = Účastníte se
tour-players-of = Hráči: { $count } z { $most }
tour-status-open = Přihlašování běží
tour-status-running = Hraje se
tour-status-finished = Skončil
tour-status-cancelled = Zrušen
tour-round-of = Kolo { $round } z { $rounds }
tour-at-table = { $count ->
    [one] { $count } hráč u stolu
    [few] { $count } hráči u stolu
   *[other] { $count } hráčů u stolu
  }
tour-per-move = { $time } na tah
tour-per-game = { $time } na hru

## Opening one

tour-name = Název turnaje
tour-organiser-name = Vaše jméno
tour-format = Systém
tour-format-swiss = Švýcarský
    .about = Potkávají se hráči s přibližně stejným počtem bodů.
tour-format-round_robin = Každý s každým
    .about = Každý potká každého, co nejrovnoměrněji.
tour-format-knock_out = Vyřazovací
    .about = Nejlepší od každého stolu postupují, dokud nezbude jeden stůl.
tour-seats = Hráčů u stolu
tour-advance = Postupuje od každého stolu
tour-rounds = Počet kol
tour-rounds-auto = Kolik je potřeba
tour-clock = Čas na přemýšlení
tour-fewest = Nejméně hráčů
tour-most = Nejvíce hráčů
tour-bots = Boti v turnaji
tour-bots-none = Žádní
tour-bot-level = Úroveň botů
tour-fill = Boti doplní prázdná místa
    .on = Všechny stoly jsou plné.
    .off = Stoly mohou být menší a někdo může mít volno.
tour-board = Mapa
tour-board-printed = Z krabice
tour-board-random = Jedna náhodná mapa pro všechny
tour-start = Začátek
tour-start-button = Až ho zahájím
tour-start-time = V určený čas
tour-start-at = Čas začátku
tour-host-key = Klíč správce
tour-create = Otevřít přihlašování
tour-close-form = Teď ne

## Taking part

tour-your-part = Vaše účast
tour-join = Přihlásit se
tour-leave = Odhlásit se
tour-withdraw = Odstoupit
tour-withdraw-sure = Další kola už nehrajete a nemůžete se vrátit. Vaše výsledky zůstanou.
tour-sit-out = Vynechat
tour-come-back = Hrát znovu
tour-start-now = Zahájit
tour-cancel = Zrušit turnaj
tour-cancel-sure = Turnaj končí pro všechny. Rozehrané hry lze dohrát.
tour-remove = Odebrat: { $name }
tour-go = Ke svému stolu
tour-table-ready = Váš stůl je připraven.
tour-you-are-in = Jste přihlášeni. Nechte stránku otevřenou: dovede vás ke stolu.
tour-you-wait = Váš stůl dohrál. Další kolo začne, až dohrají všechny stoly.
tour-you-bye = V tomto kole máte volno: počítá se jako výhra.
tour-you-sit-out = Vynecháváte, dokud se nevrátíte.
tour-you-out = Vypadli jste z turnaje.
tour-you-withdrew = Odstoupili jste.
tour-starts-at = Začíná { $time }
tour-starts-organiser = Turnaj pořádá a zahájí { $name }.
tour-reason-organiser = Zrušil ho pořadatel.
tour-reason-host = Zrušil ho správce serveru.
tour-reason-too_few = Na začátku bylo málo hráčů.
tour-reason-never_started = Nikdo ho nezahájil.

## Rounds and standings

tour-winner = Vítěz turnaje: { $name }
tour-round = { $round }. kolo
tour-tables-over = Dohrané stoly: { $over } z { $tables }
tour-table = Stůl { $number }
tour-watch = Sledovat
tour-watch-at = Sledovat stůl { $number }
tour-look = Zobrazit
tour-look-at = Zobrazit stůl { $number }
tour-coins-of = Mince: { $coins }
tour-points-of = { $points } b.
tour-gave-up = Vzdal se
tour-byes = Volno: { $names }
tour-absent-list = Vynechávají: { $names }
tour-filler = Bot
tour-nobody = Zatím se nikdo nepřihlásil.
tour-withdrawn = odstoupení
tour-absent = vynechává
tour-standings = Pořadí
tour-place = Místo
tour-player = Hráč
tour-points = Body
tour-opponents = Soupeři
tour-coins = Mince
tour-wins = Výhry
tour-ties = O pořadí při rovnosti rozhodují průměrné body soupeřů, podíl mincí (1 je průměr), vyhrané stoly a los.
tour-csv = Výsledky (CSV)
tour-screen = Velká obrazovka
tour-copy-link = Kopírovat odkaz
tour-scan = Naskenujte a přihlaste se
