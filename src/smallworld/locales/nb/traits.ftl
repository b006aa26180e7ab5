### Rules made from numbers: one sentence for each number or flag of a race or a power of one's own.
###
### Sentences follow each other as they are listed here; each must make sense alone. “You” is who
### plays the race; occupied regions are those with tokens or a Lost Tribe in them. $kinds is a list
### of kinds of regions by their names, “hill, mine, or coast”: it stands after a colon, so that no
### word of it has to change its form.

trait-nothing = Ingen særskilte evner.

## Kinds of regions that have no name of their own

trait-kind-coast = kyst
trait-kind-land = alt land
trait-kind-water = alt vann
trait-kind-anywhere = enhver region

## Where it may go

trait-enters_anywhere = Rasen kan komme inn hvor som helst på kartet.
trait-reaches_all_land = Alt land er innen rekkevidde, nært eller fjernt.
trait-tunnels = Disse regnes alle som naboer til hverandre: { $kinds }.
trait-sails = Hav og innsjø kan også erobres, og de forblir dine når rasen er inaktiv.

## What it costs

trait-saves_on = { $tokens ->
    [one] Koster en tropp mindre å erobre: { $kinds }.
   *[other] Koster { $tokens } tropper mindre å erobre: { $kinds }.
  }
trait-saves_beside = { $tokens ->
    [one] Naboer til en av disse du holder, koster en tropp mindre å erobre: { $kinds }.
   *[other] Naboer til en av disse du holder, koster { $tokens } tropper mindre å erobre: { $kinds }.
  }
trait-rolls_first = Du kan kaste terningen før hver erobring; det den viser, trekkes fra prisen. Noe siste forsøk får du ikke.
trait-converts = Én gang per tur mot hver motstander byttes en enslig aktiv tropp ved siden av en av dine ut med en av dine egne. Regionen er din.
trait-dragon = Én gang per tur tar dragen og én tropp en landregion innen rekkevidde, uansett hvem som er der. Ingen kan angripe den så lenge dragen blir.
trait-visitors = { $tokens ->
    [one] En ekstra tropp kjemper med; den forlater kartet hver tur før inntekten.
   *[other] { $tokens } ekstra tropper kjemper med; de forlater kartet hver tur før inntekten.
  }
trait-saves_from_declined = { $tokens ->
    [one] Regioner med en inaktiv rase koster en tropp mindre å erobre.
   *[other] Regioner med en inaktiv rase koster { $tokens } tropper mindre å erobre.
  }
trait-saves_from_tribes = { $tokens ->
    [one] Regioner med et Glemt Folkeslag koster en tropp mindre å erobre.
   *[other] Regioner med et Glemt Folkeslag koster { $tokens } tropper mindre å erobre.
  }
trait-saves_even_rounds = { $tokens ->
    [one] I partallsrunder koster hver region en tropp mindre å erobre.
   *[other] I partallsrunder koster hver region { $tokens } tropper mindre å erobre.
  }
trait-saves_first_turn = { $tokens ->
    [one] I turen der du velger rasen, koster hver region en tropp mindre å erobre.
   *[other] I turen der du velger rasen, koster hver region { $tokens } tropper mindre å erobre.
  }
trait-costs_more_on = Koster en tropp mer å erobre: { $kinds }.

## What it brings

trait-pays_on = { $coins ->
    [one] En bonusmynt for hver av disse du holder: { $kinds }.
   *[other] { $coins } bonusmynter for hver av disse du holder: { $kinds }.
  }
trait-pays_beside = { $coins ->
    [one] En bonusmynt for hver region du holder ved siden av en av disse: { $kinds }.
   *[other] { $coins } bonusmynter for hver region du holder ved siden av en av disse: { $kinds }.
  }
# Follows one of the two above.
trait-pays_in_decline = De betaler videre når rasen er inaktiv.
trait-pays_each_turn = { $coins ->
    [one] En bonusmynt hver tur så lenge rasen er aktiv.
   *[other] { $coins } bonusmynter hver tur så lenge rasen er aktiv.
  }
trait-pays_first_turn = { $coins ->
    [one] Én bonusmynt, én gang, på slutten av den første turen.
   *[other] { $coins } bonusmynter, én gang, på slutten av den første turen.
  }
trait-pays_per_conquest = { $coins ->
    [one] En bonusmynt for hver bebodd region som tas denne turen.
   *[other] { $coins } bonusmynter for hver bebodd region som tas denne turen.
  }
trait-pays_per_empty_conquest = { $coins ->
    [one] En bonusmynt for hver tom region som tas denne turen.
   *[other] { $coins } bonusmynter for hver tom region som tas denne turen.
  }
trait-pays_per_fortress = { $coins ->
    [one] En bonusmynt for hver festning i regionene dine.
   *[other] { $coins } bonusmynter for hver festning i regionene dine.
  }
trait-pays_less_on = En mynt mindre for hver av disse du holder: { $kinds }.
trait-pays_less_elsewhere = Hver av de andre regionene dine gir en mynt mindre.
trait-pays_per_pair = En bonusmynt for hvert par av disse du holder: { $kinds }.
trait-pays_in_peace = { $coins ->
    [one] En bonusmynt på slutten av en tur der du ikke angrep noen aktiv rase.
   *[other] { $coins } bonusmynter på slutten av en tur der du ikke angrep noen aktiv rase.
  }
trait-pays_up_to = { $coins ->
    [one] En bonusmynt på slutten av turen hvis antallet regioner er { $regions } eller mindre.
   *[other] { $coins } bonusmynter på slutten av turen hvis antallet regioner er { $regions } eller mindre.
  }
trait-pays_beyond = En bonusmynt for hver region du holder ut over { $regions }.
trait-pays_per_group = { $coins ->
    [one] En bonusmynt for hver atskilte gruppe av regionene dine.
   *[other] { $coins } bonusmynter for hver atskilte gruppe av regionene dine.
  }
trait-pays_if_joined = { $coins ->
    [one] En bonusmynt hvis alle regionene dine henger sammen.
   *[other] { $coins } bonusmynter hvis alle regionene dine henger sammen.
  }
trait-pays_per_lonely = { $coins ->
    [one] En bonusmynt for hver av regionene dine uten annen rase eller Glemt Folkeslag som nabo.
   *[other] { $coins } bonusmynter for hver av regionene dine uten annen rase eller Glemt Folkeslag som nabo.
  }
trait-pays_per_stack = En bonusmynt for hver av regionene dine med minst { $tokens } tropper.

## How it grows

trait-grows_every = { $regions ->
    [one] Hver bebodd region som tas denne turen, gir en ny tropp når du omfordeler.
   *[other] Hver { $regions }. bebodde region som tas denne turen, gir en ny tropp når du omfordeler.
  }
trait-grows_each_turn = { $tokens ->
    [one] Hver tur kommer en ny tropp til når du omfordeler.
   *[other] Hver tur kommer { $tokens } nye tropper til når du omfordeler.
  }
trait-grows_on = Når du omfordeler, kommer en ny tropp til for hver av disse du holder: { $kinds }.

## How it holds out

trait-defends_on = Så lenge rasen er aktiv, koster det andre en tropp mer å ta fra deg: { $kinds }.
trait-loses_none = Det koster ingen tropp å miste en region så lenge rasen er aktiv.
trait-camps = { $pieces ->
    [one] En leir å slå opp hver tur; den gjør regionen én tropp dyrere.
   *[other] { $pieces } leire å slå opp hver tur; hver gjør regionen én tropp dyrere.
  }
trait-fortresses = { $pieces ->
    [one] Du kan bygge én festning, som gjør regionen én tropp dyrere, også når rasen er inaktiv.
   *[other] Bygg én festning per tur så lenge det står færre enn { $pieces } på kartet. Hver gjør regionen én tropp dyrere, også når rasen er inaktiv.
  }
trait-heroes = { $pieces ->
    [one] En helt settes på slutten av hver tur i en region, som ingen kan angripe.
   *[other] { $pieces } helter settes på slutten av hver tur i like mange ulike regioner, som ingen kan angripe.
  }
trait-holes = { $pieces ->
    [one] Den første regionen som tas, får en jordhule, og ingen kan angripe den så lenge rasen er aktiv og blir der.
   *[other] De første { $pieces } regionene som tas, får en jordhule hver, og ingen kan angripe dem så lenge rasen er aktiv og blir der.
  }
trait-lairs = Hver region får en trollhule, som gjør den én tropp dyrere, også når rasen er inaktiv.
trait-makes_peace = Etter inntekten kan du velge en motstander hvis aktive rase du lot være i fred denne turen. Til din neste tur kan den spillerens aktive rase ikke angripe din.

## How it ends

trait-declines_late = Du kan la rasen stagnere på slutten av en tur, når inntekten er utbetalt.
trait-lasts = Som inaktiv blir rasen til den er drevet ut. Den teller ikke som den inaktive rasen din, så du kan ha enda en.
trait-acts_in_decline = Som inaktive blir alle troppene på kartet og fortsetter å erobre, alltid før den aktive rasen din.

## Labels of the keys in the form of the workshop

workshop-word-saves_on = Billigere regioner
workshop-word-saves_beside = Billigere naboer
workshop-word-saves_tokens = Hvor mange tropper mindre
    .about = For alt som er billigere.
workshop-word-rolls_first = Terning før hver erobring
workshop-word-converts = Bytter ut enslige tropper
workshop-word-defends_on = Vanskeligere å ta
workshop-word-pays_on = Mynter for regioner
workshop-word-pays_beside = Mynter for naboer
workshop-word-pays_coins = Hvor mange mynter for hver
    .about = For hver region som betaler.
workshop-word-pays_in_decline = Betaler også som inaktiv
workshop-word-pays_per_conquest = Mynter for å ta bebodde regioner
workshop-word-pays_per_empty_conquest = Mynter for å ta tomme regioner
workshop-word-pays_each_turn = Mynter hver tur
workshop-word-pays_first_turn = Mynter i den første turen
workshop-word-enters_anywhere = Kommer inn hvor som helst
workshop-word-reaches_all_land = Flyr
workshop-word-tunnels = Graver tunneler
workshop-word-sails = Seiler
workshop-word-loses_none = Mister ingen tropper
workshop-word-visitors = Ekstra tropper
workshop-word-grows_every = Nye tropper for erobringer
workshop-word-grows_each_turn = Nye tropper hver tur
workshop-word-grows_on = Nye tropper for regioner
workshop-word-camps = Leire
workshop-word-fortresses = Festninger
workshop-word-pays_per_fortress = Mynter for festninger
workshop-word-heroes = Helter
workshop-word-holes = Jordhuler
workshop-word-lairs = Trollhuler
workshop-word-dragon = Drage
workshop-word-makes_peace = Fred
workshop-word-declines_late = Sen stagnering
workshop-word-lasts = Blir ved siden av enda en inaktiv rase
workshop-word-acts_in_decline = Handler videre som inaktiv
workshop-word-saves_from_declined = Billigere fra inaktive raser
workshop-word-saves_from_tribes = Billigere fra Glemte Folkeslag
workshop-word-saves_even_rounds = Billigere i partallsrunder
workshop-word-saves_first_turn = Billigere i den første turen
workshop-word-costs_more_on = Dyrere regioner
workshop-word-pays_less_on = Færre mynter for regioner
workshop-word-pays_less_elsewhere = Færre mynter andre steder
workshop-word-pays_per_pair = Mynter for par
workshop-word-pays_in_peace = Mynter for fred
workshop-word-pays_up_to = Mynter for få regioner
workshop-word-pays_up_to_coins = Hvor mange mynter
    .about = For en tur med få regioner.
workshop-word-pays_beyond = Mynter over et antall regioner
workshop-word-pays_per_group = Mynter for atskilte grupper
workshop-word-pays_if_joined = Mynter hvis alt henger sammen
workshop-word-pays_per_lonely = Mynter for ensomme regioner
workshop-word-pays_per_stack = Mynter for store styrker
