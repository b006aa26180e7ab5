### Rules made from numbers: one sentence for each number or flag of a race or a power of one's own.
###
### Sentences follow each other as they are listed here; each must make sense alone. “You” is who
### plays the race; occupied regions are those with tokens or a Lost Tribe in them. $kinds is a list
### of kinds of regions by their names, “hill, mine, or coast”: it stands after a colon, so that no
### word of it has to change its form.

trait-nothing = No special skill.

## Kinds of regions that have no name of their own

trait-kind-coast = coast
trait-kind-land = any land
trait-kind-water = any water
trait-kind-anywhere = any region

## Where it may go

trait-enters_anywhere = May enter the map anywhere.
trait-reaches_all_land = All land is in reach, near or far.
trait-tunnels = From one of these all others are next door: { $kinds }.
trait-sails = Seas and the lake can be conquered too, and stay yours after decline.

## What it costs

trait-saves_on = { $tokens ->
    [one] A token less to conquer: { $kinds }.
   *[other] { $tokens } tokens less to conquer: { $kinds }.
  }
trait-saves_beside = { $tokens ->
    [one] A token less to conquer what lies beside one of these you hold: { $kinds }.
   *[other] { $tokens } tokens less to conquer what lies beside one of these you hold: { $kinds }.
  }
trait-rolls_first = You may roll the die ahead of each conquest; what it shows comes off the price. There is no final attempt.
trait-converts = Once a turn against each opponent, a lone active token next to yours is swapped for one of your own. The region is yours.
trait-dragon = Once a turn the dragon and one token take any land in reach, whoever is there. Nobody can attack it while the dragon stays.
trait-visitors = { $tokens ->
    [one] An extra token fights along; it leaves the map every turn before income.
   *[other] { $tokens } extra tokens fight along; they leave the map every turn before income.
  }

## What it brings

trait-pays_on = { $coins ->
    [one] A bonus coin for each of these you hold: { $kinds }.
   *[other] { $coins } bonus coins for each of these you hold: { $kinds }.
  }
trait-pays_beside = { $coins ->
    [one] A bonus coin for each region you hold beside one of these: { $kinds }.
   *[other] { $coins } bonus coins for each region you hold beside one of these: { $kinds }.
  }
# Follows one of the two above.
trait-pays_in_decline = They go on paying in decline.
trait-pays_each_turn = { $coins ->
    [one] A bonus coin every turn, as long as the race is active.
   *[other] { $coins } bonus coins every turn, as long as the race is active.
  }
trait-pays_first_turn = { $coins ->
    [one] A bonus coin, once, at the end of the first turn.
   *[other] { $coins } bonus coins, once, at the end of the first turn.
  }
trait-pays_per_conquest = { $coins ->
    [one] A bonus coin for each occupied region taken this turn.
   *[other] { $coins } bonus coins for each occupied region taken this turn.
  }
trait-pays_per_empty_conquest = { $coins ->
    [one] A bonus coin for each empty region taken this turn.
   *[other] { $coins } bonus coins for each empty region taken this turn.
  }
trait-pays_per_fortress = { $coins ->
    [one] A bonus coin for each fortress in your regions.
   *[other] { $coins } bonus coins for each fortress in your regions.
  }

## How it grows

trait-grows_every = { $regions ->
    [one] Each occupied region taken this turn adds a token when you redeploy.
   *[other] Every { $regions } occupied regions taken this turn add a token when you redeploy.
  }
trait-grows_each_turn = { $tokens ->
    [one] A new token joins every turn when you redeploy.
   *[other] { $tokens } new tokens join every turn when you redeploy.
  }
trait-grows_on = When you redeploy, a new token joins for each of these you hold: { $kinds }.

## How it holds out

trait-defends_on = As long as the race is active, a token more for others to take from you: { $kinds }.
trait-loses_none = Losing a region costs no token, as long as the race is active.
trait-camps = { $pieces ->
    [one] A camp to set up each turn; it makes its region one token dearer.
   *[other] { $pieces } camps to set up each turn; each makes its region one token dearer.
  }
trait-fortresses = { $pieces ->
    [one] You may build one fortress, which makes its region one token dearer, even after decline.
   *[other] You may build one fortress a turn, as long as fewer than { $pieces } stand on the map. Each makes its region one token dearer, even after decline.
  }
trait-heroes = { $pieces ->
    [one] A hero ends each turn in a region, which nobody can attack.
   *[other] { $pieces } heroes end each turn in as many different regions, which nobody can attack.
  }
trait-holes = { $pieces ->
    [one] The first region taken gets a hole, and nobody can attack it while the race is active and stays.
   *[other] The first { $pieces } regions taken get a hole each, and nobody can attack those while the race is active and stays.
  }
trait-lairs = Each region gets a lair, which makes it one token dearer, even after decline.
trait-makes_peace = After income you may choose an opponent whose active race you left alone this turn. Until your next turn that player’s active race cannot attack yours.

## How it ends

trait-declines_late = You may go into decline at the end of a turn, once its income is paid.
trait-lasts = In decline the race stays until it is driven out: it leaves room for a second declined race.
trait-acts_in_decline = In decline every token stays on the map and goes on conquering, always before your active race does.

## Labels of the keys in the form of the workshop

workshop-word-saves_on = Cheaper regions
workshop-word-saves_beside = Cheaper beside
workshop-word-saves_tokens = How many tokens less
    .about = For everything that is cheaper.
workshop-word-rolls_first = Die before each conquest
workshop-word-converts = Swaps lone tokens
workshop-word-defends_on = Harder to take
workshop-word-pays_on = Coins for regions
workshop-word-pays_beside = Coins for regions beside
workshop-word-pays_coins = How many coins each
    .about = For every region that pays.
workshop-word-pays_in_decline = Pays in decline too
workshop-word-pays_per_conquest = Coins for occupied regions taken
workshop-word-pays_per_empty_conquest = Coins for empty regions taken
workshop-word-pays_each_turn = Coins every turn
workshop-word-pays_first_turn = Coins in the first turn
workshop-word-enters_anywhere = Enters anywhere
workshop-word-reaches_all_land = Flies
workshop-word-tunnels = Tunnels
workshop-word-sails = Sails
workshop-word-loses_none = Loses no tokens
workshop-word-visitors = Visiting tokens
workshop-word-grows_every = Grows by conquests
workshop-word-grows_each_turn = Grows every turn
workshop-word-grows_on = Grows with regions
workshop-word-camps = Camps
workshop-word-fortresses = Fortresses
workshop-word-pays_per_fortress = Coins for fortresses
workshop-word-heroes = Heroes
workshop-word-holes = Holes in the ground
workshop-word-lairs = Lairs
workshop-word-dragon = Dragon
workshop-word-makes_peace = Peace
workshop-word-declines_late = Late decline
workshop-word-lasts = Stays beside a second declined race
workshop-word-acts_in_decline = Acts in decline
