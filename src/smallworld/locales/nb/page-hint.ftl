### Advice while one plays: the hint in three steps, and what combos were worth.

hint-step = Trinn { $step } av { $steps }
hint-more-idea = Hva er ideen?
hint-more-move = Vis meg trekket

## A nudge: says where to look and gives nothing away. $area and $features are the messages below

hint-area = { $area ->
    [north] i nord
    [northeast] i nordøst
    [east] i øst
    [southeast] i sørøst
    [south] i sør
    [southwest] i sørvest
    [west] i vest
    [northwest] i nordvest
   *[middle] i midten
  }
hint-features = { $feature ->
    [mine] miner
    [magic] magi
    [cavern] underjordiske huler
    [farmland] landbruk
    [forest] skog
    [hill] bakker
    [mountain] fjell
    [swamp] sump
    [sea] hav
   *[lake] innsjøer
  }
hint-nudge-area = Ta en titt på regionene { $area }.
hint-nudge-bonus = Rasen din får ekstra for { $features }. Ta en titt { $area }.
hint-nudge-rival = Ta en titt på det { $seat } holder { $area }.
hint-nudge-keep = Rasen din er verdt å beholde en tur til.
hint-nudge-decline = Er det fortsatt nok å ta? Tenk på å la rasen stagnere.
hint-nudge-leave = En region du gir opp, gir deg en tropp til en bedre.
hint-nudge-stop = Du har gjort nok for denne turen.
hint-nudge-die = Det er mer innen rekkevidde enn troppene dine kan betale for.
hint-nudge-dragon = Dragen din er mest verdt der det står mange tropper.
hint-nudge-sorcery = Se etter en enslig fiendetropp ved siden av deg.
hint-nudge-roll = Kast først, bestem deg så.
hint-nudge-declined = { $race_number ->
    [singular] Ditt inaktive { $race_inside } kan handle før den aktive rasen.
   *[plural] Dine inaktive { $race_inside } kan handle før den aktive rasen.
  }
hint-nudge-pick_coins = Ikke glem myntene som ligger på kombinasjonene.
hint-nudge-pick_dear = En av kombinasjonene lenger ned er verdt prisen.
hint-nudge-pick_free = Den beste kombinasjonen er gratis.
hint-nudge-withdraw = Du kan ikke holde alt. Hvilken region ville du savne minst?
hint-nudge-guard = En motstander står ved siden av deg. Hva ville du nødig miste?
hint-nudge-edge = Ingen er i nærheten, men en ny rase kan komme inn over kartets kant.
hint-nudge-calm = Ingen er i nærheten. Vokt det som betaler best.
hint-nudge-pieces = Brikkene dine vokter like godt som tropper. Hvor ville du bli angrepet?
hint-nudge-refuge = Bruk troppene som vender tilbake, til å vokte det andre kan nå.
hint-nudge-ally = Hvem kan skade deg mest før din neste tur?
hint-nudge-late = Myntene for denne turen er allerede dine. Er det mer å hente i denne rasen?
hint-nudge-end = Det er ikke mer å vinne i denne turen.

## The idea

hint-idea = Ideen: { $plan }.

## The moves

hint-price = { $price ->
    [one] krever 1 tropp
   *[other] krever { $price } tropper
  }
hint-price-combo = { $price ->
    [0] er gratis
    [one] koster 1 seiersmynt
   *[other] koster { $price } seiersmynter
  }
hint-coins = { $coins ->
    [one] så gir turen 1 seiersmynt
   *[other] så gir turen { $coins } seiersmynter
  }
hint-put = +{ $count }
hint-expected = { $coins ->
    [one] { $later ->
        [one] Gir 1 seiersmynt nå og omtrent 1 senere.
       *[other] Gir 1 seiersmynt nå og omtrent { $later } senere.
      }
   *[other] { $later ->
        [one] Gir { $coins } seiersmynter nå og omtrent 1 senere.
       *[other] Gir { $coins } seiersmynter nå og omtrent { $later } senere.
      }
  }
hint-from-wins = Boter spilte det ferdig: dette vinner i { $wins } % av tilfellene.
hint-from = { $bot ->
    [grandmaster] Dette ville den sterkeste boten gjort.
   *[planner] Dette er et raskt anslag. Den sterkeste boten er opptatt.
  }
hint-others = Andre muligheter som ble vurdert

## What combos were worth. $low and $high are the interval that holds the truth in 95 of 100 cases

hint-worths = Hvor gode er de?
hint-worths-hide = Skjul tallene
hint-worths-measured = { $stage ->
    [early] Målt i { $games } spill mellom boter, for valg i første tredel.
    [middle] Målt i { $games } spill mellom boter, for valg i andre tredel.
   *[late] Målt i { $games } spill mellom boter, for valg i siste tredel.
  }
hint-worth-coins = Omtrent { $coins } seiersmynter frem til slutten, mellom { $low } og { $high }.
    .short = { $coins } ({ $low }–{ $high })
# $sign is “more” or “less”; $low and $high carry their sign.
hint-worth-lift = { $sign ->
    [more] Vinner { $percent } % oftere enn et gjennomsnittlig valg, mellom { $low } % og { $high } %.
   *[less] Vinner { $percent } % sjeldnere enn et gjennomsnittlig valg, mellom { $low } % og { $high } %.
  }
    .short = { $signed } % ({ $low } til { $high })
hint-worth-picked = { $picked ->
    [0] aldri valgt: vurdert etter rase og spesialevne
    [one] valgt 1 gang
   *[other] valgt { $picked } ganger
  }
hint-worth-coins-label = Mynter
hint-worth-lift-label = Seirer
hint-worth-none = Ikke målt for dette brettet.
