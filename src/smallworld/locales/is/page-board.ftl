### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Spilaborð
board-unrolling = Sæki kortið …
board-keys = Örvalyklar færa þig milli landsvæða, Enter framkvæmir, Delete tekur til baka, plús og mínus stækka og minnka, núll sýnir allt spilaborðið.

## Looking

board-tools = Sýn á spilaborðið
board-zoom-in = Nær (+)
board-zoom-out = Fjær (−)
board-fit = Allt spilaborðið (0)
board-dismiss = Loka

## Who stands in a region. $declined says “yes” or “no”

board-nobody = í einskis eigu
board-holder = { $declined ->
    [yes] { $seat }: { $tokens } { $race_token } á hnignunarskeiði
   *[no] { $seat }: { $tokens } { $race_token }
  }
board-camps = { $count } tjaldbúðatákn

## What could be done in a region, as part of a list that is read aloud

board-target-conquer = { $price ->
    [one] þú getur lagt það undir þig með { $price } tákni
   *[other] þú getur lagt það undir þig með { $price } táknum
  }
board-target-die = { $missing } tákn vantar; { $percent } prósenta líkur með teningnum
board-target-dragon = drekinn getur tekið það
board-target-sorcery = seiður getur tekið það
board-target-abandon = þú mátt yfirgefa það
board-target-deploy = þú mátt setja tákn niður
board-target-withdraw = þú mátt gefa það eftir
board-target-place = þú mátt setja merki niður

## What others changed since the player’s last action; read aloud after the holder

board-changed = { $how ->
    [taken] hertekið síðan þú lékst síðast
    [lost] tekið af þér síðan þú lékst síðast
    [left] yfirgefið síðan þú lékst síðast
    [declined] á hnignunarskeiði síðan þú lékst síðast
   *[moved] tákn eða merki breytt síðan þú lékst síðast
  }
board-replay = Endursýna leiki hinna
    .about = Ljós saumspor sýna hvað breyttist síðan þú lékst síðast. Smelltu til að sjá það aftur (W).

## The card of a region

board-price = { $price ->
    [0] Ókeypis
   *[other] Kostar { $price } tákn
  }
board-short = { $missing } vantar; { $percent }% með teningnum ({ $missing } eða meira)
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] { $coins ->
        [one] +{ $coins } skildingur í þessari umferð
       *[other] +{ $coins } skildingar í þessari umferð
      }
    [less] { $coins ->
        [one] −{ $coins } skildingur í þessari umferð
       *[other] −{ $coins } skildingar í þessari umferð
      }
   *[same] Sömu tekjur í þessari umferð
  }
board-threat = { $price ->
    [one] Aðrir gætu tekið það með { $price } tákni
   *[other] Aðrir gætu tekið það með { $price } táknum
  }

## How it is done. $touch says “yes” where fingers do it

board-hint-conquer = { $touch ->
    [yes] Snertu til að leggja undir þig
   *[no] Smelltu til að leggja undir þig
  }
board-hint-die = { $touch ->
    [yes] Snertu fyrir lokatilraun
   *[no] Smelltu fyrir lokatilraun
  }
board-hint-dragon = { $touch ->
    [yes] Snertu til að senda drekann
   *[no] Smelltu til að senda drekann
  }
board-hint-sorcery = { $touch ->
    [yes] Snertu til að skipta tákninu út
   *[no] Smelltu til að skipta tákninu út
  }
board-hint-abandon = { $touch ->
    [yes] Snertu til að yfirgefa svæðið
   *[no] Smelltu til að yfirgefa svæðið
  }
board-hint-withdraw = { $touch ->
    [yes] Snertu til að gefa eftir
   *[no] Smelltu til að gefa eftir
  }
board-hint-place = { $touch ->
    [yes] Snertu til að setja niður, haltu til að taka upp
   *[no] Smelltu til að setja niður, hægrismelltu til að taka upp
  }
board-hint-deploy = { $touch ->
    [yes] Snertu til að fjölga um eitt, haltu til að fækka
   *[no] Smelltu til að fjölga um eitt, hægrismelltu til að fækka
  }

## On the board itself

board-odds = { $percent }%
board-earned = +{ $coins }
board-edge = { $side ->
    [left] Meira til vinstri
    [right] Meira til hægri
    [up] Meira fyrir ofan
   *[down] Meira fyrir neðan
  }{ $count ->
    [0] {""}
   *[other] {" "}(skotmörk: { $count })
  }
board-moment-last-round = Síðasta umferðin!
board-moment-dragon = Drekinn ræðst til atlögu!
board-moment-decline = Á hnignunarskeiði
