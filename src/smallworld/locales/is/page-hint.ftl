### Advice while one plays: the hint in three steps, and what combos were worth.

hint-step = Skref { $step } af { $steps }
hint-more-idea = Hver er hugmyndin?
hint-more-move = Sýna mér leikinn

## A nudge: says where to look and gives nothing away. $area and $features are the messages below

hint-area = { $area ->
    [north] í norðri
    [northeast] í norðaustri
    [east] í austri
    [southeast] í suðaustri
    [south] í suðri
    [southwest] í suðvestri
    [west] í vestri
    [northwest] í norðvestri
   *[middle] í miðjunni
  }
hint-features = { $feature ->
    [mine] námur
    [magic] töfrauppsprettur
    [cavern] hella
    [farmland] akurlendi
    [forest] skóga
    [hill] hæðir
    [mountain] fjöll
    [swamp] mýrlendi
    [sea] höf
   *[lake] stöðuvötn
  }
hint-nudge-area = Líttu á landsvæðin { $area }.
hint-nudge-bonus = Þjóðin þín fær aukalega fyrir { $features }. Líttu á landið { $area }.
hint-nudge-rival = Líttu á það sem { $seat } á { $area }.
hint-nudge-keep = Það borgar sig að halda þjóðinni eina umferð enn.
hint-nudge-decline = Er enn nóg að taka? Íhugaðu hnignun.
hint-nudge-leave = Yfirgefðu landsvæði, þá getur tákn þess tekið annað betra.
hint-nudge-stop = Þú hefur gert nóg í þessari umferð.
hint-nudge-die = Meira er í færi en táknin þín duga fyrir.
hint-nudge-dragon = Drekinn nýtist best þar sem mörg tákn eru til varnar.
hint-nudge-sorcery = Leitaðu að stöku óvinatákni við hlið þér.
hint-nudge-roll = Kastaðu fyrst, ákveddu svo.
hint-nudge-declined = Þú mátt beita { $race_the_dative } á hnignunarskeiði á undan virku þjóðinni.
hint-nudge-pick_coins = Gleymdu ekki skildingunum sem liggja á samstæðunum.
hint-nudge-pick_dear = Ein af samstæðunum neðar er verðsins virði.
hint-nudge-pick_free = Besta samstæðan er ókeypis.
hint-nudge-withdraw = Þú getur ekki haldið öllu. Hvaða landsvæðis myndirðu síst sakna?
hint-nudge-guard = Mótherji er við hlið þér. Hverju vildirðu síst tapa?
hint-nudge-edge = Enginn er nærri, en ný þjóð gæti komið inn frá brún kortsins.
hint-nudge-calm = Enginn er nærri. Verðu það sem gefur mest.
hint-nudge-pieces = Merkin þín verja jafn vel og tákn. Hvar yrði ráðist á þig?
hint-nudge-refuge = Láttu táknin sem hörfuðu verja það sem aðrir ná til.
hint-nudge-ally = Hver gæti skaðað þig mest áður en þú átt næst leik?
hint-nudge-late = Skildingar þessarar umferðar eru þegar þínir. Á þjóðin meira inni?
hint-nudge-end = Meira er ekki að fá í þessari umferð.

## The idea

hint-idea = Hugmyndin: { $plan }.

## The moves

hint-price = { $price ->
    [one] kostar { $price } tákn
   *[other] kostar { $price } tákn
  }
hint-price-combo = { $price ->
    [0] er ókeypis
    [one] kostar { $price } skilding
   *[other] kostar { $price } skildinga
  }
hint-coins = { $coins ->
    [one] þá gefur umferðin { $coins } skilding
   *[other] þá gefur umferðin { $coins } skildinga
  }
hint-put = +{ $count }
hint-expected = { $coins ->
    [one] { $later ->
        [one] Gefur { $coins } skilding núna og um { $later } síðar.
       *[other] Gefur { $coins } skilding núna og um { $later } síðar.
      }
   *[other] { $later ->
        [one] Gefur { $coins } skildinga núna og um { $later } síðar.
       *[other] Gefur { $coins } skildinga núna og um { $later } síðar.
      }
  }
hint-from-wins = Vélmenni spiluðu þetta til enda: það vinnur í { $wins }% tilvika.
hint-from = { $bot ->
    [grandmaster] Þetta myndi sterkasta vélmennið gera.
   *[planner] Þetta er fljótlegt mat. Sterkasta vélmennið er upptekið.
  }
hint-others = Aðrir kostir sem komu til greina

## What combos were worth. $low and $high are the interval that holds the truth in 95 of 100 cases

hint-worths = Hve góðar eru þær?
hint-worths-hide = Fela tölurnar
hint-worths-measured = { $stage ->
    [early] Úr { $games } spilum milli vélmenna, fyrir val í fyrsta þriðjungi.
    [middle] Úr { $games } spilum milli vélmenna, fyrir val í öðrum þriðjungi.
   *[late] Úr { $games } spilum milli vélmenna, fyrir val í síðasta þriðjungi.
  }
hint-worth-coins = Skildingar til leiksloka: um { $coins }, á bilinu { $low } til { $high }.
    .short = { $coins } ({ $low }–{ $high })
# $sign is “more” or “less”; $low and $high carry their sign.
hint-worth-lift = { $sign ->
    [more] Vinnur { $percent }% oftar en meðalval, á bilinu { $low }% til { $high }%.
   *[less] Vinnur { $percent }% sjaldnar en meðalval, á bilinu { $low }% til { $high }%.
  }
    .short = { $signed }% ({ $low } til { $high })
hint-worth-picked = { $picked ->
    [0] aldrei valin: metin eftir þjóð og eiginleika
    [one] valin { $picked } sinni
   *[other] valin { $picked } sinnum
  }
hint-worth-coins-label = Skildingar
hint-worth-lift-label = Sigrar
hint-worth-none = Ekki mælt fyrir þetta spilaborð.
