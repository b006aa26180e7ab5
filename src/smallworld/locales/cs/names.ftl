### Names: what things are called. docs/translating.md says what each form is for.
###
### Races, powers and pieces have capitals everywhere.

## Races. The value is the nominative plural, .inside the same inside a sentence, .one one of them,
## .one_accusative the same as an object; the cases without “one” are plural, and the genitive also
## stands after five and more; .gender is what agrees (masculine means animate here)

race-unnamed = { $name }
    .inside = { $name }
    .one = { $name }
    .one_accusative = { $name }
    .genitive = { $name }
    .dative = { $name }
    .accusative = { $name }
    .instrumental = { $name }
    .gender = masculine
race-amazons = Amazonky
    .inside = Amazonky
    .one = Amazonka
    .one_accusative = Amazonku
    .genitive = Amazonek
    .dative = Amazonkám
    .accusative = Amazonky
    .instrumental = Amazonkami
    .gender = feminine
race-dwarves = Trpaslíci
    .inside = Trpaslíci
    .one = Trpaslík
    .one_accusative = Trpaslíka
    .genitive = Trpaslíků
    .dative = Trpaslíkům
    .accusative = Trpaslíky
    .instrumental = Trpaslíky
    .gender = masculine
race-elves = Elfové
    .inside = Elfové
    .one = Elf
    .one_accusative = Elfa
    .genitive = Elfů
    .dative = Elfům
    .accusative = Elfy
    .instrumental = Elfy
    .gender = masculine
race-ghouls = Ghúlové
    .inside = Ghúlové
    .one = Ghúl
    .one_accusative = Ghúla
    .genitive = Ghúlů
    .dative = Ghúlům
    .accusative = Ghúly
    .instrumental = Ghúly
    .gender = masculine
race-giants = Obři
    .inside = Obři
    .one = Obr
    .one_accusative = Obra
    .genitive = Obrů
    .dative = Obrům
    .accusative = Obry
    .instrumental = Obry
    .gender = masculine
race-halflings = Hobiti
    .inside = Hobiti
    .one = Hobit
    .one_accusative = Hobita
    .genitive = Hobitů
    .dative = Hobitům
    .accusative = Hobity
    .instrumental = Hobity
    .gender = masculine
race-humans = Lidé
    .inside = Lidé
    .one = Člověk
    .one_accusative = Člověka
    .genitive = Lidí
    .dative = Lidem
    .accusative = Lidi
    .instrumental = Lidmi
    .gender = masculine
race-orcs = Orkové
    .inside = Orkové
    .one = Ork
    .one_accusative = Orka
    .genitive = Orků
    .dative = Orkům
    .accusative = Orky
    .instrumental = Orky
    .gender = masculine
race-ratmen = Krysáci
    .inside = Krysáci
    .one = Krysák
    .one_accusative = Krysáka
    .genitive = Krysáků
    .dative = Krysákům
    .accusative = Krysáky
    .instrumental = Krysáky
    .gender = masculine
race-skeletons = Kostlivci
    .inside = Kostlivci
    .one = Kostlivec
    .one_accusative = Kostlivce
    .genitive = Kostlivců
    .dative = Kostlivcům
    .accusative = Kostlivce
    .instrumental = Kostlivci
    .gender = masculine
race-sorcerers = Mágové
    .inside = Mágové
    .one = Mág
    .one_accusative = Mága
    .genitive = Mágů
    .dative = Mágům
    .accusative = Mágy
    .instrumental = Mágy
    .gender = masculine
race-tritons = Tritoni
    .inside = Tritoni
    .one = Triton
    .one_accusative = Tritona
    .genitive = Tritonů
    .dative = Tritonům
    .accusative = Tritony
    .instrumental = Tritony
    .gender = masculine
race-trolls = Trolové
    .inside = Trolové
    .one = Trol
    .one_accusative = Trola
    .genitive = Trolů
    .dative = Trolům
    .accusative = Troly
    .instrumental = Troly
    .gender = masculine
race-wizards = Kouzelníci
    .inside = Kouzelníci
    .one = Kouzelník
    .one_accusative = Kouzelníka
    .genitive = Kouzelníků
    .dative = Kouzelníkům
    .accusative = Kouzelníky
    .instrumental = Kouzelníky
    .gender = masculine

## Powers. .kind says how it meets a race: an adjective before it, or a noun after it; .agreeing is the
## nominative that fits the gender of the race, the other cases are plural too

power-unnamed = { $name }
    .kind = adjective
    .agreeing = { $name }
    .genitive = { $name }
    .dative = { $name }
    .accusative = { $name }
    .instrumental = { $name }
power-alchemist = Alchymističtí
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Alchymistické
       *[masculine] Alchymističtí
    }
    .genitive = Alchymistických
    .dative = Alchymistickým
    .accusative = Alchymistické
    .instrumental = Alchymistickými
power-berserk = Zuřiví
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Zuřivé
       *[masculine] Zuřiví
    }
    .genitive = Zuřivých
    .dative = Zuřivým
    .accusative = Zuřivé
    .instrumental = Zuřivými
power-bivouacking = Kočovní
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Kočovné
       *[masculine] Kočovní
    }
    .genitive = Kočovných
    .dative = Kočovným
    .accusative = Kočovné
    .instrumental = Kočovnými
power-commando = Útoční
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Útočné
       *[masculine] Útoční
    }
    .genitive = Útočných
    .dative = Útočným
    .accusative = Útočné
    .instrumental = Útočnými
power-diplomat = Diplomatičtí
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Diplomatické
       *[masculine] Diplomatičtí
    }
    .genitive = Diplomatických
    .dative = Diplomatickým
    .accusative = Diplomatické
    .instrumental = Diplomatickými
power-dragon_master = Vládci draků
    .kind = noun
    .agreeing = { $race_gender ->
        [feminine] vládkyně draků
       *[masculine] vládci draků
    }
    .genitive = { $race_gender ->
        [feminine] vládkyň draků
       *[masculine] vládců draků
    }
    .dative = { $race_gender ->
        [feminine] vládkyním draků
       *[masculine] vládcům draků
    }
    .accusative = { $race_gender ->
        [feminine] vládkyně draků
       *[masculine] vládce draků
    }
    .instrumental = { $race_gender ->
        [feminine] vládkyněmi draků
       *[masculine] vládci draků
    }
power-flying = Létající
    .kind = adjective
    .agreeing = Létající
    .genitive = Létajících
    .dative = Létajícím
    .accusative = Létající
    .instrumental = Létajícími
power-forest = Lesní
    .kind = adjective
    .agreeing = Lesní
    .genitive = Lesních
    .dative = Lesním
    .accusative = Lesní
    .instrumental = Lesními
power-fortified = Opevnění
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Opevněné
       *[masculine] Opevnění
    }
    .genitive = Opevněných
    .dative = Opevněným
    .accusative = Opevněné
    .instrumental = Opevněnými
power-heroic = Hrdinní
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Hrdinné
       *[masculine] Hrdinní
    }
    .genitive = Hrdinných
    .dative = Hrdinným
    .accusative = Hrdinné
    .instrumental = Hrdinnými
power-hill = Kopcoví
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Kopcové
       *[masculine] Kopcoví
    }
    .genitive = Kopcových
    .dative = Kopcovým
    .accusative = Kopcové
    .instrumental = Kopcovými
power-merchant = Obchodující
    .kind = adjective
    .agreeing = Obchodující
    .genitive = Obchodujících
    .dative = Obchodujícím
    .accusative = Obchodující
    .instrumental = Obchodujícími
power-mounted = Jezdečtí
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Jezdecké
       *[masculine] Jezdečtí
    }
    .genitive = Jezdeckých
    .dative = Jezdeckým
    .accusative = Jezdecké
    .instrumental = Jezdeckými
power-pillaging = Loupeživí
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Loupeživé
       *[masculine] Loupeživí
    }
    .genitive = Loupeživých
    .dative = Loupeživým
    .accusative = Loupeživé
    .instrumental = Loupeživými
power-seafaring = Mořští
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Mořské
       *[masculine] Mořští
    }
    .genitive = Mořských
    .dative = Mořským
    .accusative = Mořské
    .instrumental = Mořskými
power-spirit = Přízrační
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Přízračné
       *[masculine] Přízrační
    }
    .genitive = Přízračných
    .dative = Přízračným
    .accusative = Přízračné
    .instrumental = Přízračnými
power-stout = Udatní
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Udatné
       *[masculine] Udatní
    }
    .genitive = Udatných
    .dative = Udatným
    .accusative = Udatné
    .instrumental = Udatnými
power-swamp = Bahenní
    .kind = adjective
    .agreeing = Bahenní
    .genitive = Bahenních
    .dative = Bahenním
    .accusative = Bahenní
    .instrumental = Bahenními
power-underworld = Podzemní
    .kind = adjective
    .agreeing = Podzemní
    .genitive = Podzemních
    .dative = Podzemním
    .accusative = Podzemní
    .instrumental = Podzemními
power-wealthy = Zámožní
    .kind = adjective
    .agreeing = { $race_gender ->
        [feminine] Zámožné
       *[masculine] Zámožní
    }
    .genitive = Zámožných
    .dative = Zámožným
    .accusative = Zámožné
    .instrumental = Zámožnými

## A race with its power: a label, and the same inside a sentence in the cases a race has

combo = { $power_kind ->
    [noun] { $race }, { $power_agreeing }
   *[adjective] { $power_agreeing } { $race }
  }
    .inside = { $power_kind ->
        [noun] { $race_inside } ({ $power_agreeing })
       *[adjective] { $power_agreeing } { $race_inside }
    }
    .genitive = { $power_kind ->
        [noun] { $race_genitive } ({ $power_genitive })
       *[adjective] { $power_genitive } { $race_genitive }
    }
    .dative = { $power_kind ->
        [noun] { $race_dative } ({ $power_dative })
       *[adjective] { $power_dative } { $race_dative }
    }
    .accusative = { $power_kind ->
        [noun] { $race_accusative } ({ $power_accusative })
       *[adjective] { $power_accusative } { $race_accusative }
    }
    .instrumental = { $power_kind ->
        [noun] { $race_instrumental } ({ $power_instrumental })
       *[adjective] { $power_instrumental } { $race_instrumental }
    }
    .gender = { $race_gender }

## The map. $name is a region's proper name, the same in all languages; sentences put the word
## for region before it, in the case they need

region = { $name } ({ $number })
region-unnamed = č. { $number }

terrain-farmland = rolnická oblast
terrain-forest = les
terrain-hill = kopec
terrain-mountain = Pohoří
terrain-swamp = bažina
terrain-sea = Moře
terrain-lake = Jezero

symbol-mine = důl
symbol-magic = zdroj magie
symbol-cavern = Jeskyně

## Pieces: one, several, the genitive of several, and the gender of one

piece-unnamed = { $name }
    .many = { $name }
    .genitive = { $name }
    .gender = masculine
piece-tribe = Zapomenutý kmen
    .many = Zapomenuté kmeny
    .genitive = Zapomenutých kmenů
    .gender = masculine
piece-mountain = Pohoří
    .many = Pohoří
    .genitive = Pohoří
    .gender = neuter
piece-fortress = Pevnost
    .many = Pevnosti
    .genitive = Pevností
    .gender = feminine
piece-lair = Trolí doupě
    .many = Trolí doupata
    .genitive = Trolích doupat
    .gender = neuter
piece-camp = Polní tábor
    .many = Polní tábory
    .genitive = Polních táborů
    .gender = masculine
piece-hole = Hobití nora
    .many = Hobití nory
    .genitive = Hobitích nor
    .gender = feminine
piece-hero = Hrdina
    .many = Hrdinové
    .genitive = Hrdinů
    .gender = masculine
piece-dragon = Drak
    .many = Draci
    .genitive = Draků
    .gender = masculine
piece-marker = značka
    .many = značky
    .genitive = značek
    .gender = feminine
piece-catapult = Katapult
    .many = Katapulty
    .genitive = Katapultů
    .gender = masculine

## The table

seat-unnamed = Místo { $number }

## Bots at a table: .manner describes the character

character-pip = Pip
    .manner = zasněný
character-fenna = Fenna
    .manner = uspěchaná
character-bosko = Bosko
    .manner = veselý
character-minka = Minka
    .manner = zvědavá
character-odo = Odo
    .manner = šetrný
character-gunda = Gunda
    .manner = tvrdohlavá
character-rurik = Rurik
    .manner = zbrklý
character-selma = Selma
    .manner = trpělivá
character-korvin = Korvin
    .manner = prohnaný
character-isolde = Isolda
    .manner = klidná

phase-start = začátek tahu
phase-conquest = dobývání
phase-redeployment = přeskupení vojsk
phase-after_scoring = volby po získání mincí
phase-refuge = vytlačené Žetony
phase-over = konec hry
