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
learn-off = Spillet har forladt lektionen. Gå tilbage til trinnet, eller spil videre, som du vil.
    .back = Tilbage til lektionen
    .on = Spil videre

## The steps: what is to be done now, in a sentence or two; `.other` answers another move

learn-pick = Et kort spil mod { $rival }: fire runder, flest Sejrsmønter vinder. Vælg { $people_inside }: Det øverste sæt er gratis.
    .other = Godt set. Men tag indtil videre { $people }, som intet koster.
learn-enter = Nye Racer kommer ind fra kortets kant. Tomt land koster { $price } Tropper: Erobr { $region }.
    .other = Det kunne også gå. Begynd i { $region }: Det er Landbrug og giver { $race_inside } en ekstra Sejrsmønt.
learn-tribe = Alt, hvad der står i vejen, koster 1 Trop mere. I { $region } bor et Glemt Folkeslag: Erobr Regionen for { $price }.
    .other = Snart. Tag først { $region } fra det Glemte Folkeslag.
learn-mountain = Et Bjerg koster også 1 mere og er lige så svært at tage fra dig. Bestig { $region }.
    .other = Snart. Tag først Bjerget { $region }.
learn-symbols = Symbolerne på kortet betyder noget for nogle Racer og Specialevner:
learn-stop = Én Trop er tilbage, for lidt til en Region. Stop erobringerne.
    .other = Det er til senere: Stop nu erobringerne.
learn-place = Hver Trop gør sin Region dyrere at angribe. Sæt dem, hvor du vil, eller fordel dem jævnt.
    .other = Placer først dine Tropper.
learn-income = Slut turen. Den giver { $coins } Sejrsmønter: 1 for hver Region og det, din Race og Specialevne lægger til.
    .other = Slut turen, så får du din betaling.
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
learn-again = Vælg en ny Race. Hvert sæt over den koster en Sejrsmønt, som bliver liggende til den, der tager sættet.
    .other = Vælg først en ny Race.
learn-last = Den sidste runde! Erobr så mange Regioner, du kan; stop så, placer, og slut turen.
    .waiting = { $rival } spiller den sidste tur i spillet.
learn-count = Tæl Sejrsmønterne: Flest vinder.

## The end

learn-done = Nu kan du spillet. Resten står på brikkerne og i reglerne, når du har brug for det.
learn-play = Spil mod en let bot
learn-once-more = Lektionen én gang til

## First-time hints: shown once each

learn-first-close = Forstået
learn-first-berserk = Berserk: Før enhver erobring må du slå med terningen. Dens øjne trækkes fra prisen.
learn-first-ghouls = Din Inaktive Race må stadig erobre, men kun før din Aktive begynder.
learn-first-dragon = Én gang pr. tur tager Dragen en Region inden for rækkevidde med en enkelt Trop. Tryk på Drage, og vælg så.
learn-first-sorcery = En enlig fjendtlig Trop ved siden af dig kan skifte side. Tryk på Trolddom, og vælg den så.
learn-first-fortress = Byg turens Fæstning: Vælg en af dine Regioner. Den beskytter Regionen og giver en Sejrsmønt.
learn-first-camp = Placer dine Lejre: Vælg Regioner. Hver Lejr gør sin Region dyrere at angribe; i næste tur får du dem igen.
learn-first-hero = Stil dine Helte op: Vælg to Regioner, som ingen kan angribe før din næste tur.
learn-first-withdraw = Disse Tropper kom kun med for at kæmpe. Vælg de Regioner, du kan undvære.
learn-first-stout = Stout: Du må gøre Racen Inaktiv nu, efter betalingen, uden at miste en tur.
learn-first-diplomat = Diplomat: Vælg en spiller, hvis Aktive Race lader dig være i fred til din næste tur.
learn-first-decline = Dine Regioner giver mindre end i sidste tur. Måske er det tid til at gøre Racen Inaktiv og vælge en ny.
learn-first-abandon = Ingen Tropper på hånden? Opgiv en Region før din første erobring, så bliver dens sidste Trop fri.
learn-first-refuge = Du blev angrebet. Én Trop er tabt; placer de andre i Regioner, du stadig har.
learn-first-attempt = For få Tropper? Vælg en Region med stiplet kant: Terningen kan stadig vinde den som din sidste erobring.
