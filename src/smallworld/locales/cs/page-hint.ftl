### Advice while one plays: the hint in three steps, and what combos were worth.

hint-step = Krok { $step } { $steps ->
    [one] z
    [few] ze
   *[other] z
  } { $steps }
hint-more-idea = V čem je nápad?
hint-more-move = Ukázat tah

## A nudge: says where to look and gives nothing away. $area and $features are the messages below

hint-area = { $area ->
    [north] na severu
    [northeast] na severovýchodě
    [east] na východě
    [southeast] na jihovýchodě
    [south] na jihu
    [southwest] na jihozápadě
    [west] na západě
    [northwest] na severozápadě
   *[middle] uprostřed
  }
hint-features = { $feature ->
    [mine] doly
    [magic] zdroje magie
    [cavern] Jeskyně
    [farmland] rolnické Regiony
    [forest] lesnaté Regiony
    [hill] kopcovité Regiony
    [mountain] Pohoří
    [swamp] bažinaté Regiony
    [sea] Moře
   *[lake] Jezera
  }
hint-nudge-area = Prohlédněte si Regiony { $area }.
hint-nudge-bonus = Váš národ má mince navíc za { $features }. Podívejte se { $area }.
hint-nudge-rival = Podívejte se, co { $seat } ovládá { $area }.
hint-nudge-keep = Vyplatí se nechat si tento národ ještě jeden tah.
hint-nudge-decline = Je ještě co dobývat? Zvažte Úpadek.
hint-nudge-leave = Opusťte Region a jeho Žeton může dobýt lepší.
hint-nudge-stop = Na tento tah máte hotovo.
hint-nudge-die = V dosahu je víc, než na co Žetony stačí.
hint-nudge-dragon = Drak se nejvíc vyplatí tam, kde brání hodně Žetonů.
hint-nudge-sorcery = Hledejte vedle sebe osamocený cizí Žeton.
hint-nudge-roll = Nejdřív hoďte, pak rozhodněte.
hint-nudge-declined = Před aktivním národem mohou jednat { $race_inside } v Úpadku.
hint-nudge-pick_coins = Nezapomeňte na mince, které na kombinacích leží.
hint-nudge-pick_dear = Některá z dalších kombinací v řadě za svou cenu stojí.
hint-nudge-pick_free = Nejlepší kombinace je zdarma.
hint-nudge-withdraw = Všechno neudržíte. Který Region oželíte nejsnáz?
hint-nudge-guard = Protivník stojí hned vedle. Čeho by vám bylo nejvíc líto?
hint-nudge-edge = Nablízku nikdo není, ale přes okraj mapy může přijít nový národ.
hint-nudge-calm = Nablízku nikdo není. Braňte, co nejvíc vynáší.
hint-nudge-pieces = Vaše dílky brání stejně jako Žetony. Kde hrozí útok?
hint-nudge-refuge = Vrácenými Žetony hlídejte, kam ostatní dosáhnou.
hint-nudge-ally = Kdo vám může do příštího tahu nejvíc ublížit?
hint-nudge-late = Mince za tento tah už máte. Dá se z národa dostat víc?
hint-nudge-end = V tomto tahu už není co získat.

## The idea

hint-idea = Nápad: { $plan }.

## The moves

hint-price = { $price ->
    [one] stojí 1 Žeton
    [few] stojí { $price } Žetony
   *[other] stojí { $price } Žetonů
  }
hint-price-combo = { $price ->
    [0] je zdarma
    [one] stojí 1 minci
    [few] stojí { $price } mince
   *[other] stojí { $price } mincí
  }
hint-coins = { $coins ->
    [one] tah pak přinese 1 minci
    [few] tah pak přinese { $coins } mince
   *[other] tah pak přinese { $coins } mincí
  }
hint-put = +{ $count }
hint-expected = { $coins ->
    [one] Teď přinese 1 minci
    [few] Teď přinese { $coins } mince
   *[other] Teď přinese { $coins } mincí
  } a později asi { $later }.
hint-from-wins = Boti to dohráli do konce: vyhrává v { $wins } % případů.
hint-from = { $bot ->
    [grandmaster] Takto by hrál nejsilnější bot.
   *[planner] Takto to vypadá na první pohled. Nejsilnější bot má práci.
  }
hint-others = Další zvažované možnosti

## What combos were worth. $low and $high are the interval that holds the truth in 95 of 100 cases

hint-worths = Jak jsou dobré?
hint-worths-hide = Skrýt čísla
hint-worths-measured = { $stage ->
    [early] Z her mezi boty ({ $games }), pro výběr v první třetině.
    [middle] Z her mezi boty ({ $games }), pro výběr v druhé třetině.
   *[late] Z her mezi boty ({ $games }), pro výběr v poslední třetině.
  }
hint-worth-coins = Do konce asi { $coins } mincí (mezi { $low } a { $high }).
    .short = { $coins } ({ $low }–{ $high })
# $sign is “more” or “less”; $low and $high carry their sign.
hint-worth-lift = { $sign ->
    [more] Vyhrává o { $percent } % častěji než průměrný výběr (mezi { $low } % a { $high } %).
   *[less] Vyhrává o { $percent } % méně často než průměrný výběr (mezi { $low } % a { $high } %).
  }
    .short = { $signed } % ({ $low } až { $high })
hint-worth-picked = { $picked ->
    [0] nikdy nevybrána: odhad podle národa a schopnosti
    [one] 1 výběr
    [few] { $picked } výběry
   *[other] { $picked } výběrů
  }
hint-worth-coins-label = Mince
hint-worth-lift-label = Výhry
hint-worth-none = Pro tuto mapu nezměřeno.
