### Advice while one plays: the hint in three steps, and what combos were worth.

hint-step = Step { $step } of { $steps }
hint-more-idea = What’s the idea?
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
hint-nudge-area = Look at the regions { $area }.
hint-nudge-bonus = Your race earns extra for { $features }. Look { $area }.
hint-nudge-rival = Look at { $seat }’s regions { $area }.
hint-nudge-keep = Your race is worth keeping one more turn.
hint-nudge-decline = Is there enough left to take? Think about going into decline.
hint-nudge-leave = Abandon a region and its token can take a better one.
hint-nudge-stop = You’ve done enough for this turn.
hint-nudge-die = You can reach more than your tokens can pay for.
hint-nudge-dragon = Your dragon is worth most where many tokens defend.
hint-nudge-sorcery = Look for a lone enemy token next to you.
hint-nudge-roll = Roll first, then decide.
hint-nudge-declined = Your { $race } in decline can act before your active race.
hint-nudge-pick_coins = Don’t forget the coins on the combos.
hint-nudge-pick_dear = One of the lower combos is worth its price.
hint-nudge-pick_free = The best combo is free.
hint-nudge-withdraw = You can’t hold everything. Which region would you miss least?
hint-nudge-guard = An opponent is next to you. What would you hate to lose?
hint-nudge-edge = Nobody is near, but a new race could enter from the edge of the map.
hint-nudge-calm = Nobody is near. Guard what pays best.
hint-nudge-pieces = Your pieces guard as well as tokens do. Where might you be attacked?
hint-nudge-refuge = Use the returning tokens to guard what others can reach.
hint-nudge-ally = Who could hurt you most before your next turn?
hint-nudge-late = This turn’s coins are already yours. Does this race have more to give?
hint-nudge-end = There’s nothing more to gain this turn.

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
    [one] then the turn earns 1 coin
   *[other] then the turn earns { $coins } coins
  }
hint-put = +{ $count }
hint-expected = { $coins ->
    [one] { $later ->
        [one] Earns 1 coin now and about 1 later.
       *[other] Earns 1 coin now and about { $later } later.
      }
   *[other] { $later ->
        [one] Earns { $coins } coins now and about 1 later.
       *[other] Earns { $coins } coins now and about { $later } later.
      }
  }
hint-from-wins = Bots played it out: it wins { $wins }% of the time.
hint-from = { $bot ->
    [grandmaster] The strongest bot would do this.
   *[planner] A quick estimate (the strongest bot is busy).
  }
hint-others = Other options considered

## What combos were worth. $low and $high are the interval that holds the truth in 95 of 100 cases

hint-worths = How good are they?
hint-worths-hide = Hide numbers
hint-worths-measured = { $stage ->
    [early] From { $games } games between bots, for picks in the first third.
    [middle] From { $games } games between bots, for picks in the second third.
   *[late] From { $games } games between bots, for picks in the last third.
  }
hint-worth-coins = About { $coins } coins by the end (between { $low } and { $high }).
    .short = { $coins } ({ $low }–{ $high })
# $sign is “more” or “less”; $low and $high carry their sign.
hint-worth-lift = { $sign ->
    [more] Wins { $percent }% more often than the average pick (between { $low }% and { $high }%).
   *[less] Wins { $percent }% less often than the average pick (between { $low }% and { $high }%).
  }
    .short = { $signed }% ({ $low } to { $high })
hint-worth-picked = { $picked ->
    [0] never picked; estimated from race and power
    [one] 1 pick
   *[other] { $picked } picks
  }
hint-worth-coins-label = Coins
hint-worth-lift-label = Wins
hint-worth-none = Not measured for this board.
