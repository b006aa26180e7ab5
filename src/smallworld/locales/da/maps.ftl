# Map files that cannot be read. $source is the file; $region its number or place in the file.

mapfile-syntax = { $source } kan ikke læses. { $reason }
mapfile-too_long = { $source } har { $found } tegn. Grænsen er { $allowed }.
mapfile-unknown_map = Der er intet landkort ved navn { $source }. Vælg { $allowed }.
mapfile-is_pack = { $source } er en pakke og ikke et landkort. Tjek den med: smallworld pack check FILE
mapfile-missing_key = { $source }{ $region ->
    [0] { "" }
   *[other] , Region { $region }
  }: »{ $key }« mangler. Tilføj det.
mapfile-unknown_key = { $source }{ $region ->
    [0] { "" }
   *[other] , Region { $region }
  }: »{ $key }« er ikke en kendt nøgle. Brug en af disse: { $allowed }.
mapfile-bad_value = { $source }{ $region ->
    [0] { "" }
   *[other] , Region { $region }
  }: »{ $key }« kan ikke være { $found }. Brug { $allowed }.
mapfile-repeated_id = { $source }: To Regioner har nummer { $region }. Giv hver sit eget.

# Maps that can be read but make no board.

map-region_count = Landkortet har { $count } Regioner. Det skal have mindst 1 og højst { $most }.
map-region_numbers = Region { $region } står, hvor Region { $expected } skulle stå. Nummerer Regionerne 1, 2, 3 … i rækkefølge.
map-repeated_name = Region { $other } og { $region } hedder begge { $name }. Omdøb en af dem.
map-own_neighbour = Region { $region } nævner sig selv som nabo. Tag den ud af dens egen liste.
map-unknown_neighbour = Region { $region } nævner { $neighbour } som nabo, men den Region findes ikke. Tilføj den, eller ret nummeret.
map-repeated_neighbour = Region { $region } nævner { $neighbour } to gange. Fjern den ene.
map-asymmetric = Region { $region } nævner { $neighbour }, men { $neighbour } nævner ikke { $region }. Skriv begge eller ingen.
map-disconnected = Der er ingen vej fra Region { $start } til Region { $region }. Forbind de to dele med en grænse.
map-not_planar = Disse grænser kan ikke alle tegnes på et fladt ark. Fjern nogle af dem.
map-edge_not_planar = Disse grænser kan ikke tegnes med alle Randregioner yderst. Tjek, hvilke Regioner der når kanten.
map-too_many_tribes = Landkortet har { $count } Glemte Folkeslag. Æsken rummer { $most }: Fjern nogle.
map-too_many_mountains = Landkortet har { $count } Bjerge. Æsken rummer { $most } Bjergbrikker: Fjern nogle.
map-no_entry = Ingen Race kan komme ind: Intet land når kanten eller et Hav ved kanten. Lav en indgang.
map-water_with_symbol = Region { $region } er vand og bærer et symbol. Kun land kan have symboler.
map-water_with_tribe = Region { $region } er vand og har et Glemt Folkeslag. Folkeslag bor på land.
map-edge_lake = Region { $region } er en Sø ved kortets kant. Kald den et Hav, eller flyt den ind i landet.
map-too_few_regions = { $count } landregioner er for få til { $seats } spillere. Brug mindst { $least }; æskens spillebræt har { $official }.
map-inland_sea = Region { $region } er et Hav, der ikke når kortets kant. Kald den en Sø, eller lad den nå kanten.
map-unreachable = Ingen kan nå Region { $region }: Der er vand hele vejen rundt, og den er ingen indgang. Forbind den med andet land, eller lad den nå kanten.
map-surrounds = Region { $region } ligger hele vejen rundt om andre, så dens grænse ikke kan tegnes i én linje. Giv dem indeni en nabo mere udenfor, eller kanten.
map-open_corner = Der er et hul mellem Regionerne { $regions }. Gør to af dem, der ligger over for hinanden, til naboer.
map-open_edge = Der er et hul mellem Regionerne { $regions } og kanten. Gør de yderste til naboer, eller lad en imellem dem nå kanten.
map-cramped = Disse Regioner ville blive for små til at kunne ses: { $regions }. Læg færre Regioner uden om dem, eller lad nogle nå kanten.

# By what a map differs from the board of the box for as many seats: allowed, but worth knowing.

map-mix_regions = Regioner: { $count } her, { $official } på æskens spillebræt til { $seats }.
map-mix_rounds = Runder: { $count } her, { $official } på æskens spillebræt til { $seats }.
map-mix_tribes = Glemte Folkeslag: { $count } her, { $official } på æskens spillebræt til { $seats }.
map-mix_terrain = Terræn »{ $terrain }«: { $count } her, { $official } på æskens spillebræt til { $seats }.
map-mix_symbol = Symbol »{ $symbol }«: { $count } her, { $official } på æskens spillebræt til { $seats }.
map-mix_parts = Landområder adskilt af vand: { $count }. Kun Flying og Seafaring kan komme over.

# Outlines that do not draw the map they belong to. Arcs are counted from 0.

map-outline_missing = Region { $region } har intet omrids. Tegn et.
map-outline_unknown = Der er et omrids til Region { $region }, som landkortet ikke har. Fjern det.
map-outline_arc_unused = Ingen Region bruger bue { $arc }. Fjern den, eller brug den.
map-outline_arc_repeated = Bue { $arc } i Region { $region } bruges for tit. En grænse hører til to Regioner, én gang i hver retning.
map-outline_open = Omridset af Region { $region } brydes før bue { $arc }. Hver bue skal begynde, hvor den forrige sluttede.
map-outline_not_simple = Omridset af Region { $region } krydser eller berører sig selv nær { $x }, { $y }.
map-outline_turned = Omridset af Region { $region } løber den forkerte vej rundt. Det skal løbe med uret.
map-outline_label = Navnet på Region { $region } ligger uden for omridset. Flyt det ind.
map-outline_uncovered = Omridsene dækker et areal på { $covered }, rammen har { $frame }. De skal fylde den uden huller eller overlap.
map-outline_junction = { $arcs } buer mødes ved { $x }, { $y }. Højst tre må mødes, ellers rører Regioner, der ikke er naboer, hinanden i et hjørne.
map-outline_strangers_touch = Omridsene af Region { $region } og { $neighbour } deler en grænse, men landkortet kalder dem ikke naboer.
map-outline_neighbours_apart = Region { $region } og { $neighbour } er naboer, men deres omrids deler ingen grænse.
map-outline_edge_missing = Region { $region } når kanten på landkortet, men omridset når ikke rammen.
map-outline_edge_extra = Omridset af Region { $region } når rammen, men ifølge landkortet når den ikke kanten.
map-outline_off_frame = Bue { $arc } i Region { $region } har ingen Region på sin anden side og ligger ikke på rammen.
map-outline_touches_frame = Grænsen mellem Region { $region } og { $neighbour } berører rammen mellem sine ender.
