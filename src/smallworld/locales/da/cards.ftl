### Cards: what each race and each power does. Numbers come from the rules themselves.

## The numbers of a card

card-tokens = { $tokens ->
    [one] 1 Trop
   *[other] { $tokens } Tropper
  }
card-supply = { $supply } i æsken

## Races

card-race-amazons = { $visitors } ekstra Tropper kæmper med fra første tur. Hver tur, før Sejrsmønterne udbetales, forlader { $visitors } Tropper spillebrættet igen og kommer på din hånd til den næste.
card-race-dwarves = 1 Bonusmønt for hver Mine, du har. Minerne giver også, når dine Dwarves er Inaktive.
card-race-elves = En tabt Region koster ingen Elf: Alle kommer tilbage på din hånd. Gælder ikke, når de er Inaktive.
card-race-ghouls = Som Inaktive bliver alle Ghouls på spillebrættet og erobrer videre, altid før din Aktive Race.
card-race-giants = Naboregioner til et Bjerg, dine Giants kontrollerer, koster en Trop mindre.
card-race-halflings = De må begynde hvor som helst. Deres første { $holes } Regioner får et Jordhul, og ingen kan angribe dem, så længe dine Halflings er Aktive og bliver dér.
card-race-humans = 1 Bonusmønt for hver Landbrugsregion, du har.
card-race-orcs = 1 Bonusmønt for hver befæstet Region, du erobrer i turen, også fra Glemte Folkeslag.
card-race-ratmen = Ingen særlige talenter; der er bare rigtig mange af dem.
card-race-skeletons = { $grows_every ->
    [one] Hver befæstet Region, du erobrer i turen, giver en Trop mere ved omfordelingen.
   *[other] For hver { $grows_every } befæstede Regioner, du erobrer i turen, får du en Trop mere ved omfordelingen.
  }
card-race-sorcerers = Én gang pr. tur mod hver modstander udskiftes en enlig, Aktiv Trop ved siden af en Sorcerer med en ny Sorcerer. Regionen er din.
card-race-tritons = Land ved et Hav eller en Sø koster en Trop mindre.
card-race-trolls = Hver af deres Regioner får en Troldehule, som gør den én Trop dyrere at angribe, også når dine Trolls er Inaktive.
card-race-wizards = 1 Bonusmønt for hver Magiregion, du har.

## Powers

card-power-alchemist = { $pays_each_turn ->
    [one] 1 Bonusmønt hver tur, så længe Racen er Aktiv.
   *[other] { $pays_each_turn } Bonusmønter hver tur, så længe Racen er Aktiv.
  }
card-power-berserk = Du må slå med terningen forud for hver erobring; dens øjne trækkes fra prisen. Til gengæld er der intet sidste forsøg.
card-power-bivouacking = { $camps } Lejre, som placeres hver tur, gerne flere i samme Region. Hver Lejr gør sin Region én Trop dyrere og beskytter en enlig Trop mod trolddom.
card-power-commando = Enhver Region koster en Trop mindre.
card-power-diplomat = Efter optjeningen må du vælge en modstander, hvis Aktive Race du lod være i fred i turen. Indtil din næste tur kan den spillers Aktive Race ikke angribe din.
card-power-dragon_master = Én gang pr. tur erobrer Dragen og én Trop en Region inden for rækkevidde, uanset hvem der står dér. Ingen kan angribe den, så længe Dragen bliver.
card-power-flying = Alt land er inden for rækkevidde, nært eller fjernt, dog ikke vand.
card-power-forest = 1 Bonusmønt for hver Skovregion, du har.
card-power-fortified = Du må bygge én Fæstning pr. tur, i alt op til { $fortresses }. Hver giver en Bonusmønt, så længe Racen er Aktiv, og gør sin Region én Trop dyrere, også når Racen er Inaktiv.
card-power-heroic = { $heroes } Helte stilles sidst i hver tur i { $heroes } forskellige Regioner, som ingen kan angribe.
card-power-hill = 1 Bonusmønt for hver Bakkeregion, du har.
card-power-merchant = 1 Bonusmønt for hver Region, du har.
card-power-mounted = Bakker og Landbrug koster en Trop mindre.
card-power-pillaging = 1 Bonusmønt for hver befæstet Region, du erobrer i turen, også fra Glemte Folkeslag.
card-power-seafaring = Også Have og Søen kan erobres, og de forbliver dine, når Racen er Inaktiv.
card-power-spirit = Som Inaktiv bliver Racen, til den er drevet ud, og du må have endnu en Inaktiv Race ved siden af.
card-power-stout = Du må gøre Racen Inaktiv sidst i en tur, når dens Sejrsmønter er udbetalt.
card-power-swamp = 1 Bonusmønt for hver Sumpregion, du har.
card-power-underworld = Underjordiske Huler koster en Trop mindre, og for dig er hver af dem nabo til alle de andre.
card-power-wealthy = { $pays_first_turn ->
    [one] 1 Bonusmønt, kun én gang, sidst i den første tur.
   *[other] { $pays_first_turn } Bonusmønter, kun én gang, sidst i den første tur.
  }
