### Rules made from numbers: one sentence for each number or flag of a custom race or power.
###
### Sentences follow each other as they are listed here; each must make sense alone. “You” is the
### player of the race; non-empty regions have tokens or a Lost Tribe in them. $kinds is a list
### of kinds of regions by their names, “hill, mine, or coast”: it stands after a colon, so that no
### word of it has to change its form.

trait-nothing = No special ability.

## Kinds of regions that have no name of their own

trait-kind-coast = coast
trait-kind-land = any land
trait-kind-water = any water
trait-kind-anywhere = any region

## Where it may go

trait-enters_anywhere = You can enter the map anywhere.
trait-reaches_all_land = You can conquer any land region, adjacent or not.
trait-tunnels = These all count as adjacent to each other: { $kinds }.
trait-sails = You can conquer seas and the lake too, and keep them in decline.
trait-reaches_two_steps = You can also conquer regions two steps away; a sea can’t be crossed.

## What it costs

trait-saves_on = { $tokens ->
    [one] These cost you 1 less token: { $kinds }.
   *[other] These cost you { $tokens } fewer tokens: { $kinds }.
  }
trait-saves_beside = { $tokens ->
    [one] Regions cost you 1 less token next to one of these you hold: { $kinds }.
   *[other] Regions cost you { $tokens } fewer tokens next to one of these you hold: { $kinds }.
  }
trait-rolls_first = You can roll the die before each conquest; the roll is subtracted from the price. There is no final attempt.
trait-converts = Once per turn against each opponent, you can replace a single active token next to your regions with one of your own. The region is yours.
trait-dragon = Once per turn, the dragon and 1 token take any land in reach, no matter what is there. The region is immune while the dragon stays.
trait-visitors = { $tokens ->
    [one] You have 1 extra token for conquests; it leaves the map each turn before you score.
   *[other] You have { $tokens } extra tokens for conquests; they leave the map each turn before you score.
  }
trait-regroups = Once per turn, after a conquest, you may take up all your tokens but 1 in each region and conquer with them again.
trait-hires = { $tokens ->
    [one] For each conquest you may pay 1 coin to save 1 token, even after the roll of your final attempt.
   *[other] For each conquest you may pay 1 coin to save { $tokens } tokens, even after the roll of your final attempt.
  }
trait-hurls_on = { $tokens ->
    [one] When you redeploy, you get 1 missile for each of these you hold: { $kinds }. Each missile thrown in a conquest saves 1 token and is gone.
   *[other] When you redeploy, you get 1 missile for each of these you hold: { $kinds }. Each missile thrown in a conquest saves { $tokens } tokens and is gone.
  }
trait-catapult = Once per turn, place your catapult in one of your regions: nobody can attack it until your next turn, and you may conquer one region exactly two steps away, not across a sea, for 1 token less.
trait-saves_from_declined = { $tokens ->
    [one] Regions of races in decline cost you 1 less token.
   *[other] Regions of races in decline cost you { $tokens } fewer tokens.
  }
trait-saves_from_tribes = { $tokens ->
    [one] Regions with a Lost Tribe cost you 1 less token.
   *[other] Regions with a Lost Tribe cost you { $tokens } fewer tokens.
  }
trait-saves_even_rounds = { $tokens ->
    [one] In even rounds, every region costs you 1 less token.
   *[other] In even rounds, every region costs you { $tokens } fewer tokens.
  }
trait-saves_first_turn = { $tokens ->
    [one] In the turn you pick this combo, every region costs you 1 less token.
   *[other] In the turn you pick this combo, every region costs you { $tokens } fewer tokens.
  }
trait-costs_more_on = These cost you 1 more token: { $kinds }.
trait-least_tokens = A region can’t be taken or held with fewer than { $tokens } tokens.

## What it brings

trait-pays_on = { $coins ->
    [one] 1 bonus coin for each of these you hold: { $kinds }.
   *[other] { $coins } bonus coins for each of these you hold: { $kinds }.
  }
trait-pays_beside = { $coins ->
    [one] 1 bonus coin for each region you hold next to one of these: { $kinds }.
   *[other] { $coins } bonus coins for each region you hold next to one of these: { $kinds }.
  }
# Follows one of the two above.
trait-pays_in_decline = They keep paying in decline.
trait-pays_each_turn = { $coins ->
    [one] 1 bonus coin every turn while the race is active.
   *[other] { $coins } bonus coins every turn while the race is active.
  }
trait-pays_first_turn = { $coins ->
    [one] 1 bonus coin, once, at the end of the first turn.
   *[other] { $coins } bonus coins, once, at the end of the first turn.
  }
trait-pays_per_conquest = { $coins ->
    [one] 1 bonus coin for each non-empty region you conquer this turn.
   *[other] { $coins } bonus coins for each non-empty region you conquer this turn.
  }
trait-pays_per_empty_conquest = { $coins ->
    [one] 1 bonus coin for each empty region you conquer this turn.
   *[other] { $coins } bonus coins for each empty region you conquer this turn.
  }
trait-pays_per_fortress = { $coins ->
    [one] 1 bonus coin for each fortress in your regions.
   *[other] { $coins } bonus coins for each fortress in your regions.
  }
trait-pays_less_on = 1 coin less for each of these you hold: { $kinds }.
trait-pays_less_elsewhere = Every other region you hold brings 1 coin less.
trait-pays_per_pair = 1 bonus coin for every two of these you hold: { $kinds }.
trait-pays_in_peace = { $coins ->
    [one] 1 bonus coin at the end of a turn in which you attacked no active race.
   *[other] { $coins } bonus coins at the end of a turn in which you attacked no active race.
  }
trait-pays_up_to = { $coins ->
    [one] 1 bonus coin at the end of a turn if the number of your regions is { $regions } or less.
   *[other] { $coins } bonus coins at the end of a turn if the number of your regions is { $regions } or less.
  }
trait-pays_up_to_held = You must hold at least 1 region for this.
trait-pays_beyond = 1 bonus coin for each region you hold beyond { $regions }.
trait-pays_per_group = { $coins ->
    [one] 1 bonus coin for each separate group of your regions.
   *[other] { $coins } bonus coins for each separate group of your regions.
  }
trait-pays_if_joined = { $coins ->
    [one] 1 bonus coin if all your regions are connected.
   *[other] { $coins } bonus coins if all your regions are connected.
  }
trait-pays_per_lonely = { $coins ->
    [one] 1 bonus coin for each of your regions with no other race and no Lost Tribe next to it.
   *[other] { $coins } bonus coins for each of your regions with no other race and no Lost Tribe next to it.
  }
trait-pays_per_stack = 1 bonus coin for each of your regions with { $tokens } or more tokens.
trait-takes_per_conquest = { $coins ->
    [one] For each region you take from an active race, its player gives you 1 coin, if they have one.
   *[other] For each region you take from an active race, its player gives you { $coins } coins, as far as they have them.
  }
trait-pays_per_far_conquest = { $coins ->
    [one] 1 coin at once for each region you conquer that is next to none of yours.
   *[other] { $coins } coins at once for each region you conquer that is next to none of yours.
  }
trait-takes_from_neighbours = { $coins ->
    [one] After scoring, each player whose active race is next to yours gives you 1 coin, if they have one.
   *[other] After scoring, each player whose active race is next to yours gives you { $coins } coins, as far as they have them.
  }
trait-pays_per_abandoned = { $coins ->
    [one] 1 bonus coin for each region you abandon this turn; you can’t take those back in the same turn.
   *[other] { $coins } bonus coins for each region you abandon this turn; you can’t take those back in the same turn.
  }
trait-pays_at_pick = { $coins ->
    [one] When you pick this combo, you get 1 coin for each race in decline.
   *[other] When you pick this combo, you get { $coins } coins for each race in decline.
  }
trait-pays_per_decline = { $coins ->
    [one] While the race is active, you get 1 coin whenever a race goes into decline, this one included.
   *[other] While the race is active, you get { $coins } coins whenever a race goes into decline, this one included.
  }

## How it grows

trait-grows_every = { $regions ->
    [one] Each non-empty region you took this turn gives you 1 new token when you redeploy.
   *[other] Every { $regions } non-empty regions you took this turn give you 1 new token when you redeploy.
  }
trait-grows_each_turn = { $tokens ->
    [one] You get 1 new token each turn when you redeploy.
   *[other] You get { $tokens } new tokens each turn when you redeploy.
  }
trait-grows_on = When you redeploy, you get 1 new token for each of these you hold: { $kinds }.
trait-grows_per_active = { $tokens ->
    [one] When you redeploy, you get 1 new token for each region taken from an active race this turn.
   *[other] When you redeploy, you get { $tokens } new tokens for each region taken from an active race this turn.
  }
trait-victims_grow = { $tokens ->
    [one] An active race from which you take a region gets 1 new token.
   *[other] An active race from which you take a region gets { $tokens } new tokens.
  }
trait-scatters = When you redeploy, 1 token stays in each region; all others wait off the map until your next turn.
trait-stays_put = You don’t redeploy: tokens stay where they are, and those in hand wait off the map until your next turn.
trait-survivors_return = Tokens that survive the loss of a region don’t wait: you place them at the end of that turn.
trait-gathers_tokens = { $tokens ->
    [one] Each time somebody skips this combo, 1 more token joins it.
   *[other] Each time somebody skips this combo, { $tokens } more tokens join it.
  }
trait-skip_coins = { $coins ->
    [one] A player who skips this combo puts 1 coin on it.
   *[other] A player who skips this combo puts { $coins } coins on it.
  }
trait-collects_losses = { $tokens ->
    [one] While the race is active, it collects all tokens and Lost Tribes that anybody loses in conquests. When your turn begins, each set of as many as there are players becomes 1 new token.
   *[other] While the race is active, it collects all tokens and Lost Tribes that anybody loses in conquests. When your turn begins, each set of as many as there are players becomes { $tokens } new tokens.
  }
trait-rolls_for_losses = For each token you lose to another player, the die is rolled at the end of that turn: you get as many new tokens.

## How it holds out

trait-defends_on = While the race is active, these cost others 1 more token to take from you: { $kinds }.
trait-loses_none = While the race is active, it loses no tokens when it loses a region.
trait-camps = { $pieces ->
    [one] Place 1 camp each turn; its region costs 1 more token.
   *[other] Place { $pieces } camps each turn; each makes its region cost 1 more token.
  }
trait-fortresses = { $pieces ->
    [one] You can build one fortress; its region costs 1 more token, even in decline.
   *[other] You can build one fortress per turn while fewer than { $pieces } are on the map. Each makes its region cost 1 more token, even in decline.
  }
trait-heroes = { $pieces ->
    [one] At the end of each turn, place 1 hero; its region is immune.
   *[other] At the end of each turn, place { $pieces } heroes in different regions; those regions are immune.
  }
trait-holes = { $pieces ->
    [one] The first region you conquer gets a hole; it is immune while the race is active and stays there.
   *[other] The first { $pieces } regions you conquer get a hole each; they are immune while the race is active and stays there.
  }
trait-lairs = Each of your regions gets a lair and costs 1 more token, even in decline.
trait-makes_peace = After scoring, you can choose an opponent whose active race you didn’t attack this turn. Until your next turn, that player’s active race can’t attack yours.
trait-charges_attackers = { $coins ->
    [one] While the race is active, a player who takes a region from you pays you 1 coin, if they have one.
   *[other] While the race is active, a player who takes a region from you pays you { $coins } coins, as far as they have them.
  }
trait-rewards_attackers = { $coins ->
    [one] While the race is active, a player who takes a region from you gets 1 coin from the bank.
   *[other] While the race is active, a player who takes a region from you gets { $coins } coins from the bank.
  }
trait-pays_per_loss = { $coins ->
    [one] While the race is active, you get 1 coin from the bank for each region you lose to an opponent.
   *[other] While the race is active, you get { $coins } coins from the bank for each region you lose to an opponent.
  }
trait-immune_on = While the race is active, nobody can attack these of your regions: { $kinds }.
trait-markers = { $pieces ->
    [one] You have 1 marker to place when you redeploy.
   *[other] You have { $pieces } markers to place when you redeploy, at most 1 in each of your regions.
  }
trait-markers_on = You may place at most 1 marker per turn for each of these you hold: { $kinds }.
trait-markers_near = Markers may also go into regions next to yours.
trait-markers_beside = Each marker goes into a region next to the one it is for, never into your own.
trait-markers_empty = Other players’ tokens there go back to their hands without loss; races in decline and Lost Tribes leave.
trait-markers_pay = { $coins ->
    [one] Each marker still there when your next turn begins pays 1 coin and is used up. If somebody conquers the region first, they get the coin.
   *[other] Each marker still there when your next turn begins pays { $coins } coins and is used up. If somebody conquers the region first, they get the coins.
  }
trait-markers_defend = { $tokens ->
    [one] A region with a marker costs 1 more token, as long as the race is active.
   *[other] A region with a marker costs { $tokens } more tokens, as long as the race is active.
  }
trait-markers_cost = { $coins ->
    [one] A region with a marker pays other players 1 coin less.
   *[other] A region with a marker pays other players { $coins } coins less.
  }
trait-markers_bonus = { $coins ->
    [one] Each of your regions with a marker pays 1 bonus coin.
   *[other] Each of your regions with a marker pays { $coins } bonus coins.
  }
trait-markers_close = Nobody can conquer a region with a marker until your next turn begins; then the markers return to you.

## How it ends

trait-declines_late = You can go into decline at the end of a turn, after scoring.
trait-lasts = In decline, the race stays until it is driven out. It doesn’t count as your race in decline, so you can have a second one.
trait-acts_in_decline = In decline, all tokens stay on the map and keep conquering, always before your active race.
trait-pays_each_turn_in_decline = { $coins ->
    [one] In decline, you get 1 coin every turn as long as the race holds a region.
   *[other] In decline, you get { $coins } coins every turn as long as the race holds a region.
  }
trait-vanishes_for = { $coins ->
    [one] In decline, all tokens leave the map, and you get 1 coin for each region they held.
   *[other] In decline, all tokens leave the map, and you get { $coins } coins for each region they held.
  }
trait-immune_in_decline = In decline, nobody can attack these regions of the race: { $kinds }.
trait-charges_in_decline = { $coins ->
    [one] In decline, a player who takes a region of the race pays you 1 coin, if they have one.
   *[other] In decline, a player who takes a region of the race pays you { $coins } coins, as far as they have them.
  }
trait-builds_tower = When the race goes into decline, 1 token of each region moves to one of its regions, which you choose. There each token pays 1 coin per turn, and all defend.

## Labels of the keys in the form of the workshop

workshop-word-saves_on = Cheaper regions
workshop-word-saves_beside = Cheaper next to
workshop-word-saves_tokens = Tokens saved
    .about = For everything that is cheaper.
workshop-word-rolls_first = Die before each conquest
workshop-word-converts = Converts single tokens
workshop-word-defends_on = Harder to take
workshop-word-pays_on = Coins for regions
workshop-word-pays_beside = Coins for regions next to
workshop-word-pays_coins = Coins each
    .about = For every region that pays.
workshop-word-pays_in_decline = Also pays in decline
workshop-word-pays_per_conquest = Coins for non-empty conquests
workshop-word-pays_per_empty_conquest = Coins for empty conquests
workshop-word-pays_each_turn = Coins every turn
workshop-word-pays_first_turn = Coins on the first turn
workshop-word-enters_anywhere = Enters anywhere
workshop-word-reaches_all_land = Flies
workshop-word-tunnels = Tunnels
workshop-word-sails = Goes to sea
workshop-word-loses_none = Loses no tokens
workshop-word-visitors = Extra tokens
workshop-word-grows_every = Grows by conquering
workshop-word-grows_each_turn = Grows every turn
workshop-word-grows_on = Grows with regions
workshop-word-camps = Encampments (camps)
workshop-word-fortresses = Fortresses
workshop-word-pays_per_fortress = Coins for fortresses
workshop-word-heroes = Heroes
workshop-word-holes = Holes-in-the-Ground
workshop-word-lairs = Troll’s Lairs
workshop-word-dragon = Dragon
workshop-word-makes_peace = Peace
workshop-word-declines_late = Late decline
workshop-word-lasts = Stays next to a second race in decline
workshop-word-acts_in_decline = Acts in decline
workshop-word-saves_from_declined = Cheaper from races in decline
workshop-word-saves_from_tribes = Cheaper from Lost Tribes
workshop-word-saves_even_rounds = Cheaper in even rounds
workshop-word-saves_first_turn = Cheaper on the first turn
workshop-word-costs_more_on = Costlier regions
workshop-word-pays_less_on = Fewer coins for regions
workshop-word-pays_less_elsewhere = Fewer coins elsewhere
workshop-word-pays_per_pair = Coins for pairs
workshop-word-pays_in_peace = Coins for peace
workshop-word-pays_up_to = Coins for few regions
workshop-word-pays_up_to_coins = How many coins
    .about = For a turn with few regions.
workshop-word-pays_up_to_held = Not without a region
workshop-word-pays_beyond = Coins beyond a number of regions
workshop-word-pays_per_group = Coins for separate groups
workshop-word-pays_if_joined = Coins if all are connected
workshop-word-pays_per_lonely = Coins for lonely regions
workshop-word-pays_per_stack = Coins for large stacks
workshop-word-reaches_two_steps = Reaches two steps
workshop-word-least_tokens = Least tokens in a region
workshop-word-takes_per_conquest = Takes coins by conquest
workshop-word-pays_per_far_conquest = Coins for far conquests
workshop-word-takes_from_neighbours = Takes coins from neighbours
workshop-word-pays_per_abandoned = Coins for abandoned regions
workshop-word-pays_at_pick = Coins at the pick
workshop-word-pays_per_decline = Coins at each decline
workshop-word-grows_per_active = Grows by taking from active races
workshop-word-victims_grow = Victims get tokens
workshop-word-scatters = One token in each region
workshop-word-stays_put = No redeployment
workshop-word-survivors_return = Survivors return at once
workshop-word-regroups = A second round of conquests
workshop-word-hires = Tokens saved for a coin
workshop-word-hurls_on = Missiles to throw
workshop-word-hurls_tokens = Tokens saved by each
    .about = For every missile thrown in a conquest.
workshop-word-catapult = Catapult
workshop-word-rolls_for_losses = Die for lost tokens
workshop-word-builds_tower = Tower in decline
workshop-word-markers = Markers
workshop-word-markers_on = One marker for each
workshop-word-markers_near = Markers next to its regions
workshop-word-markers_beside = Markers beside, not inside
workshop-word-markers_pay = Coins for each marker
workshop-word-markers_defend = Markers raise the price
workshop-word-markers_cost = Markers cost others coins
workshop-word-markers_bonus = Coins for markers of your own
workshop-word-markers_close = Markers close the region
workshop-word-markers_empty = Markers drive tokens out
workshop-word-gathers_tokens = Grows when skipped
workshop-word-skip_coins = Coins for skipping it
workshop-word-charges_attackers = Attackers pay
workshop-word-rewards_attackers = Attackers are rewarded
workshop-word-pays_per_loss = Coins for lost regions
workshop-word-immune_on = Immune regions
workshop-word-pays_each_turn_in_decline = Coins every turn in decline
workshop-word-vanishes_for = Vanishes in decline
workshop-word-immune_in_decline = Immune in decline
workshop-word-charges_in_decline = Attackers pay in decline
workshop-word-collects_losses = Collects what others lose
