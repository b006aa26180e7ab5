### Learning the game: the lesson on a real board, and hints when something comes up first.
###
### $region is the name of a region, $price what it costs, $hand the tokens in hand, $coins what
### the turn brings; $people is a race with its power, $race a race and $race_one one of it;
### $rival is the name of the other player.

learn-rival-name = Bo
learn-title = Leksjon
learn-step = Trinn { $step } av { $steps }
learn-back = Ett trinn tilbake
learn-skip = Gjør det for meg
learn-leave = Forlat leksjonen
    .left = Du kan fortsette her når som helst.
learn-off = Du har forlatt leksjonen. Gå tilbake til trinnet, eller spill fritt videre.
    .back = Tilbake til leksjonen
    .on = Spill videre

## The steps: what is to be done now, in a sentence or two; `.other` answers another move

learn-pick = Et kort spill mot { $rival }: fire runder, flest seiersmynter vinner. Velg { $people_inside }: den øverste kombinasjonen er gratis.
    .other = Godt sett! Ta likevel { $people_inside } nå: den kombinasjonen er gratis.
learn-enter = Nye raser kommer fra kartets kant. Tomt land koster { $price } tropper: ta regionen { $region }.
    .other = Det går også an. Begynn i regionen { $region }: den er landbruk og gir { $race_inside } en ekstra seiersmynt.
learn-tribe = Det som står i veien, koster 1 tropp mer. Et Glemt Folkeslag bor i regionen { $region }: ta den for { $price }.
    .other = Snart. Ta først regionen { $region } fra det Glemte Folkeslaget.
learn-mountain = Et fjell koster også 1 mer, og er like vanskelig å ta fra deg. Ta fjellregionen { $region }.
    .other = Snart. Ta først fjellregionen { $region }.
learn-symbols = Symbolene på kartet betyr noe for noen raser og spesialevner:
learn-stop = Én tropp er igjen, for lite til en region. Slutt å erobre.
    .other = Det kommer senere: slutt å erobre nå.
learn-place = Hver tropp gjør regionen sin dyrere å angripe. Sett dem hvor du vil, eller fordel dem jevnt.
    .other = Plasser troppene dine først.
learn-income = Avslutt turen. Den gir { $coins } seiersmynter: 1 for hver region, og det rase og spesialevne legger til.
    .other = Avslutt turen, så får du seiersmyntene dine.
learn-attack = Nå har { $rival } turen. Å angripe deg koster 1 mer for hver av troppene dine på stedet.
learn-refuge = Du mistet regionen { $region } og 1 { $race_one }. De andre kommer hjem: plasser dem.
    .other = Plasser først dem som kom hjem.
learn-ready = Troppene dine er på hånden igjen; én blir i hver region til du gir den opp. Ta naboregionen { $region }.
    .other = Det går også an. Ta regionen { $region } først: landbruk gir { $race_inside } dobbelt.
learn-die = Regionen { $region } koster { $price }, du har { $hand }. Den siste erobringen kan prøves med terningen: vinn den tilbake!
    .other = Terningen kommer sist i en tur. Prøv regionen { $region } med den.
learn-hold = Regionen { $region } er din igjen. Plasser troppene og avslutt turen.
    .other = Plasser troppene og avslutt turen.
learn-spread = Nå har { $rival } turen: først plasseres den fordrevne troppen, så spiller { $rival } videre.
learn-decline = Troppene dine er spredt tynt. La { $race_the } stagnere: rasen kjemper ikke mer, men regionene gir fortsatt mynter.
    .other = Det går også an. Men se hva stagnering gjør: { $race_the } har få tropper igjen.
learn-grow = Nå har { $rival } turen. I din neste tur begynner du med en ny rase.
learn-again = Velg en ny rase. På hver kombinasjon over den legger du 1 seiersmynt, til den som tar den kombinasjonen.
    .other = Velg en ny rase først.
learn-last = Siste runde! Ta så mange regioner du kan, stopp så, plasser troppene og avslutt turen.
    .waiting = { $rival } spiller den siste turen i spillet.
learn-count = Tell seiersmyntene: flest vinner.

## The end

learn-done = Nå kan du spillet! Resten står på kortene, og i reglene når du vil ha dem.
learn-play = Spill mot en lett bot
learn-once-more = Ta leksjonen på nytt

## First-time hints: shown once each

learn-first-close = Skjønner
learn-first-berserk = Berserk: før enhver erobring kan du kaste terningen. Det den viser, trekkes fra prisen.
learn-first-ghouls = Den inaktive rasen din kan fortsatt erobre, men bare før den aktive begynner.
learn-first-dragon = Én gang per tur tar dragen en region innen rekkevidde med en eneste tropp. Trykk på Drage, og velg.
learn-first-sorcery = En enslig fiendetropp ved siden av deg kan skifte side. Trykk på Forheks, og velg den.
learn-first-fortress = En festning blir der du bygger den, og du kan bygge en ny hver tur.
learn-first-camp = Leirene beskytter til din neste tur; da slår du dem opp på nytt.
learn-first-hero = Heltene beskytter til din neste tur; da kan du flytte dem.
learn-first-withdraw = Disse troppene kom bare med for å kjempe. Neste tur har du dem på hånden igjen.
learn-first-stout = Tapper: du kan la rasen stagnere nå, etter at du har fått betalt, uten å miste en tur.
learn-first-diplomat = Diplomat: velg en spiller. Til din neste tur kan spillerens aktive rase ikke angripe din.
learn-first-decline = Rasen din kan nesten ikke vokse mer. Nå er det lurt å la den stagnere: i neste tur velger du en ny.
learn-first-abandon = Ingen tropper på hånden? Gi opp en region før din første erobring, så får du tilbake den siste troppen der.
learn-first-refuge = Et angrep koster deg bare én tropp; de andre vender tilbake til regioner du fortsatt holder.
learn-first-attempt = For få tropper? Velg en region med stiplet kant: terningen kan likevel vinne den, som din siste erobring.
learn-first-marks = Lyse sting viser hva de andre har endret siden sist du spilte. Den mørke avspillingsknappen på brettet viser det på nytt.
learn-first-prices = Tallene er priser i tropper. Velg en region å begynne i; gå så videre til naboene.
