### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Spelplan
board-unrolling = Hämtar kartan …
board-keys = Piltangenterna går från Region till Region, Enter agerar, Delete tar tillbaka, plus och minus zoomar, noll visar hela kartan.

## Looking

board-tools = Kartans vy
board-zoom-in = Zooma in (+)
board-zoom-out = Zooma ut (−)
board-fit = Hela kartan (0)
board-dismiss = Stäng

## Who stands in a region. $declined says “yes” or “no”

board-nobody = tillhör ingen
board-holder = { $declined ->
    [yes] { $tokens ->
        [one] { $seat }: 1 { $race_one } i Nedgång
       *[other] { $seat }: { $tokens } { $race_inside } i Nedgång
      }
   *[no] { $tokens ->
        [one] { $seat }: 1 { $race_one }
       *[other] { $seat }: { $tokens } { $race_inside }
      }
  }
board-camps = { $count ->
    [one] 1 Bivack
   *[other] { $count } Bivacker
  }

## What could be done in a region, as part of a list that is read aloud

board-target-conquer = { $price ->
    [one] kan erövras med 1 bricka
   *[other] kan erövras med { $price } brickor
  }
board-target-die = { $missing ->
    [one] 1 bricka fattas; { $percent } % chans med tärningen
   *[other] { $missing } brickor fattas; { $percent } % chans med tärningen
  }
board-target-dragon = Draken kan ta den
board-target-sorcery = en besvärjelse kan ta den
board-target-abandon = kan överges
board-target-deploy = brickor kan placeras
board-target-withdraw = kan utrymmas
board-target-place = en markör kan placeras

## What others changed since the player’s last action; read aloud after the holder

board-changed = { $how ->
    [taken] erövrad sedan din senaste tur
    [lost] tagen från dig sedan din senaste tur
    [left] övergiven sedan din senaste tur
    [declined] i Nedgång sedan din senaste tur
   *[moved] brickor eller markörer ändrade sedan din senaste tur
  }
board-replay = Visa de andras drag igen
    .about = Ljusa stygn visar vad som ändrats sedan din senaste tur. Tryck för att se det igen (W).

## The card of a region

board-price = { $price ->
    [0] Gratis
    [one] Kostar 1 bricka
   *[other] Kostar { $price } brickor
  }
board-short = { $missing } fattas; { $percent } % med tärningen (minst { $missing })
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] +{ $coins } Vinstmynt denna tur
    [less] −{ $coins } Vinstmynt denna tur
   *[same] Samma inkomst denna tur
  }
board-threat = { $price ->
    [one] En annan spelare kan ta den med 1 bricka
   *[other] En annan spelare kan ta den med { $price } brickor
  }

## How it is done. $touch says “yes” where fingers do it

board-hint-conquer = { $touch ->
    [yes] Tryck för att erövra
   *[no] Klicka för att erövra
  }
board-hint-die = { $touch ->
    [yes] Tryck för sista försöket
   *[no] Klicka för sista försöket
  }
board-hint-dragon = { $touch ->
    [yes] Tryck för att skicka Draken
   *[no] Klicka för att skicka Draken
  }
board-hint-sorcery = { $touch ->
    [yes] Tryck för att byta ut brickan
   *[no] Klicka för att byta ut brickan
  }
board-hint-abandon = { $touch ->
    [yes] Tryck för att överge Regionen
   *[no] Klicka för att överge Regionen
  }
board-hint-withdraw = { $touch ->
    [yes] Tryck för att utrymma
   *[no] Klicka för att utrymma
  }
board-hint-place = { $touch ->
    [yes] Tryck för att placera, håll för att ta tillbaka
   *[no] Klicka för att placera, högerklicka för att ta tillbaka
  }
board-hint-deploy = { $touch ->
    [yes] Tryck för en till, håll för en färre
   *[no] Klicka för en till, högerklicka för en färre
  }

## On the board itself

board-odds = { $percent } %
board-earned = +{ $coins }
board-edge = { $side ->
    [left] Mer till vänster
    [right] Mer till höger
    [up] Mer ovanför
   *[down] Mer nedanför
  }{ $count ->
    [0] {""}
   *[other] {" "}(mål: { $count })
  }
board-moment-last-round = Sista rundan!
board-moment-dragon = Draken slår till!
board-moment-decline = I Nedgång
