### The coach: what decided a game that has been played.

coach-tab = Coach
coach-title = Vad som avgjorde partiet
coach-offer = Bottar spelar vidare från varje tur i partiet, många gånger om. Sedan ser du hur dina chanser ändrades, vilka turer som kostade mest och vad som hade varit bättre. Den första kurvan kommer efter några sekunder; resten tar en minut eller två.
coach-begin = Fråga coachen
coach-waiting = Väntar i kö …
coach-progress = Går igenom varje tur: { $percent } % klart.
coach-progress-label = Förlopp
coach-cancel = Avbryt
coach-failed = Det gick inte. Försök igen.
coach-nothing = Ingen har spelat en tur, så det finns inget att analysera.
coach-seat = Vem vill du titta på?

## The curve

coach-curve = Vinstchans
coach-curve-axis = Procent
coach-curve-about = Diagram: varje spelares vinstchans efter varje tur. En tabell med siffrorna följer.
coach-curve-label = { $name } { $percent } %
coach-legend-chance = { $seat }: chansen efter varje tur.
coach-legend-band = Det skuggade bandet är felmarginalen.
coach-legend-fair = Streckat: detsamma med genomsnittlig tur. Skillnaden är slumpen.
coach-legend-no-dice = Tärningen ändrade inget här.
coach-legend-turn = En tur som kostade mycket; se nedan.
coach-numbers = Siffrorna som tabell
coach-numbers-turn = Efter tur
coach-numbers-round = Runda { $round }, { $seat }
coach-numbers-fair = { $seat } med genomsnittlig tur
coach-percent = { $percent } %

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = Turerna som kostade mest
coach-costly-none = { $seat } gjorde inga tydliga misstag. Bra spelat!
coach-costly-not-yet = Ingen dyr tur har hittats än.
coach-played = Så spelades det: { $plan }.
coach-show = Visa på kartan
coach-hide = Dölj
coach-what-if = Alternativ i runda { $round }: { $plan }.
coach-play-on = Spela härifrån
    .about = Ett nytt bord börjar före den här turen. Bottar tar de andra platserna.

## Decline and luck

coach-decline = När är det dags för Nedgång?
coach-no-races = { $seat } hade inget folkslag.
coach-luck = Tur och otur
coach-how = Allt detta är uppskattningar: bottar har spelat vidare många gånger, och ± är felmarginalen.
