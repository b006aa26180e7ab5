### Reasons of bots: what a plan is, what it brings, what else was thought of.
###
### $plan is made of the steps below; it may begin a sentence, whose first letter is then
### made a capital. Coins with “about” are estimates.

## Steps of a plan

steps = { $first }, pak { $rest }
step-pick = vybrat si { $combo_accusative }
step-leave = opustit území { $regions }
step-take = dobýt území { $regions }
step-attempt = zkusit kostkou území { $regions }
step-dragon = s Drakem dobýt území { $regions }
step-sorcery = proměnou získat území { $regions }
step-declined_leave = za { $race_accusative } v Úpadku opustit území { $regions }
step-declined_take = za { $race_accusative } v Úpadku dobýt území { $regions }
step-declined_attempt = za { $race_accusative } v Úpadku zkusit kostkou území { $regions }
step-roll = hodit kostkou
step-decline = přejít do Úpadku
step-stop = tady skončit
step-withdraw = vyklidit území { $regions }
step-put = umístit { $placed }
step-declined_put = umístit { $race_accusative } v Úpadku: { $placed }
step-camp = { $regions_count ->
    [one] postavit Polní tábor na území { $regions }
    [few] postavit Polní tábory na území { $regions }
   *[other] postavit Polní tábory na území { $regions }
  }
step-fortress = postavit Pevnost na území { $regions }
step-hero = { $regions_count ->
    [one] poslat Hrdinu na území { $regions }
    [few] poslat Hrdiny na území { $regions }
   *[other] poslat Hrdiny na území { $regions }
  }
step-marker = { $regions_count ->
    [one] umístit značku na území { $regions }
    [few] umístit značky na území { $regions }
   *[other] umístit značky na území { $regions }
  }
step-catapult = postavit Katapult na území { $regions }
step-hire = zaplatit za pomoc na území { $regions }
step-hurl = použít střely na území { $regions }
step-tower = přejít do Úpadku s věží na území { $regions }
step-regroup = znovu se přeskupit
step-ally = uzavřít příměří (spojenec: { $ally })
step-end = ukončit tah

placed = { $count ->
    [one] 1 Žeton do Regionu { $region }
    [few] { $count } Žetony do Regionu { $region }
   *[other] { $count } Žetonů do Regionu { $region }
  }

## The plan and what it brings

reason-plan = { $coins ->
    [0] { $plan }: v tomto tahu žádná mince.
    [one] { $plan }: v tomto tahu 1 mince.
    [few] { $plan }: v tomto tahu { $coins } mince.
   *[other] { $plan }: v tomto tahu { $coins } mincí.
  }
reason-hope = { $coins ->
    [0] { $plan }.
    [one] { $plan }: padne-li 1, v tomto tahu 1 mince.
    [few] { $plan }: padne-li 1, v tomto tahu { $coins } mince.
   *[other] { $plan }: padne-li 1, v tomto tahu { $coins } mincí.
  }
reason-first = Nejdřív { $plan }; pak si vyberte kombinaci.
reason-place = { $plan }.
reason-attempt = { $coins ->
    [one] Region { $region }: kostka pomůže { $faces }× ze 6; tah pak přinese 1 minci.
    [few] Region { $region }: kostka pomůže { $faces }× ze 6; tah pak přinese { $coins } mince.
   *[other] Region { $region }: kostka pomůže { $faces }× ze 6; tah pak přinese { $coins } mincí.
  }
reason-tries = Dohráno do konce: vyhrává v { $won } % her.
reason-later = { $coins ->
    [one] Další tahy by měly přinést asi 1 minci.
    [few] Další tahy by měly přinést asi { $coins } mince.
   *[other] Další tahy by měly přinést asi { $coins } mincí.
  }
reason-combo = { $combo }: { $tokens ->
    [one] 1 Žeton
    [few] { $tokens } Žetony
   *[other] { $tokens } Žetonů
  }{ $paid ->
    [0] { " " }zdarma
    [one] { " " }za 1 minci
    [few] { " " }za { $paid } mince
   *[other] { " " }za { $paid } mincí
  }{ $found ->
    [0] { "" }
    [one] ; leží na nich 1 mince
    [few] ; leží na nich { $found } mince
   *[other] ; leží na nich { $found } mincí
  }.
reason-harm = { $lost ->
    [one] { $seat } přichází o Region
    [few] { $seat } přichází o { $lost } Regiony
   *[other] { $seat } přichází o { $lost } Regionů
  }{ $coins ->
    [0] .
    [one] , nakonec asi o 1 minci.
    [few] , nakonec asi o { $coins } mince.
   *[other] , nakonec asi o { $coins } mincí.
  }

## Other plans

reason-runner_up = { $coins ->
    [0] Skoro stejně dobré: { $plan }.
    [one] Druhé nejlepší, asi o 1 minci méně: { $plan }.
    [few] Druhé nejlepší, asi o { $coins } mince méně: { $plan }.
   *[other] Druhé nejlepší, asi o { $coins } mincí méně: { $plan }.
  }
reason-other_combo = { $coins ->
    [0] Skoro stejně dobré: { $plan }.
    [one] Další kombinace vynese asi o 1 minci méně: { $plan }.
    [few] Další kombinace vynese asi o { $coins } mince méně: { $plan }.
   *[other] Další kombinace vynese asi o { $coins } mincí méně: { $plan }.
  }
reason-overlooked = { $coins ->
    [0] O něco lepší, ale přehlédnuté: { $plan }.
    [one] Asi o 1 minci lepší, ale přehlédnuté: { $plan }.
    [few] Asi o { $coins } mince lepší, ale přehlédnuté: { $plan }.
   *[other] Asi o { $coins } mincí lepší, ale přehlédnuté: { $plan }.
  }

## Decline now or later. $now and $later carry their sign; $later has in it what the others
## are expected to make less or more

reason-decline_better = { $coins ->
    [one] Úpadek už teď nakonec vynese asi o 1 minci víc (teď { $now }, později { $later }).
    [few] Úpadek už teď nakonec vynese asi o { $coins } mince víc (teď { $now }, později { $later }).
   *[other] Úpadek už teď nakonec vynese asi o { $coins } mincí víc (teď { $now }, později { $later }).
  }
reason-decline_worse = { $coins ->
    [one] Úpadek už teď by nakonec stál asi 1 minci (teď { $now }, později { $later }).
    [few] Úpadek už teď by nakonec stál asi { $coins } mince (teď { $now }, později { $later }).
   *[other] Úpadek už teď by nakonec stál asi { $coins } mincí (teď { $now }, později { $later }).
  }
reason-decline_even = Úpadek už teď vyjde nakonec zhruba nastejno (teď { $now }, později { $later }).
reason-decline_greedy = { $chosen ->
    [yes] { $lost ->
        [0] Úpadek v tomto tahu nic nestojí.
        [one] Úpadek stojí v tomto tahu jen 1 minci.
        [few] Úpadek stojí v tomto tahu jen { $lost } mince.
       *[other] Úpadek stojí v tomto tahu jen { $lost } mincí.
      }
   *[no] { $lost ->
        [0] Úpadek by v tomto tahu nic nepřinesl.
        [one] Úpadek by v tomto tahu stál 1 minci.
        [few] Úpadek by v tomto tahu stál { $lost } mince.
       *[other] Úpadek by v tomto tahu stál { $lost } mincí.
      }
  }
reason-late = { $coins ->
    [0] Po získání mincí přejít do Úpadku: o něco lepší než si národ nechat.
    [one] Po získání mincí přejít do Úpadku: asi o 1 minci víc než si národ nechat.
    [few] Po získání mincí přejít do Úpadku: asi o { $coins } mince víc než si národ nechat.
   *[other] Po získání mincí přejít do Úpadku: asi o { $coins } mincí víc než si národ nechat.
  }
reason-late_now = { $coins ->
    [0] Úpadek po příjmu je o něco lepší než si národ nechat.
    [one] Úpadek po příjmu vynese asi o 1 minci víc než si národ nechat.
    [few] Úpadek po příjmu vynese asi o { $coins } mince víc než si národ nechat.
   *[other] Úpadek po příjmu vynese asi o { $coins } mincí víc než si národ nechat.
  }
reason-late_not = { $coins ->
    [0] Nechat si národ je o něco lepší než po příjmu přejít do Úpadku.
    [one] Nechat si národ vynese asi o 1 minci víc než po příjmu přejít do Úpadku.
    [few] Nechat si národ vynese asi o { $coins } mince víc než po příjmu přejít do Úpadku.
   *[other] Nechat si národ vynese asi o { $coins } mincí víc než po příjmu přejít do Úpadku.
  }

## After the conquests

reason-withdraw = { $regions_count ->
    [one] Na všechny Regiony zbývá málo Žetonů a území { $regions } vynáší nejméně nebo se drží nejhůř.
    [few] Na všechny Regiony zbývá málo Žetonů a území { $regions } vynášejí nejméně nebo se drží nejhůř.
   *[other] Na všechny Regiony zbývá málo Žetonů a území { $regions } vynášejí nejméně nebo se drží nejhůř.
  }
# Without $seats_count: the verb is the same for one and for several.
reason-guard_near = { $pays ->
    [yes] Region { $region } dostává { $tokens ->
        [one] 1 Žeton
        [few] { $tokens } Žetony
       *[other] { $tokens } Žetonů
      }: vynáší navíc a hned vedle stojí { $seats }.
   *[no] Region { $region } dostává { $tokens ->
        [one] 1 Žeton
        [few] { $tokens } Žetony
       *[other] { $tokens } Žetonů
      }: hned vedle stojí { $seats }.
  }
reason-guard_edge = { $pays ->
    [yes] Region { $region } dostává { $tokens ->
        [one] 1 Žeton
        [few] { $tokens } Žetony
       *[other] { $tokens } Žetonů
      }: vynáší navíc a mohl by tudy vstoupit nový národ.
   *[no] Region { $region } dostává { $tokens ->
        [one] 1 Žeton
        [few] { $tokens } Žetony
       *[other] { $tokens } Žetonů
      }: mohl by tudy vstoupit nový národ.
  }
reason-guard = { $pays ->
    [yes] Region { $region } dostává { $tokens ->
        [one] 1 Žeton
        [few] { $tokens } Žetony
       *[other] { $tokens } Žetonů
      }: vynáší navíc; nablízku nikdo není.
   *[no] Region { $region } dostává { $tokens ->
        [one] 1 Žeton
        [few] { $tokens } Žetony
       *[other] { $tokens } Žetonů
      }, i když nablízku nikdo není.
  }
reason-ally = { $tokens ->
    [0] Příměří nic nestojí. Spojenec: { $ally }.
    [one] Z těch, koho lze zvolit, má největší sílu { $ally }: 1 Žeton.
    [few] Z těch, koho lze zvolit, má největší sílu { $ally }: { $tokens } Žetony.
   *[other] Z těch, koho lze zvolit, má největší sílu { $ally }: { $tokens } Žetonů.
  }
