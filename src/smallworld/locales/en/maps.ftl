# Map files that cannot be read. $source is the file; $region its number or place in the file.

mapfile-syntax = Can’t read { $source }. { $reason }
mapfile-too_long = { $source } has { $found } characters. The limit is { $allowed }.
mapfile-unknown_map = There is no map called { $source }. Choose from { $allowed }.
mapfile-is_pack = { $source } is a pack, not a board. Check it with: smallworld pack check FILE
mapfile-missing_key = { $source }{ $region ->
    [0] { "" }
   *[other] , region { $region }
  }: “{ $key }” is missing. Add it.
mapfile-unknown_key = { $source }{ $region ->
    [0] { "" }
   *[other] , region { $region }
  }: “{ $key }” isn’t a known key. Use one of { $allowed }.
mapfile-bad_value = { $source }{ $region ->
    [0] { "" }
   *[other] , region { $region }
  }: “{ $key }” can’t be { $found }. Use { $allowed }.
mapfile-repeated_id = { $source }: two regions have the number { $region }. Give each its own number.

# Maps that can be read but aren’t valid boards.

map-region_count = The map has { $count } regions. It needs 1 to { $most }.
map-region_numbers = Found region { $region } where region { $expected } should be. Number the regions 1, 2, 3… in order.
map-repeated_name = Regions { $other } and { $region } are both called { $name }. Rename one of them.
map-own_neighbour = Region { $region } lists itself as a neighbour. Remove it from its own list.
map-unknown_neighbour = Region { $region } lists { $neighbour } as a neighbour, but there is no such region. Add it, or fix the number.
map-repeated_neighbour = Region { $region } lists { $neighbour } twice. Remove one.
map-asymmetric = Region { $region } lists { $neighbour }, but { $neighbour } doesn’t list { $region }. List both or neither.
map-disconnected = There is no way from region { $start } to region { $region }. Connect the two parts with a border.
map-not_planar = These borders can’t all be drawn on a flat map. Remove some of them.
map-edge_not_planar = These borders can’t be drawn with every edge region on the outside. Check which regions touch the edge.
map-too_many_tribes = The map has { $count } Lost Tribes. The box holds { $most }: remove some.
map-too_many_mountains = The map has { $count } mountains. The box holds { $most } mountain pieces: remove some.
map-no_entry = No race could ever enter: no land touches the edge, or a sea at the edge. Add an entry.
map-water_with_symbol = Region { $region } is water and has a symbol. Only land can have symbols.
map-water_with_tribe = Region { $region } is water and has a Lost Tribe. Lost Tribes live on land.
map-edge_lake = Region { $region } is a lake at the edge of the map. Make it a sea, or move it inland.
map-too_few_regions = { $count } land regions are too few for { $seats } players. Use at least { $least }; the board in the box has { $official }.
map-inland_sea = Region { $region } is a sea that doesn’t touch the edge of the map. Make it a lake, or let it reach the edge.
map-unreachable = Nobody can reach region { $region }: it’s surrounded by water and isn’t an entry. Connect it to other land, or let it touch the edge.
map-surrounds = Region { $region } surrounds other regions, so its border can’t be drawn in one line. Give the inner regions a second neighbour outside, or the edge.
map-open_corner = There’s a gap between the regions { $regions }. Make two regions that face each other neighbours.
map-open_edge = There’s a gap between the regions { $regions } and the edge. Make the outer ones neighbours, or let one between them touch the edge.
map-cramped = These regions would be too small to see: { $regions }. Give them fewer regions around them, or let some touch the edge.

# How a map differs from the board in the box for as many seats: allowed, but worth knowing.

map-mix_regions = Regions: { $count } here, { $official } on the board in the box for { $seats }.
map-mix_rounds = Rounds: { $count } here, { $official } on the board in the box for { $seats }.
map-mix_tribes = Lost Tribes: { $count } here, { $official } on the board in the box for { $seats }.
map-mix_terrain = Terrain “{ $terrain }”: { $count } here, { $official } on the board in the box for { $seats }.
map-mix_symbol = Symbol “{ $symbol }”: { $count } here, { $official } on the board in the box for { $seats }.
map-mix_parts = Land areas separated by water: { $count }. Only Flying and Seafaring can cross.

# Outlines that do not draw the map they belong to. Arcs are counted from 0.

map-outline_missing = Region { $region } has no outline. Draw one.
map-outline_unknown = There is an outline for region { $region }, but the map has no such region. Remove it.
map-outline_arc_unused = No region uses arc { $arc }. Remove it, or use it.
map-outline_arc_repeated = Arc { $arc } of region { $region } is used too often. A border belongs to two regions, once in each direction.
map-outline_open = The outline of region { $region } breaks off before arc { $arc }. Each arc must start where the last one ended.
map-outline_not_simple = The outline of region { $region } crosses or touches itself near { $x }, { $y }.
map-outline_turned = The outline of region { $region } runs the wrong way. It must run clockwise.
map-outline_label = The label of region { $region } is outside its outline. Move it inside.
map-outline_uncovered = The outlines cover an area of { $covered }, but the frame has { $frame }. They must fill it without gaps or overlaps.
map-outline_junction = { $arcs } arcs meet at { $x }, { $y }. At most three may meet, or regions that aren’t neighbours touch at a corner.
map-outline_strangers_touch = The outlines of regions { $region } and { $neighbour } share a border, but the map doesn’t list them as neighbours.
map-outline_neighbours_apart = Regions { $region } and { $neighbour } are neighbours, but their outlines share no border.
map-outline_edge_missing = Region { $region } touches the edge on the map, but its outline doesn’t reach the frame.
map-outline_edge_extra = The outline of region { $region } reaches the frame, but the map says it doesn’t touch the edge.
map-outline_off_frame = Arc { $arc } of region { $region } has no region on its other side and isn’t on the frame.
map-outline_touches_frame = The border between regions { $region } and { $neighbour } touches the frame between its ends.
