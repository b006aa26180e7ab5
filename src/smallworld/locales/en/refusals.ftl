### Refusals: what was tried, why it is not possible, and what to do instead.
###
### The id is the code of the refusal with a hyphen for the dot. “You” is the player who acted.

## Any time

game-over = The game is over, so nothing more can be played. Start a new game.
action-unknown = There is no action number { NUMBER($number, useGrouping: 0) }. Use a number from 0 to { NUMBER($highest, useGrouping: 0) }.
region-unknown = { $region } is not on this board. Choose a region from 1 to { $highest }.

## Chance

chance-awaited = { $awaits ->
    [die] You can’t act until the die is rolled. Let the dealer roll it first.
   *[reveal] You can’t act until a new combo is revealed. Let the dealer reveal it first.
  }
chance-not_a_seats_word = Only the dealer rolls the die and reveals combos. Choose a player’s action.
chance-no_die_awaited = The die was rolled, but no roll is due. Roll it only for a final attempt, or before the conquest of a race that rolls first.
chance-no_reveal_awaited = A combo was revealed, but none is due. Reveal one only when the column is short.
chance-unknown_tile = This race or power is not in this game’s box. Reveal one that is.
chance-other_banner = { $race } can’t be revealed now. The next banner in the stack is { $expected }.
chance-banner_in_use = { $race } can’t be revealed: their banner is not in the stack. Reveal a race that hasn’t appeared yet.
chance-badge_in_use = { $power } can’t be revealed: the badge is not in the stack. Reveal a power that is free.

## The start of a turn

turn-pick_first = You have no active race. Pick a combo first.
turn-stop_first = You can’t place tokens or end your turn while you are conquering. Stop conquering first.
pick-race_still_active = You can’t pick a combo while your { $race } are active. Put them in decline; then you pick a new race on your next turn.
pick-no_such_place = { $places ->
    [one] There is no combo at position { $place }. Pick position 1.
   *[other] There is no combo at position { $place }. Pick a position from 1 to { $places }.
  }
pick-too_dear = { $price ->
    [one] This combo costs 1 coin and you have { $coins }. Pick one higher up; the top one is free.
   *[other] This combo costs { $price } coins and you have { $coins }. Pick one higher up; the top one is free.
  }
decline-after_pick = A race can’t go into decline on the turn you picked it. Conquer with it, or stop.
decline-after_declined_acted = Your race in decline has already acted this turn, so your active race can’t go into decline. Conquer with it, or stop.
decline-only_at_start = You can only go into decline at the start of your turn. Finish this turn and go into decline on the next one.
decline-where = This race builds a tower when it goes into decline. Choose one of its regions for it.
decline-no_tower = This race builds no tower. Go into decline without choosing a region.

## Which region can be attacked

conquer-own_region = This race already holds { $region }. Choose a region it doesn’t hold.
conquer-immune = { $region } can’t be attacked: a { $piece } protects it. Choose another region.
conquer-peace = { $region } can’t be attacked: { $seat } has made peace with you. Attack someone else, or wait until { $seat }’s next turn.
conquer-abandoned = You abandoned { $region } this turn and can’t take it back yet. Choose another region.
conquer-protected = { $region } can’t be attacked: the race there is protected. Choose another region.
conquer-water = { $region } is water, and this race can’t go there. Choose a region on land.
conquer-not_an_entry = This race can’t enter the map at { $region }. Choose land at the edge of the map, or on the coast of a sea at the edge.
conquer-out_of_reach = { $region } is out of reach. Choose a region next to one this race holds.

## What a conquest takes

conquer-too_few_tokens = { $hand ->
    [0] { $region } costs { $price }, and you have no tokens in hand. Stop and redeploy.
   *[other] { $die ->
        [0] { $region } costs { $price }; you have { $hand }. Take a cheaper region, or stop.
       *[other] { $region } costs { $price }; you have { $hand }. Roll the die for the missing { $missing }, or take a cheaper region.
      }
  }
die-rolls_first = This race rolls before it chooses a region, so it can’t make a final attempt on { $region }. Roll first, then conquer.
die-no_token = You need at least 1 token in hand for a final attempt on { $region }, and you have none. Stop and redeploy.
die-not_short = { $region } costs { $price } and you have { $hand }, so no roll is needed. Just conquer it.
die-too_far = { $region } costs { $price }; you have { $hand }. The die adds at most 3: choose a region you are at most 3 tokens short of, or stop.
dragon-none = You have no dragon. Conquer with tokens instead.
dragon-used = Your dragon has already flown this turn. Conquer with tokens; the dragon can fly again next turn.
dragon-no_token = The dragon needs 1 token to take along to { $region }, and you have none in hand. Stop and redeploy.
conversion-none = This race has no sorcery. Conquer with tokens instead.
conversion-tray_empty = Sorcery needs a token of this race from the tray, and none is left. Conquer with tokens instead.
conversion-not_an_active_enemy = Sorcery has no target in { $region }. Choose a region of another player’s active race.
conversion-not_alone = { $seat } has { $tokens } tokens in { $region }, and sorcery only works on a single token. Choose another region, or conquer this one with tokens.
conversion-camp = A camp protects { $seat }’s token in { $region } from sorcery. Choose another region, or conquer this one with tokens.
conversion-used_on_seat = You have already used sorcery on { $seat } this turn. Choose another opponent, or conquer { $region } with tokens.
conversion-needs_token = In this game, sorcery needs a token in hand, and you have none. Stop and redeploy.
conversion-first_conquest = This race is not on the map yet, so it can’t start with sorcery in { $region }. Conquer a first region with tokens.
roll-no_power = This race doesn’t roll before a conquest. Choose a region; you can roll for your last one if you are short of tokens.
roll-no_token = You need at least 1 token in hand to roll, and you have none. Stop and redeploy.
roll-pending = You have already rolled { $number }. Use it to conquer a region, or stop.
regroup-no_power = This race can’t regroup. Conquer with the tokens in your hand, or stop.
regroup-used = You have already regrouped this turn. Conquer with the tokens in your hand, or stop.
regroup-nothing = There is nothing to take up: conquer with more tokens than must stay, then regroup.
spending-no_power = This race can’t spend anything on a conquest. Conquer with tokens instead.
spending-too_little = You have too little to spend. Conquer with tokens instead.
spending-useless = That would save no token in { $region }. Spend less, or conquer it with tokens alone.

## Abandoning, and a race in decline that acts

abandon-not_held = This race doesn’t hold { $region }. Abandon one of its own regions.
abandon-after_conquest = You can’t abandon { $region } now: this race has already conquered this turn. Keep it until your next turn.
declined-no_such_race = You have no race in decline that can act. Use your active race.
declined-done = Your race in decline has rolled the die, so its conquests are over. Continue with your active race.
declined-too_late = Your active race has already acted, so your race in decline can’t act any more this turn. Continue with your active race.

## Placing

redeployment-only_placing = Your conquests are over for this turn. Place what you have in hand, then end your turn.
refuge-only_placing = It’s not your turn. You can only place your displaced tokens, then end.
deploy-not_held = This race doesn’t hold { $region }. Place its tokens in its own regions.
deploy-too_many = { $most ->
    [0] You have no tokens left for { $region }. Place something else, or end.
    [one] { $count } tokens are too many for { $region }: you can place only 1 more.
   *[other] { $count } tokens are too many for { $region }: you can place only { $most } more.
  }
withdraw-first = { $count ->
    [one] Too few tokens are in hand for those that must leave the map. Withdraw from 1 region first.
   *[other] Too few tokens are in hand for those that must leave the map. Withdraw from { $count } regions first.
  }
withdraw-not_due = You don’t have to withdraw from any region. Place your tokens, then end.
withdraw-not_held = This race doesn’t hold { $region }. Withdraw from one of its own regions.
place-not_held = Your active race doesn’t hold { $region }. Choose one of its regions.
camp-none_left = You have no camps left to place. Place something else, or end.
fortress-no_power = This race can’t build fortresses. Place something else, or end.
fortress-one_a_turn = You can build only one fortress per turn. Build the next one next turn.
fortress-none_left = All { $limit } fortresses are on the map. You can build again once one has been removed.
fortress-already_there = { $region } already has a fortress. Build it in another region.
hero-none_left = You have no heroes left to place. Place something else, or end.
hero-already_there = { $region } already has a hero. Place this one in another region.
marker-no_power = This race has no such piece. Place something else, or end.
marker-none_left = You can’t place another one this turn. Place something else, or end.
marker-not_there = It can’t go into { $region }. Choose another region, or end.
end-tokens_left = { $count ->
    [one] You still have 1 token to place. Put it in one of your regions, then end.
   *[other] You still have { $count } tokens to place. Put them in your regions, then end.
  }
end-heroes_left = You still have a hero to place. Place it in a region without one, then end.
end-declined_tokens_left = { $count ->
    [one] Your race in decline still has 1 token to place. Put it in one of its regions, then end.
   *[other] Your race in decline still has { $count } tokens to place. Put them in its regions, then end.
  }

## After scoring

after_scoring-only_choices = You have scored this turn. If your power allows it, go into decline or make peace; otherwise end your turn.
ally-not_now = You make peace after scoring. Finish your turn first.
ally-no_power = Your power can’t make peace. End your turn.
ally-oneself = You can’t make peace with yourself. Choose an opponent, or end.
ally-attacked = You attacked { $seat } this turn, so you can’t make peace. Choose an opponent you didn’t attack, or end.
ally-unknown_seat = { $seat } is not at this table. Choose a seat from 0 to { $highest }.

## Undo

undo-nothing = Nothing has been played yet, so there is nothing to undo. Play on.
undo-game_over = The game is over, so you can’t undo. Start a new game.
undo-turn_began = Another player acted last, and you can only undo your own actions. Play on.
undo-chance_spoke = You can’t undo past a die roll or a revealed combo. Play on from here.

## Actions as text. $shapes are the ways to write them

notation-empty = The action is empty. Write one of these: { $shapes }.
notation-unknown_word = “{ $word }” is not an action. Write one of these: { $shapes }.
notation-shape = “{ $word }” is not complete, or something after it is wrong. Write { $shapes }.
notation-number = { $what ->
    [region] “{ $word }” is not a region. Write a number from { $low } to { $high }.
    [count] “{ $word }” is not a number of tokens. Write a number from { $low } to { $high }.
    [place] “{ $word }” is not a position in the column. Write a number from { $low } to { $high }.
    [seat] “{ $word }” is not a seat. Write a number from { $low } to { $high }.
    [die] “{ $word }” is not on the die. Write a number from { $low } to { $high }.
   *[other] “{ $word }” doesn’t fit here. Write a number from { $low } to { $high }.
  }
notation-unknown_race = There is no race called “{ $word }”. Write { $known }.
notation-unknown_power = There is no power called “{ $word }”. Write { $known }.
notation-unknown_number = There is no action number { NUMBER($number, useGrouping: 0) }. Use a number from 0 to { NUMBER($highest, useGrouping: 0) }.

## Positions: how they are written

position-json = The position is not valid JSON. { $reason }
position-shape = The position can’t be used. { $reason }
position-unknown_map = There is no map called “{ $found }”. Write { $known }.
position-packs = The position’s packs: { $reason }
position-unknown_option = There is no option called “{ $found }”. Write { $known }.
position-seat_count = The map { $map } is for { $seats } seats, and the position lists a different number. List { $seats } seats, or use another map.
position-no_such_seat = The position names a seat that is not at the table. Use one of its { $seats } seats, numbered from 0.
position-no_such_region = { $region } is not on this board. Use a region from 1 to { $highest }.
position-unknown_race = There is no race called “{ $race }”. Write { $known }.
position-unknown_power = There is no power called “{ $power }”. Write { $known }.
position-round = The position is in round { $round }, but the game has only { $rounds }. Use a round from 1 to { $rounds }.

## Positions: races and their tokens

position-power_missing = { $seat } has active { $race } without a power. Add the power.
position-no_race = { $seat } has a power or tokens but no active race. Add the race, or remove the rest.
position-two_declined = { $seat } can’t have { $race } in decline as well. Keep only one race in decline, apart from a Spirit race.
position-no_active_race = { $seat } holds { $region } but has no active race. Add the race, or say which race in decline holds it.
position-not_declined = { $seat } holds { $region } with { $race } in decline, but has none. List them as declined.
position-tokens_without_seat = The tokens in { $region } have no owner. Add the seat.
position-seat_without_tokens = A seat holds { $region } without a token. Say how many tokens are there.
position-too_many_tokens = { $seat } has { $tokens } { $race }, but the box holds only { $supply }. Remove some.
position-hand_between_turns = { $seat }’s { $race } have tokens in hand outside their turn while they hold regions. Put those tokens on the map.
position-declined_hand = { $seat }’s { $race } in decline can’t have tokens in hand. Remove them.
position-declined_stack = { $seat }’s { $race } in decline can’t have more than 1 token in { $region }. Leave 1.
position-declined_nowhere = { $seat }’s { $race } in decline have no tokens. Leave the race out, or put it on the map.
position-aside = { $most ->
    [0] { $seat }’s { $race } can’t set tokens aside. Leave that out.
   *[other] { $seat }’s { $race } can set aside at most { $most } tokens. Remove some.
  }
position-at_sea = { $seat }’s { $race } can’t be in { $region }: it is water, and they can’t go there. Put them on land.

## Positions: pieces and tiles

position-tribe = A Lost Tribe can’t be in { $region }: a race holds it, or it is water. Remove one of them.
position-too_many_pieces = There are too many { $piece_many }: the box holds { $limit }. Remove some.
position-piece_nowhere = A { $piece } can’t be in { $region } without the race it belongs to. Put a race there that could have placed it, or remove it.
position-piece_owner = A { $piece } is in { $region } with a race that can’t have one. Remove it, or change the race.
position-piece_count = { $seat }’s “{ $key }” is { $given }, but the board makes it { $counted }. Correct it, or leave it out.
position-too_many_holes = { $holes ->
    [0] { $seat }’s race digs no holes. Remove them.
    [one] { $seat }’s race has only 1 hole, dug or still to dig. Remove some.
   *[other] { $seat }’s race has only { $holes } holes, dug or still to dig. Remove some.
  }
position-camps_displaced = { $seat } has more displaced camps than camps in hand. Displaced camps are part of those in hand: lower their number.
position-peace = { $seat } can’t be at peace with this seat. Name an opponent at the table.
position-tile_twice = { $id } can’t be in two places at once. Remove one of them.
position-unseen_tiles = { $kind ->
    [race] List every race that is left exactly once as unseen, or leave the list out.
   *[power] List every power that is left exactly once as unseen, or leave the list out.
  }{ $missing_count ->
    [0] { "" }
   *[other] { " " }Missing: { $missing }.
  }{ $surplus_count ->
    [0] { "" }
   *[other] { " " }Not left: { $surplus }.
  }

## Positions: whose turn it is, and what was done

position-to_act = It’s { $turn }’s turn, so { $to_act } can’t act. Another player acts only in the refuge phase.
position-refuge_of_the_attacker = In the refuge phase an opponent acts, not { $turn }, whose turn it is. Let another seat act.
position-nothing_to_redeploy = { $turn } has no active race to redeploy. Use another phase, or give the seat a race.
position-no_late_choice = { $turn } has nothing to choose after scoring. Use another phase.
position-start_is_clean = Nothing has been done yet at the start of { $turn }’s turn. Leave out what was done, or use the conquest phase.
position-over_too_early = The game can’t be over in round { $round }. It ends after the last player’s turn in the last round.
position-pending_roll = { $turn } can’t have rolled before a conquest now. Leave the roll out.
position-awaited_die = { $turn } can’t be waiting for this die roll now. Leave it out.

## Records. $line is the number of the line

record-too_long = The game file is too long. Keep it under { $longest } characters.
record-empty = The game file is empty. Its first line must name the format.
record-first_line = Line { NUMBER($line, useGrouping: 0) } is “{ $found }”. A game file starts with “{ $expected }”.
record-rules = Line { NUMBER($line, useGrouping: 0) }: this game file uses rules version “{ $found }”. Only version { $expected } can be read.
record-pack = Line { NUMBER($line, useGrouping: 0) }, the packs: { $reason }
record-option = Line { NUMBER($line, useGrouping: 0) }: there is no option called “{ $found }”. Choose from { $known }.
record-option_value = Line { NUMBER($line, useGrouping: 0) }: the option “{ $option }” can’t be “{ $found }”. Write on or off.
record-name = Line { NUMBER($line, useGrouping: 0) }: this name is not allowed. Use up to { $longest } ordinary characters.
record-no_map = Line { NUMBER($line, useGrouping: 0) }: the map is missing. Name it before the first action.
record-map = Line { NUMBER($line, useGrouping: 0) }: there is no map called “{ $found }”. Choose from { $known }.
record-seats = Line { NUMBER($line, useGrouping: 0) }: the map { $map } is for { $wanted } seats, but the game file names { $found }. Write one seat line for each.
record-position = Line { NUMBER($line, useGrouping: 0) }, the position: { $reason }
record-position_differs = Line { NUMBER($line, useGrouping: 0) }: the position’s map, options or packs differ from those of the game file. Make them the same.
record-who = Line { NUMBER($line, useGrouping: 0) }: “{ $found }” doesn’t say who acts. Start with a seat number, or with * for the dealer.
record-dealers_word = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is a dealer’s action. Start the line with *.
record-seats_word = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is a player’s action. Start the line with the seat number.
record-wrong_seat = Line { NUMBER($line, useGrouping: 0) }: { $seat } can’t act now. It’s { $expected }’s move.
record-illegal = Line { NUMBER($line, useGrouping: 0) }, “{ $text }”: { $reason }
