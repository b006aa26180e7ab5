### The book of rules: what every topic, piece, terrain and symbol means, and how the book speaks.
###
### Numbers of the box come as variables. The points of a topic are read one after the other.

## Topics

topic-turn = A turn, step by step
    .about = One player plays a whole turn, then the next one clockwise.
    .words = order of play, phases, sequence, round
    .point-1 = No active race? Pick a combo. Otherwise choose: expand, or decline.
    .point-2 = Take up tokens; every region you want to keep holds one back. Regions may be abandoned now.
    .point-3 = Conquer region after region, paying tokens. Stop whenever you like.
    .point-4 = If tokens fall short at the end, one final attempt with the die.
    .point-5 = Redeploy: move your tokens freely among your regions, and set camps, fortress or heroes.
    .point-6 = Income: a coin for each region, and what race and power add.
    .point-7 = After income Stout may decline and the Diplomat may name an ally.
    .point-8 = Whoever lost regions puts the survivors back, clockwise.
topic-setup = What is on the table
    .about = The map for the number of players, { $column } combos, and { $starting_coins } coins for everyone.
    .words = start, beginning, rounds, players, die, coins, setup
    .point-1 = Rounds: { $rounds_2 } for two players, { $rounds_3 } for three, { $rounds_4 } for four, { $rounds_5 } for five.
    .point-2 = Mountains and Lost Tribes stand where the map shows them.
    .point-3 = The die has the faces { $die_faces }.
    .point-4 = { $races } races with { $tokens } tokens, and { $powers } powers, make the combos.
topic-pick = Picking a combo
    .about = A race banner with a power badge: their numbers together are your tokens.
    .words = column, choose, banner, badge, race, buy
    .point-1 = The top combo is free. For every one you pass over, put a coin on it.
    .point-2 = Coins that lie on the combo you take are yours.
    .point-3 = The combos below move up, and a new one is revealed at the bottom.
    .point-4 = You can only pick what you can pay. A race that is gone comes back under the stack.
topic-reach = Where a race may go
    .about = A new race enters from outside; then it goes from neighbour to neighbour.
    .words = adjacent, border, edge, enter, entry, neighbour, abandon
    .point-1 = The first region lies at the edge of the map, or on the shore of a sea at the edge.
    .point-2 = Every further region is next to one the race holds. Regions in decline do not help.
    .point-3 = Seas and the lake are closed, except to Seafaring.
    .point-4 = Before its first conquest a race may abandon regions; if it gives up all, it enters anew.
topic-price = What a region costs
    .about = Tokens from your hand; never fewer than one.
    .words = cost, tokens, conquer, conquest, attack, price table, savings
    .point-1 = Add everything that defends, then take off what race and power save.
    .point-2 = The tokens you pay stand in the region you have taken.
    .point-3 = Your own declined tokens do not defend against you.
topic-attempt = The final attempt with the die
    .about = Your last conquest of the turn: up to { $highest_die } tokens short, the die may make up for it.
    .words = die, dice, roll, reinforcement, luck, last conquest
    .point-1 = Name the region first. At least one token must be in your hand.
    .point-2 = Roll. If tokens and die reach the price, all tokens of your hand move in.
    .point-3 = If not, they go back to your regions. Either way your conquests are over.
topic-protection = What protects a region
    .about = Some pieces make a region dearer, some close it altogether.
    .words = immune, immunity, safe, defence, protect
    .point-1 = Dearer by one each: mountain, lair, fortress, camp, Lost Tribe, every token of another player.
    .point-2 = Closed to every attack: a region with a hole, a hero or the dragon.
    .point-3 = Peace closes the Diplomat’s active race to the ally’s active race.
    .point-4 = Sorcery is stopped by a camp, a second token, decline and water, but not by mountain, lair or fortress.
    .point-5 = The dragon ignores everything that only makes a region dearer.
topic-losses = Losing a region
    .about = One token is lost, the others come back at the end of the attacker’s turn.
    .words = defeat, discard, retreat, survivors, refuge, defender, tray
    .point-1 = A lone token is lost with its region. Elves lose none.
    .point-2 = Survivors go to any regions the same race still holds.
    .point-3 = With no region left they wait in hand and enter anew.
    .point-4 = A declined race loses its token. Only declined Ghouls come back.
topic-redeployment = Redeployment
    .about = After the conquests your tokens move freely among the regions of their race.
    .words = move, troops, place, deploy
    .point-1 = Every region keeps at least one token.
    .point-2 = No token stays in hand while its race holds a region.
    .point-3 = Camps, the fortress of the turn and heroes are set now.
    .point-4 = Skeletons gain tokens here, and the Amazons’ { $visitors } leave.
topic-income = Income and scoring
    .about = At the end of your turn: one coin for each region you hold, active or declined.
    .words = score, scoring, coins, points, victory, money, bonus
    .point-1 = The active race and its power add their bonus coins, for the regions of that race only.
    .point-2 = In decline only the Dwarves’ mines still pay a bonus.
    .point-3 = In the turn of decline only declined regions pay.
    .point-4 = Totals stay hidden until the end; every income is told aloud.
topic-decline = Decline
    .about = A tired race is turned over. It holds its regions and pays on, while you begin anew.
    .words = retire, new race, flip, turn over
    .point-1 = It takes the place of a whole turn: no conquests, no moves.
    .point-2 = One token stays in each region, the rest leaves. The power is discarded.
    .point-3 = An older declined race leaves the map first. Spirit needs no room.
    .point-4 = Next turn you pick a new combo.
    .point-5 = Lairs, fortresses and water that is held outlive decline; holes, camps, heroes and the dragon do not.
topic-end = The end of the game
    .about = After the last turn of the last round the most coins win.
    .words = winner, tie, victory, finish, last round
    .point-1 = A tie goes to whoever has most race tokens on the map, active and declined.
    .point-2 = If that is even too, the win is shared.

## Pieces, terrains, symbols

reference-piece-tribe = An old people without an owner. It makes its region one token dearer, and is gone for good once beaten. A region with a Lost Tribe is not empty.
reference-piece-mountain = Stands in every mountain region for the whole game and makes it one token dearer. A region with nothing but a mountain is empty.
reference-piece-fortress = Built by a Fortified race, one a turn. It makes its region one token dearer, also in decline, and pays a coin while the race is active.
reference-piece-lair = Comes with every region the Trolls take. It makes the region one token dearer, also in decline.
reference-piece-camp = { $camps } camps of a Bivouacking race, set anew each turn. Each makes its region one token dearer, and one is enough against sorcery.
reference-piece-hole = Comes with the first { $holes } regions of the Halflings. Nobody can attack those regions until the Halflings leave or decline.
reference-piece-hero = { $heroes } heroes of a Heroic race end each turn in different regions. Nobody can attack those.
reference-piece-dragon = Once a turn, together with one token, it takes a region, and stays. Nobody can attack it there.
reference-terrain-farmland = Pays Humans a bonus coin. Cheaper by one for Mounted.
reference-terrain-forest = Pays the Forest power a bonus coin.
reference-terrain-hill = Pays the Hill power a bonus coin. Cheaper by one for Mounted.
reference-terrain-mountain = Costs one token more. Giants who hold it reach its neighbours for one less.
reference-terrain-swamp = Pays the Swamp power a bonus coin.
reference-terrain-sea = Lies at the edge of the map. Only Seafaring takes it; land on its shore is an entry for everyone, and cheaper for Tritons.
reference-terrain-lake = Lies inside the map. Only Seafaring takes it; its shore is no entry, but cheaper for Tritons.
reference-symbol-mine = Pays Dwarves a bonus coin, even in decline.
reference-symbol-magic = Pays Wizards a bonus coin.
reference-symbol-cavern = Cheaper by one for Underworld, for whom all caverns are neighbours.

## Chapters

reference-chapter-topic = How the game goes
reference-chapter-race = Races
reference-chapter-power = Powers
reference-chapter-piece = Pieces
reference-chapter-terrain = Terrain
reference-chapter-symbol = Symbols
reference-chapter-option = Options
reference-chapter-ruling = Rulings
reference-kind-topic = the game
reference-kind-race = race
reference-kind-power = power
reference-kind-piece = piece
reference-kind-terrain = terrain
reference-kind-symbol = symbol
reference-kind-option = option
reference-kind-ruling = ruling { $id }

## Rulings: by what they are about, by the letter of their id

reference-rulings-N = Numbers
reference-rulings-T = The order of play
reference-rulings-P = Picking combos
reference-rulings-C = The price of a region
reference-rulings-A = Where a race may go
reference-rulings-L = Losses and refuge
reference-rulings-F = The final attempt
reference-rulings-D = Decline
reference-rulings-V = Income and the end
reference-rulings-R = Amazons, Dwarves, Elves
reference-rulings-G = Ghouls
reference-rulings-H = Giants to Skeletons
reference-rulings-W = Sorcerers
reference-rulings-X = Tritons and Trolls
reference-rulings-Y = Powers
reference-rulings-E = Decided here

reference-reason = Why
reference-basis = Rests on
reference-basis-pages = rulebook, p. { $pages }
reference-basis-publisher = the publisher’s answers
reference-basis-players = agreement among players
reference-basis-arithmetic = counting pieces
reference-basis-editions = other language editions
reference-basis-ours = our decision
reference-certainty-sure = Sure
    .about = Plain in the rulebook, or said by the publisher.
reference-certainty-likely = Likely
    .about = Well supported, but not in so many words.
reference-certainty-doubtful = Doubtful
    .about = Sources disagree; an option plays it the other way.
reference-certainty-decided = Decided here
    .about = The rulebook is silent, and a program has to do something.

## An entry

reference-title = Rules
    .lead = Every race, power, piece and ruling, with examples from the game itself.
reference-back = All entries
reference-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }
reference-tokens-more = { $tokens } + { $more } tokens
reference-supply = { $supply } in the box
reference-see = See also
reference-rulings-here = Rulings
reference-setting = { $on ->
    [yes] Usually on
   *[no] Usually off
  }
reference-on = On
reference-off = Off
reference-nothing-here = There is no entry called “{ $id }”.

## What an example says. $people act, $region is asked about

reference-asked-price = { $price ->
    [one] { $region } costs the { $people } 1 token: { $parts }.
   *[other] { $region } costs the { $people } { $price } tokens: { $parts }.
  }
reference-asked-short = { $missing ->
    [one] { $region } costs { $price }, 1 more than the { $people } have in hand. The die makes up for it with a chance of { $percent } %.
   *[other] { $region } costs { $price }, { $missing } more than the { $people } have in hand. The die makes up for it with a chance of { $percent } %.
  }
reference-asked-sorcery = Sorcery takes { $region }; it costs no token.
reference-asked-dragon = With the dragon { $region } costs the { $people } one token.
reference-asked-refused = No. { $why }
reference-asked-income = { $coins ->
    [one] The turn brings { $seat } 1 coin: { $parts }.
   *[other] The turn brings { $seat } { $coins } coins: { $parts }.
  }
reference-picture = Part of the board: { $regions }.
# The two players of all examples: common first names
reference-players = Ann, Bo

## The search

reference-search = Find a rule
    .placeholder = Elves, lair, decline, C2 …
    .hint = Press / to search, arrows to choose, Enter to open.
reference-found = { $count ->
    [0] Nothing found for “{ $words }”.
    [one] 1 entry
   *[other] { $count } entries
  }
reference-none-about = Try a shorter word, or the name of a race, a power or a piece.
reference-contents = Contents

## The summary sheet

sheet-title = Summary sheet
sheet-print = Print
sheet-paper = Paper
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-heading = Small World
sheet-prices = A region costs
sheet-minimum = Race and power may save tokens, but one is always paid.
sheet-rounds = Rounds
sheet-players = Players
sheet-die = The die
sheet-symbols = Symbols
sheet-unofficial = Unofficial summary in our own words and drawings.

## Tokens a card brings, and one thing that adds to a price

sheet-tokens-more = { $tokens }+{ $more }
sheet-price-base = any region
sheet-price-mountain = mountain
sheet-price-fortress = fortress
sheet-price-lair = lair
sheet-price-tribe = Lost Tribe
sheet-price-camps = camp
sheet-price-tokens = token of another player
reference-more = +{ $amount }
