### A game analysed: what turns cost, what would have been better, when to decline, luck, advice.
###
### $percent is a chance to win in whole percent, $error its uncertainty. $plan is made of the
### steps in reasons.ftl.

## A turn that cost something

analysis-turn = { $coins ->
    [0] Runde { $round }, { $seat }: denne turen kostet { $percent } prosentpoeng av vinnersjansen (± { $error }).
    [one] Runde { $round }, { $seat }: denne turen kostet { $percent } prosentpoeng av vinnersjansen (± { $error }) og omtrent 1 seiersmynt.
   *[other] Runde { $round }, { $seat }: denne turen kostet { $percent } prosentpoeng av vinnersjansen (± { $error }) og omtrent { $coins } seiersmynter.
  }
# Where the game was decided.
analysis-turn-lead = { $lead ->
    [one] Runde { $round }, { $seat }: denne turen kostet omtrent 1 seiersmynt i forhold til den beste av de andre.
   *[other] Runde { $round }, { $seat }: denne turen kostet omtrent { $lead } seiersmynter i forhold til den beste av de andre.
  }
analysis-kind-waited = Det var på tide å la rasen stagnere.
analysis-kind-declined = Det var for tidlig å la rasen stagnere. Bedre: { $plan }.
analysis-kind-combo = En annen kombinasjon var verdt mer: { $plan }.
analysis-kind-idle = Rasen stod stille. Bedre: { $plan }.
analysis-kind-regions = Bedre: { $plan }.
analysis-kind-placing = De rette regionene, men troppene trengtes et annet sted.

## A race and its decline

analysis-life-good = { $seat } lot { $combo_the } stagnere i runde { $round }: et godt tidspunkt.
analysis-life-kept = { $seat } beholdt { $combo_the } til slutten, og det var riktig.
analysis-life-early = { $best ->
    [0] { $seat } lot { $combo_the } stagnere i runde { $round }: for tidlig, det kostet { $percent } prosentpoeng av vinnersjansen.
   *[other] { $seat } lot { $combo_the } stagnere i runde { $round }; runde { $best } ville gitt { $percent } prosentpoeng større vinnersjanse.
  }
analysis-life-late = { $seat } lot { $combo_the } stagnere i runde { $round }; runde { $best } ville gitt { $percent } prosentpoeng større vinnersjanse.
analysis-life-never = { $seat } lot aldri { $combo_the } stagnere; runde { $best } ville gitt { $percent } prosentpoeng større vinnersjanse.

## Luck

analysis-dice = { $sign ->
    [more] Terningen ga { $seat } { $percent } prosentpoeng av vinnersjansen.
    [less] Terningen tok { $percent } prosentpoeng av vinnersjansen fra { $seat }.
   *[even] { $seat } hadde gjennomsnittlig flaks med terningen.
  }
analysis-draw = { $sign ->
    [more] Kombinasjonene som dukket opp, ga { $seat } { $percent } prosentpoeng.
    [less] Kombinasjonene som dukket opp, tok { $percent } prosentpoeng fra { $seat }.
   *[even] { $seat } hadde gjennomsnittlig flaks med kombinasjonene.
  }

## One piece of advice

analysis-advice-early = { $best ->
    [0] Gi en rase mer tid: { $combo_the } hadde mer å vinne etter runde { $round }.
   *[other] Gi en rase mer tid: { $combo_the } hadde mer å vinne til runde { $best }.
  }
analysis-advice-late = Slipp tidligere: { $combo_the } hadde gjort sitt innen runde { $best }.
analysis-advice-waited = Slipp tidligere: i runde { $round } var en ny rase verdt mer enn den gamle.
analysis-advice-declined = Før du lar en rase stagnere, se hva den ennå kan ta: i runde { $round } var det mer.
analysis-advice-combo = Sammenlign kombinasjonene etter hva de kan ta straks og holde senere: i runde { $round } var en annen verdt mer.
analysis-advice-idle = Bruk hver tropp du har på hånden: i runde { $round } var det mer å ta.
analysis-advice-regions = Se etter regioner som betaler dobbelt, eller som lederen trenger: i runde { $round } var andre verdt mer.
analysis-advice-placing = Sett ledige tropper der motstandere kan nå deg: i runde { $round } stod de et annet sted.
analysis-advice-unlucky = Du spilte godt; terningen tok { $percent } prosentpoeng fra deg.
analysis-advice-sound = Du spilte godt: ingen tur var en klar feil.

## What a seat may expect

analysis-chance = { $seat }: { $percent } % vinnersjanse (± { $error }), omtrent { $coins } seiersmynter til slutt (± { $spread }).
analysis-result = { $percent ->
    [100] { $seat } har vunnet med { $coins } seiersmynter.
    [0] { $seat } har { $coins } seiersmynter.
   *[other] { $seat } har { $coins } seiersmynter og deler seieren.
  }
