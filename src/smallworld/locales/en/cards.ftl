### Cards: what each race and each power does. Numbers come from the rules themselves.

## The numbers of a card

card-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }
card-supply = { $supply } in the box

## Races

card-race-amazons = { $visitors } extra tokens fight along from the first turn. Every turn, before income, { $visitors } tokens leave the map again, and return to your hand for the next one.
card-race-dwarves = A bonus coin for each mine you hold, and the mines go on paying in decline.
card-race-elves = Losing a region costs no Elf: all of them come back to your hand. That ends with decline.
card-race-ghouls = In decline every Ghoul stays on the map and goes on conquering, always before your active race does.
card-race-giants = Regions beside a mountain the Giants hold cost a token less.
card-race-halflings = They may enter the map anywhere. Their first { $holes } regions get a hole, and nobody can attack those while the Halflings are active and stay.
card-race-humans = A bonus coin for each farmland you hold.
card-race-orcs = A bonus coin for each occupied region taken this turn, Lost Tribes included.
card-race-ratmen = No special skill; there are just a lot of them.
card-race-skeletons = { $grows_every ->
    [one] Each occupied region taken this turn adds a token when you redeploy.
   *[other] Every { $grows_every } occupied regions taken this turn add a token when you redeploy.
  }
card-race-sorcerers = Once a turn against each opponent, a lone active token beside a Sorcerer is swapped for a new Sorcerer. The region is yours.
card-race-tritons = Land on a shore, be it of a sea or the lake, costs a token less.
card-race-trolls = Each of their regions gets a lair, which makes it one token dearer to attack, even after decline.
card-race-wizards = A bonus coin for each magic source you hold.

## Powers

card-power-alchemist = { $pays_each_turn ->
    [one] A bonus coin every turn, as long as the race is active.
   *[other] { $pays_each_turn } bonus coins every turn, as long as the race is active.
  }
card-power-berserk = You may roll the die ahead of each conquest; what it shows comes off the price. There is no final attempt.
card-power-bivouacking = { $camps } camps to set up each turn, as many in one region as you like. Each makes its region one token dearer and shields a lone token from sorcery.
card-power-commando = Every region costs a token less.
card-power-diplomat = After income you may choose an opponent whose active race you left alone this turn. Until your next turn that player’s active race cannot attack yours.
card-power-dragon_master = Once a turn the dragon and one token take any region in reach, whoever is there. Nobody can attack it while the dragon stays.
card-power-flying = All land is in reach, near or far; water is not.
card-power-forest = A bonus coin for each forest you hold.
card-power-fortified = You may build one fortress a turn, up to { $fortresses }. Each brings a bonus coin while the race is active and makes its region one token dearer, even after decline.
card-power-heroic = { $heroes } heroes end each turn in { $heroes } different regions, which nobody can attack.
card-power-hill = A bonus coin for each hill you hold.
card-power-merchant = A bonus coin for each region you hold.
card-power-mounted = Hills and farmland cost a token less.
card-power-pillaging = A bonus coin for each occupied region taken this turn, Lost Tribes included.
card-power-seafaring = Seas and the lake can be conquered too, and stay yours after decline.
card-power-spirit = In decline the race stays until it is driven out: it leaves room for a second declined race.
card-power-stout = You may go into decline at the end of a turn, once its income is paid.
card-power-swamp = A bonus coin for each swamp you hold.
card-power-underworld = Caverns cost a token less, and from one of them all others are next door.
card-power-wealthy = { $pays_first_turn ->
    [one] One bonus coin, once, at the end of the first turn.
   *[other] { $pays_first_turn } bonus coins, once, at the end of the first turn.
  }
