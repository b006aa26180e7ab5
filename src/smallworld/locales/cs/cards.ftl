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
    [one] Od prvního tahu s vámi bojuje { $visitors } Žeton navíc. Každý tah před příjmem zase { $visitors } Žeton mapu opouští a čeká ve vaší ruce na další tah.
    [few] Od prvního tahu s vámi bojují { $visitors } Žetony navíc. Každý tah před příjmem zase { $visitors } Žetony mapu opouštějí a čekají ve vaší ruce na další tah.
   *[other] Od prvního tahu s vámi bojuje { $visitors } Žetonů navíc. Každý tah před příjmem zase { $visitors } Žetonů mapu opouští a čeká ve vaší ruce na další tah.
  }
card-race-dwarves = Každý ovládaný důl vynese minci navíc, a to i v Úpadku.
card-race-elves = Ztráta Regionu nestojí ani jednoho Elfa: všichni se vracejí do ruky. V Úpadku už ne.
card-race-ghouls = V Úpadku zůstávají na mapě všichni a dobývají dál, vždy dřív než váš aktivní národ.
card-race-giants = Regiony vedle Pohoří, které Obři ovládají, stojí o Žeton méně.
card-race-halflings = Na mapu smějí vstoupit kdekoli. Jejich první Regiony dostanou Hobití noru (celkem { $holes }); dokud tam aktivní Hobiti zůstávají, nikdo tyto Regiony nesmí napadnout.
card-race-humans = Za každý ovládaný rolnický Region mince navíc.
card-race-orcs = Za každý neprázdný Region dobytý v tomto tahu mince navíc, Zapomenuté kmeny nevyjímaje.
card-race-ratmen = Nic zvláštního neumějí, zato je jich spousta.
card-race-skeletons = { $grows_every ->
    [one] Každý neprázdný Region dobytý v tomto tahu přidá při přeskupení jeden Žeton.
    [few] Každé { $grows_every } neprázdné Regiony dobyté v tomto tahu přidají při přeskupení jeden Žeton.
   *[other] Každých { $grows_every } neprázdných Regionů dobytých v tomto tahu přidá při přeskupení jeden Žeton.
  }
card-race-sorcerers = Jednou za tah proti každému protivníkovi: osamocený aktivní Žeton vedle Mágů se promění v nového Mága. Region je váš.
card-race-tritons = Pobřeží, ať u Moře, nebo u Jezera, stojí o Žeton méně.
card-race-trolls = V každém jejich Regionu vznikne Trolí doupě, které ho o Žeton zdraží, i po přechodu do Úpadku.
card-race-wizards = Za každý ovládaný zdroj magie mince navíc.

## Powers

card-power-alchemist = { $pays_each_turn ->
    [one] Dokud je národ aktivní, každý tah mince navíc.
    [few] Dokud je národ aktivní, každý tah { $pays_each_turn } mince navíc.
   *[other] Dokud je národ aktivní, každý tah { $pays_each_turn } mincí navíc.
  }
card-power-berserk = Před každým dobytím smíte hodit kostkou; co padne, odečte se od ceny. Poslední pokus tento národ nemá.
card-power-bivouacking = { $camps ->
    [one] Každý tah stavíte { $camps } Polní tábor.
    [few] Každý tah stavíte { $camps } Polní tábory, klidně i víc do jednoho Regionu.
   *[other] Každý tah stavíte { $camps } Polních táborů, klidně i víc do jednoho Regionu.
  } Každý zdražuje svůj Region o Žeton a chrání osamocený Žeton před proměnou.
card-power-commando = Každý Region stojí o Žeton méně.
card-power-diplomat = Po příjmu smíte zvolit protivníka, jehož aktivní národ váš národ v tomto tahu nenapadl. Až do vašeho příštího tahu jeho aktivní národ nesmí útočit na váš.
card-power-dragon_master = Jednou za tah Drak s jediným Žetonem dobude Region v dosahu, ať je tam kdokoli. Dokud tam Drak zůstává, nikdo Region nesmí napadnout.
card-power-flying = Dosáhnete na veškerou pevninu, blízkou i dalekou; na vodu ne.
card-power-forest = Za každý ovládaný lesnatý Region mince navíc.
card-power-fortified = Jednou za tah smíte postavit Pevnost, celkem nejvýše { $fortresses }. U aktivního národa vynáší minci navíc a její Region zdražuje o Žeton, i po přechodu do Úpadku.
card-power-heroic = { $heroes ->
    [one] Na konci tahu stojí { $heroes } Hrdina v Regionu, který nikdo nesmí napadnout.
    [few] Na konci tahu stojí { $heroes } Hrdinové v různých Regionech, které nikdo nesmí napadnout.
   *[other] Na konci tahu stojí { $heroes } Hrdinů v různých Regionech, které nikdo nesmí napadnout.
  }
card-power-hill = Za každý ovládaný kopcovitý Region mince navíc.
card-power-merchant = Za každý ovládaný Region mince navíc.
card-power-mounted = Kopcovité a rolnické Regiony stojí o Žeton méně.
card-power-pillaging = Za každý neprázdný Region dobytý v tomto tahu mince navíc, Zapomenuté kmeny nevyjímaje.
card-power-seafaring = Dobývat lze i Moře a Jezero, a ta vám zůstanou i v Úpadku.
card-power-spirit = V Úpadku národ vydrží, dokud ho někdo nevytlačí: vedle něj je místo pro druhý národ v Úpadku.
card-power-stout = Do Úpadku smíte přejít i na konci tahu, hned po vyplacení příjmu.
card-power-swamp = Za každý ovládaný bažinatý Region mince navíc.
card-power-underworld = Regiony s Jeskyní stojí o Žeton méně a z jedné Jeskyně sousedíte se všemi ostatními.
card-power-wealthy = { $pays_first_turn ->
    [one] Jednou, na konci prvního tahu, mince navíc.
    [few] Jednou, na konci prvního tahu, { $pays_first_turn } mince navíc.
   *[other] Jednou, na konci prvního tahu, { $pays_first_turn } mincí navíc.
  }
