### Names: what things are called. docs/translating.md says what each form is for.
###
### Everything is lower case inside a sentence.

## Races. The value is the nominative plural as a label, .inside the same inside a sentence; .one is
## one of them, .one_partitive stands after other numbers; the cases without “one” are plural;
## .first is the first letter, for compounds

race-unnamed = { $name }
    .inside = { $name }
    .one = { $name }
    .one_partitive = { $name }
    .genitive = { $name }
    .partitive = { $name }
    .adessive = { $name }
    .first = unknown
race-amazons = Amatsonit
    .inside = amatsonit
    .one = amatsoni
    .one_partitive = amatsonia
    .genitive = amatsonien
    .partitive = amatsoneja
    .adessive = amatsoneilla
    .first = a
race-dwarves = Kääpiöt
    .inside = kääpiöt
    .one = kääpiö
    .one_partitive = kääpiötä
    .genitive = kääpiöiden
    .partitive = kääpiöitä
    .adessive = kääpiöillä
    .first = k
race-elves = Haltiat
    .inside = haltiat
    .one = haltia
    .one_partitive = haltiaa
    .genitive = haltioiden
    .partitive = haltioita
    .adessive = haltioilla
    .first = h
race-ghouls = Ghoulit
    .inside = ghoulit
    .one = ghouli
    .one_partitive = ghoulia
    .genitive = ghoulien
    .partitive = ghouleja
    .adessive = ghouleilla
    .first = g
race-giants = Jättiläiset
    .inside = jättiläiset
    .one = jättiläinen
    .one_partitive = jättiläistä
    .genitive = jättiläisten
    .partitive = jättiläisiä
    .adessive = jättiläisillä
    .first = j
race-halflings = Puolituiset
    .inside = puolituiset
    .one = puolituinen
    .one_partitive = puolituista
    .genitive = puolituisten
    .partitive = puolituisia
    .adessive = puolituisilla
    .first = p
race-humans = Ihmiset
    .inside = ihmiset
    .one = ihminen
    .one_partitive = ihmistä
    .genitive = ihmisten
    .partitive = ihmisiä
    .adessive = ihmisillä
    .first = i
race-orcs = Örkit
    .inside = örkit
    .one = örkki
    .one_partitive = örkkiä
    .genitive = örkkien
    .partitive = örkkejä
    .adessive = örkeillä
    .first = ö
race-ratmen = Rottamiehet
    .inside = rottamiehet
    .one = rottamies
    .one_partitive = rottamiestä
    .genitive = rottamiesten
    .partitive = rottamiehiä
    .adessive = rottamiehillä
    .first = r
race-skeletons = Luurangot
    .inside = luurangot
    .one = luuranko
    .one_partitive = luurankoa
    .genitive = luurankojen
    .partitive = luurankoja
    .adessive = luurangoilla
    .first = l
race-sorcerers = Noidat
    .inside = noidat
    .one = noita
    .one_partitive = noitaa
    .genitive = noitien
    .partitive = noitia
    .adessive = noidilla
    .first = n
race-tritons = Tritonit
    .inside = tritonit
    .one = tritoni
    .one_partitive = tritonia
    .genitive = tritonien
    .partitive = tritoneja
    .adessive = tritoneilla
    .first = t
race-trolls = Peikot
    .inside = peikot
    .one = peikko
    .one_partitive = peikkoa
    .genitive = peikkojen
    .partitive = peikkoja
    .adessive = peikoilla
    .first = p
race-wizards = Velhot
    .inside = velhot
    .one = velho
    .one_partitive = velhoa
    .genitive = velhojen
    .partitive = velhoja
    .adessive = velhoilla
    .first = v

## Powers. .inside is the name inside a sentence. A noun is the beginning of a compound (.joined), with
## a hyphen where two equal vowels meet; an adjective agrees with its race in number and case

power-unnamed = { $name }
    .inside = { $name }
    .kind = noun
    .joined = { $race_first ->
        [unknown] { $name }
       *[other] { $name }-
    }
    .joined_inside = { $race_first ->
        [unknown] { $name }
       *[other] { $name }-
    }
power-alchemist = Alkemisti
    .inside = alkemisti
    .kind = noun
    .joined = { $race_first ->
        [i] Alkemisti-
       *[other] Alkemisti
    }
    .joined_inside = { $race_first ->
        [i] alkemisti-
       *[other] alkemisti
    }
power-berserk = Raivopää
    .inside = raivopää
    .kind = noun
    .joined = Raivopää
    .joined_inside = raivopää
power-bivouacking = Leiriytyjä
    .inside = leiriytyjä
    .kind = noun
    .joined = Leiriytyjä
    .joined_inside = leiriytyjä
power-commando = Kommando
    .inside = kommando
    .kind = noun
    .joined = Kommando
    .joined_inside = kommando
power-diplomat = Diplomaatti
    .inside = diplomaatti
    .kind = noun
    .joined = { $race_first ->
        [i] Diplomaatti-
       *[other] Diplomaatti
    }
    .joined_inside = { $race_first ->
        [i] diplomaatti-
       *[other] diplomaatti
    }
power-dragon_master = Lohikäärmeenkesyttäjä
    .inside = lohikäärmeenkesyttäjä
    .kind = noun
    .joined = Lohikäärmeenkesyttäjä
    .joined_inside = lohikäärmeenkesyttäjä
power-flying = Lentäjä
    .inside = lentäjä
    .kind = noun
    .joined = Lentäjä
    .joined_inside = lentäjä
power-forest = Metsä
    .inside = metsä
    .kind = noun
    .joined = Metsä
    .joined_inside = metsä
power-fortified = Linnoittaja
    .inside = linnoittaja
    .kind = noun
    .joined = { $race_first ->
        [a] Linnoittaja-
       *[other] Linnoittaja
    }
    .joined_inside = { $race_first ->
        [a] linnoittaja-
       *[other] linnoittaja
    }
power-heroic = Sankarillinen
    .inside = sankarillinen
    .kind = adjective
    .plural = Sankarilliset
    .plural_inside = sankarilliset
    .genitive = sankarillisten
    .partitive = sankarillisia
    .adessive = sankarillisilla
power-hill = Kukkula
    .inside = kukkula
    .kind = noun
    .joined = { $race_first ->
        [a] Kukkula-
       *[other] Kukkula
    }
    .joined_inside = { $race_first ->
        [a] kukkula-
       *[other] kukkula
    }
power-merchant = Kauppias
    .inside = kauppias
    .kind = noun
    .joined = Kauppias
    .joined_inside = kauppias
power-mounted = Ratsastaja
    .inside = ratsastaja
    .kind = noun
    .joined = { $race_first ->
        [a] Ratsastaja-
       *[other] Ratsastaja
    }
    .joined_inside = { $race_first ->
        [a] ratsastaja-
       *[other] ratsastaja
    }
power-pillaging = Ryöstäjä
    .inside = ryöstäjä
    .kind = noun
    .joined = Ryöstäjä
    .joined_inside = ryöstäjä
power-seafaring = Merenkulkija
    .inside = merenkulkija
    .kind = noun
    .joined = { $race_first ->
        [a] Merenkulkija-
       *[other] Merenkulkija
    }
    .joined_inside = { $race_first ->
        [a] merenkulkija-
       *[other] merenkulkija
    }
power-spirit = Henki
    .inside = henki
    .kind = noun
    .joined = { $race_first ->
        [i] Henki-
       *[other] Henki
    }
    .joined_inside = { $race_first ->
        [i] henki-
       *[other] henki
    }
power-stout = Urhea
    .inside = urhea
    .kind = adjective
    .plural = Urheat
    .plural_inside = urheat
    .genitive = urheiden
    .partitive = urheita
    .adessive = urheilla
power-swamp = Suo
    .inside = suo
    .kind = noun
    .joined = Suo
    .joined_inside = suo
power-underworld = Maanalainen
    .inside = maanalainen
    .kind = adjective
    .plural = Maanalaiset
    .plural_inside = maanalaiset
    .genitive = maanalaisten
    .partitive = maanalaisia
    .adessive = maanalaisilla
power-wealthy = Äveriäs
    .inside = äveriäs
    .kind = adjective
    .plural = Äveriäät
    .plural_inside = äveriäät
    .genitive = äveriäiden
    .partitive = äveriäitä
    .adessive = äveriäillä

## A race with its power: a label, and the same inside a sentence in the cases a race has

combo = { $power_kind ->
    [adjective] { $power_plural } { $race_inside }
   *[noun] { $race_first ->
        [unknown] { $power_joined }-{ $race_inside }
       *[other] { $power_joined }{ $race_inside }
      }
  }
    .inside = { $power_kind ->
        [adjective] { $power_plural_inside } { $race_inside }
       *[noun] { $race_first ->
            [unknown] { $power_joined_inside }-{ $race_inside }
           *[other] { $power_joined_inside }{ $race_inside }
          }
    }
    .genitive = { $power_kind ->
        [adjective] { $power_genitive } { $race_genitive }
       *[noun] { $race_first ->
            [unknown] { $power_joined_inside }-{ $race_genitive }
           *[other] { $power_joined_inside }{ $race_genitive }
          }
    }
    .partitive = { $power_kind ->
        [adjective] { $power_partitive } { $race_partitive }
       *[noun] { $race_first ->
            [unknown] { $power_joined_inside }-{ $race_partitive }
           *[other] { $power_joined_inside }{ $race_partitive }
          }
    }
    .adessive = { $power_kind ->
        [adjective] { $power_adessive } { $race_adessive }
       *[noun] { $race_first ->
            [unknown] { $power_joined_inside }-{ $race_adessive }
           *[other] { $power_joined_inside }{ $race_adessive }
          }
    }

## The map. $name is a region's proper name, the same in all languages; sentences put the word
## for region before it, in the case they need

region = { $name } ({ $number })
region-unnamed = nro { $number }

terrain-farmland = viljelysmaa
terrain-forest = metsä
terrain-hill = kukkula
terrain-mountain = vuoristo
terrain-swamp = suo
terrain-sea = meri
terrain-lake = järvi

symbol-mine = kaivos
symbol-magic = taika
symbol-cavern = luola

## Pieces: one, several, and several in the partitive

piece-unnamed = { $name }
    .many = { $name }
    .partitive = { $name }
piece-tribe = kadonnut heimo
    .many = kadonneet heimot
    .partitive = kadonneita heimoja
piece-mountain = vuoristo
    .many = vuoristot
    .partitive = vuoristoja
piece-fortress = linnake
    .many = linnakkeet
    .partitive = linnakkeita
piece-lair = peikkoluola
    .many = peikkoluolat
    .partitive = peikkoluolia
piece-camp = leiri
    .many = leirit
    .partitive = leirejä
piece-hole = maahan kaivettu kolo
    .many = maahan kaivetut kolot
    .partitive = maahan kaivettuja koloja
piece-hero = sankari
    .many = sankarit
    .partitive = sankareita
piece-dragon = lohikäärme
    .many = lohikäärmeet
    .partitive = lohikäärmeitä
piece-marker = tunnus
    .many = tunnukset
    .partitive = tunnuksia
piece-catapult = katapultti
    .many = katapultit
    .partitive = katapultteja

## The table

seat-unnamed = Paikka { $number }

## Bots at a table: .manner describes the character

character-pip = Pip
    .manner = haaveellinen
character-fenna = Fenna
    .manner = hätäinen
character-bosko = Bosko
    .manner = hilpeä
character-minka = Minka
    .manner = utelias
character-odo = Odo
    .manner = säästäväinen
character-gunda = Gunda
    .manner = itsepäinen
character-rurik = Rurik
    .manner = uhkarohkea
character-selma = Selma
    .manner = kärsivällinen
character-korvin = Korvin
    .manner = ovela
character-isolde = Isolde
    .manner = rauhallinen

phase-start = vuoron alku
phase-conquest = valloitus
phase-redeployment = joukkojen uudelleensijoittaminen
phase-after_scoring = valinnat pisteiden keräämisen jälkeen
phase-refuge = perääntyminen
phase-over = pelin päättyminen
