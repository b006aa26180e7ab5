### The coach: what decided a game that has been played.

coach-tab = Þjálfari
coach-title = Hvað réð úrslitum
coach-offer = Vélmenni spila mörgum sinnum áfram úr hverri umferð þessa spils. Þá sérðu hvernig sigurlíkurnar þróuðust, hvaða umferðir kostuðu mest og hvað hefði verið betra. Fyrsti ferillinn birtist eftir nokkrar sekúndur; hitt tekur eina eða tvær mínútur.
coach-begin = Spyrja þjálfarann
coach-waiting = Í biðröð …
coach-progress = Fer yfir hverja umferð: { $percent }% lokið.
coach-progress-label = Framvinda
coach-cancel = Hætta við
coach-failed = Þetta tókst ekki. Reyndu aftur.
coach-nothing = Engin umferð var spiluð, svo það er ekkert að greina.
coach-seat = Hvern á að skoða?

## The curve

coach-curve = Sigurlíkur
coach-curve-axis = Prósent
coach-curve-about = Línurit: sigurlíkur hvers leikmanns eftir hverja umferð. Tafla með tölunum fylgir.
coach-curve-label = { $name } { $percent }%
coach-legend-chance = Líkur eftir hverja umferð: { $seat }.
coach-legend-band = Skyggða svæðið sýnir skekkjumörkin.
coach-legend-fair = Brotalínan: líkurnar með meðalheppni. Bilið á milli er heppnin.
coach-legend-no-dice = Teningurinn breytti engu hér.
coach-legend-turn = Dýrkeypt umferð; nánar hér að neðan.
coach-numbers = Tölurnar í töflu
coach-numbers-turn = Eftir umferð
coach-numbers-round = Umferð { $round }, { $seat }
coach-numbers-fair = { $seat }, með meðalheppni
coach-percent = { $percent }%

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = Dýrkeyptustu umferðirnar
coach-costly-none = { $seat }: engin greinileg mistök. Vel spilað!
coach-costly-not-yet = Ekkert dýrkeypt hefur fundist enn.
coach-played = Leikið var: { $plan }.
coach-show = Sýna á spilaborðinu
coach-hide = Fela
coach-what-if = Annar kostur í umferð { $round }: { $plan }.
coach-play-on = Spila áfram héðan
    .about = Nýtt borð hefst á undan þessari umferð. Vélmenni taka hin sætin.

## Decline and luck

coach-decline = Hvenær á að velja hnignun
coach-no-races = { $seat } átti enga þjóð.
coach-luck = Heppni
coach-how = Allt eru þetta áætlanir: vélmenni spiluðu oft áfram, og ± eru skekkjumörkin.
