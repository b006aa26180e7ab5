### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Spilaborð
board-unrolling = Kortinu er rúllað út …
board-keys = Örvalyklar færa þig milli landsvæða, Enter framkvæmir, Delete tekur til baka, plús og mínus stækka og minnka, núll sýnir allt spilaborðið.

## Looking

board-tools = Sýn á spilaborðið
board-zoom-in = Nær (+)
board-zoom-out = Fjær (−)
board-fit = Allt spilaborðið (0)
board-dismiss = Loka

## Who stands in a region. $declined says “yes” or “no”

board-nobody = enginn
board-holder = { $declined ->
    [yes] { $tokens } { $race_token } á hnignunarskeiði, { $seat }
   *[no] { $tokens } { $race_token }, { $seat }
  }
board-camps = { $count } tjaldbúðatákn

## What could be done in a region, as part of a list that is read aloud

board-target-conquer = { $price ->
    [one] má leggja undir sig með { $price } tákni
   *[other] má leggja undir sig með { $price } táknum
  }
board-target-die = { $missing } tákn vantar, teningurinn dugar í { $percent } prósentum kasta
board-target-dragon = drekinn getur tekið það
board-target-sorcery = seiður getur tekið það
board-target-abandon = má yfirgefa
board-target-deploy = setja má tákn niður
board-target-withdraw = má gefa eftir
board-target-place = setja má merki niður

## The card of a region

board-price = { $price ->
    [0] Kostar ekkert tákn
   *[other] Kostar { $price } tákn
  }
board-short = { $missing } vantar: teningurinn þarf að sýna { $missing } eða meira. { $percent }%
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] { $coins ->
        [one] Gefur { $coins } skildingi meira í þessari umferð
       *[other] Gefur { $coins } skildingum meira í þessari umferð
      }
    [less] { $coins ->
        [one] Gefur { $coins } skildingi minna í þessari umferð
       *[other] Gefur { $coins } skildingum minna í þessari umferð
      }
   *[same] Gefur jafnmikið í þessari umferð
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
    [yes] Snertu til að yfirgefa
   *[no] Smelltu til að yfirgefa
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
