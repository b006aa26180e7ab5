### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Board
board-unrolling = Loading the map…
board-keys = Arrow keys move from region to region, Enter acts, Delete takes back, plus and minus zoom, zero shows the whole board.

## Looking

board-tools = Board view
board-zoom-in = Zoom in (+)
board-zoom-out = Zoom out (−)
board-fit = Whole board (0)
board-dismiss = Close

## Who stands in a region. $declined says “yes” or “no”

board-nobody = unclaimed
board-holder = { $declined ->
    [yes] { $tokens ->
        [one] { $seat }: 1 { $race_one } in decline
       *[other] { $seat }: { $tokens } { $race } in decline
      }
   *[no] { $tokens ->
        [one] { $seat }: 1 { $race_one }
       *[other] { $seat }: { $tokens } { $race }
      }
  }
board-camps = { $count ->
    [one] 1 encampment
   *[other] { $count } encampments
  }

## What could be done in a region, as part of a list that is read aloud

board-target-conquer = { $price ->
    [one] you can conquer it with 1 token
   *[other] you can conquer it with { $price } tokens
  }
board-target-die = { $missing ->
    [one] 1 token short; { $percent }% chance with the die
   *[other] { $missing } tokens short; { $percent }% chance with the die
  }
board-target-dragon = your dragon can take it
board-target-sorcery = sorcery can take it
board-target-abandon = you can abandon it
board-target-deploy = you can place tokens
board-target-withdraw = you can give it up
board-target-place = you can place a piece

## What others changed since the player’s last action; read aloud after the holder

board-changed = { $how ->
    [taken] taken since your last turn
    [lost] taken from you since your last turn
    [left] abandoned since your last turn
    [declined] in decline since your last turn
   *[moved] tokens or pieces changed since your last turn
  }
board-replay = Replay the others’ moves
    .about = Light stitches mark what changed since your last turn. Press to watch it again (W).

## The card of a region

board-price = { $price ->
    [0] Free
    [one] Costs 1 token
   *[other] Costs { $price } tokens
  }
board-short = { $missing ->
    [one] 1 short; { $percent }% with the die (1 or more)
   *[other] { $missing } short; { $percent }% with the die ({ $missing } or more)
  }
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] { $coins ->
        [one] +1 coin this turn
       *[other] +{ $coins } coins this turn
      }
    [less] { $coins ->
        [one] −1 coin this turn
       *[other] −{ $coins } coins this turn
      }
   *[same] Same income this turn
  }
board-threat = { $price ->
    [one] Another player could take it with 1 token
   *[other] Another player could take it with { $price } tokens
  }

## How it is done. $touch says “yes” where fingers do it

board-hint-conquer = { $touch ->
    [yes] Tap to conquer
   *[no] Click to conquer
  }
board-hint-die = { $touch ->
    [yes] Tap for the final attempt
   *[no] Click for the final attempt
  }
board-hint-dragon = { $touch ->
    [yes] Tap to send the dragon
   *[no] Click to send the dragon
  }
board-hint-sorcery = { $touch ->
    [yes] Tap to convert the token
   *[no] Click to convert the token
  }
board-hint-abandon = { $touch ->
    [yes] Tap to abandon this region
   *[no] Click to abandon this region
  }
board-hint-withdraw = { $touch ->
    [yes] Tap to give it up
   *[no] Click to give it up
  }
board-hint-place = { $touch ->
    [yes] Tap to place, hold to take back
   *[no] Click to place, right-click to take back
  }
board-hint-deploy = { $touch ->
    [yes] Tap for one more, hold for one less
   *[no] Click for one more, right-click for one less
  }

## On the board itself

board-odds = { $percent }%
board-earned = +{ $coins }
board-edge = { $side ->
    [left] More to the left
    [right] More to the right
    [up] More above
   *[down] More below
  }{ $count ->
    [0] {""}
   *[other] {" "}(targets: { $count })
  }
board-moment-last-round = The last round!
board-moment-dragon = The dragon strikes!
board-moment-decline = In decline
