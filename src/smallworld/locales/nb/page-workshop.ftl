### The workshop: races, powers and boards of one's own, and how they come to a table.
###
### $kind is “race” or “power”. A tile is a race banner or a power badge; a pack is a small collection of
### tiles and boards that people give each other. What the rules of a tile say is in traits.ftl.

## The bench

workshop-lead = I esken ligger et tomt banner og en tom evnebrikke. Fyll dem ut: finn på en rase eller en spesialevne, se kortet, prøv den mot boter, finn ut om den er balansert, og spill med den sammen med venner.
workshop-make = Lag noe nytt
workshop-make-race = Ny rase
    .about = Med sitt eget talent
workshop-make-power = Ny spesialevne
    .about = En evnebrikke for enhver rase
workshop-make-board = Nytt brett
    .about = Laget av tilfeldighetene, endret av deg
workshop-untitled = Uten tittel
workshop-untitled-board = Mitt brett
workshop-own = På denne enheten
workshop-own-nothing = Her er det ingenting ennå. Lag noe ovenfor, eller kopier en pakke fra serveren og endre den.
workshop-unfinished = Ikke ferdig ennå
workshop-server = På denne serveren
workshop-server-nothing = Denne serveren har ingen pakker ennå.
workshop-looking = Ser etter pakker …
workshop-gone = Dette finnes ikke lenger.
workshop-count-races = { $count ->
    [one] 1 rase
   *[other] { $count } raser
  }
workshop-count-powers = { $count ->
    [one] 1 spesialevne
   *[other] { $count } spesialevner
  }
workshop-count-boards = { $count } brett
workshop-count-nothing = Tom

## Files

workshop-import = Fra en fil
    .about = Åpne en pakke noen har sendt deg, eller som du selv har lagret. Den blir sjekket først.
workshop-import-read = Åpne
workshop-import-line = Linje { NUMBER($line, useGrouping: 0) }: { $message }
workshop-import-too-large = Filen er for stor. En pakke kan være på høyst 64 KB.
workshop-export = Lagre som fil
workshop-copy = Kopier som tekst

## A pack

workshop-tiles = Raser og spesialevner
workshop-boards = Brett
workshop-no-boards = Ikke noe brett i denne pakken.
workshop-use = Bruk ved et bord
workshop-take-copy = Kopier til mitt verksted
workshop-change = Rediger
workshop-drop = Slett { $name }
workshop-delete = Slett
    .about = Dette sletter «{ $title }» fra denne enheten. Vil du beholde en kopi, lagre den som fil først.
    .yes = Slett pakken
workshop-to-pack = Tilbake til «{ $title }»
workshop-about = Om pakken
    .about = { $id } { $version }
workshop-about-title = Tittel
workshop-about-about = Med én setning
workshop-about-author = Laget av
workshop-about-licence = Hva andre kan gjøre med den
workshop-about-version = Versjon
workshop-about-id = Navn i spillfiler

## Cards

workshop-kind-race = Rase
workshop-kind-power = Spesialevne
workshop-card-race = { $tokens ->
    [one] 1 tropp
   *[other] { $tokens } tropper
  }, { $supply } i alt
# $lender is a race of the box.
workshop-card-borrows = { $tokens ->
    [one] 1 tropp
   *[other] { $tokens } tropper
  }, lånt av { $lender_the }, som går ut av spillet
workshop-card-power = { $tokens ->
    [0] Ingen tropper
    [one] 1 tropp
   *[other] { $tokens } tropper
  } til rasen
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
workshop-reading = { $on ->
    [yes] Kildene er uenige. Her spilles: { $reading }
   *[no] Kildene er uenige. En annen lesning: { $reading }
  }
workshop-readings = Regler kildene er uenige om

## The form of a tile

workshop-new-race = Ny rase
workshop-new-power = Ny spesialevne
workshop-first = Navn, emblem og tropper
workshop-name = { $kind ->
    [power] Hva heter spesialevnen?
   *[race] Hva heter rasen?
  }
workshop-name-like = { $kind ->
    [power] Lyktebærer
   *[race] Myrfolk
  }
workshop-words = Flere tekster
    .about = Andre språk, former av navnet, en regel med dine egne ord
workshop-own-rule = Regelen med dine egne ord
    .about = Er feltet tomt, skriver vi regelen ut fra valgene dine ovenfor, på alle språk.
workshop-forms = Former av navnet i setninger
# $form is the name of a form of names.ftl: “one” is one of the race, the others differ by language.
workshop-form = { $form ->
    [one] Én av dem
    [inside] Inne i en setning
    [the] Bestemt form
   *[other] { $form }
  }
workshop-other-languages = På andre språk
workshop-emblem = Emblem
workshop-emblem-letters = Bokstaver fra navnet
workshop-emblem-own = Bildet ditt
workshop-emblem-upload = Last opp SVG
workshop-emblem-too-large = Bildet er for stort: et emblem kan være på høyst 20 KB. Gjør det enklere.
workshop-emblem-named = { $id ->
    [flame] Flamme
    [sun] Sol
    [moon] Måne
    [star] Stjerne
    [drop] Dråpe
    [wave] Bølger
    [leaf] Blad
    [tree] Tre
    [mushroom] Sopp
    [feather] Fjær
    [paw] Pote
    [eye] Øye
    [tower] Tårn
    [hammer] Hammer
    [anchor] Anker
    [key] Nøkkel
   *[other] { $id }
  }
workshop-tokens = { $kind ->
    [power] Tropper på evnebrikken
   *[race] Tropper på banneret
  }
    .about = Høyst { $most }. Jo sterkere evne, desto færre tropper.
workshop-source = Hvor kommer troppene fra?
workshop-source-own = Egne
    .about = Alltid tilgjengelige her. Ved et ekte bord ville du trengt ekstra brikker.
workshop-source-borrowed = Lånte
    .about = Som i regelheftet: en rase fra esken låner ut troppene sine og går ut av spillet.
workshop-supply = Tropper i alt
    .about = Med den største evnebrikken trenger rasen { $needed }.
workshop-lender-who = Hvem låner dem ut?
workshop-lender = { $race }: { $supply } tropper
workshop-less = Færre: { $label }
workshop-more = Flere: { $label }
# Stands where kinds of regions will be listed: “A token less to conquer: choose below.”
workshop-kinds-open = velg nedenfor
workshop-mechanics = Dette kan den
workshop-find = Finn en egenskap
    .placeholder = mynter, terning, stagnering …
workshop-found = { $count ->
    [0] Fant ingenting. Prøv et annet ord.
    [one] 1 egenskap funnet
   *[other] { $count } egenskaper funnet
  }
workshop-nothing-said = Ikke noe spesielt
workshop-preview = Kortet
workshop-checking = Sjekker …
workshop-sound = Alt er i orden
workshop-faults = { $count ->
    [one] 1 ting må rettes
   *[other] { $count } ting må rettes
  }
workshop-try = Prøvespill
    .about = Du og to boter. Den ligger øverst i rekken.
workshop-try-unnamed = { $kind ->
    [power] Gi spesialevnen et navn først.
   *[race] Gi rasen et navn først.
  }
workshop-try-short = Prøv
workshop-try-pack = Prøvespill med «{ $title }»

## The groups of the form; traits.ftl has the labels of the keys in them

workshop-group-conquest = Erobring
workshop-group-defence = Forsvar
workshop-group-coins = Mynter
workshop-group-conditions = Mynter på vilkår
workshop-group-events = Mynter som skifter eier
workshop-group-column = Valg av rase
workshop-group-movement = Bevegelse
workshop-group-tokens = Tropper
workshop-group-redeployment = Omfordeling
workshop-group-pieces = Brikker
workshop-group-markers = Markører
workshop-group-decline = Stagnering

## Is it fair?

workshop-balance = Er den balansert?
    .about = { $kind ->
        [power] Boter spiller spill der spesialevnen kan velges, og teller hva den gir, sammenlignet med alle spesialevnene i esken.
       *[race] Boter spiller spill der rasen kan velges, og teller hva den gir, sammenlignet med alle rasene i esken.
      }
workshop-balance-how-many = Hvor nøyaktig?
workshop-balance-games = { $games } spill
workshop-balance-size = { $games ->
    [100] Et raskt første anslag.
    [400] Nøyaktig nok til å velge antall tropper.
   *[other] Så nøyaktig som det går an. Ta en pause imens.
  }
workshop-balance-begin = La botene spille
workshop-balance-stop = Stopp
# $state: waiting, running
workshop-balance-running = { $state ->
    [waiting] Venter i kø; det begynner av seg selv.
   *[other] { $done } av { $of } spill er spilt.
  }
workshop-balance-failed = Det gikk ikke. Prøv igjen.
# $verdict: too_weak, weak, fair, strong, too_strong
workshop-verdict = { $verdict ->
    [too_weak] { $name }: for svak
    [weak] { $name }: ganske svak
    [strong] { $name }: ganske sterk
    [too_strong] { $name }: for sterk
   *[fair] { $name }: balansert
  }
# Estimates come as text, with the ends of the range they are surely in: $lead, $lead_low, $lead_high and so on.
workshop-balance-lead = Ekstra mynter til slutt, sammenlignet med gjennomsnittet i esken: { $lead } (mellom { $lead_low } og { $lead_high }).
workshop-balance-lift = Ekstra seirer per 100 spill: { $lift } (mellom { $lift_low } og { $lift_high }).
workshop-balance-turn = Den gir { $turn } mynter per tur ({ $games } spill).
workshop-fair = Med { $fair ->
    [one] 1 tropp
   *[other] { $fair } tropper
  } i stedet for { $tokens } ville den vært omtrent like god som de i esken.
workshop-fair-now = Med troppene den har, er den omtrent like god som de i esken.
workshop-fair-none = Ikke noe antall tropper ville gjøre den balansert. Endre det den kan.
workshop-partners-best = Best sammen med
workshop-partners-worst = Dårligst sammen med
workshop-partner-lead = { $lead } mynter
workshop-chart = Mynter foran eller bak, sammenlignet med gjennomsnittet i esken

## Boards

workshop-generator = Generatoren
workshop-regions = { $regions } regioner
    .about = Brettet i esken har { $usual }.
workshop-seed = Brettnummer
workshop-another = Prøv et annet
workshop-board-making = Tegner brettet …
workshop-board-map = Brettet. Piltastene går fra region til region, Enter velger en.
# $state: making, drawing, wrong, sound
workshop-board-state = { $state ->
    [making] Lager et brett …
    [drawing] Tegner endringen din …
    [wrong] { $count ->
        [one] 1 ting må rettes
       *[other] { $count } ting må rettes
      }
   *[sound] { $tribes ->
        [one] Alt er i orden: { $regions } regioner, { $land } av dem land, 1 Glemt Folkeslag
       *[other] Alt er i orden: { $regions } regioner, { $land } av dem land, { $tribes } Glemte Folkeslag
      }
  }
workshop-board-whole = Hele brettet
workshop-board-play = Spill på brettet
workshop-board-anew = Lage et annet brett?
    .about = Dine egne endringer går tapt.
    .yes = Lag et annet
workshop-rounds = Runder
# $what is a list such as “forest, mine”; $tribe: true, false
workshop-region = { $name } ({ $number }): { $what }{ $tribe ->
    [true] , Glemt Folkeslag
   *[false] {""}
  }
workshop-region-none = Klikk på en region på brettet for å endre den.
workshop-region-change = Rediger regionen
workshop-region-name = Navn på region { $number }
workshop-region-show = Vis region { $number }
workshop-terrain = Terreng
workshop-symbols = Symboler
workshop-tribe = Glemt Folkeslag

## The shelf

shelf-lead = Alle pakker på denne serveren og på denne enheten. Søk etter en brikke, en regel eller en opphavsperson.
shelf-search = Søk i pakker og brikker
    .placeholder = Gobliner, sump, stagnering …
shelf-found = { $count ->
    [0] Fant ingenting. Prøv et annet ord.
    [one] 1 pakke
   *[other] { $count } pakker
  }
# $section: table, own, base, expansion, example, installed
shelf-section = { $section ->
    [table] Ved dette bordet
    [own] På denne enheten
    [base] Grunnspillet
    [expansion] Utvidelser
    [example] Eksempler
   *[installed] Installert på denne serveren
  }
shelf-here = I bruk ved bordet ditt
shelf-to-table = Tilbake til bordet
shelf-version = Versjon:
shelf-author = Av:
shelf-licence = Lisens:
shelf-languages = Språk:
# Instead of a list of languages.
shelf-every-language = alle { $count }
shelf-hash = Hash:
shelf-tiles-found = { $count ->
    [one] 1 brikke funnet
   *[other] { $count } brikker funnet
  }

## At a table

workshop-at-table = Pakker og brett
workshop-at-table-summary = { $packs ->
    [0] { $board ->
        [box] Som i esken
        [random] Tilfeldig brett
       *[own] Brett fra en pakke
      }
    [one] { $board ->
        [box] 1 pakke
        [random] 1 pakke, tilfeldig brett
       *[own] 1 pakke og brettet i den
      }
   *[other] { $board ->
        [box] { $packs } pakker
        [random] { $packs } pakker, tilfeldig brett
       *[own] { $packs } pakker, brett fra en pakke
      }
  }
workshop-packs-which = Velg pakker
workshop-packs-most = Høyst åtte pakker per bord.
workshop-packs-none = Ingen pakker ennå.
workshop-to-workshop = Åpne verkstedet
workshop-mix = Hvordan skal de blandes?
workshop-mix-added = Legg til i esken
    .about = Alt fra esken og fra pakkene.
workshop-mix-only = Bare pakkene
    .about = Bare rasene og spesialevnene i pakkene. Har pakkene ingen av det ene slaget, brukes de i esken.
workshop-mix-blank = Tomme brikker
    .about = Som i regelheftet: én rase på det tomme banneret, én spesialevne på den tomme evnebrikken.
workshop-blank-race = På det tomme banneret
workshop-blank-power = På den tomme evnebrikken
workshop-blank-none = Ingenting
workshop-board-which = Brett
workshop-board-box = Fra esken
workshop-board-random = Tilfeldig
workshop-board-of = { $title }
workshop-board-for = Dette brettet er for { $seats } spillere.
workshop-cards = Kortene i disse pakkene
workshop-cards-here = Pakker ved dette bordet
# $mode: added, only, blank
workshop-cards-about = { $mode ->
    [only] Bordet bruker disse bannerne og evnebrikkene i stedet for dem i esken.
    [blank] Bordet bruker det tomme banneret og den tomme evnebrikken, fylt ut slik.
   *[added] Bordet bruker disse bannerne og evnebrikkene og dem i esken.
  }
