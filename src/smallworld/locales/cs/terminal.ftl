### The terminal: the board as text, the game at one screen, and the commands on a record.
###
### What is typed stays as it is in every language: “spread”, “save game.swg”, “? 3”, “conquer 7”,
### “smallworld show”. Lines are short: about 100 letters are all that a terminal shows.
### $people is a race with its power, or a race alone.

## The board. The columns of its table; “edge” marks regions where a new race may enter

terminal-board =
    .number = č.
    .region = Region
    .terrain = krajina
    .holder = kdo tu je
    .pieces = dílky
    .neighbours = sousedé
    .edge = okraj
# $symbols is a list such as “mi mine, ca cavern”; $prices says “yes” where the board shows prices.
terminal-legend = { $prices ->
    [yes] (národ) = v Úpadku, { $symbols }; =2 stojí 2 Žetony, ?2 stojí 2 s kostkou
   *[no] (národ) = v Úpadku, { $symbols }
  }

## Seats: labels, put into a list after the race

terminal-coins-hidden = mince skryté
# $tokens stand on the map.
terminal-seat-race = { $regions ->
    [one] { $people }: Žetony { $tokens }, 1 Region
    [few] { $people }: Žetony { $tokens }, { $regions } Regiony
   *[other] { $people }: Žetony { $tokens }, { $regions } Regionů
  }
# A declined race; brackets come around it.
terminal-seat-declined = { $regions ->
    [one] { $people }: 1 Region
    [few] { $people }: { $regions } Regiony
   *[other] { $people }: { $regions } Regionů
  }
# Tokens that left the map for this turn and come along in the next one.
terminal-seat-aside = stranou { $tokens }
# Tokens that were driven out and come back when the seat redeploys.
terminal-seat-waiting = čeká { $tokens }
terminal-seat-holes = { $holes ->
    [one] zbývá 1 Hobití nora
    [few] zbývají { $holes } Hobití nory
   *[other] zbývá { $holes } Hobitích nor
  }
terminal-seat-dragon = Drak v ruce

## Combos: labels, put into a list or a table

terminal-combo-price = { $price ->
    [0] zdarma
    [one] stojí 1 minci
    [few] stojí { $price } mince
   *[other] stojí { $price } mincí
  }
terminal-combo-coins = { $coins ->
    [one] leží na ní 1 mince
    [few] leží na ní { $coins } mince
   *[other] leží na ní { $coins } mincí
  }

## Whose decision it is, without a full stop

terminal-round = Kolo { $round } z { $rounds }, na tahu je { $seat }
# $what: die, combo
terminal-dealer = { $what ->
    [die] Krupiér má hodit kostkou.
   *[combo] Krupiér má odkrýt kombinaci.
  }
terminal-task-pick = { $seat }: vyberte si kombinaci
terminal-task-start = { $hand ->
    [one] { $seat }: { $people_inside } se rozšiřují (připraven 1 Žeton), nebo přejdou do Úpadku
    [few] { $seat }: { $people_inside } se rozšiřují (připraveny { $hand } Žetony), nebo přejdou do Úpadku
   *[other] { $seat }: { $people_inside } se rozšiřují (připraveno { $hand } Žetonů), nebo přejdou do Úpadku
  }
terminal-task-conquest = { $hand ->
    [one] { $seat }: { $people_inside } dobývají, nebo končí (v ruce 1 Žeton)
    [few] { $seat }: { $people_inside } dobývají, nebo končí (v ruce { $hand } Žetony)
   *[other] { $seat }: { $people_inside } dobývají, nebo končí (v ruce { $hand } Žetonů)
  }
# $number is what the die shows.
terminal-task-rolled = { $hand ->
    [one] { $seat }: { $people_inside } dobývají, nebo končí (v ruce 1 Žeton, na kostce { $number })
    [few] { $seat }: { $people_inside } dobývají, nebo končí (v ruce { $hand } Žetony, na kostce { $number })
   *[other] { $seat }: { $people_inside } dobývají, nebo končí (v ruce { $hand } Žetonů, na kostce { $number })
  }
# $may: decline, ally, both
terminal-task-after_scoring = { $may ->
    [decline] { $seat }: přejděte do Úpadku, nebo skončete
    [ally] { $seat }: zvolte spojence, nebo skončete
   *[both] { $seat }: přejděte do Úpadku, nebo zvolte spojence, nebo skončete
  }
terminal-task-withdraw = { $regions ->
    [one] { $seat }: vykliďte 1 Region
    [few] { $seat }: vykliďte { $regions } Regiony
   *[other] { $seat }: vykliďte { $regions } Regionů
  }
terminal-task-redeployment = { $tokens ->
    [one] { $seat }: přeskupte vojska (zbývá umístit 1 Žeton), pak skončete
    [few] { $seat }: přeskupte vojska (zbývá umístit { $tokens } Žetony), pak skončete
   *[other] { $seat }: přeskupte vojska (zbývá umístit { $tokens } Žetonů), pak skončete
  }
# Tokens that others drove out.
terminal-task-refuge = { $tokens ->
    [one] { $seat }: vraťte vytlačená vojska na mapu (zbývá umístit 1 Žeton), pak skončete
    [few] { $seat }: vraťte vytlačená vojska na mapu (zbývá umístit { $tokens } Žetony), pak skončete
   *[other] { $seat }: vraťte vytlačená vojska na mapu (zbývá umístit { $tokens } Žetonů), pak skončete
  }
# $more: may anything still be placed? yes, no
terminal-task-end = { $more ->
    [yes] { $seat }: ukončete tah, nebo umístěte, co zbývá
   *[no] { $seat }: ukončete tah
  }

## What may be done. $parts is a list of the parts of a price

terminal-conquest = { $price ->
    [0] { $region }: zdarma
    [one] { $region }: 1 Žeton ({ $parts })
    [few] { $region }: { $price } Žetony ({ $parts })
   *[other] { $region }: { $price } Žetonů ({ $parts })
  }
terminal-attempt = { $price ->
    [one] { $region }: 1 Žeton ({ $parts }), v ruce { $hand }, kostka pomůže { $faces }× ze 6
    [few] { $region }: { $price } Žetony ({ $parts }), v ruce { $hand }, kostka pomůže { $faces }× ze 6
   *[other] { $region }: { $price } Žetonů ({ $parts }), v ruce { $hand }, kostka pomůže { $faces }× ze 6
  }
terminal-income = příjem { $coins }
# Before a list of words to type; the others stand in brackets after “roll” and “spread”.
terminal-also = také
    .roll = kostka, před dobytím
    .spread = Žetony rovnoměrně
terminal-ask-combo = Napište ? 3 a zjistíte, co umí kombinace 3.

## At one screen

terminal-welcome = { $rounds ->
    [one] Small World, hráči: { $players }, 1 kolo.
    [few] Small World, hráči: { $players }, { $rounds } kola.
   *[other] Small World, hráči: { $players }, { $rounds } kol.
  }
    .about = Napište číslo nebo jméno toho, co chcete; ? poradí.
# $saved: yes, no
terminal-goodbye = { $saved ->
    [yes] Na shledanou.
   *[no] Na shledanou. Hra nebyla uložena.
  }
# $reason is one or two whole sentences.
terminal-why = Proč: { $reason }
terminal-unknown-word = „{ $word }“ není příkaz. Napište ? pro nápovědu.
terminal-coins-alone = Teď se dívá jen { $seat }. Stiskněte Enter:
terminal-coins = { $coins ->
    [one] Máte 1 minci.
    [few] Máte { $coins } mince.
   *[other] Máte { $coins } mincí.
  }
terminal-coins-hide = Enterem to zase skryjete:
terminal-took-back = { $actions ->
    [one] Vzata zpět 1 akce.
    [few] Vzaty zpět { $actions } akce.
   *[other] Vzato zpět { $actions } akcí.
  }
terminal-nothing-to-spread = Teď není co rozdělovat.
terminal-name-a-file = Uveďte soubor, například: save game.swg
terminal-file-exists = { $file } už existuje. Zvolte jiné jméno.
terminal-saved = Uloženo do { $file }. Pokračování: { $command }
terminal-ask-save = Uložit hru? Napište jméno souboru, třeba game.swg, nebo stiskněte Enter, pokud ne:
# What can be typed stands before each line: “7”, “7 die, 7 dragon”, “7 2, 7 all”, “spread”,
# “stop, end”, “decline”, “? conquer 7”, “? trolls”, “hint”, “board, table”, “column, log”,
# “coins”, “undo, reset”, “save FILE, quit”.
terminal-help = Místo čísel můžete psát jména (conquer gorvak) a slova zkracovat (con 7).
    .number = vzít kombinaci 7, dobýt Region 7 nebo do něj dát Žeton: nač se hra ptá
    .ways = dobýt jiným způsobem; také: 7 sorcery
    .tokens = dát do Regionu 7 dva Žetony, nebo všechny zbylé
    .spread = rozdělit Žetony z ruky rovnoměrně do svých Regionů
    .stop = ukončit dobývání; ukončit tah
    .decline = přejít s národem do Úpadku (na začátku tahu)
    .price = cena akce po částech, nebo proč není dovolena
    .trait = co umí národ nebo schopnost
    .hint = co by tu udělal bot a proč
    .board = znovu ukázat mapu (také: Enter), nebo tabulku se sousedy
    .column = kombinace; co se stalo naposledy
    .coins = vaše mince, když u obrazovky sedí víc hráčů
    .undo = vzít zpět jednu akci; vzít zpět celý tah
    .save = uložit hru; odejít

## Commands on a record. $first and $second are commands to type

terminal-new = Nová hra v souboru { $file }: mapa { $map }, hráči: { $players }.
terminal-next = Dál: { $first } nebo { $second }
terminal-nothing-done = { $reason } Nic se nezměnilo.
terminal-replayed = { $lines ->
    [one] Přehrán 1 řádek, vše podle pravidel.
    [few] Přehrány { $lines } řádky, vše podle pravidel.
   *[other] Přehráno { $lines } řádků, vše podle pravidel.
  }

## Advice: a table of plans. Their coins this turn, how many they are behind the best, the coins
## of later turns, and what the others may then expect more or less

terminal-plans =
    .coins = mince
    .behind = ztráta
    .later = později
    .others = ostatní
    .plan = plán
terminal-in-actions = V akcích:
terminal-more = … a další: { $count }
terminal-no-reasons = Bot { $bot } důvody neuvádí.

## Analysis: a table of turns. The line of the record, whose turn it was, what it cost, its luck

terminal-turns =
    .line = řádek
    .round = kolo
    .seat = na tahu
    .cost = ztráta
    .luck = štěstí
terminal-instead = Místo řádku { $line } a dál:

## Many games

# $stage: when combos were picked, in the early, middle or late third of the rounds; any for all.
terminal-measured = { $stage ->
    [early] { $map }, výběr na začátku: { $games } her, { $bots }, { $date }
    [middle] { $map }, výběr uprostřed: { $games } her, { $bots }, { $date }
    [late] { $map }, výběr ke konci: { $games } her, { $bots }, { $date }
   *[any] { $map }: { $games } her, { $bots }, { $date }
  }
# The head of a column: how often its seat wins, as a multiple of what the average pick does.
terminal-lift = výhry × průměr
terminal-simulated =
    .games = { $count ->
        [one] 1 hra: { $file }
        [few] { $count } hry: { $file }
       *[other] { $count } her: { $file }
    }
    .races = { $count ->
        [one] 1 národ: { $file }
        [few] { $count } národy: { $file }
       *[other] { $count } národů: { $file }
    }
    .report = zpráva: { $file }
