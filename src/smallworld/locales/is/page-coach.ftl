### The coach: what decided a game that has been played.

coach-tab = Þjálfari
coach-title = Hvað réð úrslitum
coach-offer = Vélmenni spila mörgum sinnum áfram frá hverjum leik í þessu spili. Þá sérðu hvernig sigurlíkurnar þróuðust, hvaða leikir kostuðu mest og hvað hefði verið betra. Það tekur eina eða tvær mínútur.
coach-begin = Spyrja þjálfarann
coach-waiting = Önnur spil eru á undan …
coach-progress = Hver leikur er skoðaður: { $percent }% lokið.
coach-progress-label = Hve miklu er lokið
coach-cancel = Hætta við
coach-failed = Þetta tókst ekki. Reyndu einu sinni enn.
coach-nothing = Enginn hefur leikið, svo það er frá engu að segja.
coach-seat = Hvern á að skoða?

## The curve

coach-curve = Sigurlíkur
coach-curve-axis = Prósent
coach-curve-about = Línurit: sigurlíkur hvers sætis eftir hvern leik. Tafla með tölunum er fyrir neðan.
coach-curve-label = { $name } { $percent }%
coach-legend-chance = Líkur eftir hvern leik: { $seat }.
coach-legend-fair = Brotna línan: sömu líkur með sanngjörnum teningi. Borðinn á milli er heppni.
coach-legend-no-dice = Teningurinn breytti engu hér.
coach-legend-turn = Leikur sem kostaði mikið; nánar hér að neðan.
coach-numbers = Tölurnar í töflu
coach-numbers-turn = Eftir
coach-numbers-round = Umferð { $round }, { $seat }
coach-numbers-fair = { $seat }, sanngjarn teningur
coach-percent = { $percent }%

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = Leikirnir sem kostuðu mest
coach-costly-none = { $seat }: enginn leikur kostaði örugglega neitt. Vel spilað.
coach-played = Leikið var: { $plan }.
coach-show = Sýna á spilaborðinu
coach-hide = Fela
coach-what-if = Hvað ef, í umferð { $round }: { $plan }.
coach-play-on = Spila áfram héðan
    .about = Nýtt borð hefst á undan þessum leik. Vélmenni taka hin sætin.

## Decline and luck

coach-decline = Hvenær á að velja hnignun
coach-no-races = { $seat } átti enga þjóð.
coach-luck = Heppni
coach-how = Allt eru þetta áætlanir: vélmenni spiluðu oft áfram, og ± segir hve mikið tilviljun kann að hafa hnikað niðurstöðunni.
