### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Brett
board-unrolling = Kartet rulles ut …
board-keys = Piltastene går fra region til region, Enter handler, Delete tar tilbake, pluss og minus zoomer, null viser hele brettet.

## Looking

board-tools = Visning av brettet
board-zoom-in = Nærmere (+)
board-zoom-out = Lenger unna (−)
board-fit = Hele brettet (0)
board-dismiss = Lukk

## Who stands in a region. $declined says “yes” or “no”

board-nobody = ingen
board-holder = { $declined ->
    [yes] { $tokens ->
        [one] { $race_gender ->
            [neuter] { $seat }: 1 inaktivt { $race_one }
           *[common] { $seat }: 1 inaktiv { $race_one }
          }
       *[other] { $seat }: { $tokens } inaktive { $race_inside }
      }
   *[no] { $tokens ->
        [one] { $seat }: 1 { $race_one }
       *[other] { $seat }: { $tokens } { $race_inside }
      }
  }
board-camps = { $count ->
    [one] 1 leir
   *[other] { $count } leire
  }

## What could be done in a region, as part of a list that is read aloud

board-target-conquer = { $price ->
    [one] kan erobres med 1 tropp
   *[other] kan erobres med { $price } tropper
  }
board-target-die = { $missing ->
    [one] mangler 1 tropp, terningen hjelper i { $percent } prosent av kastene
   *[other] mangler { $missing } tropper, terningen hjelper i { $percent } prosent av kastene
  }
board-target-dragon = dragen kan ta den
board-target-sorcery = trylleri kan ta den
board-target-abandon = kan gis opp
board-target-deploy = tropper kan plasseres
board-target-withdraw = kan forlates
board-target-place = en brikke kan plasseres

## The card of a region

board-price = { $price ->
    [0] Koster ingen tropper
    [one] Koster 1 tropp
   *[other] Koster { $price } tropper
  }
board-short = { $missing ->
    [one] Mangler 1: terningen må vise 1 eller mer. { $percent } %
   *[other] Mangler { $missing }: terningen må vise { $missing } eller mer. { $percent } %
  }
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] { $coins ->
        [one] Gir 1 mynt mer denne turen
       *[other] Gir { $coins } mynter mer denne turen
      }
    [less] { $coins ->
        [one] Gir 1 mynt mindre denne turen
       *[other] Gir { $coins } mynter mindre denne turen
      }
   *[same] Gir det samme denne turen
  }
board-threat = { $price ->
    [one] En annen kan ta den med 1 tropp
   *[other] En annen kan ta den med { $price } tropper
  }

## How it is done. $touch says “yes” where fingers do it

board-hint-conquer = { $touch ->
    [yes] Trykk for å erobre
   *[no] Klikk for å erobre
  }
board-hint-die = { $touch ->
    [yes] Trykk for siste forsøk
   *[no] Klikk for siste forsøk
  }
board-hint-dragon = { $touch ->
    [yes] Trykk for å sende dragen
   *[no] Klikk for å sende dragen
  }
board-hint-sorcery = { $touch ->
    [yes] Trykk for å bytte troppen
   *[no] Klikk for å bytte troppen
  }
board-hint-abandon = { $touch ->
    [yes] Trykk for å gi opp
   *[no] Klikk for å gi opp
  }
board-hint-withdraw = { $touch ->
    [yes] Trykk for å forlate den
   *[no] Klikk for å forlate den
  }
board-hint-place = { $touch ->
    [yes] Trykk for å plassere, hold for å ta tilbake
   *[no] Klikk for å plassere, høyreklikk for å ta tilbake
  }
board-hint-deploy = { $touch ->
    [yes] Trykk for én mer, hold for én mindre
   *[no] Klikk for én mer, høyreklikk for én mindre
  }

## On the board itself

board-odds = { $percent } %
board-earned = +{ $coins }
board-edge = { $side ->
    [left] Mer til venstre
    [right] Mer til høyre
    [up] Mer ovenfor
   *[down] Mer nedenfor
  }{ $count ->
    [0] {""}
   *[other] {" "}(mål: { $count })
  }
board-moment-last-round = Siste runde!
board-moment-dragon = Dragen slår til!
board-moment-decline = Stagnerer
