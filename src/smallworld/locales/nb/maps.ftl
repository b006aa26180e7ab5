# Map files that cannot be read. $source is the file; $region its number or place in the file.

mapfile-syntax = { $source } kan ikke leses. { $reason }
mapfile-too_long = { $source } har { $found } tegn. Grensen er { $allowed }.
mapfile-unknown_map = Det finnes ikke noe kart som heter { $source }. Velg blant { $allowed }.
mapfile-is_pack = { $source } er en pakke og ikke et kart. Sjekk den med: smallworld pack check FILE
mapfile-missing_key = { $source }{ $region ->
    [0] { "" }
   *[other] , region { $region }
  }: «{ $key }» mangler. Legg det til.
mapfile-unknown_key = { $source }{ $region ->
    [0] { "" }
   *[other] , region { $region }
  }: «{ $key }» er ikke en kjent nøkkel. Bruk en av disse: { $allowed }.
mapfile-bad_value = { $source }{ $region ->
    [0] { "" }
   *[other] , region { $region }
  }: «{ $key }» kan ikke være { $found }. Bruk { $allowed }.
mapfile-repeated_id = { $source }: to regioner har nummer { $region }. Gi hver sitt eget.

# Maps that can be read but make no board.

map-region_count = Kartet har { $count } regioner. Det må ha minst 1 og høyst { $most }.
map-region_numbers = Region { $region } står der region { $expected } skulle stå. Nummerer regionene 1, 2, 3 … i rekkefølge.
map-repeated_name = Regionene { $other } og { $region } heter begge { $name }. Gi en av dem et annet navn.
map-own_neighbour = Region { $region } fører opp seg selv som nabo. Ta den ut av dens egen liste.
map-unknown_neighbour = Region { $region } fører opp { $neighbour } som nabo, men den regionen finnes ikke. Legg den til, eller rett nummeret.
map-repeated_neighbour = Region { $region } fører opp { $neighbour } to ganger. Ta bort den ene.
map-asymmetric = Region { $region } fører opp { $neighbour }, men { $neighbour } fører ikke opp { $region }. Skriv begge eller ingen.
map-disconnected = Det finnes ingen vei fra region { $start } til region { $region }. Knytt de to delene sammen med en grense.
map-not_planar = Disse grensene kan ikke alle tegnes på et flatt ark. Ta bort noen av dem.
map-edge_not_planar = Disse grensene kan ikke tegnes med alle randregioner ytterst. Se etter hvilke regioner som berører kanten.
map-too_many_tribes = Kartet har { $count } Glemte Folkeslag. Esken har { $most }: ta bort noen.
map-too_many_mountains = Kartet har { $count } fjell. Esken har { $most } fjellbrikker: ta bort noen.
map-no_entry = Ingen rase kan komme inn: ikke noe land når kanten eller et hav ved kanten. Lag en inngang.
map-water_with_symbol = Region { $region } er vann og har et symbol. Bare land kan ha symboler.
map-water_with_tribe = Region { $region } er vann og har et Glemt Folkeslag. Folkeslag bor på land.
map-edge_lake = Region { $region } er en innsjø ved kartets kant. Kall den et hav, eller flytt den inn i landet.
map-too_few_regions = { $count } landregioner er for få til { $seats } spillere. Bruk minst { $least }; eskens brett har { $official }.
map-inland_sea = Region { $region } er et hav som ikke berører kartets kant. Kall den en innsjø, eller la den nå kanten.
map-unreachable = Ingen kan nå region { $region }: det er vann hele veien rundt, og den er ingen inngang. Knytt den til annet land, eller la den berøre kanten.
map-surrounds = Region { $region } omslutter andre regioner, så grensen kan ikke tegnes i én linje. Gi dem innenfor en nabo til utenfor, eller kanten.
map-open_corner = Det er et hull mellom regionene { $regions }. Gjør to av dem som ligger overfor hverandre, til naboer.
map-open_edge = Det er et hull mellom regionene { $regions } og kanten. Gjør de ytterste til naboer, eller la en mellom dem berøre kanten.
map-cramped = Disse regionene ville blitt for små til å ses: { $regions }. Legg færre regioner rundt dem, eller la noen berøre kanten.

# By what a map differs from the board of the box for as many seats: allowed, but worth knowing.

map-mix_regions = Regioner: { $count } her, { $official } på eskens brett for { $seats }.
map-mix_rounds = Runder: { $count } her, { $official } på eskens brett for { $seats }.
map-mix_tribes = Glemte Folkeslag: { $count } her, { $official } på eskens brett for { $seats }.
map-mix_terrain = Terreng «{ $terrain }»: { $count } her, { $official } på eskens brett for { $seats }.
map-mix_symbol = Symbol «{ $symbol }»: { $count } her, { $official } på eskens brett for { $seats }.
map-mix_parts = Landområder atskilt av vann: { $count }. Bare «Flyvning» og «Sjøfarere» kommer over.

# Outlines that do not draw the map they belong to. Arcs are counted from 0.

map-outline_missing = Region { $region } har ikke noe omriss. Tegn et.
map-outline_unknown = Det finnes et omriss for region { $region }, som kartet ikke har. Fjern det.
map-outline_arc_unused = Ingen region bruker bue { $arc }. Fjern den, eller bruk den.
map-outline_arc_repeated = Bue { $arc } i region { $region } er brukt for ofte. En grense hører til to regioner, én gang i hver retning.
map-outline_open = Omrisset av region { $region } bryter av før bue { $arc }. Hver bue må begynne der den forrige sluttet.
map-outline_not_simple = Omrisset av region { $region } krysser eller berører seg selv nær { $x }, { $y }.
map-outline_turned = Omrisset av region { $region } går feil vei. Det må gå med klokken.
map-outline_label = Teksten til region { $region } ligger utenfor omrisset. Flytt den inn.
map-outline_uncovered = Omrissene dekker et areal på { $covered }, rammen har { $frame }. De må fylle den uten hull eller overlapp.
map-outline_junction = { $arcs } buer møtes i { $x }, { $y }. Høyst tre kan møtes, ellers berører regioner som ikke er naboer, hverandre i et hjørne.
map-outline_strangers_touch = Omrissene av regionene { $region } og { $neighbour } deler en grense, men kartet kaller dem ikke naboer.
map-outline_neighbours_apart = Regionene { $region } og { $neighbour } er naboer, men omrissene deler ingen grense.
map-outline_edge_missing = Region { $region } berører kanten på kartet, men omrisset når ikke rammen.
map-outline_edge_extra = Omrisset av region { $region } når rammen, men kartet sier at den ikke berører kanten.
map-outline_off_frame = Bue { $arc } i region { $region } har ingen region på den andre siden og ligger ikke på rammen.
map-outline_touches_frame = Grensen mellom regionene { $region } og { $neighbour } berører rammen mellom endene.
