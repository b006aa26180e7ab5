### A game analysed: what turns cost, what would have been better, when to decline, luck, advice.
###
### $percent is a chance to win in whole percent, $error its uncertainty. $plan is made of the
### steps in reasons.ftl.

## A turn that cost something

analysis-turn = { $coins ->
    [0] Runda { $round }, { $seat }: den här turen kostade { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
      } av vinstchansen (± { $error }).
   *[other] Runda { $round }, { $seat }: den här turen kostade { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
      } av vinstchansen (± { $error }) och omkring { $coins } Vinstmynt.
  }
# Where the game was decided.
analysis-turn-lead = Runda { $round }, { $seat }: den här turen kostade omkring { $lead } Vinstmynt jämfört med den bästa av de andra.
analysis-kind-waited = Det var dags att gå i Nedgång.
analysis-kind-declined = Det var för tidigt att gå i Nedgång. Bättre: { $plan }.
analysis-kind-combo = En annan kombination var värd mer: { $plan }.
analysis-kind-idle = Folkslaget stod stilla. Bättre: { $plan }.
analysis-kind-regions = Bättre: { $plan }.
analysis-kind-placing = Rätt Regioner, men brickorna behövdes på annat håll.

## A race and its decline

analysis-life-good = { $seat } lät { $combo_the } gå i Nedgång i runda { $round }: ett bra läge.
analysis-life-kept = { $seat } behöll { $combo_the } till slutet, och det med rätta.
analysis-life-early = { $best ->
    [0] { $seat } lät { $combo_the } gå i Nedgång i runda { $round }: för tidigt, det kostade { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
      } av vinstchansen.
   *[other] { $seat } lät { $combo_the } gå i Nedgång i runda { $round }; runda { $best } hade gett { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
      } bättre vinstchans.
  }
analysis-life-late = { $seat } lät { $combo_the } gå i Nedgång i runda { $round }; runda { $best } hade gett { $percent ->
    [one] { $percent } procentenhet
   *[other] { $percent } procentenheter
  } bättre vinstchans.
analysis-life-never = { $seat } lät aldrig { $combo_the } gå i Nedgång; runda { $best } hade gett { $percent ->
    [one] { $percent } procentenhet
   *[other] { $percent } procentenheter
  } bättre vinstchans.

## Luck

analysis-dice = { $sign ->
    [more] Tärningen gav { $seat } { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
      } av vinstchansen.
    [less] Tärningen tog { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
      } av vinstchansen från { $seat }.
   *[even] { $seat } hade genomsnittlig tur med tärningen.
  }
analysis-draw = { $sign ->
    [more] Kombinationerna som dök upp gav { $seat } { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
      }.
    [less] Kombinationerna som dök upp tog { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
      } från { $seat }.
   *[even] { $seat } hade genomsnittlig tur med kombinationerna.
  }

## One piece of advice

analysis-advice-early = { $best ->
    [0] Ge ett folkslag mer tid: { $combo_the } hade mer att vinna efter runda { $round }.
   *[other] Ge ett folkslag mer tid: { $combo_the } hade mer att vinna fram till runda { $best }.
  }
analysis-advice-late = Släpp taget tidigare: { $combo_the } hade gjort sitt vid runda { $best }.
analysis-advice-waited = Släpp taget tidigare: i runda { $round } var ett nytt folkslag värt mer än det gamla.
analysis-advice-declined = Se efter vad folkslaget ännu kan ta innan du går i Nedgång: i runda { $round } var det mer.
analysis-advice-combo = Jämför kombinationerna efter vad de kan ta genast och hålla senare: i runda { $round } var en annan värd mer.
analysis-advice-idle = Använd varje bricka du har i handen: i runda { $round } fanns mer att ta.
analysis-advice-regions = Leta efter Regioner som betalar dubbelt, eller som ledaren behöver: i runda { $round } var andra värda mer.
analysis-advice-placing = Ställ överblivna brickor där motståndare kan nå dig: i runda { $round } stod de på annat håll.
analysis-advice-unlucky = Du spelade bra; tärningen tog { $percent ->
    [one] { $percent } procentenhet
   *[other] { $percent } procentenheter
  } från dig.
analysis-advice-sound = Du spelade bra: ingen tur var ett tydligt misstag.

## What a seat may expect

analysis-chance = { $seat }: { $percent } % vinstchans (± { $error }), omkring { $coins } Vinstmynt i slutet (± { $spread }).
analysis-result = { $percent ->
    [100] { $seat } har vunnit med { $coins } Vinstmynt.
    [0] { $seat } har { $coins } Vinstmynt.
   *[other] { $seat } har { $coins } Vinstmynt och delar segern.
  }
