### Reasons of bots: what a plan is, what it brings, what else was thought of.
###
### $plan is made of the steps below; it may begin a sentence, whose first letter is then
### made a capital. Coins with “about” are estimates.

## Steps of a plan

steps = { $first }, sedan { $rest }
step-pick = välja { $combo_inside }
step-leave = överge { $regions }
step-take = erövra { $regions }
step-attempt = pröva { $regions } med tärningen
step-dragon = ta { $regions } med Draken
step-sorcery = ta { $regions } med besvärjelse
step-declined_leave = överge { $regions } med { $race_the } i Nedgång
step-declined_take = erövra { $regions } med { $race_the } i Nedgång
step-declined_attempt = pröva { $regions } med tärningen för { $race_the } i Nedgång
step-roll = slå tärningen
step-decline = gå i Nedgång
step-stop = sluta här
step-withdraw = utrymma { $regions }
step-put = placera { $placed }
step-declined_put = placera { $race_inside } i Nedgång: { $placed }
step-camp = { $regions_count ->
    [one] slå upp en Bivack i { $regions }
   *[other] slå upp Bivacker i { $regions }
  }
step-fortress = bygga en Fästning i { $regions }
step-hero = { $regions_count ->
    [one] ställa en Hjälte i { $regions }
   *[other] ställa Hjältar i { $regions }
  }
step-marker = { $regions_count ->
    [one] placera en markör i { $regions }
   *[other] placera markörer i { $regions }
  }
step-catapult = ställa Katapulten i { $regions }
step-hire = betala för hjälp i { $regions }
step-hurl = använda skott mot { $regions }
step-tower = gå i Nedgång med ett torn i { $regions }
step-regroup = samla brickorna igen
step-ally = sluta fred med { $ally }
step-end = avsluta turen

placed = { $count ->
    [one] 1 bricka i { $region }
   *[other] { $count } brickor i { $region }
  }

## The plan and what it brings

reason-plan = { $coins ->
    [0] { $plan }: inga Vinstmynt denna tur.
   *[other] { $plan }: { $coins } Vinstmynt denna tur.
  }
reason-hope = { $coins ->
    [0] { $plan }.
   *[other] { $plan }: { $coins } Vinstmynt denna tur om tärningen visar 1.
  }
reason-first = Först gäller det att { $plan }; välj sedan en kombination.
reason-place = { $plan }.
reason-attempt = Regionen { $region } faller på { $faces } av tärningens 6 sidor; turen ger då { $coins } Vinstmynt.
reason-tries = Spelat ända till slutet vinner detta { $won } % av partierna.
reason-later = Turerna efter denna bör ge omkring { $coins } Vinstmynt.
reason-combo = { $found ->
    [0] { $paid ->
        [0] { $combo }: { $tokens } brickor, gratis.
       *[other] { $combo }: { $tokens } brickor för { $paid } Vinstmynt.
      }
   *[other] { $paid ->
        [0] { $combo }: { $tokens } brickor, gratis, och det ligger { $found } Vinstmynt där.
       *[other] { $combo }: { $tokens } brickor för { $paid } Vinstmynt, och det ligger { $found } där.
      }
  }
reason-harm = { $coins ->
    [0] { $lost ->
        [one] { $seat } förlorar en Region.
       *[other] { $seat } förlorar { $lost } Regioner.
      }
   *[other] { $lost ->
        [one] { $seat } förlorar en Region, i längden omkring { $coins } Vinstmynt.
       *[other] { $seat } förlorar { $lost } Regioner, i längden omkring { $coins } Vinstmynt.
      }
  }

## Other plans

reason-runner_up = { $coins ->
    [0] Nästan lika bra: { $plan }.
   *[other] Näst bäst, omkring { $coins } Vinstmynt mindre: { $plan }.
  }
reason-other_combo = { $coins ->
    [0] Nästan lika bra: { $plan }.
   *[other] Nästa kombination är värd omkring { $coins } Vinstmynt mindre: { $plan }.
  }
reason-overlooked = { $coins ->
    [0] Något bättre, men förbisett: { $plan }.
   *[other] Omkring { $coins } Vinstmynt bättre, men förbisett: { $plan }.
  }

## Decline now or later. $now and $later carry their sign; $later has in it what the others
## are expected to make less or more

reason-decline_better = Att gå i Nedgång nu ger i längden omkring { $coins } Vinstmynt mer (denna tur { $now }, senare { $later }).
reason-decline_worse = Att gå i Nedgång nu skulle i längden kosta omkring { $coins } Vinstmynt (denna tur { $now }, senare { $later }).
reason-decline_even = Att gå i Nedgång nu går i längden ungefär jämnt ut (denna tur { $now }, senare { $later }).
reason-decline_greedy = { $chosen ->
    [yes] { $lost ->
        [0] Att gå i Nedgång nu kostar inget denna tur.
       *[other] Att gå i Nedgång nu kostar bara { $lost } Vinstmynt denna tur.
      }
   *[no] { $lost ->
        [0] Att gå i Nedgång nu skulle inte ge något denna tur.
       *[other] Att gå i Nedgång nu skulle kosta { $lost } Vinstmynt denna tur.
      }
  }
reason-late = { $coins ->
    [0] Gå i Nedgång efter inkomsten: något bättre än att behålla folkslaget.
   *[other] Gå i Nedgång efter inkomsten: värt omkring { $coins } Vinstmynt mer än att behålla folkslaget.
  }
reason-late_now = { $coins ->
    [0] Att gå i Nedgång efter inkomsten är något bättre än att behålla folkslaget.
   *[other] Att gå i Nedgång efter inkomsten är värt omkring { $coins } Vinstmynt mer än att behålla folkslaget.
  }
reason-late_not = { $coins ->
    [0] Att behålla folkslaget är något bättre än att gå i Nedgång efter inkomsten.
   *[other] Att behålla folkslaget är värt omkring { $coins } Vinstmynt mer än att gå i Nedgång efter inkomsten.
  }

## After the conquests

# Without $regions_count: the verb does not agree.
reason-withdraw = Brickorna räcker inte till alla Regioner, och { $regions } ger minst eller är svårast att hålla.
# Without $seats_count: the verb does not agree.
reason-guard_near = { $pays ->
    [yes] Regionen { $region } får { $tokens ->
        [one] 1 bricka
       *[other] { $tokens } brickor
      }: den ger bonus, och { $seats } står intill.
   *[no] Regionen { $region } får { $tokens ->
        [one] 1 bricka
       *[other] { $tokens } brickor
      }: { $seats } står intill.
  }
reason-guard_edge = { $pays ->
    [yes] Regionen { $region } får { $tokens ->
        [one] 1 bricka
       *[other] { $tokens } brickor
      }: den ger bonus, och ett nytt folkslag kan komma in där.
   *[no] Regionen { $region } får { $tokens ->
        [one] 1 bricka
       *[other] { $tokens } brickor
      }: ett nytt folkslag kan komma in där.
  }
reason-guard = { $pays ->
    [yes] Regionen { $region } får { $tokens ->
        [one] 1 bricka
       *[other] { $tokens } brickor
      }: den ger bonus; ingen är i närheten.
   *[no] Regionen { $region } får { $tokens ->
        [one] 1 bricka
       *[other] { $tokens } brickor
      }, fast ingen är i närheten.
  }
reason-ally = { $tokens ->
    [0] Fred med { $ally } kostar inget.
    [one] { $ally } är den starkaste möjliga allierade, med 1 bricka.
   *[other] { $ally } är den starkaste möjliga allierade, med { $tokens } brickor.
  }
