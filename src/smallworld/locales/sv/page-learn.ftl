### Learning the game: the lesson on a real board, and hints when something comes up first.
###
### $region is the name of a region, $price what it costs, $hand the tokens in hand, $coins what
### the turn brings; $people is a race with its power, $race a race and $race_one one of it;
### $rival is the name of the other player.

learn-rival-name = Bosse
learn-title = Lektion
learn-step = Steg { $step } av { $steps }
learn-back = Ett steg tillbaka
learn-skip = Gör det åt mig
learn-leave = Lämna lektionen
    .left = Du kan fortsätta här när du vill.
learn-off = Du har lämnat lektionen. Gå tillbaka till steget, eller spela vidare fritt.
    .back = Tillbaka till lektionen
    .on = Spela vidare

## The steps: what is to be done now, in a sentence or two; `.other` answers another move

learn-pick = Ett kort parti mot { $rival }: fyra rundor, flest Vinstmynt vinner. Välj { $people_inside }: översta kortet är gratis.
    .other = Bra tänkt! Men ta { $people_inside } den här gången: de är gratis.
learn-enter = Nya folkslag kommer in från kartans kant. Tomt land kostar { $price } brickor: ta Regionen { $region }.
    .other = Det skulle gå. Börja i Regionen { $region }: det är Åkermark, som ger { $race_the } ett extra Vinstmynt.
learn-tribe = Allt som står i vägen kostar 1 bricka mer. En Glömd Stam bor i Regionen { $region }: ta den för { $price }.
    .other = Snart. Ta först Regionen { $region } från den Glömda Stammen.
learn-mountain = Ett Berg kostar också 1 mer, och är lika svårt att ta ifrån dig. Ta Berget i Regionen { $region }.
    .other = Snart. Ta först Berget i Regionen { $region }.
learn-symbols = Symbolerna på kartan betyder något för vissa folkslag och Specialförmågor:
learn-stop = En bricka är kvar, och den räcker inte till en Region. Sluta erövra.
    .other = Det får vänta: sluta erövra nu.
learn-place = Varje bricka gör sin Region dyrare att anfalla. Lägg dem där du vill, eller fördela dem jämnt.
    .other = Placera dina brickor först.
learn-income = Avsluta din tur. Den ger { $coins } Vinstmynt: 1 för varje Region, plus det som folkslag och Specialförmåga lägger till.
    .other = Avsluta din tur så får du dina Vinstmynt.
learn-attack = Nu är det { $rival } som spelar. Att anfalla dig kostar 1 mer för varje bricka du har där.
learn-refuge = Du förlorade Regionen { $region } och 1 { $race_one }. De andra kommer hem: placera dem.
    .other = Placera först dem som kommit hem.
learn-ready = Dina brickor är i handen igen; en stannar i varje Region tills du överger den. Ta grannen, Regionen { $region }.
    .other = Det skulle gå. Ta Regionen { $region } först: Åkermark ger { $race_the } dubbelt.
learn-die = Regionen { $region } kostar { $price }, du har { $hand }. Turens sista erövring får du pröva med tärningen: ta tillbaka den!
    .other = Tärningen kommer sist i turen. Pröva den på Regionen { $region }.
learn-hold = Regionen { $region } är din igen. Placera dina brickor och avsluta din tur.
    .other = Placera dina brickor och avsluta din tur.
learn-spread = Nu spelar { $rival }: först placeras den fördrivna brickan.
learn-decline = { $race_the } har spritt sig för tunt. Låt dem gå i Nedgång: de slåss inte mer, men deras Regioner ger fortfarande Vinstmynt.
    .other = Det skulle gå. Men se vad Nedgång gör: { $race_the } har få brickor kvar.
learn-grow = Nu är det { $rival } som spelar. Nästa gång börjar du med ett nytt folkslag.
learn-again = Välj ett nytt folkslag. På varje kort ovanför lägger du 1 Vinstmynt, till den som tar det kortet.
    .other = Välj ett nytt folkslag först.
learn-last = Sista rundan! Ta så många Regioner du kan, sluta sedan erövra, placera dina brickor och avsluta din tur.
    .waiting = { $rival } spelar spelets sista tur.
learn-count = Räkna Vinstmynten: flest vinner.

## The end

learn-done = Nu kan du spelet! Resten står på korten, och i reglerna när du vill slå upp något.
learn-play = Spela mot en lätt bot
learn-once-more = Ta om lektionen

## First-time hints: shown once each

learn-first-close = Okej
learn-first-berserk = Bärsärk: före varje erövring får du slå tärningen. Det den visar dras av från priset.
learn-first-ghouls = Ditt folkslag i Nedgång får fortfarande erövra, men bara innan det aktiva börjar.
learn-first-dragon = En gång per tur tar Draken valfri Region inom räckhåll med en enda bricka. Tryck på Drake och välj sedan.
learn-first-sorcery = En ensam fiendebricka intill dig kan byta sida. Tryck på Besvärjelse och välj den.
learn-first-fortress = En Fästning står kvar där du bygger den, och du får bygga en ny varje tur.
learn-first-camp = Bivackerna skyddar fram till din nästa tur; då slår du upp dem på nytt.
learn-first-hero = Hjältarna skyddar fram till din nästa tur; då får du flytta dem.
learn-first-withdraw = De här brickorna kom bara med för att slåss. Nästa tur har du dem i handen igen.
learn-first-stout = Dristiga: du får gå i Nedgång nu, när du fått betalt, utan att förlora en tur.
learn-first-diplomat = Diplomat: välj en spelare. Till din nästa tur får spelarens aktiva folkslag inte anfalla ditt.
learn-first-decline = Ditt folkslag kan knappt växa mer. Nu är ett bra tillfälle att gå i Nedgång: nästa tur väljer du ett nytt.
learn-first-abandon = Ingen bricka i handen? Överge en Region före din första erövring så får du tillbaka dess sista bricka.
learn-first-refuge = Ett anfall kostar dig bara en bricka; de andra återvänder till Regioner du fortfarande håller.
learn-first-attempt = För få brickor? Välj en Region med streckad kant: tärningen kan ännu vinna den, som din sista erövring.
learn-first-marks = Ljusa stygn visar vad de andra har ändrat sedan din senaste tur. Den mörka uppspelningsknappen på brädet visar det igen.
learn-first-prices = Siffrorna är priser i brickor. Välj en Region att börja i; fortsätt sedan till dess grannar.
