### Names: what things are called, one message each.
###
### How a name gets into a sentence is the same for every language and in every program:
### it is looked up first and passed in as a variable, say $race; each attribute of the name
### comes along as a variable of its own: $race_one is the “.one” of $race. A language gives
### its names the attributes its sentences need (.gender, .genitive …): those of race-unnamed,
### power-unnamed and piece-unnamed, which also name what a pack brings without a text here.
### Numbers are passed as numbers, yes and no as the words “yes” and “no”.

## Races: the plural, and one of them

race-unnamed = { $name }
    .one = { $name }
race-amazons = Amazons
    .one = Amazon
race-dwarves = Dwarves
    .one = Dwarf
race-elves = Elves
    .one = Elf
race-ghouls = Ghouls
    .one = Ghoul
race-giants = Giants
    .one = Giant
race-halflings = Halflings
    .one = Halfling
race-humans = Humans
    .one = Human
race-orcs = Orcs
    .one = Orc
race-ratmen = Ratmen
    .one = Ratman
race-skeletons = Skeletons
    .one = Skeleton
race-sorcerers = Sorcerers
    .one = Sorcerer
race-tritons = Tritons
    .one = Triton
race-trolls = Trolls
    .one = Troll
race-wizards = Wizards
    .one = Wizard

## Powers

power-unnamed = { $name }
power-alchemist = Alchemist
power-berserk = Berserk
power-bivouacking = Bivouacking
power-commando = Commando
power-diplomat = Diplomat
power-dragon_master = Dragon Master
power-flying = Flying
power-forest = Forest
power-fortified = Fortified
power-heroic = Heroic
power-hill = Hill
power-merchant = Merchant
power-mounted = Mounted
power-pillaging = Pillaging
power-seafaring = Seafaring
power-spirit = Spirit
power-stout = Stout
power-swamp = Swamp
power-underworld = Underworld
power-wealthy = Wealthy

## A race with its power

combo = { $power } { $race }

## The map. $name is a region's proper name, the same in all languages

region = { $name } ({ $number })
region-unnamed = Region { $number }

terrain-farmland = farmland
terrain-forest = forest
terrain-hill = hill
terrain-mountain = mountain
terrain-swamp = swamp
terrain-sea = sea
terrain-lake = lake

symbol-mine = mine
symbol-magic = magic source
symbol-cavern = cavern

## Pieces: one, and several

piece-unnamed = { $name }
    .many = { $name }
piece-tribe = Lost Tribe
    .many = Lost Tribes
piece-mountain = mountain
    .many = mountains
piece-fortress = fortress
    .many = fortresses
piece-lair = Troll’s Lair
    .many = Troll’s Lairs
piece-camp = encampment
    .many = encampments
piece-hole = Hole-in-the-Ground
    .many = Holes-in-the-Ground
piece-hero = hero
    .many = heroes
piece-dragon = dragon
    .many = dragons
piece-marker = marker
    .many = markers
piece-catapult = catapult
    .many = catapults

## The table

seat-unnamed = Seat { $number }

## Bots at a table: .manner describes the character

character-pip = Pip
    .manner = dreamy
character-fenna = Fenna
    .manner = hasty
character-bosko = Bosko
    .manner = cheerful
character-minka = Minka
    .manner = curious
character-odo = Odo
    .manner = thrifty
character-gunda = Gunda
    .manner = stubborn
character-rurik = Rurik
    .manner = reckless
character-selma = Selma
    .manner = patient
character-korvin = Korvin
    .manner = cunning
character-isolde = Isolde
    .manner = calm

phase-start = start of the turn
phase-conquest = conquest
phase-redeployment = redeployment
phase-after_scoring = choices after scoring
phase-refuge = displaced tokens
phase-over = end of the game
