### Reasons of bots: a plan, what it brings, and the other plans considered.
###
### $plan is made of the steps below; it may begin a sentence, whose first letter is then
### made a capital. Coins with “about” are estimates.

## Steps of a plan

steps = { $first }, then { $rest }
step-pick = pick { $combo }
step-leave = abandon { $regions }
step-take = take { $regions }
step-attempt = try { $regions } with the die
step-dragon = take { $regions } with the dragon
step-sorcery = take { $regions } by sorcery
step-declined_leave = abandon { $regions } with the { $race } in decline
step-declined_take = take { $regions } with the { $race } in decline
step-declined_attempt = try { $regions } with the die for the { $race } in decline
step-roll = roll the die
step-decline = go into decline
step-stop = stop here
step-withdraw = withdraw from { $regions }
step-put = place { $placed }
step-declined_put = place { $race } in decline: { $placed }
step-camp = { $regions_count ->
    [one] place a camp in { $regions }
   *[other] place camps in { $regions }
  }
step-fortress = build a fortress in { $regions }
step-hero = { $regions_count ->
    [one] place a hero in { $regions }
   *[other] place heroes in { $regions }
  }
step-marker = { $regions_count ->
    [one] place a marker in { $regions }
   *[other] place markers in { $regions }
  }
step-catapult = place the catapult in { $regions }
step-hire = pay for help in { $regions }
step-hurl = throw missiles at { $regions }
step-tower = go into decline with a tower in { $regions }
step-regroup = regroup
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
    [one] { $plan }: 1 coin this turn if the die shows 1.
   *[other] { $plan }: { $coins } coins this turn if the die shows 1.
  }
reason-first = First { $plan }; then pick a combo.
reason-place = { $plan }.
reason-attempt = { $coins ->
    [one] { $region } falls on { $faces } of 6 die faces; this turn then pays 1 coin.
   *[other] { $region } falls on { $faces } of 6 die faces; this turn then pays { $coins } coins.
  }
reason-tries = Played out to the end, this wins { $won }% of games.
reason-later = { $coins ->
    [one] Later turns should bring about 1 coin.
   *[other] Later turns should bring about { $coins } coins.
  }
reason-combo = { $found ->
    [0] { $paid ->
        [0] { $combo }: { $tokens } tokens, free.
        [one] { $combo }: { $tokens } tokens for 1 coin.
       *[other] { $combo }: { $tokens } tokens for { $paid } coins.
      }
    [one] { $paid ->
        [0] { $combo }: { $tokens } tokens, free, plus 1 coin to collect.
        [one] { $combo }: { $tokens } tokens for 1 coin, plus 1 to collect.
       *[other] { $combo }: { $tokens } tokens for { $paid } coins, plus 1 to collect.
      }
   *[other] { $paid ->
        [0] { $combo }: { $tokens } tokens, free, plus { $found } coins to collect.
        [one] { $combo }: { $tokens } tokens for 1 coin, plus { $found } to collect.
       *[other] { $combo }: { $tokens } tokens for { $paid } coins, plus { $found } to collect.
      }
  }
reason-harm = { $coins ->
    [0] { $lost ->
        [one] { $seat } loses 1 region.
       *[other] { $seat } loses { $lost } regions.
      }
    [one] { $lost ->
        [one] { $seat } loses 1 region, about 1 coin by the end.
       *[other] { $seat } loses { $lost } regions, about 1 coin by the end.
      }
   *[other] { $lost ->
        [one] { $seat } loses 1 region, about { $coins } coins by the end.
       *[other] { $seat } loses { $lost } regions, about { $coins } coins by the end.
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
    [one] Going into decline now gains about 1 coin by the end (this turn { $now }, later { $later }).
   *[other] Going into decline now gains about { $coins } coins by the end (this turn { $now }, later { $later }).
  }
reason-decline_worse = { $coins ->
    [one] Going into decline now would cost about 1 coin by the end (this turn { $now }, later { $later }).
   *[other] Going into decline now would cost about { $coins } coins by the end (this turn { $now }, later { $later }).
  }
reason-decline_even = Going into decline now makes almost no difference by the end (this turn { $now }, later { $later }).
reason-decline_greedy = { $chosen ->
    [yes] { $lost ->
        [0] Going into decline now costs nothing this turn.
        [one] Going into decline now costs only 1 coin this turn.
       *[other] Going into decline now costs only { $lost } coins this turn.
      }
   *[no] { $lost ->
        [0] Going into decline now would gain nothing this turn.
        [one] Going into decline now would cost 1 coin this turn.
       *[other] Going into decline now would cost { $lost } coins this turn.
      }
  }
reason-late = { $coins ->
    [0] After scoring, go into decline: slightly better than keeping the race.
    [one] After scoring, go into decline: about 1 coin better than keeping the race.
   *[other] After scoring, go into decline: about { $coins } coins better than keeping the race.
  }
reason-late_now = { $coins ->
    [0] Going into decline after scoring is slightly better than keeping the race.
    [one] Going into decline after scoring is about 1 coin better than keeping the race.
   *[other] Going into decline after scoring is about { $coins } coins better than keeping the race.
  }
reason-late_not = { $coins ->
    [0] Keeping the race is slightly better than going into decline after scoring.
    [one] Keeping the race is about 1 coin better than going into decline after scoring.
   *[other] Keeping the race is about { $coins } coins better than going into decline after scoring.
  }

## After the conquests

reason-withdraw = { $regions_count ->
    [one] Too few tokens for all regions: { $regions } pays least or is hardest to keep.
   *[other] Too few tokens for all regions: { $regions } pay least or are hardest to keep.
  }
reason-guard_near = { $pays ->
    [yes] { $seats_count ->
        [one] { $region } gets { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }: it pays a bonus and { $seats } is next to it.
       *[other] { $region } gets { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }: it pays a bonus and { $seats } are next to it.
      }
   *[no] { $seats_count ->
        [one] { $region } gets { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }: { $seats } is next to it.
       *[other] { $region } gets { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }: { $seats } are next to it.
      }
  }
reason-guard_edge = { $pays ->
    [yes] { $region } gets { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
      }: it pays a bonus and a new race could enter there.
   *[no] { $region } gets { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
      }: a new race could enter there.
  }
reason-guard = { $pays ->
    [yes] { $region } gets { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
      }: it pays a bonus; nobody is near.
   *[no] { $region } gets { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
      }, though nobody is near.
  }
reason-ally = { $tokens ->
    [0] Peace with { $ally } costs nothing.
    [one] { $ally } is the strongest possible ally, with 1 token.
   *[other] { $ally } is the strongest possible ally, with { $tokens } tokens.
  }
