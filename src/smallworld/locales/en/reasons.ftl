### Reasons of bots: what a plan is, what it brings, what else was thought of.
###
### $plan is made of the steps below; it may begin a sentence, whose first letter is then
### made a capital. Coins with “about” are estimates.

## Steps of a plan

steps = { $first }, then { $rest }
step-pick = pick { $combo }
step-leave = leave { $regions }
step-take = take { $regions }
step-attempt = try { $regions } with the die
step-dragon = take { $regions } with the dragon
step-sorcery = take { $regions } by sorcery
step-declined_leave = leave { $regions } with the declined { $race }
step-declined_take = take { $regions } with the declined { $race }
step-declined_attempt = try { $regions } with the die for the declined { $race }
step-roll = roll the die
step-decline = decline
step-stop = stop here
step-withdraw = withdraw from { $regions }
step-put = put { $placed }
step-declined_put = put declined { $race }: { $placed }
step-camp = { $regions_count ->
    [one] set a camp in { $regions }
   *[other] set camps in { $regions }
  }
step-fortress = build a fortress in { $regions }
step-hero = { $regions_count ->
    [one] set a hero in { $regions }
   *[other] set heroes in { $regions }
  }
step-ally = make peace with { $ally }
step-end = end the turn

placed = { $count ->
    [one] 1 token in { $region }
   *[other] { $count } tokens in { $region }
  }

## The plan and what it brings

reason-plan = { $coins ->
    [0] { $plan }: no coins this turn.
    [one] { $plan }: 1 coin this turn.
   *[other] { $plan }: { $coins } coins this turn.
  }
reason-hope = { $coins ->
    [0] { $plan }.
    [one] { $plan }: 1 coin this turn if it shows 1.
   *[other] { $plan }: { $coins } coins this turn if it shows 1.
  }
reason-first = First { $plan }; the pick comes after that.
reason-place = { $plan }.
reason-attempt = { $coins ->
    [one] { $region } falls on { $faces } of the 6 faces of the die; the turn then brings 1 coin.
   *[other] { $region } falls on { $faces } of the 6 faces of the die; the turn then brings { $coins } coins.
  }
reason-tries = Tried out to the end of the game, this wins { $won } of 100 times.
reason-later = { $coins ->
    [one] The turns after this one should bring about 1 coin.
   *[other] The turns after this one should bring about { $coins } coins.
  }
reason-combo = { $found ->
    [0] { $paid ->
        [0] { $combo } muster { $tokens } tokens and are free.
        [one] { $combo } muster { $tokens } tokens for 1 coin.
       *[other] { $combo } muster { $tokens } tokens for { $paid } coins.
      }
    [one] { $paid ->
        [0] { $combo } muster { $tokens } tokens, are free, and 1 coin lies on them.
        [one] { $combo } muster { $tokens } tokens for 1 coin, and 1 lies on them.
       *[other] { $combo } muster { $tokens } tokens for { $paid } coins, and 1 lies on them.
      }
   *[other] { $paid ->
        [0] { $combo } muster { $tokens } tokens, are free, and { $found } coins lie on them.
        [one] { $combo } muster { $tokens } tokens for 1 coin, and { $found } lie on them.
       *[other] { $combo } muster { $tokens } tokens for { $paid } coins, and { $found } lie on them.
      }
  }
reason-harm = { $coins ->
    [0] { $lost ->
        [one] { $seat } loses a region.
       *[other] { $seat } loses { $lost } regions.
      }
    [one] { $lost ->
        [one] { $seat } loses a region, about 1 coin in the end.
       *[other] { $seat } loses { $lost } regions, about 1 coin in the end.
      }
   *[other] { $lost ->
        [one] { $seat } loses a region, about { $coins } coins in the end.
       *[other] { $seat } loses { $lost } regions, about { $coins } coins in the end.
      }
  }

## Other plans

reason-runner_up = { $coins ->
    [0] Almost as good: { $plan }.
    [one] Next best, about 1 coin less: { $plan }.
   *[other] Next best, about { $coins } coins less: { $plan }.
  }
reason-other_combo = { $coins ->
    [0] Almost as good: { $plan }.
    [one] The next combo is worth about 1 coin less: { $plan }.
   *[other] The next combo is worth about { $coins } coins less: { $plan }.
  }
reason-overlooked = { $coins ->
    [0] Slightly better, but overlooked: { $plan }.
    [one] About 1 coin better, but overlooked: { $plan }.
   *[other] About { $coins } coins better, but overlooked: { $plan }.
  }

## Decline now or later. $now and $later carry their sign; $later has in it what the others
## are expected to make less or more

reason-decline_better = { $coins ->
    [one] Declining now gains about 1 coin in the end (this turn { $now }, later { $later }).
   *[other] Declining now gains about { $coins } coins in the end (this turn { $now }, later { $later }).
  }
reason-decline_worse = { $coins ->
    [one] Declining now would cost about 1 coin in the end (this turn { $now }, later { $later }).
   *[other] Declining now would cost about { $coins } coins in the end (this turn { $now }, later { $later }).
  }
reason-decline_even = Declining now comes to about the same in the end (this turn { $now }, later { $later }).
reason-decline_greedy = { $chosen ->
    [yes] { $lost ->
        [0] Declining now loses nothing this turn.
        [one] Declining now loses only 1 coin this turn.
       *[other] Declining now loses only { $lost } coins this turn.
      }
   *[no] { $lost ->
        [0] Declining now would gain nothing this turn.
        [one] Declining now would lose 1 coin this turn.
       *[other] Declining now would lose { $lost } coins this turn.
      }
  }
reason-late = { $coins ->
    [0] After scoring, decline: slightly better than keeping the race.
    [one] After scoring, decline: worth about 1 coin more than keeping the race.
   *[other] After scoring, decline: worth about { $coins } coins more than keeping the race.
  }
reason-late_now = { $coins ->
    [0] Declining after the income is slightly better than keeping the race.
    [one] Declining after the income is worth about 1 coin more than keeping the race.
   *[other] Declining after the income is worth about { $coins } coins more than keeping the race.
  }
reason-late_not = { $coins ->
    [0] Keeping the race is slightly better than declining after the income.
    [one] Keeping the race is worth about 1 coin more than declining after the income.
   *[other] Keeping the race is worth about { $coins } coins more than declining after the income.
  }

## After the conquests

reason-withdraw = { $regions_count ->
    [one] Too few tokens are left for all regions, and { $regions } pays least or is hardest to keep.
   *[other] Too few tokens are left for all regions, and { $regions } pay least or are hardest to keep.
  }
reason-guard_near = { $pays ->
    [yes] { $seats_count ->
        [one] { $region } gets a guard of { $tokens } because it pays a bonus and { $seats } stands next to it.
       *[other] { $region } gets a guard of { $tokens } because it pays a bonus and { $seats } stand next to it.
      }
   *[no] { $seats_count ->
        [one] { $region } gets a guard of { $tokens } because { $seats } stands next to it.
       *[other] { $region } gets a guard of { $tokens } because { $seats } stand next to it.
      }
  }
reason-guard_edge = { $pays ->
    [yes] { $region } gets a guard of { $tokens } because it pays a bonus and a new race could enter there.
   *[no] { $region } gets a guard of { $tokens } because a new race could enter there.
  }
reason-guard = { $pays ->
    [yes] { $region } gets a guard of { $tokens } because it pays a bonus; nobody is near.
   *[no] { $region } gets a guard of { $tokens }, though nobody is near.
  }
reason-ally = { $tokens ->
    [0] Peace with { $ally } costs nothing.
    [one] Of those who may be named, { $ally } is the strongest, with 1 token.
   *[other] Of those who may be named, { $ally } is the strongest, with { $tokens } tokens.
  }
