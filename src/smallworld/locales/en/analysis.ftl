### A game analysed: what turns cost, what would have been better, when to decline, luck, advice.
###
### $percent is a chance to win in whole percent, $error its uncertainty. $plan is made of the
### steps in reasons.ftl.

## A turn that cost something

analysis-turn = { $coins ->
    [0] Round { $round }, { $seat }: this turn cost { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of the chance to win (± { $error }).
    [one] Round { $round }, { $seat }: this turn cost { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of the chance to win (± { $error }) and about 1 coin.
   *[other] Round { $round }, { $seat }: this turn cost { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of the chance to win (± { $error }) and about { $coins } coins.
  }
# Where the game was decided.
analysis-turn-lead = { $lead ->
    [one] Round { $round }, { $seat }: this turn cost about 1 coin against the best of the others.
   *[other] Round { $round }, { $seat }: this turn cost about { $lead } coins against the best of the others.
  }
analysis-kind-waited = It was time to decline.
analysis-kind-declined = It was too early to decline. Better: { $plan }.
analysis-kind-combo = Another combo was worth more: { $plan }.
analysis-kind-idle = The race stood still. Better: { $plan }.
analysis-kind-regions = Better: { $plan }.
analysis-kind-placing = The right regions, but the tokens were needed elsewhere.

## A race and its decline

analysis-life-good = { $seat } let { $combo } decline in round { $round }: a good moment.
analysis-life-kept = { $seat } kept { $combo } to the end, and rightly so.
analysis-life-early = { $best ->
    [0] { $seat } let { $combo } decline in round { $round }: too early by { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of the chance to win.
   *[other] { $seat } let { $combo } decline in round { $round }; round { $best } would have been better by { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of the chance to win.
  }
analysis-life-late = { $seat } let { $combo } decline in round { $round }; round { $best } would have been better by { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of the chance to win.
analysis-life-never = { $seat } never let { $combo } decline; round { $best } would have been better by { $percent } percentage { $percent ->
        [one] point
       *[other] points
      } of the chance to win.

## Luck

analysis-dice = { $sign ->
    [more] { $percent ->
        [one] The dice gave { $seat } { $percent } percentage point of the chance to win.
       *[other] The dice gave { $seat } { $percent } percentage points of the chance to win.
      }
    [less] { $percent ->
        [one] The dice took { $percent } percentage point of the chance to win from { $seat }.
       *[other] The dice took { $percent } percentage points of the chance to win from { $seat }.
      }
   *[even] The dice were fair to { $seat }.
  }
analysis-draw = { $sign ->
    [more] { $percent ->
        [one] The combos that came up gave { $seat } { $percent } percentage point.
       *[other] The combos that came up gave { $seat } { $percent } percentage points.
      }
    [less] { $percent ->
        [one] The combos that came up took { $percent } percentage point from { $seat }.
       *[other] The combos that came up took { $percent } percentage points from { $seat }.
      }
   *[even] The combos that came up helped and harmed { $seat } alike.
  }

## One piece of advice

analysis-advice-early = { $best ->
    [0] Give a race more time: { $combo } had more to win after round { $round }.
   *[other] Give a race more time: { $combo } had more to win until round { $best }.
  }
analysis-advice-late = Let go earlier: { $combo } had done their work by round { $best }.
analysis-advice-waited = Let go earlier: in round { $round } a new race was worth more than the old one.
analysis-advice-declined = Before you decline, look at what the race can still take: in round { $round } that was more.
analysis-advice-combo = Compare the combos by what they can take at once and hold later: in round { $round } another one was worth more.
analysis-advice-idle = Use every token you have in hand: in round { $round } there was more to take.
analysis-advice-regions = Look for the regions that pay twice, or that the leader needs: in round { $round } others were worth more.
analysis-advice-placing = Put spare tokens where somebody can reach you: in round { $round } they stood elsewhere.
analysis-advice-unlucky = You played soundly; the dice took { $percent } percentage { $percent ->
    [one] point
   *[other] points
  } from you.
analysis-advice-sound = You played soundly: no turn cost anything that can be told from chance.

## What a seat may expect

analysis-chance = { $seat }: { $percent } % to win (± { $error }), about { $coins } coins in the end (± { $spread }).
analysis-result = { $percent ->
    [100] { $seat } has won with { $coins } coins.
    [0] { $seat } has { $coins } coins.
   *[other] { $seat } has { $coins } coins and shares the win.
  }
