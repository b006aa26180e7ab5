### A game analysed: what turns cost, what would have been better, when to decline, luck, advice.
###
### $percent is a chance to win in whole percent, $error its uncertainty. $plan is made of the
### steps in reasons.ftl.

## A turn that cost something

analysis-turn = { $coins ->
    [0] Round { $round }, { $seat }: this turn cost { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of winning chance (± { $error }).
    [one] Round { $round }, { $seat }: this turn cost { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of winning chance (± { $error }) and about 1 coin.
   *[other] Round { $round }, { $seat }: this turn cost { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of winning chance (± { $error }) and about { $coins } coins.
  }
# Where the game was decided.
analysis-turn-lead = { $lead ->
    [one] Round { $round }, { $seat }: this turn cost about 1 coin compared with the best opponent.
   *[other] Round { $round }, { $seat }: this turn cost about { $lead } coins compared with the best opponent.
  }
analysis-kind-waited = It was time to go into decline.
analysis-kind-declined = It was too early to go into decline. Better: { $plan }.
analysis-kind-combo = Another combo was better: { $plan }.
analysis-kind-idle = The race did nothing. Better: { $plan }.
analysis-kind-regions = Better: { $plan }.
analysis-kind-placing = The regions were right, but the tokens were needed elsewhere.

## A race and its decline

analysis-life-good = { $seat } put { $combo } in decline in round { $round }: good timing.
analysis-life-kept = { $seat } kept { $combo } to the end: the right choice.
analysis-life-early = { $best ->
    [0] { $seat } put { $combo } in decline in round { $round }: too early, which cost { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of winning chance.
   *[other] { $seat } put { $combo } in decline in round { $round }; round { $best } would have been better by { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of winning chance.
  }
analysis-life-late = { $seat } put { $combo } in decline in round { $round }; round { $best } would have been better by { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of winning chance.
analysis-life-never = { $seat } never put { $combo } in decline; round { $best } would have been better by { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of winning chance.

## Luck

analysis-dice = { $sign ->
    [more] { $percent ->
        [one] The dice gained { $seat } { $percent } percentage point of winning chance.
       *[other] The dice gained { $seat } { $percent } percentage points of winning chance.
      }
    [less] { $percent ->
        [one] The dice cost { $seat } { $percent } percentage point of winning chance.
       *[other] The dice cost { $seat } { $percent } percentage points of winning chance.
      }
   *[even] { $seat } had average luck with the dice.
  }
analysis-draw = { $sign ->
    [more] { $percent ->
        [one] The combos that appeared gained { $seat } { $percent } percentage point.
       *[other] The combos that appeared gained { $seat } { $percent } percentage points.
      }
    [less] { $percent ->
        [one] The combos that appeared cost { $seat } { $percent } percentage point.
       *[other] The combos that appeared cost { $seat } { $percent } percentage points.
      }
   *[even] { $seat } had average luck with the combos.
  }

## One piece of advice

analysis-advice-early = { $best ->
    [0] Give a race more time: after round { $round }, { $combo } still had more to win.
   *[other] Give a race more time: until round { $best }, { $combo } still had more to win.
  }
analysis-advice-late = Let go earlier: by round { $best }, { $combo } had done their work.
analysis-advice-waited = Let go earlier: in round { $round }, a new race was worth more than the old one.
analysis-advice-declined = Before you go into decline, look at what the race can still take: in round { $round }, that was worth more.
analysis-advice-combo = Compare combos by what they can take now and hold later: in round { $round }, another one was better.
analysis-advice-idle = Use every token in hand: in round { $round }, there was more to take.
analysis-advice-regions = Look for regions that pay twice or that the leader needs: in round { $round }, other regions were better.
analysis-advice-placing = Put spare tokens where opponents can reach you: in round { $round }, they were elsewhere.
analysis-advice-unlucky = You played well; the dice cost you { $percent } percentage { $percent ->
    [one] point
   *[other] points
  }.
analysis-advice-sound = You played well: no turn was clearly a mistake.

## Winning chances and final coins

analysis-chance = { $seat }: { $percent }% to win (± { $error }), about { $coins } coins at the end (± { $spread }).
analysis-result = { $percent ->
    [100] { $seat } won with { $coins } coins.
    [0] { $seat } has { $coins } coins.
   *[other] { $seat } has { $coins } coins and shares the win.
  }
