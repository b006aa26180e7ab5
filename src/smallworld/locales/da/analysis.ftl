### A game analysed: what turns cost, what would have been better, when to decline, luck, advice.
###
### $percent is a chance to win in whole percent, $error its uncertainty. $plan is made of the
### steps in reasons.ftl.

## A turn that cost something

analysis-turn = { $coins ->
    [0] Runde { $round }, { $seat }: Turen kostede { $percent } procentpoint af chancen for at vinde (± { $error }).
    [one] Runde { $round }, { $seat }: Turen kostede { $percent } procentpoint af chancen for at vinde (± { $error }) og omkring 1 Sejrsmønt.
   *[other] Runde { $round }, { $seat }: Turen kostede { $percent } procentpoint af chancen for at vinde (± { $error }) og omkring { $coins } Sejrsmønter.
  }
# Where the game was decided.
analysis-turn-lead = { $lead ->
    [one] Runde { $round }, { $seat }: Turen kostede omkring 1 Sejrsmønt i forhold til den bedste af de andre.
   *[other] Runde { $round }, { $seat }: Turen kostede omkring { $lead } Sejrsmønter i forhold til den bedste af de andre.
  }
analysis-kind-waited = Det var tid til at gøre Racen Inaktiv.
analysis-kind-declined = Det var for tidligt at gøre Racen Inaktiv. Bedre: { $plan }.
analysis-kind-combo = Et andet sæt var mere værd: { $plan }.
analysis-kind-idle = Racen stod stille. Bedre: { $plan }.
analysis-kind-regions = Bedre: { $plan }.
analysis-kind-placing = De rigtige Regioner, men Tropperne manglede andre steder.

## A race and its decline

analysis-life-good = { $seat } gjorde { $combo } Inaktive i runde { $round }: et godt tidspunkt.
analysis-life-kept = { $seat } beholdt { $combo } til det sidste, og det var rigtigt.
analysis-life-early = { $best ->
    [0] { $seat } gjorde { $combo } Inaktive i runde { $round }: for tidligt, det kostede { $percent } procentpoint af chancen for at vinde.
   *[other] { $seat } gjorde { $combo } Inaktive i runde { $round }; runde { $best } ville have givet { $percent } procentpoint bedre chance for at vinde.
  }
analysis-life-late = { $seat } gjorde { $combo } Inaktive i runde { $round }; runde { $best } ville have givet { $percent } procentpoint bedre chance for at vinde.
analysis-life-never = { $seat } gjorde aldrig { $combo } Inaktive; runde { $best } ville have givet { $percent } procentpoint bedre chance for at vinde.

## Luck

analysis-dice = { $sign ->
    [more] Terningen gav { $seat } { $percent } procentpoint af chancen for at vinde.
    [less] Terningen tog { $percent } procentpoint af chancen for at vinde fra { $seat }.
   *[even] { $seat } havde gennemsnitligt held med terningen.
  }
analysis-draw = { $sign ->
    [more] De sæt, der kom frem, gav { $seat } { $percent } procentpoint.
    [less] De sæt, der kom frem, tog { $percent } procentpoint fra { $seat }.
   *[even] { $seat } havde gennemsnitligt held med sættene.
  }

## One piece of advice

analysis-advice-early = { $best ->
    [0] Giv en Race mere tid: { $combo } havde mere at vinde efter runde { $round }.
   *[other] Giv en Race mere tid: { $combo } havde mere at vinde indtil runde { $best }.
  }
analysis-advice-late = Giv slip tidligere: { $combo } havde gjort deres arbejde i runde { $best }.
analysis-advice-waited = Giv slip tidligere: I runde { $round } var en ny Race mere værd end den gamle.
analysis-advice-declined = Før en Race bliver Inaktiv, så se på, hvad den stadig kan erobre: I runde { $round } var det mere.
analysis-advice-combo = Sammenlign sættene på, hvad de kan erobre straks og holde senere: I runde { $round } var et andet mere værd.
analysis-advice-idle = Brug hver Trop, du har på hånden: I runde { $round } var der mere at tage.
analysis-advice-regions = Kig efter Regioner, der giver dobbelt, eller som den førende har brug for: I runde { $round } var andre mere værd.
analysis-advice-placing = Sæt overskydende Tropper, hvor modstandere kan nå dig: I runde { $round } stod de andre steder.
analysis-advice-unlucky = Du spillede godt; terningen tog { $percent } procentpoint fra dig.
analysis-advice-sound = Du spillede godt: Ingen tur var en klar fejl.

## What a seat may expect

analysis-chance = { $seat }: { $percent } % chance for at vinde (± { $error }), omkring { $coins } Sejrsmønter til sidst (± { $spread }).
analysis-result = { $percent ->
    [100] { $seat } har vundet med { $coins } Sejrsmønter.
    [0] { $seat } har { $coins } Sejrsmønter.
   *[other] { $seat } har { $coins } Sejrsmønter og deler sejren.
  }
