### The coach: what decided a game that has been played.

coach-tab = Coach
coach-title = Vad som avgjorde partiet
coach-offer = Bottar spelar vidare från varje tur i partiet, många gånger om. Sedan ser du hur chanserna gick, vilka turer som kostade mest och vad som hade varit bättre. Det tar en minut eller två.
coach-begin = Fråga coachen
coach-waiting = Andra partier kommer först …
coach-progress = Tittar på varje tur: { $percent } % klart.
coach-progress-label = Hur mycket som är klart
coach-cancel = Avbryt
coach-failed = Det gick inte. Försök en gång till.
coach-nothing = Ingen har spelat en tur, så det finns inget att berätta.
coach-seat = Vems spel?

## The curve

coach-curve = Vinstchans
coach-curve-axis = Procent
coach-curve-about = Diagram: varje spelares vinstchans efter varje tur. En tabell med siffrorna följer.
coach-curve-label = { $name } { $percent } %
coach-legend-chance = { $seat }: chansen efter varje tur.
coach-legend-fair = Streckat: detsamma med rättvis tärning. Bandet emellan är slumpen.
coach-legend-no-dice = Tärningen ändrade inget här.
coach-legend-turn = En tur som kostade mycket, beskriven nedan.
coach-numbers = Siffrorna som tabell
coach-numbers-turn = Efter
coach-numbers-round = Runda { $round }, { $seat }
coach-numbers-fair = { $seat } med rättvis tärning
coach-percent = { $percent } %

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = Turerna som kostade mest
coach-costly-none = { $seat }: ingen tur kostade något med säkerhet. Bra spelat.
coach-played = Spelat: { $plan }.
coach-show = Visa på kartan
coach-hide = Dölj
coach-what-if = Tänk om, i runda { $round }: { $plan }.
coach-play-on = Spela härifrån
    .about = Ett nytt bord börjar före den här turen. Bottar tar de andra platserna.

## Decline and luck

coach-decline = När man går i Nedgång
coach-no-races = { $seat } hade inget folkslag.
coach-luck = Tur och otur
coach-how = Allt detta är uppskattningar: bottar har spelat vidare många gånger, och ± visar hur mycket slumpen kan ha flyttat resultatet.
