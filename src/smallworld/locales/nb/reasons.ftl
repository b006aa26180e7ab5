### Reasons of bots: what a plan is, what it brings, what else was thought of.
###
### $plan is made of the steps below; it may begin a sentence, whose first letter is then
### made a capital. Coins with “about” are estimates.

## Steps of a plan

steps = { $first }, så { $rest }
step-pick = velg { $combo_inside }
step-leave = gi opp { $regions }
step-take = ta { $regions }
step-attempt = prøv { $regions } med terningen
step-dragon = ta { $regions } med dragen
step-sorcery = ta { $regions } ved forheksing
step-declined_leave = { $race_number ->
    [singular] gi opp { $regions } med inaktivt { $race_inside }
   *[plural] gi opp { $regions } med inaktive { $race_inside }
  }
step-declined_take = { $race_number ->
    [singular] ta { $regions } med inaktivt { $race_inside }
   *[plural] ta { $regions } med inaktive { $race_inside }
  }
step-declined_attempt = { $race_number ->
    [singular] prøv { $regions } med terningen for inaktivt { $race_inside }
   *[plural] prøv { $regions } med terningen for inaktive { $race_inside }
  }
step-roll = kast terningen
step-decline = la rasen stagnere
step-stop = stopp her
step-withdraw = trekk deg ut av { $regions }
step-put = sett { $placed }
step-declined_put = { $race_number ->
    [singular] sett inaktivt { $race_inside }: { $placed }
   *[plural] sett inaktive { $race_inside }: { $placed }
  }
step-camp = { $regions_count ->
    [one] slå leir i { $regions }
   *[other] slå opp leire i { $regions }
  }
step-fortress = bygg en festning i { $regions }
step-hero = { $regions_count ->
    [one] sett en helt i { $regions }
   *[other] sett helter i { $regions }
  }
step-marker = { $regions_count ->
    [one] plasser en markør i { $regions }
   *[other] plasser markører i { $regions }
  }
step-catapult = sett katapulten i { $regions }
step-hire = betal for hjelp i { $regions }
step-hurl = bruk skudd mot { $regions }
step-tower = la rasen stagnere med et tårn i { $regions }
step-regroup = saml troppene igjen
step-ally = slutt fred med { $ally }
step-end = avslutt turen

placed = { $count ->
    [one] 1 tropp i { $region }
   *[other] { $count } tropper i { $region }
  }

## The plan and what it brings

reason-plan = { $coins ->
    [0] { $plan }: ingen seiersmynter denne turen.
    [one] { $plan }: 1 seiersmynt denne turen.
   *[other] { $plan }: { $coins } seiersmynter denne turen.
  }
reason-hope = { $coins ->
    [0] { $plan }.
    [one] { $plan }: 1 seiersmynt denne turen hvis terningen viser 1.
   *[other] { $plan }: { $coins } seiersmynter denne turen hvis terningen viser 1.
  }
reason-first = Først: { $plan }; velg så en kombinasjon.
reason-place = { $plan }.
reason-attempt = { $coins ->
    [one] Regionen { $region } faller ved { $faces } av terningens 6 sider; da gir turen 1 seiersmynt.
   *[other] Regionen { $region } faller ved { $faces } av terningens 6 sider; da gir turen { $coins } seiersmynter.
  }
reason-tries = Spilt helt til slutten vinner dette { $won } % av spillene.
reason-later = { $coins ->
    [one] Turene etter denne bør gi omtrent 1 seiersmynt.
   *[other] Turene etter denne bør gi omtrent { $coins } seiersmynter.
  }
reason-combo = { $found ->
    [0] { $paid ->
        [0] { $combo }: { $tokens } tropper, gratis.
        [one] { $combo }: { $tokens } tropper for 1 seiersmynt.
       *[other] { $combo }: { $tokens } tropper for { $paid } seiersmynter.
      }
    [one] { $paid ->
        [0] { $combo }: { $tokens } tropper, gratis, og det ligger 1 seiersmynt der.
        [one] { $combo }: { $tokens } tropper for 1 seiersmynt, og det ligger 1 der.
       *[other] { $combo }: { $tokens } tropper for { $paid } seiersmynter, og det ligger 1 der.
      }
   *[other] { $paid ->
        [0] { $combo }: { $tokens } tropper, gratis, og det ligger { $found } seiersmynter der.
        [one] { $combo }: { $tokens } tropper for 1 seiersmynt, og det ligger { $found } der.
       *[other] { $combo }: { $tokens } tropper for { $paid } seiersmynter, og det ligger { $found } der.
      }
  }
reason-harm = { $coins ->
    [0] { $lost ->
        [one] { $seat } mister en region.
       *[other] { $seat } mister { $lost } regioner.
      }
    [one] { $lost ->
        [one] { $seat } mister en region og til slutt omtrent 1 seiersmynt.
       *[other] { $seat } mister { $lost } regioner og til slutt omtrent 1 seiersmynt.
      }
   *[other] { $lost ->
        [one] { $seat } mister en region og til slutt omtrent { $coins } seiersmynter.
       *[other] { $seat } mister { $lost } regioner og til slutt omtrent { $coins } seiersmynter.
      }
  }

## Other plans

reason-runner_up = { $coins ->
    [0] Nesten like bra: { $plan }.
    [one] Nest best, omtrent 1 seiersmynt mindre: { $plan }.
   *[other] Nest best, omtrent { $coins } seiersmynter mindre: { $plan }.
  }
reason-other_combo = { $coins ->
    [0] Nesten like bra: { $plan }.
    [one] Den nest beste kombinasjonen er verdt omtrent 1 seiersmynt mindre: { $plan }.
   *[other] Den nest beste kombinasjonen er verdt omtrent { $coins } seiersmynter mindre: { $plan }.
  }
reason-overlooked = { $coins ->
    [0] Litt bedre, men oversett: { $plan }.
    [one] Omtrent 1 seiersmynt bedre, men oversett: { $plan }.
   *[other] Omtrent { $coins } seiersmynter bedre, men oversett: { $plan }.
  }

## Decline now or later. $now and $later carry their sign; $later has in it what the others
## are expected to make less or more

reason-decline_better = { $coins ->
    [one] Å stagnere nå gir til slutt omtrent 1 seiersmynt mer (denne turen { $now }, senere { $later }).
   *[other] Å stagnere nå gir til slutt omtrent { $coins } seiersmynter mer (denne turen { $now }, senere { $later }).
  }
reason-decline_worse = { $coins ->
    [one] Å stagnere nå ville til slutt koste omtrent 1 seiersmynt (denne turen { $now }, senere { $later }).
   *[other] Å stagnere nå ville til slutt koste omtrent { $coins } seiersmynter (denne turen { $now }, senere { $later }).
  }
reason-decline_even = Å stagnere nå kommer til slutt ut på omtrent det samme (denne turen { $now }, senere { $later }).
reason-decline_greedy = { $chosen ->
    [yes] { $lost ->
        [0] Stagnering nå koster ingenting denne turen.
        [one] Stagnering nå koster bare 1 seiersmynt denne turen.
       *[other] Stagnering nå koster bare { $lost } seiersmynter denne turen.
      }
   *[no] { $lost ->
        [0] Stagnering nå ville ikke gi noe denne turen.
        [one] Stagnering nå ville koste 1 seiersmynt denne turen.
       *[other] Stagnering nå ville koste { $lost } seiersmynter denne turen.
      }
  }
reason-late = { $coins ->
    [0] La rasen stagnere etter inntekten: litt bedre enn å beholde den.
    [one] La rasen stagnere etter inntekten: verdt omtrent 1 seiersmynt mer enn å beholde den.
   *[other] La rasen stagnere etter inntekten: verdt omtrent { $coins } seiersmynter mer enn å beholde den.
  }
reason-late_now = { $coins ->
    [0] Å stagnere etter inntekten er litt bedre enn å beholde rasen.
    [one] Å stagnere etter inntekten er verdt omtrent 1 seiersmynt mer enn å beholde rasen.
   *[other] Å stagnere etter inntekten er verdt omtrent { $coins } seiersmynter mer enn å beholde rasen.
  }
reason-late_not = { $coins ->
    [0] Å beholde rasen er litt bedre enn å stagnere etter inntekten.
    [one] Å beholde rasen er verdt omtrent 1 seiersmynt mer enn å stagnere etter inntekten.
   *[other] Å beholde rasen er verdt omtrent { $coins } seiersmynter mer enn å stagnere etter inntekten.
  }

## After the conquests

reason-withdraw = { $regions_count ->
    [one] Det er for få tropper igjen til alle regioner, og denne betaler minst eller er vanskeligst å holde: { $regions }.
   *[other] Det er for få tropper igjen til alle regioner, og disse betaler minst eller er vanskeligst å holde: { $regions }.
  }
# Without $seats_count: the verb is the same for one and for many.
reason-guard_near = { $pays ->
    [yes] Regionen { $region } får { $tokens ->
        [one] 1 tropp
       *[other] { $tokens } tropper
      }: den gir bonus og har { $seats } som nabo.
   *[no] Regionen { $region } får { $tokens ->
        [one] 1 tropp
       *[other] { $tokens } tropper
      }: den har { $seats } som nabo.
  }
reason-guard_edge = { $pays ->
    [yes] Regionen { $region } får { $tokens ->
        [one] 1 tropp
       *[other] { $tokens } tropper
      }: den gir bonus, og en ny rase kan komme inn der.
   *[no] Regionen { $region } får { $tokens ->
        [one] 1 tropp
       *[other] { $tokens } tropper
      }: en ny rase kan komme inn der.
  }
reason-guard = { $pays ->
    [yes] Regionen { $region } får { $tokens ->
        [one] 1 tropp
       *[other] { $tokens } tropper
      }: den gir bonus; ingen er i nærheten.
   *[no] Regionen { $region } får { $tokens ->
        [one] 1 tropp
       *[other] { $tokens } tropper
      }, selv om ingen er i nærheten.
  }
reason-ally = { $tokens ->
    [0] Fred med { $ally } koster ingenting.
    [one] { $ally } er den sterkeste mulige allierte, med 1 tropp.
   *[other] { $ally } er den sterkeste mulige allierte, med { $tokens } tropper.
  }
