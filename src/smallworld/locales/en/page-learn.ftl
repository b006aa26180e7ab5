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
    .left = You can continue here any time.
learn-off = You’ve left the lesson. Go back to the step, or play on freely.
    .back = Back to the lesson
    .on = Play on

## The steps: what is to be done now, in a sentence or two; `.other` answers another move

learn-pick = A short game against { $rival }: four rounds, and the most victory coins wins. Pick the { $people }: the top card is free.
    .other = Good eye! For now, take the { $people }: they’re free.
learn-enter = New races enter from the edge of the map. Empty land costs { $price } tokens: take { $region }.
    .other = That would work. Start in { $region }: it’s farmland, which pays { $race } an extra coin.
learn-tribe = Each thing in your way costs 1 more token. A Lost Tribe lives in { $region }: take it for { $price }.
    .other = Soon! First take { $region } from the Lost Tribe.
learn-mountain = Mountains cost 1 more, too – and 1 more to take from you. Take { $region }.
    .other = Soon! First take the mountain { $region }.
learn-symbols = Symbols on the land matter to some races and powers:
learn-stop = 1 token left: too few for a region. Stop conquering.
    .other = That comes later. For now, stop conquering.
learn-place = Each token makes its region cost 1 more to attack. Place them where you like, or spread them evenly.
    .other = Place your tokens first.
learn-income = End your turn. It earns { $coins } coins: 1 per region, plus what your race and power add.
    .other = End your turn to get your coins.
learn-attack = { $rival }’s turn. Each token you have in a region makes it cost 1 more to attack.
learn-refuge = You lost { $region } and 1 { $race_one }. Your other tokens come back: place them.
    .other = First place the tokens that came back.
learn-ready = Your tokens are back in hand; 1 stays in each region unless you abandon it. Take { $region } next door.
    .other = That would work. Take { $region } first: farmland pays { $race } double.
learn-die = { $region } costs { $price }, you have { $hand }. You can try your last conquest with the die: win it back!
    .other = The die comes last in a turn. Use it to try { $region }.
learn-hold = { $region } is yours again! Place your tokens and end your turn.
    .other = Place your tokens and end your turn.
learn-spread = { $rival }’s turn. First { $rival } places the displaced token, then plays.
learn-decline = Your { $race } are spread thin. Put them in decline: they stop fighting, but their regions still pay.
    .other = That would work. But see what decline does: your { $race } have few tokens left.
learn-grow = { $rival }’s turn. Next turn you start with a new race.
learn-again = Pick a new race. You put 1 coin on each card above it, for the player who takes that card.
    .other = Pick a new race first.
learn-last = The last round! Take as many regions as you can. Then stop, place your tokens and end your turn.
    .waiting = { $rival } plays the last turn of the game.
learn-count = Count the victory coins: the player with the most wins.

## The end

learn-done = Now you know the game! The rest is on the cards, and in the rules whenever you need it.
learn-play = Play against an easy bot
learn-once-more = Repeat the lesson

## First-time hints: shown once each

learn-first-close = Got it
learn-first-berserk = Berserk: you may roll the die before any conquest. The result comes off the price.
learn-first-ghouls = Your race in decline can still conquer, but only before your active race acts.
learn-first-dragon = Once per turn, the dragon takes any region in reach with just 1 token. Press Dragon, then choose.
learn-first-sorcery = You can convert a lone enemy token next to you. Press Sorcery, then choose it.
learn-first-fortress = A fortress stays where you build it, and you may add one every turn.
learn-first-camp = Encampments protect until your next turn; then you place them again.
learn-first-hero = Heroes protect until your next turn; then you may move them.
learn-first-withdraw = These tokens only came along to fight. Next turn they’re back in your hand.
learn-first-stout = Stout: you may go into decline now, after scoring, without losing a turn.
learn-first-diplomat = Diplomat: choose a player. Their active race can’t attack yours until your next turn.
learn-first-decline = Your race can hardly grow any more. This is a good moment to go into decline: next turn you pick a new race.
learn-first-abandon = No tokens in hand? Abandon a region before your first conquest to get its last token back.
learn-first-refuge = An attack costs you only 1 token; the others return to regions you still hold.
learn-first-attempt = Too few tokens? Choose a region with a dashed border: the die may still win it, as your last conquest.
learn-first-marks = Light stitches mark what the others changed since your last turn. The dark play button on the board shows it again.
learn-first-prices = The numbers are prices in tokens. Choose a region to enter the map; then go on to its neighbours.
