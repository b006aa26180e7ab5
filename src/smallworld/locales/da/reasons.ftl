### Reasons of bots: what a plan is, what it brings, what else was thought of.
###
### $plan is made of the steps below; it may begin a sentence, whose first letter is then
### made a capital. Coins with “about” are estimates.

## Steps of a plan

steps = { $first }, så { $rest }
step-pick = vælg { $combo }
step-leave = opgiv { $regions }
step-take = erobr { $regions }
step-attempt = prøv { $regions } med terningen
step-dragon = erobr { $regions } med Dragen
step-sorcery = erobr { $regions } med trolddom
step-declined_leave = opgiv { $regions } med de Inaktive { $race_inside }
step-declined_take = erobr { $regions } med de Inaktive { $race_inside }
step-declined_attempt = prøv { $regions } med terningen for de Inaktive { $race_inside }
step-roll = slå med terningen
step-decline = gør Racen Inaktiv
step-stop = stop her
step-withdraw = træk dig ud af { $regions }
step-put = placer { $placed }
step-declined_put = placer Inaktive { $race_inside }: { $placed }
step-camp = { $regions_count ->
    [one] placer en Lejr i { $regions }
   *[other] placer Lejre i { $regions }
  }
step-fortress = byg en Fæstning i { $regions }
step-hero = { $regions_count ->
    [one] stil en Helt i { $regions }
   *[other] stil Helte i { $regions }
  }
step-marker = { $regions_count ->
    [one] placer en Markør i { $regions }
   *[other] placer Markører i { $regions }
  }
step-catapult = stil Katapulten i { $regions }
step-hire = betal for hjælp i { $regions }
step-hurl = brug skud mod { $regions }
step-tower = gør Racen Inaktiv med et tårn i { $regions }
step-regroup = saml Tropperne igen
step-ally = slut fred med { $ally }
step-end = slut turen

placed = { $count ->
    [one] 1 Trop i { $region }
   *[other] { $count } Tropper i { $region }
  }

## The plan and what it brings

reason-plan = { $coins ->
    [0] { $plan }: ingen Sejrsmønter i denne tur.
    [one] { $plan }: 1 Sejrsmønt i denne tur.
   *[other] { $plan }: { $coins } Sejrsmønter i denne tur.
  }
reason-hope = { $coins ->
    [0] { $plan }.
    [one] { $plan }: 1 Sejrsmønt i denne tur, hvis terningen viser 1.
   *[other] { $plan }: { $coins } Sejrsmønter i denne tur, hvis terningen viser 1.
  }
reason-first = Først dette: { $plan }. Vælg derefter et sæt.
reason-place = { $plan }.
reason-attempt = { $coins ->
    [one] Regionen { $region } falder ved { $faces } af terningens 6 sider; turen giver så 1 Sejrsmønt.
   *[other] Regionen { $region } falder ved { $faces } af terningens 6 sider; turen giver så { $coins } Sejrsmønter.
  }
reason-tries = Spillet igennem til slutningen vinder dette { $won } % af spillene.
reason-later = { $coins ->
    [one] Turene efter denne skulle give omkring 1 Sejrsmønt.
   *[other] Turene efter denne skulle give omkring { $coins } Sejrsmønter.
  }
reason-combo = { $found ->
    [0] { $paid ->
        [0] { $combo }: { $tokens } Tropper, gratis.
        [one] { $combo }: { $tokens } Tropper for 1 Sejrsmønt.
       *[other] { $combo }: { $tokens } Tropper for { $paid } Sejrsmønter.
      }
    [one] { $paid ->
        [0] { $combo }: { $tokens } Tropper, gratis, og der ligger 1 Sejrsmønt på sættet.
        [one] { $combo }: { $tokens } Tropper for 1 Sejrsmønt, og der ligger 1 på sættet.
       *[other] { $combo }: { $tokens } Tropper for { $paid } Sejrsmønter, og der ligger 1 på sættet.
      }
   *[other] { $paid ->
        [0] { $combo }: { $tokens } Tropper, gratis, og der ligger { $found } Sejrsmønter på sættet.
        [one] { $combo }: { $tokens } Tropper for 1 Sejrsmønt, og der ligger { $found } på sættet.
       *[other] { $combo }: { $tokens } Tropper for { $paid } Sejrsmønter, og der ligger { $found } på sættet.
      }
  }
reason-harm = { $coins ->
    [0] { $lost ->
        [one] { $seat } mister en Region.
       *[other] { $seat } mister { $lost } Regioner.
      }
    [one] { $lost ->
        [one] { $seat } mister en Region, i sidste ende omkring 1 Sejrsmønt.
       *[other] { $seat } mister { $lost } Regioner, i sidste ende omkring 1 Sejrsmønt.
      }
   *[other] { $lost ->
        [one] { $seat } mister en Region, i sidste ende omkring { $coins } Sejrsmønter.
       *[other] { $seat } mister { $lost } Regioner, i sidste ende omkring { $coins } Sejrsmønter.
      }
  }

## Other plans

reason-runner_up = { $coins ->
    [0] Næsten lige så godt: { $plan }.
    [one] Næstbedst, omkring 1 Sejrsmønt mindre: { $plan }.
   *[other] Næstbedst, omkring { $coins } Sejrsmønter mindre: { $plan }.
  }
reason-other_combo = { $coins ->
    [0] Næsten lige så godt: { $plan }.
    [one] Det næstbedste sæt er omkring 1 Sejrsmønt mindre værd: { $plan }.
   *[other] Det næstbedste sæt er omkring { $coins } Sejrsmønter mindre værd: { $plan }.
  }
reason-overlooked = { $coins ->
    [0] Lidt bedre, men overset: { $plan }.
    [one] Omkring 1 Sejrsmønt bedre, men overset: { $plan }.
   *[other] Omkring { $coins } Sejrsmønter bedre, men overset: { $plan }.
  }

## Decline now or later. $now and $later carry their sign; $later has in it what the others
## are expected to make less or more

reason-decline_better = { $coins ->
    [one] At gøre Racen Inaktiv nu giver i sidste ende omkring 1 Sejrsmønt mere (denne tur { $now }, senere { $later }).
   *[other] At gøre Racen Inaktiv nu giver i sidste ende omkring { $coins } Sejrsmønter mere (denne tur { $now }, senere { $later }).
  }
reason-decline_worse = { $coins ->
    [one] At gøre Racen Inaktiv nu ville i sidste ende koste omkring 1 Sejrsmønt (denne tur { $now }, senere { $later }).
   *[other] At gøre Racen Inaktiv nu ville i sidste ende koste omkring { $coins } Sejrsmønter (denne tur { $now }, senere { $later }).
  }
reason-decline_even = At gøre Racen Inaktiv nu kommer i sidste ende ud på omtrent det samme (denne tur { $now }, senere { $later }).
reason-decline_greedy = { $chosen ->
    [yes] { $lost ->
        [0] At gøre Racen Inaktiv nu koster intet i denne tur.
        [one] At gøre Racen Inaktiv nu koster kun 1 Sejrsmønt i denne tur.
       *[other] At gøre Racen Inaktiv nu koster kun { $lost } Sejrsmønter i denne tur.
      }
   *[no] { $lost ->
        [0] At gøre Racen Inaktiv nu ville intet give i denne tur.
        [one] At gøre Racen Inaktiv nu ville koste 1 Sejrsmønt i denne tur.
       *[other] At gøre Racen Inaktiv nu ville koste { $lost } Sejrsmønter i denne tur.
      }
  }
reason-late = { $coins ->
    [0] Gør Racen Inaktiv efter optjeningen: lidt bedre end at beholde den.
    [one] Gør Racen Inaktiv efter optjeningen: omkring 1 Sejrsmønt mere værd end at beholde den.
   *[other] Gør Racen Inaktiv efter optjeningen: omkring { $coins } Sejrsmønter mere værd end at beholde den.
  }
reason-late_now = { $coins ->
    [0] At gøre Racen Inaktiv efter optjeningen er lidt bedre end at beholde den.
    [one] At gøre Racen Inaktiv efter optjeningen er omkring 1 Sejrsmønt mere værd end at beholde den.
   *[other] At gøre Racen Inaktiv efter optjeningen er omkring { $coins } Sejrsmønter mere værd end at beholde den.
  }
reason-late_not = { $coins ->
    [0] At beholde Racen er lidt bedre end at gøre den Inaktiv efter optjeningen.
    [one] At beholde Racen er omkring 1 Sejrsmønt mere værd end at gøre den Inaktiv efter optjeningen.
   *[other] At beholde Racen er omkring { $coins } Sejrsmønter mere værd end at gøre den Inaktiv efter optjeningen.
  }

## After the conquests

# Without $regions_count: the verb is the same for one and for many.
reason-withdraw = Der er for få Tropper til alle Regioner, og { $regions } giver mindst eller er sværest at holde.
# Without $seats_count: the verb is the same for one and for many.
reason-guard_near = { $pays ->
    [yes] Regionen { $region } får { $tokens ->
        [one] 1 Trop
       *[other] { $tokens } Tropper
      }: Den giver en bonus, og { $seats } står ved siden af.
   *[no] Regionen { $region } får { $tokens ->
        [one] 1 Trop
       *[other] { $tokens } Tropper
      }: { $seats } står ved siden af.
  }
reason-guard_edge = { $pays ->
    [yes] Regionen { $region } får { $tokens ->
        [one] 1 Trop
       *[other] { $tokens } Tropper
      }: Den giver en bonus, og en ny Race kan komme ind dér.
   *[no] Regionen { $region } får { $tokens ->
        [one] 1 Trop
       *[other] { $tokens } Tropper
      }: En ny Race kan komme ind dér.
  }
reason-guard = { $pays ->
    [yes] Regionen { $region } får { $tokens ->
        [one] 1 Trop
       *[other] { $tokens } Tropper
      }: Den giver en bonus; ingen er i nærheden.
   *[no] Regionen { $region } får { $tokens ->
        [one] 1 Trop
       *[other] { $tokens } Tropper
      }, selv om ingen er i nærheden.
  }
reason-ally = { $tokens ->
    [0] Fred med { $ally } koster intet.
    [one] { $ally } er den stærkeste mulige allierede, med 1 Trop.
   *[other] { $ally } er den stærkeste mulige allierede, med { $tokens } Tropper.
  }
