### The terminal: the board as text, the game at one screen, and the commands on a record.
###
### What is typed stays as it is in every language: “spread”, “save game.swg”, “? 3”, “conquer 7”,
### “smallworld show”. Lines are short: about 100 letters are all that a terminal shows.
### $people is a race with its power, or a race alone.

## The board. The columns of its table; “edge” marks regions where a new race may enter

terminal-board =
    .number = nr.
    .region = landsvæði
    .terrain = landslag
    .holder = ræður
    .pieces = merki
    .neighbours = liggur að
    .edge = brún
# $symbols is a list such as “mi mine, ca cavern”; $prices says “yes” where the board shows prices.
terminal-legend = { $prices ->
    [yes] (þjóð) = á hnignunarskeiði, { $symbols }; =2 kostar 2 tákn, ?2 kostar 2 með teningnum
   *[no] (þjóð) = á hnignunarskeiði, { $symbols }
  }

## Seats: labels, put into a list after the race

terminal-coins-hidden = skildingar faldir
# $tokens stand on the map.
terminal-seat-race = { $regions ->
    [one] { $people }: { $tokens } á { $regions } landsvæði
   *[other] { $people }: { $tokens } á { $regions } landsvæðum
  }
# A declined race; brackets come around it.
terminal-seat-declined = { $regions ->
    [one] { $people }: { $regions } landsvæði
   *[other] { $people }: { $regions } landsvæði
  }
# Tokens that left the map for this turn and come along in the next one.
terminal-seat-aside = { $tokens } til hliðar
# Tokens that were driven out and come back when the seat redeploys.
terminal-seat-waiting = { $tokens } í bið
terminal-seat-holes = { $holes ->
    [one] { $holes } jarðhýsi eftir
   *[other] { $holes } jarðhýsi eftir
  }
terminal-seat-dragon = dreki á hendi

## Combos: labels, put into a list or a table

terminal-combo-price = { $price ->
    [0] ókeypis
    [one] kostar { $price } skilding
   *[other] kostar { $price } skildinga
  }
terminal-combo-coins = { $coins ->
    [one] { $coins } skildingur á henni
   *[other] { $coins } skildingar á henni
  }

## Whose decision it is, without a full stop

terminal-round = Umferð { $round } af { $rounds }, { $seat } á umferðina
# $what: die, combo
terminal-dealer = { $what ->
    [die] Gjafarinn á að kasta teningnum.
   *[combo] Gjafarinn á að sýna samstæðu.
  }
terminal-task-pick = { $seat }: veldu samstæðu
terminal-task-start = { $hand ->
    [one] { $seat }: beittu { $people_the_dative } til landvinninga ({ $hand } tákn tilbúið) eða veldu hnignun
   *[other] { $seat }: beittu { $people_the_dative } til landvinninga ({ $hand } tákn tilbúin) eða veldu hnignun
  }
terminal-task-conquest = { $hand ->
    [one] { $seat }: beittu { $people_the_dative } til landvinninga eða hættu ({ $hand } tákn á hendi)
   *[other] { $seat }: beittu { $people_the_dative } til landvinninga eða hættu ({ $hand } tákn á hendi)
  }
# $number is what the die shows.
terminal-task-rolled = { $hand ->
    [one] { $seat }: beittu { $people_the_dative } eða hættu ({ $hand } tákn á hendi, teningurinn sýnir { $number })
   *[other] { $seat }: beittu { $people_the_dative } eða hættu ({ $hand } tákn á hendi, teningurinn sýnir { $number })
  }
# $may: decline, ally, both
terminal-task-after_scoring = { $may ->
    [decline] { $seat }: veldu hnignun eða ljúktu umferð
    [ally] { $seat }: nefndu bandamann eða ljúktu umferð
   *[both] { $seat }: veldu hnignun, nefndu bandamann eða ljúktu umferð
  }
terminal-task-withdraw = { $regions ->
    [one] { $seat }: gefðu eftir { $regions } landsvæði
   *[other] { $seat }: gefðu eftir { $regions } landsvæði
  }
terminal-task-redeployment = { $tokens ->
    [one] { $seat }: endurraðaðu ({ $tokens } tákn að setja niður) og ljúktu svo umferð
   *[other] { $seat }: endurraðaðu ({ $tokens } tákn að setja niður) og ljúktu svo umferð
  }
# Tokens that others drove out.
terminal-task-refuge = { $tokens ->
    [one] { $seat }: settu niður táknin sem hörfuðu ({ $tokens } tákn) og ljúktu svo
   *[other] { $seat }: settu niður táknin sem hörfuðu ({ $tokens } tákn) og ljúktu svo
  }
# $more: may anything still be placed? yes, no
terminal-task-end = { $more ->
    [yes] { $seat }: ljúktu umferð eða settu niður það sem eftir er
   *[no] { $seat }: ljúktu umferð
  }

## What may be done. $parts is a list of the parts of a price

terminal-conquest = { $price ->
    [0] { $region }: ókeypis
    [one] { $region }: { $price } tákn ({ $parts })
   *[other] { $region }: { $price } tákn ({ $parts })
  }
terminal-attempt = { $price ->
    [one] { $region }: { $price } tákn ({ $parts }), { $hand } á hendi; teningurinn dugar á { $faces } af 6 hliðum
   *[other] { $region }: { $price } tákn ({ $parts }), { $hand } á hendi; teningurinn dugar á { $faces } af 6 hliðum
  }
terminal-income = tekjur { $coins }
# Before a list of words to type; the others stand in brackets after “roll” and “spread”.
terminal-also = einnig
    .roll = kasta teningnum á undan landvinningi
    .spread = dreifa táknunum jafnt
terminal-ask-combo = Sláðu inn ? 3 til að sjá hvað samstæða 3 getur.

## At one screen

terminal-welcome = { $rounds ->
    [one] Smáheimar. Leikmenn: { $players }. { $rounds } umferð.
   *[other] Smáheimar. Leikmenn: { $players }. { $rounds } umferðir.
  }
    .about = Sláðu inn númer eða nafn á því sem þú vilt; ? sýnir hjálp.
# $saved: yes, no
terminal-goodbye = { $saved ->
    [yes] Bless.
   *[no] Bless. Spilið var ekki vistað.
  }
# $reason is one or two whole sentences.
terminal-why = Hvers vegna: { $reason }
terminal-unknown-word = „{ $word }“ er ekki skipun. Sláðu inn ? fyrir hjálp.
terminal-coins-alone = Nú má { $seat } horfa og enginn annar. Ýttu á Enter:
terminal-coins = { $coins ->
    [one] Þú átt { $coins } skilding.
   *[other] Þú átt { $coins } skildinga.
  }
terminal-coins-hide = Ýttu á Enter til að fela það:
terminal-took-back = { $actions ->
    [one] { $actions } aðgerð tekin til baka.
   *[other] { $actions } aðgerðir teknar til baka.
  }
terminal-nothing-to-spread = Nú eru engin tákn til að dreifa.
terminal-name-a-file = Nefndu skrá, til dæmis: save game.swg
terminal-file-exists = { $file } er þegar til. Veldu annað nafn.
terminal-saved = Vistað í { $file }. Til að halda áfram síðar: { $command }
terminal-ask-save = Vista spilið? Sláðu inn skráarheiti eins og game.swg, eða ýttu á Enter til að sleppa:
# What can be typed stands before each line: “7”, “7 die, 7 dragon”, “7 2, 7 all”, “spread”,
# “stop, end”, “decline”, “? conquer 7”, “? trolls”, “hint”, “board, table”, “column, log”,
# “coins”, “undo, reset”, “save FILE, quit”.
terminal-help = Nöfn duga í stað númera (conquer gorvak), og upphaf orða nægir (con 7).
    .number = velja samstæðu 7, leggja undir sig landsvæði 7 eða setja þangað tákn: það sem um er spurt
    .ways = taka landsvæði á annan hátt; einnig: 7 sorcery
    .tokens = setja tvö tákn, eða öll sem eftir eru, á landsvæði 7
    .spread = dreifa táknum á hendi jafnt á landsvæðin þín
    .stop = ljúka landvinningum; ljúka umferð
    .decline = láta þjóðina fara á hnignunarskeið (í upphafi umferðar)
    .price = verð aðgerðar lið fyrir lið, eða hvers vegna hún er ekki leyfð
    .trait = hvað þjóð eða eiginleiki gerir
    .hint = hvað vélmennið planner myndi gera hér, og hvers vegna
    .board = spilaborðið aftur, sem kort (einnig: Enter) eða sem tafla með grönnum
    .column = samstæðurnar; það sem gerðist nýlega
    .coins = skildingarnir þínir, þegar fleiri deila skjánum
    .undo = taka til baka eina aðgerð; allt í þessari umferð
    .save = vista spilið; hætta

## Commands on a record. $first and $second are commands to type

terminal-new = Nýtt spil á kortinu { $map }, vistað í { $file }. Leikmenn: { $players }.
terminal-next = Næst: { $first } eða { $second }
terminal-nothing-done = { $reason } Engu var breytt.
terminal-replayed = { $lines ->
    [one] { $lines } lína endurspiluð, allt leyfilegt.
   *[other] { $lines } línur endurspilaðar, allt leyfilegt.
  }

## Advice: a table of plans. Their coins this turn, how many they are behind the best, the coins
## of later turns, and what the others may then expect more or less

terminal-plans =
    .coins = skildingar
    .behind = á eftir
    .later = síðar
    .others = hinir
    .plan = áætlun
terminal-in-actions = Í aðgerðum:
terminal-more = … og { $count } til viðbótar
terminal-no-reasons = Vélmennið { $bot } gefur engar skýringar.

## Analysis: a table of turns. The line of the record, whose turn it was, what it cost, its luck

terminal-turns =
    .line = lína
    .round = umferð
    .seat = átti leik
    .cost = kostaði
    .luck = heppni
terminal-instead = Í staðinn, frá línu { $line }:

## Many games

# $stage: when combos were picked, in the early, middle or late third of the rounds; any for all.
terminal-measured = { $stage ->
    [early] { $map }, valið snemma: { $games } spil, { $bots }, { $date }
    [middle] { $map }, valið um miðbik: { $games } spil, { $bots }, { $date }
    [late] { $map }, valið seint: { $games } spil, { $bots }, { $date }
   *[any] { $map }: { $games } spil, { $bots }, { $date }
  }
# The head of a column: how often its seat wins, as a multiple of what the average pick does.
terminal-lift = sigrar × meðaltal
terminal-simulated =
    .games = { $count ->
        [one] { $count } spil: { $file }
       *[other] { $count } spil: { $file }
    }
    .races = { $count ->
        [one] { $count } þjóð: { $file }
       *[other] { $count } þjóðir: { $file }
    }
    .report = skýrsla: { $file }
