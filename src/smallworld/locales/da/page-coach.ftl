### The coach: what decided a game that has been played.

coach-tab = Træner
coach-title = Hvad der afgjorde spillet
coach-offer = Botter spiller videre fra hver tur i dette spil, mange gange. Så ser du, hvordan dine chancer ændrede sig, hvilke ture der kostede mest, og hvad der ville have været bedre. Den første kurve kommer efter få sekunder; resten tager et minut eller to.
coach-begin = Spørg træneren
coach-waiting = Venter i kø …
coach-progress = Gennemgår hver tur: { $percent } % færdig.
coach-progress-label = Fremskridt
coach-cancel = Annuller
coach-failed = Det gik ikke. Prøv igen.
coach-nothing = Ingen har spillet en tur, så der er intet at analysere.
coach-seat = Hvem vil du se på?

## The curve

coach-curve = Chance for at vinde
coach-curve-axis = Procent
coach-curve-about = Diagram: hver spillers chance for at vinde efter hver tur. En tabel med tallene følger.
coach-curve-label = { $name } { $percent } %
coach-legend-chance = Chancen for { $seat } efter hver tur.
coach-legend-band = Det skyggede bånd er den statistiske usikkerhed.
coach-legend-fair = Stiplet: det samme med gennemsnitligt held. Forskellen er held.
coach-legend-no-dice = Terningen ændrede intet her.
coach-legend-turn = En tur, der kostede meget; se nedenfor.
coach-numbers = Tallene som tabel
coach-numbers-turn = Efter tur
coach-numbers-round = Runde { $round }, { $seat }
coach-numbers-fair = { $seat } med gennemsnitligt held
coach-percent = { $percent } %

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = De ture, der kostede mest
coach-costly-none = { $seat } lavede ingen klare fejl. Godt spillet!
coach-costly-not-yet = Der er ikke fundet nogen dyr tur endnu.
coach-played = Sådan blev der spillet: { $plan }.
coach-show = Vis på brættet
coach-hide = Skjul
coach-what-if = Alternativ i runde { $round }: { $plan }.
coach-play-on = Spil videre herfra
    .about = Et nyt bord begynder før denne tur. Botter tager de andre pladser.

## Decline and luck

coach-decline = Hvornår skal Racen blive Inaktiv?
coach-no-races = { $seat } havde ingen Race.
coach-luck = Held
coach-how = Alt dette er skøn: Botter spillede videre mange gange, og ± er den statistiske usikkerhed.
