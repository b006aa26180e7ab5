### The terminal: the board as text, the game at one screen, and the commands on a record.
###
### What is typed stays as it is in every language: “spread”, “save game.swg”, “? 3”, “conquer 7”,
### “smallworld show”. Lines are short: about 100 letters are all that a terminal shows.
### $people is a race with its power, or a race alone.

## The board. The columns of its table; “edge” marks regions where a new race may enter

terminal-board =
    .number = no
    .region = region
    .terrain = terrain
    .holder = holder
    .pieces = pieces
    .neighbours = next to
    .edge = edge
# $symbols is a list such as “mi mine, ca cavern”; $prices says “yes” where the board shows prices.
terminal-legend = { $prices ->
    [yes] (race) = in decline, { $symbols }; =2 costs 2 tokens, ?2 costs 2 with the die
   *[no] (race) = in decline, { $symbols }
  }

## Seats: labels, put into a list after the race

terminal-coins-hidden = coins hidden
# $tokens stand on the map.
terminal-seat-race = { $regions ->
    [one] { $people }: { $tokens } in 1 region
   *[other] { $people }: { $tokens } in { $regions } regions
  }
# A race in decline; brackets come around it.
terminal-seat-declined = { $regions ->
    [one] { $people }: 1 region
   *[other] { $people }: { $regions } regions
  }
# Tokens that left the map for this turn and come along in the next one.
terminal-seat-aside = { $tokens } aside
# Tokens that were driven out and come back when the seat redeploys.
terminal-seat-waiting = { $tokens } waiting
terminal-seat-holes = { $holes ->
    [one] 1 hole left
   *[other] { $holes } holes left
  }
terminal-seat-dragon = dragon in hand

## Combos: labels, put into a list or a table

terminal-combo-price = { $price ->
    [0] free
    [one] costs 1 coin
   *[other] costs { $price } coins
  }
terminal-combo-coins = { $coins ->
    [one] 1 coin on it
   *[other] { $coins } coins on it
  }

## Whose decision it is, without a full stop

terminal-round = Round { $round } of { $rounds }, { $seat }’s turn
# $what: die, combo
terminal-dealer = { $what ->
    [die] The dealer has to roll the die.
   *[combo] The dealer has to reveal a combo.
  }
terminal-task-pick = { $seat }: pick a combo
terminal-task-start = { $hand ->
    [one] { $seat }: expand with the { $people } (1 token ready) or go into decline
   *[other] { $seat }: expand with the { $people } ({ $hand } tokens ready) or go into decline
  }
terminal-task-conquest = { $hand ->
    [one] { $seat }: conquer with the { $people } or stop (1 token in hand)
   *[other] { $seat }: conquer with the { $people } or stop ({ $hand } tokens in hand)
  }
# $number is what the die shows.
terminal-task-rolled = { $hand ->
    [one] { $seat }: conquer with the { $people } or stop (1 token in hand, the die shows { $number })
   *[other] { $seat }: conquer with the { $people } or stop ({ $hand } tokens in hand, the die shows { $number })
  }
# $may: decline, ally, both
terminal-task-after_scoring = { $may ->
    [decline] { $seat }: go into decline, or end
    [ally] { $seat }: name an ally, or end
   *[both] { $seat }: go into decline or name an ally, or end
  }
terminal-task-withdraw = { $regions ->
    [one] { $seat }: withdraw from 1 region
   *[other] { $seat }: withdraw from { $regions } regions
  }
terminal-task-redeployment = { $tokens ->
    [one] { $seat }: redeploy (1 token to place), then end
   *[other] { $seat }: redeploy ({ $tokens } tokens to place), then end
  }
# Tokens that others drove out.
terminal-task-refuge = { $tokens ->
    [one] { $seat }: place your displaced tokens (1 token), then end
   *[other] { $seat }: place your displaced tokens ({ $tokens } tokens), then end
  }
# $more: may anything still be placed? yes, no
terminal-task-end = { $more ->
    [yes] { $seat }: end the turn, or place what is left
   *[no] { $seat }: end the turn
  }

## What may be done. $parts is a list of the parts of a price

terminal-conquest = { $price ->
    [0] { $region }: free
    [one] { $region }: 1 token ({ $parts })
   *[other] { $region }: { $price } tokens ({ $parts })
  }
terminal-attempt = { $price ->
    [one] { $region }: 1 token ({ $parts }), { $hand } in hand; the die helps on { $faces } of 6 faces
   *[other] { $region }: { $price } tokens ({ $parts }), { $hand } in hand; the die helps on { $faces } of 6 faces
  }
terminal-income = income { $coins }
# Before a list of words to type; the others stand in brackets after “roll” and “spread”.
terminal-also = also
    .roll = roll the die before a conquest
    .spread = place tokens evenly
terminal-ask-combo = Type ? 3 to see what combo 3 can do.

## At one screen

terminal-welcome = { $rounds ->
    [one] Small World for { $players }, 1 round.
   *[other] Small World for { $players }, { $rounds } rounds.
  }
    .about = Type the number or name of what you want; ? shows help.
# $saved: yes, no
terminal-goodbye = { $saved ->
    [yes] Goodbye.
   *[no] Goodbye. The game was not saved.
  }
# $reason is one or two whole sentences.
terminal-why = Why: { $reason }
terminal-unknown-word = “{ $word }” is not a command. Type ? for help.
terminal-coins-alone = Only { $seat } should look now. Press Enter:
terminal-coins = { $coins ->
    [one] You have 1 coin.
   *[other] You have { $coins } coins.
  }
terminal-coins-hide = Press Enter to hide it:
terminal-took-back = { $actions ->
    [one] 1 action undone.
   *[other] { $actions } actions undone.
  }
terminal-nothing-to-spread = There are no tokens to spread now.
terminal-name-a-file = Give a file name, for example: save game.swg
terminal-file-exists = { $file } already exists. Choose another name.
terminal-saved = Saved to { $file }. To continue later: { $command }
terminal-ask-save = Save the game? Type a file name such as game.swg, or press Enter to skip:
# What can be typed stands before each line: “7”, “7 die, 7 dragon”, “7 2, 7 all”, “spread”,
# “stop, end”, “decline”, “? conquer 7”, “? trolls”, “hint”, “board, table”, “column, log”,
# “coins”, “undo, reset”, “save FILE, quit”.
terminal-help = You can type names instead of numbers (conquer gorvak) and shorten words (con 7).
    .number = pick combo 7, conquer region 7 or place a token there, whichever is asked
    .ways = conquer in another way; also: 7 sorcery
    .tokens = place two tokens, or all that are left, in region 7
    .spread = place the tokens in hand evenly in your regions
    .stop = stop conquering; end your turn
    .decline = put your race in decline (at the start of a turn)
    .price = see an action’s price part by part, or why it is not allowed
    .trait = see what a race or power does
    .hint = see what the planner bot would do, and why
    .board = show the board again, as a map (also: Enter) or as a table with neighbours
    .column = show the combos; show recent events
    .coins = see your own coins, when several players share the screen
    .undo = undo one action; undo all of this turn
    .save = save the game; leave it

## Commands on a record. $first and $second are commands to type

terminal-new = New game for { $players } on { $map }, saved to { $file }.
terminal-next = Next: { $first } or { $second }
terminal-nothing-done = { $reason } Nothing was changed.
terminal-replayed = { $lines ->
    [one] 1 line replayed, all legal.
   *[other] { $lines } lines replayed, all legal.
  }

## Advice: a table of plans. Their coins this turn, how many they are behind the best, the coins
## of later turns, and what the others may then expect more or less

terminal-plans =
    .coins = coins
    .behind = behind
    .later = later
    .others = others
    .plan = plan
terminal-in-actions = In actions:
terminal-more = … and { $count } more
terminal-no-reasons = The bot { $bot } doesn’t give reasons.

## Analysis: a table of turns. The line of the record, whose turn it was, what it cost, its luck

terminal-turns =
    .line = line
    .round = round
    .seat = turn of
    .cost = cost
    .luck = luck
terminal-instead = Instead, from line { $line } on:

## Many games

# $stage: when combos were picked, in the early, middle or late third of the rounds; any for all.
terminal-measured = { $stage ->
    [early] { $map }, picked early: { $games } games by { $bots }, { $date }
    [middle] { $map }, picked mid-game: { $games } games by { $bots }, { $date }
    [late] { $map }, picked late: { $games } games by { $bots }, { $date }
   *[any] { $map }: { $games } games by { $bots }, { $date }
  }
# The head of a column: how often its seat wins, as a multiple of what the average pick does.
terminal-lift = wins × average
terminal-simulated =
    .games = { $count ->
        [one] 1 game: { $file }
       *[other] { $count } games: { $file }
    }
    .races = { $count ->
        [one] 1 race: { $file }
       *[other] { $count } races: { $file }
    }
    .report = report: { $file }
