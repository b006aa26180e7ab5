### The rules reference: what every topic, piece, terrain and symbol means, and the words of its pages.
###
### Numbers of the box come as variables. The points of a topic are read one after the other.

## Topics

topic-turn = A turn, step by step
    .about = You play your whole turn; then it’s the next player’s, clockwise.
    .words = order of play, phases, sequence, round
    .point-1 = No active race? Pick a combo. Otherwise choose: expand, or go into decline.
    .point-2 = Ready your troops: pick up your tokens, leaving one in each region you want to keep. You can abandon regions now.
    .point-3 = Conquer region after region, paying with tokens. Stop whenever you like.
    .point-4 = Short of tokens for your last conquest? Make one final attempt with the die.
    .point-5 = Redeploy: move your tokens freely among your regions, and place camps, a fortress or heroes.
    .point-6 = Score: 1 victory coin for each region, plus what your race and power add.
    .point-7 = After scoring, Stout may go into decline and the Diplomat may name an ally.
    .point-8 = Players who lost regions put their displaced tokens back, clockwise.
topic-setup = What is on the table
    .about = The map for the number of players, { $column } combos, and { $starting_coins } victory coins for each player.
    .words = start, beginning, rounds, players, die, coins, setup
    .point-1 = Rounds: { $rounds_2 } for two players, { $rounds_3 } for three, { $rounds_4 } for four, { $rounds_5 } for five.
    .point-2 = Mountains and Lost Tribes go where the map shows them.
    .point-3 = The reinforcement die has the faces { $die_faces }.
    .point-4 = The combos are made of { $races } races with { $tokens } tokens, and { $powers } special powers.
topic-pick = Picking a combo
    .about = A combo is a race banner with a special power badge. Add their numbers: that’s how many race tokens you get.
    .words = column, choose, banner, badge, race, buy
    .point-1 = The top combo is free. Put 1 coin on each combo you skip.
    .point-2 = You get the coins lying on the combo you take.
    .point-3 = The combos below move up, and a new one is revealed at the bottom.
    .point-4 = You can only pick what you can pay for. A race that is gone goes back under the stack.
topic-reach = Where a race can go
    .about = A new race enters from outside the map; then it goes from region to adjacent region.
    .words = adjacent, border, edge, enter, entry, neighbour, abandon
    .point-1 = The first conquest is at the edge of the map, or on the coast of a sea at the edge.
    .point-2 = Each further region must be adjacent to one the race holds. Regions in decline don’t help.
    .point-3 = Only Seafaring can take seas and the lake.
    .point-4 = Before its first conquest of a turn, a race can abandon regions. If it abandons them all, it enters the map again.
topic-price = What a region costs
    .about = You pay with tokens from your hand, at least 1.
    .words = cost, tokens, conquer, conquest, attack, price table, savings, discount
    .point-1 = Add everything that defends, then subtract the discounts of your race and power.
    .point-2 = The tokens you pay go into the region you take.
    .point-3 = Your own tokens in decline don’t defend against you.
topic-attempt = The final attempt with the die
    .about = The Final Conquest Attempt is your last conquest of the turn: if you are up to { $highest_die } tokens short, the die may cover the rest.
    .words = die, dice, roll, reinforcement, luck, last conquest
    .point-1 = Name the region first. You need at least 1 token in hand.
    .point-2 = Roll. If your tokens plus the die reach the price, all tokens in your hand move in.
    .point-3 = If not, they go back to your regions. Either way, your conquests are over.
topic-protection = What protects a region
    .about = Some pieces make a region cost more; others make it immune.
    .words = immune, immunity, safe, defence, protect
    .point-1 = 1 more token each: mountain, lair, fortress, camp, Lost Tribe, every token of another player.
    .point-2 = Immune to every attack: a region with a hole, a hero or the dragon.
    .point-3 = Peace protects the Diplomat’s active race from the ally’s active race.
    .point-4 = A camp, a second token, decline and water stop sorcery. Mountain, lair and fortress don’t.
    .point-5 = The dragon ignores everything that only adds to the price.
topic-losses = Losing a region
    .about = You lose 1 token; the others come back at the end of the attacker’s turn.
    .words = defeat, discard, retreat, survivors, refuge, defender, tray
    .point-1 = A single token is lost with its region. Elves lose none.
    .point-2 = Displaced tokens go to any regions the same race still holds.
    .point-3 = If it has none left, they wait in hand and enter the map again.
    .point-4 = A race in decline loses its token. Only Ghouls in decline come back.
topic-redeployment = Redeployment
    .about = After your conquests, move your tokens freely among the regions of their race.
    .words = move, troops, place, deploy
    .point-1 = Every region keeps at least 1 token.
    .point-2 = No token stays in hand while its race holds a region.
    .point-3 = Place camps, this turn’s fortress and heroes now.
    .point-4 = Skeletons get their new tokens now, and the Amazons’ { $visitors } leave.
topic-income = Income and scoring
    .about = At the end of your turn you get 1 victory coin for each region you hold, active or in decline.
    .words = score, scoring, coins, points, victory, money, bonus
    .point-1 = Your active race and its power add bonus coins, for that race’s regions only.
    .point-2 = In decline, only the Dwarves’ mines still pay a bonus.
    .point-3 = On the turn you go into decline, only regions in decline pay.
    .point-4 = Totals stay hidden until the end; each player’s income is announced.
topic-decline = Decline
    .about = Put a tired race in decline: it stops fighting, but its regions still pay while you start a new one.
    .words = retire, new race, flip, turn over
    .point-1 = It takes your whole turn: no conquests, no moves.
    .point-2 = One token stays in each region; the rest leave. The power is discarded.
    .point-3 = A race already in decline leaves the map first. Spirit doesn’t count.
    .point-4 = Next turn you pick a new combo.
    .point-5 = Lairs, fortresses and water you hold stay; holes, camps, heroes and the dragon leave.
topic-end = The end of the game
    .about = After the last turn of the last round, the player with the most victory coins wins.
    .words = winner, tie, victory, finish, last round
    .point-1 = A tie goes to the player with the most race tokens on the map, active and in decline.
    .point-2 = If that is tied too, they share the win.

## Pieces, terrains, symbols

reference-piece-tribe = A race of old that belongs to no player. Its region costs 1 more token. Once beaten, it is gone for good. A region with a Lost Tribe is non-empty.
reference-piece-mountain = Stays in every mountain region for the whole game; the region costs 1 more token. A region with only a mountain is empty.
reference-piece-fortress = A Fortified race builds one per turn. Its region costs 1 more token, even in decline, and it pays 1 coin while the race is active.
reference-piece-lair = A Troll’s Lair comes with every region the Trolls take. The region costs 1 more token, even in decline.
reference-piece-camp = Encampments: a Bivouacking race places { $camps } of them again each turn. Each makes its region cost 1 more token, and one is enough to stop sorcery.
reference-piece-hole = A Hole-in-the-Ground comes with each of the first { $holes } regions the Halflings conquer. Those regions are immune until the Halflings leave or go into decline.
reference-piece-hero = A Heroic race places { $heroes } heroes in different regions at the end of each turn. Those regions are immune.
reference-piece-dragon = Once per turn, with 1 token, it takes a region and stays there. That region is immune.
reference-terrain-farmland = Pays Humans 1 bonus coin. Costs Mounted 1 less token.
reference-terrain-forest = Pays the Forest power 1 bonus coin.
reference-terrain-hill = Pays the Hill power 1 bonus coin. Costs Mounted 1 less token.
reference-terrain-mountain = Costs 1 more token. Regions next to a mountain that Giants hold cost them 1 less.
reference-terrain-swamp = Pays the Swamp power 1 bonus coin.
reference-terrain-sea = Lies at the edge of the map. Only Seafaring can take it. Everyone can enter the map on its coast, which costs Tritons 1 less token.
reference-terrain-lake = Lies inside the map. Only Seafaring can take it. Its coast is not an entry, but costs Tritons 1 less token.
reference-symbol-mine = Pays Dwarves 1 bonus coin, even in decline.
reference-symbol-magic = Pays Wizards 1 bonus coin.
reference-symbol-cavern = Costs Underworld 1 less token; for Underworld, all caverns are adjacent.

## Chapters

reference-chapter-topic = How to play
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
reference-rulings-A = Where a race can go
reference-rulings-L = Losses and displaced tokens
reference-rulings-F = The final attempt
reference-rulings-D = Decline
reference-rulings-V = Scoring and the end
reference-rulings-R = Amazons, Dwarves, Elves
reference-rulings-G = Ghouls
reference-rulings-H = Giants to Skeletons
reference-rulings-W = Sorcerers
reference-rulings-X = Tritons and Trolls
reference-rulings-Y = Powers
reference-rulings-E = Our own decisions

reference-reason = Why
reference-basis = Based on
reference-basis-pages = rulebook, p. { $pages }
reference-basis-publisher = the publisher’s answers
reference-basis-players = what players agree on
reference-basis-arithmetic = counting pieces
reference-basis-editions = other language editions
reference-basis-ours = our decision
reference-certainty-sure = Sure
    .about = Clear in the rulebook, or answered by the publisher.
reference-certainty-likely = Likely
    .about = Well supported, but not spelled out.
reference-certainty-doubtful = Doubtful
    .about = Sources disagree, or the text can be read another way. If there is an option, it plays the other way.
reference-certainty-decided = Our decision
    .about = The rulebook doesn’t say, and a program has to do something.

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
    [one] { $region } costs { $price }; the { $people } are 1 token short. { $percent }% chance with the die.
   *[other] { $region } costs { $price }; the { $people } are { $missing } tokens short. { $percent }% chance with the die.
  }
reference-asked-sorcery = Sorcery takes { $region } for free.
reference-asked-dragon = With the dragon, { $region } costs the { $people } one token.
reference-asked-refused = No. { $why }
reference-asked-income = { $coins ->
    [one] { $seat } gets 1 coin this turn: { $parts }.
   *[other] { $seat } gets { $coins } coins this turn: { $parts }.
  }
reference-picture = Part of the board: { $regions }.
# The two players of all examples: common first names
reference-players = Ann, Bo

## The search

reference-search = Find a rule
    .placeholder = Elves, lair, decline, C2…
    .hint = Press / to search, arrow keys to choose, Enter to open.
reference-found = { $count ->
    [0] Nothing found for “{ $words }”.
    [one] 1 entry
   *[other] { $count } entries
  }
reference-none-about = Try a shorter word, or the name of a race, power or piece.
reference-contents = Contents

## The summary sheet

sheet-title = Summary sheet
sheet-print = Print
sheet-paper = Paper
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-heading = Small World
sheet-prices = A region costs
sheet-minimum = Race and power can save tokens, but you always pay at least 1.
sheet-rounds = Rounds
sheet-players = Players
sheet-die = The die
sheet-symbols = Symbols
sheet-unofficial = Unofficial summary; all text and artwork are our own.

## Tokens a card brings, and one thing that adds to a price

sheet-tokens-more = { $tokens }+{ $more }
sheet-price-base = any region
sheet-price-mountain = mountain
sheet-price-fortress = fortress
sheet-price-lair = lair
sheet-price-tribe = Lost Tribe
sheet-price-camps = camp
sheet-price-tokens = another player’s token
reference-more = +{ $amount }
