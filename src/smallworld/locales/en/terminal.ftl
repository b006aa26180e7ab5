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
    [yes] (race) in decline, { $symbols }; =2 costs two tokens, ?2 with the die
   *[no] (race) in decline, { $symbols }
  }

## Seats: labels, put into a list after the race

terminal-coins-hidden = coins hidden
# $tokens stand on the map.
terminal-seat-race = { $regions ->
    [one] { $people }: { $tokens } in 1 region
   *[other] { $people }: { $tokens } in { $regions } regions
  }
# A declined race; brackets come around it.
terminal-seat-declined = { $regions ->
    [one] { $people }: 1 region
   *[other] { $people }: { $regions } regions
  }
# Tokens that left the map for this turn and come along in the next one.
terminal-seat-aside = { $tokens } aside
# Tokens that were driven out and come back when the seat redeploys.
terminal-seat-waiting = { $tokens } waiting
terminal-seat-holes = { $holes ->
    [one] 1 hole to come
   *[other] { $holes } holes to come
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

terminal-round = Round { $round } of { $rounds }, turn of { $seat }
# $what: die, combo
terminal-dealer = { $what ->
    [die] The dealer has to roll the die.
   *[combo] The dealer has to reveal a combo.
  }
terminal-task-pick = { $seat }: pick a combo from the column
terminal-task-start = { $hand ->
    [one] { $seat }: expand with the { $people } (1 token ready) or decline
   *[other] { $seat }: expand with the { $people } ({ $hand } tokens ready) or decline
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
    [decline] { $seat }: decline, or end
    [ally] { $seat }: name an ally, or end
   *[both] { $seat }: decline or name an ally, or end
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
    [one] { $seat }: bring the displaced home (1 token to place), then end
   *[other] { $seat }: bring the displaced home ({ $tokens } tokens to place), then end
  }
# $more: may anything still be placed? yes, no
terminal-task-end = { $more ->
    [yes] { $seat }: end the turn, or place what is left
   *[no] { $seat }: end the turn
  }

## What may be done. $parts is a list of the parts of a price

terminal-conquest = { $price ->
    [0] { $region }: no token needed
    [one] { $region }: 1 token ({ $parts })
   *[other] { $region }: { $price } tokens ({ $parts })
  }
terminal-attempt = { $price ->
    [one] { $region }: 1 token ({ $parts }), { $hand } in hand, the die helps { $faces } times in 6
   *[other] { $region }: { $price } tokens ({ $parts }), { $hand } in hand, the die helps { $faces } times in 6
  }
terminal-income = income { $coins }
# Before a list of words to type; the others stand in brackets after “roll” and “spread”.
terminal-also = also
    .roll = the die, before a conquest
    .spread = the tokens evenly
terminal-ask-combo = ? 3 tells what combo 3 can do.

## At one screen

terminal-welcome = { $rounds ->
    [one] Small World for { $players }, 1 round.
   *[other] Small World for { $players }, { $rounds } rounds.
  }
    .about = Type the number or the name of what you want; ? helps.
# $saved: yes, no
terminal-goodbye = { $saved ->
    [yes] Good-bye.
   *[no] Good-bye. The game was not saved.
  }
# $reason is one or two whole sentences.
terminal-why = Why: { $reason }
terminal-unknown-word = I do not know the word “{ $word }”. Type ? for help.
terminal-coins-alone = Only { $seat } looks now. Enter:
terminal-coins = { $coins ->
    [one] You have 1 coin.
   *[other] You have { $coins } coins.
  }
terminal-coins-hide = Enter hides it again:
terminal-took-back = { $actions ->
    [one] Took back 1 action.
   *[other] Took back { $actions } actions.
  }
terminal-nothing-to-spread = There is nothing to spread now.
terminal-name-a-file = Name a file, for example: save game.swg
terminal-file-exists = { $file } exists. Choose another name.
terminal-saved = Saved in { $file }. Another time: { $command }
terminal-ask-save = Save the game? A file name such as game.swg, or Enter for no:
# What can be typed stands before each line: “7”, “7 die, 7 dragon”, “7 2, 7 all”, “spread”,
# “stop, end”, “decline”, “? conquer 7”, “? trolls”, “hint”, “board, table”, “column, log”,
# “coins”, “undo, reset”, “save FILE, quit”.
terminal-help = Names will do for numbers (conquer gorvak), and beginnings of words (con 7).
    .number = pick place 7, conquer region 7 or put a token into 7: whatever is asked
    .ways = conquer in another way; also: 7 sorcery
    .tokens = put two tokens, or all that are left, into region 7
    .spread = put the tokens in hand evenly into your regions
    .stop = end the conquests; end the turn
    .decline = put your race into decline (at the start of a turn)
    .price = the price of an action part by part, or why it is not allowed
    .trait = what a race or a power does
    .hint = what the planner would do here, and why
    .board = the board again, as a map (also: Enter) or as a table with neighbours
    .column = the combos; what happened lately
    .coins = your own coins, when several share the screen
    .undo = take back one action; all of this turn
    .save = keep the game; leave it

## Commands on a record. $first and $second are commands to type

terminal-new = A game for { $players } on { $map } begins in { $file }.
terminal-next = Next: { $first } or { $second }
terminal-nothing-done = { $reason } Nothing was done.
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
terminal-no-reasons = The bot { $bot } gives no reasons.

## Analysis: a table of turns. The line of the record, whose turn it was, what it cost, its luck

terminal-turns =
    .line = line
    .round = round
    .seat = turn of
    .cost = cost
    .luck = luck
terminal-instead = Instead of line { $line } on:

## Many games

# $stage: when combos were picked, in the early, middle or late third of the rounds; any for all.
terminal-measured = { $stage ->
    [early] { $map }, picked early: { $games } games by { $bots }, { $date }
    [middle] { $map }, picked in the middle: { $games } games by { $bots }, { $date }
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
