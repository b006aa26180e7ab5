### Learning the game: the lesson on a real board, and hints when something comes up first.
###
### $region is the name of a region, $price what it costs, $hand the tokens in hand, $coins what
### the turn brings; $people is a race with its power, $race a race and $race_one one of it;
### $rival is the name of the other player.

learn-rival-name = Bo
learn-title = Lesson
learn-step = Step { $step } of { $steps }
learn-back = One step back
learn-skip = Do it for me
learn-leave = Leave the lesson
    .left = You can go on here at any time.
learn-off = This game has left the lesson. Go back to the step, or play on as you like.
    .back = Back to the lesson
    .on = Play on

## The steps: what is to be done now, in a sentence or two; `.other` answers another move

learn-pick = A short game against { $rival }: four rounds, most coins win. Pick the { $people }: the top card is free.
    .other = Good eye. For now take the { $people }, who cost nothing.
learn-enter = New races come from the edge of the map. Empty land costs { $price } tokens: take { $region }.
    .other = That would work. Begin in { $region }: it is farmland, and pays { $race } an extra coin.
learn-tribe = Whatever stands in your way costs 1 token more. A Lost Tribe lives in { $region }: take it for { $price }.
    .other = Soon. First take { $region } from the Lost Tribe.
learn-mountain = A mountain costs 1 more as well, and is as hard to take from you. Climb { $region }.
    .other = Soon. First take the mountain { $region }.
learn-stop = One token is left, too few for a region. Stop conquering.
    .other = That is for later: now stop conquering.
learn-place = Every token makes its region dearer to attack. Put them where you like, or spread them evenly.
    .other = Place your tokens first.
learn-income = End your turn. It brings { $coins } coins: 1 for each region, and what your race and power add.
    .other = End your turn to be paid.
learn-attack = { $rival }’s turn. Attacking you costs 1 more for each of your tokens there.
learn-refuge = You lost { $region } and 1 { $race_one }. The others come home: place them.
    .other = Place those who came home first.
learn-ready = Your tokens are in hand again; one stays in each region until you abandon it. Take { $region } next door.
    .other = That would work. Take { $region } first: farmland pays { $race } twice.
learn-die = { $region } costs { $price }, you have { $hand }. Your last conquest may be tried with the die: win it back!
    .other = The die comes last in a turn. Try { $region } with it.
learn-hold = { $region } is yours again. Place your tokens and end your turn.
    .other = Place your tokens and end your turn.
learn-spread = { $rival }’s turn. { $rival } places the driven-out token, then goes on.
learn-decline = Your { $race } are spread thin. Let them decline: they fight no more, but their regions still pay.
    .other = That would work. But see what a decline does: your { $race } have few tokens left.
learn-grow = { $rival }’s turn. In your next one you begin with a new race.
learn-again = Pick a new race. Each card above it costs a coin, which stays on that card for whoever takes it.
    .other = Pick a new race first.
learn-last = The last round! Take as many regions as you can, then stop, place and end your turn.
    .waiting = { $rival } plays the last turn of the game.
learn-count = Count the coins: most of them win.

## The end

learn-done = Now you know the game. The rest is on the cards, and in the rules whenever you want them.
learn-play = Play against an easy bot
learn-once-more = The lesson once more

## First-time hints: shown once each

learn-first-close = Got it
learn-first-berserk = Berserk: before any conquest you may roll the die. What it shows comes off the price.
learn-first-ghouls = Your declined race may still conquer, but only before your active one begins.
learn-first-dragon = Once a turn the dragon takes any region in reach with a single token. Press Dragon, then choose.
learn-first-sorcery = A lone enemy token next to you can change sides. Press Sorcery, then choose it.
learn-first-fortress = Build this turn’s fortress: choose one of your regions. It protects it and pays a coin.
learn-first-camp = Set up your camps: choose regions. Each makes its region dearer to attack; next turn you get them back.
learn-first-hero = Post your heroes: choose two regions that nobody can attack until your next turn.
learn-first-withdraw = These tokens only came along to fight. Choose the regions you can spare.
learn-first-stout = Stout: you may go into decline now, after being paid, and lose no turn.
learn-first-diplomat = Diplomat: choose somebody whose active race leaves you alone until your next turn.
learn-first-decline = Your regions pay less than last turn. Perhaps it is time to decline and pick a new race.
learn-first-abandon = No token in hand? Abandon a region before your first conquest to free its last one.
learn-first-refuge = You were attacked. One token is lost; place the others in regions you still hold.
learn-first-attempt = Too few tokens? Choose a region with a dashed border: the die may still win it, as your last conquest.
