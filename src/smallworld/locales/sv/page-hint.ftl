### Advice while one plays: the hint in three steps, and what combos were worth.

hint-step = Steg { $step } av { $steps }
hint-more-idea = Vad är tanken?
hint-more-move = Visa draget

## A nudge: says where to look and gives nothing away. $area and $features are the messages below

hint-area = { $area ->
    [north] i norr
    [northeast] i nordost
    [east] i öster
    [southeast] i sydost
    [south] i söder
    [southwest] i sydväst
    [west] i väster
    [northwest] i nordväst
   *[middle] i mitten
  }
hint-features = { $feature ->
    [mine] Gruvor
    [magic] Magikällor
    [cavern] Grottor
    [farmland] Åkermark
    [forest] Skogar
    [hill] Kullar
    [mountain] Berg
    [swamp] Träsk
    [sea] Hav
   *[lake] Sjöar
  }
hint-nudge-area = Ta en titt på Regionerna { $area }.
hint-nudge-bonus = Ditt folkslag får extra betalt för { $features }. Ta en titt { $area }.
hint-nudge-rival = Ta en titt på vad { $seat } håller { $area }.
hint-nudge-keep = Ditt folkslag är värt att behålla en tur till.
hint-nudge-decline = Finns det tillräckligt kvar att ta? Fundera på att gå i Nedgång.
hint-nudge-leave = En Region du överger ger dig en bricka till en bättre.
hint-nudge-stop = Du har gjort nog för den här turen.
hint-nudge-die = Mer är inom räckhåll än dina brickor räcker till.
hint-nudge-dragon = Din Drake är mest värd där många brickor står.
hint-nudge-sorcery = Leta efter en ensam fiendebricka intill dig.
hint-nudge-roll = Slå först, bestäm dig sedan.
hint-nudge-declined = { $race_the } i Nedgång kan agera före ditt aktiva folkslag.
hint-nudge-pick_coins = Glöm inte Vinstmynten som ligger på kombinationerna.
hint-nudge-pick_dear = En av kombinationerna längre ner är värd sitt pris.
hint-nudge-pick_free = Den bästa kombinationen är gratis.
hint-nudge-withdraw = Du kan inte hålla allt. Vilken Region skulle du sakna minst?
hint-nudge-guard = En motståndare står intill dig. Vad vill du absolut inte förlora?
hint-nudge-edge = Ingen är i närheten, men ett nytt folkslag kan komma in över kartans kant.
hint-nudge-calm = Ingen är i närheten. Vakta det som ger mest.
hint-nudge-pieces = Dina markörer vaktar lika bra som brickor. Var skulle du bli anfallen?
hint-nudge-refuge = Använd brickorna som kommer tillbaka till att vakta det som andra kan nå.
hint-nudge-ally = Vem kan skada dig mest före din nästa tur?
hint-nudge-late = Turens Vinstmynt är redan dina. Finns det mer att hämta hos folkslaget?
hint-nudge-end = Det finns inget mer att vinna i den här turen.

## The idea

hint-idea = Tanken: { $plan }.

## The moves

hint-price = { $price ->
    [one] kräver 1 bricka
   *[other] kräver { $price } brickor
  }
hint-price-combo = { $price ->
    [0] är gratis
   *[other] kostar { $price } Vinstmynt
  }
hint-coins = sedan ger turen { $coins } Vinstmynt
hint-put = +{ $count }
hint-expected = Ger { $coins } Vinstmynt nu och omkring { $later } senare.
hint-from-wins = Bottar spelade klart partiet: detta vinner i { $wins } % av fallen.
hint-from = { $bot ->
    [grandmaster] Så här skulle den starkaste av bottarna göra.
   *[planner] Det här är en snabb bedömning. Den starkaste av bottarna är upptagen.
  }
hint-others = Andra alternativ som övervägdes

## What combos were worth. $low and $high are the interval that holds the truth in 95 of 100 cases

hint-worths = Hur bra är de?
hint-worths-hide = Dölj siffrorna
hint-worths-measured = { $stage ->
    [early] Mätt i { $games } partier mellan bottar, för val i första tredjedelen.
    [middle] Mätt i { $games } partier mellan bottar, för val i andra tredjedelen.
   *[late] Mätt i { $games } partier mellan bottar, för val i sista tredjedelen.
  }
hint-worth-coins = Omkring { $coins } Vinstmynt till slutet, mellan { $low } och { $high }.
    .short = { $coins } ({ $low }–{ $high })
# $sign is “more” or “less”; $low and $high carry their sign.
hint-worth-lift = { $sign ->
    [more] Vinner { $percent } % oftare än ett genomsnittligt val, mellan { $low } % och { $high } %.
   *[less] Vinner { $percent } % mer sällan än ett genomsnittligt val, mellan { $low } % och { $high } %.
  }
    .short = { $signed } % ({ $low } till { $high })
hint-worth-picked = { $picked ->
    [0] aldrig vald: bedömd efter folkslag och Specialförmåga
   *[other] { $picked } val
  }
hint-worth-coins-label = Vinstmynt
hint-worth-lift-label = Vinster
hint-worth-none = Inte mätt på den här kartan.
