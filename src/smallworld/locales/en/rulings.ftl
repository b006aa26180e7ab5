### Rulings: a question, its answer and, where there is one, the reason, one message for each id.
###
### The ids are for ever. Numbers of the box come as variables; ids of other rulings, such as
### C2, stand in a text as they are and become links.

## Numbers

ruling-N1 = What is on the die?
    .answer = { $die_faces }.
ruling-N2 = How many rounds?
    .answer = { $rounds_2 } for two players, { $rounds_3 } for three, { $rounds_4 } for four, { $rounds_5 } for five.
ruling-N3 = How many coins do I start with?
    .answer = { $starting_coins } victory coins for each player.
ruling-N4 = Can the bank run out?
    .answer = No, the bank counts as endless.
    .reason = The coins in the box are worth 515, more than all players together earn in a game.
ruling-N5 = How many markers are there?
    .answer = { $lairs } Troll’s Lairs, { $fortresses } Fortresses, { $mountains } Mountains, { $camps } Encampments (camps), { $holes } Holes-in-the-Ground, { $heroes } Heroes, 1 Dragon, { $tribes } Lost Tribes.
ruling-N6 = How many combos can I choose from?
    .answer = { $column }: five in the column and the one on top of the two stacks.
ruling-N7 = How much water does a map have?
    .answer = Three regions: two Seas at the edge and one Lake inside.
ruling-N8 = How is the map set up?
    .answer = Use the map for the number of players. Put a Lost Tribe or a mountain on every symbol printed for it.
ruling-N9 = What are the limits for a race or power I make up?
    .answer = A race: at most 10 on its banner, using the tokens of a race that has as many or more; that race leaves the game. A power: at most { $highest_badge }.

## The order of play

ruling-T1 = Does a player finish the turn before the next one starts?
    .answer = Yes, all of it.
ruling-T2 = Who starts?
    .answer = The table decides; then play goes clockwise.
    .reason = The engine takes the seats in the order given.
ruling-T3 = Do I have to conquer?
    .answer = No. You can stop at any time, even before your first conquest.
ruling-T4 = Can I redeploy without trying the die?
    .answer = Yes.
ruling-T5 = Do I have to take all my tokens off the map?
    .answer = No.
    .reason = The engine picks up all but one in each region. That makes no difference, because redeployment is free.
ruling-T6 = When do displaced tokens come back?
    .answer = At the very end of the attacker’s turn, after redeployment and scoring.
ruling-T7 = In which order do several defenders place their tokens?
    .answer = Clockwise, starting left of the attacker.
ruling-T8 = Can I change my mind?
    .answer = Yes. Here you can undo back to the last die roll or reveal, or to the start of your turn.
    .reason = The rules don’t say.

## Picking combos

ruling-P1 = What does a combo cost?
    .answer = Put one coin on each combo above it. The top one is free.
ruling-P2 = What can I pick if I’m short of coins?
    .answer = Only positions you can pay for. With no coins, only the top one.
ruling-P3 = Can I pay with the coins lying on the combo I want?
    .answer = No. Pay first, then take them.
ruling-P4 = Can I get change or go into debt?
    .answer = Change is free; there are no debts.
ruling-P5 = Do I have to pick?
    .answer = Yes, if you have no active race.
    .reason = There are at least four combos at every pick; right after a pick with five players, only three may show.
ruling-P6 = How is the column refilled?
    .answer = The combos below move up with their coins, and a new one appears at the bottom at once.
ruling-P7 = What if the tray holds too few tokens?
    .answer = You take what is there.
    .reason = It can’t happen in the base game.
ruling-P8 = What if the banners run out?
    .answer = Fewer than { $column } combos are shown.
    .reason = At a pick this can only happen with five players, when up to 10 of { $races } banners are out. Right after a pick it can happen with four players too.
ruling-P9 = Where does a returned banner go?
    .answer = Under the stack. If the stack is empty and the column is short, it goes right behind the last combo and gets a badge at once.
ruling-P10 = In which order do returned banners come up again?
    .answer = In the order they were returned. Banners are never shuffled again.
ruling-P11 = What if the badges run out?
    .answer = Shuffle the discarded ones into a new stack, as often as needed. A Spirit badge that is still out is not among them.
    .reason = At most 12 of { $powers } badges are out at once, so there are always enough.
ruling-P12 = When is the badge of a race going into decline free again?
    .answer = It is discarded right away (except Spirit, see D9). It comes up again only after a reshuffle.
ruling-P13 = Are the stacks open?
    .answer = Everyone sees the combos on show. Nobody knows the order beneath.
ruling-P14 = What happens to coins on combos?
    .answer = Everyone can see them. They move with the combo and never go back to the bank.
ruling-P15 = Does Wealthy pay again when it is picked again?
    .answer = Yes, once for each pick, at the end of that race’s first turn, even if it holds no region.

## The price of a region

ruling-C1 = Do discounts add up?
    .answer = Yes, those of race and power. A race never has two powers.
ruling-C2 = What is the lowest price?
    .answer = 1 token.
ruling-C3 = Can a die roll make a region free?
    .answer = No. It still costs 1 token.
ruling-C4 = Must I have a token left after paying?
    .answer = No. You need one to start a conquest, but you can spend that one.
ruling-C5 = Can I pay more than the price?
    .answer = No, you pay exactly the price and move the rest when you redeploy. Only a successful final attempt puts in all your tokens.
ruling-C6 = Does my own race in decline add to the price?
    .answer = No, only other players’ tokens count. Mountains, lairs and fortresses still add 1 each.
ruling-C7 = Does my active race add to the price for my Ghouls in decline?
    .answer = No, as in C6. Markers do.
ruling-C8 = Do an opponent’s tokens in decline add to the price?
    .answer = Yes, 1 each. Ghouls in decline can be several in one region.
ruling-C9 = What does a Lost Tribe cost?
    .answer = 1 more. There is at most one in a region, and once beaten it never comes back.
ruling-C10 = Is a region with only a mountain empty?
    .answer = Yes.
ruling-C11 = Is a region with only my own token in decline empty?
    .answer = No, it is non-empty: Orcs, Pillaging and Skeletons count it.
ruling-C12 = Does a lair, fortress or camp alone make a region non-empty?
    .answer = They are never alone in a region.
ruling-C13 = Is “non-empty” judged before or after the conquest?
    .answer = Just before it.

## Where a race may go

ruling-A1 = Where does a race enter the map?
    .answer = On land at the edge of the map, or on the coast of a Sea at the edge, even if someone holds that Sea.
ruling-A2 = Can a race enter on the coast of the Lake?
    .answer = No.
ruling-A3 = Can a race enter in two places?
    .answer = No. It enters once and then goes from region to adjacent region (except Flying).
ruling-A4 = Do my regions in decline help me reach others?
    .answer = No, only those of the race that is conquering. A new race doesn’t have to start near the old one.
ruling-A5 = Where does Flying enter?
    .answer = Anywhere on land.
ruling-A6 = Where do Halflings enter?
    .answer = Anywhere, and anywhere again after losing or abandoning everything.
ruling-A7 = Where does Underworld enter?
    .answer = Where everyone does. From a cavern it holds, all caverns are adjacent.
ruling-A8 = Where does Seafaring enter?
    .answer = Also on a Sea at the edge, for 2 tokens. On the Lake only as Seafaring Halflings.
ruling-A9 = When can I abandon a region?
    .answer = Before that race’s first conquest of the turn. Not in redeployment (but see R3).
ruling-A10 = Can I take an abandoned region again in the same turn?
    .answer = Yes, as an empty region at its normal price.
ruling-A11 = What happens if I abandon everything?
    .answer = The race enters the map again.
ruling-A12 = What happens to the pieces of an abandoned region?
    .answer = Hole, lair and fortress are removed. Camps, heroes and the dragon go back to your hand.
ruling-A13 = Can a race attack its own region?
    .answer = No.
ruling-A14 = Who is kept out by a hole, dragon or hero?
    .answer = Every opponent, in every way. Your own Ghouls in decline are not an enemy and can take the region: a hole is then gone for good, and hero and dragon go to hand.
    .reason = These pieces protect against enemies, and here we take the word literally: your own races are never your enemies. G7 is about losses, where the literal reading would leave a gap.

## Losses and refuge

ruling-L1 = What does an active race lose with its region?
    .answer = One token goes to the tray, the rest to hand.
ruling-L2 = What happens to a single active token?
    .answer = It goes to the tray.
ruling-L3 = What do Elves lose?
    .answer = Nothing: all go to hand, even a single one. Not in decline.
ruling-L4 = Where can displaced tokens go?
    .answer = To any regions the same race still holds, immune or not, split as you like.
ruling-L5 = What if the race has no region left?
    .answer = The tokens stay in hand. Next turn they enter the map again, or the race goes into decline.
ruling-L6 = Can displaced tokens do anything before they are placed?
    .answer = No. They are only placed, at the end of the attacker’s turn.
ruling-L7 = What if a race loses several regions in one turn?
    .answer = It loses one token for each; all the others wait together.
ruling-L8 = What if a race in decline loses its last token?
    .answer = Its banner returns at once (P9). For Ghouls in decline, only when none is in hand either.
ruling-L9 = What happens to the loser’s markers?
    .answer = Fortress and lair are removed, camps go to hand, the mountain stays. For hole, hero and dragon see A14.
ruling-L10 = What if my active race takes a region of my race in decline?
    .answer = The token goes to the tray; lair and fortress are removed. If several of your own Ghouls were there, one is lost and the rest wait in the Ghouls’ hand for redeployment.

## The final attempt

ruling-F1 = When can I roll for a final attempt?
    .answer = With at least 1 token in hand, 1 to 3 short of the price.
ruling-F2 = Can I roll for a region I can afford?
    .answer = No, you simply take it.
ruling-F3 = Do I name the target before rolling?
    .answer = Yes. It doesn’t have to be the cheapest, and you may even be able to afford another one.
ruling-F4 = What happens if the final attempt succeeds?
    .answer = All tokens in hand go there.
ruling-F5 = What happens if the final attempt fails?
    .answer = The tokens go to redeployment. Either way, your conquests are over.
ruling-F6 = What if the attempt fails and the race holds no region?
    .answer = The tokens stay in hand. The race stays active and enters the map next turn.
ruling-F7 = Is the final attempt mandatory?
    .answer = No.
ruling-F8 = Does a failed attempt count as an attack for the Diplomat?
    .answer = Yes, if the target was an opponent’s active race.
ruling-F9 = Can sorcery or the dragon follow the final attempt?
    .answer = No.
ruling-F10 = Do Ghouls in decline have their own die roll?
    .answer = Yes. It ends only the Ghouls’ conquests.
    .reason = Literally, one roll ends all conquests of the turn. But Ghouls in decline play just like an active race, so we give each race its own roll.

## Decline

ruling-D1 = When can I go into decline?
    .answer = At the start of your turn, instead of expanding. You conquer, move and place nothing that turn.
ruling-D2 = When do I pick the next race?
    .answer = On your next turn.
ruling-D3 = What happens to the race I already have in decline?
    .answer = It leaves the map first, so it doesn’t score.
ruling-D4 = Where do tokens in hand go, including the Amazons’, when a race goes into decline?
    .answer = To the tray.
ruling-D5 = What do I score on the turn I go into decline?
    .answer = One coin for each region in decline, and the Dwarves’ mines. Nothing else.
ruling-D6 = What can a race without a single token do?
    .answer = Pass, or go into decline; you pick a new combo only next turn. If you pass, your regions in decline still score, and so do the Alchemist’s { $alchemist } coins.
ruling-D7 = What if a race without tokens goes into decline?
    .answer = The race already in decline leaves as always (unless the new one is Spirit), and the new one returns its banner at once. The same if all its tokens were in hand; a Spirit badge is then discarded.
ruling-D8 = Can a race go into decline on the turn I picked it?
    .answer = Only with Stout, at the end of the turn.
ruling-D9 = Where is the Spirit badge after going into decline?
    .answer = With its banner until the Spirit race is gone; then it is discarded.
ruling-D10 = Does a Spirit race push out the race already in decline?
    .answer = No. You can have one ordinary race and one Spirit race in decline.
ruling-D11 = Can I have two Spirit races?
    .answer = No, there is only one badge and it is in use.
ruling-D12 = What remains in decline?
    .answer = Lairs, fortresses (as defence), water already held, the Dwarves’ coins, the Ghouls’ power and Spirit. Holes, camps, heroes, dragon and all other benefits end.
ruling-D13 = Can several players go into decline at once?
    .answer = No, each on their own turn.
ruling-D14 = Can I go into decline in the last round?
    .answer = Yes, though it is rarely wise.
ruling-D15 = Can Ghouls in decline act on the turn my active race goes into decline?
    .answer = No. And once they have acted, your active race can’t go into decline this turn, except with Stout.

## Income and the end

ruling-V1 = When do players score?
    .answer = Each at the end of their own turn, after redeployment.
ruling-V2 = What do I score?
    .answer = One victory coin for each region you hold, active or in decline, plus the bonuses of your active race and power, plus the mines of Dwarves in decline.
ruling-V3 = Whose regions does a power count?
    .answer = Those of the race that has it, not those in decline.
ruling-V4 = Are coins secret?
    .answer = Totals are secret until the end. Coins on combos and each player’s income are public.
ruling-V5 = Who wins a tie?
    .answer = The player with the most race tokens on the map, active and in decline. Camps, the Amazons’ { $visitors } and tokens in hand don’t count.
ruling-V6 = What if a tie can’t be broken?
    .answer = The players share the win.
ruling-V7 = When is the game over?
    .answer = After the last player’s turn in the last round.

## Amazons, Dwarves, Elves

ruling-R1 = How many Amazons do I get?
    .answer = { $amazons } + { $visitors } + the number on the badge.
ruling-R2 = When do the Amazons’ { $visitors } leave?
    .answer = At the end of each of your redeployments, before scoring. Tokens still in hand count towards them.
ruling-R3 = What if I can’t spare { $visitors } Amazons?
    .answer = Keep one token in each region if you can. If not, give up regions of your choice until { $visitors } are off the map; those regions don’t score.
ruling-R4 = What if { $visitors } Amazons or fewer are left?
    .answer = All come off the map. The race stays active and enters again next turn.
ruling-R5 = Can the Amazons’ { $visitors } be lost?
    .answer = No. They can’t be placed in an opponent’s turn either.
ruling-R6 = What if Amazons go into decline?
    .answer = The { $visitors } go to the tray.
ruling-R7 = What if Pillaging Amazons give up a region taken this turn?
    .answer = Pillaging still pays for it; the region itself does not.
ruling-R8 = Do Dwarves in decline still mine?
    .answer = Yes, Spirit or not: mines pay every turn, including the one they go into decline.
ruling-R9 = What if sorcery hits an Elf?
    .answer = The Elf goes to the tray.
ruling-R10 = What if Elves lose everything?
    .answer = All are in hand and enter the map again next turn.

## Ghouls

ruling-G1 = What happens when Ghouls go into decline?
    .answer = All tokens on the map stay; those in hand go to the tray.
ruling-G2 = What can Ghouls in decline do on later turns?
    .answer = They pick up tokens, abandon, conquer, roll and redeploy like an active race, before your active race does anything.
    .reason = Doubtful: the rulebook only puts them before the conquests of the active race. By the letter, they could still act after it has abandoned regions.
ruling-G3 = Do Ghouls in decline act before or after the pick?
    .answer = Either.
ruling-G4 = How do Ghouls in decline redeploy?
    .answer = Together with the active race, but only among Ghoul regions.
ruling-G5 = Which benefits do Ghouls in decline keep?
    .answer = Of their power, only what every race keeps: water held, fortresses built, Spirit. They take no new Seas and build no new fortresses.
ruling-G6 = Where can Ghouls in decline go?
    .answer = Only next to Ghoul regions. If they have none, they enter the map again.
ruling-G7 = Can my Ghouls in decline attack my other races?
    .answer = Yes. The race attacked loses one token (Elves none), lair and fortress are removed, and camps go to hand. The rest wait for redeployment and can’t conquer this turn.
    .reason = The rule on losses speaks of enemies, but the rulebook allows this attack. Without that rule nobody would know where the tokens go, so here your own race loses like an enemy (unlike A14).
ruling-G8 = What if Ghouls in decline lose a region?
    .answer = One is lost. The others return to Ghoul regions at the end of the attacker’s turn, or wait in hand if there are none.
ruling-G9 = Does sorcery work on Ghouls in decline?
    .answer = No, only on active tokens.
ruling-G10 = Does peace bind Ghouls in decline?
    .answer = No, and it doesn’t protect them.
ruling-G11 = What do Spirit Ghouls do?
    .answer = They stay for good and go on conquering, alongside another race in decline.
ruling-G12 = What do Stout Ghouls do?
    .answer = They go into decline after scoring and conquer again from the next turn on.
ruling-G13 = What happens to Ghouls in decline when the next race goes into decline?
    .answer = Unless they are Spirit, they leave the map and the hand at once.
ruling-G14 = Do conquests by Ghouls in decline pay the active race?
    .answer = No.

## Giants, Halflings, Humans, Orcs, Ratmen, Skeletons

ruling-H1 = Which mountains help Giants?
    .answer = Those they hold right now, including one taken this turn.
ruling-H2 = What do Giants pay for a mountain?
    .answer = The usual 1 more. They save 1 only next to another mountain they hold.
ruling-H3 = What do Underworld Giants save?
    .answer = From a mountain with a cavern that they hold, every cavern is adjacent: they save 1 as Giants and 1 as Underworld.
ruling-H4 = What do Flying Giants save?
    .answer = 1 token, but only in regions truly adjacent to a mountain they hold.
ruling-H5 = Where do holes go?
    .answer = Into the first two regions the race conquers, on whatever turn.
ruling-H6 = What if I abandon a region with a hole?
    .answer = The hole is gone and is not replaced.
ruling-H7 = What if Halflings are picked again later?
    .answer = They are a new race with { $holes } new holes.
ruling-H8 = Can I refuse or move a hole?
    .answer = No.
ruling-H9 = Do holes help against the dragon, sorcery and Flying?
    .answer = Yes, against all of them.
ruling-H10 = Is one token on a hole enough?
    .answer = Yes.
ruling-H11 = What do Humans, Wizards and Dwarves earn?
    .answer = One coin for each farmland, Magic or Mine region held at the end of the turn. Race and power can both pay for the same region.
ruling-H12 = What do Orcs earn?
    .answer = One coin for each non-empty region conquered this turn, Lost Tribes included. It adds to Pillaging.
ruling-H13 = How do Skeletons grow?
    .answer = When you redeploy, they get 1 new token for every { $grows_every } non-empty regions conquered this turn, rounded down. Nothing carries over, and the tray is the limit.
ruling-H14 = Which regions count for Skeletons?
    .answer = Those with active tokens, tokens in decline or a Lost Tribe.
ruling-H15 = What can Ratmen do?
    .answer = Nothing special; there are just many of them.

## Sorcerers

ruling-W1 = How often can I use sorcery?
    .answer = Once per turn against each opponent.
ruling-W2 = What can sorcery target?
    .answer = A single active token of an opponent, next to a Sorcerer region.
ruling-W3 = Does sorcery need a token in hand?
    .answer = No, the new one comes from the tray.
    .reason = Literally, every conquest needs a token in hand. But the publisher has answered that sorcery works with an empty hand, so that is the default.
ruling-W4 = Can sorcery be the first conquest?
    .answer = No, there is no Sorcerer region to be adjacent to.
ruling-W5 = What do Flying Sorcerers reach?
    .answer = Any single active token on land. As a first conquest, only with a token in hand.
ruling-W6 = What do Underworld Sorcerers reach?
    .answer = All caverns are adjacent for them.
ruling-W7 = Do mountain, fortress and lair protect against sorcery?
    .answer = No. Fortress and lair are removed.
ruling-W8 = Does a camp protect against sorcery?
    .answer = Yes, one is enough.
ruling-W9 = Do hole, dragon and hero protect against sorcery?
    .answer = Yes.
ruling-W10 = Does peace protect against sorcery?
    .answer = Yes.
ruling-W11 = Does sorcery reach water?
    .answer = Only for Seafaring Sorcerers.
ruling-W12 = What must the tray hold for sorcery?
    .answer = One Sorcerer; the last one will do.
ruling-W13 = Is sorcery a conquest?
    .answer = Yes, of a non-empty region: Pillaging pays, and for the Diplomat it is an attack.
ruling-W14 = Where does the replaced token go?
    .answer = To the tray, Elves too. Its owner gets nothing in hand.
ruling-W15 = Can I conquer on from a region taken by sorcery?
    .answer = Yes, at once.
ruling-W16 = Does sorcery work on my own tokens, tokens in decline or Lost Tribes?
    .answer = No.
ruling-W17 = Do Berserk Sorcerers have to roll?
    .answer = Sorcery neither needs nor uses up a roll (see E17).

## Tritons and Trolls

ruling-X1 = What is a coast?
    .answer = Land next to a Sea or the Lake. It also counts when entering the map.
ruling-X2 = What do Seafaring Tritons save on water?
    .answer = Nothing: water is not a coast.
ruling-X3 = Where are lairs placed?
    .answer = One in each region the Trolls take, at once.
    .reason = { $lairs } are always enough for Trolls.
ruling-X4 = What happens to lairs in decline?
    .answer = They stay and defend. They are removed when the region is abandoned or conquered, or when the Trolls in decline leave the map.
ruling-X5 = What do I get for conquering a lair?
    .answer = Nothing.

## Special powers

ruling-Y1 = What does an Alchemist without a region earn?
    .answer = Still { $alchemist } coins.
ruling-Y2 = What does the Alchemist earn on the turn of going into decline?
    .answer = Nothing.
ruling-Y3 = In which order does Berserk work?
    .answer = Roll, choose the region, then pay the price minus the roll, at least 1 token.
ruling-Y4 = Do Berserk races have to roll?
    .answer = No. After a roll, you conquer with it or stop; you can’t roll twice for the same conquest.
ruling-Y5 = What if a Berserk roll is too low for every region?
    .answer = Then that was the final attempt.
ruling-Y6 = Can Berserk choose a region it can’t pay for?
    .answer = It would only end the conquests, so you stop instead.
ruling-Y7 = Does Berserk also have the ordinary final attempt?
    .answer = No.
ruling-Y8 = Can Berserk have the dragon?
    .answer = No, both are badges and a race has only one.
ruling-Y9 = How many camps fit in a region?
    .answer = Any number up to { $camps }. You can also leave them off the map.
ruling-Y10 = Does a camp hold a region?
    .answer = No, only race tokens do.
ruling-Y11 = What if a region with camps is lost?
    .answer = All its camps go to hand. At the end of the attacker’s turn they are placed in any regions of the same race, or wait if there are none. No camp is lost.
ruling-Y12 = Do camps count as tokens?
    .answer = Only for defence and against sorcery.
ruling-Y13 = Does Commando save on the first conquest?
    .answer = Yes, 1 token everywhere.
ruling-Y14 = Does Diplomat work with two players?
    .answer = Yes, as printed.
ruling-Y15 = Can the Diplomat name an opponent without an active race?
    .answer = Yes, and the peace binds that opponent’s next race too.
ruling-Y16 = What does peace forbid?
    .answer = Any attack by the ally’s active race on the Diplomat’s active race, until the Diplomat’s next turn. Tokens in decline are not covered.
ruling-Y17 = Whom can’t the Diplomat name?
    .answer = An opponent whose active race the Diplomat’s race attacked this turn, even with a failed die roll. Attacks on a race in decline, or by your own Ghouls in decline, don’t count.
ruling-Y18 = Does the Diplomat have to name someone?
    .answer = No. The old peace ends when the Diplomat’s turn begins.
ruling-Y19 = Can the Diplomat make peace on the turn of going into decline?
    .answer = No.
ruling-Y20 = What can the dragon do?
    .answer = Once per turn, with 1 token, it takes a region no matter what is there. The region must be in reach as usual.
ruling-Y21 = Can the dragon stay where it is?
    .answer = Yes, it only moves by conquering. Its region is immune; the region it left is not.
ruling-Y22 = Can the dragon make the first conquest?
    .answer = Yes.
ruling-Y23 = Can the dragon take immune regions or water?
    .answer = Never.
ruling-Y24 = What if I abandon the dragon’s region?
    .answer = The dragon goes to hand and can still fly this turn if it hasn’t yet.
ruling-Y25 = What does Flying reach?
    .answer = Every land region, always.
ruling-Y26 = When do I build a fortress?
    .answer = Once per turn while the race is active, when you redeploy. Not on the turn you go into decline.
ruling-Y27 = What do fortresses pay?
    .answer = One coin each in the active race’s regions, every turn. Nothing in decline.
ruling-Y28 = What if all { $fortresses } fortresses are on the map?
    .answer = You can’t build more, and they never move. Those of an older race in decline count; removed ones can be built again.
ruling-Y29 = Where do heroes go?
    .answer = Into { $heroes } different regions at the end of the turn, or just one if you hold only one. They stay until your next redeployment.
ruling-Y30 = What if the Heroic race is attacked elsewhere?
    .answer = Heroes don’t move in opponents’ turns.
ruling-Y31 = What do Forest, Hill, Swamp and Merchant pay?
    .answer = One coin for each such region of the active race (Merchant: for every region).
ruling-Y32 = Where does Mounted save?
    .answer = On hills and farmland, 1 token.
ruling-Y33 = What does Pillaging pay?
    .answer = The same as Orcs get, and the two add up.
ruling-Y34 = Seafaring: what does water cost?
    .answer = 2 tokens, plus the tokens of a race that holds it.
ruling-Y35 = Seafaring: what is adjacent to water?
    .answer = Water and its coast are adjacent, both ways.
ruling-Y36 = What does Seafaring keep in decline?
    .answer = Its water, which still scores. It takes no more.
ruling-Y37 = Who can attack water?
    .answer = Only an active Seafaring race. Flying never can.
ruling-Y38 = When can Stout go into decline?
    .answer = At the end of a turn, after scoring, even on the race’s first turn and without a conquest.
ruling-Y39 = What does Stout score?
    .answer = The whole turn as an active race with all bonuses, and the race already in decline; then that race is removed. Nothing is scored twice.
ruling-Y40 = Does Stout also have the ordinary decline?
    .answer = Yes.
ruling-Y41 = Underworld: for whom are caverns adjacent?
    .answer = For that race’s conquests, and for its Giants’ discount or its Sorcerers’ sorcery.
ruling-Y42 = What does Wealthy pay?
    .answer = { $wealthy } coins at the end of the turn you pick it.

## The dealer and the combos

ruling-E1 = When a race is gone, which goes first: badge or banner?
    .answer = The badge is discarded before the banner returns. If badges are reshuffled for that banner, the discarded badge is among them.
    .reason = Both were in use until then, and the badge has to be in the discards to be shuffled.
ruling-E2 = In which order do banners and badges move when a race goes into decline?
    .answer = First the older race’s banner returns, and badges are reshuffled for it if needed; then the badge of the new race in decline is discarded.
    .reason = The older race leaves first (D3).
ruling-E3 = When does the dealer act?
    .answer = Before any player, even between conquests: when a die roll is due, or when the column is short and a banner is free. If a position calls for both, the die comes first.
    .reason = Everyone decides with the same column in view, and a game file has only one possible order.
ruling-E4 = Is anything revealed after the end?
    .answer = No.
    .reason = Nobody could pick it.
ruling-E5 = When are the stacks shuffled?
    .answer = Never in advance: each reveal draws one of the unseen banners and badges. Returned banners come after all unseen ones.
    .reason = The odds are the same, and an order that doesn’t exist can’t leak.
ruling-E6 = What does perft count?
    .answer = Every action, including the dealer’s; each number on the die counts once.
    .reason = It is a fingerprint of the rules, not of the odds.

## The turn

ruling-E7 = Does picking a combo start the active race’s turn?
    .answer = No. A race in decline that can act may still act until the active race does something. Stopping counts as doing something.
    .reason = Doubtful: the rulebook lets Ghouls conquer when your turn starts, which could also mean before the pick. G3 leaves both orders open.
ruling-E8 = Can I abandon regions after my race in decline has conquered?
    .answer = Yes, with the active race: each race starts its turn on its own.
    .reason = A9 is about that race’s first conquest.
ruling-E9 = When does a race in decline that can act redeploy?
    .answer = On every turn you expand, even if it conquered nothing.
    .reason = An active race can do so (T3), and Ghouls play like one.
ruling-E10 = What if the Ghouls’ final attempt ends all conquests?
    .answer = With “{ option-ghouls_own_die }” off, redeployment starts at once. If you still have to pick a combo, you pick first.
    .reason = Picking is mandatory (P5), but all conquests are over.
ruling-E11 = When do I get a choice after scoring?
    .answer = Only if there is one. A Diplomat who attacked everyone is not asked.
    .reason = There would be nothing to choose.
ruling-E12 = Can a race have both a late decline and peace?
    .answer = A custom race that has both can do only one of them; either ends the turn.
    .reason = Peace only protects an active race.
ruling-E13 = Do I always have to end my turn myself?
    .answer = Yes, even with nothing to place. Only the ordinary decline, a choice after scoring and a refuge phase with nothing to place end by themselves.
    .reason = You may still want to look around, or to undo.
ruling-E14 = Are displaced tokens placed after the very last turn?
    .answer = Yes, their owners still place them.
    .reason = A tie is broken by tokens on the map (V5).
ruling-E15 = What can I undo?
    .answer = Your own decisions of this turn. A defender can undo placing displaced tokens, but nobody can undo anything another player has acted on.
    .reason = This is T8, seen from every player’s side.
ruling-E35 = Can I give up regions of a race in decline?
    .answer = No. They stay until someone conquers them or the race leaves the map. Only a race in decline that can act may abandon regions.
    .reason = Abandoning is part of getting ready to conquer.
ruling-E36 = Can a Diplomat without a region name an ally?
    .answer = Yes, as long as the race is active.
    .reason = Peace depends on whom the race attacked, not on what it holds.

## Conquest

ruling-E16 = Which conquests get holes?
    .answer = The first { $holes } regions of any kind, taken in any way: water, with the die, with the dragon.
    .reason = H5 and H8 make no exception.
ruling-E17 = What can I do after a Berserk roll?
    .answer = Only conquer with it, or stop. Sorcery, dragon and abandoning wait until the roll is used.
    .reason = Otherwise you could look at the die first and then choose another way.
ruling-E18 = What does a Berserk roll need?
    .answer = A token in hand, but no region the roll could win.
    .reason = The roll comes before the choice (Y3).
ruling-E19 = Can the dragon ever fly to water?
    .answer = No, not even with a custom race that can go to sea.
    .reason = Y23 says never.
ruling-E20 = What if all lairs are on the map?
    .answer = A custom race gets none for further regions.
    .reason = There are { $lairs } in the box (N5).
ruling-E21 = What does a race reach that can both fly and go to sea?
    .answer = All land. Water only when it is adjacent or an entry.
    .reason = Flying is about land (Y25).
ruling-E22 = Can a race that enters anywhere start with sorcery?
    .answer = No, only one that flies.
    .reason = There is nothing to be adjacent to (W4, W5).
ruling-E23 = What does a race in decline that can act keep?
    .answer = The discounts, reach and lairs of its banner. It has no badge, and never sorcery, holes, new tokens or coins for conquests.
    .reason = Its banner is still there; its badge is not.
ruling-E37 = Do Seafaring Giants save on water next to their mountain?
    .answer = Yes, 1 token, as on land.
    .reason = The Giants’ discount is for any region next to a mountain they hold (H1), and Seafaring opens water to them.

## Losses and refuge

ruling-E24 = Which camps can I place in the refuge phase?
    .answer = Only those displaced this turn. Camps you left off earlier stay in hand.
    .reason = Nothing else moves in an opponent’s turn.
ruling-E25 = Do I have to place displaced camps?
    .answer = No, you can leave them off here too, until your next redeployment.
    .reason = As in Y9.
ruling-E26 = Where does a replaced Elf go that is not lost?
    .answer = With “{ option-elf_lost_to_sorcerer }” off, to its owner’s hand; it is placed in the refuge phase.
    .reason = As if the region had been conquered (L3).
ruling-E27 = In which order does a defender place two races?
    .answer = In any order, and ends once for both.
    .reason = Nobody else acts in between.
ruling-E28 = What if a race that loses no tokens can act in decline?
    .answer = Then it loses none in decline either.
    .reason = It plays as if it were active.
ruling-E38 = What if my own Ghouls take the last region of my active race?
    .answer = What is left of that race stays in hand and enters the map next turn.
    .reason = Without a region there is nowhere to place tokens, as in L5.

## Redeployment and decline

ruling-E29 = Can tokens stay in hand?
    .answer = Not while their race holds a region, except the Amazons’ { $visitors }. The same goes for the refuge phase.
    .reason = Redeployment is for all tokens.
ruling-E30 = How many fortresses fit in a region?
    .answer = One.
    .reason = Fortresses pay by region.
ruling-E31 = How do I give up regions for the Amazons?
    .answer = Before you place anything, and no more than needed. Their markers go as if the region were abandoned.
    .reason = A9 forbids abandoning for any other reason.
ruling-E32 = Which Amazons leave?
    .answer = Any { $visitors } of those left. They are not marked, and losses are never made up.
    .reason = All tokens are alike.
ruling-E33 = Do I have to place heroes?
    .answer = Yes, while the race holds a region without one. Heroes without such a region stay in hand.
    .reason = Heroes are not optional (Y29); camps are (Y9).
ruling-E34 = What if a player had two races that stay in decline?
    .answer = The second would push out the first.
    .reason = There is room for one (D10); in the box it can’t happen (D11).
