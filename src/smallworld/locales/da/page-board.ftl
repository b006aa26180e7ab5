### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Spillebræt
board-unrolling = Henter landkortet …
board-keys = Piletaster går fra Region til Region, Enter handler, Delete fortryder, plus og minus zoomer, nul viser hele spillebrættet.

## Looking

board-tools = Visning af spillebrættet
board-zoom-in = Zoom ind (+)
board-zoom-out = Zoom ud (−)
board-fit = Hele brættet (0)
board-dismiss = Luk

## Who stands in a region. $declined says “yes” or “no”

board-nobody = tilhører ingen
board-holder = { $declined ->
    [yes] { $tokens ->
        [one] { $seat }: 1 Inaktiv { $race_one }
       *[other] { $seat }: { $tokens } Inaktive { $race_inside }
      }
   *[no] { $tokens ->
        [one] { $seat }: 1 { $race_one }
       *[other] { $seat }: { $tokens } { $race_inside }
      }
  }
board-camps = { $count ->
    [one] 1 Lejr
   *[other] { $count } Lejre
  }

## What could be done in a region, as part of a list that is read aloud

board-target-conquer = { $price ->
    [one] kan erobres med 1 Trop
   *[other] kan erobres med { $price } Tropper
  }
board-target-die = { $missing ->
    [one] mangler 1 Trop; { $percent } % chance med terningen
   *[other] mangler { $missing } Tropper; { $percent } % chance med terningen
  }
board-target-dragon = Dragen kan erobre den
board-target-sorcery = kan erobres med trolddom
board-target-abandon = kan opgives
board-target-deploy = Tropper kan placeres
board-target-withdraw = kan opgives
board-target-place = en brik kan placeres

## What others changed since the player’s last action; read aloud after the holder

board-changed = { $how ->
    [taken] erobret siden din sidste tur
    [lost] taget fra dig siden din sidste tur
    [left] opgivet siden din sidste tur
    [declined] Inaktiv siden din sidste tur
   *[moved] Tropper eller brikker ændret siden din sidste tur
  }
board-replay = Vis de andres træk igen
    .about = Lyse sting viser, hvad der er ændret siden din sidste tur. Tryk for at se det igen (W).

## The card of a region

board-price = { $price ->
    [0] Gratis
    [one] Koster 1 Trop
   *[other] Koster { $price } Tropper
  }
board-short = { $missing ->
    [one] Mangler 1; { $percent } % med terningen (mindst 1)
   *[other] Mangler { $missing }; { $percent } % med terningen (mindst { $missing })
  }
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] { $coins ->
        [one] +1 Sejrsmønt denne tur
       *[other] +{ $coins } Sejrsmønter denne tur
      }
    [less] { $coins ->
        [one] −1 Sejrsmønt denne tur
       *[other] −{ $coins } Sejrsmønter denne tur
      }
   *[same] Samme indtægt denne tur
  }
board-threat = { $price ->
    [one] En anden spiller kan tage den med 1 Trop
   *[other] En anden spiller kan tage den med { $price } Tropper
  }

## How it is done. $touch says “yes” where fingers do it

board-hint-conquer = { $touch ->
    [yes] Tryk for at erobre
   *[no] Klik for at erobre
  }
board-hint-die = { $touch ->
    [yes] Tryk for det sidste forsøg
   *[no] Klik for det sidste forsøg
  }
board-hint-dragon = { $touch ->
    [yes] Tryk for at sende Dragen
   *[no] Klik for at sende Dragen
  }
board-hint-sorcery = { $touch ->
    [yes] Tryk for at udskifte Troppen
   *[no] Klik for at udskifte Troppen
  }
board-hint-abandon = { $touch ->
    [yes] Tryk for at opgive Regionen
   *[no] Klik for at opgive Regionen
  }
board-hint-withdraw = { $touch ->
    [yes] Tryk for at opgive den
   *[no] Klik for at opgive den
  }
board-hint-place = { $touch ->
    [yes] Tryk for at placere, hold for at fortryde
   *[no] Klik for at placere, højreklik for at fortryde
  }
board-hint-deploy = { $touch ->
    [yes] Tryk for én mere, hold for én mindre
   *[no] Klik for én mere, højreklik for én mindre
  }

## On the board itself

board-odds = { $percent } %
board-earned = +{ $coins }
board-edge = { $side ->
    [left] Mere til venstre
    [right] Mere til højre
    [up] Mere foroven
   *[down] Mere forneden
  }{ $count ->
    [0] {""}
   *[other] {" "}(mål: { $count })
  }
board-moment-last-round = Den sidste runde!
board-moment-dragon = Dragen slår til!
board-moment-decline = Inaktive
