### The table on the page: who must do what, and every decision in one clear way.
###
### $seat, $attacker, $ally and $older are names; $people is a race with its power, $race a race
### and $race_one one of it, $declined a declined race that still acts. Yes and no are the words
### “yes” and “no”.

table-title = Small World
table-title-yours = Your turn! · Small World
table-notice = Your decision at table { $game }
table-board = Board
table-menu = Menu of the table
table-close = Close
table-to-home = Home
table-to-settings = Settings
table-skip = Skip
table-round = Round { $round } of { $rounds }
table-panels = More of the table
table-combos = Combos
table-combos-pick = Pick a combo
table-seats = Seats
table-log = Log
table-chat = Chat
table-action-bar = What you can do

## The prompt: what the game waits for. $hand is the number of tokens in hand

table-prompt-loading = The table is being set …
table-prompt-past = You are looking at an earlier moment.
table-prompt-over = The game is over.
table-prompt-closed = The table is closed.
table-prompt-dealer = The dealer is at it.
table-prompt-sending = Your move is on its way …
table-prompt-stand-in = A bot plays for you.
table-prompt-pass = Pass the device to { $seat }.
table-prompt-open = The game waits until somebody sits down in seat { $number }.
table-prompt-other-pick = { $away ->
    [yes] { $seat } must pick a new race, but is away.
   *[no] { $seat } is picking a new race.
  }
table-prompt-other-start = { $away ->
    [yes] { $seat } is to play the { $people }, but is away.
   *[no] { $seat } is about to play the { $people }.
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
    [yes] { $seat } has a choice after the income, but is away.
   *[no] { $seat } has a choice after the income.
  }
table-prompt-other-over = The game is over.
table-prompt-other-refuge = { $away ->
    [yes] { $seat } must place what was driven out, but is away.
   *[no] { $count ->
        [0] { $seat } places what was driven out.
        [one] { $seat } places 1 returning { $race_one }.
       *[other] { $seat } places { $count } returning { $race }.
      }
  }

table-prompt-pick = Your turn: pick a race with its power.
table-prompt-declined = { $hand ->
    [0] Your declined { $declined } have no token in hand. Go on with your { $race }.
    [one] First your declined { $declined }, with 1 token in hand; then your { $race }.
   *[other] First your declined { $declined }, with { $hand } tokens in hand; then your { $race }.
  }
    .short = { $hand ->
        [0] Your declined { $declined } are done. On to your { $race }.
       *[other] First your declined { $declined }: { $hand } in hand.
    }
table-prompt-declined-pick = { $hand ->
    [0] Your declined { $declined } have no token in hand. Pick a new race.
    [one] Your declined { $declined } may conquer first, with 1 token in hand. Then pick a new race.
   *[other] Your declined { $declined } may conquer first, with { $hand } tokens in hand. Then pick a new race.
  }
    .short = { $hand ->
        [0] Your declined { $declined } are done. Pick a new race.
       *[other] Your declined { $declined } first: { $hand } in hand. Then pick.
    }
table-prompt-start = { $hand ->
    [one] Your turn: conquer with your { $people }, 1 token in hand, or let them decline.
   *[other] Your turn: conquer with your { $people }, { $hand } tokens in hand, or let them decline.
  }
    .short = { $hand ->
        [one] Your turn: conquer, 1 { $race_one } in hand, or decline.
       *[other] Your turn: conquer, { $hand } { $race } in hand, or decline.
    }
table-prompt-conquer = { $hand ->
    [one] Conquer regions: 1 { $race_one } left in hand.
   *[other] Conquer regions: { $hand } { $race } in hand.
  }
table-prompt-nothing-left = { $hand ->
    [0] No token is left in hand: stop and redeploy.
    [one] Nothing more is in reach for 1 { $race_one }: stop and redeploy.
   *[other] Nothing more is in reach for { $hand } { $race }: stop and redeploy.
  }
    .short = { $hand ->
        [0] No token is left: stop and redeploy.
       *[other] Nothing more is in reach: stop and redeploy.
    }
table-prompt-rolled = { $number ->
    [0] The die shows nothing: the full price. Conquer a region, or stop.
   *[other] The die shows { $number }: the next region costs { $number } less, whichever it is. Conquer one, or stop.
  }
    .short = { $number ->
        [0] The die shows nothing: the full price.
       *[other] The die shows { $number }: one region costs { $number } less.
    }
table-prompt-dragon = Where shall the dragon fly? One token goes with it, whoever is there.
    .short = Where shall the dragon fly? One token goes with it.
table-prompt-sorcery = Which lone token shall change sides? It costs you none of yours.
    .short = Which lone token shall change sides?
table-prompt-abandon = Which region do you give up? Its last token comes to your hand.
    .short = Which region do you give up?
table-prompt-withdraw = { $count ->
    [one] { $visitors } { $race } leave the map each turn: give up 1 region. { $chosen ->
        [0] Choose it.
       *[other] One is proposed; choose another if you like.
      }
   *[other] { $visitors } { $race } leave the map each turn: give up { $count } regions. { $chosen ->
        [0] Choose them.
       *[other] { $chosen } of { $count } are marked; change them if you like.
      }
  }
    .short = { $count ->
        [one] { $visitors } { $race } leave: give up 1 region. { $chosen ->
            [0] Which?
           *[other] This one?
          }
       *[other] { $visitors } { $race } leave: give up { $count } regions. { $chosen ->
            [0] Which?
           *[other] { $chosen } marked.
          }
    }
table-prompt-hero = { $count ->
    [one] Post your hero: nobody can attack that region.
   *[other] Post your { $count } heroes in different regions: nobody can attack those.
  }
    .short = { $count ->
        [one] Post your hero where nobody shall attack.
       *[other] Post your { $count } heroes where nobody shall attack.
    }
table-prompt-fortress = Build this turn’s fortress: it makes a region one token dearer and brings a coin.
    .short = Build this turn’s fortress in one of your regions.
table-prompt-camp = { $count ->
    [one] Set up 1 camp: it makes its region one token dearer.
   *[other] Set up { $count } camps, as many in one region as you like.
  }
table-prompt-place = { $count ->
    [one] Place 1 { $race_one }: choose one of your regions.
   *[other] Place { $count } { $race }: choose regions one by one, or fill them at once below.
  }
    .short = { $count ->
        [one] Place 1 { $race_one } in one of your regions.
       *[other] Place { $count } { $race } in your regions.
    }
table-prompt-place-both = Place { $count } { $race } and { $others } declined { $declined }, each in their own regions.
    .short = Place { $count } { $race } and { $others } declined { $declined }.
table-prompt-placed = Everything is placed: end your turn, or move tokens still.
    .short = Everything is placed: end your turn.
table-prompt-nowhere = You hold no region. Your tokens stay in hand ({ $count }): end your turn.
table-prompt-refuge = { $count ->
    [one] { $attacker } has driven you out: place 1 returning { $race_one }.
   *[other] { $attacker } has driven you out: place { $count } returning { $race }.
  }
    .short = { $count ->
        [one] { $attacker } drove you out: place 1 { $race_one }.
       *[other] { $attacker } drove you out: place { $count } { $race }.
    }
table-prompt-refuge-camp = { $attacker } has driven you out: set up the camps that were saved.
    .short = { $attacker } drove you out: set up the saved camps.
table-prompt-refuge-placed = Your tokens are back on the map. Say that you are done.
table-prompt-ally = Your income is paid. Make peace with somebody, or end your turn.
    .short = Paid. Make peace with somebody, or end your turn.
table-prompt-late-decline = Your income is paid. Shall your { $race } decline now, or go on?
    .short = Paid. Shall your { $race } decline now?

## What can be done: the buttons, and what each means

table-do-roll = Roll the die
    .short = Roll
    .about = Before your next conquest: what the die shows comes off its price (B)
table-do-dragon = Dragon
    .about = Send the dragon with one token; then choose where
table-do-sorcery = Sorcery
    .about = Swap a lone enemy token beside your race for one of yours; then choose which
table-do-abandon = Abandon
    .about = Give up a region before your first conquest; then choose which
table-do-then-active = On to your { $race }
    .short = Then { $race }
    .about = Your declined race can come back until your { $race } begin
table-do-declined-first = Declined race first
    .short = Declined first
    .about = Your declined race may act until your active race begins
table-do-decline = Decline
    .about = Turn your race over instead of conquering; you pick a new one next turn (D)
table-do-me-again = Play myself again
    .short = Play myself
    .about = A bot plays for you until then
table-do-stop = Stop conquering
    .short = Stop
    .about = No more conquests this turn; then you redeploy (S)
table-do-withdraw = { $count ->
    [one] Give up 1 region
   *[other] Give up { $count } regions
  }
    .about = { $chosen } of { $count } are marked on the board
table-do-later = { $piece ->
    [fortress] No fortress now
   *[other] Camps later
  }
    .about = Place your tokens first; what is left in hand can still be set until the turn ends
table-do-spread = Spread evenly
    .short = Spread
    .about = The same number of tokens everywhere, as far as they go
table-do-guard = Guard the borders
    .short = Guard
    .about = The cheapest region for an enemy gets the next token
table-do-as-it-was = As it was
    .about = Tokens go back to where they stood; the rest stays in hand
table-do-end = End turn
    .about = Place all tokens, then your income is paid (E)
table-do-end-refuge = Done
    .about = Place all returning tokens, then the game goes on (E)

## Questions before something that cannot be taken back

table-ask-no = Not now
table-ask-die = { $region } with the die?
    .about = { $missing ->
        [one] Needs 1 or more: { $percent } %. It ends your conquests, whatever the die shows.
       *[other] Needs { $missing } or more: { $percent } %. It ends your conquests, whatever the die shows.
    }
    .yes = Roll
table-ask-decline = Let your { $race } decline?
    .about = { $coins ->
        [0] That is your whole turn. They stay on the map, one token in each region, and only score from now on. You pick a new race in your next turn.
        [one] That is your whole turn, and brings 1 coin. They stay on the map, one token in each region, and only score from now on. You pick a new race in your next turn.
       *[other] That is your whole turn, and brings { $coins } coins. They stay on the map, one token in each region, and only score from now on. You pick a new race in your next turn.
    }
    .older = There is room for one declined race: your { $older } leave the map, unless Spirit keeps one of them.
    .yes = Decline

## After the income

table-choices = Your choice after the income
table-choice-ally = Peace with { $seat }
    .about = Until you play again, their active { $race } leave your active race alone.
    .about_nobody = Until you play again, whatever race they pick leaves your active race alone.
table-choice-decline = { $race } decline now
    .about = Their regions keep scoring. You pick a new race in your next turn.
table-choice-end = End turn
    .about = Your { $race } stay active.
    .about_ally = Without peace; anybody may attack you.

## The hand

table-hand-die = The die shows { $number }
table-hand = Your hand
table-hand-tokens = { $count ->
    [0] No { $race_one } in hand
    [one] 1 { $race_one } in hand
   *[other] { $count } { $race } in hand
  }
table-hand-declined = { $count ->
    [0] No declined { $race_one } in hand
    [one] 1 declined { $race_one } in hand
   *[other] { $count } declined { $race } in hand
  }
table-piece-hero = { $count ->
    [one] 1 hero to post
   *[other] { $count } heroes to post
  }
table-piece-camp = { $count ->
    [one] 1 camp to set up
   *[other] { $count } camps to set up
  }
table-piece-fortress = 1 fortress to build

## Steps back

table-undo = Undo
    .about = Take back your last step (U)
table-undo-not-yours = You can take back only while it is your decision.
table-undo-wait = Wait until what is happening is told.
table-undo-turn-began = There is nothing of yours to take back in this turn.
table-undo-die = The die has been rolled: what led to it stays.
table-undo-reveal = A new combo has been revealed: the pick stays.
table-reset = Reset turn
    .about = Take back all of this turn that can be (R)

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
        [one] { $seat } was paid 1 coin
       *[other] { $seat } was paid { $coins } coins
      }
   *[no] { $yours ->
        [yes] { $coins ->
            [one] Your turn would bring 1 coin if it ended now
           *[other] Your turn would bring { $coins } coins if it ended now
          }
       *[no] { $coins ->
            [one] { $seat } would get 1 coin if the turn ended now
           *[other] { $seat } would get { $coins } coins if the turn ended now
          }
      }
  }
table-income-amount = { NUMBER($amount, signDisplay: "exceptZero") }
table-income-nothing = Nothing yet

## Combos. $all tokens are $fromRace of the race, $fromPower of the power and $more that visit

table-combo-tokens = { $fromRace }+{ $fromPower } = { $all }
    .about = { $all ->
        [one] 1 token in all
       *[other] { $all } tokens in all
    }
table-combo-tokens-more = { $fromRace }+{ $fromPower }+{ $more } = { $all }
table-combo-free = free
table-combo-coins = { $found ->
    [one] 1 coin lies on it
   *[other] { $found } coins lie on it
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
table-combo-too-dear = { $price ->
    [one] Costs 1 coin, you have { $coins }.
   *[other] Costs { $price } coins, you have { $coins }.
  }

## Seats. $turn says whether it is the seat's turn, $decides whether the game waits for it

table-seat = { $decides ->
    [yes] { $you ->
        [yes] { $seat } (you), to decide now
       *[no] { $seat }, to decide now
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
    .about = Somebody with an invite can sit down here.
table-seat-no-race = No active race
table-seat-regions = { $regions ->
    [one] 1 region
   *[other] { $regions } regions
  }
table-seat-hand = { $hand } in hand
table-seat-peace = no attack by { $ally }
table-seat-declined = { $regions ->
    [one] declined { $race }, 1 region
   *[other] declined { $race }, { $regions } regions
  }
table-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
table-coins-hidden = hidden
    .about = Coins are counted at the end
table-presence-there = is here
table-presence-away = is away
table-presence-bot = a bot
table-presence-stand-in = a bot plays for them
table-presence-conceded = has given up
table-clock = { $time } left
table-clock-days = { $days } d { $hours } h

## Sitting down, and waiting for friends

table-claim = Sit down at this table
    .about = { $count ->
        [one] A game for 1.
       *[other] A game for { $count }:
    }
table-claim-name = Your name
table-claim-sit = Sit down
table-claim-watch = Only watch
table-sit-here = Sit down here
table-copy-invite = Copy invite
table-bot-instead = Let a bot play here
table-make-invite = Make an invite
table-waiting = Waiting for friends
    .about = { $count ->
        [one] Send this link to whoever shall sit down. Already here: { $here }.
       *[other] Send each friend one of these links. Already here: { $here }.
    }
    .meanwhile = Begin meanwhile

## One device, several people

table-cover = Pass the device to { $seat }
    .about = Coins are covered until { $seat } is here.
    .ready = I am { $seat }

## The connection

table-connection-lost = The connection is lost: trying again …
table-connection-sending = Sending …
table-connection-pending = { $count ->
    [one] Your move waits here until then.
   *[other] Your moves wait here until then.
  }
table-connection-take-back = Take back
table-gone = This table cannot be opened from here.
table-gone-moved = This seat is played from another device now.
table-gone-watch = Watch from here

## A hint

table-hint = Hint
    .about = What a bot would do here (H)
table-hint-thinking = Thinking it through …
table-hint-follow = Do it

## The menu

table-menu-seat = Your seat: { $seat }
table-menu-to-bot = Let a bot play for me
table-menu-me-again = Play myself again
table-menu-move = Move my seat to another device
    .about = Open this link on the other device. It works once; then the seat is played from there.
    .copy = Copy link
table-menu-places = Place returning tokens for me
    .about = When others drive you out, the game goes on without asking you.
table-menu-concede = Give up
    .about = A bot plays your seat to the end, or the game ends if only one is left. This cannot be taken back.
    .yes = Give up
table-menu-again = Try again from an earlier turn
    .about = Against bots only. A new table begins at your turn in that round; this one stays as it is.
table-menu-again-round = From your turn in round { $round }
table-menu-watch-link = Copy link for spectators

## Keys

table-keys = All keys
    .about = Every action has a key. They work everywhere on the table but in a text field.
table-key-walk = walk from region to region
table-key-choose = act in the region: conquer, place, give up
table-key-less = one token less while placing
table-key-pick = pick that combo
table-key-undo = undo one step
table-key-reset = reset the turn
table-key-stop = stop conquering
table-key-end = end the turn, or say that you are done
table-key-decline = go into decline
table-key-roll = roll the die first (Berserk)
table-key-hint = a hint
table-key-combos = show the combos
table-key-seats = show the seats
table-key-log = show the log
table-key-chat = show the chat
table-key-rules = look up a rule
table-key-escape = skip, close, leave a mode
table-key-help = this list

## Turn reminders

table-reminder = Turn reminders
table-reminder-about = When it is your turn and you are away, a message can be sent to an address of yours at { $hosts }.
table-reminder-address = Address (https://…)
table-reminder-on = Remind me there
table-reminder-set = Reminders for this seat go to { $host }.
table-reminder-key = This key signs them. It is shown only now: keep it where you receive them.
table-reminder-copy = Copy the key
table-reminder-clear = Remind me no more
