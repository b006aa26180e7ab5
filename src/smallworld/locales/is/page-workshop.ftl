### The workshop: races, powers and boards of one's own, and how they come to a table.
###
### $kind is “race” or “power”. A tile is a race banner or a power badge; a pack is a small collection of
### tiles and boards that people give each other. What the rules of a tile say is in traits.ftl.

## The bench

workshop-lead = Í kassanum eru auður fáni og auður skjöldur. Fylltu þá út: hannaðu þjóð eða eiginleika, skoðaðu spjaldið, prófaðu gegn vélmennum, kannaðu hvort það er í jafnvægi og spilaðu með vinum.
workshop-make = Búa til eitthvað nýtt
workshop-make-race = Ný þjóð
    .about = Með sinn eigin kraft
workshop-make-power = Nýr eiginleiki
    .about = Skjöldur fyrir hvaða þjóð sem er
workshop-make-board = Nýtt kort
    .about = Búið til af handahófi, breytt af þér
workshop-untitled = Án titils
workshop-untitled-board = Kortið mitt
workshop-own = Í þessu tæki
workshop-own-nothing = Hér er ekkert enn. Búðu eitthvað til hér fyrir ofan eða afritaðu pakka af miðlaranum og breyttu honum.
workshop-unfinished = Enn í smíðum
workshop-server = Á þessum miðlara
workshop-server-nothing = Á þessum miðlara eru engir pakkar enn.
workshop-looking = Leita að pökkum …
workshop-gone = Þetta er ekki lengur til.
workshop-count-races = { $count ->
    [one] { $count } þjóð
   *[other] { $count } þjóðir
  }
workshop-count-powers = { $count ->
    [one] { $count } eiginleiki
   *[other] { $count } eiginleikar
  }
workshop-count-boards = { $count } kort
workshop-count-nothing = Tómur

## Files

workshop-import = Úr skrá
    .about = Opnaðu pakka sem þú vistaðir eða einhver sendi þér. Við förum fyrst yfir hann.
workshop-import-read = Opna
workshop-import-line = Lína { NUMBER($line, useGrouping: 0) }: { $message }
workshop-import-too-large = Þessi skrá er of stór. Pakki má mest vera 64 KB.
workshop-export = Vista sem skrá
workshop-copy = Afrita sem texta

## A pack

workshop-tiles = Þjóðir og eiginleikar
workshop-boards = Kort
workshop-no-boards = Engin kort eru í pakkanum.
workshop-use = Nota við borð
workshop-take-copy = Afrita á bekkinn
workshop-change = Breyta
workshop-drop = Eyða: { $name }
workshop-delete = Eyða
    .about = Þetta eyðir „{ $title }“ úr þessu tæki. Vistaðu pakkann fyrst sem skrá til að eiga afrit.
    .yes = Eyða pakkanum
workshop-to-pack = Aftur í „{ $title }“
workshop-about = Um pakkann
    .about = { $id } { $version }
workshop-about-title = Titill
workshop-about-about = Í einni setningu
workshop-about-author = Höfundur
workshop-about-licence = Hvað aðrir mega gera við hann
workshop-about-version = Útgáfa
workshop-about-id = Heiti í spilaskrám

## Cards

workshop-kind-race = Þjóð
workshop-kind-power = Eiginleiki
workshop-card-race = { $tokens } tákn, { $supply } alls
# $lender is a race of the box.
workshop-card-borrows = { $lender_number ->
    [singular] { $tokens } tákn að láni hjá { $lender_the_dative }, sem fer úr spilinu
   *[plural] { $tokens } tákn að láni hjá { $lender_the_dative }, sem fara úr spilinu
  }
workshop-card-power = { $tokens ->
    [0] Ekkert tákn handa þjóðinni
   *[other] { $tokens } tákn handa þjóðinni
  }
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
workshop-reading = { $on ->
    [yes] Heimildum ber ekki saman. Hér er spilað svona: { $reading }
   *[no] Heimildum ber ekki saman. Annar skilningur: { $reading }
  }
workshop-readings = Reglur sem heimildum ber ekki saman um

## The form of a tile

workshop-new-race = Ný þjóð
workshop-new-power = Nýr eiginleiki
workshop-first = Nafn, mynd og tákn
workshop-name = { $kind ->
    [power] Nafn eiginleikans
   *[race] Nafn þjóðarinnar
  }
workshop-name-like = { $kind ->
    [power] Ljósberar
   *[race] Mýrarbúar
  }
workshop-words = Fleiri textar
    .about = Önnur tungumál, beygingarmyndir nafnsins, reglan með þínum orðum
workshop-own-rule = Reglan með þínum orðum
    .about = Ef hér er autt skrifum við regluna eftir vali þínu fyrir ofan, á öllum tungumálum.
workshop-forms = Myndir nafnsins í setningum
# $form is the name of a form of names.ftl: “one” is one of the race, the others differ by language.
workshop-form = { $form ->
    [inside] Inni í setningu
    [one] Eintala
    [token] Tákn þjóðarinnar
    [the] Með greini, nefnifall
    [the_accusative] Með greini, þolfall
    [the_dative] Með greini, þágufall
    [the_genitive] Með greini, eignarfall
    [joined] Fremst í samsettu orði
   *[other] { $form }
  }
workshop-other-languages = Á öðrum tungumálum
workshop-emblem = Mynd
workshop-emblem-letters = Stafir nafnsins
workshop-emblem-own = Myndin þín
workshop-emblem-upload = Eigin SVG-mynd
workshop-emblem-too-large = Þessi mynd er of stór: hún má mest vera 20 KB. Einfaldaðu hana.
workshop-emblem-named = { $id ->
    [flame] Logi
    [sun] Sól
    [moon] Tungl
    [star] Stjarna
    [drop] Dropi
    [wave] Öldur
    [leaf] Laufblað
    [tree] Tré
    [mushroom] Sveppur
    [feather] Fjöður
    [paw] Loppa
    [eye] Auga
    [tower] Turn
    [hammer] Hamar
    [anchor] Akkeri
    [key] Lykill
   *[other] { $id }
  }
workshop-tokens = { $kind ->
    [power] Tákn á skildinum
   *[race] Tákn á fánanum
  }
    .about = Mest { $most }. Því öflugri kraftur, þeim mun færri tákn.
workshop-source = Hvaðan koma táknin?
workshop-source-own = Eigin
    .about = Alltaf til hér. Við alvöru borð þyrftirðu aukatákn.
workshop-source-borrowed = Að láni
    .about = Eins og í reglubókinni: þjóð úr kassanum lánar táknin sín og fer úr spilinu.
workshop-supply = Tákn alls
    .about = Með stærsta skildinum þarf { $needed }.
workshop-lender-who = Hver lánar þau?
workshop-lender = { $race }: { $supply } tákn
workshop-less = Lækka: { $label }
workshop-more = Hækka: { $label }
# Stands where kinds of regions will be listed: “A token less to conquer: choose below.”
workshop-kinds-open = veldu hér fyrir neðan
workshop-mechanics = Það sem hún getur
workshop-find = Finna eiginleika
    .placeholder = stig, teningur, hnignun …
workshop-found = { $count ->
    [0] Ekkert fannst. Prófaðu annað orð.
    [one] { $count } atriði fannst
   *[other] { $count } atriði fundust
  }
workshop-nothing-said = Ekkert sérstakt
workshop-preview = Spjaldið
workshop-checking = Fer yfir þetta …
workshop-sound = Allt í lagi
workshop-faults = { $count ->
    [one] { $count } atriði þarf að laga
   *[other] { $count } atriði þarf að laga
  }
workshop-try = Prufuspil
    .about = Þú og tvö vélmenni. Þetta nýja er efst í röðinni.
workshop-try-unnamed = { $kind ->
    [power] Gefðu eiginleikanum fyrst nafn.
   *[race] Gefðu þjóðinni fyrst nafn.
  }
workshop-try-short = Prófa
workshop-try-pack = Prufuspil með „{ $title }“

## The groups of the form; traits.ftl has the labels of the keys in them

workshop-group-conquest = Landvinningar
workshop-group-defence = Vörn
workshop-group-coins = Skildingar
workshop-group-conditions = Skildingar með skilyrðum
workshop-group-events = Skildingar sem skipta um hendur
workshop-group-column = Val á þjóð
workshop-group-movement = Ferðir
workshop-group-tokens = Tákn
workshop-group-redeployment = Endurröðun
workshop-group-pieces = Merki
workshop-group-markers = Eigin merki
workshop-group-decline = Hnignun

## Is it fair?

workshop-balance = Er það í jafnvægi?
    .about = { $kind ->
        [power] Vélmenni spila með eiginleikann þinn og bera það sem hann skilar saman við alla eiginleika kassans.
       *[race] Vélmenni spila með þjóðina þína og bera það sem hún skilar saman við allar þjóðir kassans.
      }
workshop-balance-how-many = Hve nákvæmt?
workshop-balance-games = { $games } spil
workshop-balance-size = { $games ->
    [100] Fljótlegt fyrsta mat.
    [400] Nógu gott til að velja fjölda tákna.
   *[other] Nákvæmara verður það ekki. Fáðu þér kaffi á meðan.
  }
workshop-balance-begin = Láta vélmennin spila
workshop-balance-stop = Stöðva
# $state: waiting, running
workshop-balance-running = { $state ->
    [waiting] Í biðröð; þetta byrjar af sjálfu sér.
   *[other] { $done } af { $of } spilum lokið.
  }
workshop-balance-failed = Þetta tókst ekki. Reyndu aftur.
# $verdict: too_weak, weak, fair, strong, too_strong
workshop-verdict = { $verdict ->
    [too_weak] { $name }: of veikt
    [weak] { $name }: frekar veikt
    [strong] { $name }: frekar sterkt
    [too_strong] { $name }: of sterkt
   *[fair] { $name }: í jafnvægi
  }
# Estimates come as text, with the ends of the range they are surely in: $lead, $lead_low, $lead_high and so on.
workshop-balance-lead = Aukaskildingar í lokin miðað við meðaltal kassans: { $lead } (á milli { $lead_low } og { $lead_high }).
workshop-balance-lift = Fleiri sigrar í hverjum 100 spilum: { $lift } (á milli { $lift_low } og { $lift_high }).
workshop-balance-turn = Skildingar í hverri umferð: { $turn }. Spiluð spil: { $games }.
workshop-fair = Með { $fair } tákn í stað { $tokens } væri það um það bil jafngott og það sem er í kassanum.
workshop-fair-now = Með núverandi fjölda tákna er það um það bil jafngott og það sem er í kassanum.
workshop-fair-none = Enginn fjöldi tákna kæmi því í jafnvægi. Breyttu því sem það getur.
workshop-partners-best = Best með
workshop-partners-worst = Verst með
workshop-partner-lead = Skildingar: { $lead }
workshop-chart = Skildingar yfir eða undir meðaltali kassans

## Boards

workshop-generator = Kortagerðin
workshop-regions = { $regions } landsvæði
    .about = Á korti kassans eru þau { $usual }.
workshop-seed = Númer korts
workshop-another = Annað kort
workshop-board-making = Teikna kortið …
workshop-board-map = Kortið. Örvalyklar færa þig milli landsvæða, Enter velur landsvæði.
# $state: making, drawing, wrong, sound
workshop-board-state = { $state ->
    [making] Bý til kort …
    [drawing] Teikna breytinguna …
    [wrong] { $count ->
        [one] { $count } atriði þarf að laga
       *[other] { $count } atriði þarf að laga
      }
   *[sound] { $tribes ->
        [one] Allt í lagi: { $regions } landsvæði, þar af { $land } á landi, { $tribes } týndur ættbálkur
       *[other] Allt í lagi: { $regions } landsvæði, þar af { $land } á landi, { $tribes } týndir ættbálkar
      }
  }
workshop-board-whole = Allt kortið
workshop-board-play = Spila á þessu korti
workshop-board-anew = Búa til annað kort?
    .about = Breytingarnar þínar glatast.
    .yes = Búa til annað
workshop-rounds = Umferðir
# $what is a list such as “forest, mine”; $tribe: true, false
workshop-region = { $name } ({ $number }): { $what }{ $tribe ->
    [true] , týndur ættbálkur
   *[false] {""}
  }
workshop-region-none = Smelltu á landsvæði á kortinu til að breyta því.
workshop-region-change = Breyta landsvæðinu
workshop-region-name = Nafn á landsvæði { $number }
workshop-region-show = Sýna landsvæði { $number }
workshop-terrain = Landslag
workshop-symbols = Kortamerki
workshop-tribe = Týndur ættbálkur

## The shelf

shelf-lead = Allir pakkar á þessum miðlara og í þessu tæki. Leitaðu að þjóð, reglu eða höfundi.
shelf-search = Leita í pökkum og spjöldum
    .placeholder = Svartálfar, mýri, hnignun …
shelf-found = { $count ->
    [0] Ekkert fannst. Prófaðu annað orð.
    [one] { $count } pakki
   *[other] { $count } pakkar
  }
# $section: table, own, base, expansion, example, installed
shelf-section = { $section ->
    [table] Við þetta borð
    [own] Í þessu tæki
    [base] Grunnspilið
    [expansion] Viðbætur
    [example] Dæmi
   *[installed] Uppsett á þessum miðlara
  }
shelf-here = Í notkun við borðið þitt
shelf-to-table = Aftur að borðinu
shelf-version = Útgáfa:
shelf-author = Höfundur:
shelf-licence = Leyfi:
shelf-languages = Tungumál:
# Instead of a list of languages.
shelf-every-language = öll { $count }
shelf-hash = Tætigildi:
shelf-tiles-found = { $count ->
    [one] { $count } spjald fannst
   *[other] { $count } spjöld fundust
  }

## At a table

workshop-at-table = Pakkar og kort
workshop-at-table-summary = { $packs ->
    [0] { $board ->
        [box] Eins og í kassanum
        [random] Kort af handahófi
       *[own] Kort úr pakka
      }
    [one] { $board ->
        [box] { $packs } pakki
        [random] { $packs } pakki, kort af handahófi
       *[own] { $packs } pakki og kort hans
      }
   *[other] { $board ->
        [box] { $packs } pakkar
        [random] { $packs } pakkar, kort af handahófi
       *[own] { $packs } pakkar, kort úr pakka
      }
  }
workshop-packs-which = Veldu pakka
workshop-packs-most = Mest átta pakkar við hvert borð.
workshop-packs-none = Engir pakkar enn.
workshop-to-workshop = Í smiðjuna
workshop-mix = Hvernig á að blanda þeim?
workshop-mix-added = Bæta við kassann
    .about = Allt úr kassanum og pökkunum.
workshop-mix-only = Aðeins pakkar
    .about = Aðeins þjóðir og eiginleikar pakkanna. Ef pakkana vantar annaðhvort kemur það úr kassanum.
workshop-mix-blank = Þeir auðu
    .about = Eins og í reglubókinni: ein þjóð á auða fánanum, einn eiginleiki á auða skildinum.
workshop-blank-race = Á auða fánanum
workshop-blank-power = Á auða skildinum
workshop-blank-none = Ekkert
workshop-board-which = Kort
workshop-board-box = Úr kassanum
workshop-board-random = Af handahófi
workshop-board-of = { $title }
workshop-board-for = Þetta kort er fyrir { $seats } leikmenn.
workshop-cards = Spjöld þessara pakka
workshop-cards-here = Pakkar við þetta borð
# $mode: added, only, blank
workshop-cards-about = { $mode ->
    [only] Við þetta borð er spilað með þessum fánum og skjöldum í stað þeirra sem eru í kassanum.
    [blank] Við þetta borð er það auða fyllt út svona.
   *[added] Við þetta borð er spilað með þessum fánum og skjöldum og þeim sem eru í kassanum.
  }
