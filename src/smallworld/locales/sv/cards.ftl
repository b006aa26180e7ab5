### Cards: what each race and each power does. Numbers come from the rules themselves.

## The numbers of a card

card-tokens = { $tokens ->
    [one] 1 bricka
   *[other] { $tokens } brickor
  }
card-supply = { $supply } i lådan

## Races

card-race-amazons = { $visitors } extra brickor slåss med redan från första turen. Varje tur, före inkomsten, lämnar { $visitors } brickor kartan och väntar i handen till nästa.
card-race-dwarves = 1 extra Vinstmynt för varje Gruva du håller, och Gruvorna fortsätter betala i Nedgång.
card-race-elves = Ingen Alv går förlorad när du mister en Region: alla kommer tillbaka till handen. Gäller inte i Nedgång.
card-race-ghouls = I Nedgång stannar varje Gast på kartan och fortsätter att erövra, alltid före ditt aktiva folkslag.
card-race-giants = Regioner intill ett Berg som Jättarna håller kostar en bricka mindre.
card-race-halflings = De får komma in var som helst. Deras { $holes } första Regioner får ett Hål-i-Marken, och dem kan ingen anfalla så länge Halvlängdsmännen är aktiva och stannar.
card-race-humans = 1 extra Vinstmynt för varje Åkermark du håller.
card-race-orcs = 1 extra Vinstmynt för varje befolkad Region du tagit i turen, även från Glömda Stammar.
card-race-ratmen = Inga särskilda talanger; de är bara väldigt många.
card-race-skeletons = { $grows_every ->
    [one] För varje befolkad Region du tar i turen får du en ny bricka när du omorganiserar.
   *[other] För varje { $grows_every } befolkade Regioner du tar i turen får du en ny bricka när du omorganiserar.
  }
card-race-sorcerers = En gång per tur mot varje motståndare byts en ensam aktiv bricka intill en Besvärjare ut mot en ny Besvärjare. Regionen är din.
card-race-tritons = Land vid Hav eller Sjö kostar en bricka mindre.
card-race-trolls = Var och en av deras Regioner får en Trollhåla, som gör den en bricka dyrare att anfalla även efter Nedgången.
card-race-wizards = 1 extra Vinstmynt för varje Magikälla du håller.

## Powers

card-power-alchemist = { $pays_each_turn } extra Vinstmynt varje tur, så länge folkslaget är aktivt.
card-power-berserk = Du får slå tärningen inför varje erövring; det den visar dras av från priset. Något sista erövringsförsök finns inte.
card-power-bivouacking = { $camps } Bivacker att slå upp varje tur, hur många du vill i samma Region. Var och en gör Regionen en bricka dyrare och skyddar en ensam bricka mot besvärjelser.
card-power-commando = Alla Regioner kostar en bricka mindre.
card-power-diplomat = Efter inkomsten får du välja en motståndare vars aktiva folkslag du lät vara i turen. Till din nästa tur får den spelarens aktiva folkslag inte anfalla ditt.
card-power-dragon_master = En gång per tur tar Draken och en bricka vilken Region som helst inom räckhåll, vem som än står där. Ingen kan anfalla den så länge Draken ligger kvar.
card-power-flying = Allt land är inom räckhåll, nära som fjärran; vatten är det inte.
card-power-forest = 1 extra Vinstmynt för varje Skog du håller.
card-power-fortified = Du får bygga en Fästning per tur, högst { $fortresses }. Var och en ger ett extra Vinstmynt så länge folkslaget är aktivt och gör Regionen en bricka dyrare, även efter Nedgången.
card-power-heroic = { $heroes } Hjältar slutar varje tur i { $heroes } olika Regioner, som ingen kan anfalla.
card-power-hill = 1 extra Vinstmynt för varje Kulle du håller.
card-power-merchant = 1 extra Vinstmynt för varje Region du håller.
card-power-mounted = Kullar och Åkermark kostar en bricka mindre.
card-power-pillaging = 1 extra Vinstmynt för varje befolkad Region du tagit i turen, även från Glömda Stammar.
card-power-seafaring = Även Hav och Sjöar kan erövras, och de förblir dina efter Nedgången.
card-power-spirit = I Nedgång stannar folkslaget tills det fördrivs, och du får ha ännu ett folkslag i Nedgång bredvid.
card-power-stout = Du får gå i Nedgång i slutet av en tur, när inkomsten är utbetald.
card-power-swamp = 1 extra Vinstmynt för varje Träsk du håller.
card-power-underworld = Grottor kostar en bricka mindre, och för dig är varje Grotta granne med alla andra.
card-power-wealthy = { $pays_first_turn } extra Vinstmynt, en enda gång, i slutet av första turen.
