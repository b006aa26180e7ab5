### Refusals: what was tried, why it is not possible, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot. “You” is whoever acted.

## Any time

game-over = The game is over and nothing more can be played. Start a new one.
action-unknown = There is no action with the number { NUMBER($number, useGrouping: 0) }. Use one from 0 to { NUMBER($highest, useGrouping: 0) }.
region-unknown = { $region } is not on this board. Its regions are numbered 1 to { $highest }.

## Chance

chance-awaited = { $awaits ->
    [die] Nobody can act while the die is rolling. Let the dealer roll it first.
   *[reveal] Nobody can act while the column is short of a combo. Let the dealer reveal one first.
  }
chance-not_a_seats_word = Rolling the die and revealing combos is up to the dealer. Choose an action of a seat.
chance-no_die_awaited = The die was rolled, but nobody asked for it. It is rolled only for a final attempt, or before a conquest that starts with a roll.
chance-no_reveal_awaited = A combo was revealed, but none is due. The dealer reveals one only when the column is short.
chance-unknown_tile = This race or power is not in the box of this game. Reveal one that is.
chance-other_banner = { $race } cannot be revealed now. The next banner in the stack is { $expected }.
chance-banner_in_use = { $race } cannot be revealed: their banner is not in the stack. Reveal a race nobody has seen yet.
chance-badge_in_use = { $power } cannot be revealed: the badge is not in the stack. Reveal a power that is free.

## The start of a turn

turn-pick_first = You have no active race yet. Pick a combo from the column first.
turn-stop_first = Placing and ending come after the conquests. Conquer what you like, then stop.
pick-race_still_active = You cannot pick a combo while your { $race } are active. Play on with them; the turn after they decline is for a new race.
pick-no_such_place = { $places ->
    [one] There is no combo in place { $place }. Only place 1 is filled.
   *[other] There is no combo in place { $place }. Pick one of the places 1 to { $places }.
  }
pick-too_dear = { $price ->
    [one] This combo costs 1 coin and you have { $coins }. Pick one higher up; the top one is free.
   *[other] This combo costs { $price } coins and you have { $coins }. Pick one higher up; the top one is free.
  }
decline-after_pick = A race cannot decline in the turn it was picked. Conquer with it, or stop.
decline-after_declined_acted = Your declined race has acted this turn, so your active race cannot decline any more. Conquer with it, or stop.
decline-only_at_start = Your race can decline only at the very start of your turn. Finish this turn and decline in the next one.

## Which region can be attacked

conquer-own_region = This race holds { $region } already. Choose a region that is not its own.
conquer-immune = { $region } cannot be attacked: a { $piece } protects it. Choose another region.
conquer-peace = { $region } cannot be attacked: { $seat } has made peace with you. Choose a region of somebody else, or wait until { $seat }’s next turn.
conquer-water = { $region } is water, and this race does not sail. Choose a region on land.
conquer-not_an_entry = This race is not on the map and cannot enter in { $region }. Choose land at the edge of the map, or on the shore of a sea at the edge.
conquer-out_of_reach = { $region } is out of reach. Choose a neighbour of a region this race holds.

## What a conquest takes

conquer-too_few_tokens = { $hand ->
    [0] { $region } costs { $price }, and you have no token in hand. Stop and redeploy.
   *[other] { $die ->
        [0] { $region } costs { $price }, you hold { $hand }. Take a cheaper region, or stop.
       *[other] { $region } costs { $price }, you hold { $hand }. Roll the die for the missing { $missing }, or take a cheaper region.
      }
  }
die-rolls_first = This race rolls before it chooses a region, so there is no final attempt on { $region }. Roll first, then conquer.
die-no_token = A final attempt on { $region } takes at least one token, and you have none in hand. Stop and redeploy.
die-not_short = { $region } costs { $price } and you hold { $hand }, so there is nothing to roll for. Conquer it outright.
die-too_far = { $region } costs { $price }, you hold { $hand }. The die shows three at most: choose a region you are no more than three short of, or stop.
dragon-none = You have no dragon. Conquer with tokens instead.
dragon-used = The dragon has flown already this turn. Conquer with tokens, and send it again next turn.
dragon-no_token = One token must go with the dragon to { $region }, and you have none in hand. Stop and redeploy.
conversion-none = This race knows no sorcery. Conquer with tokens instead.
conversion-tray_empty = No token of this race is left in the tray to be swapped in. Conquer with tokens instead.
conversion-not_an_active_enemy = Sorcery finds no one in { $region }. It works on another player’s active race only.
conversion-not_alone = { $seat } has { $tokens } tokens in { $region }, and sorcery works on a lone one only. Choose another region, or conquer this one with tokens.
conversion-camp = A camp shields { $seat }’s token in { $region } from sorcery. Choose another region, or conquer this one with tokens.
conversion-used_on_seat = Sorcery has hit { $seat } already this turn. Choose another opponent, or conquer { $region } with tokens.
conversion-needs_token = In this game sorcery takes a token in hand, and you have none. Stop and redeploy.
conversion-first_conquest = This race is not on the map, so its sorcery cannot start in { $region }. Conquer a first region with tokens.
roll-no_power = This race does not roll before a conquest. Choose a region; the die is for the last one, if tokens are missing.
roll-no_token = Rolling takes at least one token in hand, and you have none. Stop and redeploy.
roll-pending = You have rolled { $number }. Conquer a region with that now, or stop.

## Abandoning, and a declined race that acts

abandon-not_held = This race does not hold { $region }. Abandon one of its own regions.
abandon-after_conquest = { $region } cannot be abandoned any more: this race has made a conquest this turn. Keep it until your next turn.
declined-no_such_race = You have no declined race that can still act. Use your active race.
declined-done = Your declined race has rolled its die and is done conquering. Go on with your active race.
declined-too_late = Your declined race acts before your active one, which has begun already. Go on with the active race.

## Placing

redeployment-only_placing = The conquests of this turn are over. Place what you have in hand, then end.
refuge-only_placing = It is not your turn. Only place what was driven out, then end.
deploy-not_held = This race does not hold { $region }. Place its tokens in its own regions.
deploy-too_many = { $most ->
    [0] No token is left for { $region }. Place something else, or end.
    [one] { $count } tokens are too many for { $region }: you can place only 1 more.
   *[other] { $count } tokens are too many for { $region }: you can place only { $most } more.
  }
withdraw-first = { $count ->
    [one] You have too few tokens in hand to take off the map. Withdraw from 1 region first.
   *[other] You have too few tokens in hand to take off the map. Withdraw from { $count } regions first.
  }
withdraw-not_due = No region has to be given up. Place your tokens, then end.
withdraw-not_held = This race does not hold { $region }. Withdraw from one of its own regions.
place-not_held = Your active race does not hold { $region }. Choose one of its regions.
camp-none_left = You have no camp to place. Place something else, or end.
fortress-no_power = This race builds no fortresses. Place something else, or end.
fortress-one_a_turn = You have built a fortress this turn, and one is all. Build the next one next turn.
fortress-none_left = All { $limit } fortresses stand on the map. One must fall before another is built.
fortress-already_there = { $region } has a fortress already. Build it in another region.
hero-none_left = You have no hero to place. Place something else, or end.
hero-already_there = A hero stands in { $region } already. Post this one in another region.
end-tokens_left = { $count ->
    [one] You still have 1 token to place. Put it in one of your regions, then end.
   *[other] You still have { $count } tokens to place. Put them in your regions, then end.
  }
end-heroes_left = You still have a hero to place. Post it in a region without one, then end.
end-declined_tokens_left = { $count ->
    [one] Your declined race still has 1 token to place. Put it in one of its regions, then end.
   *[other] Your declined race still has { $count } tokens to place. Put them in its regions, then end.
  }

## After scoring

after_scoring-only_choices = Your income is paid. All you can do now is decline or make peace, if your power allows it, or end.
ally-not_now = Peace is made after the income. Finish your turn first.
ally-no_power = Only a race of diplomats makes peace. End your turn.
ally-oneself = You cannot make peace with yourself. Choose an opponent, or end.
ally-attacked = You have attacked { $seat } this turn, so there is no peace. Choose an opponent you left alone, or end.
ally-unknown_seat = { $seat } is not at this table. Its seats are numbered 0 to { $highest }.

## Undo

undo-nothing = Nothing has been played yet, so nothing can be taken back. Play on.
undo-game_over = The game is over, so nothing can be taken back. Start a new one.
undo-turn_began = Another seat played last, so nothing can be taken back. Each seat undoes its own actions only.
undo-chance_spoke = The dealer has rolled or revealed since, so nothing can be taken back. Play on from here.

## Actions as text. $shapes are the ways to write them

notation-empty = There is no action to read. Write one of these: { $shapes }.
notation-unknown_word = “{ $word }” is not an action. Write one of these: { $shapes }.
notation-shape = Something is wrong after “{ $word }”. Write { $shapes }.
notation-number = { $what ->
    [region] “{ $word }” is not a region. Write a number from { $low } to { $high }.
    [count] “{ $word }” is not a number of tokens. Write a number from { $low } to { $high }.
    [place] “{ $word }” is not a place in the column. Write a number from { $low } to { $high }.
    [seat] “{ $word }” is not a seat. Write a number from { $low } to { $high }.
    [die] “{ $word }” is not on the die. Write a number from { $low } to { $high }.
   *[other] “{ $word }” does not fit here. Write a number from { $low } to { $high }.
  }
notation-unknown_race = No race is called “{ $word }”. Write { $known }.
notation-unknown_power = No power is called “{ $word }”. Write { $known }.
notation-unknown_number = There is no action with the number { NUMBER($number, useGrouping: 0) }. Use one from 0 to { NUMBER($highest, useGrouping: 0) }.

## Positions: how they are written

position-json = The position is not proper JSON: { $detail }. Check quotes, commas and brackets.
position-shape = The position does not have the right shape: { $detail }. The schema of positions lists every key.
position-unknown_map = No map is called “{ $found }”. Write { $known }.
position-packs = The packs of the position: { $reason }
position-unknown_option = No option is called “{ $found }”. Write { $known }.
position-seat_count = The position does not list { $seats } seats, as the map { $map } asks for. List so many, or take another map.
position-no_such_seat = The position speaks of a seat that is not at the table. There are { $seats }, numbered from 0.
position-no_such_region = { $region } is not on this board. Its regions are numbered 1 to { $highest }.
position-unknown_race = No race is called “{ $race }”. Write { $known }.
position-unknown_power = No power is called “{ $power }”. Write { $known }.
position-round = The position is in round { $round }, but the game has only { $rounds }. Choose one of those.

## Positions: races and their tokens

position-power_missing = { $seat } has active { $race } without a power. Name the power too.
position-no_race = { $seat } has a power or tokens but no active race. Name the race, or leave out the rest.
position-two_declined = { $seat } has no room for { $race } in decline. Only one declined race can be without a lasting power.
position-no_active_race = { $seat } is said to hold { $region } without an active race. Name the race, or say which declined race it is.
position-not_declined = { $seat } is said to hold { $region } with declined { $race }, but has none. List them as declined.
position-tokens_without_seat = Tokens stand in { $region }, but nobody owns them. Name the seat.
position-seat_without_tokens = A seat is said to hold { $region } without a token. Say how many stand there.
position-too_many_tokens = { $seat } has { $tokens } { $race }, but the box holds only { $supply }. Take some away.
position-hand_between_turns = { $seat } is not on the move: { $race } who hold regions have no tokens in hand then. Put those tokens on the map.
position-declined_hand = { $seat }’s declined { $race } cannot have tokens in hand. Take them away.
position-declined_stack = { $seat }’s declined { $race } cannot have more than one token in { $region }. Leave one.
position-declined_nowhere = { $seat }’s declined { $race } have no token at all. Leave them out, or put them on the map.
position-aside = { $most ->
    [0] { $seat }’s { $race } set no tokens aside. Leave that out.
   *[other] { $seat }’s { $race } set at most { $most } tokens aside. Take some away.
  }
position-at_sea = { $seat }’s { $race } cannot be in { $region }: it is water and they do not sail. Put them on land.

## Positions: pieces and tiles

position-tribe = A Lost Tribe cannot be in { $region }: it is held by a race, or it is water. Take one of them away.
position-too_many_pieces = There are too many { $piece_many }: the box holds { $limit }. Take some away.
position-piece_nowhere = A { $piece } cannot stand in { $region } on its own. Put a race there that could have placed it, or take it away.
position-piece_owner = A { $piece } stands in { $region } with a race that has none. Take it away, or change the race.
position-piece_count = “{ $key }” of { $seat } is given as { $given }, but by the board it is { $counted }. Correct it, or leave it out.
position-too_many_holes = { $holes ->
    [0] { $seat }’s race digs no holes. Take them away.
    [one] { $seat }’s race has only 1 hole, dug or still to be dug. Take some away.
   *[other] { $seat }’s race has only { $holes } holes, dug or still to be dug. Take some away.
  }
position-camps_displaced = { $seat } has more camps driven out than in hand. Camps that were driven out are in hand.
position-peace = { $seat } cannot be at peace with this seat. Name an opponent at the table.
position-tile_twice = { $id } cannot be in two places at once. Take one of them away.
position-unseen_tiles = { $kind ->
    [race] The unseen races must be all that are left, each once, or be left out.
   *[power] The unseen powers must be all that are left, each once, or be left out.
  }{ $missing_count ->
    [0] { "" }
   *[other] { " " }Missing: { $missing }.
  }{ $surplus_count ->
    [0] { "" }
   *[other] { " " }Not left: { $surplus }.
  }

## Positions: whose turn it is, and what was done

position-to_act = It is { $turn }’s turn, so { $to_act } cannot be the one to act. Only in refuge somebody else acts.
position-refuge_of_the_attacker = In refuge an opponent acts, not { $turn } whose turn it is. Name another seat to act.
position-nothing_to_redeploy = { $turn } has no active race to redeploy. Choose another phase, or give the seat a race.
position-no_late_choice = { $turn } has nothing to choose after scoring. Choose another phase.
position-start_is_clean = At the start of { $turn }’s turn nothing has been done yet. Leave out what was done, or choose the phase of conquest.
position-over_too_early = The game cannot be over in round { $round }. It ends after the turn of the last seat in the last round.
position-pending_roll = { $turn } cannot have rolled before a conquest now. Leave the roll out.
position-awaited_die = { $turn } cannot be waiting for this die now. Leave it out.

## Records. $line is the number of the line

record-too_long = The record is too long to be read. At most { $longest } characters are.
record-empty = The record is empty. Its first line tells the format.
record-first_line = Line { NUMBER($line, useGrouping: 0) } is “{ $found }”. A record begins with “{ $expected }”.
record-rules = Line { NUMBER($line, useGrouping: 0) }: this record follows version “{ $found }” of the rules. Only version { $expected } can be read.
record-pack = Line { NUMBER($line, useGrouping: 0) }, the packs: { $reason }
record-option = Line { NUMBER($line, useGrouping: 0) }: there is no option called “{ $found }”. Choose from { $known }.
record-option_value = Line { NUMBER($line, useGrouping: 0) }: the option “{ $option }” cannot be “{ $found }”. Write on or off.
record-name = Line { NUMBER($line, useGrouping: 0) }: this is not a name. Write up to { $longest } ordinary characters.
record-no_map = Line { NUMBER($line, useGrouping: 0) }: the map is missing. Name it before the first action.
record-map = Line { NUMBER($line, useGrouping: 0) }: there is no map called “{ $found }”. Choose from { $known }.
record-seats = Line { NUMBER($line, useGrouping: 0) }: the map { $map } is for { $wanted } seats, but the record names { $found }. Write one seat line for each.
record-position = Line { NUMBER($line, useGrouping: 0) }, the position: { $reason }
record-position_differs = Line { NUMBER($line, useGrouping: 0) }: the position has another map, other options or other packs than the record. Make them the same.
record-who = Line { NUMBER($line, useGrouping: 0) }: “{ $found }” does not say who acts. Begin with the number of a seat, or with * for the dealer.
record-dealers_word = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is for the dealer to say. Begin the line with *.
record-seats_word = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is for a seat to say. Begin the line with its number.
record-wrong_seat = Line { NUMBER($line, useGrouping: 0) }: { $seat } cannot act now. It is up to { $expected }.
record-illegal = Line { NUMBER($line, useGrouping: 0) }, “{ $text }”: { $reason }
