# Map files that cannot be read. $source is the file; $region its number or place in the file.

mapfile-syntax = Ekki er hægt að lesa { $source }. { $reason }
mapfile-too_long = Stafir í { $source }: { $found }. Hámarkið er { $allowed }.
mapfile-unknown_map = Ekkert kort heitir { $source }. Veldu úr þessum: { $allowed }.
mapfile-is_pack = { $source } er pakki en ekki kort. Athugaðu hann með: smallworld pack check FILE
mapfile-missing_key = { $source }{ $region ->
    [0] { "" }
   *[other] , landsvæði { $region }
  }: „{ $key }“ vantar. Bættu því við.
mapfile-unknown_key = { $source }{ $region ->
    [0] { "" }
   *[other] , landsvæði { $region }
  }: „{ $key }“ er ekki þekktur lykill. Notaðu einn af þessum: { $allowed }.
mapfile-bad_value = { $source }{ $region ->
    [0] { "" }
   *[other] , landsvæði { $region }
  }: „{ $key }“ getur ekki verið { $found }. Notaðu { $allowed }.
mapfile-repeated_id = { $source }: tvö landsvæði hafa númerið { $region }. Gefðu hvoru sitt.

# Maps that can be read but make no board.

map-region_count = Landsvæði kortsins eru { $count }. Þau verða að vera minnst 1 og mest { $most }.
map-region_numbers = Landsvæði { $region } er þar sem landsvæði { $expected } ætti að vera. Númeraðu landsvæðin 1, 2, 3 … í réttri röð.
map-repeated_name = Landsvæði { $other } og { $region } heita bæði { $name }. Endurskírðu annað þeirra.
map-own_neighbour = Landsvæði { $region } nefnir sjálft sig sem granna. Taktu það úr eigin lista.
map-unknown_neighbour = Landsvæði { $region } nefnir { $neighbour } sem granna, en það landsvæði er ekki til. Bættu því við eða leiðréttu númerið.
map-repeated_neighbour = Landsvæði { $region } nefnir { $neighbour } tvisvar. Taktu annað út.
map-asymmetric = Landsvæði { $region } nefnir { $neighbour } en { $neighbour } nefnir ekki { $region }. Nefndu hvort tveggja eða hvorugt.
map-disconnected = Engin leið er frá landsvæði { $start } til landsvæðis { $region }. Tengdu hlutana tvo með landamærum.
map-not_planar = Ekki er hægt að teikna öll þessi landamæri á flatt kort. Taktu einhver þeirra burt.
map-edge_not_planar = Ekki er hægt að teikna þessi landamæri með öll jaðarsvæði yst. Athugaðu hvaða landsvæði ná að brúninni.
map-too_many_tribes = Týndir ættbálkar á kortinu: { $count }. Í kassanum eru { $most }: taktu einhverja burt.
map-too_many_mountains = Fjöll á kortinu: { $count }. Fjallsmerki í kassanum eru { $most }: taktu einhver burt.
map-no_entry = Engin þjóð kæmist inn: ekkert land nær að brúninni eða að hafi sem gerir það. Bættu við innkomu.
map-water_with_symbol = Landsvæði { $region } er haf eða vatn og ber kortamerki. Aðeins land má bera slík merki.
map-water_with_tribe = Landsvæði { $region } er haf eða vatn með týndum ættbálki. Ættbálkar búa á landi.
map-edge_lake = Landsvæði { $region } er stöðuvatn við brún kortsins. Gerðu það að hafi eða færðu það inn í land.
map-too_few_regions = { $count } landsvæði á landi eru of fá fyrir { $seats } leikmenn. Hafðu þau minnst { $least }; á borði kassans eru þau { $official }.
map-inland_sea = Landsvæði { $region } er haf sem nær ekki að brún kortsins. Gerðu það að stöðuvatni eða láttu það ná að brúninni.
map-unreachable = Enginn kemst á landsvæði { $region }: vatn er allt um kring og engin innkoma. Tengdu það öðru landi eða láttu það ná að brúninni.
map-surrounds = Landsvæði { $region } umlykur önnur alveg og því er ekki hægt að draga landamæri þess í einni línu. Gefðu þeim innri annan granna fyrir utan, eða brúnina.
map-open_corner = Bil er á milli landsvæðanna { $regions }. Gerðu tvö þeirra, sem snúa hvort að öðru, að grönnum.
map-open_edge = Bil er á milli landsvæðanna { $regions } og brúnarinnar. Gerðu þau ystu að grönnum eða láttu eitt á milli þeirra ná að brúninni.
map-cramped = Þessi landsvæði yrðu of lítil til að sjást: { $regions }. Hafðu færri landsvæði í kringum þau eða láttu einhver ná að brúninni.

# By what a map differs from the board of the box for as many seats: allowed, but worth knowing.

map-mix_regions = Landsvæði: { $count } hér, { $official } á borði kassans fyrir { $seats }.
map-mix_rounds = Umferðir: { $count } hér, { $official } á borði kassans fyrir { $seats }.
map-mix_tribes = Týndir ættbálkar: { $count } hér, { $official } á borði kassans fyrir { $seats }.
map-mix_terrain = Landslag „{ $terrain }“: { $count } hér, { $official } á borði kassans fyrir { $seats }.
map-mix_symbol = Kortamerki „{ $symbol }“: { $count } hér, { $official } á borði kassans fyrir { $seats }.
map-mix_parts = Hlutar lands með vatni á milli: { $count }. Aðeins flug og sæfarar komast yfir.

# Outlines that do not draw the map they belong to. Arcs are counted from 0.

map-outline_missing = Landsvæði { $region } hefur enga útlínu. Teiknaðu hana.
map-outline_unknown = Útlína er til fyrir landsvæði { $region }, sem er ekki á kortinu. Taktu hana út.
map-outline_arc_unused = Ekkert landsvæði notar boga { $arc }. Taktu hann út eða notaðu hann.
map-outline_arc_repeated = Bogi { $arc } á landsvæði { $region } er notaður of oft. Landamæri tilheyra tveimur landsvæðum, einu sinni í hvora átt.
map-outline_open = Útlína landsvæðis { $region } slitnar á undan boga { $arc }. Hver bogi verður að hefjast þar sem sá síðasti endaði.
map-outline_not_simple = Útlína landsvæðis { $region } sker eða snertir sjálfa sig nálægt { $x }, { $y }.
map-outline_turned = Útlína landsvæðis { $region } liggur öfugan hring. Hún verður að liggja réttsælis.
map-outline_label = Merkimiði landsvæðis { $region } er utan við útlínu þess. Færðu hann inn fyrir.
map-outline_uncovered = Útlínurnar þekja flötinn { $covered } en ramminn er { $frame }. Þær verða að fylla hann án bils og skörunar.
map-outline_junction = Bogar sem mætast við { $x }, { $y }: { $arcs }. Mest mega þrír mætast, annars snertast landsvæði sem eru ekki grannar í horni.
map-outline_strangers_touch = Útlínur landsvæða { $region } og { $neighbour } eiga sameiginleg landamæri en kortið kallar þau ekki granna.
map-outline_neighbours_apart = Landsvæði { $region } og { $neighbour } eru grannar en útlínur þeirra eiga engin sameiginleg landamæri.
map-outline_edge_missing = Landsvæði { $region } nær að brúninni á kortinu en útlína þess nær ekki að rammanum.
map-outline_edge_extra = Útlína landsvæðis { $region } nær að rammanum en kortið segir að það nái ekki að brúninni.
map-outline_off_frame = Bogi { $arc } á landsvæði { $region } hefur ekkert landsvæði hinum megin og fer út af rammanum.
map-outline_touches_frame = Landamæri landsvæða { $region } og { $neighbour } snerta rammann milli enda sinna.
