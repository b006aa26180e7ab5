### The page before a game: title page, new table, joining, own tables, records, results, settings.
###
### $level is the id of a bot: “easy”, “normal”, “hard”, “master” or “grandmaster”; others may come by packs.

## Small parts that many screens share

kit-offline = Server neodpovídá. Nic se nezměnilo; zkontrolujte připojení a zkuste to znovu.
kit-refused = Server to odmítl.
kit-again = Zkusit znovu
kit-account = Nastavit jméno a přístupový klíč
kit-sign-in = Přihlásit se
kit-look-again = Obnovit
kit-close = Zavřít
kit-cancel = Zrušit
kit-copied = Zkopírováno
kit-copy-link = Kopírovat odkaz
kit-qr = QR kód
kit-qr-hide = Skrýt QR kód
kit-qr-about = QR kód s odkazem
kit-reach-network = Odkazy vedou na { $address }: fungují na všech zařízeních ve vaší síti.
kit-reach-loopback = Odkazy fungují jen na tomto počítači. Pro ostatní ve vaší síti spusťte server příkazem { $command }; docs/hosting.md popisuje, jak být dostupný i jinde.
kit-copy-by-hand = Prohlížeč kopírování nedovolí. Označte text a zkopírujte ho: { $text }
kit-share = Sdílet
kit-invite = Odkaz pro místo { $number }
kit-watch-link = Odkaz pro diváky
kit-free-seat = Volné místo
kit-somebody = Někdo
kit-corner = Toto zařízení
kit-to-candle = Přepnout na svíčku
kit-to-day = Přepnout na denní světlo
# Names that are suggested to a player without one, between commas: first names that are short
# and at home in your language.
kit-names = Adam, Bára, Cyril, Dana, Ema, Filip, Gita, Hynek, Iva, Jonáš, Klára, Luboš, Míša, Nela, Ota, Petra, Radek, Sára, Tonda, Uršula, Vojta, Zora, Šimon, Žofka

## Title page

home-title = Small World
home-page-title = { $title } · Small World
home-tagline = Národy povstávají, zabírají zemi a upadají. Zbohatněte, než bude na světě těsno.
home-other-person = Hráč { $number }
home-your-name = Vaše jméno
home-ask-name = Jak vám máme říkat?
home-another-name = Navrhnout jiné jméno
home-playing-as = Hrajete jako { $name }.
home-change-name = Změnit
home-play = Hrát
home-learn = Poprvé tady? Naučte se to za pět minut
    .on = Pokračovat v lekci
home-laying-out = Mapa se rozkládá…
home-how-many = Hráči
home-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
home-how-good = Síla botů
home-level = { $level ->
    [easy] Slabý
    [normal] Střední
    [hard] Silný
    [master] Mistr
    [grandmaster] Velmistr
   *[other] { $level }
  }
home-play-summary = { $level ->
    [easy] { $bots ->
        [one] Vy proti slabému botovi
        [few] Vy proti { $bots } slabým botům
       *[other] Vy proti { $bots } slabým botům
      }
    [hard] { $bots ->
        [one] Vy proti silnému botovi
        [few] Vy proti { $bots } silným botům
       *[other] Vy proti { $bots } silným botům
      }
    [master] { $bots ->
        [one] Vy proti mistrovskému botovi
        [few] Vy proti { $bots } mistrovským botům
       *[other] Vy proti { $bots } mistrovským botům
      }
    [grandmaster] { $bots ->
        [one] Vy proti velmistrovskému botovi
        [few] Vy proti { $bots } velmistrovským botům
       *[other] Vy proti { $bots } velmistrovským botům
      }
   *[other] { $bots ->
        [one] Vy proti botovi
        [few] Vy proti { $bots } botům
       *[other] Vy proti { $bots } botům
      }
  }, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
  }
home-more-ways = Další způsoby, jak hrát
home-new = Nový stůl
home-new-about = Přátelé, boti, nebo obojí; vaše pravidla
home-continue = Pokračovat
home-continue-looking = Hledají se vaše hry…
home-continue-unknown = Vaše hry teď nelze vypsat
home-continue-about = { $games ->
    [0] Žádná hra neběží
    [one] { $yours ->
        [0] Běží jedna hra
       *[other] Jedna hra, a jste na tahu
      }
    [few] { $yours ->
        [0] Běží { $games } hry
        [1] { $games } hry, v jedné jste na tahu
       *[other] { $games } hry, na váš tah čeká: { $yours }
      }
   *[other] { $yours ->
        [0] Běží { $games } her
        [1] { $games } her, v jedné jste na tahu
       *[other] { $games } her, na váš tah čeká: { $yours }
      }
  }
home-join = Připojit se
home-join-about = Odkazem od přátel, nebo k veřejnému stolu
    .people = Najděte spoluhráče, nebo přijďte odkazem od přátel
home-watch = Sledovat boty
home-watch-about = { $level ->
    [easy] Hrají slabí boti ({ $bots }), vy se díváte
    [hard] Hrají silní boti ({ $bots }), vy se díváte
    [master] Hrají mistrovští boti ({ $bots }), vy se díváte
    [grandmaster] Hrají velmistrovští boti ({ $bots }), vy se díváte
   *[other] Hrají boti ({ $bots }), vy se díváte
  }
home-records = Otevřít záznam
home-records-about = Přehrát uloženou hru, nebo v ní pokračovat
home-results = Výsledky
home-results-about = { $games ->
    [0] Vaše dohrané hry
    [one] { $won ->
        [0] Jedna dohraná hra
       *[other] Jedna dohraná hra, a výhra
      }
    [few] { $games } dohrané hry, výhry: { $won }
   *[other] { $games } dohraných her, výhry: { $won }
  }
home-unofficial = Neoficiální fanouškovský projekt bez vazby na Days of Wonder. Všechny kresby i texty jsou naše vlastní.
home-version = Verze { $version }
home-way-home = Domů

## New table

new-title = Nový stůl
new-who = Kdo hraje?
new-seat = Místo { $number }
new-who-me = Já
new-who-friend = Přítel, přes odkaz
new-who-device = Další hráč u tohoto zařízení
new-who-bot = { $level ->
    [easy] Slabý bot
    [normal] Střední bot
    [hard] Silný bot
    [master] Mistrovský bot
    [grandmaster] Velmistrovský bot
   *[other] Bot: { $name }
  }
new-name-of = Jméno hráče na místě { $number }
new-friend-about = Dostanete odkaz k odeslání.
new-level-about = { $level ->
    [easy] Dělá chyby jako nováček.
    [normal] Hraje rozumně.
    [hard] Plánuje dopředu a málo odpouští.
    [master] Každý plán domýšlí až do konce.
    [grandmaster] Myslí i na odpovědi soupeřů. Silnější není.
   *[other] Hraje po svém.
  }
new-shuffled = Náhodné pořadí
    .on = O místech rozhodne los, až stůl vznikne.
    .off = Místa zůstanou, jak jsou tady; začíná místo 1.
new-how = Jak chcete hrát?
new-coins = Mince ostatních
new-coins-hidden = Skryté
    .about = Součty zůstanou skryté až do konce.
new-coins-open = Odkryté
    .about = Všichni vidí, kolik kdo má.
new-clock = Hodiny
new-clock-none = Žádné
    .about = Bez časového limitu.
new-clock-move = Na každý krok
    .about = Když čas vyprší, udělá krok bot.
new-clock-game = Na celou hru
    .about = Když čas vyprší, dohraje bot.
new-clock-time = Čas
new-rated = Hodnocená hra
    .on = Výsledek mění hodnocení hráčů: hodiny, skryté mince, žádné rady, zpět lze vzít jen jednu akci. Kdo se vzdá nebo mu dojde čas, skončí poslední.
    .off = Výsledek hodnocení nemění.
new-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
  }
new-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
  }
new-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
  }
new-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
  }
new-company = Přístup a nepřítomní
new-company-summary = { $door ->
    [public] { $absent ->
        [wait] Veřejný, čeká se na všechny
       *[other] Veřejný, zaskakuje bot
      }
   *[private] { $absent ->
        [wait] Soukromý, čeká se na všechny
       *[other] Soukromý, zaskakuje bot
      }
  }
new-door = Kdo se smí připojit?
new-private = Soukromý
    .about = Jen ten, kdo má odkaz od vás.
new-public = Veřejný
    .about = Kdokoli: stůl se ukáže pod „Připojit se“.
new-absent = Když někdo chybí
new-absent-wait = Čekat
    .about = Hra počká, než se vrátí.
new-absent-bot = Zaskočí bot
    .about = Po minutě hraje místo něj bot, dokud se nevrátí.
new-absent-bot_for_good = Převezme bot
    .about = Po minutě dostane místo natrvalo bot.
new-watch = Diváci
    .on = Dívat se smí každý, kdo má odkaz na stůl.
    .off = Jen ti, kdo mají odkaz pro diváky.
new-chat = Chat
    .on = Hráči si mohou psát.
    .off = Bez chatu.
new-hints = Rady
    .on = Hráči se mohou zeptat, co by udělal bot.
    .off = Bez rad.
new-options = Varianty pravidel
new-options-summary = { $count ->
    [0] Standardní
    [one] 1 změna
    [few] { $count } změny
   *[other] { $count } změn
  }
new-options-reset = Vrátit standardní
new-board-picture = { $seats ->
    [one] Mapa pro { $seats } hráče
    [few] Mapa pro { $seats } hráče
   *[other] Mapa pro { $seats } hráčů
  }
new-board = Hráči: { $seats } · Regiony: { $regions } · Kola: { $rounds }
new-make = Vytvořit stůl
new-summary = { $friends ->
    [0] { $here ->
        [one] { $bots ->
            [one] Vy a 1 bot
            [few] Vy a { $bots } boti
           *[other] Vy a { $bots } botů
          }
        [few] { $bots ->
            [0] { $here } hráči u tohoto zařízení
            [one] { $here } hráči u tohoto zařízení, 1 bot
            [few] { $here } hráči u tohoto zařízení, { $bots } boti
           *[other] { $here } hráči u tohoto zařízení, { $bots } botů
          }
       *[other] { $bots ->
            [0] { $here } hráčů u tohoto zařízení
            [one] { $here } hráčů u tohoto zařízení, 1 bot
            [few] { $here } hráčů u tohoto zařízení, { $bots } boti
           *[other] { $here } hráčů u tohoto zařízení, { $bots } botů
          }
      }
    [one] { $bots ->
        [0] 1 přítel přes odkaz; odkaz najdete u stolu
        [one] 1 přítel přes odkaz, 1 bot
        [few] 1 přítel přes odkaz, { $bots } boti
       *[other] 1 přítel přes odkaz, { $bots } botů
      }
    [few] { $bots ->
        [0] { $friends } přátelé přes odkaz; odkazy najdete u stolu
        [one] { $friends } přátelé přes odkaz, 1 bot
        [few] { $friends } přátelé přes odkaz, { $bots } boti
       *[other] { $friends } přátelé přes odkaz, { $bots } botů
      }
   *[other] { $bots ->
        [0] { $friends } přátel přes odkaz; odkazy najdete u stolu
        [one] { $friends } přátel přes odkaz, 1 bot
        [few] { $friends } přátel přes odkaz, { $bots } boti
       *[other] { $friends } přátel přes odkaz, { $bots } botů
      }
  }
new-summary-bots = Hrají jen boti, vy se díváte
new-summary-for-others = Hrají ostatní, vy se díváte

## Joining

join-title = Připojit se
join-lead = Přidejte se k cizímu stolu.
join-by-link = Odkazem
join-link = Odkaz nebo kód stolu
join-link-like = https://…/table/…
join-go = Ke stolu
join-wrong-link = Tento odkaz nevede k žádnému stolu. Zkontrolujte, jestli je vložený celý.
join-sitting-down = Usedáte ke stolu…
join-tournaments = Turnaje
join-tournaments-look = Zobrazit turnaje
join-public = Veřejné stoly
join-looking = Hledají se veřejné stoly…
join-nothing = Veřejný stůl teď žádný není. Vytvořte vlastní a ostatní ho tu najdou.
join-open-seats = { $count ->
    [0] Všechna místa jsou obsazená
    [one] Jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
  }
join-sit-down = Přisednout
join-watch = Dívat se

## Stoly, které na hráče čekají

waiting-title = { $count ->
    [0] Pro vás
    [one] Čeká na vás { $count } hra
    [few] Čekají na vás { $count } hry
   *[other] Čeká na vás { $count } her
}
waiting-game = Jste na tahu – hrají { $names }
waiting-ready = Nový stůl – hrají { $names }
waiting-challenge = { $name } vás vyzývá
waiting-all = Všechny vaše hry

## Own tables

tables-title = Vaše stoly
tables-looking = Hledají se vaše hry…
tables-nothing = Zatím u žádného stolu nesedíte. Začněte hru!
tables-going = Hraje se
tables-ended = Dohráno
tables-acts = je na řadě
tables-your-turn = Jste na tahu
tables-waits-for = Na řadě je { $name }
tables-waits-for-friends = { $count ->
    [one] Čeká se, až přisedne jeden přítel
    [few] Čeká se, až přisednou { $count } přátelé
   *[other] Čeká se, až přisedne { $count } přátel
  }
tables-over = Hra skončila
tables-round = Kolo { $round } z { $rounds } · { $when }
tables-look = Podívat se

## Records

records-title = Otevřít záznam
records-lead = Záznam je celá hra zapsaná jako text. Přehrajte si ho, nebo pokračujte od kteréhokoli okamžiku.
records-drop = Přetáhněte sem záznam (soubor s koncovkou .swg), nebo
records-choose = Vyberte soubor
records-reading = Čte se…
records-paste = Nebo vložte text
records-like = smallworld 1…
records-open = Otevřít
records-too-large = Tento soubor je na záznam příliš velký. Čte se nejvýše { NUMBER($most) } znaků.
records-unreadable = Prohlížeč nemůže otevřít soubor „{ $file }“. Vyberte ho znovu, nebo vložte text níže.
# $file is “none” if the text was pasted.
records-failed = { $file ->
    [none] Text nelze přečíst jako hru
   *[other] Soubor „{ $file }“ nelze přečíst jako hru
  }
records-read = { $file ->
    [none] Text je načtený, všechny řádky jsou v pořádku.
   *[other] Soubor „{ $file }“ je načtený, všechny řádky jsou v pořádku.
  }
records-wrong-lines = Řádky kolem chyby
records-opened = Záznam
records-names = { $names }: { $lines ->
    [one] jeden řádek
    [few] { $lines } řádky
   *[other] { $lines } řádků
  }
records-won = { $count ->
    [one] Vítězství: { $winners }.
    [few] Společné vítězství: { $winners }.
   *[other] Společné vítězství: { $winners }.
  }
records-not-over = Nedohráno, kolo { $round }.
records-another = Otevřít jiný
records-watch = Přehrát
records-go-on = Hrát dál
records-no-viewer = Přehrávání teď není k dispozici. Hrát dál můžete od kteréhokoli řádku.
records-from-where = Odkud chcete začít?
records-after-line = Po řádku { $line } z { $lines }
records-beginning = Od úplného začátku.

## Results

results-title = Výsledky
results-lead = Vaše dohrané hry, uložené jen v tomto zařízení.
results-nothing = Zatím žádná dohraná hra. První se objeví tady.
results-games = Hry
results-won = Výhry
results-best = Nejvíc mincí
results-average = Mincí v průměru
results-you-won = Výhra
results-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
  }
results-forget = Vymazat seznam
results-forget-words = Smažou se všechny výsledky v tomto zařízení. Samotné hry zůstanou na serveru.
results-forget-yes = Vymazat

## Settings

settings-title = Nastavení
settings-lead = To vše zůstává v tomto zařízení.
settings-theme = Vzhled
settings-theme-auto = Podle zařízení
settings-theme-day = Den
settings-theme-candle = Svíčka
settings-language = Jazyk
settings-language-auto = Podle prohlížeče
settings-pace = Animace
settings-pace-slow = Pomalu
settings-pace-normal = Běžně
settings-pace-fast = Rychle
settings-pace-off = Vypnuto
settings-sound = Zvuk
    .about = Drobné zvuky kostky, mincí a vašeho tahu.
settings-sound-off = Vypnuto
settings-sound-soft = Tiše
settings-sound-full = Naplno
settings-sound-on = Zapnout zvuk
settings-sound-mute = Vypnout zvuk
settings-notify = Oznámení
    .about = Zpráva, když jste na tahu a máte otevřenou jinou kartu.
    .refused = Prohlížeč oznámení blokuje. Povolte je pro tuto stránku v nastavení prohlížeče a pak je zapněte tady.
    .none = Tento prohlížeč oznámení neumí.
settings-firsts = Rady pro začátek
    .about = Pár slov, když něco nastane poprvé. Po vypnutí a zapnutí se ukážou všechny znovu.
settings-numbers = Čísla Regionů
    .about = Každý Region ukazuje své číslo, a kde se vejde, i jméno.
settings-colour = Vaše barva
    .about = Kdo má tuto barvu, dostane vaši; jen na tomto zařízení.
settings-colour-seat = Barva místa
settings-colour-0 = Červená
settings-colour-1 = Modrá
settings-colour-2 = Žlutá
settings-colour-3 = Černá
settings-colour-4 = Růžová
settings-holdings = Obrysy Regionů
    .about = Na Regionech je vidět, komu patří; Regiony národa v Úpadku jsou šrafované.
settings-wording = Vylepšit znění
    .about = Zní některý text divně? Vyberte ho a napište lepší. Návrhy zůstanou v tomto zařízení, dokud soubor sami nepošlete.
settings-wording-start = Vybrat texty
settings-me = Vaše zařízení
    .about = Hrajte dál na telefonu nebo jiném počítači: vaše místa a stoly půjdou s vámi.
settings-me-open = Zařízení a údaje
settings-forget = Smazat moje údaje
settings-forget-about = Smaže vaše jméno, nastavení, výsledky i klíče k vašim místům, tady i na serveru.
settings-forget-words = { $seats ->
    [0] Smaže se vaše jméno, nastavení i výsledky. Vzít zpět to nejde.
    [one] Přijdete o místo u jednoho stolu; smaže se jméno, nastavení i výsledky. Vzít zpět to nejde.
    [few] Přijdete o všechna svá místa ({ $seats }); smaže se jméno, nastavení i výsledky. Vzít zpět to nejde.
   *[other] Přijdete o všechna svá místa ({ $seats }); smaže se jméno, nastavení i výsledky. Vzít zpět to nejde.
  }
settings-forget-person = Smaže se tím vše i na vašich ostatních zařízeních.
settings-forget-yes = Smazat vše
settings-forgotten = Vše je smazáno.

## Nothing there

not-found-title = Zde žijí draci
not-found-words = Na této adrese nic není. Odkaz je možná starý nebo neúplný.
