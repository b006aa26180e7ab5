### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Mapa
board-unrolling = Mapa se rozkládá…
board-keys = Šipkami přecházíte mezi Regiony, Enter jedná, Delete vrací, plus a minus přibližují a oddalují, nula ukáže celou mapu.

## Looking

board-tools = Pohled na mapu
board-zoom-in = Blíž (+)
board-zoom-out = Dál (−)
board-fit = Celá mapa (0)
board-dismiss = Zavřít

## Who stands in a region. $declined says “yes” or “no”

board-nobody = nikdo
board-holder = { $declined ->
    [yes] { $tokens ->
        [one] 1 { $race_one } v Úpadku ({ $seat })
        [few] { $tokens } { $race_inside } v Úpadku ({ $seat })
       *[other] { $tokens } { $race_genitive } v Úpadku ({ $seat })
      }
   *[no] { $tokens ->
        [one] 1 { $race_one } ({ $seat })
        [few] { $tokens } { $race_inside } ({ $seat })
       *[other] { $tokens } { $race_genitive } ({ $seat })
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

## The card of a region

board-price = { $price ->
    [0] Nestojí žádný Žeton
    [one] Stojí 1 Žeton
    [few] Stojí { $price } Žetony
   *[other] Stojí { $price } Žetonů
  }
board-short = { $missing ->
    [one] Chybí 1: na kostce musí padnout aspoň 1. { $percent } %
    [few] Chybějí { $missing }: na kostce musí padnout aspoň { $missing }. { $percent } %
   *[other] Chybí { $missing }: na kostce musí padnout aspoň { $missing }. { $percent } %
  }
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] { $coins ->
        [one] V tomto tahu vynese o 1 minci víc
        [few] V tomto tahu vynese o { $coins } mince víc
       *[other] V tomto tahu vynese o { $coins } mincí víc
      }
    [less] { $coins ->
        [one] V tomto tahu vynese o 1 minci méně
        [few] V tomto tahu vynese o { $coins } mince méně
       *[other] V tomto tahu vynese o { $coins } mincí méně
      }
   *[same] V tomto tahu vynese totéž
  }
board-threat = { $price ->
    [one] Jiný hráč by ho dobyl za 1 Žeton
    [few] Jiný hráč by ho dobyl za { $price } Žetony
   *[other] Jiný hráč by ho dobyl za { $price } Žetonů
  }

## How it is done. $touch says “yes” where fingers do it

board-hint-conquer = { $touch ->
    [yes] Dobýt: klepněte
   *[no] Dobýt: klikněte
  }
board-hint-die = { $touch ->
    [yes] Poslední pokus: klepněte
   *[no] Poslední pokus: klikněte
  }
board-hint-dragon = { $touch ->
    [yes] Vyslat Draka: klepněte
   *[no] Vyslat Draka: klikněte
  }
board-hint-sorcery = { $touch ->
    [yes] Proměnit Žeton: klepněte
   *[no] Proměnit Žeton: klikněte
  }
board-hint-abandon = { $touch ->
    [yes] Opustit: klepněte
   *[no] Opustit: klikněte
  }
board-hint-withdraw = { $touch ->
    [yes] Vyklidit: klepněte
   *[no] Vyklidit: klikněte
  }
board-hint-place = { $touch ->
    [yes] Umístit: klepněte, vzít zpět: podržte
   *[no] Umístit: klikněte, vzít zpět: pravé tlačítko
  }
board-hint-deploy = { $touch ->
    [yes] O jeden víc: klepněte, o jeden méně: podržte
   *[no] O jeden víc: klikněte, o jeden méně: pravé tlačítko
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
