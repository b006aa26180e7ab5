### Refusals: what was tried, why it is not possible, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot. “You” is whoever acted.

## Any time

game-over = Spillet er slut, og der kan ikke spilles mere. Begynd et nyt.
action-unknown = Der er ingen handling med nummer { NUMBER($number, useGrouping: 0) }. Brug et fra 0 til { NUMBER($highest, useGrouping: 0) }.
region-unknown = Regionen { $region } findes ikke på dette spillebræt. Regionerne har numrene 1 til { $highest }.

## Chance

chance-awaited = { $awaits ->
    [die] Ingen kan handle, mens terningen ruller. Lad først spillederen slå.
   *[reveal] Ingen kan handle, mens der mangler et sæt i rækken. Lad først spillederen afsløre et.
  }
chance-not_a_seats_word = Terningslag og nye sæt hører under spillederen. Vælg en handling for en spiller.
chance-no_die_awaited = Der blev slået med terningen, men ingen bad om det. Den bruges kun til et sidste erobringsforsøg eller før en erobring, der begynder med et slag.
chance-no_reveal_awaited = Et sæt blev afsløret, men der mangler ikke noget. Spillederen afslører kun et, når der er hul i rækken.
chance-unknown_tile = Denne Race eller Specialevne er ikke i æsken til dette spil. Afslør en, der er.
chance-other_banner = { $race } kan ikke afsløres nu. Det næste Banner i bunken er { $expected_inside }.
chance-banner_in_use = { $race } kan ikke afsløres: Deres Banner er ikke i bunken. Afslør en Race, ingen har set endnu.
chance-badge_in_use = { $power } kan ikke afsløres: Brikken er ikke i bunken. Afslør en ledig Specialevne.

## The start of a turn

turn-pick_first = Du har ingen Aktiv Race endnu. Vælg først et sæt i rækken.
turn-stop_first = Først erobringer, så placering og afslutning. Erobr, hvad du vil, og stop så.
pick-race_still_active = Du kan ikke vælge et sæt, mens dine { $race_inside } er Aktive. Spil videre med dem; en ny Race kommer i turen efter, at de er blevet Inaktive.
pick-no_such_place = { $places ->
    [one] Der er intet sæt på plads { $place }. Kun plads 1 er fyldt.
   *[other] Der er intet sæt på plads { $place }. Vælg en af pladserne 1 til { $places }.
  }
pick-too_dear = { $price ->
    [one] Sættet koster 1 Sejrsmønt, og du har { $coins }. Vælg et højere oppe; det øverste er gratis.
   *[other] Sættet koster { $price } Sejrsmønter, og du har { $coins }. Vælg et højere oppe; det øverste er gratis.
  }
decline-after_pick = En Race kan ikke blive Inaktiv i den tur, hvor den er valgt. Erobr med den, eller stop.
decline-after_declined_acted = Din Inaktive Race har handlet i denne tur, så din Aktive Race kan ikke længere blive Inaktiv. Erobr med den, eller stop.
decline-only_at_start = Din Race kan kun blive Inaktiv helt i starten af turen. Spil denne tur færdig, og gør det i den næste.

## Which region can be attacked

conquer-own_region = Denne Race har allerede Regionen { $region }. Vælg en, der ikke er dens egen.
conquer-immune = Regionen { $region } kan ikke angribes: { $piece_gender ->
    [neuter] Et { $piece } beskytter
   *[common] En { $piece } beskytter
  } den. Vælg en anden Region.
conquer-peace = Regionen { $region } kan ikke angribes: { $seat } har sluttet fred med dig. Vælg en andens Region, eller vent, til { $seat } har haft turen igen.
conquer-water = Regionen { $region } er vand, og denne Race sejler ikke. Vælg en Region på land.
conquer-not_an_entry = Denne Race er ikke på spillebrættet og kan ikke komme ind i Regionen { $region }. Vælg land ved kortets kant eller ved et Hav, der når ud til kanten.
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
die-not_short = Regionen { $region } koster { $price }, og du har { $hand }, så der er intet at slå om. Erobr den bare.
die-too_far = Regionen { $region } koster { $price }, du har { $hand }. Terningen viser højst tre: Vælg en Region, hvor du højst mangler tre, eller stop.
dragon-none = Du har ingen Drage. Erobr med Tropper i stedet.
dragon-used = Dragen har allerede fløjet i denne tur. Erobr med Tropper, og send den igen i næste tur.
dragon-no_token = Én Trop skal følge Dragen til Regionen { $region }, og du har ingen på hånden. Stop, og omfordel.
conversion-none = Denne Race kan ikke trolddom. Erobr med Tropper i stedet.
conversion-tray_empty = Der er ingen af denne Races Tropper tilbage i bakken at skifte ud med. Erobr med Tropper i stedet.
conversion-not_an_active_enemy = Trolddommen finder ingen i Regionen { $region }. Den virker kun på en anden spillers Aktive Race.
conversion-not_alone = { $seat } har { $tokens } Tropper i Regionen { $region }, og trolddom virker kun på en enlig. Vælg en anden Region, eller erobr denne med Tropper.
conversion-camp = { $seat } har en Lejr i Regionen { $region }; den beskytter Troppen mod trolddom. Vælg en anden Region, eller erobr denne med Tropper.
conversion-used_on_seat = Trolddommen har allerede ramt { $seat } i denne tur. Vælg en anden modstander, eller erobr Regionen { $region } med Tropper.
conversion-needs_token = I dette spil kræver trolddom en Trop på hånden, og du har ingen. Stop, og omfordel.
conversion-first_conquest = Denne Race er ikke på spillebrættet, så dens trolddom kan ikke begynde i Regionen { $region }. Erobr den første Region med Tropper.
roll-no_power = Denne Race slår ikke før en erobring. Vælg en Region; terningen er til den sidste, hvis der mangler Tropper.
roll-no_token = Et slag kræver mindst én Trop på hånden, og du har ingen. Stop, og omfordel.
roll-pending = Du har slået { $number }. Erobr en Region med det nu, eller stop.

## Abandoning, and a declined race that acts

abandon-not_held = Denne Race har ikke Regionen { $region }. Opgiv en af dens egne.
abandon-after_conquest = Regionen { $region } kan ikke længere opgives: Denne Race har gjort en erobring i turen. Behold den til din næste tur.
declined-no_such_race = Du har ingen Inaktiv Race, der stadig kan handle. Brug din Aktive Race.
declined-done = Din Inaktive Race har slået med terningen og er færdig med at erobre. Fortsæt med din Aktive Race.
declined-too_late = Din Inaktive Race handler før den Aktive, som allerede er begyndt. Fortsæt med den Aktive Race.

## Placing

redeployment-only_placing = Turens erobringer er forbi. Placer, hvad du har på hånden, og slut så.
refuge-only_placing = Det er ikke din tur. Placer kun det, der blev fordrevet, og slut så.
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
fortress-no_power = Denne Race bygger ikke Fæstninger. Placer noget andet, eller slut.
fortress-one_a_turn = Du har bygget en Fæstning i denne tur, og mere end én må du ikke. Byg den næste i din næste tur.
fortress-none_left = Alle { $limit } Fæstninger står på spillebrættet. En skal falde, før der kan bygges en ny.
fortress-already_there = Regionen { $region } har allerede en Fæstning. Byg i en anden Region.
hero-none_left = Du har ingen Helt at placere. Placer noget andet, eller slut.
hero-already_there = Der står allerede en Helt i Regionen { $region }. Stil denne i en anden Region.
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

after_scoring-only_choices = Dine Sejrsmønter er udbetalt. Nu kan du kun gøre Racen Inaktiv eller slutte fred, hvis din Specialevne tillader det, eller slutte turen.
ally-not_now = Fred sluttes efter optjeningen. Spil først din tur færdig.
ally-no_power = Kun en Race med Diplomat slutter fred. Slut turen.
ally-oneself = Du kan ikke slutte fred med dig selv. Vælg en modstander, eller slut turen.
ally-attacked = Du har angrebet { $seat } i denne tur, så der bliver ingen fred. Vælg en modstander, du har ladet være i fred, eller slut turen.
ally-unknown_seat = { $seat } er ikke ved dette bord. Pladserne har numrene 0 til { $highest }.

## Undo

undo-nothing = Der er ikke spillet noget endnu, så der er intet at fortryde. Spil videre.
undo-game_over = Spillet er slut, så intet kan fortrydes. Begynd et nyt.
undo-turn_began = En anden spiller var den sidste, der handlede, så intet kan fortrydes. Enhver fortryder kun sine egne handlinger.
undo-chance_spoke = Spillederen har slået eller afsløret noget siden, så intet kan fortrydes. Spil videre herfra.

## Actions as text. $shapes are the ways to write them

notation-empty = Der er ingen handling at læse. Skriv en af disse: { $shapes }.
notation-unknown_word = »{ $word }« er ikke en handling. Skriv en af disse: { $shapes }.
notation-shape = Noget er galt efter »{ $word }«. Skriv { $shapes }.
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

position-json = Stillingen er ikke korrekt JSON: { $detail }. Tjek anførselstegn, kommaer og parenteser.
position-shape = Stillingen har ikke den rette form: { $detail }. Skemaet for stillinger nævner alle nøgler.
position-unknown_map = Intet landkort hedder »{ $found }«. Skriv { $known }.
position-packs = Stillingens pakker: { $reason }
position-unknown_option = Intet regelvalg hedder »{ $found }«. Skriv { $known }.
position-seat_count = Stillingen nævner ikke { $seats } pladser, som landkortet { $map } kræver. Nævn så mange, eller tag et andet landkort.
position-no_such_seat = Stillingen taler om en plads, der ikke er ved bordet. Der er { $seats }, nummereret fra 0.
position-no_such_region = Regionen { $region } findes ikke på dette spillebræt. Regionerne har numrene 1 til { $highest }.
position-unknown_race = Ingen Race hedder »{ $race }«. Skriv { $known }.
position-unknown_power = Ingen Specialevne hedder »{ $power }«. Skriv { $known }.
position-round = Stillingen er i runde { $round }, men spillet har kun { $rounds }. Vælg en af dem.

## Positions: races and their tokens

position-power_missing = { $seat } har Aktive { $race_inside } uden Specialevne. Nævn også Specialevnen.
position-no_race = { $seat } har en Specialevne eller Tropper, men ingen Aktiv Race. Nævn Racen, eller udelad resten.
position-two_declined = { $seat } har ikke plads til Inaktive { $race_inside }. Kun én Inaktiv Race kan være uden en Specialevne, der varer ved.
position-no_active_race = { $seat } skulle have Regionen { $region } uden en Aktiv Race. Nævn Racen, eller sig, hvilken Inaktiv Race det er.
position-not_declined = { $seat } skulle have Regionen { $region } med Inaktive { $race_inside }, men har ingen. Før dem op som Inaktive.
position-tokens_without_seat = Der står Tropper i Regionen { $region }, men ingen ejer dem. Nævn pladsen.
position-seat_without_tokens = En plads skulle have Regionen { $region } uden en Trop. Sig, hvor mange der står dér.
position-too_many_tokens = { $seat } har { $tokens } { $race_inside }, men æsken rummer kun { $supply }. Fjern nogle.
position-hand_between_turns = Det er ikke { $seat }, der har turen: En Race, der har Regioner, har så ingen Tropper på hånden ({ $race_inside }). Sæt de Tropper på spillebrættet.
position-declined_hand = { $seat } kan ikke have Inaktive { $race_inside } på hånden. Fjern dem.
position-declined_stack = { $seat } kan ikke have mere end én Trop af Inaktive { $race_inside } i Regionen { $region }. Lad én stå.
position-declined_nowhere = { $seat } har Inaktive { $race_inside } uden en eneste Trop. Udelad dem, eller sæt dem på spillebrættet.
position-aside = { $most ->
    [0] { $seat } kan ikke lægge Tropper til side for { $race_inside }. Udelad det.
   *[other] { $seat } kan højst lægge { $most } Tropper til side for { $race_inside }. Fjern nogle.
  }
position-at_sea = { $seat } kan ikke have { $race_inside } i Regionen { $region }: Den er vand, og de sejler ikke. Sæt dem på land.

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
position-camps_displaced = { $seat } har flere fordrevne Lejre end Lejre på hånden. Fordrevne Lejre er på hånden.
position-peace = { $seat } kan ikke have fred med denne plads. Nævn en modstander ved bordet.
position-tile_twice = { $id } kan ikke være to steder på én gang. Fjern et af dem.
position-unseen_tiles = { $kind ->
    [race] De usete Racer skal være alle dem, der er tilbage, hver én gang, eller udelades.
   *[power] De usete Specialevner skal være alle dem, der er tilbage, hver én gang, eller udelades.
  }{ $missing_count ->
    [0] { "" }
   *[other] { " " }Mangler: { $missing }.
  }{ $surplus_count ->
    [0] { "" }
   *[other] { " " }Ikke tilbage: { $surplus }.
  }

## Positions: whose turn it is, and what was done

position-to_act = Turen er hos { $turn }, så { $to_act } kan ikke være den, der handler. Kun under tilflugt handler en anden.
position-refuge_of_the_attacker = Under tilflugt handler en modstander, ikke { $turn }, som har turen. Nævn en anden plads.
position-nothing_to_redeploy = { $turn } har ingen Aktiv Race at omfordele. Vælg en anden fase, eller giv pladsen en Race.
position-no_late_choice = { $turn } har intet at vælge efter optjeningen. Vælg en anden fase.
position-start_is_clean = I starten af en tur er intet gjort endnu, heller ikke af { $turn }. Udelad det, der blev gjort, eller vælg erobringsfasen.
position-over_too_early = Spillet kan ikke være slut i runde { $round }. Det slutter efter den sidste spillers tur i den sidste runde.
position-pending_roll = { $turn } kan ikke have slået før en erobring nu. Udelad slaget.
position-awaited_die = { $turn } kan ikke vente på denne terning nu. Udelad den.

## Records. $line is the number of the line

record-too_long = Spilfilen er for lang til at blive læst. Der læses højst { $longest } tegn.
record-empty = Spilfilen er tom. Dens første linje fortæller formatet.
record-first_line = Linje { NUMBER($line, useGrouping: 0) } er »{ $found }«. En spilfil begynder med »{ $expected }«.
record-rules = Linje { NUMBER($line, useGrouping: 0) }: Spilfilen følger version »{ $found }« af reglerne. Kun version { $expected } kan læses.
record-pack = Linje { NUMBER($line, useGrouping: 0) }, pakkerne: { $reason }
record-option = Linje { NUMBER($line, useGrouping: 0) }: Der er intet regelvalg ved navn »{ $found }«. Vælg { $known }.
record-option_value = Linje { NUMBER($line, useGrouping: 0) }: Regelvalget »{ $option }« kan ikke være »{ $found }«. Skriv on eller off.
record-name = Linje { NUMBER($line, useGrouping: 0) }: Dette er ikke et navn. Skriv højst { $longest } almindelige tegn.
record-no_map = Linje { NUMBER($line, useGrouping: 0) }: Landkortet mangler. Nævn det før den første handling.
record-map = Linje { NUMBER($line, useGrouping: 0) }: Der er intet landkort ved navn »{ $found }«. Vælg { $known }.
record-seats = Linje { NUMBER($line, useGrouping: 0) }: Landkortet { $map } er for { $wanted } pladser, men spilfilen nævner { $found }. Skriv én linje pr. plads.
record-position = Linje { NUMBER($line, useGrouping: 0) }, stillingen: { $reason }
record-position_differs = Linje { NUMBER($line, useGrouping: 0) }: Stillingen har et andet landkort, andre regelvalg eller andre pakker end spilfilen. Gør dem ens.
record-who = Linje { NUMBER($line, useGrouping: 0) }: »{ $found }« siger ikke, hvem der handler. Begynd med nummeret på en plads eller med * for spillederen.
record-dealers_word = Linje { NUMBER($line, useGrouping: 0) }: »{ $text }« er noget, spillederen siger. Begynd linjen med *.
record-seats_word = Linje { NUMBER($line, useGrouping: 0) }: »{ $text }« er noget, en spiller siger. Begynd linjen med pladsens nummer.
record-wrong_seat = Linje { NUMBER($line, useGrouping: 0) }: { $seat } kan ikke handle nu. Det er op til { $expected }.
record-illegal = Linje { NUMBER($line, useGrouping: 0) }, »{ $text }«: { $reason }
