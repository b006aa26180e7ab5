### Reasons of bots: what a plan is, what it brings, what else was thought of.
###
### $plan is made of the steps below; it may begin a sentence, whose first letter is then
### made a capital. Coins with “about” are estimates.

## Steps of a plan

steps = { $first }, síðan { $rest }
step-pick = velja { $combo_the_accusative }
step-leave = yfirgefa { $regions }
step-take = taka { $regions }
step-attempt = reyna við { $regions } með teningnum
step-dragon = taka { $regions } með drekanum
step-sorcery = taka { $regions } með seið
step-declined_leave = láta { $race_the_accusative } á hnignunarskeiði yfirgefa { $regions }
step-declined_take = láta { $race_the_accusative } á hnignunarskeiði taka { $regions }
step-declined_attempt = láta { $race_the_accusative } á hnignunarskeiði reyna við { $regions } með teningnum
step-roll = kasta teningnum
step-decline = velja hnignun
step-stop = hætta hér
step-withdraw = gefa eftir { $regions }
step-put = setja { $placed }
step-declined_put = endurraða { $race_the_dative } á hnignunarskeiði: { $placed }
# Without $regions_count: camps are always plural.
step-camp = slá upp tjaldbúðum á { $regions }
step-fortress = reisa virki á { $regions }
step-hero = { $regions_count ->
    [one] setja hetju á { $regions }
   *[other] setja hetjur á { $regions }
  }
step-marker = { $regions_count ->
    [one] setja merki á { $regions }
   *[other] setja merki á { $regions }
  }
step-catapult = setja valslönguna á { $regions }
step-hire = greiða fyrir hjálp á { $regions }
step-hurl = nota skeyti á { $regions }
step-tower = velja hnignun með turn á { $regions }
step-regroup = safna liði
step-ally = semja frið (bandamaður: { $ally })
step-end = ljúka umferð

placed = { $count } tákn á { $region }

## The plan and what it brings

reason-plan = { $coins ->
    [0] { $plan }: engir skildingar í þessari umferð.
    [one] { $plan }: { $coins } skildingur í þessari umferð.
   *[other] { $plan }: { $coins } skildingar í þessari umferð.
  }
reason-hope = { $coins ->
    [0] { $plan }.
    [one] { $plan }: { $coins } skildingur í þessari umferð ef upp kemur einn.
   *[other] { $plan }: { $coins } skildingar í þessari umferð ef upp kemur einn.
  }
reason-first = Fyrst { $plan }; svo velurðu samstæðu.
reason-place = { $plan }.
reason-attempt = { $coins ->
    [one] Landsvæðið { $region } vinnst á { $faces } af 6 hliðum teningsins; umferðin gefur þá { $coins } skilding.
   *[other] Landsvæðið { $region } vinnst á { $faces } af 6 hliðum teningsins; umferðin gefur þá { $coins } skildinga.
  }
reason-tries = Spilað til enda vinnur þetta { $won }% spila.
reason-later = { $coins ->
    [one] Umferðirnar á eftir ættu að gefa um { $coins } skilding.
   *[other] Umferðirnar á eftir ættu að gefa um { $coins } skildinga.
  }
reason-combo = { $found ->
    [0] { $paid ->
        [0] { $combo }: { $tokens } tákn, ókeypis.
        [one] { $combo }: { $tokens } tákn fyrir { $paid } skilding.
       *[other] { $combo }: { $tokens } tákn fyrir { $paid } skildinga.
      }
    [one] { $paid ->
        [0] { $combo }: { $tokens } tákn, ókeypis, og { $found } skildingur liggur á samstæðunni.
        [one] { $combo }: { $tokens } tákn fyrir { $paid } skilding, og { $found } liggur á samstæðunni.
       *[other] { $combo }: { $tokens } tákn fyrir { $paid } skildinga, og { $found } liggur á samstæðunni.
      }
   *[other] { $paid ->
        [0] { $combo }: { $tokens } tákn, ókeypis, og { $found } skildingar liggja á samstæðunni.
        [one] { $combo }: { $tokens } tákn fyrir { $paid } skilding, og { $found } liggja á samstæðunni.
       *[other] { $combo }: { $tokens } tákn fyrir { $paid } skildinga, og { $found } liggja á samstæðunni.
      }
  }
reason-harm = { $coins ->
    [0] { $lost ->
        [one] { $seat } tapar { $lost } landsvæði.
       *[other] { $seat } tapar { $lost } landsvæðum.
      }
    [one] { $lost ->
        [one] { $seat } tapar { $lost } landsvæði, um { $coins } skildingi þegar upp er staðið.
       *[other] { $seat } tapar { $lost } landsvæðum, um { $coins } skildingi þegar upp er staðið.
      }
   *[other] { $lost ->
        [one] { $seat } tapar { $lost } landsvæði, um { $coins } skildingum þegar upp er staðið.
       *[other] { $seat } tapar { $lost } landsvæðum, um { $coins } skildingum þegar upp er staðið.
      }
  }

## Other plans

reason-runner_up = { $coins ->
    [0] Næstum jafngott: { $plan }.
    [one] Næstbest, um { $coins } skildingi minna: { $plan }.
   *[other] Næstbest, um { $coins } skildingum minna: { $plan }.
  }
reason-other_combo = { $coins ->
    [0] Næstum jafngott: { $plan }.
    [one] Næsta samstæða er um { $coins } skildingi lakari: { $plan }.
   *[other] Næsta samstæða er um { $coins } skildingum lakari: { $plan }.
  }
reason-overlooked = { $coins ->
    [0] Þetta yfirsást, ögn betra: { $plan }.
    [one] Þetta yfirsást, um { $coins } skildingi betra: { $plan }.
   *[other] Þetta yfirsást, um { $coins } skildingum betra: { $plan }.
  }

## Decline now or later. $now and $later carry their sign; $later has in it what the others
## are expected to make less or more

reason-decline_better = { $coins ->
    [one] Hnignun núna bætir um { $coins } skildingi við þegar upp er staðið (þessi umferð { $now }, síðar { $later }).
   *[other] Hnignun núna bætir um { $coins } skildingum við þegar upp er staðið (þessi umferð { $now }, síðar { $later }).
  }
reason-decline_worse = { $coins ->
    [one] Hnignun núna myndi kosta um { $coins } skilding þegar upp er staðið (þessi umferð { $now }, síðar { $later }).
   *[other] Hnignun núna myndi kosta um { $coins } skildinga þegar upp er staðið (þessi umferð { $now }, síðar { $later }).
  }
reason-decline_even = Hnignun núna kemur nokkurn veginn út á eitt þegar upp er staðið (þessi umferð { $now }, síðar { $later }).
reason-decline_greedy = { $chosen ->
    [yes] { $lost ->
        [0] Hnignun núna kostar ekkert í þessari umferð.
        [one] Hnignun núna kostar aðeins { $lost } skilding í þessari umferð.
       *[other] Hnignun núna kostar aðeins { $lost } skildinga í þessari umferð.
      }
   *[no] { $lost ->
        [0] Hnignun núna gæfi ekkert í þessari umferð.
        [one] Hnignun núna myndi kosta { $lost } skilding í þessari umferð.
       *[other] Hnignun núna myndi kosta { $lost } skildinga í þessari umferð.
      }
  }
reason-late = { $coins ->
    [0] Hnignun eftir tekjurnar: ögn betra en að halda þjóðinni.
    [one] Hnignun eftir tekjurnar: um { $coins } skildingi betra en að halda þjóðinni.
   *[other] Hnignun eftir tekjurnar: um { $coins } skildingum betra en að halda þjóðinni.
  }
reason-late_now = { $coins ->
    [0] Hnignun eftir tekjurnar er ögn betri en að halda þjóðinni.
    [one] Hnignun eftir tekjurnar er um { $coins } skildingi betri en að halda þjóðinni.
   *[other] Hnignun eftir tekjurnar er um { $coins } skildingum betri en að halda þjóðinni.
  }
reason-late_not = { $coins ->
    [0] Að halda þjóðinni er ögn betra en hnignun eftir tekjurnar.
    [one] Að halda þjóðinni er um { $coins } skildingi betra en hnignun eftir tekjurnar.
   *[other] Að halda þjóðinni er um { $coins } skildingum betra en hnignun eftir tekjurnar.
  }

## After the conquests

reason-withdraw = { $regions_count ->
    [one] Of fá tákn eru eftir fyrir öll landsvæðin, og { $regions } gefur minnst eða er erfiðast að verja.
   *[other] Of fá tákn eru eftir fyrir öll landsvæðin, og { $regions } gefa minnst eða eru erfiðust að verja.
  }
reason-guard_near = { $pays ->
    [yes] { $seats_count ->
        [one] Landsvæðið { $region } fær { $tokens } tákn: það gefur aukaskilding og { $seats } er við hliðina.
       *[other] Landsvæðið { $region } fær { $tokens } tákn: það gefur aukaskilding og { $seats } eru við hliðina.
      }
   *[no] { $seats_count ->
        [one] Landsvæðið { $region } fær { $tokens } tákn: { $seats } er við hliðina.
       *[other] Landsvæðið { $region } fær { $tokens } tákn: { $seats } eru við hliðina.
      }
  }
reason-guard_edge = { $pays ->
    [yes] Landsvæðið { $region } fær { $tokens } tákn: það gefur aukaskilding og ný þjóð gæti komið þar inn.
   *[no] Landsvæðið { $region } fær { $tokens } tákn: ný þjóð gæti komið þar inn.
  }
reason-guard = { $pays ->
    [yes] Landsvæðið { $region } fær { $tokens } tákn: það gefur aukaskilding; enginn er nærri.
   *[no] Landsvæðið { $region } fær { $tokens } tákn þótt enginn sé nærri.
  }
reason-ally = { $tokens ->
    [0] Friður kostar ekkert (bandamaður: { $ally }).
    [one] Af þeim sem koma til greina hefur { $ally } mestan styrk: { $tokens } tákn.
   *[other] Af þeim sem koma til greina hefur { $ally } mestan styrk: { $tokens } tákn.
  }
