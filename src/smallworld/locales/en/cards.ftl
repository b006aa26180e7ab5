### Cards: what each race and each power does. Numbers come from the rules themselves.

## The numbers of a card

card-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }
card-supply = { $supply } in the box

## Races

card-race-amazons = { $visitors } extra tokens fight for you. Each turn before scoring, { $visitors } tokens leave the map; you get them back next turn.
card-race-dwarves = 1 bonus coin for each mine you hold, even in decline.
card-race-elves = Losing a region costs you no Elves: all of them return to your hand. Not in decline.
card-race-ghouls = In decline, all your Ghouls stay on the map and keep conquering, always before your active race.
card-race-giants = Regions next to a mountain your Giants hold cost 1 token less.
card-race-halflings = Enter the map anywhere. Your first { $holes } regions get a Hole-in-the-Ground: nobody can attack them while your Halflings stay there and are active.
card-race-humans = 1 bonus coin for each farmland you hold.
card-race-orcs = 1 bonus coin for each non-empty region taken this turn, Lost Tribes included.
card-race-ratmen = No special skill – there are just lots of them.
card-race-skeletons = { $grows_every ->
    [one] 1 new token when you redeploy for each non-empty region taken this turn.
   *[other] 1 new token when you redeploy for every { $grows_every } non-empty regions taken this turn.
  }
card-race-sorcerers = Once per turn against each opponent, swap a lone active token next to a Sorcerer for a new Sorcerer. The region is yours.
card-race-tritons = Land next to a sea or lake costs 1 token less.
card-race-trolls = Each of your regions gets a Troll’s Lair: it costs 1 more token to attack, even in decline.
card-race-wizards = 1 bonus coin for each magic source you hold.

## Powers

card-power-alchemist = { $pays_each_turn ->
    [one] 1 bonus coin every turn while the race is active.
   *[other] { $pays_each_turn } bonus coins every turn while the race is active.
  }
card-power-berserk = Before each conquest you may roll the die; the result comes off the price. No final attempt.
card-power-bivouacking = { $camps } encampments to place each turn, as many per region as you like. Each makes its region cost 1 more token to attack and protects a lone token from sorcery.
card-power-commando = Every region costs 1 token less.
card-power-diplomat = After scoring, you may make peace with an opponent whose active race you didn’t attack this turn. Until your next turn, their active race can’t attack yours.
card-power-dragon_master = Once per turn, your dragon and 1 token take any region in reach, no matter who defends it. Nobody can attack it while the dragon is there.
card-power-flying = You can reach all land, near or far, but no water.
card-power-forest = 1 bonus coin for each forest you hold.
card-power-fortified = You may build 1 fortress per turn, up to { $fortresses }. Each pays 1 bonus coin while the race is active and makes its region cost 1 more token to attack, even in decline.
card-power-heroic = { $heroes } heroes end each turn in { $heroes } different regions. Nobody can attack those.
card-power-hill = 1 bonus coin for each hill you hold.
card-power-merchant = 1 bonus coin for each region you hold.
card-power-mounted = Hills and farmland cost 1 token less.
card-power-pillaging = 1 bonus coin for each non-empty region taken this turn, Lost Tribes included.
card-power-seafaring = You may conquer seas and the lake, and keep them in decline.
card-power-spirit = In decline, this race stays until it is driven out, and you may have another race in decline beside it.
card-power-stout = You may go into decline at the end of a turn, after scoring.
card-power-swamp = 1 bonus coin for each swamp you hold.
card-power-underworld = Caverns cost 1 token less, and for you each cavern is adjacent to all others.
card-power-wealthy = { $pays_first_turn ->
    [one] 1 bonus coin, once, at the end of the first turn.
   *[other] { $pays_first_turn } bonus coins, once, at the end of the first turn.
  }
