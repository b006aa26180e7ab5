### Hvem er her, og udfordringer.

lobby-here = Hvem er her
lobby-seen = Lad andre se mig her
    .on = Andre ser dit navn her og kan udfordre dig, mens siden er åben.
    .off = Ingen ser dig. Slå det til, hvis du gerne vil udfordres.
lobby-nobody = Der er ingen andre her lige nu.
lobby-challenge = Udfordr
lobby-challenge-named = Udfordr { $name }
lobby-challenge-title = Udfordr { $names }
lobby-challenge-daily = I har dage til hvert træk: Ingen behøver at være her nu.
lobby-challenge-live = Alle spiller på samme tid. Udfordringen slutter efter 15 minutter.
lobby-seats-bots = { $count } spillere, heraf botter: { $bots }
lobby-send = Send udfordring
lobby-sent = Din udfordring er sendt.
lobby-allow = Lad andre udfordre mig
    .on = Fra listen ovenfor, fra din offentlige profil eller efter et spil sammen.
    .off = Ingen kan udfordre dig. Du kan stadig lede efter et spil.
lobby-challenges = Udfordringer
lobby-you-challenge = Du udfordrer { $names }
lobby-challenged-by = { $name } udfordrer dig
lobby-accept = Sig ja
lobby-decline = Nej tak
lobby-withdraw = Træk tilbage
lobby-open = Åbn bordet
lobby-again = Spil igen
lobby-state-open = Venter på svar.
lobby-state-accepted = Alle har sagt ja: Bordet er klar.
lobby-state-declined = Ikke denne gang.
lobby-state-expired = Ingen svarede i tide.

## Finding players

find-title = Find medspillere
find-seats = Spillere
find-players = { $count } spillere
find-time = Tid pr. træk
find-bots = Fyld op med botter
find-bots-after = efter { $time }
find-bots-never = aldrig
find-look = Find et spil
find-waiting = Leder efter spillere: { $waiting } af { $seats } er her. Lad siden være åben.
find-stop = Stop søgningen
find-nobody = Ingen leder lige nu. Begynd, så kan andre se det her.
find-others = Spillere, der leder
find-wish = { $seats } spillere, tid pr. træk: { $clock }
find-join = Vær med
find-now = Spil nu med andre
    .about = Du kommer med i det spil, der mangler færrest spillere, eller søger én modstander.
find-ready = Dit daglige spil er begyndt.
find-open = Åbn bordet
find-waiting-daily = Leder efter spillere: { $waiting } af { $seats } er fundet. Søgningen fortsætter i op til en uge, mens du er væk.
