### The workshop: races, powers and boards of one's own, and how they come to a table.
###
### $kind is “race” or “power”. A tile is a race banner or a power badge; a pack is a small collection of
### tiles and boards that people give each other. What the rules of a tile say is in traits.ftl.

## The bench

workshop-lead = I lådan ligger ett blankt Banér och ett blankt Emblem. Fyll dem: hitta på ett folkslag eller en Specialförmåga, se kortet, pröva det mot bottar, ta reda på om det är balanserat och spela med vänner.
workshop-make = Gör något nytt
workshop-make-race = Nytt folkslag
    .about = Med en egen talang
workshop-make-power = Ny förmåga
    .about = Ett Emblem för vilket folkslag som helst
workshop-make-board = Ny karta
    .about = Gjord av slumpen, ändrad av dig
workshop-untitled = Utan titel
workshop-untitled-board = Min karta
workshop-own = På den här enheten
workshop-own-nothing = Här finns inget än. Gör något här ovanför, eller kopiera ett av serverns paket och ändra i det.
workshop-unfinished = Inte färdigt än
workshop-server = På den här servern
workshop-server-nothing = Servern har inga paket än.
workshop-looking = Letar efter paket …
workshop-gone = Det här finns inte längre.
workshop-count-races = { $count } folkslag
workshop-count-powers = { $count ->
    [one] 1 Specialförmåga
   *[other] { $count } Specialförmågor
  }
workshop-count-boards = { $count ->
    [one] 1 karta
   *[other] { $count } kartor
  }
workshop-count-nothing = Tomt

## Files

workshop-import = Från fil
    .about = Öppna ett paket som någon har skickat, eller som du själv har sparat. Det kontrolleras först.
workshop-import-read = Öppna
workshop-import-line = Rad { NUMBER($line, useGrouping: 0) }: { $message }
workshop-import-too-large = Filen är för stor. Ett paket får vara på högst 64 KB.
workshop-export = Spara som fil
workshop-copy = Kopiera som text

## A pack

workshop-tiles = Folkslag och Specialförmågor
workshop-boards = Kartor
workshop-no-boards = Ingen karta i paketet.
workshop-use = Till nytt bord
workshop-take-copy = Kopiera till min verkstad
workshop-change = Redigera
workshop-drop = Radera { $name }
workshop-delete = Radera
    .about = Det här raderar ”{ $title }” från enheten. Vill du behålla en kopia, spara den som fil först.
    .yes = Radera paketet
workshop-to-pack = Tillbaka till ”{ $title }”
workshop-about = Om paketet
    .about = { $id } { $version }
workshop-about-title = Titel
workshop-about-about = Med en mening
workshop-about-author = Gjort av
workshop-about-licence = Vad andra får göra med det
workshop-about-version = Version
workshop-about-id = Namn i spelfiler

## Cards

workshop-kind-race = Folkslag
workshop-kind-power = Specialförmåga
workshop-card-race = { $tokens ->
    [one] 1 bricka
   *[other] { $tokens } brickor
  }, { $supply } totalt
# $lender is a race of the box.
workshop-card-borrows = { $tokens ->
    [one] 1 bricka, lånad från { $lender_the }, som lämnar spelet
   *[other] { $tokens } brickor, lånade från { $lender_the }, som lämnar spelet
  }
workshop-card-power = { $tokens ->
    [0] Ingen bricka
    [one] 1 bricka
   *[other] { $tokens } brickor
  } till folkslaget
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
workshop-reading = { $on ->
    [yes] Källorna är oense. Här spelas: { $reading }
   *[no] Källorna är oense. En annan läsning: { $reading }
  }
workshop-readings = Regler som källorna är oense om

## The form of a tile

workshop-new-race = Nytt folkslag
workshop-new-power = Ny förmåga
workshop-first = Namn, bild och brickor
workshop-name = { $kind ->
    [power] Vad heter Specialförmågan?
   *[race] Vad heter folkslaget?
  }
workshop-name-like = { $kind ->
    [power] Lyktbärande
   *[race] Kärrbor
  }
workshop-words = Fler texter
    .about = Andra språk, namnets former, regeln i dina egna ord
workshop-own-rule = Regeln i dina egna ord
    .about = Lämnas fältet tomt skriver vi regeln utifrån dina val ovanför, på alla språk.
workshop-forms = Namnets former i meningar
# $form is the name of a form of names.ftl: “one” is one of the race, the others differ by language.
workshop-form = { $form ->
    [inside] Mitt i en mening
    [one] En av dem
    [the] Bestämd form
    [joined] Sist i ett sammansatt ord
    [the_joined] Sist i ett ord, bestämd form
   *[other] { $form }
  }
workshop-other-languages = På andra språk
workshop-emblem = Bild
workshop-emblem-letters = Namnets bokstäver
workshop-emblem-own = Din bild
workshop-emblem-upload = Ladda upp SVG
workshop-emblem-too-large = Bilden är för stor: den får vara på högst 20 KB. Förenkla den.
workshop-emblem-named = { $id ->
    [flame] Låga
    [sun] Sol
    [moon] Måne
    [star] Stjärna
    [drop] Droppe
    [wave] Vågor
    [leaf] Löv
    [tree] Träd
    [mushroom] Svamp
    [feather] Fjäder
    [paw] Tass
    [eye] Öga
    [tower] Torn
    [hammer] Hammare
    [anchor] Ankare
    [key] Nyckel
   *[other] { $id }
  }
workshop-tokens = { $kind ->
    [power] Brickor på Emblemet
   *[race] Brickor på Banéret
  }
    .about = Högst { $most }. Ju starkare talang, desto färre brickor.
workshop-source = Varifrån kommer brickorna?
workshop-source-own = Egna
    .about = Finns alltid här. Vid ett riktigt bord skulle du behöva extra brickor.
workshop-source-borrowed = Lånade
    .about = Som i regelboken: ett folkslag ur lådan lånar ut sina brickor och lämnar spelet.
workshop-supply = Brickor totalt
    .about = Med det största Emblemet behövs { $needed }.
workshop-lender-who = Vem lånar ut dem?
workshop-lender = { $race }: { $supply } brickor
workshop-less = Minska: { $label }
workshop-more = Öka: { $label }
# Stands where kinds of regions will be listed: “A token less to conquer: choose below.”
workshop-kinds-open = välj nedan
workshop-mechanics = Vad det kan
workshop-find = Hitta en egenskap
    .placeholder = mynt, tärning, Nedgång …
workshop-found = { $count ->
    [0] Hittade inget. Prova ett annat ord.
    [one] 1 egenskap hittad
   *[other] { $count } egenskaper hittade
  }
workshop-nothing-said = Inget särskilt
workshop-preview = Kortet
workshop-checking = Kontrollerar …
workshop-sound = Allt i sin ordning
workshop-faults = { $count ->
    [one] 1 sak att rätta till
   *[other] { $count } saker att rätta till
  }
workshop-try = Provspela
    .about = Du och två bottar, med det nya överst i kolumnen.
workshop-try-unnamed = { $kind ->
    [power] Ge Specialförmågan ett namn först.
   *[race] Ge folkslaget ett namn först.
  }
workshop-try-short = Prova
workshop-try-pack = Provspela med ”{ $title }”

## The groups of the form; traits.ftl has the labels of the keys in them

workshop-group-conquest = Erövring
workshop-group-defence = Försvar
workshop-group-coins = Vinstmynt
workshop-group-conditions = Vinstmynt på villkor
workshop-group-events = Vinstmynt som byter ägare
workshop-group-column = Val av folkslag
workshop-group-movement = Rörelse
workshop-group-tokens = Brickor
workshop-group-redeployment = Omgruppering
workshop-group-pieces = Markörer
workshop-group-markers = Egna markörer
workshop-group-decline = Nedgång

## Is it fair?

workshop-balance = Är det balanserat?
    .about = { $kind ->
        [power] Bottar spelar partier där Specialförmågan går att välja, och räknar vad den ger, jämfört med lådans alla Specialförmågor.
       *[race] Bottar spelar partier där folkslaget går att välja, och räknar vad det ger, jämfört med lådans alla folkslag.
      }
workshop-balance-how-many = Hur noga?
workshop-balance-games = { $games } partier
workshop-balance-size = { $games ->
    [100] En snabb första uppskattning.
    [400] Räcker för att välja antalet brickor.
   *[other] Noggrannare blir det inte. Ta en fikapaus.
  }
workshop-balance-begin = Låt bottarna spela
workshop-balance-stop = Stopp
# $state: waiting, running
workshop-balance-running = { $state ->
    [waiting] Väntar i kö; det börjar av sig självt.
   *[other] { $done } av { $of } partier spelade.
  }
workshop-balance-failed = Det gick inte. Försök igen.
# $verdict: too_weak, weak, fair, strong, too_strong
workshop-verdict = { $verdict ->
    [too_weak] { $name }: för svag
    [weak] { $name }: ganska svag
    [strong] { $name }: ganska stark
    [too_strong] { $name }: för stark
   *[fair] { $name }: balanserad
  }
# Estimates come as text, with the ends of the range they are surely in: $lead, $lead_low, $lead_high and so on.
workshop-balance-lead = Extra Vinstmynt i slutet, jämfört med lådans genomsnitt: { $lead } (mellan { $lead_low } och { $lead_high }).
workshop-balance-lift = Extra vinster per 100 partier: { $lift } (mellan { $lift_low } och { $lift_high }).
workshop-balance-turn = Den ger { $turn } Vinstmynt per tur ({ $games } partier).
workshop-fair = Med { $fair ->
    [one] 1 bricka
   *[other] { $fair } brickor
  } i stället för { $tokens } vore den ungefär lika bra som lådans egna.
workshop-fair-now = Med de brickor den har är den ungefär lika bra som lådans egna.
workshop-fair-none = Inget antal brickor skulle göra den balanserad. Ändra vad den kan.
workshop-partners-best = Bäst med
workshop-partners-worst = Sämst med
workshop-partner-lead = { $lead } Vinstmynt
workshop-chart = Vinstmynt över eller under lådans genomsnitt

## Boards

workshop-generator = Generatorn
workshop-regions = { $regions } Regioner
    .about = Lådans karta har { $usual }.
workshop-seed = Kartnummer
workshop-another = Prova en annan
workshop-board-making = Ritar kartan …
workshop-board-map = Kartan. Piltangenterna går från Region till Region, Enter väljer.
# $state: making, drawing, wrong, sound
workshop-board-state = { $state ->
    [making] Gör en karta …
    [drawing] Ritar din ändring …
    [wrong] { $count ->
        [one] 1 sak att rätta till
       *[other] { $count } saker att rätta till
      }
   *[sound] { $tribes ->
        [one] Allt i sin ordning: { $regions } Regioner, varav { $land } på land, och en Glömd Stam
       *[other] Allt i sin ordning: { $regions } Regioner, varav { $land } på land, och { $tribes } Glömda Stammar
      }
  }
workshop-board-whole = Hela kartan
workshop-board-play = Spela på kartan
workshop-board-anew = Göra en annan karta?
    .about = Dina egna ändringar går förlorade.
    .yes = Gör en annan
workshop-rounds = Rundor
# $what is a list such as “forest, mine”; $tribe: true, false
workshop-region = { $name } ({ $number }): { $what }{ $tribe ->
    [true] , Glömd Stam
   *[false] {""}
  }
workshop-region-none = Klicka på en Region på kartan för att ändra den.
workshop-region-change = Redigera Regionen
workshop-region-name = Namn på Region { $number }
workshop-region-show = Visa Region { $number }
workshop-terrain = Terräng
workshop-symbols = Symboler
workshop-tribe = Glömd Stam

## The shelf

shelf-lead = Alla paket på den här servern och på den här enheten. Sök efter en bricka, en regel eller en upphovsperson.
shelf-search = Sök bland paket och brickor
    .placeholder = Svartalfer, träsk, Nedgång …
shelf-found = { $count ->
    [0] Hittade inget. Prova ett annat ord.
    [one] 1 paket
   *[other] { $count } paket
  }
# $section: table, own, base, expansion, example, installed
shelf-section = { $section ->
    [table] Vid det här bordet
    [own] På den här enheten
    [base] Grundspelet
    [expansion] Expansioner
    [example] Exempel
   *[installed] Installerat på den här servern
  }
shelf-here = Används vid ditt bord
shelf-to-table = Tillbaka till bordet
shelf-version = Version:
shelf-author = Av:
shelf-licence = Licens:
shelf-languages = Språk:
# Instead of a list of languages.
shelf-every-language = alla { $count }
shelf-hash = Hash:
shelf-tiles-found = { $count ->
    [one] 1 bricka hittad
   *[other] { $count } brickor hittade
  }

## At a table

workshop-at-table = Paket och karta
workshop-at-table-summary = { $packs ->
    [0] { $board ->
        [box] Som i lådan
        [random] Slumpad karta
       *[own] Karta ur ett paket
      }
    [one] { $board ->
        [box] 1 paket
        [random] 1 paket, slumpad karta
       *[own] 1 paket och dess karta
      }
   *[other] { $board ->
        [box] { $packs } paket
        [random] { $packs } paket, slumpad karta
       *[own] { $packs } paket, karta ur ett paket
      }
  }
workshop-packs-which = Välj paket
workshop-packs-most = Högst åtta paket per bord.
workshop-packs-none = Inga paket än.
workshop-to-workshop = Öppna verkstaden
workshop-mix = Hur ska de blandas?
workshop-mix-added = Lägg till i lådan
    .about = Allt ur lådan och ur paketen.
workshop-mix-only = Bara paketen
    .about = Bara paketens folkslag och Specialförmågor. Har paketen inga av det ena slaget används lådans.
workshop-mix-blank = De blanka
    .about = Som i regelboken: ett folkslag på det blanka Banéret, en Specialförmåga på det blanka Emblemet.
workshop-blank-race = På det blanka Banéret
workshop-blank-power = På det blanka Emblemet
workshop-blank-none = Inget
workshop-board-which = Karta
workshop-board-box = Lådans
workshop-board-random = Slumpad
workshop-board-of = { $title }
workshop-board-for = Den här kartan är för { $seats } spelare.
workshop-cards = Paketens kort
workshop-cards-here = Paket vid bordet
# $mode: added, only, blank
workshop-cards-about = { $mode ->
    [only] Vid det här bordet spelar ni med dessa i stället för lådans Banér och Emblem.
    [blank] Vid det här bordet är det blanka ifyllt så här.
   *[added] Vid det här bordet spelar ni med dessa utöver lådans Banér och Emblem.
  }
