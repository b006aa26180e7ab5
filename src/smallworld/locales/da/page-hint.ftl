### Advice while one plays: the hint in three steps, and what combos were worth.

hint-step = Trin { $step } af { $steps }
hint-more-idea = Hvad er idéen?
hint-more-move = Vis mig trækket

## A nudge: says where to look and gives nothing away. $area and $features are the messages below

hint-area = { $area ->
    [north] i nord
    [northeast] i nordøst
    [east] i øst
    [southeast] i sydøst
    [south] i syd
    [southwest] i sydvest
    [west] i vest
    [northwest] i nordvest
   *[middle] i midten
  }
hint-features = { $feature ->
    [mine] Miner
    [magic] Magi
    [cavern] Underjordiske Huler
    [farmland] Landbrug
    [forest] Skove
    [hill] Bakker
    [mountain] Bjerge
    [swamp] Sumpe
    [sea] Have
   *[lake] Søer
  }
hint-nudge-area = Kig på Regionerne { $area }.
hint-nudge-bonus = Din Race får ekstra for { $features }. Kig { $area }.
hint-nudge-rival = Kig på, hvad { $seat } har { $area }.
hint-nudge-keep = Din Race er værd at beholde en tur til.
hint-nudge-decline = Er der stadig nok at erobre? Overvej at gøre Racen Inaktiv.
hint-nudge-leave = En Region, du opgiver, giver dig en Trop til en bedre.
hint-nudge-stop = Du har gjort nok i denne tur.
hint-nudge-die = Der er mere inden for rækkevidde, end dine Tropper kan betale.
hint-nudge-dragon = Din Drage er mest værd, hvor der står mange Tropper.
hint-nudge-sorcery = Se efter en enlig fjendtlig Trop ved siden af dig.
hint-nudge-roll = Slå først, og beslut så.
hint-nudge-declined = Dine Inaktive { $race_inside } kan handle før din Aktive Race.
hint-nudge-pick_coins = Glem ikke Sejrsmønterne, der ligger på sættene.
hint-nudge-pick_dear = Et af sættene længere nede er sin pris værd.
hint-nudge-pick_free = Det bedste sæt er gratis.
hint-nudge-withdraw = Du kan ikke holde det hele. Hvilken Region ville du savne mindst?
hint-nudge-guard = En modstander står lige ved siden af dig. Hvad ville du nødigst miste?
hint-nudge-edge = Ingen er i nærheden, men en ny Race kunne komme ind fra kortets kant.
hint-nudge-calm = Ingen er i nærheden. Bevogt det, der giver mest.
hint-nudge-pieces = Dine brikker bevogter lige så godt som Tropper. Hvor ville man angribe dig?
hint-nudge-refuge = Brug de Tropper, der vender hjem, til at bevogte det, andre kan nå.
hint-nudge-ally = Hvem kan skade dig mest før din næste tur?
hint-nudge-late = Turens Sejrsmønter er allerede dine. Er der mere at hente i denne Race?
hint-nudge-end = Der er ikke mere at vinde i denne tur.

## The idea

hint-idea = Idéen: { $plan }.

## The moves

hint-price = { $price ->
    [one] kræver 1 Trop
   *[other] kræver { $price } Tropper
  }
hint-price-combo = { $price ->
    [0] er gratis
    [one] koster 1 Sejrsmønt
   *[other] koster { $price } Sejrsmønter
  }
hint-coins = { $coins ->
    [one] så giver turen 1 Sejrsmønt
   *[other] så giver turen { $coins } Sejrsmønter
  }
hint-put = +{ $count }
hint-expected = { $coins ->
    [one] { $later ->
        [one] Giver 1 Sejrsmønt nu og omkring 1 senere.
       *[other] Giver 1 Sejrsmønt nu og omkring { $later } senere.
      }
   *[other] { $later ->
        [one] Giver { $coins } Sejrsmønter nu og omkring 1 senere.
       *[other] Giver { $coins } Sejrsmønter nu og omkring { $later } senere.
      }
  }
hint-from-wins = Botter spillede det færdigt: Dette vinder i { $wins } % af tilfældene.
hint-from = { $bot ->
    [grandmaster] Det ville den stærkeste bot gøre.
   *[planner] Det er et hurtigt skøn. Den stærkeste bot har travlt.
  }
hint-others = Andre overvejede muligheder

## What combos were worth. $low and $high are the interval that holds the truth in 95 of 100 cases

hint-worths = Hvor gode er de?
hint-worths-hide = Skjul tallene
hint-worths-measured = { $stage ->
    [early] Målt i { $games } spil mellem botter, for valg i den første tredjedel.
    [middle] Målt i { $games } spil mellem botter, for valg i den anden tredjedel.
   *[late] Målt i { $games } spil mellem botter, for valg i den sidste tredjedel.
  }
hint-worth-coins = Omkring { $coins } Sejrsmønter frem til slutningen, mellem { $low } og { $high }.
    .short = { $coins } ({ $low }–{ $high })
# $sign is “more” or “less”; $low and $high carry their sign.
hint-worth-lift = { $sign ->
    [more] Vinder { $percent } % oftere end gennemsnitsvalget, mellem { $low } % og { $high } %.
   *[less] Vinder { $percent } % sjældnere end gennemsnitsvalget, mellem { $low } % og { $high } %.
  }
    .short = { $signed } % ({ $low } til { $high })
hint-worth-picked = { $picked ->
    [0] aldrig valgt: vurderet efter Race og Specialevne
    [one] valgt 1 gang
   *[other] valgt { $picked } gange
  }
hint-worth-coins-label = Mønter
hint-worth-lift-label = Sejre
hint-worth-none = Ikke målt for dette spillebræt.
