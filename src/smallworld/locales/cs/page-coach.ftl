### The coach: what decided a game that has been played.

coach-tab = Trenér
coach-title = Co hru rozhodlo
coach-offer = Boti hru od každého tahu mnohokrát dohrají. Pak uvidíte, jak se vyvíjely šance, které tahy stály nejvíc a co by bylo lepší. První křivku uvidíte během několika sekund, zbytek trvá minutu nebo dvě.
coach-begin = Zeptat se trenéra
coach-waiting = Čeká se ve frontě…
coach-progress = Prochází se každý tah: hotovo { $percent } %.
coach-progress-label = Postup
coach-cancel = Zrušit
coach-failed = Nepovedlo se to. Zkuste to ještě jednou.
coach-nothing = Neodehrál se ani jeden tah, není co rozebírat.
coach-seat = Čí hra?

## The curve

coach-curve = Šance na výhru
coach-curve-axis = Procenta
coach-curve-about = Graf: šance všech hráčů na výhru po každém tahu. Následuje tabulka s čísly.
coach-curve-label = { $name } { $percent } %
coach-legend-chance = Šance po každém tahu: { $seat }.
coach-legend-band = Stínovaný pás je možná odchylka.
coach-legend-fair = Čárkovaně: s průměrným štěstím. Mezera mezi čarami je štěstí.
coach-legend-no-dice = Kostka tu nic nezměnila.
coach-legend-turn = Drahý tah, vysvětlený níže.
coach-numbers = Čísla jako tabulka
coach-numbers-turn = Po tahu
coach-numbers-round = Kolo { $round }, { $seat }
coach-numbers-fair = { $seat } s průměrným štěstím
coach-percent = { $percent } %

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = Tahy, které stály nejvíc
coach-costly-none = { $seat }: žádná zjevná chyba. Pěkná hra!
coach-costly-not-yet = Žádný drahý tah se zatím nenašel.
coach-played = Odehráno: { $plan }.
coach-show = Ukázat na mapě
coach-hide = Skrýt
coach-what-if = Jiná možnost v kole { $round }: { $plan }.
coach-play-on = Hrát dál odtud
    .about = Nový stůl začne před tímto tahem. Ostatní místa převezmou boti.

## Decline and luck

coach-decline = Kdy přejít do Úpadku
coach-no-races = { $seat }: bez národa.
coach-luck = Štěstí
coach-how = To vše jsou odhady: boti hru mnohokrát dohráli a ± je možná odchylka.
