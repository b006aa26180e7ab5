### Rules made from numbers: one sentence for each number or flag of a race or a power of one's own.
###
### Sentences follow each other as they are listed here; each must make sense alone. “You” is who
### plays the race; occupied regions are those with tokens or a Lost Tribe in them. $kinds is a list
### of kinds of regions by their names, “hill, mine, or coast”: it stands after a colon, so that no
### word of it has to change its form.

trait-nothing = Inga särskilda talanger.

## Kinds of regions that have no name of their own

trait-kind-coast = Kust
trait-kind-land = allt land
trait-kind-water = allt vatten
trait-kind-anywhere = vilken Region som helst

## Where it may go

trait-enters_anywhere = Folkslaget får komma in på kartan var som helst.
trait-reaches_all_land = Allt land är inom räckhåll, nära som fjärran.
trait-tunnels = Dessa räknas alla som grannar till varandra: { $kinds }.
trait-sails = Även Hav och Sjöar kan erövras, och de förblir dina efter Nedgången.
trait-reaches_two_steps = Du får även erövra Regioner två steg bort; ett Hav kan inte korsas.

## What it costs

trait-saves_on = { $tokens ->
    [one] Kostar en bricka mindre att erövra: { $kinds }.
   *[other] Kostar { $tokens } brickor mindre att erövra: { $kinds }.
  }
trait-saves_beside = { $tokens ->
    [one] Grannar till en sådan Region du håller kostar en bricka mindre att erövra: { $kinds }.
   *[other] Grannar till en sådan Region du håller kostar { $tokens } brickor mindre att erövra: { $kinds }.
  }
trait-rolls_first = Du får slå tärningen inför varje erövring; det den visar dras av från priset. Något sista erövringsförsök finns inte.
trait-converts = En gång per tur mot varje motståndare byts en ensam aktiv bricka intill en av dina ut mot en av dina egna. Regionen är din.
trait-dragon = En gång per tur tar Draken och en bricka vilken landregion som helst inom räckhåll, vem som än står där. Ingen kan anfalla den så länge Draken ligger kvar.
trait-visitors = { $tokens ->
    [one] En extra bricka slåss med; den lämnar kartan varje tur före inkomsten.
   *[other] { $tokens } extra brickor slåss med; de lämnar kartan varje tur före inkomsten.
  }
trait-regroups = En gång per tur, efter en erövring, får du ta upp alla dina brickor utom en i varje Region och erövra med dem igen.
trait-hires = { $tokens ->
    [one] Vid varje erövring får du betala ett Vinstmynt för att spara en bricka, även efter slaget i ditt sista försök.
   *[other] Vid varje erövring får du betala ett Vinstmynt för att spara { $tokens } brickor, även efter slaget i ditt sista försök.
  }
trait-hurls_on = { $tokens ->
    [one] Vid omgrupperingen får du ett skott för var och en av dessa du håller: { $kinds }. Varje skott du använder i en erövring sparar en bricka och är förbrukat.
   *[other] Vid omgrupperingen får du ett skott för var och en av dessa du håller: { $kinds }. Varje skott du använder i en erövring sparar { $tokens } brickor och är förbrukat.
  }
trait-catapult = En gång per tur ställer du din Katapult i en av dina Regioner: ingen kan anfalla den före din nästa tur, och du får erövra en Region exakt två steg bort, inte över ett Hav, för en bricka mindre.
trait-saves_from_declined = { $tokens ->
    [one] Regioner med ett folkslag i Nedgång kostar en bricka mindre att erövra.
   *[other] Regioner med ett folkslag i Nedgång kostar { $tokens } brickor mindre att erövra.
  }
trait-saves_from_tribes = { $tokens ->
    [one] Regioner med en Glömd Stam kostar en bricka mindre att erövra.
   *[other] Regioner med en Glömd Stam kostar { $tokens } brickor mindre att erövra.
  }
trait-saves_even_rounds = { $tokens ->
    [one] I jämna rundor kostar varje Region en bricka mindre att erövra.
   *[other] I jämna rundor kostar varje Region { $tokens } brickor mindre att erövra.
  }
trait-saves_first_turn = { $tokens ->
    [one] Den tur du väljer folkslaget kostar varje Region en bricka mindre att erövra.
   *[other] Den tur du väljer folkslaget kostar varje Region { $tokens } brickor mindre att erövra.
  }
trait-costs_more_on = Kostar en bricka mer att erövra: { $kinds }.
trait-least_tokens = En Region kan varken tas eller hållas med färre än { $tokens } brickor.

## What it brings

trait-pays_on = { $coins ->
    [one] Ett extra Vinstmynt för varje sådan Region du håller: { $kinds }.
   *[other] { $coins } extra Vinstmynt för varje sådan Region du håller: { $kinds }.
  }
trait-pays_beside = { $coins ->
    [one] Ett extra Vinstmynt för varje Region du håller intill något av detta: { $kinds }.
   *[other] { $coins } extra Vinstmynt för varje Region du håller intill något av detta: { $kinds }.
  }
# Follows one of the two above.
trait-pays_in_decline = De fortsätter betala i Nedgång.
trait-pays_each_turn = { $coins ->
    [one] Ett extra Vinstmynt varje tur, så länge folkslaget är aktivt.
   *[other] { $coins } extra Vinstmynt varje tur, så länge folkslaget är aktivt.
  }
trait-pays_first_turn = { $coins ->
    [one] Ett extra Vinstmynt, en enda gång, i slutet av första turen.
   *[other] { $coins } extra Vinstmynt, en enda gång, i slutet av första turen.
  }
trait-pays_per_conquest = { $coins ->
    [one] Ett extra Vinstmynt för varje befolkad Region du tagit i turen.
   *[other] { $coins } extra Vinstmynt för varje befolkad Region du tagit i turen.
  }
trait-pays_per_empty_conquest = { $coins ->
    [one] Ett extra Vinstmynt för varje tom Region du tagit i turen.
   *[other] { $coins } extra Vinstmynt för varje tom Region du tagit i turen.
  }
trait-pays_per_fortress = { $coins ->
    [one] Ett extra Vinstmynt för varje Fästning i dina Regioner.
   *[other] { $coins } extra Vinstmynt för varje Fästning i dina Regioner.
  }
trait-pays_less_on = Ett Vinstmynt mindre för varje sådan Region du håller: { $kinds }.
trait-pays_less_elsewhere = Var och en av dina övriga Regioner ger ett Vinstmynt mindre.
trait-pays_per_pair = Ett extra Vinstmynt för vartannat av dessa du håller: { $kinds }.
trait-pays_in_peace = { $coins ->
    [one] Ett extra Vinstmynt i slutet av en tur då du inte anföll något aktivt folkslag.
   *[other] { $coins } extra Vinstmynt i slutet av en tur då du inte anföll något aktivt folkslag.
  }
trait-pays_up_to = { $coins ->
    [one] Ett extra Vinstmynt i slutet av turen om antalet Regioner är { $regions } eller färre.
   *[other] { $coins } extra Vinstmynt i slutet av turen om antalet Regioner är { $regions } eller färre.
  }
trait-pays_up_to_held = Det kräver att du har minst en Region.
trait-pays_beyond = Ett extra Vinstmynt för varje Region du håller utöver { $regions }.
trait-pays_per_group = { $coins ->
    [one] Ett extra Vinstmynt för varje åtskild grupp av dina Regioner.
   *[other] { $coins } extra Vinstmynt för varje åtskild grupp av dina Regioner.
  }
trait-pays_if_joined = { $coins ->
    [one] Ett extra Vinstmynt om alla dina Regioner hänger ihop.
   *[other] { $coins } extra Vinstmynt om alla dina Regioner hänger ihop.
  }
trait-pays_per_lonely = { $coins ->
    [one] Ett extra Vinstmynt för varje Region du håller utan annat folkslag eller Glömd Stam intill.
   *[other] { $coins } extra Vinstmynt för varje Region du håller utan annat folkslag eller Glömd Stam intill.
  }
trait-pays_per_stack = Ett extra Vinstmynt för varje Region där du har minst { $tokens } brickor.
trait-takes_per_conquest = { $coins ->
    [one] För varje Region du tar från ett aktivt folkslag ger dess spelare dig ett Vinstmynt, om det finns.
   *[other] För varje Region du tar från ett aktivt folkslag ger dess spelare dig { $coins } Vinstmynt, så långt de räcker.
  }
trait-pays_per_far_conquest = { $coins ->
    [one] Genast ett Vinstmynt för varje Region du erövrar som inte gränsar till dina.
   *[other] Genast { $coins } Vinstmynt för varje Region du erövrar som inte gränsar till dina.
  }
trait-takes_from_neighbours = { $coins ->
    [one] Efter inkomsten ger varje spelare vars aktiva folkslag gränsar till ditt dig ett Vinstmynt, om det finns.
   *[other] Efter inkomsten ger varje spelare vars aktiva folkslag gränsar till ditt dig { $coins } Vinstmynt, så långt de räcker.
  }
trait-pays_per_abandoned = { $coins ->
    [one] Ett extra Vinstmynt för varje Region du överger i turen; de kan inte återtas samma tur.
   *[other] { $coins } extra Vinstmynt för varje Region du överger i turen; de kan inte återtas samma tur.
  }
trait-pays_at_pick = { $coins ->
    [one] När du väljer folkslaget får du ett Vinstmynt för varje folkslag i Nedgång.
   *[other] När du väljer folkslaget får du { $coins } Vinstmynt för varje folkslag i Nedgång.
  }
trait-pays_per_decline = { $coins ->
    [one] Så länge folkslaget är aktivt får du ett Vinstmynt varje gång ett folkslag går i Nedgång, även detta.
   *[other] Så länge folkslaget är aktivt får du { $coins } Vinstmynt varje gång ett folkslag går i Nedgång, även detta.
  }

## How it grows

trait-grows_every = { $regions ->
    [one] För varje befolkad Region du tar i turen får du en ny bricka när du omorganiserar.
   *[other] För varje { $regions } befolkade Regioner du tar i turen får du en ny bricka när du omorganiserar.
  }
trait-grows_each_turn = { $tokens ->
    [one] En ny bricka ansluter sig varje tur när du omorganiserar.
   *[other] { $tokens } nya brickor ansluter sig varje tur när du omorganiserar.
  }
trait-grows_on = När du omorganiserar ansluter sig en ny bricka för varje sådan Region du håller: { $kinds }.
trait-grows_per_active = { $tokens ->
    [one] Vid omgrupperingen får du en ny bricka för varje Region du tagit från ett aktivt folkslag i turen.
   *[other] Vid omgrupperingen får du { $tokens } nya brickor för varje Region du tagit från ett aktivt folkslag i turen.
  }
trait-victims_grow = { $tokens ->
    [one] Ett aktivt folkslag som du tar en Region från får en ny bricka.
   *[other] Ett aktivt folkslag som du tar en Region från får { $tokens } nya brickor.
  }
trait-scatters = Vid omgrupperingen stannar 1 bricka i varje Region; alla andra väntar utanför kartan till din nästa tur.
trait-stays_put = Ingen omgruppering: brickorna står kvar, och resten väntar utanför kartan till din nästa tur.
trait-survivors_return = Brickor som överlever förlusten av en Region väntar inte: de placeras i slutet av den turen.
trait-gathers_tokens = { $tokens ->
    [one] Varje gång någon hoppar över folkslaget får det en bricka till.
   *[other] Varje gång någon hoppar över folkslaget får det { $tokens } brickor till.
  }
trait-skip_coins = { $coins ->
    [one] Den som hoppar över folkslaget lägger ett Vinstmynt på det.
   *[other] Den som hoppar över folkslaget lägger { $coins } Vinstmynt på det.
  }
trait-collects_losses = { $tokens ->
    [one] Så länge folkslaget är aktivt samlar det alla brickor och Glömda Stammar som någon förlorar i erövringar. När din tur börjar blir varje uppsättning av lika många som det finns spelare en ny bricka.
   *[other] Så länge folkslaget är aktivt samlar det alla brickor och Glömda Stammar som någon förlorar i erövringar. När din tur börjar blir varje uppsättning av lika många som det finns spelare { $tokens } nya brickor.
  }
trait-rolls_for_losses = För varje bricka du förlorar till en annan spelare slås tärningen i slutet av den turen: du får lika många nya brickor.

## How it holds out

trait-defends_on = Så länge folkslaget är aktivt kostar det andra en bricka mer att ta från dig: { $kinds }.
trait-loses_none = Ingen bricka går förlorad när du mister en Region, så länge folkslaget är aktivt.
trait-camps = { $pieces ->
    [one] En Bivack att slå upp varje tur; den gör Regionen en bricka dyrare.
   *[other] { $pieces } Bivacker att slå upp varje tur; var och en gör Regionen en bricka dyrare.
  }
trait-fortresses = { $pieces ->
    [one] Du får bygga en enda Fästning, som gör Regionen en bricka dyrare, även efter Nedgången.
   *[other] Bygg en Fästning per tur, så länge färre än { $pieces } står på kartan. Var och en gör Regionen en bricka dyrare, även efter Nedgången.
  }
trait-heroes = { $pieces ->
    [one] En Hjälte slutar varje tur i en Region, som ingen kan anfalla.
   *[other] { $pieces } Hjältar slutar varje tur i lika många olika Regioner, som ingen kan anfalla.
  }
trait-holes = { $pieces ->
    [one] Den första Regionen som tas får ett Hål-i-Marken, och den kan ingen anfalla så länge folkslaget är aktivt och stannar.
   *[other] De { $pieces } första Regionerna som tas får var sitt Hål-i-Marken, och dem kan ingen anfalla så länge folkslaget är aktivt och stannar.
  }
trait-lairs = Varje Region får en Trollhåla, som gör den en bricka dyrare, även efter Nedgången.
trait-makes_peace = Efter inkomsten får du välja en motståndare vars aktiva folkslag du lät vara i turen. Till din nästa tur får den spelarens aktiva folkslag inte anfalla ditt.
trait-charges_attackers = { $coins ->
    [one] Så länge folkslaget är aktivt betalar den som tar en Region från dig ett Vinstmynt till dig, om det finns.
   *[other] Så länge folkslaget är aktivt betalar den som tar en Region från dig { $coins } Vinstmynt till dig, så långt de räcker.
  }
trait-rewards_attackers = { $coins ->
    [one] Så länge folkslaget är aktivt får den som tar en Region från dig ett Vinstmynt från banken.
   *[other] Så länge folkslaget är aktivt får den som tar en Region från dig { $coins } Vinstmynt från banken.
  }
trait-pays_per_loss = { $coins ->
    [one] Så länge folkslaget är aktivt får du ett Vinstmynt från banken för varje Region en motståndare tar från dig.
   *[other] Så länge folkslaget är aktivt får du { $coins } Vinstmynt från banken för varje Region en motståndare tar från dig.
  }
trait-immune_on = Så länge folkslaget är aktivt kan ingen anfalla dessa av dina Regioner: { $kinds }.
trait-markers = { $pieces ->
    [one] Du har en egen markör att placera vid omgrupperingen.
   *[other] Du har { $pieces } egna markörer att placera vid omgrupperingen, högst en i varje Region du håller.
  }
trait-markers_on = Per tur får du placera högst en markör för var och en av dessa du håller: { $kinds }.
trait-markers_near = Markörerna får även placeras i Regioner intill dina.
trait-markers_beside = Varje markör placeras i en Region intill den som den hör till, aldrig i dina egna.
trait-markers_empty = Andra spelares brickor där går tillbaka till handen utan förlust; folkslag i Nedgång och Glömda Stammar försvinner.
trait-markers_pay = { $coins ->
    [one] Varje markör som ligger kvar när din nästa tur börjar ger ett Vinstmynt och är förbrukad. Erövrar någon Regionen dessförinnan får den spelaren myntet.
   *[other] Varje markör som ligger kvar när din nästa tur börjar ger { $coins } Vinstmynt och är förbrukad. Erövrar någon Regionen dessförinnan får den spelaren mynten.
  }
trait-markers_defend = { $tokens ->
    [one] En Region med en markör kostar en bricka mer, så länge folkslaget är aktivt.
   *[other] En Region med en markör kostar { $tokens } brickor mer, så länge folkslaget är aktivt.
  }
trait-markers_cost = { $coins ->
    [one] En Region med en markör ger andra spelare ett Vinstmynt mindre.
   *[other] En Region med en markör ger andra spelare { $coins } Vinstmynt mindre.
  }
trait-markers_bonus = { $coins ->
    [one] Var och en av dina Regioner med en markör ger ett extra Vinstmynt.
   *[other] Var och en av dina Regioner med en markör ger { $coins } extra Vinstmynt.
  }
trait-markers_close = Ingen kan erövra en Region med en markör förrän din nästa tur börjar; då kommer markörerna tillbaka till dig.

## How it ends

trait-declines_late = Du får gå i Nedgång i slutet av en tur, när inkomsten är utbetald.
trait-lasts = I Nedgång stannar folkslaget tills det fördrivs. Det räknas inte som ditt folkslag i Nedgång, så du får ha ännu ett.
trait-acts_in_decline = I Nedgång stannar varje bricka på kartan och fortsätter att erövra, alltid före ditt aktiva folkslag.
trait-pays_each_turn_in_decline = { $coins ->
    [one] I Nedgång ger folkslaget ett Vinstmynt varje tur, så länge det håller en Region.
   *[other] I Nedgång ger folkslaget { $coins } Vinstmynt varje tur, så länge det håller en Region.
  }
trait-vanishes_for = { $coins ->
    [one] I Nedgång lämnar alla brickor kartan, och du får ett Vinstmynt för varje Region de höll.
   *[other] I Nedgång lämnar alla brickor kartan, och du får { $coins } Vinstmynt för varje Region de höll.
  }
trait-immune_in_decline = I Nedgång kan ingen anfalla dessa av folkslagets Regioner: { $kinds }.
trait-charges_in_decline = { $coins ->
    [one] I Nedgång betalar den som tar en av folkslagets Regioner ett Vinstmynt till dig, om det finns.
   *[other] I Nedgång betalar den som tar en av folkslagets Regioner { $coins } Vinstmynt till dig, så långt de räcker.
  }
trait-builds_tower = När folkslaget går i Nedgång flyttar en bricka från varje Region till en av dess Regioner, som du väljer. Där ger varje bricka ett Vinstmynt per tur, och alla försvarar.

## Labels of the keys in the form of the workshop

workshop-word-saves_on = Billigare Regioner
workshop-word-saves_beside = Billigare intill
workshop-word-saves_tokens = Hur många brickor mindre
    .about = För allt som är billigare.
workshop-word-rolls_first = Tärning inför varje erövring
workshop-word-converts = Byter ut ensamma brickor
workshop-word-defends_on = Svårare att ta
workshop-word-pays_on = Vinstmynt för Regioner
workshop-word-pays_beside = Vinstmynt för Regioner intill
workshop-word-pays_coins = Hur många Vinstmynt vardera
    .about = För varje Region som betalar.
workshop-word-pays_in_decline = Betalar även i Nedgång
workshop-word-pays_per_conquest = Vinstmynt för tagna befolkade Regioner
workshop-word-pays_per_empty_conquest = Vinstmynt för tagna tomma Regioner
workshop-word-pays_each_turn = Vinstmynt varje tur
workshop-word-pays_first_turn = Vinstmynt första turen
workshop-word-enters_anywhere = Kommer in var som helst
workshop-word-reaches_all_land = Flyger
workshop-word-tunnels = Tunnlar
workshop-word-sails = Seglar
workshop-word-loses_none = Förlorar inga brickor
workshop-word-visitors = Extra brickor
workshop-word-grows_every = Växer med erövringar
workshop-word-grows_each_turn = Växer varje tur
workshop-word-grows_on = Växer med Regioner
workshop-word-camps = Bivacker
workshop-word-fortresses = Fästningar
workshop-word-pays_per_fortress = Vinstmynt för Fästningar
workshop-word-heroes = Hjältar
workshop-word-holes = Hål-i-Marken
workshop-word-lairs = Trollhålor
workshop-word-dragon = Drake
workshop-word-makes_peace = Fred
workshop-word-declines_late = Sen Nedgång
workshop-word-lasts = Stannar bredvid nästa folkslag i Nedgång
workshop-word-acts_in_decline = Agerar i Nedgång
workshop-word-saves_from_declined = Billigare från folkslag i Nedgång
workshop-word-saves_from_tribes = Billigare från Glömda Stammar
workshop-word-saves_even_rounds = Billigare i jämna rundor
workshop-word-saves_first_turn = Billigare första turen
workshop-word-costs_more_on = Dyrare Regioner
workshop-word-pays_less_on = Färre Vinstmynt för Regioner
workshop-word-pays_less_elsewhere = Färre Vinstmynt på annat håll
workshop-word-pays_per_pair = Vinstmynt för par
workshop-word-pays_in_peace = Vinstmynt för fred
workshop-word-pays_up_to = Vinstmynt för få Regioner
workshop-word-pays_up_to_coins = Hur många Vinstmynt
    .about = För en tur med få Regioner.
workshop-word-pays_up_to_held = Inte utan en Region
workshop-word-pays_beyond = Vinstmynt över ett antal Regioner
workshop-word-pays_per_group = Vinstmynt för åtskilda grupper
workshop-word-pays_if_joined = Vinstmynt om allt hänger ihop
workshop-word-pays_per_lonely = Vinstmynt för ensliga Regioner
workshop-word-pays_per_stack = Vinstmynt för stora styrkor
workshop-word-reaches_two_steps = Når två steg
workshop-word-least_tokens = Minsta antal brickor
workshop-word-takes_per_conquest = Tar Vinstmynt vid erövring
workshop-word-pays_per_far_conquest = Vinstmynt för avlägsna erövringar
workshop-word-takes_from_neighbours = Tar Vinstmynt från grannar
workshop-word-pays_per_abandoned = Vinstmynt för övergivna Regioner
workshop-word-pays_at_pick = Vinstmynt vid valet
workshop-word-pays_per_decline = Vinstmynt vid varje Nedgång
workshop-word-grows_per_active = Växer på aktiva folkslag
workshop-word-victims_grow = Offer får brickor
workshop-word-scatters = En bricka i varje Region
workshop-word-stays_put = Ingen omgruppering
workshop-word-survivors_return = Överlevande återvänder genast
workshop-word-regroups = En andra omgång erövringar
workshop-word-hires = Brickor sparade för ett mynt
workshop-word-hurls_on = Skott
workshop-word-hurls_tokens = Brickor sparade per skott
    .about = För varje skott som används i en erövring.
workshop-word-catapult = Katapult
workshop-word-rolls_for_losses = Tärning för förlorade brickor
workshop-word-builds_tower = Torn i Nedgång
workshop-word-markers = Egna markörer
workshop-word-markers_on = En markör för varje
workshop-word-markers_near = Markörer intill
workshop-word-markers_beside = Markörer intill, inte i
workshop-word-markers_pay = Vinstmynt per markör
workshop-word-markers_defend = Markörer gör dyrare
workshop-word-markers_cost = Markörer kostar andra mynt
workshop-word-markers_bonus = Vinstmynt för egna markörer
workshop-word-markers_close = Markörer stänger Regionen
workshop-word-markers_empty = Markörer driver ut brickor
workshop-word-gathers_tokens = Växer när det hoppas över
workshop-word-skip_coins = Vinstmynt för att hoppa över
workshop-word-charges_attackers = Anfallare betalar
workshop-word-rewards_attackers = Anfallare belönas
workshop-word-pays_per_loss = Vinstmynt för förlorade Regioner
workshop-word-immune_on = Skyddade Regioner
workshop-word-pays_each_turn_in_decline = Vinstmynt varje tur i Nedgång
workshop-word-vanishes_for = Försvinner i Nedgång
workshop-word-immune_in_decline = Skyddad i Nedgång
workshop-word-charges_in_decline = Anfallare betalar i Nedgång
workshop-word-collects_losses = Samlar det andra förlorar
