### Hvem er her, og utfordringer.

lobby-here = Hvem er her
lobby-seen = La andre se meg her
    .on = Andre ser navnet ditt her og kan utfordre deg mens siden er åpen.
    .off = Ingen ser deg. Slå det på hvis du gjerne vil bli utfordret.
lobby-nobody = Ingen andre er her akkurat nå.
lobby-challenge = Utfordre
lobby-challenge-named = Utfordre { $name }
lobby-challenge-title = Utfordre { $names }
lobby-challenge-daily = Dere har dager på hvert trekk: Ingen trenger å være her nå.
lobby-challenge-live = Alle spiller samtidig. Utfordringen går ut etter 15 minutter.
lobby-seats-bots = { $count } spillere, av dem boter: { $bots }
lobby-send = Send utfordring
lobby-sent = Utfordringen er sendt.
lobby-allow = La andre utfordre meg
    .on = Fra listen over, fra den offentlige profilen din eller etter et spill sammen.
    .off = Ingen kan utfordre deg. Du kan likevel lete etter et spill.
lobby-challenges = Utfordringer
lobby-you-challenge = Du utfordrer { $names }
lobby-challenged-by = { $name } utfordrer deg
lobby-accept = Godta
lobby-decline = Nei takk
lobby-withdraw = Trekk tilbake
lobby-open = Åpne bordet
lobby-again = Spill igjen
lobby-state-open = Venter på svar.
lobby-state-accepted = Godtatt: Bordet er klart.
lobby-state-declined = Ikke denne gangen.
lobby-state-expired = Ingen svarte i tide.

## Finding players

find-title = Finn medspillere
find-seats = Spillere
find-players = { $count } spillere
find-time = Tid per trekk
find-bots = Fyll opp med boter
find-bots-after = etter { $time }
find-bots-never = aldri
find-look = Finn et spill
find-waiting = Leter etter spillere: { $waiting } av { $seats } er her. La siden stå åpen.
find-stop = Slutt å lete
find-nobody = Ingen leter akkurat nå. Begynn, så ser andre det her.
find-others = Spillere som leter
find-wish = { $seats } spillere, tid per trekk: { $clock }
find-join = Bli med
find-now = Spill nå med andre
    .about = Du blir med i spillet som mangler færrest spillere, eller leter etter én motspiller.
find-ready = Det daglige spillet ditt har begynt.
find-open = Åpne bordet
find-waiting-daily = Leter etter spillere: { $waiting } av { $seats } er funnet. Søket fortsetter i opptil en uke mens du er borte.
