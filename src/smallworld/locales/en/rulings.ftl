### Rulings: a question, its answer and, where there is one, the reason, one message for each id.
###
### The ids are for ever. Numbers of the box come as variables; ids of other rulings, such as
### C2, stand in a text as they are and become links.

## Numbers

ruling-N1 = What is on the die?
    .answer = { $die_faces }.
ruling-N2 = How many rounds?
    .answer = { $rounds_2 } for two seats, { $rounds_3 } for three, { $rounds_4 } for four, { $rounds_5 } for five.
ruling-N3 = Coins at the start?
    .answer = { $starting_coins } for each seat.
ruling-N4 = Can the bank run out?
    .answer = No, the bank counts as endless.
    .reason = The coins in the box are worth 515, more than a table can earn.
ruling-N5 = How many markers?
    .answer = { $lairs } lairs, { $fortresses } fortresses, { $mountains } mountains, { $camps } camps, { $holes } holes, { $heroes } heroes, 1 dragon, { $tribes } Lost Tribes.
ruling-N6 = How many combos are on show?
    .answer = { $column }: five in the column and the top of the two stacks.
ruling-N7 = How much water has a map?
    .answer = Three regions: two Seas at the edge, one Lake inside.
ruling-N8 = How is the map set up?
    .answer = The map made for the number of seats; a Lost Tribe and a mountain on every printed symbol.
ruling-N9 = What limits a race or a power of one’s own?
    .answer = A race: at most 10 on the banner, with the tokens of a race that has as many or more; that race leaves the game. A power: at most { $highest_badge }.

## The order of play

ruling-T1 = Does a seat finish its turn before the next begins?
    .answer = Yes, all of it.
ruling-T2 = Who starts?
    .answer = The table decides, and play goes clockwise.
    .reason = The engine takes the seats in the order given.
ruling-T3 = Must one conquer?
    .answer = No. One may stop at any time, even before the first conquest.
ruling-T4 = May one redeploy without trying the die?
    .answer = Yes.
ruling-T5 = Must all tokens be taken up?
    .answer = No.
    .reason = The engine lifts all but one in each region, which comes to the same, because redeployment is free.
ruling-T6 = When do driven-out tokens come back?
    .answer = Last of all in the attacker’s turn, after redeployment and income.
ruling-T7 = In which order do several defenders place?
    .answer = Clockwise, beginning left of the attacker.
ruling-T8 = May one change one’s mind?
    .answer = Here one can go back to the last thing the dealer did, or to the start of one’s turn.
    .reason = The rules are silent.

## Picking combos

ruling-P1 = What does a combo cost?
    .answer = One coin on each combo above it. The top one is free.
ruling-P2 = What can be picked with too few coins?
    .answer = Only places one can pay for; without coins only the top one.
ruling-P3 = Do the coins on the wanted combo help to pay?
    .answer = No. Pay first, then pocket.
ruling-P4 = Are there change and debts?
    .answer = Change is free, debts do not exist.
ruling-P5 = Must one pick?
    .answer = Yes, without an active race.
    .reason = At least four combos are there at every pick; three may show right after one at five seats.
ruling-P6 = How is the column refilled?
    .answer = Combos below move up with their coins; a new one appears at the bottom at once.
ruling-P7 = What if the tray holds too few tokens?
    .answer = One takes what is there.
    .reason = It cannot happen in the base game.
ruling-P8 = What if the banners run out?
    .answer = Fewer than { $column } combos are shown.
    .reason = Only possible at five seats: up to 10 of { $races } banners can be out at a pick.
ruling-P9 = Where does a returning banner go?
    .answer = Under the stack. If the stack is empty and the column short, it comes directly behind the last combo and gets a badge at once.
ruling-P10 = In which order do returned banners come again?
    .answer = In the order of their return; banners are never shuffled again.
ruling-P11 = What if the badges run out?
    .answer = The discards are shuffled into a new stack, as often as needed. A Spirit badge that is still out is not among them.
    .reason = At most 12 of { $powers } badges are bound, so it never fails.
ruling-P12 = When is the badge of a declining race free?
    .answer = At the moment of decline it is discarded (not Spirit, see D9). It shows up again after a reshuffle only.
ruling-P13 = Are the stacks open?
    .answer = What is on show is open. The order beneath is unknown to everybody.
ruling-P14 = What happens to coins on combos?
    .answer = All can see them, they move with the combo, and they never go back to the bank.
ruling-P15 = Does Wealthy pay again on a second pick?
    .answer = Yes, once for each pick, at the end of that race’s first turn, even without a region.

## The price of a region

ruling-C1 = Do savings add up?
    .answer = Yes, race and power together. Two powers never meet.
ruling-C2 = How low can a price go?
    .answer = One token.
ruling-C3 = Can a roll make a region cost nothing?
    .answer = No, one token here too.
ruling-C4 = Must a token be left after paying?
    .answer = No. One must be there to begin with, and may be the one that is spent.
ruling-C5 = May one pay more than the price?
    .answer = No, exactly the price is paid, since redeployment moves the rest. Only a successful final attempt puts in all.
ruling-C6 = Does one’s own declined token add to the price?
    .answer = No. Only other players’ tokens count. Mountain, lair and fortress still add one each.
ruling-C7 = Does one’s own active race add to the price for one’s Ghouls?
    .answer = No, as in C6. Markers do.
ruling-C8 = Does an opponent’s declined token add to the price?
    .answer = Yes, one each; declined Ghouls can be several.
ruling-C9 = What does a Lost Tribe cost?
    .answer = One more. At most one stands in a region, and once beaten it never returns.
ruling-C10 = Is a region with only a mountain empty?
    .answer = Yes.
ruling-C11 = Is a region with only one’s own declined token empty?
    .answer = No. Orcs, Pillaging and Skeletons count it.
ruling-C12 = Does a lair, fortress or camp alone make a region non-empty?
    .answer = They never stand alone.
ruling-C13 = Empty before or after the conquest?
    .answer = Just before.

## Where a race may go

ruling-A1 = Where does a race enter?
    .answer = On land at the edge of the map, or on the shore of a Sea at the edge, even if someone holds that Sea.
ruling-A2 = Does the shore of the Lake count?
    .answer = No.
ruling-A3 = May it enter at two places?
    .answer = No. One entry, then from neighbour to neighbour (not so for Flying).
ruling-A4 = Do one’s declined regions help to reach others?
    .answer = No, only the acting race’s own. A new race need not start near the old one.
ruling-A5 = Where does Flying enter?
    .answer = Anywhere on land.
ruling-A6 = Where do Halflings enter?
    .answer = Anywhere, and anywhere again when they have lost or abandoned everything.
ruling-A7 = Where does Underworld enter?
    .answer = As everybody does. From a held cavern all caverns are next door.
ruling-A8 = Where does Seafaring enter?
    .answer = Also on a Sea at the edge, for 2. On the Lake only as Seafaring Halflings.
ruling-A9 = When may a region be abandoned?
    .answer = Before that race’s first conquest of the turn. Not in redeployment (but see R3).
ruling-A10 = May an abandoned region be taken again in the same turn?
    .answer = Yes, as an empty region at its normal price.
ruling-A11 = What happens after abandoning everything?
    .answer = The race enters anew.
ruling-A12 = What happens to the pieces of an abandoned region?
    .answer = Hole, lair and fortress are removed. Camps, heroes and dragon go to hand.
ruling-A13 = May a race attack its own region?
    .answer = No.
ruling-A14 = Who is kept out by hole, dragon or hero?
    .answer = Every opponent, in every way. One’s own declined Ghouls are no enemy and may take the region: a hole is then gone for good, hero and dragon go to hand.

## Losses and refuge

ruling-L1 = What does an active stack lose with its region?
    .answer = One token to the tray, the rest to hand.
ruling-L2 = What happens to a lone active token?
    .answer = It goes to the tray.
ruling-L3 = What do Elves lose?
    .answer = None: all go to hand, even a lone one. Not in decline.
ruling-L4 = Where may survivors go?
    .answer = Into regions the same race still holds, split at will, immune or not.
ruling-L5 = Where do survivors go if no region is left?
    .answer = They stay in hand and enter anew in the next turn, or decline.
ruling-L6 = May survivors do anything before they are placed?
    .answer = No. All that happens is that they are placed, at the end of the attacker’s turn.
ruling-L7 = What if a race is hit several times in one turn?
    .answer = One token for each region lost; all survivors wait together.
ruling-L8 = What if the last token of a declined race is gone?
    .answer = Its banner returns at once (P9). For declined Ghouls only when none is in hand either.
ruling-L9 = What happens to the loser’s markers?
    .answer = Fortress and lair are removed, camps go to hand, the mountain stays. For hole, hero and dragon see A14.
ruling-L10 = What if one’s active race takes one’s declined region?
    .answer = The token goes to the tray, lair and fortress are removed. Of a stack of own Ghouls one is lost, the rest wait in the Ghouls’ hand for redeployment.

## The final attempt

ruling-F1 = When may one roll for a final attempt?
    .answer = With at least one token in hand, one to three short of the price.
ruling-F2 = May one roll for a region one can pay?
    .answer = No, it is simply taken.
ruling-F3 = Is the target of the final attempt named first?
    .answer = Yes. It need not be the cheapest, and another region may even be affordable.
ruling-F4 = What happens if the final attempt succeeds?
    .answer = All tokens in hand go there.
ruling-F5 = What happens if the final attempt fails?
    .answer = The tokens go to redeployment. Either way conquests are over.
ruling-F6 = What if the attempt fails and the race holds no region?
    .answer = The tokens stay in hand, the race stays active and enters anew in the next turn.
ruling-F7 = Is the final attempt a duty?
    .answer = No.
ruling-F8 = Is a failed attempt an attack in the Diplomat’s eyes?
    .answer = Yes, if an opponent’s active race was the target.
ruling-F9 = May sorcery or the dragon follow the final attempt?
    .answer = No.
ruling-F10 = Do declined Ghouls have a roll of their own?
    .answer = Yes. Theirs ends only the Ghouls’ conquests.

## Decline

ruling-D1 = When can a race decline?
    .answer = At the start of a turn, instead of expanding. Nothing is conquered, moved or placed in that turn.
ruling-D2 = When is the next race picked?
    .answer = In the next turn.
ruling-D3 = What happens to the older declined race?
    .answer = It leaves the map first, so it does not score.
ruling-D4 = Where do tokens in hand go at decline, the Amazons’ too?
    .answer = To the tray.
ruling-D5 = What is scored in the turn of decline?
    .answer = One for each region of declined races, and the Dwarves’ mines. Nothing else.
ruling-D6 = What can a race without a single token do?
    .answer = Pass, or decline; a new combo is picked in the next turn only. Declined regions still score on a pass, and the Alchemist’s { $alchemist }.
ruling-D7 = And if a race without tokens declines?
    .answer = The older declined race leaves as always (unless the one declining now is Spirit), and the one declining now returns its banner at once. The same if all its tokens were in hand; a Spirit badge is then discarded.
ruling-D8 = Can a race decline in the turn of its pick?
    .answer = Only with Stout, at its end.
ruling-D9 = Where is the Spirit badge after decline?
    .answer = With its banner until the Spirit race is gone, then it is discarded.
ruling-D10 = Does a Spirit race push out the older one?
    .answer = No. At most one ordinary and one Spirit race lie in decline.
ruling-D11 = Two Spirit races of one seat?
    .answer = Impossible, the badge is bound.
ruling-D12 = What outlives decline?
    .answer = Lairs, fortresses (as defence), water already held, the Dwarves’ coin, the Ghouls’ power, Spirit. Holes, camps, heroes, dragon and all other benefits end.
ruling-D13 = Do several seats decline at once?
    .answer = No, each in its own turn.
ruling-D14 = Can a race decline in the last round?
    .answer = Yes, though it is seldom wise.
ruling-D15 = Do declined Ghouls act in the turn of a decline?
    .answer = No. And after they have acted the ordinary decline is closed for this turn; Stout’s is not.

## Income and the end

ruling-V1 = Who scores when?
    .answer = The seat whose turn it is, after redeployment.
ruling-V2 = What is scored?
    .answer = One for each region with one’s tokens, active or declined, plus the bonus of the active race and power, plus declined Dwarves’ mines.
ruling-V3 = Whose regions does a power count?
    .answer = Those of the race that carries it, not the declined ones.
ruling-V4 = Are coins secret?
    .answer = Totals are, until the end. Coins on combos and every income are public.
ruling-V5 = Who wins a tie?
    .answer = Whoever has most race tokens on the map, active and declined. Camps, the Amazons’ { $visitors } and tokens in hand do not count.
ruling-V6 = What if a tie cannot be broken?
    .answer = The win is shared.
ruling-V7 = When is the game over?
    .answer = After the last seat’s turn in the last round.

## Amazons, Dwarves, Elves

ruling-R1 = How many Amazons come?
    .answer = { $amazons } + { $visitors } + the badge’s number.
ruling-R2 = When do the Amazons’ { $visitors } leave?
    .answer = At the end of every own redeployment, before income. Tokens still in hand count towards them.
ruling-R3 = What if { $visitors } Amazons cannot be spared?
    .answer = One token stays in each region as far as possible; then regions of the player’s choice are given up until { $visitors } are off. They do not score.
ruling-R4 = What if { $visitors } Amazons or fewer are left?
    .answer = All come off. The race stays active and enters again.
ruling-R5 = Can the Amazons’ { $visitors } be lost?
    .answer = No, nor placed in an opponent’s turn.
ruling-R6 = What if Amazons decline?
    .answer = The { $visitors } go to the tray.
ruling-R7 = What if Pillaging Amazons give up a region taken this turn?
    .answer = The plunder is paid, the region is not.
ruling-R8 = Do declined Dwarves still mine?
    .answer = Yes, Spirit or not: the mine coin comes every turn, also in that of the decline.
ruling-R9 = What if sorcery hits an Elf?
    .answer = The Elf goes to the tray.
ruling-R10 = What if Elves lose everything?
    .answer = All are in hand and enter anew.

## Ghouls

ruling-G1 = What happens to Ghouls at decline?
    .answer = All tokens on the map stay; those in hand go to the tray.
ruling-G2 = What can declined Ghouls do in later turns?
    .answer = They take up, abandon, conquer, roll and redeploy like an active race, before the active race does anything.
ruling-G3 = Do declined Ghouls act before or after the pick?
    .answer = Either.
ruling-G4 = How do declined Ghouls redeploy?
    .answer = Together with the active race, but only among Ghoul regions.
ruling-G5 = Which benefits remain to declined Ghouls?
    .answer = Of the badge only what stays for everybody: water held, fortresses built, Spirit. No new Seas, no new fortresses.
ruling-G6 = Where may declined Ghouls go?
    .answer = Next to Ghoul regions only. Without any they enter anew.
ruling-G7 = May declined Ghouls attack their owner’s other races?
    .answer = Yes. The region loses one token (Elves none), lair and fortress are removed, camps go to hand; what is left waits for redeployment and conquers nothing this turn.
ruling-G8 = What if declined Ghouls are driven out?
    .answer = One is lost; the others return at the end of the attacker’s turn to Ghoul regions, or wait in hand if there is none.
ruling-G9 = Does sorcery work on declined Ghouls?
    .answer = No, active tokens only.
ruling-G10 = Does peace bind declined Ghouls?
    .answer = It neither binds nor protects them.
ruling-G11 = What do Spirit Ghouls do?
    .answer = They stay for good and go on conquering, beside another declined race.
ruling-G12 = What do Stout Ghouls do?
    .answer = They decline after income and conquer from the next turn on.
ruling-G13 = What happens to declined Ghouls at the next decline?
    .answer = Without Spirit they leave map and hand at once.
ruling-G14 = Do the conquests of declined Ghouls pay the active race?
    .answer = No.

## Giants, Halflings, Humans, Orcs, Ratmen, Skeletons

ruling-H1 = Which mountains help Giants?
    .answer = Those they hold right now, also one taken this turn.
ruling-H2 = What do Giants pay for a mountain?
    .answer = Its one more. They save one only beside another mountain they hold.
ruling-H3 = What do Underworld Giants save?
    .answer = From a held mountain with a cavern every cavern is next door: one for the Giants, one for Underworld.
ruling-H4 = What do Flying Giants save?
    .answer = One token, but only in regions that truly lie beside a mountain they hold.
ruling-H5 = Where do holes go?
    .answer = Into the first two regions the race conquers, in whatever turn.
ruling-H6 = What if a region with a hole is abandoned?
    .answer = The hole is gone and not replaced.
ruling-H7 = What if Halflings are picked again later?
    .answer = A new race with { $holes } new holes.
ruling-H8 = Can holes be refused or moved?
    .answer = Neither.
ruling-H9 = Do holes help against dragon, sorcery and Flying?
    .answer = They keep out all of them.
ruling-H10 = Is one token on a hole enough?
    .answer = Yes.
ruling-H11 = What do Humans, Wizards and Dwarves earn?
    .answer = One coin for each farmland, magic source or mine held at the end of the turn. Race and power may both pay for one region.
ruling-H12 = What do Orcs earn?
    .answer = One coin for each non-empty region taken this turn, Lost Tribes included. Adds to Pillaging.
ruling-H13 = How do Skeletons grow?
    .answer = One new token for every { $grows_every } non-empty regions taken this turn, rounded down, at redeployment; it does not conquer this turn. Nothing is carried over, and the tray is the limit.
ruling-H14 = Which regions count for Skeletons?
    .answer = Those with active or declined tokens or a Lost Tribe.
ruling-H15 = What can Ratmen do?
    .answer = Nothing but be many.

## Sorcerers

ruling-W1 = How often does sorcery work?
    .answer = Once a turn against each opponent.
ruling-W2 = Against whom does sorcery work?
    .answer = Against a lone active token of an opponent next to a Sorcerer region.
ruling-W3 = Does sorcery need a token in hand?
    .answer = No, the new one comes from the tray.
ruling-W4 = Can sorcery be the first conquest?
    .answer = No: there is no Sorcerer to be next to.
ruling-W5 = What do Flying Sorcerers reach?
    .answer = Any lone active token on land; as first conquest only with a token in hand.
ruling-W6 = What do Underworld Sorcerers reach?
    .answer = Caverns count as their neighbours.
ruling-W7 = Do mountain, fortress and lair protect from sorcery?
    .answer = No; fortress and lair are removed.
ruling-W8 = Does a camp protect from sorcery?
    .answer = Yes, one is enough.
ruling-W9 = Do hole, dragon and hero protect from sorcery?
    .answer = Yes.
ruling-W10 = Does peace protect from sorcery?
    .answer = Yes.
ruling-W11 = Does sorcery reach water?
    .answer = Only Seafaring Sorcerers reach it.
ruling-W12 = What must the tray hold for sorcery?
    .answer = A Sorcerer; the last one will do.
ruling-W13 = Is sorcery a conquest?
    .answer = Yes, of a non-empty region: Pillaging pays, the Diplomat counts an attack.
ruling-W14 = Where does the swapped token go?
    .answer = To the tray, Elves too. Its owner gets nothing in hand.
ruling-W15 = May one go on from a region taken by sorcery?
    .answer = At once.
ruling-W16 = Does sorcery work on own or declined tokens, or Lost Tribes?
    .answer = No, they are no targets.
ruling-W17 = Must Berserk Sorcerers roll?
    .answer = Sorcery neither needs nor uses up a roll (see E17).

## Tritons and Trolls

ruling-X1 = What is a coast?
    .answer = Land beside a Sea or the Lake; it counts on entering too.
ruling-X2 = What do Seafaring Tritons save on water?
    .answer = Nothing: water is no coast.
ruling-X3 = Where do lairs come?
    .answer = One in each region Trolls come to hold, at once.
    .reason = { $lairs } are always enough for Trolls.
ruling-X4 = What happens to lairs in decline?
    .answer = They stay and defend. They go when the region is abandoned or conquered, or when the declined Trolls leave the map.
ruling-X5 = What does the conqueror of a lair get?
    .answer = Nothing.

## Special powers

ruling-Y1 = What does an Alchemist without a region earn?
    .answer = Still { $alchemist } coins.
ruling-Y2 = What does the Alchemist earn in the turn of decline?
    .answer = Nothing.
ruling-Y3 = In which order does Berserk work?
    .answer = Roll, choose the region, pay the price less the die, at least one.
ruling-Y4 = What is a duty with Berserk?
    .answer = No roll is. After a roll one conquers with it or stops; there is no second roll for the same conquest.
ruling-Y5 = What if a Berserk roll is too low for everything?
    .answer = Then that was the final attempt.
ruling-Y6 = May Berserk choose what it cannot pay?
    .answer = It would only end the conquests, so one stops instead.
ruling-Y7 = Does Berserk have the ordinary final attempt too?
    .answer = No.
ruling-Y8 = Can Berserk and the dragon meet?
    .answer = Never, both are badges.
ruling-Y9 = How many camps in a region?
    .answer = Any number up to { $camps }; they may also be left off.
ruling-Y10 = Does a camp hold a region?
    .answer = No, only race tokens do.
ruling-Y11 = What if a region with camps falls?
    .answer = All camps go to hand and are placed at the end of the attacker’s turn in any region of the owner’s race; without one they wait. None is lost.
ruling-Y12 = Do camps count as tokens?
    .answer = For defence only, and against sorcery.
ruling-Y13 = Does Commando save on the first conquest?
    .answer = Yes, one everywhere.
ruling-Y14 = Does Diplomat work with two seats?
    .answer = Yes, as printed.
ruling-Y15 = May the Diplomat name an opponent without an active race?
    .answer = Yes, and peace binds the next race too.
ruling-Y16 = What does peace forbid?
    .answer = Any attack by the ally’s active race on the Diplomat’s active race, in every way, until the Diplomat’s next turn. Declined tokens are outside.
ruling-Y17 = Whom may the Diplomat not name?
    .answer = An opponent whose active race lost a region to the Diplomat race this turn or was named for the die. Attacks on a declined race and attacks by one’s own declined Ghouls do not count.
ruling-Y18 = Must the Diplomat name somebody?
    .answer = No. The old peace ends when the Diplomat’s turn begins.
ruling-Y19 = Does the Diplomat make peace in the turn of decline?
    .answer = No.
ruling-Y20 = What can the dragon do?
    .answer = Once a turn, together with one token, it takes a region, whatever stands there. Reach matters as always.
ruling-Y21 = May the dragon stay?
    .answer = Yes; it moves by conquering only. Where it is, the region is immune; where it was, no longer.
ruling-Y22 = May the dragon make the first conquest?
    .answer = Yes.
ruling-Y23 = May the dragon go to immune regions or water?
    .answer = Never.
ruling-Y24 = What if the dragon’s region is abandoned?
    .answer = It goes to hand and may still fly this turn if it has not.
ruling-Y25 = What does Flying reach?
    .answer = Every land region, always.
ruling-Y26 = When is a fortress built?
    .answer = Once a turn while active, in redeployment. Not in the turn of decline.
ruling-Y27 = What do fortresses pay?
    .answer = One coin each in the active race’s regions, every turn. None in decline.
ruling-Y28 = What if { $fortresses } fortresses are on the map?
    .answer = No more are built, and they never move. Those of an older declined race count, and removed ones can be built again.
ruling-Y29 = Where do heroes stand?
    .answer = In { $heroes } different regions at the end of the turn, in one if there is only one. They stay until the next redeployment.
ruling-Y30 = What if the Heroic race is hit elsewhere?
    .answer = Heroes do not move in opponents’ turns.
ruling-Y31 = What do Forest, Hill, Swamp and Merchant pay?
    .answer = One coin for each such region of the active race (Merchant: for each region).
ruling-Y32 = Where does Mounted save?
    .answer = On hills and farmland, one token.
ruling-Y33 = What does Pillaging pay?
    .answer = As Orcs are paid, and it adds to them.
ruling-Y34 = Seafaring: what does water cost?
    .answer = Two, plus tokens if someone holds it.
ruling-Y35 = Seafaring: next to what?
    .answer = Water and the land on its shore are neighbours, both ways.
ruling-Y36 = What does Seafaring keep in decline?
    .answer = Its water, which it scores. It takes no more.
ruling-Y37 = Who can attack water?
    .answer = Only an active Seafaring race. Flying never.
ruling-Y38 = When can Stout decline?
    .answer = At the end of a turn after income, also in the race’s first and without a conquest.
ruling-Y39 = What does Stout score?
    .answer = The turn as active with all bonuses, the old declined race included; then that race is removed. Nothing is scored twice.
ruling-Y40 = Does Stout have the ordinary decline too?
    .answer = Yes.
ruling-Y41 = Underworld: for whom are caverns neighbours?
    .answer = For that race’s conquests, and for what its Giants or Sorcerers do.
ruling-Y42 = What does Wealthy pay?
    .answer = { $wealthy } coins at the end of the turn of the pick.

## The dealer and the combos

ruling-E1 = Which goes first when a race is gone, badge or banner?
    .answer = It discards its badge before its banner returns. If badges are reshuffled for that banner, the discarded badge is among them.
    .reason = Both lie on the table until then; the badge has to go first to be anywhere.
ruling-E2 = In which order do banners and badges move at a decline?
    .answer = The older race’s banner returns, and badges are reshuffled for it, before the declining race’s badge is discarded.
    .reason = The older race leaves first (D3).
ruling-E3 = When does the dealer act?
    .answer = Before any seat, even in the middle of conquests, while a die is awaited or the column is short and a banner is free. In a set position that awaits both, the die comes first.
    .reason = Everybody decides with the same column in view, and a record has one possible order.
ruling-E4 = Is anything revealed after the end?
    .answer = No, after the game is over nothing is revealed.
    .reason = Nobody could pick it.
ruling-E5 = When are the stacks shuffled?
    .answer = Never in advance: a reveal draws one of the unseen banners and badges when it is due. Returned banners come after all unseen ones.
    .reason = The odds are the same, and an order that does not exist cannot leak.
ruling-E6 = What does perft count?
    .answer = The dealer’s actions like any other, each number of the die once.
    .reason = It is a fingerprint of the rules, not of the odds.

## The turn

ruling-E7 = Does picking a combo begin the race’s turn?
    .answer = No: a declined race that acts may still act until the active race does something. To stop is to do something, too.
    .reason = G3 leaves both orders open.
ruling-E8 = May regions be abandoned after the declined race has conquered?
    .answer = Yes, by the active race: each race readies by itself.
    .reason = A9 speaks of that race’s first conquest.
ruling-E9 = When does a declined race that acts redeploy?
    .answer = In every turn its owner expands, even if it conquered nothing.
    .reason = An active race may do so (T3), and Ghouls play like one.
ruling-E10 = What if the Ghouls’ final attempt ends all conquests?
    .answer = With “{ option-ghouls_own_die }” off, it starts redeployment at once. If a pick is still owed, the pick comes first and redeployment follows it.
    .reason = The pick is a duty (P5), but all conquests are over.
ruling-E11 = When is a choice after income asked?
    .answer = Only if there is one: a Diplomat who attacked everybody is not asked.
    .reason = A question with one answer is none.
ruling-E12 = Can a race have both a late decline and peace?
    .answer = A race of one’s own that has both takes one of the two; either ends the turn.
    .reason = Peace protects an active race only.
ruling-E13 = When is the end of a turn said?
    .answer = Always, even with nothing to place. Only the ordinary decline, a late choice and a refuge with nothing to place end without it.
    .reason = One may still want to look, or to undo.
ruling-E14 = Are displaced tokens placed after the very last turn?
    .answer = Yes, their owners still place them.
    .reason = A tie counts tokens on the map (V5).
ruling-E15 = Who may undo what?
    .answer = One’s own decisions of this turn: a defender may take back placings in refuge, but nobody anything that somebody else has answered.
    .reason = T8, from every seat’s side.

## Conquest

ruling-E16 = Which conquests bring holes?
    .answer = The first { $holes } regions of any kind, taken in any way: water, with the die, with the dragon.
    .reason = H5 and H8 make no exception.
ruling-E17 = What may be done while a Berserk roll is pending?
    .answer = Only a plain conquest, or stopping. Sorcery, dragon and abandoning wait until the roll is used.
    .reason = Else one could look at the die first and then choose another way.
ruling-E18 = What does a Berserk roll need?
    .answer = A token in hand, but no region that it could win.
    .reason = The roll comes before the choice (Y3).
ruling-E19 = May the dragon ever fly to water?
    .answer = No, not even for a race of one’s own that sails.
    .reason = Y23 says never.
ruling-E20 = What if all lairs are on the map?
    .answer = Regions taken by a race of one’s own get none.
    .reason = There are { $lairs } in the box (N5).
ruling-E21 = What does a race reach that flies and sails?
    .answer = All land, and water by neighbourhood or entry only.
    .reason = Flying is about land (Y25).
ruling-E22 = May a race that enters anywhere begin with sorcery?
    .answer = No, only one that flies.
    .reason = W4, W5: there is nothing to be next to.
ruling-E23 = What does a declined race that acts keep?
    .answer = What its banner saves, reaches and marks with lairs. It has no badge, and never sorcery, holes, new tokens or coins for conquests.
    .reason = Its banner is still there, its badge is not.

## Losses and refuge

ruling-E24 = Which camps are set in refuge?
    .answer = Only those driven out this turn; those left off earlier stay in hand.
    .reason = Nothing else moves in an opponent’s turn.
ruling-E25 = Must driven-out camps be set?
    .answer = No, they may be left off in refuge too and wait for the next redeployment.
    .reason = As in Y9.
ruling-E26 = Where does a swapped Elf go that is not lost?
    .answer = With “{ option-elf_lost_to_sorcerer }” off, to its owner’s hand; it is placed in refuge.
    .reason = As if the region had been conquered (L3).
ruling-E27 = In which order does a defender place two races?
    .answer = In any order, and the end is said once.
    .reason = Nobody else acts in between.
ruling-E28 = What if a declined race that acts loses no tokens?
    .answer = Then it loses none in decline either.
    .reason = It plays as if active.

## Redeployment and decline

ruling-E29 = May tokens stay in hand?
    .answer = Not while their race holds a region, the Amazons’ { $visitors } excepted. The same in refuge.
    .reason = Redeployment is for all tokens.
ruling-E30 = How many fortresses fit in a region?
    .answer = One.
    .reason = Its worth is counted by region.
ruling-E31 = How are regions given up for the Amazons?
    .answer = Before anything is placed, and not one more than needed. Their markers go as if abandoned.
    .reason = A9 forbids abandoning for any other reason.
ruling-E32 = Which Amazons leave?
    .answer = Any { $visitors } of the tokens that are left; they are not marked, and losses are never made up.
    .reason = One token is like another.
ruling-E33 = Must heroes be placed?
    .answer = Yes, while a region of the race has none. Heroes without such a region stay in hand.
    .reason = Y29 has no “may”; camps (Y9) have.
ruling-E34 = What if a seat had two lasting races?
    .answer = The second would push out the first.
    .reason = There is one place for it (D10); in the box it cannot happen (D11).
