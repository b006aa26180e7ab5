### Names: what things are called. docs/translating.md says what each form is for.
###
### Races, powers and pieces have capitals everywhere.

## Races. The value is the bare plural, .inside the same inside a sentence, .one one of them, .the
## the plural with the article; .joined and .the_joined are the ends of compounds, .first their first
## letter; .gender is that of one of them, .number what agrees with all

race-unnamed = { $name }
    .inside = { $name }
    .one = { $name }
    .the = { $name }
    .joined = -{ $name }
    .the_joined = -{ $name }
    .first = unknown
    .gender = common
    .number = plural
race-amazons = Amazoner
    .inside = Amazoner
    .one = Amazon
    .the = Amazonerna
    .joined = amazoner
    .the_joined = amazonerna
    .first = a
    .gender = common
    .number = plural
race-dwarves = Dvärgar
    .inside = Dvärgar
    .one = Dvärg
    .the = Dvärgarna
    .joined = dvärgar
    .the_joined = dvärgarna
    .first = d
    .gender = common
    .number = plural
race-elves = Alver
    .inside = Alver
    .one = Alv
    .the = Alverna
    .joined = alver
    .the_joined = alverna
    .first = a
    .gender = common
    .number = plural
race-ghouls = Gastar
    .inside = Gastar
    .one = Gast
    .the = Gastarna
    .joined = gastar
    .the_joined = gastarna
    .first = g
    .gender = common
    .number = plural
race-giants = Jättar
    .inside = Jättar
    .one = Jätte
    .the = Jättarna
    .joined = jättar
    .the_joined = jättarna
    .first = j
    .gender = common
    .number = plural
race-halflings = Halvlängdsmän
    .inside = Halvlängdsmän
    .one = Halvlängdsman
    .the = Halvlängdsmännen
    .joined = halvlängdsmän
    .the_joined = halvlängdsmännen
    .first = h
    .gender = common
    .number = plural
race-humans = Människor
    .inside = Människor
    .one = Människa
    .the = Människorna
    .joined = människor
    .the_joined = människorna
    .first = m
    .gender = common
    .number = plural
race-orcs = Orcher
    .inside = Orcher
    .one = Orch
    .the = Orcherna
    .joined = orcher
    .the_joined = orcherna
    .first = o
    .gender = common
    .number = plural
race-ratmen = Råttmänniskor
    .inside = Råttmänniskor
    .one = Råttmänniska
    .the = Råttmänniskorna
    .joined = råttmänniskor
    .the_joined = råttmänniskorna
    .first = r
    .gender = common
    .number = plural
race-skeletons = Skelett
    .inside = Skelett
    .one = Skelett
    .the = Skeletten
    .joined = skelett
    .the_joined = skeletten
    .first = s
    .gender = neuter
    .number = plural
race-sorcerers = Besvärjare
    .inside = Besvärjare
    .one = Besvärjare
    .the = Besvärjarna
    .joined = besvärjare
    .the_joined = besvärjarna
    .first = b
    .gender = common
    .number = plural
race-tritons = Havsfolk
    .inside = Havsfolk
    .one = Havsfolk
    .the = Havsfolket
    .joined = havsfolk
    .the_joined = havsfolket
    .first = h
    .gender = neuter
    .number = singular
race-trolls = Troll
    .inside = Troll
    .one = Troll
    .the = Trollen
    .joined = troll
    .the_joined = trollen
    .first = t
    .gender = neuter
    .number = plural
race-wizards = Trollkarlar
    .inside = Trollkarlar
    .one = Trollkarl
    .the = Trollkarlarna
    .joined = trollkarlar
    .the_joined = trollkarlarna
    .first = t
    .gender = common
    .number = plural

## Powers. .kind says how it meets a race: as an adjective before it, or as the beginning of a
## compound, .joined

power-unnamed = { $name }
    .kind = adjective
power-alchemist = Alkemist
    .kind = compound
    .joined = Alkemist
power-berserk = Bärsärk
    .kind = compound
    .joined = { $race_first ->
        [a] Bärsärka-
       *[other] Bärsärka
    }
power-bivouacking = Bivackerande
    .kind = adjective
power-commando = Kommando
    .kind = compound
    .joined = { $race_first ->
        [o] Kommando-
       *[other] Kommando
    }
power-diplomat = Diplomat
    .kind = compound
    .joined = Diplomat
power-dragon_master = Drakmästare
    .kind = compound
    .joined = Drakmästar
power-flying = Flygande
    .kind = adjective
power-forest = Skogs
    .kind = compound
    .joined = Skogs
power-fortified = Befästa
    .kind = adjective
power-heroic = Hjältemodiga
    .kind = adjective
power-hill = Backe
    .kind = compound
    .joined = Back
power-merchant = Handelsman
    .kind = compound
    .joined = { $race_first ->
        [a] Handelsmanna-
       *[other] Handelsmanna
    }
power-mounted = Beridna
    .kind = adjective
power-pillaging = Skövlande
    .kind = adjective
power-seafaring = Sjöfarande
    .kind = adjective
power-spirit = Ande
    .kind = compound
    .joined = Ande
power-stout = Dristiga
    .kind = adjective
power-swamp = Träsk
    .kind = compound
    .joined = Träsk
power-underworld = Underjordiska
    .kind = adjective
power-wealthy = Rika
    .kind = adjective

## A race with its power: bare, and with the article. One people in the singular takes the article

combo = { $power_kind ->
    [compound] { $power_joined }{ $race_joined }
   *[adjective] { $race_number ->
        [singular] { $power } { $race_the }
       *[plural] { $power } { $race }
      }
  }
    .inside = { $power_kind ->
        [compound] { $power_joined }{ $race_joined }
       *[adjective] { $race_number ->
            [singular] { $power } { $race_the }
           *[plural] { $power } { $race_inside }
          }
    }
    .the = { $power_kind ->
        [compound] { $power_joined }{ $race_the_joined }
       *[adjective] { $race_number ->
            [singular] det { $power } { $race_the }
           *[plural] de { $power } { $race_the }
          }
    }
    .gender = { $race_gender }
    .number = { $race_number }

## The map. $name is a region's proper name, the same in all languages; sentences put the word
## for region before it, in the case they need

region = { $name } ({ $number })
region-unnamed = nr { $number }

terrain-farmland = Åkermark
terrain-forest = Skog
terrain-hill = Kulle
terrain-mountain = Berg
terrain-swamp = Träsk
terrain-sea = Hav
terrain-lake = Sjö

symbol-mine = Gruva
symbol-magic = Magikälla
symbol-cavern = Grotta

## Pieces: one, several, and the gender of one

piece-unnamed = { $name }
    .many = { $name }
    .gender = common
piece-tribe = Glömd Stam
    .many = Glömda Stammar
    .gender = common
piece-mountain = Berg
    .many = Berg
    .gender = neuter
piece-fortress = Fästning
    .many = Fästningar
    .gender = common
piece-lair = Trollhåla
    .many = Trollhålor
    .gender = common
piece-camp = Bivack
    .many = Bivacker
    .gender = common
piece-hole = Hål-i-Marken
    .many = Hål-i-Marken
    .gender = neuter
piece-hero = Hjälte
    .many = Hjältar
    .gender = common
piece-dragon = Drake
    .many = Drakar
    .gender = common
piece-marker = markör
    .many = markörer
    .gender = common
piece-catapult = Katapult
    .many = Katapulter
    .gender = common

## The table

seat-unnamed = Plats { $number }

## Bots at a table: .manner describes the character

character-pip = Pip
    .manner = drömmande
character-fenna = Fenna
    .manner = hastig
character-bosko = Bosko
    .manner = munter
character-minka = Minka
    .manner = nyfiken
character-odo = Odo
    .manner = sparsam
character-gunda = Gunda
    .manner = envis
character-rurik = Rurik
    .manner = dumdristig
character-selma = Selma
    .manner = tålmodig
character-korvin = Korvin
    .manner = slug
character-isolde = Isolde
    .manner = lugn

phase-start = turens början
phase-conquest = erövring
phase-redeployment = omorganisation av Trupper
phase-after_scoring = val efter inkomsten
phase-refuge = fördrivna brickor
phase-over = spelets slut
