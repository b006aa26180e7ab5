### Vilka är här, och utmaningar.

lobby-here = Vilka är här
lobby-seen = Låt andra se mig här
    .on = Andra ser ditt namn här och kan utmana dig medan sidan är öppen.
    .off = Ingen ser dig. Slå på det om du gärna blir utmanad.
lobby-nobody = Ingen annan är här just nu.
lobby-challenge = Utmana
lobby-challenge-named = Utmana { $name }
lobby-challenge-title = Utmana { $names }
lobby-challenge-daily = Ni har dagar på er för varje drag: ingen behöver vara här nu.
lobby-challenge-live = Alla spelar samtidigt. Utmaningen går ut efter 15 minuter.
lobby-seats-bots = { $count } spelare, varav bottar: { $bots }
lobby-send = Skicka utmaning
lobby-sent = Din utmaning är skickad.
lobby-allow = Låt andra utmana mig
    .on = Från listan ovan, från din offentliga profil eller efter ett parti tillsammans.
    .off = Ingen kan utmana dig. Du kan ändå söka ett parti.
lobby-challenges = Utmaningar
lobby-you-challenge = Du utmanar { $names }
lobby-challenged-by = { $name } utmanar dig
lobby-accept = Tacka ja
lobby-decline = Nej tack
lobby-withdraw = Dra tillbaka
lobby-open = Öppna bordet
lobby-again = Spela igen
lobby-state-open = Väntar på svar.
lobby-state-accepted = Alla har tackat ja: bordet är klart.
lobby-state-declined = Inte den här gången.
lobby-state-expired = Ingen svarade i tid.

## Finding players

find-title = Hitta medspelare
find-seats = Spelare
find-players = { $count } spelare
find-time = Tid per drag
find-bots = Fyll på med bottar
find-bots-after = efter { $time }
find-bots-never = aldrig
find-look = Hitta ett parti
find-waiting = Söker spelare: { $waiting } av { $seats } är här. Låt sidan vara öppen.
find-stop = Sluta söka
find-nobody = Ingen söker just nu. Börja, så ser andra det här.
find-others = Spelare som söker
find-wish = { $seats } spelare, tid per drag: { $clock }
find-join = Var med
find-now = Spela nu med andra
    .about = Du kommer med i det parti som saknar minst antal spelare, eller söker en motspelare.
find-ready = Ditt dagliga parti har börjat.
find-open = Öppna bordet
find-waiting-daily = Söker spelare: { $waiting } av { $seats } är hittade. Sökningen fortsätter i upp till en vecka när du är borta.
