### Learning the game: the lesson on a real board, and hints when something comes up first.
###
### $region is the name of a region, $price what it costs, $hand the tokens in hand, $coins what
### the turn brings; $people is a race with its power, $race a race and $race_one one of it;
### $rival is the name of the other player.

learn-rival-name = Ota
learn-title = Lekce
learn-step = Krok { $step } z { $steps }
learn-back = O krok zpět
learn-skip = Udělat za mě
learn-leave = Opustit lekci
    .left = Kdykoli tu můžete pokračovat.
learn-off = Tato hra se od lekce odchýlila. Vraťte se ke kroku, nebo hrajte po svém.
    .back = Zpět k lekci
    .on = Hrát dál

## The steps: what is to be done now, in a sentence or two; `.other` answers another move

learn-pick = Krátká hra na čtyři kola: soupeří s vámi { $rival } a vyhraje, kdo má víc mincí. Vyberte si { $people_accusative }: první karta je zdarma.
    .other = Dobrý postřeh. Teď si ale vezměte { $people_accusative }, nic nestojí.
learn-enter = Nové národy přicházejí z okraje mapy. Prázdný kraj stojí { $price ->
    [one] { $price } Žeton
    [few] { $price } Žetony
   *[other] { $price } Žetonů
  }: dobuďte Region { $region }.
    .other = I to by šlo. Začněte ale v Regionu { $region }: je rolnický a { $race_dative } vynáší minci navíc.
learn-tribe = Co vám stojí v cestě, zvyšuje cenu o 1 Žeton. V Regionu { $region } žije Zapomenutý kmen: dobuďte ho za { $price }.
    .other = Za chvíli. Nejdřív vezměte Zapomenutému kmeni Region { $region }.
learn-mountain = Pohoří stojí také o 1 víc a o 1 víc zaplatí i ten, kdo vám ho bude chtít vzít. Dobuďte Region { $region }.
    .other = Za chvíli. Nejdřív dobuďte Pohoří v Regionu { $region }.
learn-symbols = Symboly na mapě jsou důležité pro některé národy a schopnosti:
learn-stop = Zbývá jeden Žeton, a to na Region nestačí. Ukončete dobývání.
    .other = Na to dojde později: teď ukončete dobývání.
learn-place = S každým Žetonem je útok na Region dražší. Dejte je, kam chcete, nebo je rozdělte rovnoměrně.
    .other = Nejdřív umístěte své Žetony.
learn-income = Ukončete tah. Přinese { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }: 1 za každý Region a k tomu, co přidá národ a schopnost.
    .other = Ukončete tah a mince jsou vaše.
learn-attack = Na tahu je { $rival }. Za každý váš Žeton v Regionu platí o 1 víc.
learn-refuge = Přicházíte o Region { $region } a o 1 { $race_one_accusative }. Ostatní Žetony se vracejí: umístěte je.
    .other = Nejdřív umístěte Žetony, které se vrátily.
learn-ready = Žetony máte zase v ruce; v každém Regionu jeden zůstává, dokud ho neopustíte. Dobuďte sousední Region { $region }.
    .other = I to by šlo. Nejdřív ale dobuďte Region { $region }: rolnický kraj { $race_dative } vynáší dvakrát.
learn-die = Region { $region } stojí { $price }, v ruce máte { $hand }. Poslední dobytí můžete zkusit s kostkou: vybojujte ho zpět!
    .other = Kostka přichází v tahu až nakonec. Zkuste s ní Region { $region }.
learn-hold = Region { $region } je zase váš. Umístěte Žetony a ukončete tah.
    .other = Umístěte Žetony a ukončete tah.
learn-spread = Na tahu je { $rival }: nejdřív vrací na mapu vytlačený Žeton, pak hraje.
learn-decline = { $race } už nemají sílu se rozpínat. Nechte je přejít do Úpadku: bojovat přestanou, ale jejich Regiony vynášejí dál.
    .other = I to by šlo. Podívejte se ale, co dokáže Úpadek: { $race_inside } už mají málo Žetonů.
learn-grow = Na tahu je { $rival }. Příště začínáte s novým národem.
learn-again = Vyberte si nový národ. Na každou kartu před ním položíte 1 minci pro toho, kdo si ji vezme.
    .other = Nejdřív si vyberte nový národ.
learn-last = Poslední kolo! Dobuďte co nejvíc Regionů, pak skončete, umístěte Žetony a ukončete tah.
    .waiting = { $rival } hraje poslední tah hry.
learn-count = Spočítejte mince: vyhrává, kdo jich má nejvíc.

## The end

learn-done = Teď už hru umíte! Zbytek je na kartách a v pravidlech, kdykoli ho budete potřebovat.
learn-play = Hrát proti slabému botovi
learn-once-more = Lekci ještě jednou

## First-time hints: shown once each

learn-first-close = Rozumím
learn-first-berserk = Zuřiví: před každým dobytím smíte hodit kostkou. Co padne, odečte se od ceny.
learn-first-ghouls = Váš národ v Úpadku smí dobývat i teď, ale jen než začne aktivní.
learn-first-dragon = Jednou za tah Drak s jediným Žetonem dobude kterýkoli Region v dosahu. Stiskněte Drak a vyberte.
learn-first-sorcery = Osamocený cizí Žeton vedle vás může přejít na vaši stranu. Stiskněte Proměna a vyberte ho.
learn-first-fortress = Pevnost zůstává tam, kde ji postavíte, a každý tah můžete přidat další.
learn-first-camp = Polní tábory chrání do vašeho příštího tahu; pak je postavíte znovu.
learn-first-hero = Hrdinové chrání do vašeho příštího tahu; pak je můžete přesunout.
learn-first-withdraw = Tyto Žetony přišly jen bojovat. Příští tah je máte zase v ruce.
learn-first-stout = Udatní: do Úpadku smíte přejít hned teď, po příjmu, a tah vám neuteče.
learn-first-diplomat = Diplomatičtí: zvolte hráče. Jeho aktivní národ do vašeho příštího tahu na váš nezaútočí.
learn-first-decline = Váš národ už sotva poroste. Teď je vhodná chvíle přejít do Úpadku: příští tah si vyberete nový.
learn-first-abandon = Nemáte v ruce Žeton? Před prvním dobytím opusťte Region a jeho poslední Žeton se vrátí do ruky.
learn-first-refuge = Útok vás stojí jen jeden Žeton; ostatní se vrátí do Regionů, které vám zbyly.
learn-first-attempt = Málo Žetonů? Zvolte Region s čárkovanou hranicí: jako poslední ho může získat kostka.
learn-first-marks = Světlé stehy ukazují, co ostatní změnili od vašeho posledního tahu. Tmavé tlačítko přehrávání na plánu to ukáže znovu.
learn-first-prices = Čísla jsou ceny v Žetonech. Zvolte Region, kterým začnete, a pokračujte k jeho sousedům.
