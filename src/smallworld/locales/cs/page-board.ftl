### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Mapa
board-unrolling = Mapa se načítá…
board-keys = Šipkami přecházíte mezi Regiony, Enter jedná, Delete vrací, plus a minus přibližují a oddalují, nula ukáže celou mapu.

## Looking

board-tools = Pohled na mapu
board-zoom-in = Blíž (+)
board-zoom-out = Dál (−)
board-fit = Celá mapa (0)
board-dismiss = Zavřít

## Who stands in a region. $declined says “yes” or “no”

board-nobody = nikomu nepatří
board-holder = { $declined ->
    [yes] { $tokens ->
        [one] { $seat }: 1 { $race_one } v Úpadku
        [few] { $seat }: { $tokens } { $race_inside } v Úpadku
       *[other] { $seat }: { $tokens } { $race_genitive } v Úpadku
      }
   *[no] { $tokens ->
        [one] { $seat }: 1 { $race_one }
        [few] { $seat }: { $tokens } { $race_inside }
       *[other] { $seat }: { $tokens } { $race_genitive }
      }
  }
board-camps = { $count ->
    [one] 1 Polní tábor
    [few] { $count } Polní tábory
   *[other] { $count } Polních táborů
  }

## What could be done in a region, as part of a list that is read aloud

board-target-conquer = { $price ->
    [one] lze dobýt za 1 Žeton
    [few] lze dobýt za { $price } Žetony
   *[other] lze dobýt za { $price } Žetonů
  }
board-target-die = { $missing ->
    [one] chybí 1 Žeton, s kostkou je šance { $percent } %
    [few] chybějí { $missing } Žetony, s kostkou je šance { $percent } %
   *[other] chybí { $missing } Žetonů, s kostkou je šance { $percent } %
  }
board-target-dragon = může dobýt Drak
board-target-sorcery = lze získat proměnou
board-target-abandon = lze opustit
board-target-deploy = lze umístit Žetony
board-target-withdraw = lze vyklidit
board-target-place = lze sem něco postavit

## What others changed since the player’s last action; read aloud after the holder

board-changed = { $how ->
    [taken] dobyto od vašeho posledního tahu
    [lost] dobyto na vás od vašeho posledního tahu
    [left] opuštěno od vašeho posledního tahu
    [declined] v Úpadku od vašeho posledního tahu
   *[moved] Žetony nebo figurky se od vašeho posledního tahu změnily
  }
board-replay = Přehrát tahy ostatních
    .about = Světlé stehy ukazují, co se změnilo od vašeho posledního tahu. Stisknutím si to přehrajete (W).

## The card of a region

board-price = { $price ->
    [0] Zdarma
    [one] Stojí 1 Žeton
    [few] Stojí { $price } Žetony
   *[other] Stojí { $price } Žetonů
  }
board-short = { $missing ->
    [one] Chybí 1; s kostkou { $percent } % (1 a víc)
    [few] Chybějí { $missing }; s kostkou { $percent } % ({ $missing } a víc)
   *[other] Chybí { $missing }; s kostkou { $percent } % ({ $missing } a víc)
  }
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] { $coins ->
        [one] +1 mince v tomto tahu
        [few] +{ $coins } mince v tomto tahu
       *[other] +{ $coins } mincí v tomto tahu
      }
    [less] { $coins ->
        [one] −1 mince v tomto tahu
        [few] −{ $coins } mince v tomto tahu
       *[other] −{ $coins } mincí v tomto tahu
      }
   *[same] Příjem v tomto tahu se nezmění
  }
board-threat = { $price ->
    [one] Jiný hráč by ho dobyl za 1 Žeton
    [few] Jiný hráč by ho dobyl za { $price } Žetony
   *[other] Jiný hráč by ho dobyl za { $price } Žetonů
  }

## How it is done. $touch says “yes” where fingers do it

board-hint-conquer = { $touch ->
    [yes] Klepnutím dobudete
   *[no] Kliknutím dobudete
  }
board-hint-die = { $touch ->
    [yes] Klepnutím podniknete poslední pokus
   *[no] Kliknutím podniknete poslední pokus
  }
board-hint-dragon = { $touch ->
    [yes] Klepnutím vyšlete Draka
   *[no] Kliknutím vyšlete Draka
  }
board-hint-sorcery = { $touch ->
    [yes] Klepnutím proměníte Žeton
   *[no] Kliknutím proměníte Žeton
  }
board-hint-abandon = { $touch ->
    [yes] Klepnutím opustíte Region
   *[no] Kliknutím opustíte Region
  }
board-hint-withdraw = { $touch ->
    [yes] Klepnutím Region vyklidíte
   *[no] Kliknutím Region vyklidíte
  }
board-hint-place = { $touch ->
    [yes] Klepnutím umístíte, podržením vezmete zpět
   *[no] Kliknutím umístíte, pravým tlačítkem vezmete zpět
  }
board-hint-deploy = { $touch ->
    [yes] Klepnutím o jeden víc, podržením o jeden méně
   *[no] Kliknutím o jeden víc, pravým tlačítkem o jeden méně
  }

## On the board itself

board-odds = { $percent } %
board-earned = +{ $coins }
board-edge = { $side ->
    [left] Další vlevo
    [right] Další vpravo
    [up] Další nahoře
   *[down] Další dole
  }{ $count ->
    [0] {""}
   *[other] {" "}(cíle: { $count })
  }
board-moment-last-round = Poslední kolo!
board-moment-dragon = Drak útočí!
board-moment-decline = V Úpadku
