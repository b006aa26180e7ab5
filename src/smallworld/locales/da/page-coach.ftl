### The coach: what decided a game that has been played.

coach-tab = Træner
coach-title = Hvad der afgjorde spillet
coach-offer = Botter spiller videre fra hver tur i dette spil, mange gange. Så ser du, hvordan chancerne gik, hvilke ture der kostede mest, og hvad der ville have været bedre. Det tager et minut eller to.
coach-begin = Spørg træneren
coach-waiting = Andre spil kommer først …
coach-progress = Ser på hver tur: { $percent } % færdig.
coach-progress-label = Hvor meget der er gjort
coach-cancel = Annuller
coach-failed = Det gik ikke. Prøv en gang til.
coach-nothing = Ingen har spillet en tur, så der er intet at fortælle.
coach-seat = Hvis spil?

## The curve

coach-curve = Chance for at vinde
coach-curve-axis = Procent
coach-curve-about = Diagram: hver spillers chance for at vinde efter hver tur. En tabel med tallene følger.
coach-curve-label = { $name } { $percent } %
coach-legend-chance = Chancen for { $seat } efter hver tur.
coach-legend-fair = Stiplet: det samme med en retfærdig terning. Båndet imellem er held.
coach-legend-no-dice = Terningen ændrede intet her.
coach-legend-turn = En tur, der kostede meget; se nedenfor.
coach-numbers = Tallene som tabel
coach-numbers-turn = Efter
coach-numbers-round = Runde { $round }, { $seat }
coach-numbers-fair = { $seat } med retfærdig terning
coach-percent = { $percent } %

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = De ture, der kostede mest
coach-costly-none = Ingen tur har med sikkerhed kostet { $seat } noget. Godt spillet.
coach-played = Sådan blev der spillet: { $plan }.
coach-show = Vis på brættet
coach-hide = Skjul
coach-what-if = Hvad nu hvis, i runde { $round }: { $plan }.
coach-play-on = Spil videre herfra
    .about = Et nyt bord begynder før denne tur. Botter tager de andre pladser.

## Decline and luck

coach-decline = Stagnation: hvornår?
coach-no-races = { $seat } havde ingen Race.
coach-luck = Held
coach-how = Alt dette er skøn: Botter spillede videre mange gange, og ± siger, hvor meget tilfældet kan have flyttet resultatet.
