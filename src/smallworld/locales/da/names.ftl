### Names: what things are called. docs/translating.md says what each form is for.
###
### As in the printed edition, races and powers keep their English names.

## Races. The value is the plural, .inside the same inside a sentence, .one one of them;
## .gloss is the Danish word the edition prints beside the name

race-unnamed = { $name }
    .inside = { $name }
    .one = { $name }
    .gloss = { $name }
race-amazons = Amazons
    .inside = Amazons
    .one = Amazon
    .gloss = Amazoner
race-dwarves = Dwarves
    .inside = Dwarves
    .one = Dwarf
    .gloss = Dværge
race-elves = Elves
    .inside = Elves
    .one = Elf
    .gloss = Elvere
race-ghouls = Ghouls
    .inside = Ghouls
    .one = Ghoul
    .gloss = Levende Døde
race-giants = Giants
    .inside = Giants
    .one = Giant
    .gloss = Kæmper
race-halflings = Halflings
    .inside = Halflings
    .one = Halfling
    .gloss = Gnomer
race-humans = Humans
    .inside = Humans
    .one = Human
    .gloss = Mennesker
race-orcs = Orcs
    .inside = Orcs
    .one = Orc
    .gloss = Orker
race-ratmen = Ratmen
    .inside = Ratmen
    .one = Ratman
    .gloss = Rottefolk
race-skeletons = Skeletons
    .inside = Skeletons
    .one = Skeleton
    .gloss = Skeletter
race-sorcerers = Sorcerers
    .inside = Sorcerers
    .one = Sorcerer
    .gloss = Troldmænd
race-tritons = Tritons
    .inside = Tritons
    .one = Triton
    .gloss = Havfolk
race-trolls = Trolls
    .inside = Trolls
    .one = Troll
    .gloss = Trolde
race-wizards = Wizards
    .inside = Wizards
    .one = Wizard
    .gloss = Heksemestre

## Powers. .gloss is the Danish word the edition prints beside the name

power-unnamed = { $name }
    .gloss = { $name }
power-alchemist = Alchemist
    .gloss = Alkymist
power-berserk = Berserk
    .gloss = Bersærk
power-bivouacking = Bivouacking
    .gloss = Bivuakere
power-commando = Commando
    .gloss = Kommando
power-diplomat = Diplomat
    .gloss = Diplomat
power-dragon_master = Dragon Master
    .gloss = Dragebetvinger
power-flying = Flying
    .gloss = Flyvning
power-forest = Forest
    .gloss = Skov
power-fortified = Fortified
    .gloss = Fæstning
power-heroic = Heroic
    .gloss = Heltemodig
power-hill = Hill
    .gloss = Bakker
power-merchant = Merchant
    .gloss = Købmand
power-mounted = Mounted
    .gloss = Riddere
power-pillaging = Pillaging
    .gloss = Plyndring
power-seafaring = Seafaring
    .gloss = Søfarere
power-spirit = Spirit
    .gloss = Ånder
power-stout = Stout
    .gloss = Tapper
power-swamp = Swamp
    .gloss = Sump
power-underworld = Underworld
    .gloss = Underverdenen
power-wealthy = Wealthy
    .gloss = Rigdom

## A race with its power: a label, and the same inside a sentence

combo = { $power } { $race }
    .inside = { $race_inside } med Specialevnen »{ $power }«

## The map. $name is a region's proper name, the same in all languages; sentences put the word
## for region before it, in the case they need

region = { $name } ({ $number })
region-unnamed = nr. { $number }

terrain-farmland = Landbrug
terrain-forest = Skov
terrain-hill = Bakke
terrain-mountain = Bjerg
terrain-swamp = Sump
terrain-sea = Hav
terrain-lake = Sø

symbol-mine = Mine
symbol-magic = Magi
symbol-cavern = Underjordiske Huler

## Pieces: one, several, and the gender of one

piece-unnamed = { $name }
    .many = { $name }
    .gender = common
piece-tribe = Glemt Folkeslag
    .many = Glemte Folkeslag
    .gender = neuter
piece-mountain = Bjerg
    .many = Bjerge
    .gender = neuter
piece-fortress = Fæstning
    .many = Fæstninger
    .gender = common
piece-lair = Troldehule
    .many = Troldehuler
    .gender = common
piece-camp = Lejr
    .many = Lejre
    .gender = common
piece-hole = Jordhul
    .many = Jordhuller
    .gender = neuter
piece-hero = Helt
    .many = Helte
    .gender = common
piece-dragon = Drage
    .many = Drager
    .gender = common
piece-marker = Markør
    .many = Markører
    .gender = common
piece-catapult = Katapult
    .many = Katapulter
    .gender = common

## The table

seat-unnamed = Plads { $number }

## Bots at a table: .manner describes the character

character-pip = Pip
    .manner = drømmende
character-fenna = Fenna
    .manner = hastig
character-bosko = Bosko
    .manner = munter
character-minka = Minka
    .manner = nysgerrig
character-odo = Odo
    .manner = sparsommelig
character-gunda = Gunda
    .manner = stædig
character-rurik = Rurik
    .manner = dumdristig
character-selma = Selma
    .manner = tålmodig
character-korvin = Korvin
    .manner = snu
character-isolde = Isolde
    .manner = rolig

phase-start = turens begyndelse
phase-conquest = erobring
phase-redeployment = omfordeling af Tropper
phase-after_scoring = valg efter optjeningen
phase-refuge = fordrevne Tropper
phase-over = spillets afslutning
