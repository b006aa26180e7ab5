### The terminal: the board as text, the game at one screen, and the commands on a record.
###
### What is typed stays as it is in every language: “spread”, “save game.swg”, “? 3”, “conquer 7”,
### “smallworld show”. Lines are short: about 100 letters are all that a terminal shows.
### $people is a race with its power, or a race alone.

## The board. The columns of its table; “edge” marks regions where a new race may enter

terminal-board =
    .number = nr.
    .region = Region
    .terrain = terræn
    .holder = holdes af
    .pieces = brikker
    .neighbours = naboer
    .edge = kant
# $symbols is a list such as “mi mine, ca cavern”; $prices says “yes” where the board shows prices.
terminal-legend = { $prices ->
    [yes] (Race) er Inaktiv, { $symbols }; =2 koster to Tropper, ?2 med terningen
   *[no] (Race) er Inaktiv, { $symbols }
  }

## Seats: labels, put into a list after the race

terminal-coins-hidden = skjulte Sejrsmønter
# $tokens stand on the map.
terminal-seat-race = { $regions ->
    [one] { $people }: { $tokens } i 1 Region
   *[other] { $people }: { $tokens } i { $regions } Regioner
  }
# A declined race; brackets come around it.
terminal-seat-declined = { $regions ->
    [one] { $people }: 1 Region
   *[other] { $people }: { $regions } Regioner
  }
# Tokens that left the map for this turn and come along in the next one.
terminal-seat-aside = { $tokens } til side
# Tokens that were driven out and come back when the seat redeploys.
terminal-seat-waiting = { $tokens } venter
terminal-seat-holes = { $holes ->
    [one] 1 Jordhul tilbage
   *[other] { $holes } Jordhuller tilbage
  }
terminal-seat-dragon = Drage på hånden

## Combos: labels, put into a list or a table

terminal-combo-price = { $price ->
    [0] gratis
    [one] koster 1 Sejrsmønt
   *[other] koster { $price } Sejrsmønter
  }
terminal-combo-coins = { $coins ->
    [one] 1 Sejrsmønt på det
   *[other] { $coins } Sejrsmønter på det
  }

## Whose decision it is, without a full stop

terminal-round = Runde { $round } af { $rounds }, { $seat } har turen
# $what: die, combo
terminal-dealer = { $what ->
    [die] Spillederen skal slå med terningen.
   *[combo] Spillederen skal afsløre et sæt.
  }
terminal-task-pick = { $seat }: Vælg et sæt
terminal-task-start = { $hand ->
    [one] { $seat }: Erobr med { $people } (1 Trop parat), eller gør dem Inaktive
   *[other] { $seat }: Erobr med { $people } ({ $hand } Tropper parate), eller gør dem Inaktive
  }
terminal-task-conquest = { $hand ->
    [one] { $seat }: Erobr med { $people }, eller stop (1 Trop på hånden)
   *[other] { $seat }: Erobr med { $people }, eller stop ({ $hand } Tropper på hånden)
  }
# $number is what the die shows.
terminal-task-rolled = { $hand ->
    [one] { $seat }: Erobr med { $people }, eller stop (1 Trop på hånden, terningen viser { $number })
   *[other] { $seat }: Erobr med { $people }, eller stop ({ $hand } Tropper på hånden, terningen viser { $number })
  }
# $may: decline, ally, both
terminal-task-after_scoring = { $may ->
    [decline] { $seat }: Gør Racen Inaktiv, eller slut turen
    [ally] { $seat }: Slut fred med nogen, eller slut turen
   *[both] { $seat }: Gør Racen Inaktiv, slut fred med nogen, eller slut turen
  }
terminal-task-withdraw = { $regions ->
    [one] { $seat }: Træk dig ud af 1 Region
   *[other] { $seat }: Træk dig ud af { $regions } Regioner
  }
terminal-task-redeployment = { $tokens ->
    [one] { $seat }: Omfordel (1 Trop at placere), og slut så turen
   *[other] { $seat }: Omfordel ({ $tokens } Tropper at placere), og slut så turen
  }
# Tokens that others drove out.
terminal-task-refuge = { $tokens ->
    [one] { $seat }: Placer dine fordrevne Tropper (1 Trop), og slut så
   *[other] { $seat }: Placer dine fordrevne Tropper ({ $tokens } Tropper), og slut så
  }
# $more: may anything still be placed? yes, no
terminal-task-end = { $more ->
    [yes] { $seat }: Slut turen, eller placer resten
   *[no] { $seat }: Slut turen
  }

## What may be done. $parts is a list of the parts of a price

terminal-conquest = { $price ->
    [0] { $region }: gratis
    [one] { $region }: 1 Trop ({ $parts })
   *[other] { $region }: { $price } Tropper ({ $parts })
  }
terminal-attempt = { $price ->
    [one] { $region }: 1 Trop ({ $parts }), { $hand } på hånden; terningen rækker på { $faces } af 6 sider
   *[other] { $region }: { $price } Tropper ({ $parts }), { $hand } på hånden; terningen rækker på { $faces } af 6 sider
  }
terminal-income = indtægt { $coins }
# Before a list of words to type; the others stand in brackets after “roll” and “spread”.
terminal-also = også
    .roll = slå med terningen før en erobring
    .spread = fordel Tropperne jævnt
terminal-ask-combo = Skriv ? 3 for at se, hvad sæt 3 kan.

## At one screen

terminal-welcome = { $rounds ->
    [one] Small World for { $players }, 1 runde.
   *[other] Small World for { $players }, { $rounds } runder.
  }
    .about = Skriv nummeret eller navnet på det, du vil; ? giver hjælp.
# $saved: yes, no
terminal-goodbye = { $saved ->
    [yes] På gensyn.
   *[no] På gensyn. Spillet blev ikke gemt.
  }
# $reason is one or two whole sentences.
terminal-why = Hvorfor: { $reason }
terminal-unknown-word = »{ $word }« er ikke en kommando. Skriv ? for at få hjælp.
terminal-coins-alone = Kun { $seat } må kigge nu. Tryk Enter:
terminal-coins = { $coins ->
    [one] Du har 1 Sejrsmønt.
   *[other] Du har { $coins } Sejrsmønter.
  }
terminal-coins-hide = Tryk Enter for at skjule det:
terminal-took-back = { $actions ->
    [one] 1 handling er fortrudt.
   *[other] { $actions } handlinger er fortrudt.
  }
terminal-nothing-to-spread = Der er ingen Tropper at fordele nu.
terminal-name-a-file = Angiv et filnavn, for eksempel: save game.swg
terminal-file-exists = { $file } findes allerede. Vælg et andet navn.
terminal-saved = Gemt i { $file }. Fortsæt senere med: { $command }
terminal-ask-save = Gem spillet? Skriv et filnavn som game.swg, eller tryk Enter for at springe over:
# What can be typed stands before each line: “7”, “7 die, 7 dragon”, “7 2, 7 all”, “spread”,
# “stop, end”, “decline”, “? conquer 7”, “? trolls”, “hint”, “board, table”, “column, log”,
# “coins”, “undo, reset”, “save FILE, quit”.
terminal-help = Navne kan bruges i stedet for numre (conquer gorvak), og begyndelsen af et ord er nok (con 7).
    .number = vælg sæt 7, erobr Region 7, eller sæt en Trop dér: alt efter, hvad der spørges om
    .ways = erobr på en anden måde; også: 7 sorcery
    .tokens = sæt to Tropper, eller alle de resterende, i Region 7
    .spread = fordel Tropperne på hånden jævnt i dine Regioner
    .stop = slut erobringerne; slut turen
    .decline = gør din Race Inaktiv (i begyndelsen af en tur)
    .price = prisen for en handling del for del, eller hvorfor den ikke er tilladt
    .trait = hvad en Race eller en Specialevne kan
    .hint = hvad en bot ville gøre her, og hvorfor
    .board = spillebrættet igen, som kort (også: Enter) eller som tabel med naboer
    .column = sættene; hvad der skete for nylig
    .coins = dine egne Sejrsmønter, når flere deler skærmen
    .undo = fortryd én handling; fortryd hele turen
    .save = gem spillet; forlad det

## Commands on a record. $first and $second are commands to type

terminal-new = Nyt spil for { $players } på { $map }, gemt i { $file }.
terminal-next = Næste skridt: { $first } eller { $second }
terminal-nothing-done = { $reason } Intet blev ændret.
terminal-replayed = { $lines ->
    [one] 1 linje spillet igennem, alt er lovligt.
   *[other] { $lines } linjer spillet igennem, alt er lovligt.
  }

## Advice: a table of plans. Their coins this turn, how many they are behind the best, the coins
## of later turns, and what the others may then expect more or less

terminal-plans =
    .coins = mønter
    .behind = bagud
    .later = senere
    .others = andre
    .plan = plan
terminal-in-actions = Som handlinger:
terminal-more = … og { $count } til
terminal-no-reasons = Botten { $bot } begrunder ikke sine valg.

## Analysis: a table of turns. The line of the record, whose turn it was, what it cost, its luck

terminal-turns =
    .line = linje
    .round = runde
    .seat = spiller
    .cost = kostede
    .luck = held
terminal-instead = I stedet, fra linje { $line }:

## Many games

# $stage: when combos were picked, in the early, middle or late third of the rounds; any for all.
terminal-measured = { $stage ->
    [early] { $map }, tidlige valg: { $games } spil, spillet af { $bots }, { $date }
    [middle] { $map }, valg i midten: { $games } spil, spillet af { $bots }, { $date }
    [late] { $map }, sene valg: { $games } spil, spillet af { $bots }, { $date }
   *[any] { $map }: { $games } spil, spillet af { $bots }, { $date }
  }
# The head of a column: how often its seat wins, as a multiple of what the average pick does.
terminal-lift = sejre × snit
terminal-simulated =
    .games = { $count } spil: { $file }
    .races = { $count ->
        [one] 1 Race: { $file }
       *[other] { $count } Racer: { $file }
    }
    .report = rapport: { $file }
