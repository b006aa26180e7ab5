### Refusals: what was tried, why it is not possible, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot. “You” is the player who acted.

## Any time

game-over = Spillet er slutt, så det kan ikke spilles mer. Start et nytt spill.
action-unknown = Det finnes ingen handling med nummer { NUMBER($number, useGrouping: 0) }. Bruk et fra 0 til { NUMBER($highest, useGrouping: 0) }.
region-unknown = Regionen { $region } finnes ikke på dette brettet. Velg en region fra 1 til { $highest }.

## Chance

chance-awaited = { $awaits ->
    [die] Du kan ikke handle før terningen er kastet. La krupieren kaste den først.
   *[reveal] Du kan ikke handle før en ny kombinasjon er avslørt. La krupieren avsløre en først.
  }
chance-not_a_seats_word = Terningkast og nye kombinasjoner er krupierens sak. Velg en handling for en spiller.
chance-no_die_awaited = Terningen ble kastet, men ingen ba om det. Den kastes bare for et siste forsøk, eller før en erobring som begynner med et kast.
chance-no_reveal_awaited = En kombinasjon ble avslørt, men ingen manglet. Krupieren avslører en bare når rekken er for kort.
chance-unknown_tile = Denne rasen eller spesialevnen er ikke i esken til dette spillet. Avslør en som er det.
chance-other_banner = { $race } kan ikke avsløres nå. Neste banner i bunken: { $expected }.
chance-banner_in_use = { $race } kan ikke avsløres: banneret er ikke i bunken. Avslør en rase ingen har sett ennå.
chance-badge_in_use = { $power } kan ikke avsløres: evnebrikken er ikke i bunken. Avslør en spesialevne som er ledig.

## The start of a turn

turn-pick_first = Du har ingen aktiv rase. Velg en kombinasjon først.
turn-stop_first = Du kan ikke plassere tropper eller avslutte turen mens du erobrer. Slutt å erobre først.
pick-race_still_active = Du kan ikke velge en kombinasjon så lenge { $race_the } er din aktive rase. La rasen stagnere; så velger du en ny i neste tur.
pick-no_such_place = { $places ->
    [one] Det er ingen kombinasjon på plass { $place }. Velg plass 1.
   *[other] Det er ingen kombinasjon på plass { $place }. Velg en av plassene 1 til { $places }.
  }
pick-too_dear = { $price ->
    [one] Denne kombinasjonen koster 1 seiersmynt, og du har { $coins }. Velg en høyere opp; den øverste er gratis.
   *[other] Denne kombinasjonen koster { $price } seiersmynter, og du har { $coins }. Velg en høyere opp; den øverste er gratis.
  }
decline-after_pick = En rase kan ikke stagnere i den turen den ble valgt. Erobre med den, eller stopp.
decline-after_declined_acted = Den inaktive rasen din har handlet denne turen, så den aktive kan ikke stagnere lenger. Erobre med den, eller stopp.
decline-only_at_start = Rasen din kan bare stagnere helt i starten av turen. Fullfør denne turen og la den stagnere i neste.
decline-where = Denne rasen bygger et tårn når den stagnerer. Velg en av regionene dens til det.
decline-no_tower = Denne rasen bygger ikke noe tårn. La den stagnere uten å velge en region.

## Which region can be attacked

conquer-own_region = Denne rasen holder allerede regionen { $region }. Velg en som ikke er dens egen.
conquer-immune = { $piece_gender ->
    [neuter] Regionen { $region } kan ikke angripes: et { $piece } beskytter den. Velg en annen region.
   *[common] Regionen { $region } kan ikke angripes: en { $piece } beskytter den. Velg en annen region.
  }
conquer-peace = Regionen { $region } kan ikke angripes: { $seat } har sluttet fred med deg. Angrip en annen, eller vent til { $seat } har hatt sin neste tur.
conquer-abandoned = Du forlot regionen { $region } denne turen og kan ikke ta den tilbake ennå. Velg en annen region.
conquer-protected = Regionen { $region } kan ikke angripes: rasen der er beskyttet. Velg en annen region.
conquer-water = Regionen { $region } er vann, og dit kan ikke denne rasen komme. Velg en region på land.
conquer-not_an_entry = Denne rasen kan ikke komme inn på kartet i regionen { $region }. Velg land ved kartets kant, eller ved kysten av et hav som når kanten.
conquer-out_of_reach = Regionen { $region } er utenfor rekkevidde. Velg en nabo til en region denne rasen holder.

## What a conquest takes

conquer-too_few_tokens = { $hand ->
    [0] Regionen { $region } koster { $price }, og du har ingen tropper på hånden. Stopp og omfordel.
   *[other] { $die ->
        [0] Regionen { $region } koster { $price }, du har { $hand }. Ta en billigere region, eller stopp.
       *[other] Regionen { $region } koster { $price }, du har { $hand }. Kast terningen for de { $missing } som mangler, eller ta en billigere region.
      }
  }
die-rolls_first = Denne rasen kaster før den velger region, så det blir ikke noe siste forsøk på regionen { $region }. Kast først, erobre så.
die-no_token = Et siste forsøk på regionen { $region } krever minst én tropp, og du har ingen på hånden. Stopp og omfordel.
die-not_short = Regionen { $region } koster { $price }, og du har { $hand }, så du trenger ikke terningen. Bare erobre den.
die-too_far = Regionen { $region } koster { $price }, du har { $hand }. Terningen viser høyst tre: velg en region der du mangler høyst tre, eller stopp.
dragon-none = Du har ingen drage. Erobre med tropper i stedet.
dragon-used = Dragen har allerede fløyet denne turen. Erobre med tropper, og send den igjen i neste tur.
dragon-no_token = Én tropp må bli med dragen til regionen { $region }, og du har ingen på hånden. Stopp og omfordel.
conversion-none = Denne rasen kan ikke forhekse noen. Erobre med tropper i stedet.
conversion-tray_empty = Det er ingen tropper av denne rasen igjen i oppbevaringsbrettet å bytte inn. Erobre med tropper i stedet.
conversion-not_an_active_enemy = Forheksing har ikke noe mål i regionen { $region }. Velg en region som en annen spillers aktive rase holder.
conversion-not_alone = { $seat } har { $tokens } tropper i regionen { $region }, og forheksing virker bare på en enslig. Velg en annen region, eller erobre denne med tropper.
conversion-camp = I regionen { $region } har { $seat } en leir som verner mot forheksing. Velg en annen region, eller erobre denne med tropper.
conversion-used_on_seat = Du har allerede brukt forheksing mot { $seat } denne turen. Velg en annen motstander, eller erobre regionen { $region } med tropper.
conversion-needs_token = I dette spillet krever forheksing en tropp på hånden, og du har ingen. Stopp og omfordel.
conversion-first_conquest = Denne rasen er ikke på kartet, så forheksingen kan ikke begynne i regionen { $region }. Erobre en første region med tropper.
roll-no_power = Denne rasen kaster ikke før en erobring. Velg en region; du kan kaste for den siste hvis du mangler tropper.
roll-no_token = For å kaste må du ha minst én tropp på hånden, og du har ingen. Stopp og omfordel.
roll-pending = Du har allerede kastet { $number }. Bruk det til å erobre en region, eller stopp.
regroup-no_power = Denne rasen kan ikke samle seg igjen. Erobre med troppene på hånden, eller stopp.
regroup-used = Du har allerede samlet troppene denne turen. Erobre med dem på hånden, eller stopp.
regroup-nothing = Det er ingenting å ta opp: erobre med flere tropper enn som må bli, og saml dem så.
spending-no_power = Denne rasen kan ikke betale for erobringer. Erobre med tropper i stedet.
spending-too_little = Du har for lite å betale med. Erobre med tropper i stedet.
spending-useless = Det ville ikke spare noen tropp i regionen { $region }. Bruk mindre, eller erobre bare med tropper.

## Abandoning, and a declined race that acts

abandon-not_held = Denne rasen holder ikke regionen { $region }. Gi opp en av dens egne regioner.
abandon-after_conquest = Regionen { $region } kan ikke gis opp lenger: denne rasen har allerede erobret denne turen. Behold den til neste tur.
declined-no_such_race = Du har ingen inaktiv rase som fortsatt kan handle. Bruk den aktive rasen.
declined-done = Den inaktive rasen din har kastet terningen og er ferdig med å erobre. Gå videre med den aktive.
declined-too_late = Den aktive rasen din har allerede handlet, så den inaktive kan ikke gjøre mer denne turen. Gå videre med den aktive.

## Placing

redeployment-only_placing = Erobringene i denne turen er over. Plasser det du har på hånden, og avslutt.
refuge-only_placing = Det er ikke din tur. Du kan bare plassere de fordrevne troppene dine og så avslutte.
deploy-not_held = Denne rasen holder ikke regionen { $region }. Plasser troppene i rasens egne regioner.
deploy-too_many = { $most ->
    [0] Det er ingen tropper igjen til regionen { $region }. Plasser noe annet, eller avslutt.
    [one] { $count } tropper er for mange til regionen { $region }: du kan bare plassere 1 til.
   *[other] { $count } tropper er for mange til regionen { $region }: du kan bare plassere { $most } til.
  }
withdraw-first = { $count ->
    [one] Det er for få tropper på hånden til dem som må gå. Trekk deg først ut av 1 region.
   *[other] Det er for få tropper på hånden til dem som må gå. Trekk deg først ut av { $count } regioner.
  }
withdraw-not_due = Du trenger ikke forlate noen region. Plasser troppene dine, og avslutt.
withdraw-not_held = Denne rasen holder ikke regionen { $region }. Trekk deg ut av en av dens egne regioner.
place-not_held = Den aktive rasen din holder ikke regionen { $region }. Velg en av dens regioner.
camp-none_left = Du har ingen leir å slå opp. Plasser noe annet, eller avslutt.
fortress-no_power = Denne rasen kan ikke bygge festninger. Plasser noe annet, eller avslutt.
fortress-one_a_turn = Du kan bare bygge én festning per tur. Bygg den neste i neste tur.
fortress-none_left = Alle { $limit } festningene står på kartet. Du kan bygge igjen når en er fjernet.
fortress-already_there = Regionen { $region } har allerede en festning. Bygg i en annen region.
hero-none_left = Du har ingen helt å plassere. Plasser noe annet, eller avslutt.
hero-already_there = Det står allerede en helt i regionen { $region }. Sett denne i en annen region.
marker-no_power = Denne rasen har ingen slik brikke. Plasser noe annet, eller avslutt.
marker-none_left = Du kan ikke plassere flere denne turen. Plasser noe annet, eller avslutt.
marker-not_there = Den kan ikke plasseres i regionen { $region }. Velg en annen region, eller avslutt.
end-tokens_left = { $count ->
    [one] Du har fortsatt 1 tropp å plassere. Sett den i en av regionene dine, og avslutt.
   *[other] Du har fortsatt { $count } tropper å plassere. Sett dem i regionene dine, og avslutt.
  }
end-heroes_left = Du har fortsatt en helt å plassere. Sett den i en region uten helt, og avslutt.
end-declined_tokens_left = { $count ->
    [one] Den inaktive rasen din har fortsatt 1 tropp å plassere. Sett den i en av dens regioner, og avslutt.
   *[other] Den inaktive rasen din har fortsatt { $count } tropper å plassere. Sett dem i dens regioner, og avslutt.
  }

## After scoring

after_scoring-only_choices = Du har fått seiersmyntene dine. Hvis spesialevnen tillater det, kan du la rasen stagnere eller slutte fred; ellers avslutter du turen.
ally-not_now = Fred sluttes etter inntekten. Fullfør turen først.
ally-no_power = Spesialevnen din kan ikke slutte fred. Avslutt turen.
ally-oneself = Du kan ikke slutte fred med deg selv. Velg en motstander, eller avslutt.
ally-attacked = Du har angrepet { $seat } denne turen, så du kan ikke slutte fred. Velg en motstander du ikke har angrepet, eller avslutt.
ally-unknown_seat = { $seat } er ikke ved dette bordet. Velg en plass fra 0 til { $highest }.

## Undo

undo-nothing = Ingenting er spilt ennå, så det er ingenting å angre. Spill videre.
undo-game_over = Spillet er slutt, så du kan ikke angre. Start et nytt spill.
undo-turn_began = En annen spiller handlet sist, og du kan bare angre dine egne handlinger. Spill videre.
undo-chance_spoke = Du kan ikke angre noe fra før et terningkast eller en avslørt kombinasjon. Spill videre herfra.

## Actions as text. $shapes are the ways to write them

notation-empty = Handlingen er tom. Skriv en av disse: { $shapes }.
notation-unknown_word = «{ $word }» er ingen handling. Skriv en av disse: { $shapes }.
notation-shape = «{ $word }» er ikke fullstendig, eller noe etter det er feil. Skriv { $shapes }.
notation-number = { $what ->
    [region] «{ $word }» er ingen region. Skriv et tall fra { $low } til { $high }.
    [count] «{ $word }» er ikke et antall tropper. Skriv et tall fra { $low } til { $high }.
    [place] «{ $word }» er ingen plass i rekken. Skriv et tall fra { $low } til { $high }.
    [seat] «{ $word }» er ingen plass ved bordet. Skriv et tall fra { $low } til { $high }.
    [die] «{ $word }» finnes ikke på terningen. Skriv et tall fra { $low } til { $high }.
   *[other] «{ $word }» passer ikke her. Skriv et tall fra { $low } til { $high }.
  }
notation-unknown_race = Ingen rase heter «{ $word }». Skriv { $known }.
notation-unknown_power = Ingen spesialevne heter «{ $word }». Skriv { $known }.
notation-unknown_number = Det finnes ingen handling med nummer { NUMBER($number, useGrouping: 0) }. Bruk et fra 0 til { NUMBER($highest, useGrouping: 0) }.

## Positions: how they are written

position-json = Stillingen er ikke gyldig JSON. { $reason }
position-shape = Stillingen kan ikke brukes. { $reason }
position-unknown_map = Ikke noe kart heter «{ $found }». Skriv { $known }.
position-packs = Pakkene i stillingen: { $reason }
position-unknown_option = Ikke noe regelvalg heter «{ $found }». Skriv { $known }.
position-seat_count = Kartet { $map } er for { $seats } plasser, og stillingen har et annet antall. Oppgi { $seats } plasser, eller bruk et annet kart.
position-no_such_seat = Stillingen nevner en plass som ikke er ved bordet. Bruk en av de { $seats } plassene, nummerert fra 0.
position-no_such_region = Regionen { $region } finnes ikke på dette brettet. Bruk en region fra 1 til { $highest }.
position-unknown_race = Ingen rase heter «{ $race }». Skriv { $known }.
position-unknown_power = Ingen spesialevne heter «{ $power }». Skriv { $known }.
position-round = Stillingen er i runde { $round }, men spillet har bare { $rounds }. Bruk en runde fra 1 til { $rounds }.

## Positions: races and their tokens

position-power_missing = { $seat } har en aktiv rase uten spesialevne: { $race }. Legg til spesialevnen.
position-no_race = { $seat } har en spesialevne eller tropper, men ingen aktiv rase. Oppgi rasen, eller ta bort resten.
position-two_declined = { $seat } kan ikke ha enda en inaktiv rase: { $race }. Behold bare én inaktiv rase i tillegg til en rase med «Sjel».
position-no_active_race = { $seat } holder regionen { $region }, men har ingen aktiv rase. Legg til rasen, eller si hvilken inaktiv rase som holder den.
position-not_declined = { $seat } holder regionen { $region } med en inaktiv rase som ikke er ført opp: { $race }. Før den opp som inaktiv.
position-tokens_without_seat = Troppene i regionen { $region } har ingen eier. Legg til plassen.
position-seat_without_tokens = En plass holder regionen { $region } uten en eneste tropp. Oppgi hvor mange som står der.
position-too_many_tokens = { $seat } har { $tokens } { $race_inside }, men esken har bare { $supply }. Ta bort noen.
position-hand_between_turns = { $seat } har tropper på hånden utenfor sin egen tur, selv om rasen holder regioner: { $race }. Sett de troppene på kartet.
position-declined_hand = { $seat } kan ikke ha tropper av en inaktiv rase på hånden: { $race }. Ta dem bort.
position-declined_stack = { $seat } kan ikke ha mer enn én tropp av en inaktiv rase i regionen { $region }: { $race }. La én stå.
position-declined_nowhere = { $seat } har en inaktiv rase uten en eneste tropp: { $race }. Ta den bort, eller sett den på kartet.
position-aside = { $most ->
    [0] { $seat }: { $race_the } legger ingen tropper til side. Ta det bort.
   *[other] { $seat }: { $race_the } legger høyst { $most } tropper til side. Ta bort noen.
  }
position-at_sea = { $seat }: { $race_the } kan ikke være i regionen { $region }, for den er vann, og dit kan ikke rasen komme. Sett troppene på land.

## Positions: pieces and tiles

position-tribe = Et Glemt Folkeslag kan ikke være i regionen { $region }: den holdes av en rase, eller den er vann. Ta bort en av delene.
position-too_many_pieces = Det er for mange { $piece_many }: esken har { $limit }. Ta bort noen.
position-piece_nowhere = { $piece_gender ->
    [neuter] Et { $piece } kan ikke stå alene i regionen { $region }. Sett dit en rase som kunne ha plassert det, eller ta det bort.
   *[common] En { $piece } kan ikke stå alene i regionen { $region }. Sett dit en rase som kunne ha plassert den, eller ta den bort.
  }
position-piece_owner = { $piece_gender ->
    [neuter] Et { $piece } står i regionen { $region } hos en rase som ikke har noe slikt. Ta det bort, eller bytt rase.
   *[common] En { $piece } står i regionen { $region } hos en rase som ikke har noe slikt. Ta den bort, eller bytt rase.
  }
position-piece_count = «{ $key }» hos { $seat } er oppgitt som { $given }, men etter brettet er det { $counted }. Rett det, eller ta det bort.
position-too_many_holes = { $holes ->
    [0] { $seat } har en rase som ikke graver jordhuler. Ta dem bort.
    [one] { $seat } har en rase med bare 1 jordhule, gravd eller ennå ikke gravd. Ta bort noen.
   *[other] { $seat } har en rase med bare { $holes } jordhuler, gravd eller ennå ikke gravd. Ta bort noen.
  }
position-camps_displaced = { $seat } har flere fordrevne leire enn leire på hånden. Fordrevne leire er en del av dem på hånden: sett ned tallet.
position-peace = { $seat } kan ikke ha fred med denne plassen. Oppgi en motstander ved bordet.
position-tile_twice = { $id } kan ikke være to steder samtidig. Ta bort det ene.
position-unseen_tiles = { $kind ->
    [race] Oppgi hver rase som er igjen, nøyaktig én gang som usett, eller utelat listen.
   *[power] Oppgi hver spesialevne som er igjen, nøyaktig én gang som usett, eller utelat listen.
  }{ $missing_count ->
    [0] { "" }
   *[other] { " " }Mangler: { $missing }.
  }{ $surplus_count ->
    [0] { "" }
   *[other] { " " }Ikke igjen: { $surplus }.
  }

## Positions: whose turn it is, and what was done

position-to_act = { $turn } har turen, så { $to_act } kan ikke handle. Bare når fordrevne tropper plasseres, handler en annen.
position-refuge_of_the_attacker = Når fordrevne tropper plasseres, handler en motstander, ikke { $turn }, som har turen. Oppgi en annen plass som skal handle.
position-nothing_to_redeploy = { $turn } har ingen aktiv rase å omfordele. Velg en annen fase, eller gi plassen en rase.
position-no_late_choice = { $turn } har ingenting å velge etter inntekten. Velg en annen fase.
position-start_is_clean = { $turn } står i starten av turen, og da er ingenting gjort ennå. Ta bort det som er gjort, eller velg erobringsfasen.
position-over_too_early = Spillet kan ikke være slutt i runde { $round }. Det slutter etter turen til den siste spilleren i siste runde.
position-pending_roll = { $turn } kan ikke ha kastet før en erobring nå. Ta bort kastet.
position-awaited_die = { $turn } kan ikke vente på denne terningen nå. Ta den bort.

## Records. $line is the number of the line

record-too_long = Spillfilen er for lang til å leses. Høyst { $longest } tegn leses.
record-empty = Spillfilen er tom. Den første linjen må angi formatet.
record-first_line = Linje { NUMBER($line, useGrouping: 0) } er «{ $found }». En spillfil begynner med «{ $expected }».
record-rules = Linje { NUMBER($line, useGrouping: 0) }: denne spillfilen følger versjon «{ $found }» av reglene. Bare versjon { $expected } kan leses.
record-pack = Linje { NUMBER($line, useGrouping: 0) }, pakkene: { $reason }
record-option = Linje { NUMBER($line, useGrouping: 0) }: det finnes ikke noe regelvalg som heter «{ $found }». Velg blant { $known }.
record-option_value = Linje { NUMBER($line, useGrouping: 0) }: regelvalget «{ $option }» kan ikke være «{ $found }». Skriv on eller off.
record-name = Linje { NUMBER($line, useGrouping: 0) }: dette navnet er ikke tillatt. Bruk høyst { $longest } vanlige tegn.
record-no_map = Linje { NUMBER($line, useGrouping: 0) }: kartet mangler. Oppgi det før den første handlingen.
record-map = Linje { NUMBER($line, useGrouping: 0) }: det finnes ikke noe kart som heter «{ $found }». Velg blant { $known }.
record-seats = Linje { NUMBER($line, useGrouping: 0) }: kartet { $map } er for { $wanted } plasser, men spillfilen nevner { $found }. Skriv én linje for hver plass.
record-position = Linje { NUMBER($line, useGrouping: 0) }, stillingen: { $reason }
record-position_differs = Linje { NUMBER($line, useGrouping: 0) }: stillingen har et annet kart, andre regelvalg eller andre pakker enn spillfilen. Gjør dem like.
record-who = Linje { NUMBER($line, useGrouping: 0) }: «{ $found }» sier ikke hvem som handler. Begynn med nummeret på en plass, eller med * for krupieren.
record-dealers_word = Linje { NUMBER($line, useGrouping: 0) }: «{ $text }» er en handling for krupieren. Begynn linjen med *.
record-seats_word = Linje { NUMBER($line, useGrouping: 0) }: «{ $text }» er en handling for en spiller. Begynn linjen med nummeret på plassen.
record-wrong_seat = Linje { NUMBER($line, useGrouping: 0) }: { $seat } kan ikke handle nå. { $expected } står for tur.
record-illegal = Linje { NUMBER($line, useGrouping: 0) }, «{ $text }»: { $reason }
