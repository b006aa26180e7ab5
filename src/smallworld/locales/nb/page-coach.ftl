### The coach: what decided a game that has been played.

coach-tab = Trener
coach-title = Hva som avgjorde spillet
coach-offer = Boter spiller videre fra hver tur i dette spillet, mange ganger. Så ser du hvordan sjansene utviklet seg, hvilke turer som kostet mest, og hva som ville vært bedre. Den første kurven kommer etter noen sekunder; resten tar et minutt eller to.
coach-begin = Spør treneren
coach-waiting = Venter i kø …
coach-progress = Går gjennom hver tur: { $percent } % ferdig.
coach-progress-label = Fremdrift
coach-cancel = Avbryt
coach-failed = Det gikk ikke. Prøv igjen.
coach-nothing = Ingen har spilt en tur, så det er ingenting å analysere.
coach-seat = Hvem vil du se på?

## The curve

coach-curve = Vinnersjanse
coach-curve-axis = Prosent
coach-curve-about = Diagram: vinnersjansen for hver spiller etter hver tur. En tabell med tallene følger.
coach-curve-label = { $name } { $percent } %
coach-legend-chance = Sjansen for { $seat } etter hver tur.
coach-legend-band = Det skyggelagte båndet er feilmarginen.
coach-legend-fair = Stiplet: det samme med gjennomsnittlig flaks. Forskjellen er flaks.
coach-legend-no-dice = Terningen endret ingenting her.
coach-legend-turn = En tur som kostet mye; se nedenfor.
coach-numbers = Tallene som tabell
coach-numbers-turn = Etter tur
coach-numbers-round = Runde { $round }, { $seat }
coach-numbers-fair = { $seat } med gjennomsnittlig flaks
coach-percent = { $percent } %

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = Turene som kostet mest
coach-costly-none = { $seat } gjorde ingen klare feil. Godt spilt!
coach-costly-not-yet = Ingen kostbare turer er funnet ennå.
coach-played = Slik ble det spilt: { $plan }.
coach-show = Vis på brettet
coach-hide = Skjul
coach-what-if = Alternativ i runde { $round }: { $plan }.
coach-play-on = Spill videre herfra
    .about = Et nytt bord begynner før denne turen. Boter tar de andre plassene.

## Decline and luck

coach-decline = Når rasen bør stagnere
coach-no-races = { $seat } hadde ingen rase.
coach-luck = Flaks
coach-how = Alt dette er anslag: boter spilte videre mange ganger, og ± er feilmarginen.
