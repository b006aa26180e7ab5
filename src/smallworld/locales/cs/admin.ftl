### The screen of the host of the server: /admin.

admin-title = Správa serveru
admin-lead = Péče o tento server.
admin-looking = Načítání…
admin-done = Hotovo.
admin-sign-in = Přihlásit
admin-sign-in-about = Vložte klíč tohoto serveru, nebo vyberte soubor s klíčem. Přihlášení tu platí hodinu.
admin-sign-out = Odhlásit
admin-the-key = Klíč
admin-the-file = Vybrat soubor s klíčem
admin-reports = Hlášení
admin-reports-all = Zobrazit i vyřízená hlášení
admin-reports-none = Nikdo nic nenahlásil.
admin-reported-by = Nahlásil hráč { $name }, { $when }
admin-to-table = Otevřít stůl
admin-dismiss = Zamítnout
admin-do-mute = Zakázat chat
admin-do-ban = Vyloučit
admin-about-mute = Bez chatu; hráč hraje dál.
admin-about-ban = Bez míst, bez chatu, bez hledání spoluhráčů.
admin-named-mute = Zakázat chat: { $name }
admin-named-ban = Vyloučit: { $name }
admin-state-open = Otevřené
admin-state-dismissed = Zamítnuto
admin-state-muted = Zákaz chatu
admin-state-banned = Vyloučení
admin-for = Jak dlouho
admin-for-good = Natrvalo
admin-until = Do { $when }
admin-seats = Místa v rozehraných hrách
admin-seats-bot = Dohraje bot
admin-seats-concede = Vzdát
admin-reason = Důvod, který hráč uvidí
admin-bans = Zákazy
admin-bans-none = Nikdo nemá žádný zákaz.
admin-new-ban = Nový zákaz
admin-what = Co
admin-whom = Koho
admin-subject-seat = Hráč u stolu
admin-subject-address = Adresa
admin-subject-device = Zařízení
admin-subject-person = Osoba
admin-name-seat = Stůl a místo, např. k3x9m2p7q4ab 1
admin-name-address = Adresa nebo síť, např. 192.0.2.0/24
admin-name-device = Identifikátor zařízení
admin-name-person = Identifikátor osoby
admin-lift = Zrušit
admin-lift-named = Zrušit: { $name }
admin-tables = Stoly
admin-tables-none = Žádný stůl nenalezen.
admin-search = Hráč nebo identifikátor stolu
admin-search-go = Hledat
admin-seat-open = (volné)
admin-table-over = po hře
admin-table-closed = zavřený
admin-table-round = kolo { $round }
admin-table-public = veřejný
admin-table-private = soukromý
admin-do-close = Zavřít stůl
admin-about-close = Nikdo tam nebude moci hrát dál. Hra půjde dál prohlížet.
admin-do-delete = Smazat stůl
admin-about-delete = Hra, její chat a výsledky budou natrvalo smazány.
admin-work = Zátěž
admin-process = Tento proces
admin-draining = Vyprazdňuje se před aktualizací.
admin-live-connections = Živá spojení
admin-live-tables = Navštívené stoly
admin-tables-in-memory = Stoly v paměti
admin-bot-tables = Stoly, kde je na tahu bot
admin-queue = Fronta
admin-task = Úloha
admin-running = Běží
admin-waiting = Čeká
admin-task-turn = Tahy botů
admin-task-workshop = Balíčky a soubory her
admin-task-table = Nové stoly s balíčky
admin-task-job = Rozbory
admin-task-bot_table = Stoly jen s boty
admin-busiest = Nejvytíženější adresy
admin-requests-left = Zbývá požadavků
admin-stored = Data
admin-kept = Jak dlouho se data uchovávají
admin-kept-about = Změníte to v souboru s nastavením serveru.
admin-kept-games = Hry bez tahu
admin-kept-unstarted = Nevyužité stoly
admin-kept-reports = Hlášení
admin-kept-audit = Protokol správy
admin-counts = Co je uloženo
admin-count-games = Hry
admin-count-people = Osoby
admin-count-reports = Hlášení
admin-count-bans = Zákazy
admin-count-audit = Záznamy protokolu
admin-copies = Zálohy databáze
admin-copies-off = Abyste tu mohli zálohovat, určete v nastavení složku: admin.backups.
admin-copy-start = Vytvořit zálohu
admin-copy-running = Zálohování…
admin-copy-failed = Poslední záloha se nezdařila:
admin-megabytes = { $size } MB
admin-audit = Protokol
admin-audit-none = Zatím nic.
admin-audit-more = Zobrazit starší
admin-who-key = příkazová řádka
admin-who-page = tato stránka
admin-who-server = server sám
admin-did-session = Přihlášení
admin-did-ban = Vyloučení
admin-did-mute = Zákaz chatu
admin-did-lift-ban = Vyloučení zrušeno
admin-did-lift-mute = Zákaz chatu zrušen
admin-did-report-dismiss = Hlášení zamítnuto
admin-did-report-mute = Hlášení: zákaz chatu
admin-did-report-ban = Hlášení: vyloučení
admin-did-seat-bot = Místo předáno botovi
admin-did-seat-concede = Místo vzdáno
admin-did-filter = Filtr slov: zpráva s hvězdičkami
admin-did-close = Stůl zavřen
admin-did-delete = Stůl smazán
admin-did-delete-games = Staré hry smazány
admin-did-delete-reports = Stará hlášení smazána
admin-did-block = Adresa nebo zařízení zablokováno
admin-did-unblock = Blokování nebo omezení zrušeno
admin-did-quota = Omezení nastaveno
admin-did-drain = Proces vyprázdněn
admin-did-resume = Proces zase přijímá požadavky
admin-did-backup = Záloha databáze zahájena
admin-for-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
  }
admin-for-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
  }
admin-excerpt = { $count ->
    [one] Chat ({ $count } zpráva)
    [few] Chat ({ $count } zprávy)
   *[other] Chat ({ $count } zpráv)
  }
