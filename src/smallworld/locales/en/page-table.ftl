### The table on the page: who must do what, and every decision in one clear way.
###
### $seat, $attacker, $ally and $older are names; $people is a race with its power, $race a race
### and $race_one one of it, $declined a race in decline that still acts. Yes and no are the words
### “yes” and “no”.

table-title = Small World
table-title-yours = Your turn! · Small World
table-notice = Your turn at table { $game }
table-board = Board
table-menu = Table menu
table-close = Close
table-to-home = Home
table-to-settings = Settings
table-skip = Skip
table-round = Round { $round } of { $rounds }
table-rated = Rated
    .about = Rated game: the result changes ratings. Who gives up or runs out of time comes last.
table-panels = More
table-combos = Combos
table-combos-pick = Pick a combo
table-seats = Seats
table-log = Log
table-chat = Chat
table-action-bar = Your actions

## The prompt: what the game waits for. $hand is the number of tokens in hand

table-prompt-loading = Setting up the game…
table-prompt-past = You’re viewing an earlier moment.
table-prompt-over = The game is over.
table-prompt-closed = The table is closed.
table-prompt-dealer = The dealer is working…
table-prompt-sending = Sending your move…
table-prompt-stand-in = A bot is playing for you.
table-watching = You are watching
table-prompt-pass = Pass the device to { $seat }.
table-prompt-open = Waiting for someone to take seat { $number }.
table-prompt-other-pick = { $away ->
    [yes] { $seat } must pick a new race, but is away.
   *[no] { $seat } is picking a new race.
  }
table-prompt-other-start = { $away ->
    [yes] It’s { $seat }’s turn ({ $people }), but { $seat } is away.
   *[no] It’s { $seat }’s turn ({ $people }).
  }
table-prompt-other-conquest = { $away ->
    [yes] { $seat } is conquering with the { $people }, but is away.
   *[no] { $seat } is conquering with the { $people }: { $hand } in hand.
  }
table-prompt-other-redeployment = { $away ->
    [yes] { $seat } is redeploying the { $people }, but is away.
   *[no] { $seat } is redeploying the { $people }.
  }
table-prompt-other-after_scoring = { $away ->
    [yes] { $seat } has a choice to make after scoring, but is away.
   *[no] { $seat } has a choice to make after scoring.
  }
table-prompt-other-over = The game is over.
table-prompt-other-refuge = { $away ->
    [yes] { $seat } must place displaced tokens, but is away.
   *[no] { $count ->
        [0] { $seat } is placing displaced tokens.
        [one] { $seat } is placing 1 returning { $race_one }.
       *[other] { $seat } is placing { $count } returning { $race }.
      }
  }

table-prompt-pick = Your turn: pick a race and its power.
table-prompt-declined = { $hand ->
    [0] Your { $declined } in decline have no tokens in hand. Continue with your { $race }.
    [one] Your { $declined } in decline go first: 1 token in hand. Then your { $race }.
   *[other] Your { $declined } in decline go first: { $hand } tokens in hand. Then your { $race }.
  }
    .short = { $hand ->
        [0] Your { $declined } are done. Continue with your { $race }.
       *[other] Your { $declined } in decline go first: { $hand } in hand.
    }
table-prompt-declined-pick = { $hand ->
    [0] Your { $declined } in decline have no tokens in hand. Pick a new race.
    [one] Your { $declined } in decline may conquer first: 1 token in hand. Then pick a new race.
   *[other] Your { $declined } in decline may conquer first: { $hand } tokens in hand. Then pick a new race.
  }
    .short = { $hand ->
        [0] Your { $declined } are done. Pick a new race.
       *[other] Your { $declined } in decline first: { $hand } in hand. Then pick.
    }
table-prompt-start = { $hand ->
    [one] Your turn: conquer with your { $people } (1 token in hand), or go into decline.
   *[other] Your turn: conquer with your { $people } ({ $hand } tokens in hand), or go into decline.
  }
    .short = { $hand ->
        [one] Your turn: conquer with 1 { $race_one }, or go into decline.
       *[other] Your turn: conquer with { $hand } { $race }, or go into decline.
    }
table-prompt-conquer = { $hand ->
    [one] Conquer regions: 1 { $race_one } left in hand.
   *[other] Conquer regions: { $hand } { $race } in hand.
  }
table-prompt-nothing-left = { $hand ->
    [0] No tokens left. Stop and redeploy.
    [one] 1 { $race_one } can’t take anything more. Stop and redeploy.
   *[other] { $hand } { $race } can’t take anything more. Stop and redeploy.
  }
    .short = { $hand ->
        [0] No tokens left. Stop and redeploy.
       *[other] Nothing left to take. Stop and redeploy.
    }
table-prompt-stuck = { $judged ->
    [decline] Nothing in reach. Go into decline: next turn you pick a new race.
    [abandon] Nothing in reach yet. Abandon a region to get its token back.
   *[other] Nothing in reach. Go into decline, or stop and keep your regions.
  }
table-prompt-rolled = { $number ->
    [0] Blank: full price. Conquer a region, or stop.
   *[other] You rolled { $number }: your next conquest costs { $number } less, wherever it is. Conquer a region, or stop.
  }
    .short = { $number ->
        [0] Blank: full price.
       *[other] You rolled { $number }: your next conquest costs { $number } less.
    }
table-prompt-dragon = Where should the dragon fly? 1 token is enough there, no matter who defends it.
    .short = Where should the dragon fly? It takes 1 token.
table-prompt-hired = Where should 1 coin help you? The prices shown are for that coin.
    .short = Where should 1 coin help you?
table-prompt-hurl = Where do you want to throw missiles? The fewest that help are thrown.
    .short = Where do you want to throw missiles?
table-prompt-catapult = Where should the catapult stand? Nobody can attack it there, and it reaches one region two steps away.
    .short = Where should the catapult stand?
table-prompt-tower = In which region should the tower stand? One token of each region moves there.
    .short = In which region should the tower stand?
table-prompt-marker = { $count ->
    [one] Place your last marker, or end your turn.
   *[other] Place your markers: { $count } are left.
  }
table-prompt-attempted = You rolled { $number }, which is not enough. Spend something to take the region, or stop.
    .short = You rolled { $number }: spend something, or stop.
table-prompt-sorcery = Which lone token do you want to convert? It’s free.
    .short = Which lone token do you want to convert?
table-prompt-abandon = Which region do you want to abandon? Its last token returns to your hand.
    .short = Which region do you want to abandon?
table-prompt-withdraw = { $count ->
    [one] { $visitors } { $race } leave the map each turn: give up 1 region. { $chosen ->
        [0] Choose it.
       *[other] One is suggested; choose another if you like.
      }
   *[other] { $visitors } { $race } leave the map each turn: give up { $count } regions. { $chosen ->
        [0] Choose them.
       *[other] { $chosen } of { $count } are marked; change them if you like.
      }
  }
    .short = { $count ->
        [one] { $visitors } { $race } leave: give up 1 region. { $chosen ->
            [0] Which one?
           *[other] This one?
          }
       *[other] { $visitors } { $race } leave: give up { $count } regions. { $chosen ->
            [0] Which ones?
           *[other] { $chosen } marked.
          }
    }
table-prompt-hero = { $count ->
    [one] Place your hero: nobody can attack that region.
   *[other] Place your { $count } heroes in different regions: nobody can attack those.
  }
    .short = { $count ->
        [one] Place your hero in the region to protect.
       *[other] Place your { $count } heroes in the regions to protect.
    }
table-prompt-fortress = Build this turn’s fortress: its region costs 1 more token to attack and pays 1 more coin.
    .short = Build this turn’s fortress in one of your regions.
table-prompt-camp = { $count ->
    [one] Place 1 encampment: its region costs 1 more token to attack.
   *[other] Place { $count } encampments, as many per region as you like.
  }
table-prompt-place = { $count ->
    [one] Place 1 { $race_one }: choose one of your regions.
   *[other] Place { $count } { $race }: choose regions one by one, or use a button below.
  }
    .short = { $count ->
        [one] Place 1 { $race_one } in one of your regions.
       *[other] Place { $count } { $race } in your regions.
    }
table-prompt-place-both = Place { $count } { $race } and { $others } { $declined } in decline, each in their own regions.
    .short = Place { $count } { $race } and { $others } { $declined } in decline.
table-prompt-placed = Everything is placed. End your turn, or keep moving tokens.
    .short = Everything is placed. End your turn.
table-prompt-nowhere = You hold no region. Your tokens stay in hand ({ $count }): end your turn.
table-prompt-refuge = { $count ->
    [one] { $attacker } drove you out: place 1 returning { $race_one }.
   *[other] { $attacker } drove you out: place { $count } returning { $race }.
  }
    .short = { $count ->
        [one] { $attacker } drove you out: place 1 { $race_one }.
       *[other] { $attacker } drove you out: place { $count } { $race }.
    }
table-prompt-refuge-camp = { $attacker } drove you out: place the encampments you saved.
    .short = { $attacker } drove you out: place your encampments.
table-prompt-refuge-placed = Your tokens are back on the map. Press Done.
table-prompt-ally = You’ve been paid. Make peace with someone, or end your turn.
    .short = Paid. Make peace, or end your turn.
table-prompt-late-decline = You’ve been paid. Put your { $race } in decline now, or keep them?
    .short = Paid. Put your { $race } in decline now?

## The action buttons, and what each means

table-do-roll = Roll the die
    .short = Roll
    .about = Roll before your next conquest: the result comes off its price (B)
table-do-dragon = Dragon
    .about = Send the dragon with 1 token, then choose where
table-do-hired = Pay 1 coin
    .about = Pay 1 coin to conquer with fewer tokens, then choose where
table-do-hurl = Throw missiles
    .about = Throw missiles to conquer with fewer tokens, then choose where
table-do-catapult = Catapult
    .about = Place the catapult in one of your regions, then choose which
table-do-regroup = Regroup
    .about = Take up your spare tokens and conquer a second time
table-do-tower = Decline with tower
    .about = Go into decline: choose the region where the tower stands
table-do-sorcery = Sorcery
    .short = Sorcery
    .about = Swap a lone enemy token next to your race for one of yours, then choose which
table-do-abandon = Abandon region
    .about = Leave a region before your first conquest, then choose which
table-do-then-active = Continue with your { $race }
    .short = Then { $race }
    .about = You can switch back until your { $race } act
table-do-declined-first = Race in decline first
    .short = In decline first
    .about = Your race in decline can act until your active race does
table-do-decline = Go into decline
    .about = Flip your race instead of conquering; next turn you pick a new one (D)
table-do-me-again = Take over again
    .short = Take over
    .about = Until then, a bot plays for you
table-do-stop = Stop conquering
    .short = Stop
    .about = No more conquests this turn; you redeploy next (S)
table-do-withdraw = { $count ->
    [one] Give up 1 region
   *[other] Give up { $count } regions
  }
    .about = { $chosen } of { $count } are marked on the board
table-do-later = { $piece ->
    [fortress] Skip fortress
    [marker] Skip markers
    [catapult] Skip catapult
   *[other] Skip encampments
  }
    .about = Place your tokens first; you can still place this until your turn ends
table-do-spread = Spread evenly
    .short = Spread
    .about = Same number of tokens everywhere, as far as they go
table-do-guard = Guard the borders
    .short = Guard
    .about = Each token goes where an enemy pays least
table-do-as-it-was = Restore
    .about = Tokens return to where they were; the rest stays in hand
table-do-end = End turn
    .about = Place all tokens first; then you get your coins (E)
table-do-end-refuge = Done
    .about = Place all returning tokens first; then the game continues (E)
waiting-next = Next game ({ $count })
    .about = It’s your turn there too, with { $names }

## Questions before something that cannot be undone

table-ask-no = Not now
table-ask-die = { $region } with the die?
    .about = { $missing ->
        [one] Needs 1 or more: { $percent }%. Hit or miss, it ends your conquests.
       *[other] Needs { $missing } or more: { $percent }%. Hit or miss, it ends your conquests.
    }
    .yes = Roll
table-ask-decline = Put your { $race } in decline?
    .about = { $coins ->
        [0] This uses your whole turn. Their regions keep scoring, with 1 token in each (Ghouls keep all of theirs). Next turn you pick a new race.
        [one] This uses your whole turn and earns 1 coin. Their regions keep scoring, with 1 token in each (Ghouls keep all of theirs). Next turn you pick a new race.
       *[other] This uses your whole turn and earns { $coins } coins. Their regions keep scoring, with 1 token in each (Ghouls keep all of theirs). Next turn you pick a new race.
    }
    .older = Only one race in decline can stay: your { $older } leave the map, unless Spirit makes room for both.
    .yes = Go into decline

## After the income

table-choices = Your choice after scoring
table-choice-ally = Make peace with { $seat }
    .about = Until your next turn, their active { $race } can’t attack your active race.
    .about_nobody = Until your next turn, the race they pick can’t attack your active race.
table-choice-decline = Put { $race } in decline
    .about = Their regions keep scoring. Next turn you pick a new race.
table-choice-end = End turn
    .about = Your { $race } stay active.
    .about_ally = No peace: anyone can attack you.

## The hand

table-hand-die = The die shows { $number }
table-hand = Your hand
table-hand-tokens = { $count ->
    [0] No { $race_one } in hand
    [one] 1 { $race_one } in hand
   *[other] { $count } { $race } in hand
  }
table-hand-declined = { $count ->
    [0] No { $race_one } in decline in hand
    [one] 1 { $race_one } in decline in hand
   *[other] { $count } { $race } in decline in hand
  }
table-piece-hero = { $count ->
    [one] 1 hero to place
   *[other] { $count } heroes to place
  }
table-piece-camp = { $count ->
    [one] 1 encampment to place
   *[other] { $count } encampments to place
  }
table-piece-marker = { $count ->
    [one] 1 marker to place
   *[other] { $count } markers to place
  }
table-piece-catapult = The catapult to place
table-piece-charges = { $count ->
    [one] 1 missile
   *[other] { $count } missiles
  }
table-piece-fortress = 1 fortress to build

## Steps back

table-undo = Undo
    .about = Undo your last step (U)
table-undo-not-yours = You can only undo when it’s your move.
table-undo-wait = Wait for the animation to finish.
table-undo-turn-began = Nothing to undo this turn.
table-undo-die = You can’t undo past a die roll.
table-undo-reveal = You can’t undo once a new combo is revealed.
table-reset = Reset turn
    .about = Undo as much of this turn as you can (R)

## Income. $yours says whether it is your turn, $paid whether it is paid already

table-income = { $paid ->
    [yes] { $yours ->
        [yes] You earned
       *[no] { $seat } earned
      }
   *[no] { $yours ->
        [yes] You now earn
       *[no] { $seat } now earns
      }
  }
table-income-spoken = { $paid ->
    [yes] { $coins ->
        [one] { $seat } earned 1 coin
       *[other] { $seat } earned { $coins } coins
      }
   *[no] { $yours ->
        [yes] { $coins ->
            [one] If you ended your turn now, you’d earn 1 coin
           *[other] If you ended your turn now, you’d earn { $coins } coins
          }
       *[no] { $coins ->
            [one] If the turn ended now, { $seat } would earn 1 coin
           *[other] If the turn ended now, { $seat } would earn { $coins } coins
          }
      }
  }
table-income-amount = { NUMBER($amount, signDisplay: "exceptZero") }
table-income-nothing = Nothing yet

## Combos. $all tokens are $fromRace of the race, $fromPower of the power and $more that visit

table-combo-tokens = { $fromRace }+{ $fromPower } = { $all }
    .about = { $all ->
        [one] 1 token in total
       *[other] { $all } tokens in total
    }
table-combo-tokens-more = { $fromRace }+{ $fromPower }+{ $more } = { $all }
table-combo-free = free
table-combo-coins = { $found ->
    [one] 1 coin on it
   *[other] { $found } coins on it
  }
    .short = +{ $found }
table-combo-price = { $price ->
    [0] Free
    [one] Costs 1 coin
   *[other] Costs { $price } coins
  }
table-combo-pick = Pick
    .about = { $price ->
        [0] { $people }, { $all } tokens
        [one] coin: { $people }, { $all } tokens
       *[other] coins: { $people }, { $all } tokens
    }
table-combo-confirm = Confirm
table-combo-again = { $regions ->
    [0] Press again to take them.
    [one] They could take 1 region this turn. Press again to take them.
   *[other] They could take { $regions } regions this turn. Press again to take them.
  }
table-combo-too-dear = { $price ->
    [one] Costs 1 coin, you have { $coins }.
   *[other] Costs { $price } coins, you have { $coins }.
  }

## Seats. $turn says whether it is the seat's turn, $decides whether the game waits for it

table-seat = { $decides ->
    [yes] { $you ->
        [yes] { $seat } (you), your move
       *[no] { $seat }, to move
      }
   *[no] { $turn ->
        [yes] { $seat }, whose turn it is
       *[no] { $you ->
            [yes] { $seat } (you)
           *[no] { $seat }
          }
      }
  }
table-seat-you = you
table-seat-open = Free seat
    .about = Anyone with an invite can sit down here.
table-seat-no-race = No active race
table-seat-regions = { $regions ->
    [one] 1 region
   *[other] { $regions } regions
  }
table-seat-hand = { $hand } in hand
table-seat-peace = at peace with { $ally }
table-seat-declined = { $regions ->
    [one] { $race } in decline, 1 region
   *[other] { $race } in decline, { $regions } regions
  }
table-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
table-coins-hidden = hidden
    .about = Coins are revealed at the end
table-presence-there = here
table-presence-away = away
table-presence-bot = bot
table-presence-stand-in = a bot is playing for them
table-presence-conceded = gave up
table-clock = { $time } left
table-clock-days = { $days } d { $hours } h

## Sitting down, and waiting for friends

table-claim = Join this table
    .about = A game for { $count } players:
table-claim-name = Your name
table-claim-sit = Sit down
table-claim-watch = Just watch
table-sit-here = Sit here
table-copy-invite = Copy invite
table-bot-instead = Let a bot play here
table-make-invite = Create invite
table-waiting = Waiting for friends
    .about = { $count ->
        [one] Send this link to your friend. Already here: { $here }.
       *[other] Send each friend one of these links. Already here: { $here }.
    }
    .meanwhile = Start now

## One device, several people

table-cover = Pass the device to { $seat }
    .about = Coins stay hidden until { $seat } is ready.
    .ready = I’m { $seat }

## The connection

table-connection-lost = Connection lost. Reconnecting…
table-connection-sending = Sending…
table-connection-pending = { $count ->
    [one] Your move will be sent then.
   *[other] Your moves will be sent then.
  }
table-connection-take-back = Take back
table-gone = This table can’t be opened on this device.
table-gone-moved = Your seat has moved to another device.
table-gone-watch = Watch here
# A table that was deleted while it was open.
table-deleted = This table was deleted.
    .about = Its game can’t be continued or watched any more. Start a new one from the home page.

## A hint

table-hint = Hint
    .about = See what a bot would do (H)
table-hint-thinking = Thinking…
table-hint-follow = Do it

## The menu

table-menu-seat = Your seat: { $seat }
table-menu-to-bot = Let a bot play for me
table-menu-me-again = Take over again
table-menu-move = Move my seat to another device
    .about = Open this link on the other device. It works once; from then on you play there.
    .copy = Copy link
table-menu-places = Place returning tokens for me
    .about = When you’re driven out, your tokens are placed automatically.
table-menu-concede = Give up
    .about = A bot plays your seat to the end. If only one player is left, the game ends. You can’t undo this.
    .yes = Give up
table-menu-again = Try again from an earlier turn
    .about = Against bots only. A new table starts at your turn in that round; this one stays as it is.
table-menu-again-round = From your turn in round { $round }
table-menu-watch-link = Copy spectator link

## Keys

table-keys = All keys
    .about = Every action has a key. They work anywhere at the table, except in text fields.
table-key-walk = move from region to region
table-key-choose = act in the region: conquer, place, abandon region
table-key-less = one token less when placing
table-key-pick = pick that combo
table-key-undo = undo one step
table-key-reset = reset the turn
table-key-stop = stop conquering
table-key-end = end your turn, or Done
table-key-decline = go into decline
table-key-roll = roll the die first (Berserk)
table-key-hint = get a hint
table-key-replay = replay what the others did since your last turn
table-key-combos = show the combos
table-key-seats = show the seats
table-key-log = show the log
table-key-chat = show the chat
table-key-rules = look up a rule
table-key-escape = skip, close, cancel
table-key-help = this list

## Turn reminders

table-reminder = Turn reminders
table-reminder-about = When it’s your turn and you’re away, we can send a message to your address at { $hosts }.
table-reminder-address = Address (https://…)
table-reminder-on = Send reminders there
table-reminder-set = Reminders for this seat go to { $host }.
table-reminder-key = This key signs your reminders. It’s shown only once: save it where you receive them.
table-reminder-copy = Copy key
table-reminder-clear = Stop reminders
