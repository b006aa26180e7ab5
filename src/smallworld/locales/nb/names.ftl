### Names: what things are called. docs/translating.md says what each form is for.
###
### Races and powers have capitals everywhere, other words only at the start of a sentence.

## Races. The value is the bare plural, .inside the same inside a sentence, .one one of them, .the
## the plural with the article; .gender is that of one of them, .number what agrees with all

race-unnamed = { $name }
    .inside = { $name }
    .one = { $name }
    .the = { $name }
    .gender = common
    .number = plural
race-amazons = Amazoner
    .inside = Amazoner
    .one = Amazon
    .the = Amazonene
    .gender = common
    .number = plural
race-dwarves = Dverger
    .inside = Dverger
    .one = Dverg
    .the = Dvergene
    .gender = common
    .number = plural
race-elves = Alver
    .inside = Alver
    .one = Alv
    .the = Alvene
    .gender = common
    .number = plural
race-ghouls = Levende Døde
    .inside = Levende Døde
    .one = Levende Død
    .the = de Levende Døde
    .gender = common
    .number = plural
race-giants = Kjemper
    .inside = Kjemper
    .one = Kjempe
    .the = Kjempene
    .gender = common
    .number = plural
race-halflings = Gnomer
    .inside = Gnomer
    .one = Gnom
    .the = Gnomene
    .gender = common
    .number = plural
race-humans = Mennesker
    .inside = Mennesker
    .one = Menneske
    .the = Menneskene
    .gender = neuter
    .number = plural
race-orcs = Orker
    .inside = Orker
    .one = Ork
    .the = Orkene
    .gender = common
    .number = plural
race-ratmen = Rottemenn
    .inside = Rottemenn
    .one = Rottemann
    .the = Rottemennene
    .gender = common
    .number = plural
race-skeletons = Skjeletter
    .inside = Skjeletter
    .one = Skjelett
    .the = Skjelettene
    .gender = neuter
    .number = plural
race-sorcerers = Magikere
    .inside = Magikere
    .one = Magiker
    .the = Magikerne
    .gender = common
    .number = plural
race-tritons = Havfolk
    .inside = Havfolk
    .one = Havfolk
    .the = Havfolket
    .gender = neuter
    .number = singular
race-trolls = Troll
    .inside = Troll
    .one = Troll
    .the = Trollene
    .gender = neuter
    .number = plural
race-wizards = Trollmenn
    .inside = Trollmenn
    .one = Trollmann
    .the = Trollmennene
    .gender = common
    .number = plural

## Powers; in a sentence they stand in quotation marks

power-unnamed = { $name }
power-alchemist = Alkymist
power-berserk = Berserk
power-bivouacking = Leir
power-commando = Kommando
power-diplomat = Diplomat
power-dragon_master = Dragebetvinger
power-flying = Flyvning
power-forest = Skog
power-fortified = Festning
power-heroic = Heroisk
power-hill = Bakker
power-merchant = Kremmer
power-mounted = Riddere
power-pillaging = Plyndring
power-seafaring = Sjøfarere
power-spirit = Sjel
power-stout = Tapper
power-swamp = Sump
power-underworld = Underverdenen
power-wealthy = Rikdom

## A race with its power: a label, and the same inside a sentence

combo = { $race } – { $power }
    .inside = { $race_inside } med spesialevnen «{ $power }»
    .the = { $race_the } med spesialevnen «{ $power }»
    .gender = { $race_gender }
    .number = { $race_number }

## The map. $name is a region's proper name, the same in all languages; sentences put the word
## for region before it, in the case they need

region = { $name } ({ $number })
region-unnamed = nr. { $number }

terrain-farmland = landbruk
terrain-forest = skog
terrain-hill = bakke
terrain-mountain = fjell
terrain-swamp = sump
terrain-sea = hav
terrain-lake = innsjø

symbol-mine = mine
symbol-magic = magi
symbol-cavern = underjordiske huler

## Pieces: one, several, and the gender of one

piece-unnamed = { $name }
    .many = { $name }
    .gender = common
piece-tribe = Glemt Folkeslag
    .many = Glemte Folkeslag
    .gender = neuter
piece-mountain = fjell
    .many = fjell
    .gender = neuter
piece-fortress = festning
    .many = festninger
    .gender = common
piece-lair = trollhule
    .many = trollhuler
    .gender = common
piece-camp = leir
    .many = leire
    .gender = common
piece-hole = jordhule
    .many = jordhuler
    .gender = common
piece-hero = helt
    .many = helter
    .gender = common
piece-dragon = drage
    .many = drager
    .gender = common
piece-marker = markør
    .many = markører
    .gender = common
piece-catapult = katapult
    .many = katapulter
    .gender = common

## The table

seat-unnamed = Plass { $number }

## Bots at a table: .manner describes the character

character-pip = Pip
    .manner = drømmende
character-fenna = Fenna
    .manner = hastig
character-bosko = Bosko
    .manner = munter
character-minka = Minka
    .manner = nysgjerrig
character-odo = Odo
    .manner = sparsommelig
character-gunda = Gunda
    .manner = sta
character-rurik = Rurik
    .manner = dumdristig
character-selma = Selma
    .manner = tålmodig
character-korvin = Korvin
    .manner = slu
character-isolde = Isolde
    .manner = rolig

phase-start = starten av turen
phase-conquest = erobring
phase-redeployment = omfordeling av tropper
phase-after_scoring = valg etter inntekten
phase-refuge = fordrevne tropper
phase-over = spillets avslutning
