### Advice while one plays: the hint in three steps, and what combos were worth.

hint-step = Vaihe { $step }/{ $steps }
hint-more-idea = Mikä on ideana?
hint-more-move = Näytä siirto

## A nudge: says where to look and gives nothing away. $area and $features are the messages below

hint-area = { $area ->
    [north] pohjoisessa
    [northeast] koillisessa
    [east] idässä
    [southeast] kaakossa
    [south] etelässä
    [southwest] lounaassa
    [west] lännessä
    [northwest] luoteessa
   *[middle] keskellä
  }
hint-features = { $feature ->
    [mine] kaivoksista
    [magic] taika-alueista
    [cavern] luolista
    [farmland] viljelysmaista
    [forest] metsistä
    [hill] kukkuloista
    [mountain] vuoristoista
    [swamp] soista
    [sea] meristä
   *[lake] järvistä
  }
hint-nudge-area = Katso alueita { $area }.
hint-nudge-bonus = Rotusi saa lisäpisteitä { $features }. Katso, mitä { $area } on.
hint-nudge-rival = Katso, mitä { $seat } hallitsee { $area }.
hint-nudge-keep = Rotusi kannattaa pitää vielä vuoron verran.
hint-nudge-decline = Onko vallattavaa enää tarpeeksi? Mieti rappeutumista.
hint-nudge-leave = Hylätystä alueesta saat merkin parempaa varten.
hint-nudge-stop = Olet tehnyt tällä vuorolla tarpeeksi.
hint-nudge-die = Ulottuvilla on enemmän kuin merkkisi riittävät maksamaan.
hint-nudge-dragon = Lohikäärmeestä on eniten hyötyä siellä, missä puolustajia on paljon.
hint-nudge-sorcery = Etsi yksinäinen vihollismerkki vierestäsi.
hint-nudge-roll = Heitä ensin, päätä sitten.
hint-nudge-declined = Rappeutuneet { $race_inside } voivat toimia ennen aktiivista rotuasi.
hint-nudge-pick_coins = Älä unohda yhdistelmien päällä olevia kolikoita.
hint-nudge-pick_dear = Jokin alemmista yhdistelmistä on hintansa arvoinen.
hint-nudge-pick_free = Paras yhdistelmä on ilmainen.
hint-nudge-withdraw = Kaikkea et voi pitää. Mitä aluetta kaipaisit vähiten?
hint-nudge-guard = Vieressäsi on vastustaja. Mitä et millään haluaisi menettää?
hint-nudge-edge = Lähellä ei ole ketään, mutta uusi rotu voisi tulla kartan reunalta.
hint-nudge-calm = Lähellä ei ole ketään. Vartioi sitä, mikä tuottaa parhaiten.
hint-nudge-pieces = Leirit, linnakkeet ja sankarit vartioivat siinä missä merkitkin. Missä kimppuusi voitaisiin hyökätä?
hint-nudge-refuge = Vartioi palaavilla merkeillä sitä, mihin muut yltävät.
hint-nudge-ally = Kuka voisi tehdä sinulle eniten haittaa ennen seuraavaa vuoroasi?
hint-nudge-late = Tämän vuoron pisteet ovat jo sinun. Onko rodulla vielä annettavaa?
hint-nudge-end = Tällä vuorolla ei ole enää mitään voitettavaa.

## The idea

hint-idea = Ideana: { $plan }.

## The moves

hint-price = { $price ->
    [one] vaatii 1 merkin
   *[other] vaatii { $price } merkkiä
  }
hint-price-combo = { $price ->
    [0] on ilmainen
    [one] maksaa 1 voittopisteen
   *[other] maksaa { $price } voittopistettä
  }
hint-coins = { $coins ->
    [one] silloin vuoro tuo 1 voittopisteen
   *[other] silloin vuoro tuo { $coins } voittopistettä
  }
hint-put = +{ $count }
hint-expected = { $coins ->
    [one] { $later ->
        [one] Tuo nyt 1 voittopisteen ja myöhemmin noin 1.
       *[other] Tuo nyt 1 voittopisteen ja myöhemmin noin { $later }.
      }
   *[other] { $later ->
        [one] Tuo nyt { $coins } voittopistettä ja myöhemmin noin 1.
       *[other] Tuo nyt { $coins } voittopistettä ja myöhemmin noin { $later }.
      }
  }
hint-from-wins = Bottien loppuun asti pelaamana tämä voittaa { $wins } % peleistä.
hint-from = { $bot ->
    [grandmaster] Näin vahvin botti tekisi.
   *[planner] Tämä on nopea arvio; vahvimmalla botilla on kiire.
  }
hint-others = Muut harkitut vaihtoehdot

## What combos were worth. $low and $high are the interval that holds the truth in 95 of 100 cases

hint-worths = Miten hyviä ne ovat?
hint-worths-hide = Piilota luvut
hint-worths-measured = { $stage ->
    [early] Mitattu { $games } bottipelissä, valinnat ensimmäisellä kolmanneksella.
    [middle] Mitattu { $games } bottipelissä, valinnat toisella kolmanneksella.
   *[late] Mitattu { $games } bottipelissä, valinnat viimeisellä kolmanneksella.
  }
hint-worth-coins = Noin { $coins } voittopistettä loppuun mennessä, väliltä { $low }–{ $high }.
    .short = { $coins } ({ $low }–{ $high })
# $sign is “more” or “less”; $low and $high carry their sign.
hint-worth-lift = { $sign ->
    [more] Voittaa { $percent } % useammin kuin keskimääräinen valinta, väliltä { $low } % – { $high } %.
   *[less] Voittaa { $percent } % harvemmin kuin keskimääräinen valinta, väliltä { $low } % – { $high } %.
  }
    .short = { $signed } % ({ $low } – { $high })
hint-worth-picked = { $picked ->
    [0] ei koskaan valittu; arvio rodun ja erityiskyvyn mukaan
    [one] valittu kerran
   *[other] valittu { $picked } kertaa
  }
hint-worth-coins-label = Pisteet
hint-worth-lift-label = Voitot
hint-worth-none = Ei mitattu tälle pelilaudalle.
