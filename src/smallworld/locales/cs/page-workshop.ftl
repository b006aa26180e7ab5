### The workshop: races, powers and boards of one's own, and how they come to a table.
###
### $kind is “race” or “power”. A tile is a race banner or a power badge; a pack is a small collection of
### tiles and boards that people give each other. What the rules of a tile say is in traits.ftl.

## The bench

workshop-lead = V krabici jsou Prázdná Tabulka národa a Prázdný Žeton schopnosti. Vyplňte je: vymyslete národ nebo schopnost, prohlédněte si kartu, vyzkoušejte to proti botům, zjistěte, jestli je to vyvážené, a zahrajte si s přáteli.
workshop-make = Vytvořit něco nového
workshop-make-race = Nový národ
    .about = Lid s vlastním uměním
workshop-make-power = Nová schopnost
    .about = Pro kterýkoli národ
workshop-make-board = Nová mapa
    .about = Začne náhoda, dotvoříte vy
workshop-untitled = Bez názvu
workshop-untitled-board = Moje mapa
workshop-own = V tomto zařízení
workshop-own-nothing = Na pracovním stole je zatím prázdno. Vytvořte něco nahoře, nebo si zkopírujte balíček ze serveru a upravte ho.
workshop-unfinished = Ještě není hotovo
workshop-server = Na tomto serveru
workshop-server-nothing = Tento server žádné balíčky nenabízí.
workshop-looking = Hledají se balíčky…
workshop-gone = Tohle už tu není.
workshop-count-races = { $count ->
    [one] 1 národ
    [few] { $count } národy
   *[other] { $count } národů
  }
workshop-count-powers = { $count ->
    [one] 1 schopnost
    [few] { $count } schopnosti
   *[other] { $count } schopností
  }
workshop-count-boards = { $count ->
    [one] 1 mapa
    [few] { $count } mapy
   *[other] { $count } map
  }
workshop-count-nothing = Prázdno

## Files

workshop-import = Ze souboru
    .about = Otevřete balíček, který vám někdo poslal nebo který máte uložený. Nejdřív se zkontroluje.
workshop-import-read = Otevřít
workshop-import-line = Řádek { NUMBER($line, useGrouping: 0) }: { $message }
workshop-import-too-large = Tento soubor je příliš velký. Balíček má nejvýše 64 KB.
workshop-export = Uložit do souboru
workshop-copy = Kopírovat text

## A pack

workshop-tiles = Národy a schopnosti
workshop-boards = Mapy
workshop-no-boards = V tomto balíčku žádná mapa není.
workshop-use = Vzít ke stolu
workshop-take-copy = Zkopírovat k sobě
workshop-change = Upravit
workshop-drop = Smazat: { $name }
workshop-delete = Smazat
    .about = Balíček „{ $title }“ se z tohoto zařízení smaže. Jestli ho ještě budete chtít, nejdřív ho uložte do souboru.
    .yes = Smazat
workshop-to-pack = Zpět: „{ $title }“
workshop-about = O balíčku
    .about = { $id } { $version }
workshop-about-title = Název
workshop-about-about = Jednou větou
workshop-about-author = Autor
workshop-about-licence = Co s ním smějí ostatní
workshop-about-version = Verze
workshop-about-id = Název v záznamech

## Cards

workshop-kind-race = Národ
workshop-kind-power = Schopnost
workshop-card-race = { $tokens ->
    [one] 1 Žeton
    [few] { $tokens } Žetony
   *[other] { $tokens } Žetonů
  }, celkem { $supply }
# $lender is a race of the box.
workshop-card-borrows = { $tokens ->
    [one] 1 Žeton; půjčují ho
    [few] { $tokens } Žetony; půjčují je
   *[other] { $tokens } Žetonů; půjčují je
  } { $lender_inside } a opouštějí hru
workshop-card-power = { $tokens ->
    [0] Národu nepřidává Žetony
    [one] Národu přidává 1 Žeton
    [few] Národu přidává { $tokens } Žetony
   *[other] Národu přidává { $tokens } Žetonů
  }
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
workshop-reading = { $on ->
    [yes] Zdroje se liší. Zde platí: { $reading }
   *[no] Zdroje se liší. Jiný výklad: { $reading }
  }
workshop-readings = Pravidla, v nichž se zdroje liší

## The form of a tile

workshop-new-race = Nový národ
workshop-new-power = Nová schopnost
workshop-first = Jméno, znak a Žetony
workshop-name = { $kind ->
    [power] Jméno schopnosti
   *[race] Jméno národa
  }
workshop-name-like = { $kind ->
    [power] Svítící
   *[race] Bažinníci
  }
workshop-words = Další texty
    .about = Jiné jazyky, tvary jména, pravidlo vlastními slovy
workshop-own-rule = Pravidlo vlastními slovy
    .about = Necháte-li prázdné, složí se v každém jazyce z toho, co je zvoleno výše.
workshop-forms = Tvary jména ve větách
# $form is the name of a form of names.ftl: “one” is one of the race, the others differ by language.
workshop-form = { $form ->
    [inside] Uvnitř věty
    [one] Jeden z nich
    [few] Několik z nich
    [one_accusative] Jeden z nich, 4. pád (vidím koho?)
    [genitive] 2. pád (bez koho?)
    [dative] 3. pád (ke komu?)
    [accusative] 4. pád (vidím koho?)
    [instrumental] 7. pád (s kým?)
    [agreeing] Před jménem národa
   *[other] { $form }
  }
workshop-other-languages = V jiných jazycích
workshop-emblem = Znak
workshop-emblem-letters = Písmena jména
workshop-emblem-own = Váš obrázek
workshop-emblem-upload = Nahrát SVG
workshop-emblem-too-large = Obrázek je příliš velký: znak má nejvýše 20 KB. Zjednodušte ho.
workshop-emblem-named = { $id ->
    [flame] Plamen
    [sun] Slunce
    [moon] Měsíc
    [star] Hvězda
    [drop] Kapka
    [wave] Vlny
    [leaf] List
    [tree] Strom
    [mushroom] Houba
    [feather] Pírko
    [paw] Tlapa
    [eye] Oko
    [tower] Věž
    [hammer] Kladivo
    [anchor] Kotva
    [key] Klíč
   *[other] { $id }
  }
workshop-tokens = { $kind ->
    [power] Kolik přidává Žetonů
   *[race] Kolik má Žetonů
  }
    .about = Nejvýše { $most }. K silnému umění patří málo Žetonů.
workshop-source = Odkud jsou jeho Žetony?
workshop-source-own = Vlastní
    .about = Tady jsou vždy k dispozici. U skutečného stolu by byly potřeba žetony navíc.
workshop-source-borrowed = Půjčené
    .about = Jak to říkají pravidla: některý národ z krabice půjčí své Žetony a opustí hru.
workshop-supply = Žetonů celkem
    .about = S největší schopností jich potřebuje { $needed }.
workshop-lender-who = Kdo je půjčí?
workshop-lender = { $supply ->
    [one] { $race }: { $supply } Žeton
    [few] { $race }: { $supply } Žetony
   *[other] { $race }: { $supply } Žetonů
  }
workshop-less = Ubrat: { $label }
workshop-more = Přidat: { $label }
# Stands where kinds of regions will be listed: “A token less to conquer: choose below.”
workshop-kinds-open = vyberte níže
workshop-mechanics = Co umí
workshop-find = Najít vlastnost
    .placeholder = mince, kostka, Úpadek…
workshop-found = { $count ->
    [0] Nic se nenašlo. Zkuste jiné slovo.
    [one] Nalezena 1 vlastnost
    [few] Nalezeny { $count } vlastnosti
   *[other] Nalezeno { $count } vlastností
  }
workshop-nothing-said = Nic zvláštního
workshop-preview = Karta
workshop-checking = Kontroluje se…
workshop-sound = Vše v pořádku
workshop-faults = { $count ->
    [one] Jedna věc ještě nesedí
    [few] { $count } věci ještě nesedí
   *[other] { $count } věcí ještě nesedí
  }
workshop-try = Zkušební hra
    .about = Vy a dva boti. Novinka leží v řadě první.
workshop-try-unnamed = { $kind ->
    [power] Nejdřív dejte schopnosti jméno.
   *[race] Nejdřív dejte národu jméno.
  }
workshop-try-short = Zkusit
workshop-try-pack = Zkušební hra: { $title }

## The groups of the form; traits.ftl has the labels of the keys in them

workshop-group-conquest = Dobývání
workshop-group-defence = Obrana
workshop-group-coins = Mince
workshop-group-conditions = Mince s podmínkou
workshop-group-events = Mince, které mění majitele
workshop-group-column = Výběr
workshop-group-movement = Pohyb
workshop-group-tokens = Žetony
workshop-group-redeployment = Přeskupení
workshop-group-pieces = Dílky
workshop-group-markers = Značky
workshop-group-decline = Úpadek

## Is it fair?

workshop-balance = Je to vyvážené?
    .about = { $kind ->
        [power] Boti hrají hry, v nichž je schopnost na výběr, a počítají, co vynese ve srovnání se všemi schopnostmi z krabice.
       *[race] Boti hrají hry, v nichž je národ na výběr, a počítají, co vynese ve srovnání se všemi národy z krabice.
      }
workshop-balance-how-many = Jak přesně?
workshop-balance-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
  }
workshop-balance-size = { $games ->
    [100] První představa, brzy hotová.
    [400] Stačí, aby šel zvolit počet Žetonů.
   *[other] Přesněji to nejde. Dejte si pauzu.
  }
workshop-balance-begin = Nechat boty hrát
workshop-balance-stop = Zastavit
# $state: waiting, running
workshop-balance-running = { $state ->
    [waiting] Čeká se ve frontě; začne to samo.
   *[other] Odehráno her: { $done } z { $of }.
  }
workshop-balance-failed = Nepovedlo se to. Zkuste to znovu.
# $verdict: too_weak, weak, fair, strong, too_strong
workshop-verdict = { $verdict ->
    [too_weak] { $name }: příliš slabé
    [weak] { $name }: spíše slabé
    [strong] { $name }: spíše silné
    [too_strong] { $name }: příliš silné
   *[fair] { $name }: vyvážené
  }
# Estimates come as text, with the ends of the range they are surely in: $lead, $lead_low, $lead_high and so on.
workshop-balance-lead = Mince na konci oproti průměru z krabice: { $lead } (téměř jistě mezi { $lead_low } a { $lead_high }).
workshop-balance-lift = Rozdíl ve výhrách na sto her: { $lift } (mezi { $lift_low } a { $lift_high }).
workshop-balance-turn = Mince, které vynese za tah: { $turn }. Odehráno her: { $games }.
workshop-fair = Vyvážený počet Žetonů: { $fair } místo { $tokens }. Pak by to bylo zhruba stejně dobré jako to, co je v krabici.
workshop-fair-now = S tolika Žetony je to zhruba stejně dobré jako to, co je v krabici.
workshop-fair-none = Žádný počet Žetonů to nevyváží; změňte, co to umí.
workshop-partners-best = Nejlepší spojení
workshop-partners-worst = Nejhorší spojení
workshop-partner-lead = mince: { $lead }
workshop-chart = Náskok nebo ztráta v mincích oproti průměru z krabice

## Boards

workshop-generator = Generátor
workshop-regions = { $regions ->
    [one] { $regions } Region
    [few] { $regions } Regiony
   *[other] { $regions } Regionů
  }
    .about = Mapa z krabice jich má { $usual }.
workshop-seed = Číslo mapy
workshop-another = Jiná mapa
workshop-board-making = Kreslí se mapa…
workshop-board-map = Mapa. Šipkami se po ní chodí, Enter vybere Region.
# $state: making, drawing, wrong, sound
workshop-board-state = { $state ->
    [making] Vzniká mapa…
    [drawing] Kreslí se vaše změna…
    [wrong] { $count ->
        [one] Jedna věc ještě nesedí
        [few] { $count } věci ještě nesedí
       *[other] { $count } věcí ještě nesedí
      }
   *[sound] Vše v pořádku. Regiony: { $regions }, z toho pevnina: { $land }, Zapomenuté kmeny: { $tribes }
  }
workshop-board-whole = Celá mapa
workshop-board-play = Zahrát si na této mapě
workshop-board-anew = Vytvořit jinou mapu?
    .about = Vaše ruční změny se ztratí.
    .yes = Vytvořit jinou
workshop-rounds = Kola
# $what is a list such as “forest, mine”; $tribe: true, false
workshop-region = { $name } ({ $number }): { $what }{ $tribe ->
    [true] , Zapomenutý kmen
   *[false] {""}
  }
workshop-region-none = Klepnutím na Region na mapě ho změníte.
workshop-region-change = Upravit tento Region
workshop-region-name = Název Regionu { $number }
workshop-region-show = Ukázat Region { $number }
workshop-terrain = Krajina
workshop-symbols = Symboly
workshop-tribe = Zapomenutý kmen

## The shelf

shelf-lead = Všechny balíčky na tomto serveru a v tomto zařízení. Hledejte národ, pravidlo nebo autora.
shelf-search = Hledat v balíčcích a kartách
    .placeholder = skřeti, bažina, Úpadek…
shelf-found = { $count ->
    [0] Nic se nenašlo. Zkuste jiné slovo.
    [one] 1 balíček
    [few] { $count } balíčky
   *[other] { $count } balíčků
  }
# $section: table, own, base, expansion, example, installed
shelf-section = { $section ->
    [table] U tohoto stolu
    [own] V tomto zařízení
    [base] Základní hra
    [expansion] Rozšíření
    [example] Ukázky
   *[installed] Instalováno na tomto serveru
  }
shelf-here = Hraje se s ním u vašeho stolu
shelf-to-table = Zpět ke stolu
shelf-version = Verze:
shelf-author = Autor:
shelf-licence = Licence:
shelf-languages = Jazyky:
# Instead of a list of languages.
shelf-every-language = všech { $count }
shelf-hash = Otisk:
shelf-tiles-found = { $count ->
    [one] Nalezena 1 karta
    [few] Nalezeny { $count } karty
   *[other] Nalezeno { $count } karet
  }

## At a table

workshop-at-table = Balíčky a mapa
workshop-at-table-summary = { $packs ->
    [0] { $board ->
        [box] Jako v krabici
        [random] Náhodná mapa
       *[own] Mapa z balíčku
      }
    [one] { $board ->
        [box] 1 balíček
        [random] 1 balíček, náhodná mapa
       *[own] 1 balíček a jeho mapa
      }
    [few] { $board ->
        [box] { $packs } balíčky
        [random] { $packs } balíčky, náhodná mapa
       *[own] { $packs } balíčky, mapa z balíčku
      }
   *[other] { $board ->
        [box] { $packs } balíčků
        [random] { $packs } balíčků, náhodná mapa
       *[own] { $packs } balíčků, mapa z balíčku
      }
  }
workshop-packs-which = Vyberte balíčky
workshop-packs-most = U jednoho stolu nejvýše osm balíčků.
workshop-packs-none = Zatím tu žádné balíčky nejsou.
workshop-to-workshop = Otevřít dílnu
workshop-mix = Jak se zamíchají?
workshop-mix-added = Přidat ke krabici
    .about = Vše z krabice i z balíčků.
workshop-mix-only = Jen balíčky
    .about = Jen národy a schopnosti z balíčků. Pokud některý druh v balíčcích úplně chybí, doplní ho krabice.
workshop-mix-blank = Na prázdné
    .about = Jak to říkají pravidla: jeden národ na Prázdnou Tabulku národa, jedna schopnost na Prázdný Žeton schopnosti.
workshop-blank-race = Na Prázdné Tabulce národa
workshop-blank-power = Na Prázdném Žetonu schopnosti
workshop-blank-none = Nic
workshop-board-which = Mapa
workshop-board-box = Z krabice
workshop-board-random = Náhodná
workshop-board-of = { $title }
workshop-board-for = { $seats ->
    [one] Tato mapa je pro { $seats } hráče.
    [few] Tato mapa je pro { $seats } hráče.
   *[other] Tato mapa je pro { $seats } hráčů.
  }
workshop-cards = Karty z těchto balíčků
workshop-cards-here = Balíčky u tohoto stolu
# $mode: added, only, blank
workshop-cards-about = { $mode ->
    [only] U tohoto stolu se hraje s těmito národy a schopnostmi místo těch z krabice.
    [blank] U tohoto stolu jsou Prázdná Tabulka národa a Prázdný Žeton schopnosti vyplněné takto.
   *[added] U tohoto stolu se k národům a schopnostem z krabice přidávají tyto.
  }
