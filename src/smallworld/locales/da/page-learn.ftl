### Learning the game: the lesson on a real board, and hints when something comes up first.
###
### $region is the name of a region, $price what it costs, $hand the tokens in hand, $coins what
### the turn brings; $people is a race with its power, $race a race and $race_one one of it;
### $rival is the name of the other player.

learn-rival-name = Bo
learn-title = Lektion
learn-step = Trin { $step } af { $steps }
learn-back = Et trin tilbage
learn-skip = Gør det for mig
learn-leave = Forlad lektionen
    .left = Du kan altid fortsætte her.
learn-off = Du har forladt lektionen. Gå tilbage til trinnet, eller spil frit videre.
    .back = Tilbage til lektionen
    .on = Spil videre

## The steps: what is to be done now, in a sentence or two; `.other` answers another move

learn-pick = Et kort spil mod { $rival }: fire runder, flest Sejrsmønter vinder. Vælg { $people_inside }: Det øverste sæt er gratis.
    .other = Godt set! Men tag indtil videre { $people }, som er gratis.
learn-enter = Nye Racer kommer ind fra kortets kant. Tomt land koster { $price } Tropper: Erobr { $region }.
    .other = Det kunne også gå. Begynd i { $region }: Det er Landbrug og giver { $race_inside } en ekstra Sejrsmønt.
learn-tribe = Alt, hvad der står i vejen, koster 1 Trop mere. I { $region } bor et Glemt Folkeslag: Erobr Regionen for { $price }.
    .other = Snart. Tag først { $region } fra det Glemte Folkeslag.
learn-mountain = Et Bjerg koster også 1 mere og er lige så svært at tage fra dig. Erobr { $region }.
    .other = Snart. Tag først Bjerget { $region }.
learn-symbols = Symbolerne på kortet betyder noget for nogle Racer og Specialevner:
learn-stop = Én Trop er tilbage, for lidt til en Region. Stop erobringerne.
    .other = Det er til senere: Stop nu erobringerne.
learn-place = Hver Trop gør sin Region dyrere at angribe. Sæt dem, hvor du vil, eller fordel dem jævnt.
    .other = Placer først dine Tropper.
learn-income = Slut turen. Den giver { $coins } Sejrsmønter: 1 for hver Region og det, din Race og Specialevne lægger til.
    .other = Slut turen, så får du dine Sejrsmønter.
learn-attack = Nu har { $rival } turen. At angribe dig koster 1 mere for hver af dine Tropper dér.
learn-refuge = Du mistede { $region } og 1 { $race_one }. De andre kommer hjem: Placer dem.
    .other = Placer først dem, der kom hjem.
learn-ready = Dine Tropper er på hånden igen; én bliver i hver Region, til du opgiver den. Erobr { $region } ved siden af.
    .other = Det kunne også gå. Tag først { $region }: Landbrug giver { $race_inside } dobbelt.
learn-die = { $region } koster { $price }, du har { $hand }. Den sidste erobring må prøves med terningen: Vind den tilbage!
    .other = Terningen kommer sidst i en tur. Prøv { $region } med den.
learn-hold = { $region } er din igen. Placer dine Tropper, og slut turen.
    .other = Placer dine Tropper, og slut turen.
learn-spread = Nu har { $rival } turen: Først placeres den fordrevne Trop, så spiller { $rival } videre.
learn-decline = Dine { $race_inside } er spredt tyndt. Gør dem Inaktive: De kæmper ikke mere, men deres Regioner giver stadig mønter.
    .other = Det kunne også gå. Men se, hvad Stagnation gør: Dine { $race_inside } har få Tropper tilbage.
learn-grow = Nu har { $rival } turen. I din næste tur begynder du med en ny Race.
learn-again = Vælg en ny Race. På hvert sæt over den lægger du 1 Sejrsmønt til den, der tager det sæt.
    .other = Vælg først en ny Race.
learn-last = Den sidste runde! Erobr så mange Regioner, du kan; stop så, placer dine Tropper, og slut turen.
    .waiting = { $rival } spiller den sidste tur i spillet.
learn-count = Tæl Sejrsmønterne: Flest vinder.

## The end

learn-done = Nu kan du spillet! Resten står på brikkerne og i reglerne, når du har brug for det.
learn-play = Spil mod en let bot
learn-once-more = Tag lektionen igen

## First-time hints: shown once each

learn-first-close = Forstået
learn-first-berserk = Berserk: Før enhver erobring må du slå med terningen. Dens øjne trækkes fra prisen.
learn-first-ghouls = Din Inaktive Race må stadig erobre, men kun før din Aktive begynder.
learn-first-dragon = Én gang pr. tur tager Dragen en Region inden for rækkevidde med en enkelt Trop. Tryk på Drage, og vælg så.
learn-first-sorcery = En enlig fjendtlig Trop ved siden af dig kan skifte side. Tryk på Trolddom, og vælg den så.
learn-first-fortress = En Fæstning bliver, hvor du bygger den, og du må bygge en ny hver tur.
learn-first-camp = Lejrene beskytter indtil din næste tur; så placerer du dem på ny.
learn-first-hero = Heltene beskytter indtil din næste tur; så må du flytte dem.
learn-first-withdraw = Disse Tropper kom kun med for at kæmpe. I næste tur har du dem på hånden igen.
learn-first-stout = Stout: Du må gøre Racen Inaktiv nu, efter optjeningen, uden at miste en tur.
learn-first-diplomat = Diplomat: Vælg en spiller. Indtil din næste tur kan spillerens Aktive Race ikke angribe din.
learn-first-decline = Din Race kan næsten ikke vokse mere. Det er et godt tidspunkt at gøre den Inaktiv: I næste tur vælger du en ny.
learn-first-abandon = Ingen Tropper på hånden? Opgiv en Region før din første erobring, så får du dens sidste Trop tilbage.
learn-first-refuge = Et angreb koster dig kun én Trop; de andre vender tilbage til Regioner, du stadig har.
learn-first-attempt = For få Tropper? Vælg en Region med stiplet kant: Terningen kan stadig vinde den som din sidste erobring.
learn-first-marks = Lyse sting viser, hvad de andre har ændret siden din sidste tur. Den mørke afspilningsknap på brættet viser det igen.
learn-first-prices = Tallene er priser i Tropper. Vælg en Region at begynde i; gå så videre til dens naboer.
