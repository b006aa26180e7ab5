### The terminal: the board as text, the game at one screen, and the commands on a record.
###
### What is typed stays as it is in every language: “spread”, “save game.swg”, “? 3”, “conquer 7”,
### “smallworld show”. Lines are short: about 100 letters are all that a terminal shows.
### $people is a race with its power, or a race alone.

## The board. The columns of its table; “edge” marks regions where a new race may enter

terminal-board =
    .number = nr
    .region = Region
    .terrain = terräng
    .holder = hålls av
    .pieces = markörer
    .neighbours = gränsar till
    .edge = kant
# $symbols is a list such as “mi mine, ca cavern”; $prices says “yes” where the board shows prices.
terminal-legend = { $prices ->
    [yes] (folkslag) är i Nedgång, { $symbols }; =2 kostar två brickor, ?2 med tärningen
   *[no] (folkslag) är i Nedgång, { $symbols }
  }

## Seats: labels, put into a list after the race

terminal-coins-hidden = dolda Vinstmynt
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
terminal-seat-aside = { $tokens } åt sidan
# Tokens that were driven out and come back when the seat redeploys.
terminal-seat-waiting = { $tokens } väntar
terminal-seat-holes = { $holes } Hål-i-Marken kvar
terminal-seat-dragon = Drake i handen

## Combos: labels, put into a list or a table

terminal-combo-price = { $price ->
    [0] gratis
   *[other] kostar { $price } Vinstmynt
  }
terminal-combo-coins = { $coins } Vinstmynt på den

## Whose decision it is, without a full stop

terminal-round = Runda { $round } av { $rounds }, { $seat } spelar sin tur
# $what: die, combo
terminal-dealer = { $what ->
    [die] Spelledaren ska slå tärningen.
   *[combo] Spelledaren ska visa en kombination.
  }
terminal-task-pick = { $seat }: välj en kombination
terminal-task-start = { $hand ->
    [one] { $seat }: erövra med { $people_the } (1 bricka redo) eller gå i Nedgång
   *[other] { $seat }: erövra med { $people_the } ({ $hand } brickor redo) eller gå i Nedgång
  }
terminal-task-conquest = { $hand ->
    [one] { $seat }: erövra med { $people_the } eller sluta (1 bricka i handen)
   *[other] { $seat }: erövra med { $people_the } eller sluta ({ $hand } brickor i handen)
  }
# $number is what the die shows.
terminal-task-rolled = { $hand ->
    [one] { $seat }: erövra med { $people_the } eller sluta (1 bricka i handen, tärningen visar { $number })
   *[other] { $seat }: erövra med { $people_the } eller sluta ({ $hand } brickor i handen, tärningen visar { $number })
  }
# $may: decline, ally, both
terminal-task-after_scoring = { $may ->
    [decline] { $seat }: gå i Nedgång eller avsluta turen
    [ally] { $seat }: slut fred med någon eller avsluta turen
   *[both] { $seat }: gå i Nedgång, slut fred med någon eller avsluta turen
  }
terminal-task-withdraw = { $regions ->
    [one] { $seat }: utrym 1 Region
   *[other] { $seat }: utrym { $regions } Regioner
  }
terminal-task-redeployment = { $tokens ->
    [one] { $seat }: omorganisera (1 bricka att placera) och avsluta sedan turen
   *[other] { $seat }: omorganisera ({ $tokens } brickor att placera) och avsluta sedan turen
  }
# Tokens that others drove out.
terminal-task-refuge = { $tokens ->
    [one] { $seat }: placera dina fördrivna brickor (1 bricka) och avsluta sedan
   *[other] { $seat }: placera dina fördrivna brickor ({ $tokens } brickor) och avsluta sedan
  }
# $more: may anything still be placed? yes, no
terminal-task-end = { $more ->
    [yes] { $seat }: avsluta turen eller placera resten
   *[no] { $seat }: avsluta turen
  }

## What may be done. $parts is a list of the parts of a price

terminal-conquest = { $price ->
    [0] { $region }: gratis
    [one] { $region }: 1 bricka ({ $parts })
   *[other] { $region }: { $price } brickor ({ $parts })
  }
terminal-attempt = { $price ->
    [one] { $region }: 1 bricka ({ $parts }), { $hand } i handen; tärningen räcker på { $faces } av 6 sidor
   *[other] { $region }: { $price } brickor ({ $parts }), { $hand } i handen; tärningen räcker på { $faces } av 6 sidor
  }
terminal-income = inkomst { $coins }
# Before a list of words to type; the others stand in brackets after “roll” and “spread”.
terminal-also = även
    .roll = slå tärningen före en erövring
    .spread = fördela brickorna jämnt
terminal-ask-combo = Skriv ? 3 för att se vad kombination 3 kan.

## At one screen

terminal-welcome = { $rounds ->
    [one] Small World för { $players }, 1 runda.
   *[other] Small World för { $players }, { $rounds } rundor.
  }
    .about = Skriv numret eller namnet på det du vill; ? ger hjälp.
# $saved: yes, no
terminal-goodbye = { $saved ->
    [yes] Hej då.
   *[no] Hej då. Partiet sparades inte.
  }
# $reason is one or two whole sentences.
terminal-why = Varför: { $reason }
terminal-unknown-word = ”{ $word }” är inget kommando. Skriv ? för att få hjälp.
terminal-coins-alone = Bara { $seat } bör titta nu. Tryck Enter:
terminal-coins = Du har { $coins } Vinstmynt.
terminal-coins-hide = Tryck Enter för att dölja det:
terminal-took-back = { $actions } drag har tagits tillbaka.
terminal-nothing-to-spread = Det finns inga brickor att fördela nu.
terminal-name-a-file = Ange ett filnamn, till exempel: save game.swg
terminal-file-exists = { $file } finns redan. Välj ett annat namn.
terminal-saved = Sparat i { $file }. Fortsätt senare med: { $command }
terminal-ask-save = Spara partiet? Skriv ett filnamn som game.swg, eller tryck Enter för att hoppa över:
# What can be typed stands before each line: “7”, “7 die, 7 dragon”, “7 2, 7 all”, “spread”,
# “stop, end”, “decline”, “? conquer 7”, “? trolls”, “hint”, “board, table”, “column, log”,
# “coins”, “undo, reset”, “save FILE, quit”.
terminal-help = Namn duger i stället för nummer (conquer gorvak), och början av ett ord räcker (con 7).
    .number = välj kombination 7, erövra Region 7 eller lägg en bricka där: beroende på vad som gäller
    .ways = erövra på ett annat sätt; även: 7 sorcery
    .tokens = lägg två brickor, eller alla som är kvar, i Region 7
    .spread = fördela brickorna i handen jämnt i dina Regioner
    .stop = avsluta erövringarna; avsluta turen
    .decline = låt ditt folkslag gå i Nedgång (i början av en tur)
    .price = priset för ett drag del för del, eller varför det inte är tillåtet
    .trait = vad ett folkslag eller en Specialförmåga gör
    .hint = vad en bot skulle göra här, och varför
    .board = spelplanen igen, som karta (även: Enter) eller som tabell med grannar
    .column = kombinationerna; vad som nyligen hände
    .coins = dina egna Vinstmynt, när flera delar skärmen
    .undo = ta tillbaka ett drag; allt i den här turen
    .save = spara partiet; lämna det

## Commands on a record. $first and $second are commands to type

terminal-new = Nytt parti för { $players } på { $map }, sparat i { $file }.
terminal-next = Nästa steg: { $first } eller { $second }
terminal-nothing-done = { $reason } Inget har ändrats.
terminal-replayed = { $lines ->
    [one] 1 rad uppspelad, allt är tillåtet.
   *[other] { $lines } rader uppspelade, allt är tillåtet.
  }

## Advice: a table of plans. Their coins this turn, how many they are behind the best, the coins
## of later turns, and what the others may then expect more or less

terminal-plans =
    .coins = Vinstmynt
    .behind = bakom
    .later = senare
    .others = andra
    .plan = plan
terminal-in-actions = Som drag:
terminal-more = … och { $count } till
terminal-no-reasons = { $bot } är en bot som inte motiverar sina drag.

## Analysis: a table of turns. The line of the record, whose turn it was, what it cost, its luck

terminal-turns =
    .line = rad
    .round = runda
    .seat = spelare
    .cost = kostade
    .luck = tärningstur
terminal-instead = I stället, från rad { $line }:

## Many games

# $stage: when combos were picked, in the early, middle or late third of the rounds; any for all.
terminal-measured = { $stage ->
    [early] { $map }, tidiga val: { $games } partier, spelade av { $bots }, { $date }
    [middle] { $map }, val i mitten: { $games } partier, spelade av { $bots }, { $date }
    [late] { $map }, sena val: { $games } partier, spelade av { $bots }, { $date }
   *[any] { $map }: { $games } partier, spelade av { $bots }, { $date }
  }
# The head of a column: how often its seat wins, as a multiple of what the average pick does.
terminal-lift = vinster × snitt
terminal-simulated =
    .games = { $count ->
        [one] 1 parti: { $file }
       *[other] { $count } partier: { $file }
    }
    .races = { $count } folkslag: { $file }
    .report = rapport: { $file }
