### Advice while one plays: the hint in three steps, and what combos were worth.

hint-step = Step { $step } of { $steps }
hint-more-idea = What is the idea?
hint-more-move = Show me the move

## A nudge: says where to look and gives nothing away. $area and $features are the messages below

hint-area = { $area ->
    [north] in the north
    [northeast] in the north-east
    [east] in the east
    [southeast] in the south-east
    [south] in the south
    [southwest] in the south-west
    [west] in the west
    [northwest] in the north-west
   *[middle] in the middle
  }
hint-features = { $feature ->
    [mine] mines
    [magic] magic sources
    [cavern] caverns
    [farmland] farmlands
    [forest] forests
    [hill] hills
    [mountain] mountains
    [swamp] swamps
    [sea] seas
   *[lake] lakes
  }
hint-nudge-area = Have a look at the regions { $area }.
hint-nudge-bonus = Your race is paid extra for { $features }. Have a look { $area }.
hint-nudge-rival = Have a look at what { $seat } holds { $area }.
hint-nudge-keep = Your race is worth keeping one more turn.
hint-nudge-decline = Is there still enough to take? Think about declining.
hint-nudge-leave = A region you leave gives you a token for a better one.
hint-nudge-stop = You have done enough for this turn.
hint-nudge-die = More is in reach than your tokens can pay for.
hint-nudge-dragon = Your dragon is worth most where many tokens stand.
hint-nudge-sorcery = Look for a single enemy token beside you.
hint-nudge-roll = Roll first, then decide.
hint-nudge-declined = Your declined { $race } can act before your active race.
hint-nudge-pick_coins = Do not forget the coins that lie on the combos.
hint-nudge-pick_dear = One of the combos further down is worth its price.
hint-nudge-pick_free = The best one costs nothing.
hint-nudge-withdraw = You cannot hold everything. Which region would you miss least?
hint-nudge-guard = Somebody stands next to you. What would you hate to lose?
hint-nudge-edge = Nobody is near, but a new race could come over the edge of the map.
hint-nudge-calm = Nobody is near. Guard what pays best.
hint-nudge-pieces = Your pieces guard as well as tokens. Where would you be attacked?
hint-nudge-refuge = Let those who fled guard what others can reach.
hint-nudge-ally = Who could hurt you most before your next turn?
hint-nudge-late = The coins of this turn are yours already. Is there more in this race?
hint-nudge-end = There is nothing more to gain in this turn.

## The idea

hint-idea = The idea: { $plan }.

## The moves

hint-price = { $price ->
    [one] takes 1 token
   *[other] takes { $price } tokens
  }
hint-price-combo = { $price ->
    [0] is free
    [one] costs 1 coin
   *[other] costs { $price } coins
  }
hint-coins = { $coins ->
    [one] then the turn brings 1 coin
   *[other] then the turn brings { $coins } coins
  }
hint-put = +{ $count }
hint-expected = { $coins ->
    [one] { $later ->
        [one] Brings 1 coin now and about 1 later.
       *[other] Brings 1 coin now and about { $later } later.
      }
   *[other] { $later ->
        [one] Brings { $coins } coins now and about 1 later.
       *[other] Brings { $coins } coins now and about { $later } later.
      }
  }
hint-from-wins = Played out to the end by bots, this wins { $wins } of 100 times.
hint-from = { $bot ->
    [master] This is what the strongest bot would do.
   *[planner] This is what a quick look says. The strongest bot is busy.
  }
hint-others = What else was thought of

## What combos were worth. $low and $high are the interval that holds the truth in 95 of 100 cases

hint-worths = How good are they?
hint-worths-hide = Hide the numbers
hint-worths-measured = { $stage ->
    [early] Measured in { $games } games between bots, for picks in the first third.
    [middle] Measured in { $games } games between bots, for picks in the second third.
   *[late] Measured in { $games } games between bots, for picks in the last third.
  }
hint-worth-coins = About { $coins } coins until the end, between { $low } and { $high }.
    .short = { $coins } ({ $low }–{ $high })
# $sign is “more” or “less”; $low and $high carry their sign.
hint-worth-lift = { $sign ->
    [more] Wins { $percent } % more often than the average pick, between { $low } % and { $high } %.
   *[less] Wins { $percent } % less often than the average pick, between { $low } % and { $high } %.
  }
    .short = { $signed } % ({ $low } to { $high })
hint-worth-picked = { $picked ->
    [0] never picked: judged by its race and power
    [one] 1 pick
   *[other] { $picked } picks
  }
hint-worth-coins-label = Coins
hint-worth-lift-label = Wins
hint-worth-none = Not measured for this board.
