### Refusals: what was tried, why it is not possible, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot. “You” is the player who acted.

## Any time

game-over = Spillet er slut, så der kan ikke spilles mere. Start et nyt spil.
action-unknown = Der er ingen handling med nummer { NUMBER($number, useGrouping: 0) }. Brug et fra 0 til { NUMBER($highest, useGrouping: 0) }.
region-unknown = Regionen { $region } findes ikke på dette spillebræt. Vælg en Region fra 1 til { $highest }.

## Chance

chance-awaited = { $awaits ->
    [die] Du kan ikke handle, før der er slået med terningen. Lad først spillederen slå.
   *[reveal] Du kan ikke handle, før et nyt sæt er afsløret. Lad først spillederen afsløre et.
  }
chance-not_a_seats_word = Terningekast og nye sæt er spillederens sag. Vælg en handling for en spiller.
chance-no_die_awaited = Der blev slået med terningen, men ingen bad om det. Den bruges kun til et sidste erobringsforsøg eller før en erobring, der begynder med et slag.
chance-no_reveal_awaited = Et sæt blev afsløret, men der mangler ikke noget. Spillederen afslører kun et, når der er hul i rækken.
chance-unknown_tile = Denne Race eller Specialevne er ikke i æsken til dette spil. Afslør en, der er.
chance-other_banner = { $race } kan ikke afsløres nu. Det næste Banner i bunken er { $expected_inside }.
chance-banner_in_use = { $race } kan ikke afsløres: Deres Banner er ikke i bunken. Afslør en Race, ingen har set endnu.
chance-badge_in_use = { $power } kan ikke afsløres: Brikken er ikke i bunken. Afslør en ledig Specialevne.

## The start of a turn

turn-pick_first = Du har ingen Aktiv Race. Vælg først et sæt.
turn-stop_first = Du kan ikke placere Tropper eller slutte turen, mens du erobrer. Stop først erobringerne.
pick-race_still_active = Du kan ikke vælge et sæt, mens dine { $race_inside } er Aktive. Gør dem Inaktive; så vælger du en ny Race i din næste tur.
pick-no_such_place = { $places ->
    [one] Der er intet sæt på plads { $place }. Vælg plads 1.
   *[other] Der er intet sæt på plads { $place }. Vælg en af pladserne 1 til { $places }.
  }
pick-too_dear = { $price ->
    [one] Sættet koster 1 Sejrsmønt, og du har { $coins }. Vælg et højere oppe; det øverste er gratis.
   *[other] Sættet koster { $price } Sejrsmønter, og du har { $coins }. Vælg et højere oppe; det øverste er gratis.
  }
decline-after_pick = En Race kan ikke blive Inaktiv i den tur, hvor den er valgt. Erobr med den, eller stop.
decline-after_declined_acted = Din Inaktive Race har handlet i denne tur, så din Aktive Race kan ikke længere blive Inaktiv. Erobr med den, eller stop.
decline-only_at_start = Din Race kan kun blive Inaktiv helt i starten af turen. Spil denne tur færdig, og gør det i den næste.
decline-where = Denne Race bygger et tårn, når den bliver Inaktiv. Vælg en af dens Regioner til det.
decline-no_tower = Denne Race bygger intet tårn. Gør den Inaktiv uden at vælge en Region.

## Which region can be attacked

conquer-own_region = Denne Race har allerede Regionen { $region }. Vælg en, der ikke er dens egen.
conquer-immune = Regionen { $region } kan ikke angribes: { $piece_gender ->
    [neuter] Et { $piece } beskytter
   *[common] En { $piece } beskytter
  } den. Vælg en anden Region.
conquer-peace = Regionen { $region } kan ikke angribes: { $seat } har sluttet fred med dig. Angrib en anden, eller vent, til { $seat } har haft sin næste tur.
conquer-abandoned = Du har opgivet Regionen { $region } i denne tur og kan ikke tage den tilbage endnu. Vælg en anden Region.
conquer-protected = Regionen { $region } kan ikke angribes: Racen dér er beskyttet. Vælg en anden Region.
conquer-water = Regionen { $region } er vand, og dér kan denne Race ikke komme hen. Vælg en Region på land.
conquer-not_an_entry = Denne Race kan ikke komme ind på spillebrættet i Regionen { $region }. Vælg land ved kortets kant eller ved et Hav, der når ud til kanten.
conquer-out_of_reach = Regionen { $region } er uden for rækkevidde. Vælg en nabo til en Region, som denne Race har.

## What a conquest takes

conquer-too_few_tokens = { $hand ->
    [0] Regionen { $region } koster { $price }, og du har ingen Trop på hånden. Stop, og omfordel.
   *[other] { $die ->
        [0] Regionen { $region } koster { $price }, du har { $hand }. Tag en billigere Region, eller stop.
       *[other] Regionen { $region } koster { $price }, du har { $hand }. Slå med terningen om de { $missing }, der mangler, eller tag en billigere Region.
      }
  }
die-rolls_first = Denne Race slår, før den vælger en Region, så der er intet sidste forsøg på Regionen { $region }. Slå først, og erobr så.
die-no_token = Et sidste forsøg på Regionen { $region } kræver mindst én Trop, og du har ingen på hånden. Stop, og omfordel.
die-not_short = Regionen { $region } koster { $price }, og du har { $hand }, så du behøver ikke terningen. Erobr den bare.
die-too_far = Regionen { $region } koster { $price }, du har { $hand }. Terningen viser højst tre: Vælg en Region, hvor du højst mangler tre, eller stop.
dragon-none = Du har ingen Drage. Erobr med Tropper i stedet.
dragon-used = Dragen har allerede fløjet i denne tur. Erobr med Tropper, og send den igen i næste tur.
dragon-no_token = Én Trop skal følge Dragen til Regionen { $region }, og du har ingen på hånden. Stop, og omfordel.
conversion-none = Denne Race har ingen trolddom. Erobr med Tropper i stedet.
conversion-tray_empty = Der er ingen af denne Races Tropper tilbage i bakken at skifte ud med. Erobr med Tropper i stedet.
conversion-not_an_active_enemy = Trolddom har intet mål i Regionen { $region }. Vælg en Region, som en anden spillers Aktive Race har.
conversion-not_alone = { $seat } har { $tokens } Tropper i Regionen { $region }, og trolddom virker kun på en enlig. Vælg en anden Region, eller erobr denne med Tropper.
conversion-camp = { $seat } har en Lejr i Regionen { $region }; den beskytter Troppen mod trolddom. Vælg en anden Region, eller erobr denne med Tropper.
conversion-used_on_seat = Du har allerede brugt trolddom mod { $seat } i denne tur. Vælg en anden modstander, eller erobr Regionen { $region } med Tropper.
conversion-needs_token = I dette spil kræver trolddom en Trop på hånden, og du har ingen. Stop, og omfordel.
conversion-first_conquest = Denne Race er ikke på spillebrættet, så dens trolddom kan ikke begynde i Regionen { $region }. Erobr den første Region med Tropper.
roll-no_power = Denne Race slår ikke før en erobring. Vælg en Region; du kan slå om den sidste, hvis du mangler Tropper.
roll-no_token = Et slag kræver mindst én Trop på hånden, og du har ingen. Stop, og omfordel.
roll-pending = Du har allerede slået { $number }. Brug det til at erobre en Region, eller stop.
regroup-no_power = Denne Race kan ikke samle sig igen. Erobr med Tropperne på hånden, eller stop.
regroup-used = Du har allerede samlet dine Tropper i denne tur. Erobr med dem på hånden, eller stop.
regroup-nothing = Der er intet at tage op: Erobr med flere Tropper, end der skal blive, og saml dem så.
spending-no_power = Denne Race kan ikke betale for erobringer. Erobr med Tropper i stedet.
spending-too_little = Du har for lidt at betale med. Erobr med Tropper i stedet.
spending-useless = Det ville ikke spare nogen Trop i Regionen { $region }. Brug mindre, eller erobr kun med Tropper.

## Abandoning, and a declined race that acts

abandon-not_held = Denne Race har ikke Regionen { $region }. Opgiv en af dens egne.
abandon-after_conquest = Regionen { $region } kan ikke længere opgives: Denne Race har allerede erobret i denne tur. Behold den til din næste tur.
declined-no_such_race = Du har ingen Inaktiv Race, der stadig kan handle. Brug din Aktive Race.
declined-done = Din Inaktive Race har slået med terningen og er færdig med at erobre. Fortsæt med din Aktive Race.
declined-too_late = Din Aktive Race har allerede handlet, så din Inaktive Race kan ikke gøre mere i denne tur. Fortsæt med din Aktive Race.

## Placing

redeployment-only_placing = Turens erobringer er forbi. Placer, hvad du har på hånden, og slut så.
refuge-only_placing = Det er ikke din tur. Du kan kun placere dine fordrevne Tropper og så slutte.
deploy-not_held = Denne Race har ikke Regionen { $region }. Placer dens Tropper i dens egne Regioner.
deploy-too_many = { $most ->
    [0] Der er ingen Trop tilbage til Regionen { $region }. Placer noget andet, eller slut.
    [one] { $count } Tropper er for mange til Regionen { $region }: Du kan kun placere 1 til.
   *[other] { $count } Tropper er for mange til Regionen { $region }: Du kan kun placere { $most } til.
  }
withdraw-first = { $count ->
    [one] Der er for få Tropper på hånden til dem, der skal væk. Træk dig først ud af 1 Region.
   *[other] Der er for få Tropper på hånden til dem, der skal væk. Træk dig først ud af { $count } Regioner.
  }
withdraw-not_due = Ingen Region skal opgives. Placer dine Tropper, og slut så.
withdraw-not_held = Denne Race har ikke Regionen { $region }. Træk dig ud af en af dens egne.
place-not_held = Din Aktive Race har ikke Regionen { $region }. Vælg en af dens Regioner.
camp-none_left = Du har ingen Lejr at placere. Placer noget andet, eller slut.
fortress-no_power = Denne Race kan ikke bygge Fæstninger. Placer noget andet, eller slut.
fortress-one_a_turn = Du kan kun bygge én Fæstning pr. tur. Byg den næste i din næste tur.
fortress-none_left = Alle { $limit } Fæstninger står på spillebrættet. Du kan bygge igen, når en er fjernet.
fortress-already_there = Regionen { $region } har allerede en Fæstning. Byg i en anden Region.
hero-none_left = Du har ingen Helt at placere. Placer noget andet, eller slut.
hero-already_there = Der står allerede en Helt i Regionen { $region }. Stil denne i en anden Region.
marker-no_power = Denne Race har ikke sådan en brik. Placer noget andet, eller slut.
marker-none_left = Du kan ikke placere flere i denne tur. Placer noget andet, eller slut.
marker-not_there = Den kan ikke placeres i Regionen { $region }. Vælg en anden Region, eller slut.
end-tokens_left = { $count ->
    [one] Du har stadig 1 Trop at placere. Sæt den i en af dine Regioner, og slut så.
   *[other] Du har stadig { $count } Tropper at placere. Sæt dem i dine Regioner, og slut så.
  }
end-heroes_left = Du har stadig en Helt at placere. Stil den i en Region uden Helt, og slut så.
end-declined_tokens_left = { $count ->
    [one] Din Inaktive Race har stadig 1 Trop at placere. Sæt den i en af dens Regioner, og slut så.
   *[other] Din Inaktive Race har stadig { $count } Tropper at placere. Sæt dem i dens Regioner, og slut så.
  }

## After scoring

after_scoring-only_choices = Dine Sejrsmønter er udbetalt. Hvis din Specialevne tillader det, kan du gøre Racen Inaktiv eller slutte fred; ellers slut turen.
ally-not_now = Fred sluttes efter optjeningen. Spil først din tur færdig.
ally-no_power = Din Specialevne kan ikke slutte fred. Slut turen.
ally-oneself = Du kan ikke slutte fred med dig selv. Vælg en modstander, eller slut turen.
ally-attacked = Du har angrebet { $seat } i denne tur, så du kan ikke slutte fred. Vælg en modstander, du ikke har angrebet, eller slut turen.
ally-unknown_seat = { $seat } er ikke ved dette bord. Vælg en plads fra 0 til { $highest }.

## Undo

undo-nothing = Der er ikke spillet noget endnu, så der er intet at fortryde. Spil videre.
undo-game_over = Spillet er slut, så du kan ikke fortryde. Start et nyt spil.
undo-turn_began = En anden spiller handlede sidst, og du kan kun fortryde dine egne handlinger. Spil videre.
undo-chance_spoke = Du kan ikke fortryde noget fra før et terningekast eller et afsløret sæt. Spil videre herfra.

## Actions as text. $shapes are the ways to write them

notation-empty = Handlingen er tom. Skriv en af disse: { $shapes }.
notation-unknown_word = »{ $word }« er ikke en handling. Skriv en af disse: { $shapes }.
notation-shape = »{ $word }« er ikke færdig, eller noget efter det er forkert. Skriv { $shapes }.
notation-number = { $what ->
    [region] »{ $word }« er ikke en Region. Skriv et tal fra { $low } til { $high }.
    [count] »{ $word }« er ikke et antal Tropper. Skriv et tal fra { $low } til { $high }.
    [place] »{ $word }« er ikke en plads i rækken. Skriv et tal fra { $low } til { $high }.
    [seat] »{ $word }« er ikke en plads ved bordet. Skriv et tal fra { $low } til { $high }.
    [die] »{ $word }« findes ikke på terningen. Skriv et tal fra { $low } til { $high }.
   *[other] »{ $word }« passer ikke her. Skriv et tal fra { $low } til { $high }.
  }
notation-unknown_race = Ingen Race hedder »{ $word }«. Skriv { $known }.
notation-unknown_power = Ingen Specialevne hedder »{ $word }«. Skriv { $known }.
notation-unknown_number = Der er ingen handling med nummer { NUMBER($number, useGrouping: 0) }. Brug et fra 0 til { NUMBER($highest, useGrouping: 0) }.

## Positions: how they are written

position-json = Stillingen er ikke gyldig JSON. { $reason }
position-shape = Stillingen kan ikke bruges. { $reason }
position-unknown_map = Intet landkort hedder »{ $found }«. Skriv { $known }.
position-packs = Stillingens pakker: { $reason }
position-unknown_option = Intet regelvalg hedder »{ $found }«. Skriv { $known }.
position-seat_count = Landkortet { $map } er til { $seats } pladser, og stillingen nævner et andet antal. Nævn { $seats } pladser, eller brug et andet landkort.
position-no_such_seat = Stillingen nævner en plads, der ikke er ved bordet. Brug en af de { $seats } pladser, nummereret fra 0.
position-no_such_region = Regionen { $region } findes ikke på dette spillebræt. Brug en Region fra 1 til { $highest }.
position-unknown_race = Ingen Race hedder »{ $race }«. Skriv { $known }.
position-unknown_power = Ingen Specialevne hedder »{ $power }«. Skriv { $known }.
position-round = Stillingen er i runde { $round }, men spillet har kun { $rounds }. Brug en runde fra 1 til { $rounds }.

## Positions: races and their tokens

position-power_missing = { $seat } har Aktive { $race_inside } uden Specialevne. Tilføj Specialevnen.
position-no_race = { $seat } har en Specialevne eller Tropper, men ingen Aktiv Race. Nævn Racen, eller udelad resten.
position-two_declined = { $seat } kan ikke også have Inaktive { $race_inside }. Behold kun én Inaktiv Race ud over en Race med Spirit.
position-no_active_race = { $seat } har Regionen { $region }, men ingen Aktiv Race. Tilføj Racen, eller sig, hvilken Inaktiv Race der har den.
position-not_declined = { $seat } har Regionen { $region } med Inaktive { $race_inside }, men har ingen. Før dem op som Inaktive.
position-tokens_without_seat = Tropperne i Regionen { $region } har ingen ejer. Tilføj pladsen.
position-seat_without_tokens = En plads har Regionen { $region } uden en Trop. Sig, hvor mange der står dér.
position-too_many_tokens = { $seat } har { $tokens } { $race_inside }, men æsken rummer kun { $supply }. Fjern nogle.
position-hand_between_turns = { $seat } har { $race_inside } på hånden uden for sin tur, selv om Racen har Regioner. Sæt de Tropper på spillebrættet.
position-declined_hand = { $seat } kan ikke have Inaktive { $race_inside } på hånden. Fjern dem.
position-declined_stack = { $seat } kan ikke have mere end én Trop af Inaktive { $race_inside } i Regionen { $region }. Lad én stå.
position-declined_nowhere = { $seat } har Inaktive { $race_inside } uden en eneste Trop. Udelad dem, eller sæt dem på spillebrættet.
position-aside = { $most ->
    [0] { $seat } kan ikke lægge Tropper til side for { $race_inside }. Udelad det.
   *[other] { $seat } kan højst lægge { $most } Tropper til side for { $race_inside }. Fjern nogle.
  }
position-at_sea = { $seat } kan ikke have { $race_inside } i Regionen { $region }: Den er vand, og dér kan de ikke komme hen. Sæt dem på land.

## Positions: pieces and tiles

position-tribe = Et Glemt Folkeslag kan ikke være i Regionen { $region }: En Race har den, eller den er vand. Fjern en af delene.
position-too_many_pieces = For mange { $piece_many }: Æsken rummer { $limit }. Fjern nogle.
position-piece_nowhere = { $piece_gender ->
    [neuter] Et { $piece }
   *[common] En { $piece }
  } kan ikke stå alene i Regionen { $region }. Sæt en Race dér, som kunne have placeret brikken, eller fjern den.
position-piece_owner = { $piece_gender ->
    [neuter] Et { $piece }
   *[common] En { $piece }
  } står i Regionen { $region } hos en Race, der ikke har sådan en brik. Fjern den, eller skift Racen ud.
position-piece_count = »{ $key }« for { $seat } er angivet som { $given }, men ifølge spillebrættet er det { $counted }. Ret det, eller udelad det.
position-too_many_holes = { $holes ->
    [0] { $seat } har en Race, der ikke graver Jordhuller. Fjern dem.
    [one] { $seat } har en Race med kun 1 Jordhul, gravet eller ej. Fjern nogle.
   *[other] { $seat } har en Race med kun { $holes } Jordhuller, gravet eller ej. Fjern nogle.
  }
position-camps_displaced = { $seat } har flere fordrevne Lejre end Lejre på hånden. Fordrevne Lejre er en del af dem på hånden: Sæt tallet ned.
position-peace = { $seat } kan ikke have fred med denne plads. Nævn en modstander ved bordet.
position-tile_twice = { $id } kan ikke være to steder på én gang. Fjern et af dem.
position-unseen_tiles = { $kind ->
    [race] Nævn hver Race, der er tilbage, netop én gang som uset, eller udelad listen.
   *[power] Nævn hver Specialevne, der er tilbage, netop én gang som uset, eller udelad listen.
  }{ $missing_count ->
    [0] { "" }
   *[other] { " " }Mangler: { $missing }.
  }{ $surplus_count ->
    [0] { "" }
   *[other] { " " }Ikke tilbage: { $surplus }.
  }

## Positions: whose turn it is, and what was done

position-to_act = { $turn } har turen, så { $to_act } kan ikke handle. Kun når fordrevne Tropper placeres, handler en anden.
position-refuge_of_the_attacker = Når fordrevne Tropper placeres, handler en modstander, ikke { $turn }, som har turen. Nævn en anden plads.
position-nothing_to_redeploy = { $turn } har ingen Aktiv Race at omfordele. Vælg en anden fase, eller giv pladsen en Race.
position-no_late_choice = { $turn } har intet at vælge efter optjeningen. Vælg en anden fase.
position-start_is_clean = I starten af en tur er intet gjort endnu, heller ikke af { $turn }. Udelad det, der blev gjort, eller vælg erobringsfasen.
position-over_too_early = Spillet kan ikke være slut i runde { $round }. Det slutter efter den sidste spillers tur i den sidste runde.
position-pending_roll = { $turn } kan ikke have slået før en erobring nu. Udelad slaget.
position-awaited_die = { $turn } kan ikke vente på denne terning nu. Udelad den.

## Records. $line is the number of the line

record-too_long = Spilfilen er for lang til at blive læst. Der læses højst { $longest } tegn.
record-empty = Spilfilen er tom. Den første linje skal angive formatet.
record-first_line = Linje { NUMBER($line, useGrouping: 0) } er »{ $found }«. En spilfil begynder med »{ $expected }«.
record-rules = Linje { NUMBER($line, useGrouping: 0) }: Spilfilen følger version »{ $found }« af reglerne. Kun version { $expected } kan læses.
record-pack = Linje { NUMBER($line, useGrouping: 0) }, pakkerne: { $reason }
record-option = Linje { NUMBER($line, useGrouping: 0) }: Der er intet regelvalg ved navn »{ $found }«. Vælg { $known }.
record-option_value = Linje { NUMBER($line, useGrouping: 0) }: Regelvalget »{ $option }« kan ikke være »{ $found }«. Skriv on eller off.
record-name = Linje { NUMBER($line, useGrouping: 0) }: Dette navn er ikke tilladt. Brug højst { $longest } almindelige tegn.
record-no_map = Linje { NUMBER($line, useGrouping: 0) }: Landkortet mangler. Nævn det før den første handling.
record-map = Linje { NUMBER($line, useGrouping: 0) }: Der er intet landkort ved navn »{ $found }«. Vælg { $known }.
record-seats = Linje { NUMBER($line, useGrouping: 0) }: Landkortet { $map } er for { $wanted } pladser, men spilfilen nævner { $found }. Skriv én linje pr. plads.
record-position = Linje { NUMBER($line, useGrouping: 0) }, stillingen: { $reason }
record-position_differs = Linje { NUMBER($line, useGrouping: 0) }: Stillingen har et andet landkort, andre regelvalg eller andre pakker end spilfilen. Gør dem ens.
record-who = Linje { NUMBER($line, useGrouping: 0) }: »{ $found }« siger ikke, hvem der handler. Begynd med nummeret på en plads eller med * for spillederen.
record-dealers_word = Linje { NUMBER($line, useGrouping: 0) }: »{ $text }« er en handling for spillederen. Begynd linjen med *.
record-seats_word = Linje { NUMBER($line, useGrouping: 0) }: »{ $text }« er en handling for en spiller. Begynd linjen med pladsens nummer.
record-wrong_seat = Linje { NUMBER($line, useGrouping: 0) }: { $seat } kan ikke handle nu. Det er { $expected }, der skal handle.
record-illegal = Linje { NUMBER($line, useGrouping: 0) }, »{ $text }«: { $reason }
