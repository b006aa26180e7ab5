### A game analysed: what turns cost, what would have been better, when to decline, luck, advice.
###
### $percent is a chance to win in whole percent, $error its uncertainty. $plan is made of the
### steps in reasons.ftl.

## A turn that cost something

analysis-turn = Kolo { $round }, { $seat }: tento tah stál { $percent ->
    [one] { $percent } procentní bod
    [few] { $percent } procentní body
   *[other] { $percent } procentních bodů
  } šance na výhru (± { $error }){ $coins ->
    [0] .
    [one] { " " }a asi 1 minci.
    [few] { " " }a asi { $coins } mince.
   *[other] { " " }a asi { $coins } mincí.
  }
# Where the game was decided.
analysis-turn-lead = { $lead ->
    [one] Kolo { $round }, { $seat }: tento tah stál proti nejlepšímu protivníkovi asi 1 minci.
    [few] Kolo { $round }, { $seat }: tento tah stál proti nejlepšímu protivníkovi asi { $lead } mince.
   *[other] Kolo { $round }, { $seat }: tento tah stál proti nejlepšímu protivníkovi asi { $lead } mincí.
  }
analysis-kind-waited = Byl čas přejít do Úpadku.
analysis-kind-declined = Na Úpadek bylo příliš brzy. Lépe: { $plan }.
analysis-kind-combo = Lepší byla jiná kombinace: { $plan }.
analysis-kind-idle = Národ nic nedělal. Lépe: { $plan }.
analysis-kind-regions = Lépe: { $plan }.
analysis-kind-placing = Správné Regiony, ale Žetony chyběly jinde.

## A race and its decline

analysis-life-good = { $seat }: { $combo_inside } v Úpadku od kola { $round }, a v pravou chvíli.
analysis-life-kept = { $seat }: { $combo_inside } aktivní až do konce, a právem.
analysis-life-early = { $seat }: { $combo_inside } v Úpadku od kola { $round }{ $best ->
    [0] , příliš brzy; stálo to { $percent ->
        [one] { $percent } procentní bod
        [few] { $percent } procentní body
       *[other] { $percent } procentních bodů
      } šance na výhru.
   *[other] ; kolo { $best } by bylo lepší o { $percent ->
        [one] { $percent } procentní bod
        [few] { $percent } procentní body
       *[other] { $percent } procentních bodů
      } šance na výhru.
  }
analysis-life-late = { $seat }: { $combo_inside } v Úpadku od kola { $round }; kolo { $best } by bylo lepší o { $percent ->
    [one] { $percent } procentní bod
    [few] { $percent } procentní body
   *[other] { $percent } procentních bodů
  } šance na výhru.
analysis-life-never = { $seat }: { $combo_inside } nikdy v Úpadku; kolo { $best } by bylo lepší o { $percent ->
    [one] { $percent } procentní bod
    [few] { $percent } procentní body
   *[other] { $percent } procentních bodů
  } šance na výhru.

## Luck

analysis-dice = { $sign ->
    [more] { $seat } získává díky kostce { $percent ->
        [one] { $percent } procentní bod
        [few] { $percent } procentní body
       *[other] { $percent } procentních bodů
      } šance na výhru.
    [less] { $seat } ztrácí kvůli kostce { $percent ->
        [one] { $percent } procentní bod
        [few] { $percent } procentní body
       *[other] { $percent } procentních bodů
      } šance na výhru.
   *[even] { $seat }: kostka nepomohla ani neuškodila.
  }
analysis-draw = { $sign ->
    [more] { $seat } získává díky odkrytým kombinacím { $percent ->
        [one] { $percent } procentní bod
        [few] { $percent } procentní body
       *[other] { $percent } procentních bodů
      }.
    [less] { $seat } ztrácí kvůli odkrytým kombinacím { $percent ->
        [one] { $percent } procentní bod
        [few] { $percent } procentní body
       *[other] { $percent } procentních bodů
      }.
   *[even] { $seat }: odkryté kombinace nepomohly ani neuškodily.
  }

## One piece of advice

analysis-advice-early = { $best ->
    [0] Dejte národu víc času: { $combo_inside } mají i po kole { $round } co získat.
   *[other] Dejte národu víc času: { $combo_inside } mají až do kola { $best } co získat.
  }
analysis-advice-late = Pusťte národ dřív: { $combo_inside } mají v kole { $best } už hotovo.
analysis-advice-waited = Pusťte národ dřív: v kole { $round } byl nový cennější než starý.
analysis-advice-declined = Než přejdete do Úpadku, podívejte se, co národ ještě dobude: v kole { $round } to bylo víc.
analysis-advice-combo = Porovnávejte kombinace podle toho, co dobudou hned a co udrží později: v kole { $round } byla jiná lepší.
analysis-advice-idle = Využijte každý Žeton v ruce: v kole { $round } bylo ještě co dobývat.
analysis-advice-regions = Hledejte Regiony, které vynášejí dvakrát, nebo které potřebuje vedoucí hráč: v kole { $round } byly lepší jiné.
analysis-advice-placing = Přebytečné Žetony dejte tam, kde na vás někdo dosáhne: v kole { $round } stály jinde.
analysis-advice-unlucky = Dobrá hra; kostka vám vzala { $percent ->
    [one] { $percent } procentní bod
    [few] { $percent } procentní body
   *[other] { $percent } procentních bodů
  }.
analysis-advice-sound = Dobrá hra: žádný tah nebyl zjevnou chybou.

## What a seat may expect

analysis-chance = { $seat }: { $percent } % na výhru (± { $error }), nakonec asi { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
  } (± { $spread }).
analysis-result = { $percent ->
    [100] { $seat } vítězí, mince: { $coins }.
    [0] { $seat }, mince: { $coins }.
   *[other] { $seat } se o vítězství dělí, mince: { $coins }.
  }
