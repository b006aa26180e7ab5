### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Brett
board-unrolling = Henter kartet …
board-keys = Piltastene går fra region til region, Enter handler, Delete tar tilbake, pluss og minus zoomer, null viser hele brettet.

## Looking

board-tools = Visning av brettet
board-zoom-in = Zoom inn (+)
board-zoom-out = Zoom ut (−)
board-fit = Hele brettet (0)
board-dismiss = Lukk

## Who stands in a region. $declined says “yes” or “no”

board-nobody = tilhører ingen
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
    [one] mangler 1 tropp; { $percent } % sjanse med terningen
   *[other] mangler { $missing } tropper; { $percent } % sjanse med terningen
  }
board-target-dragon = dragen kan ta den
board-target-sorcery = forheksing kan ta den
board-target-abandon = kan gis opp
board-target-deploy = tropper kan plasseres
board-target-withdraw = kan forlates
board-target-place = en brikke kan plasseres

## What others changed since the player’s last action; read aloud after the holder

board-changed = { $how ->
    [taken] erobret siden sist du spilte
    [lost] tatt fra deg siden sist du spilte
    [left] oppgitt siden sist du spilte
    [declined] stagnert siden sist du spilte
   *[moved] tropper eller brikker endret siden sist du spilte
  }
board-replay = Vis de andres trekk på nytt
    .about = Lyse sting viser hva som er endret siden sist du spilte. Trykk for å se det på nytt (W).

## The card of a region

board-price = { $price ->
    [0] Gratis
    [one] Koster 1 tropp
   *[other] Koster { $price } tropper
  }
board-short = { $missing ->
    [one] Mangler 1; { $percent } % med terningen (minst 1)
   *[other] Mangler { $missing }; { $percent } % med terningen (minst { $missing })
  }
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] { $coins ->
        [one] +1 seiersmynt denne turen
       *[other] +{ $coins } seiersmynter denne turen
      }
    [less] { $coins ->
        [one] −1 seiersmynt denne turen
       *[other] −{ $coins } seiersmynter denne turen
      }
   *[same] Samme inntekt denne turen
  }
board-threat = { $price ->
    [one] En annen spiller kan ta den med 1 tropp
   *[other] En annen spiller kan ta den med { $price } tropper
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
    [yes] Trykk for å gi opp regionen
   *[no] Klikk for å gi opp regionen
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
