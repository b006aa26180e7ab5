### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Board
board-unrolling = The map is being unrolled …
board-keys = Arrow keys walk from region to region, Enter acts, Delete takes back, plus and minus zoom, zero shows the whole board.

## Looking

board-tools = View of the board
board-zoom-in = Nearer (+)
board-zoom-out = Further (−)
board-fit = Whole board (0)
board-dismiss = Close

## Who stands in a region. $declined says “yes” or “no”

board-nobody = nobody
board-holder = { $declined ->
    [yes] { $tokens ->
        [one] 1 { $race_one } of { $seat }, in decline
       *[other] { $tokens } { $race } of { $seat }, in decline
      }
   *[no] { $tokens ->
        [one] 1 { $race_one } of { $seat }
       *[other] { $tokens } { $race } of { $seat }
      }
  }
board-camps = { $count ->
    [one] 1 camp
   *[other] { $count } camps
  }

## What could be done in a region, as part of a list that is read aloud

board-target-conquer = { $price ->
    [one] can be conquered with 1 token
   *[other] can be conquered with { $price } tokens
  }
board-target-die = { $missing ->
    [one] 1 token short, the die helps in { $percent } percent
   *[other] { $missing } tokens short, the die helps in { $percent } percent
  }
board-target-dragon = the dragon can take it
board-target-sorcery = sorcery can take it
board-target-abandon = can be abandoned
board-target-deploy = tokens can be placed
board-target-withdraw = can be given up
board-target-place = a piece can be placed

## The card of a region

board-price = { $price ->
    [0] Costs no token
    [one] Costs 1 token
   *[other] Costs { $price } tokens
  }
board-short = { $missing ->
    [one] 1 short: the die must show 1 or more. { $percent } %
   *[other] { $missing } short: the die must show { $missing } or more. { $percent } %
  }
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] { $coins ->
        [one] Earns 1 coin more this turn
       *[other] Earns { $coins } coins more this turn
      }
    [less] { $coins ->
        [one] Earns 1 coin less this turn
       *[other] Earns { $coins } coins less this turn
      }
   *[same] Earns the same this turn
  }
board-threat = { $price ->
    [one] Another seat could take it with 1 token
   *[other] Another seat could take it with { $price } tokens
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
    [yes] Tap to swap the token
   *[no] Click to swap the token
  }
board-hint-abandon = { $touch ->
    [yes] Tap to abandon
   *[no] Click to abandon
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

board-odds = { $percent } %
board-earned = +{ $coins }
