# Map files that cannot be read. $source is the file; $region its number or place in the file.

mapfile-syntax = { $source } kan inte läsas. { $reason }
mapfile-too_long = { $source } har { $found } tecken. Gränsen är { $allowed }.
mapfile-unknown_map = Det finns ingen karta som heter { $source }. Välj bland { $allowed }.
mapfile-is_pack = { $source } är ett paket och ingen karta. Kontrollera det med: smallworld pack check FILE
mapfile-missing_key = { $source }{ $region ->
    [0] { "" }
   *[other] , Region { $region }
  }: ”{ $key }” saknas. Lägg till det.
mapfile-unknown_key = { $source }{ $region ->
    [0] { "" }
   *[other] , Region { $region }
  }: ”{ $key }” är ingen känd nyckel. Använd en av dessa: { $allowed }.
mapfile-bad_value = { $source }{ $region ->
    [0] { "" }
   *[other] , Region { $region }
  }: ”{ $key }” kan inte vara { $found }. Använd { $allowed }.
mapfile-repeated_id = { $source }: två Regioner har nummer { $region }. Ge dem var sitt.

# Maps that can be read but make no board.

map-region_count = Kartan har { $count } Regioner. Den behöver minst 1 och högst { $most }.
map-region_numbers = Region { $region } står där Region { $expected } ska vara. Numrera Regionerna 1, 2, 3 … i ordning.
map-repeated_name = Regionerna { $other } och { $region } heter båda { $name }. Döp om en av dem.
map-own_neighbour = Region { $region } tar upp sig själv som granne. Stryk den ur dess egen lista.
map-unknown_neighbour = Region { $region } tar upp { $neighbour } som granne, men det finns ingen sådan Region. Lägg till den, eller rätta numret.
map-repeated_neighbour = Region { $region } tar upp { $neighbour } två gånger. Ta bort en av dem.
map-asymmetric = Region { $region } tar upp { $neighbour }, men { $neighbour } tar inte upp { $region }. Skriv båda eller ingen.
map-disconnected = Det finns ingen väg från Region { $start } till Region { $region }. Förena de två delarna med en gräns.
map-not_planar = Gränserna kan inte alla ritas på ett platt papper. Ta bort några av dem.
map-edge_not_planar = Gränserna kan inte ritas med alla kantregioner ytterst. Kontrollera vilka Regioner som når kanten.
map-too_many_tribes = Kartan har { $count } Glömda Stammar. I lådan finns { $most }: ta bort några.
map-too_many_mountains = Kartan har { $count } Berg. I lådan finns { $most } Bergsbrickor: ta bort några.
map-no_entry = Inget folkslag kan komma in: inget land når kanten eller ett Hav vid kanten. Gör en väg in.
map-water_with_symbol = Region { $region } är vatten och har en symbol. Bara land kan ha symboler.
map-water_with_tribe = Region { $region } är vatten och har en Glömd Stam. Stammar bor på land.
map-edge_lake = Region { $region } är en Sjö vid kartans kant. Kalla den Hav, eller flytta den inåt land.
map-too_few_regions = { $count } landregioner är för få för { $seats } spelare. Använd minst { $least }; lådans spelplan har { $official }.
map-inland_sea = Region { $region } är ett Hav som inte når kartans kant. Kalla den Sjö, eller låt den nå kanten.
map-unreachable = Ingen kan nå Region { $region }: det är vatten runt om, och den är ingen väg in. Förena den med annat land, eller låt den nå kanten.
map-surrounds = Region { $region } ligger helt runt om andra, så dess gräns kan inte ritas i en linje. Ge dem innanför en granne till utanför, eller kanten.
map-open_corner = Det finns en lucka mellan Regionerna { $regions }. Gör två av dem som ligger mitt emot varandra till grannar.
map-open_edge = Det finns en lucka mellan Regionerna { $regions } och kanten. Gör de yttersta till grannar, eller låt en mellan dem nå kanten.
map-cramped = De här Regionerna skulle bli för små för att synas: { $regions }. Lägg färre Regioner runt dem, eller låt några nå kanten.

# By what a map differs from the board of the box for as many seats: allowed, but worth knowing.

map-mix_regions = Regioner: { $count } här, { $official } på lådans spelplan för { $seats }.
map-mix_rounds = Rundor: { $count } här, { $official } på lådans spelplan för { $seats }.
map-mix_tribes = Glömda Stammar: { $count } här, { $official } på lådans spelplan för { $seats }.
map-mix_terrain = Terräng ”{ $terrain }”: { $count } här, { $official } på lådans spelplan för { $seats }.
map-mix_symbol = Symbol ”{ $symbol }”: { $count } här, { $official } på lådans spelplan för { $seats }.
map-mix_parts = Landområden åtskilda av vatten: { $count }. Bara Flygande och Sjöfarande kommer över.

# Outlines that do not draw the map they belong to. Arcs are counted from 0.

map-outline_missing = Region { $region } har ingen kontur. Rita en.
map-outline_unknown = Det finns en kontur för Region { $region }, som kartan inte har. Ta bort den.
map-outline_arc_unused = Ingen Region använder båge { $arc }. Ta bort den, eller använd den.
map-outline_arc_repeated = Båge { $arc } i Region { $region } används för ofta. En gräns hör till två Regioner, en gång i varje riktning.
map-outline_open = Konturen för Region { $region } bryts före båge { $arc }. Varje båge måste börja där den förra slutade.
map-outline_not_simple = Konturen för Region { $region } korsar eller rör vid sig själv nära { $x }, { $y }.
map-outline_turned = Konturen för Region { $region } går åt fel håll. Den måste gå medurs.
map-outline_label = Etiketten för Region { $region } ligger utanför dess kontur. Flytta in den.
map-outline_uncovered = Konturerna täcker en yta på { $covered }, ramen har { $frame }. De måste fylla den utan glapp eller överlapp.
map-outline_junction = { $arcs } bågar möts vid { $x }, { $y }. Högst tre får mötas, annars möts Regioner som inte är grannar i ett hörn.
map-outline_strangers_touch = Konturerna för Regionerna { $region } och { $neighbour } delar en gräns, men kartan kallar dem inte grannar.
map-outline_neighbours_apart = Regionerna { $region } och { $neighbour } är grannar, men deras konturer delar ingen gräns.
map-outline_edge_missing = Region { $region } når kanten på kartan, men dess kontur når inte ramen.
map-outline_edge_extra = Konturen för Region { $region } når ramen, men kartan säger att den inte når kanten.
map-outline_off_frame = Båge { $arc } i Region { $region } har ingen Region på andra sidan och ligger inte på ramen.
map-outline_touches_frame = Gränsen mellan Regionerna { $region } och { $neighbour } rör vid ramen mellan sina ändar.
