### The coach: what decided a game that has been played.

coach-tab = Trenér
coach-title = Co hru rozhodlo
coach-offer = Boti hru od každého tahu mnohokrát dohrají. Pak uvidíte, jak se vyvíjely šance, které tahy stály nejvíc a co by bylo lepší. Trvá to minutu nebo dvě.
coach-begin = Zeptat se trenéra
coach-waiting = Přednost mají jiné hry…
coach-progress = Prochází se každý tah: hotovo { $percent } %.
coach-progress-label = Kolik je hotovo
coach-cancel = Zrušit
coach-failed = Nepovedlo se to. Zkuste to ještě jednou.
coach-nothing = Nikdo neodehrál ani tah, takže není o čem mluvit.
coach-seat = Čí hra?

## The curve

coach-curve = Šance na výhru
coach-curve-axis = Procenta
coach-curve-about = Graf: šance všech hráčů na výhru po každém tahu. Následuje tabulka s čísly.
coach-curve-label = { $name } { $percent } %
coach-legend-chance = Šance po každém tahu: { $seat }.
coach-legend-fair = Čárkovaně: totéž se spravedlivou kostkou. Pás mezi nimi je štěstí.
coach-legend-no-dice = Kostka tu nic nezměnila.
coach-legend-turn = Tah, který stál hodně; více níže.
coach-numbers = Čísla jako tabulka
coach-numbers-turn = Po tahu
coach-numbers-round = Kolo { $round }, { $seat }
coach-numbers-fair = { $seat } se spravedlivou kostkou
coach-percent = { $percent } %

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = Tahy, které stály nejvíc
coach-costly-none = { $seat }: o žádném tahu nelze s jistotou říct, že něco stál. Pěkná hra.
coach-played = Odehráno: { $plan }.
coach-show = Ukázat na mapě
coach-hide = Skrýt
coach-what-if = Co kdyby, v kole { $round }: { $plan }.
coach-play-on = Hrát dál odtud
    .about = Nový stůl začne před tímto tahem. Ostatní místa převezmou boti.

## Decline and luck

coach-decline = Kdy přejít do Úpadku
coach-no-races = { $seat }: bez národa.
coach-luck = Štěstí
coach-how = To vše jsou odhady: boti hru mnohokrát dohráli a ± říká, jak daleko mohla výsledek posunout náhoda.
