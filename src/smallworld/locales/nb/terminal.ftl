### The terminal: the board as text, the game at one screen, and the commands on a record.
###
### What is typed stays as it is in every language: “spread”, “save game.swg”, “? 3”, “conquer 7”,
### “smallworld show”. Lines are short: about 100 letters are all that a terminal shows.
### $people is a race with its power, or a race alone.

## The board. The columns of its table; “edge” marks regions where a new race may enter

terminal-board =
    .number = nr.
    .region = region
    .terrain = terreng
    .holder = holdes av
    .pieces = brikker
    .neighbours = naboer
    .edge = kant
# $symbols is a list such as “mi mine, ca cavern”; $prices says “yes” where the board shows prices.
terminal-legend = { $prices ->
    [yes] (rase) er inaktiv, { $symbols }; =2 koster to tropper, ?2 med terningen
   *[no] (rase) er inaktiv, { $symbols }
  }

## Seats: labels, put into a list after the race

terminal-coins-hidden = skjulte seiersmynter
# $tokens stand on the map.
terminal-seat-race = { $regions ->
    [one] { $people }: { $tokens } i 1 region
   *[other] { $people }: { $tokens } i { $regions } regioner
  }
# A declined race; brackets come around it.
terminal-seat-declined = { $regions ->
    [one] { $people }: 1 region
   *[other] { $people }: { $regions } regioner
  }
# Tokens that left the map for this turn and come along in the next one.
terminal-seat-aside = { $tokens } til side
# Tokens that were driven out and come back when the seat redeploys.
terminal-seat-waiting = { $tokens } venter
terminal-seat-holes = { $holes ->
    [one] 1 jordhule igjen
   *[other] { $holes } jordhuler igjen
  }
terminal-seat-dragon = drage på hånden

## Combos: labels, put into a list or a table

terminal-combo-price = { $price ->
    [0] gratis
    [one] koster 1 seiersmynt
   *[other] koster { $price } seiersmynter
  }
terminal-combo-coins = { $coins ->
    [one] 1 seiersmynt på den
   *[other] { $coins } seiersmynter på den
  }

## Whose decision it is, without a full stop

terminal-round = Runde { $round } av { $rounds }, { $seat } har turen
# $what: die, combo
terminal-dealer = { $what ->
    [die] Krupieren skal kaste terningen.
   *[combo] Krupieren skal avsløre en kombinasjon.
  }
terminal-task-pick = { $seat }: velg en kombinasjon
terminal-task-start = { $hand ->
    [one] { $seat }: erobre eller la rasen stagnere ({ $people }: 1 tropp klar)
   *[other] { $seat }: erobre eller la rasen stagnere ({ $people }: { $hand } tropper klare)
  }
terminal-task-conquest = { $hand ->
    [one] { $seat }: erobre eller stopp ({ $people }: 1 tropp på hånden)
   *[other] { $seat }: erobre eller stopp ({ $people }: { $hand } tropper på hånden)
  }
# $number is what the die shows.
terminal-task-rolled = { $hand ->
    [one] { $seat }: erobre eller stopp ({ $people }: 1 tropp på hånden, terningen viser { $number })
   *[other] { $seat }: erobre eller stopp ({ $people }: { $hand } tropper på hånden, terningen viser { $number })
  }
# $may: decline, ally, both
terminal-task-after_scoring = { $may ->
    [decline] { $seat }: la rasen stagnere, eller avslutt turen
    [ally] { $seat }: slutt fred med noen, eller avslutt turen
   *[both] { $seat }: la rasen stagnere, slutt fred med noen, eller avslutt turen
  }
terminal-task-withdraw = { $regions ->
    [one] { $seat }: trekk deg ut av 1 region
   *[other] { $seat }: trekk deg ut av { $regions } regioner
  }
terminal-task-redeployment = { $tokens ->
    [one] { $seat }: omfordel (1 tropp å plassere), og avslutt så turen
   *[other] { $seat }: omfordel ({ $tokens } tropper å plassere), og avslutt så turen
  }
# Tokens that others drove out.
terminal-task-refuge = { $tokens ->
    [one] { $seat }: plasser de fordrevne troppene (1 tropp), og avslutt
   *[other] { $seat }: plasser de fordrevne troppene ({ $tokens } tropper), og avslutt
  }
# $more: may anything still be placed? yes, no
terminal-task-end = { $more ->
    [yes] { $seat }: avslutt turen, eller plasser resten
   *[no] { $seat }: avslutt turen
  }

## What may be done. $parts is a list of the parts of a price

terminal-conquest = { $price ->
    [0] { $region }: gratis
    [one] { $region }: 1 tropp ({ $parts })
   *[other] { $region }: { $price } tropper ({ $parts })
  }
terminal-attempt = { $price ->
    [one] { $region }: 1 tropp ({ $parts }), { $hand } på hånden; terningen hjelper på { $faces } av 6 sider
   *[other] { $region }: { $price } tropper ({ $parts }), { $hand } på hånden; terningen hjelper på { $faces } av 6 sider
  }
terminal-income = inntekt { $coins }
# Before a list of words to type; the others stand in brackets after “roll” and “spread”.
terminal-also = også
    .roll = kast terningen før en erobring
    .spread = fordel troppene jevnt
terminal-ask-combo = Skriv ? 3 for å se hva kombinasjon 3 kan.

## At one screen

terminal-welcome = { $rounds ->
    [one] Small World for { $players }, 1 runde.
   *[other] Small World for { $players }, { $rounds } runder.
  }
    .about = Skriv nummeret eller navnet på det du vil; ? gir hjelp.
# $saved: yes, no
terminal-goodbye = { $saved ->
    [yes] Ha det bra.
   *[no] Ha det bra. Spillet ble ikke lagret.
  }
# $reason is one or two whole sentences.
terminal-why = Hvorfor: { $reason }
terminal-unknown-word = «{ $word }» er ikke en kommando. Skriv ? for å få hjelp.
terminal-coins-alone = Bare { $seat } bør se nå. Trykk Enter:
terminal-coins = { $coins ->
    [one] Du har 1 seiersmynt.
   *[other] Du har { $coins } seiersmynter.
  }
terminal-coins-hide = Trykk Enter for å skjule det:
terminal-took-back = { $actions ->
    [one] 1 handling er tatt tilbake.
   *[other] { $actions } handlinger er tatt tilbake.
  }
terminal-nothing-to-spread = Det er ingen tropper å fordele nå.
terminal-name-a-file = Oppgi et filnavn, for eksempel: save game.swg
terminal-file-exists = { $file } finnes allerede. Velg et annet navn.
terminal-saved = Lagret i { $file }. Fortsett senere med: { $command }
terminal-ask-save = Lagre spillet? Skriv et filnavn som game.swg, eller trykk Enter for å hoppe over:
# What can be typed stands before each line: “7”, “7 die, 7 dragon”, “7 2, 7 all”, “spread”,
# “stop, end”, “decline”, “? conquer 7”, “? trolls”, “hint”, “board, table”, “column, log”,
# “coins”, “undo, reset”, “save FILE, quit”.
terminal-help = Navn kan brukes i stedet for numre (conquer gorvak), og begynnelsen av et ord er nok (con 7).
    .number = velg kombinasjon 7, erobre region 7 eller sett en tropp der: alt etter hva det spørres om
    .ways = erobre på en annen måte; også: 7 sorcery
    .tokens = sett to tropper, eller alle som er igjen, i region 7
    .spread = fordel troppene på hånden jevnt i regionene dine
    .stop = avslutt erobringene; avslutt turen
    .decline = la rasen din stagnere (i starten av en tur)
    .price = prisen på en handling del for del, eller hvorfor den ikke er tillatt
    .trait = hva en rase eller en spesialevne gjør
    .hint = hva en bot ville gjort her, og hvorfor
    .board = brettet igjen, som kart (også: Enter) eller som tabell med naboer
    .column = kombinasjonene; hva som nylig skjedde
    .coins = dine egne seiersmynter, når flere deler skjermen
    .undo = ta tilbake én handling; alt i denne turen
    .save = lagre spillet; forlat det

## Commands on a record. $first and $second are commands to type

terminal-new = Nytt spill for { $players } på { $map }, lagret i { $file }.
terminal-next = Neste steg: { $first } eller { $second }
terminal-nothing-done = { $reason } Ingenting ble endret.
terminal-replayed = { $lines ->
    [one] 1 linje spilt av, alt er lovlig.
   *[other] { $lines } linjer spilt av, alt er lovlig.
  }

## Advice: a table of plans. Their coins this turn, how many they are behind the best, the coins
## of later turns, and what the others may then expect more or less

terminal-plans =
    .coins = mynter
    .behind = bak
    .later = senere
    .others = andre
    .plan = plan
terminal-in-actions = Som handlinger:
terminal-more = … og { $count } til
terminal-no-reasons = Boten { $bot } begrunner ikke valgene sine.

## Analysis: a table of turns. The line of the record, whose turn it was, what it cost, its luck

terminal-turns =
    .line = linje
    .round = runde
    .seat = spiller
    .cost = kostet
    .luck = flaks
terminal-instead = I stedet, fra linje { $line }:

## Many games

# $stage: when combos were picked, in the early, middle or late third of the rounds; any for all.
terminal-measured = { $stage ->
    [early] { $map }, tidlige valg: { $games } spill, spilt av { $bots }, { $date }
    [middle] { $map }, valg i midten: { $games } spill, spilt av { $bots }, { $date }
    [late] { $map }, sene valg: { $games } spill, spilt av { $bots }, { $date }
   *[any] { $map }: { $games } spill, spilt av { $bots }, { $date }
  }
# The head of a column: how often its seat wins, as a multiple of what the average pick does.
terminal-lift = seirer × snitt
terminal-simulated =
    .games = { $count } spill: { $file }
    .races = { $count ->
        [one] 1 rase: { $file }
       *[other] { $count } raser: { $file }
    }
    .report = rapport: { $file }
