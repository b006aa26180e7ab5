### Cards: what each race and each power does. Numbers come from the rules themselves.

## The numbers of a card

card-tokens = { $tokens ->
    [one] 1 Žeton
    [few] { $tokens } Žetony
   *[other] { $tokens } Žetonů
  }
card-supply = v krabici { $supply }

## Races

card-race-amazons = { $visitors ->
    [one] Bojuje s vámi { $visitors } Žeton navíc. Každý tah před příjmem { $visitors } Žeton opouští mapu; příští tah ho máte zpět.
    [few] Bojují s vámi { $visitors } Žetony navíc. Každý tah před příjmem { $visitors } Žetony opouštějí mapu; příští tah je máte zpět.
   *[other] Bojuje s vámi { $visitors } Žetonů navíc. Každý tah před příjmem { $visitors } Žetonů opouští mapu; příští tah je máte zpět.
  }
card-race-dwarves = 1 mince navíc za každý ovládaný důl, i v Úpadku.
card-race-elves = Ztráta Regionu nestojí ani jednoho Elfa: všichni se vracejí do ruky. V Úpadku už ne.
card-race-ghouls = V Úpadku zůstávají na mapě všichni a dobývají dál, vždy dřív než váš aktivní národ.
card-race-giants = Regiony vedle Pohoří, které Obři ovládají, stojí o Žeton méně.
card-race-halflings = Na mapu smějí vstoupit kdekoli. Jejich první Regiony dostanou Hobití noru (celkem { $holes }); dokud tam aktivní Hobiti zůstávají, nikdo tyto Regiony nesmí napadnout.
card-race-humans = 1 mince navíc za každý ovládaný rolnický Region.
card-race-orcs = 1 mince navíc za každý neprázdný Region dobytý v tomto tahu, i se Zapomenutým kmenem.
card-race-ratmen = Nic zvláštního neumějí, zato je jich spousta.
card-race-skeletons = { $grows_every ->
    [one] Každý neprázdný Region dobytý v tomto tahu přidá při přeskupení jeden Žeton.
    [few] Každé { $grows_every } neprázdné Regiony dobyté v tomto tahu přidají při přeskupení jeden Žeton.
   *[other] Každých { $grows_every } neprázdných Regionů dobytých v tomto tahu přidá při přeskupení jeden Žeton.
  }
card-race-sorcerers = Jednou za tah proti každému protivníkovi: osamocený aktivní Žeton vedle Mágů se promění v nového Mága. Region je váš.
card-race-tritons = Pevnina u Moře nebo Jezera stojí o Žeton méně.
card-race-trolls = V každém vašem Regionu vznikne Trolí doupě: útok na něj stojí o Žeton víc, i v Úpadku.
card-race-wizards = 1 mince navíc za každý ovládaný zdroj magie.

## Powers

card-power-alchemist = { $pays_each_turn ->
    [one] { $pays_each_turn } mince navíc každý tah, dokud je národ aktivní.
    [few] { $pays_each_turn } mince navíc každý tah, dokud je národ aktivní.
   *[other] { $pays_each_turn } mincí navíc každý tah, dokud je národ aktivní.
  }
card-power-berserk = Před každým dobytím smíte hodit kostkou; co padne, odečte se od ceny. Poslední pokus tento národ nemá.
card-power-bivouacking = { $camps ->
    [one] Každý tah stavíte { $camps } Polní tábor.
    [few] Každý tah stavíte { $camps } Polní tábory, klidně i víc do jednoho Regionu.
   *[other] Každý tah stavíte { $camps } Polních táborů, klidně i víc do jednoho Regionu.
  } Každý zdražuje svůj Region o Žeton a chrání osamocený Žeton před proměnou.
card-power-commando = Každý Region stojí o Žeton méně.
card-power-diplomat = Po příjmu smíte uzavřít příměří s protivníkem, jehož aktivní národ váš národ v tomto tahu nenapadl. Do vašeho příštího tahu jeho aktivní národ nesmí útočit na váš.
card-power-dragon_master = Jednou za tah Drak s jediným Žetonem dobude Region v dosahu, ať je tam kdokoli. Dokud tam Drak zůstává, nikdo Region nesmí napadnout.
card-power-flying = Dosáhnete na veškerou pevninu, blízkou i dalekou; na vodu ne.
card-power-forest = 1 mince navíc za každý ovládaný lesnatý Region.
card-power-fortified = Jednou za tah smíte postavit Pevnost, celkem nejvýše { $fortresses }. U aktivního národa vynáší minci navíc a její Region zdražuje o Žeton, i po přechodu do Úpadku.
card-power-heroic = { $heroes ->
    [one] Na konci tahu stojí { $heroes } Hrdina v Regionu, který nikdo nesmí napadnout.
    [few] Na konci tahu stojí { $heroes } Hrdinové v různých Regionech, které nikdo nesmí napadnout.
   *[other] Na konci tahu stojí { $heroes } Hrdinů v různých Regionech, které nikdo nesmí napadnout.
  }
card-power-hill = 1 mince navíc za každý ovládaný kopcovitý Region.
card-power-merchant = 1 mince navíc za každý ovládaný Region.
card-power-mounted = Kopcovité a rolnické Regiony stojí o Žeton méně.
card-power-pillaging = 1 mince navíc za každý neprázdný Region dobytý v tomto tahu, i se Zapomenutým kmenem.
card-power-seafaring = Dobývat lze i Moře a Jezero, a ta vám zůstanou i v Úpadku.
card-power-spirit = V Úpadku tento národ zůstane, dokud ho někdo nevytlačí, a vedle něj smíte mít v Úpadku další.
card-power-stout = Do Úpadku smíte přejít i na konci tahu, hned po vyplacení příjmu.
card-power-swamp = 1 mince navíc za každý ovládaný bažinatý Region.
card-power-underworld = Regiony s Jeskyní stojí o Žeton méně a pro vás každá Jeskyně sousedí se všemi ostatními.
card-power-wealthy = { $pays_first_turn ->
    [one] { $pays_first_turn } mince navíc, jednou, na konci prvního tahu.
    [few] { $pays_first_turn } mince navíc, jednou, na konci prvního tahu.
   *[other] { $pays_first_turn } mincí navíc, jednou, na konci prvního tahu.
  }
