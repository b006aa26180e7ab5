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
trait-reaches_two_steps = Du kan også erobre regioner to skritt unna; hav kan ikke krysses.

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
trait-regroups = Én gang per tur, etter en erobring, kan du ta opp alle troppene unntatt én i hver region og erobre med dem igjen.
trait-hires = { $tokens ->
    [one] Ved hver erobring kan du betale 1 mynt for å spare en tropp, også etter kastet i det siste forsøket.
   *[other] Ved hver erobring kan du betale 1 mynt for å spare { $tokens } tropper, også etter kastet i det siste forsøket.
  }
trait-hurls_on = { $tokens ->
    [one] Ved omfordelingen får du ett skudd for hver av disse du holder: { $kinds }. Hvert skudd du bruker i en erobring, sparer en tropp og er borte.
   *[other] Ved omfordelingen får du ett skudd for hver av disse du holder: { $kinds }. Hvert skudd du bruker i en erobring, sparer { $tokens } tropper og er borte.
  }
trait-catapult = Én gang per tur setter du katapulten i en av regionene dine: ingen kan angripe den før din neste tur, og du kan erobre én region nøyaktig to skritt unna, ikke over hav, for en tropp mindre.
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
trait-least_tokens = En region kan verken tas eller holdes med færre enn { $tokens } tropper.

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
trait-pays_up_to_held = Det krever at du har minst én region.
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
trait-takes_per_conquest = { $coins ->
    [one] For hver region du tar fra en aktiv rase, gir spilleren deg en mynt, hvis han har en.
   *[other] For hver region du tar fra en aktiv rase, gir spilleren deg { $coins } mynter, så langt han har dem.
  }
trait-pays_per_far_conquest = { $coins ->
    [one] Straks en mynt for hver region du erobrer som ikke er nabo til dine.
   *[other] Straks { $coins } mynter for hver region du erobrer som ikke er nabo til dine.
  }
trait-takes_from_neighbours = { $coins ->
    [one] Etter inntekten gir hver spiller med en aktiv rase ved siden av din deg en mynt, hvis han har en.
   *[other] Etter inntekten gir hver spiller med en aktiv rase ved siden av din deg { $coins } mynter, så langt han har dem.
  }
trait-pays_per_abandoned = { $coins ->
    [one] En bonusmynt for hver region du forlater denne turen; de kan ikke tas tilbake i samme tur.
   *[other] { $coins } bonusmynter for hver region du forlater denne turen; de kan ikke tas tilbake i samme tur.
  }
trait-pays_at_pick = { $coins ->
    [one] Når du velger rasen, får du en mynt for hver inaktiv rase.
   *[other] Når du velger rasen, får du { $coins } mynter for hver inaktiv rase.
  }
trait-pays_per_decline = { $coins ->
    [one] Så lenge rasen er aktiv, får du en mynt hver gang en rase blir inaktiv, også denne.
   *[other] Så lenge rasen er aktiv, får du { $coins } mynter hver gang en rase blir inaktiv, også denne.
  }

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
trait-grows_per_active = { $tokens ->
    [one] Ved omfordelingen får du en ny tropp for hver region du tok fra en aktiv rase denne turen.
   *[other] Ved omfordelingen får du { $tokens } nye tropper for hver region du tok fra en aktiv rase denne turen.
  }
trait-victims_grow = { $tokens ->
    [one] En aktiv rase du tar en region fra, får en ny tropp.
   *[other] En aktiv rase du tar en region fra, får { $tokens } nye tropper.
  }
trait-scatters = Ved omfordelingen blir 1 tropp i hver region; alle andre venter utenfor kartet til din neste tur.
trait-stays_put = Ingen omfordeling: troppene blir der de er, og resten venter utenfor kartet til din neste tur.
trait-survivors_return = Tropper som overlever tapet av en region, venter ikke: de plasseres på slutten av den turen.
trait-gathers_tokens = { $tokens ->
    [one] Hver gang noen hopper over rasen, får den en tropp til.
   *[other] Hver gang noen hopper over rasen, får den { $tokens } tropper til.
  }
trait-skip_coins = { $coins ->
    [one] Den som hopper over rasen, legger en mynt på den.
   *[other] Den som hopper over rasen, legger { $coins } mynter på den.
  }
trait-collects_losses = { $tokens ->
    [one] Så lenge rasen er aktiv, samler den alle tropper og Glemte Folkeslag som noen mister i erobringer. Når turen din begynner, blir hvert sett på like mange som det er spillere, til en ny tropp.
   *[other] Så lenge rasen er aktiv, samler den alle tropper og Glemte Folkeslag som noen mister i erobringer. Når turen din begynner, blir hvert sett på like mange som det er spillere, til { $tokens } nye tropper.
  }
trait-rolls_for_losses = For hver tropp du mister til en annen spiller, kastes terningen på slutten av den turen: du får like mange nye tropper.

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
trait-charges_attackers = { $coins ->
    [one] Så lenge rasen er aktiv, betaler den som tar en region fra deg, en mynt til deg, hvis han har en.
   *[other] Så lenge rasen er aktiv, betaler den som tar en region fra deg, { $coins } mynter til deg, så langt han har dem.
  }
trait-rewards_attackers = { $coins ->
    [one] Så lenge rasen er aktiv, får den som tar en region fra deg, en mynt fra banken.
   *[other] Så lenge rasen er aktiv, får den som tar en region fra deg, { $coins } mynter fra banken.
  }
trait-pays_per_loss = { $coins ->
    [one] Så lenge rasen er aktiv, får du en mynt fra banken for hver region en motstander tar fra deg.
   *[other] Så lenge rasen er aktiv, får du { $coins } mynter fra banken for hver region en motstander tar fra deg.
  }
trait-immune_on = Så lenge rasen er aktiv, kan ingen angripe disse av regionene dine: { $kinds }.
trait-markers = { $pieces ->
    [one] Du har 1 markør å plassere ved omfordelingen.
   *[other] Du har { $pieces } markører å plassere ved omfordelingen, høyst én i hver av regionene dine.
  }
trait-markers_on = Per tur kan du plassere høyst én markør for hver av disse du holder: { $kinds }.
trait-markers_near = Markører kan også plasseres i regioner ved siden av dine.
trait-markers_beside = Hver markør plasseres i en region ved siden av den den hører til, aldri i dine egne.
trait-markers_empty = Andre spilleres tropper der går tilbake på hånden uten tap; inaktive raser og Glemte Folkeslag forsvinner.
trait-markers_pay = { $coins ->
    [one] Hver markør som fortsatt ligger der når din neste tur begynner, gir 1 mynt og er brukt. Erobrer noen regionen først, får de mynten.
   *[other] Hver markør som fortsatt ligger der når din neste tur begynner, gir { $coins } mynter og er brukt. Erobrer noen regionen først, får de myntene.
  }
trait-markers_defend = { $tokens ->
    [one] En region med en markør koster en tropp mer så lenge rasen er aktiv.
   *[other] En region med en markør koster { $tokens } tropper mer så lenge rasen er aktiv.
  }
trait-markers_cost = { $coins ->
    [one] En region med en markør gir andre spillere 1 mynt mindre.
   *[other] En region med en markør gir andre spillere { $coins } mynter mindre.
  }
trait-markers_bonus = { $coins ->
    [one] Hver av dine regioner med en markør gir 1 bonusmynt.
   *[other] Hver av dine regioner med en markør gir { $coins } bonusmynter.
  }
trait-markers_close = Ingen kan erobre en region med en markør før din neste tur begynner; da kommer markørene tilbake til deg.

## How it ends

trait-declines_late = Du kan la rasen stagnere på slutten av en tur, når inntekten er utbetalt.
trait-lasts = Som inaktiv blir rasen til den er drevet ut. Den teller ikke som den inaktive rasen din, så du kan ha enda en.
trait-acts_in_decline = Som inaktive blir alle troppene på kartet og fortsetter å erobre, alltid før den aktive rasen din.
trait-pays_each_turn_in_decline = { $coins ->
    [one] Som inaktiv gir rasen en mynt hver tur så lenge den har en region.
   *[other] Som inaktiv gir rasen { $coins } mynter hver tur så lenge den har en region.
  }
trait-vanishes_for = { $coins ->
    [one] Når rasen blir inaktiv, forlater alle tropper kartet, og du får en mynt for hver region de hadde.
   *[other] Når rasen blir inaktiv, forlater alle tropper kartet, og du får { $coins } mynter for hver region de hadde.
  }
trait-immune_in_decline = Når rasen er inaktiv, kan ingen angripe disse av regionene dens: { $kinds }.
trait-charges_in_decline = { $coins ->
    [one] Når rasen er inaktiv, betaler den som tar en av regionene dens, en mynt til deg, hvis han har en.
   *[other] Når rasen er inaktiv, betaler den som tar en av regionene dens, { $coins } mynter til deg, så langt han har dem.
  }
trait-builds_tower = Når rasen stagnerer, flytter én tropp fra hver region til en av regionene, som du velger. Der gir hver tropp 1 mynt per tur, og alle forsvarer.

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
workshop-word-pays_up_to_held = Ikke uten en region
workshop-word-pays_beyond = Mynter over et antall regioner
workshop-word-pays_per_group = Mynter for atskilte grupper
workshop-word-pays_if_joined = Mynter hvis alt henger sammen
workshop-word-pays_per_lonely = Mynter for ensomme regioner
workshop-word-pays_per_stack = Mynter for store styrker
workshop-word-reaches_two_steps = Rekker to skritt
workshop-word-least_tokens = Minst så mange tropper
workshop-word-takes_per_conquest = Tar mynter ved erobring
workshop-word-pays_per_far_conquest = Mynter for fjerne erobringer
workshop-word-takes_from_neighbours = Tar mynter fra naboer
workshop-word-pays_per_abandoned = Mynter for forlatte regioner
workshop-word-pays_at_pick = Mynter ved valget
workshop-word-pays_per_decline = Mynter ved hver stagnering
workshop-word-grows_per_active = Nye tropper fra aktive raser
workshop-word-victims_grow = Ofre får tropper
workshop-word-scatters = Én tropp i hver region
workshop-word-stays_put = Ingen omfordeling
workshop-word-survivors_return = Overlevende vender straks tilbake
workshop-word-regroups = En ny runde erobringer
workshop-word-hires = Tropper spart for en mynt
workshop-word-hurls_on = Skudd
workshop-word-hurls_tokens = Tropper spart per skudd
    .about = For hvert skudd som brukes i en erobring.
workshop-word-catapult = Katapult
workshop-word-rolls_for_losses = Terning for tapte tropper
workshop-word-builds_tower = Tårn som inaktiv
workshop-word-markers = Markører
workshop-word-markers_on = Én markør for hver
workshop-word-markers_near = Markører ved siden av
workshop-word-markers_beside = Markører ved siden av, ikke i
workshop-word-markers_pay = Mynter per markør
workshop-word-markers_defend = Markører gjør dyrere
workshop-word-markers_cost = Markører koster andre mynter
workshop-word-markers_bonus = Mynter for egne markører
workshop-word-markers_close = Markører stenger regionen
workshop-word-markers_empty = Markører driver ut tropper
workshop-word-gathers_tokens = Vokser når den hoppes over
workshop-word-skip_coins = Mynter for å hoppe over
workshop-word-charges_attackers = Angripere betaler
workshop-word-rewards_attackers = Angripere belønnes
workshop-word-pays_per_loss = Mynter for tapte regioner
workshop-word-immune_on = Uangripelige regioner
workshop-word-pays_each_turn_in_decline = Mynter hver tur som inaktiv
workshop-word-vanishes_for = Forsvinner som inaktiv
workshop-word-immune_in_decline = Uangripelig som inaktiv
workshop-word-charges_in_decline = Angripere betaler når den er inaktiv
workshop-word-collects_losses = Samler det andre mister
