### The workshop: races, powers and boards of one's own, and how they come to a table.
###
### $kind is “race” or “power”. A tile is a race banner or a power badge; a pack is a small collection of
### tiles and boards that people give each other. What the rules of a tile say is in traits.ftl.

## The bench

workshop-lead = I æsken ligger et tomt Banner og en tom brik. Udfyld dem: Find på en Race eller en Specialevne, se, hvordan den tager sig ud, prøv den mod botter, find ud af, om den er i balance, og spil med den sammen med dine venner.
workshop-make = Lav noget nyt
workshop-make-race = Ny Race
    .about = Med sit eget talent
workshop-make-power = Ny Specialevne
    .about = En brik til enhver Race
workshop-make-board = Nyt spillebræt
    .about = Lavet af tilfældet, rettet til af dig
workshop-untitled = Uden titel
workshop-untitled-board = Mit spillebræt
workshop-own = På denne enhed
workshop-own-nothing = Her er intet endnu. Lav noget ovenfor, eller kopier en pakke fra serveren, og ret i den.
workshop-unfinished = Ikke færdig endnu
workshop-server = På denne server
workshop-server-nothing = Serveren har ingen pakker endnu.
workshop-looking = Leder efter pakker …
workshop-gone = Det findes ikke længere.
workshop-count-races = { $count ->
    [one] 1 Race
   *[other] { $count } Racer
  }
workshop-count-powers = { $count ->
    [one] 1 Specialevne
   *[other] { $count } Specialevner
  }
workshop-count-boards = { $count ->
    [one] 1 spillebræt
   *[other] { $count } spillebrætter
  }
workshop-count-nothing = Tom

## Files

workshop-import = Fra en fil
    .about = Åbn en pakke, som nogen har sendt dig, eller som du selv har gemt. Den tjekkes først.
workshop-import-read = Åbn
workshop-import-line = Linje { NUMBER($line, useGrouping: 0) }: { $message }
workshop-import-too-large = Filen er for stor. En pakke må højst fylde 64 KB.
workshop-export = Gem som fil
workshop-copy = Kopier som tekst

## A pack

workshop-tiles = Racer og Specialevner
workshop-boards = Spillebrætter
workshop-no-boards = Intet spillebræt i denne pakke.
workshop-use = Brug ved et bord
workshop-take-copy = Kopier til mit værksted
workshop-change = Rediger
workshop-drop = Slet { $name }
workshop-delete = Slet
    .about = Dette sletter »{ $title }« fra denne enhed. Vil du beholde en kopi, så gem den først som fil.
    .yes = Slet pakken
workshop-to-pack = Tilbage til »{ $title }«
workshop-about = Om pakken
    .about = { $id } { $version }
workshop-about-title = Titel
workshop-about-about = Med én sætning
workshop-about-author = Lavet af
workshop-about-licence = Hvad andre må gøre med den
workshop-about-version = Version
workshop-about-id = Navn i spilfiler

## Cards

workshop-kind-race = Race
workshop-kind-power = Specialevne
workshop-card-race = { $tokens ->
    [one] 1 Trop
   *[other] { $tokens } Tropper
  }, { $supply } i alt
# $lender is a race of the box.
workshop-card-borrows = { $tokens ->
    [one] 1 Trop
   *[other] { $tokens } Tropper
  }, lånt af { $lender_inside }, som udgår af spillet
workshop-card-power = { $tokens ->
    [0] Ingen Tropper
    [one] 1 Trop
   *[other] { $tokens } Tropper
  } til Racen
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
workshop-reading = { $on ->
    [yes] Kilderne er uenige. Her spilles: { $reading }
   *[no] Kilderne er uenige. En anden læsning: { $reading }
  }
workshop-readings = Regler, som kilderne er uenige om

## The form of a tile

workshop-new-race = Ny Race
workshop-new-power = Ny Specialevne
workshop-first = Navn, emblem og Tropper
workshop-name = { $kind ->
    [power] Hvad hedder Specialevnen?
   *[race] Hvad hedder Racen?
  }
workshop-name-like = { $kind ->
    [power] Lygtebærer
   *[race] Mosefolk
  }
workshop-words = Flere tekster
    .about = Andre sprog, navnets former, en regel med dine egne ord
workshop-own-rule = Reglen med dine egne ord
    .about = Er feltet tomt, skriver vi reglen ud fra dine valg ovenfor, på alle sprog.
workshop-forms = Navnets former i sætninger
# $form is the name of a form of names.ftl: “one” is one of the race, the others differ by language.
workshop-form = { $form ->
    [one] Én af dem
    [inside] Inde i en sætning
   *[other] { $form }
  }
workshop-other-languages = På andre sprog
workshop-emblem = Emblem
workshop-emblem-letters = Navnets bogstaver
workshop-emblem-own = Dit billede
workshop-emblem-upload = Upload en SVG
workshop-emblem-too-large = Billedet er for stort: Et emblem må højst fylde 20 KB. Gør det enklere.
workshop-emblem-named = { $id ->
    [flame] Flamme
    [sun] Sol
    [moon] Måne
    [star] Stjerne
    [drop] Dråbe
    [wave] Bølger
    [leaf] Blad
    [tree] Træ
    [mushroom] Svamp
    [feather] Fjer
    [paw] Pote
    [eye] Øje
    [tower] Tårn
    [hammer] Hammer
    [anchor] Anker
    [key] Nøgle
   *[other] { $id }
  }
workshop-tokens = { $kind ->
    [power] Tropper på brikken
   *[race] Tropper på Banneret
  }
    .about = Højst { $most }. Jo stærkere evne, desto færre Tropper.
workshop-source = Hvor kommer Tropperne fra?
workshop-source-own = Egne
    .about = Altid til rådighed her. Ved et rigtigt bord skulle du bruge ekstra brikker.
workshop-source-borrowed = Lånte
    .about = Som i regelbogen: En Race fra æsken låner sine Tropper ud og udgår af spillet.
workshop-supply = Tropper i alt
    .about = Med den største Specialevne skal Racen bruge { $needed }.
workshop-lender-who = Hvem låner dem ud?
workshop-lender = { $race }: { $supply } Tropper
workshop-less = Færre: { $label }
workshop-more = Flere: { $label }
# Stands where kinds of regions will be listed: “A token less to conquer: choose below.”
workshop-kinds-open = vælg nedenfor
workshop-mechanics = Det kan den
workshop-find = Find en egenskab
    .placeholder = mønter, terning, Stagnation …
workshop-found = { $count ->
    [0] Intet fundet. Prøv et andet ord.
    [one] 1 egenskab fundet
   *[other] { $count } egenskaber fundet
  }
workshop-nothing-said = Intet særligt
workshop-preview = Sådan ser den ud
workshop-checking = Kontrollerer …
workshop-sound = Alt er i orden
workshop-faults = { $count ->
    [one] 1 ting skal rettes
   *[other] { $count } ting skal rettes
  }
workshop-try = Prøvespil
    .about = Du og to botter. Den ligger øverst i rækken.
workshop-try-unnamed = { $kind ->
    [power] Giv først Specialevnen et navn.
   *[race] Giv først Racen et navn.
  }
workshop-try-short = Prøv
workshop-try-pack = Prøvespil med »{ $title }«

## The groups of the form; traits.ftl has the labels of the keys in them

workshop-group-conquest = Erobring
workshop-group-defence = Forsvar
workshop-group-coins = Mønter
workshop-group-conditions = Mønter på betingelser
workshop-group-events = Mønter, der skifter hænder
workshop-group-column = Valg af Race
workshop-group-movement = Bevægelse
workshop-group-tokens = Tropper
workshop-group-redeployment = Omfordeling
workshop-group-pieces = Brikker
workshop-group-markers = Markører
workshop-group-decline = Stagnation

## Is it fair?

workshop-balance = Er den balanceret?
    .about = { $kind ->
        [power] Botter spiller spil, hvor Specialevnen kan vælges, og tæller, hvad den giver, sammenlignet med alle Specialevner i æsken.
       *[race] Botter spiller spil, hvor Racen kan vælges, og tæller, hvad den giver, sammenlignet med alle Racer i æsken.
      }
workshop-balance-how-many = Hvor præcist?
workshop-balance-games = { $games } spil
workshop-balance-size = { $games ->
    [100] Et hurtigt første skøn.
    [400] Præcist nok til at vælge antallet af Tropper.
   *[other] Så præcist, som det bliver. Tag en pause imens.
  }
workshop-balance-begin = Lad botterne spille
workshop-balance-stop = Stop
# $state: waiting, running
workshop-balance-running = { $state ->
    [waiting] Venter i kø; det går i gang af sig selv.
   *[other] { $done } af { $of } spil er spillet.
  }
workshop-balance-failed = Det gik ikke. Prøv igen.
# $verdict: too_weak, weak, fair, strong, too_strong
workshop-verdict = { $verdict ->
    [too_weak] { $name }: for svag
    [weak] { $name }: ret svag
    [strong] { $name }: ret stærk
    [too_strong] { $name }: for stærk
   *[fair] { $name }: i balance
  }
# Estimates come as text, with the ends of the range they are surely in: $lead, $lead_low, $lead_high and so on.
workshop-balance-lead = Ekstra mønter til sidst, sammenlignet med gennemsnittet i æsken: { $lead } (mellem { $lead_low } og { $lead_high }).
workshop-balance-lift = Ekstra sejre pr. 100 spil: { $lift } (mellem { $lift_low } og { $lift_high }).
workshop-balance-turn = Den giver { $turn } mønter pr. tur ({ $games } spil).
workshop-fair = Med { $fair ->
    [one] 1 Trop
   *[other] { $fair } Tropper
  } i stedet for { $tokens } ville den være omtrent lige så god som dem i æsken.
workshop-fair-now = Med de Tropper, den har, er den omtrent lige så god som dem i æsken.
workshop-fair-none = Intet antal Tropper ville bringe den i balance. Lav om på, hvad den kan.
workshop-partners-best = Bedst sammen med
workshop-partners-worst = Dårligst sammen med
workshop-partner-lead = { $lead } mønter
workshop-chart = Mønter foran eller bagud, sammenlignet med æskens gennemsnit

## Boards

workshop-generator = Generatoren
workshop-regions = { $regions } Regioner
    .about = Æskens spillebræt har { $usual }.
workshop-seed = Brætnummer
workshop-another = Prøv et andet
workshop-board-making = Tegner spillebrættet …
workshop-board-map = Spillebrættet. Piletaster går fra Region til Region, Enter vælger en.
# $state: making, drawing, wrong, sound
workshop-board-state = { $state ->
    [making] Laver et spillebræt …
    [drawing] Tegner din ændring …
    [wrong] { $count ->
        [one] 1 ting skal rettes
       *[other] { $count } ting skal rettes
      }
   *[sound] { $tribes ->
        [one] Alt er i orden: { $regions } Regioner, heraf { $land } med land, 1 Glemt Folkeslag
       *[other] Alt er i orden: { $regions } Regioner, heraf { $land } med land, { $tribes } Glemte Folkeslag
      }
  }
workshop-board-whole = Hele spillebrættet
workshop-board-play = Spil på brættet
workshop-board-anew = Lav et andet spillebræt?
    .about = Dine egne ændringer går tabt.
    .yes = Lav et andet
workshop-rounds = Runder
# $what is a list such as “forest, mine”; $tribe: true, false
workshop-region = { $name } ({ $number }): { $what }{ $tribe ->
    [true] , Glemt Folkeslag
   *[false] {""}
  }
workshop-region-none = Klik på en Region på spillebrættet for at ændre den.
workshop-region-change = Rediger Regionen
workshop-region-name = Navn på Region { $number }
workshop-region-show = Vis Region { $number }
workshop-terrain = Terræn
workshop-symbols = Symboler
workshop-tribe = Glemt Folkeslag

## The shelf

shelf-lead = Alle pakker på denne server og på denne enhed. Søg efter en brik, en regel eller en forfatter.
shelf-search = Søg i pakker og brikker
    .placeholder = Goblins, sump, Stagnation …
shelf-found = { $count ->
    [0] Intet fundet. Prøv et andet ord.
    [one] 1 pakke
   *[other] { $count } pakker
  }
# $section: table, own, base, expansion, example, installed
shelf-section = { $section ->
    [table] Ved dette bord
    [own] På denne enhed
    [base] Grundspillet
    [expansion] Udvidelser
    [example] Eksempler
   *[installed] Installeret på denne server
  }
shelf-here = I brug ved dit bord
shelf-to-table = Tilbage til bordet
shelf-version = Version:
shelf-author = Af:
shelf-licence = Licens:
shelf-languages = Sprog:
# Instead of a list of languages.
shelf-every-language = alle { $count }
shelf-hash = Hash:
shelf-tiles-found = { $count ->
    [one] 1 brik fundet
   *[other] { $count } brikker fundet
  }

## At a table

workshop-at-table = Pakker og spillebræt
workshop-at-table-summary = { $packs ->
    [0] { $board ->
        [box] Som i æsken
        [random] Tilfældigt spillebræt
       *[own] Spillebræt fra en pakke
      }
    [one] { $board ->
        [box] 1 pakke
        [random] 1 pakke, tilfældigt spillebræt
       *[own] 1 pakke og dens spillebræt
      }
   *[other] { $board ->
        [box] { $packs } pakker
        [random] { $packs } pakker, tilfældigt spillebræt
       *[own] { $packs } pakker, spillebræt fra en pakke
      }
  }
workshop-packs-which = Vælg pakker
workshop-packs-most = Højst otte pakker pr. bord.
workshop-packs-none = Ingen pakker endnu.
workshop-to-workshop = Åbn værkstedet
workshop-mix = Hvordan skal de blandes?
workshop-mix-added = Føj til æsken
    .about = Alt fra æsken og fra pakkerne.
workshop-mix-only = Kun pakkerne
    .about = Kun pakkernes Racer og Specialevner. Har pakkerne ingen af den ene slags, bruges dem i æsken.
workshop-mix-blank = Tomme brikker
    .about = Som i regelbogen: én Race på det tomme Banner, én Specialevne på den tomme brik.
workshop-blank-race = På det tomme Banner
workshop-blank-power = På den tomme brik
workshop-blank-none = Intet
workshop-board-which = Spillebræt
workshop-board-box = Fra æsken
workshop-board-random = Tilfældigt
workshop-board-of = { $title }
workshop-board-for = Dette spillebræt er til { $seats } spillere.
workshop-cards = Bannere og brikker i disse pakker
workshop-cards-here = Pakker ved dette bord
# $mode: added, only, blank
workshop-cards-about = { $mode ->
    [only] Bordet bruger disse Bannere og brikker i stedet for dem i æsken.
    [blank] Bordet bruger det tomme Banner og den tomme brik, udfyldt sådan.
   *[added] Bordet bruger disse Bannere og brikker og dem i æsken.
  }
