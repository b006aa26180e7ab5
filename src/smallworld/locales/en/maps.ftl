# Map files that cannot be read. $source is the file; $region its number or place in the file.

mapfile-syntax = { $source } cannot be read: { $found }.
mapfile-too_long = { $source } has { $found } characters. At most { $allowed } are read.
mapfile-unknown_map = There is no map called { $source }. In the box are { $allowed }.
mapfile-missing_key = { $source }{ $region ->
    [0] { "" }
   *[other] , region { $region }
  }: “{ $key }” is missing.
mapfile-unknown_key = { $source }{ $region ->
    [0] { "" }
   *[other] , region { $region }
  }: “{ $key }” means nothing here. Known are { $allowed }.
mapfile-bad_value = { $source }{ $region ->
    [0] { "" }
   *[other] , region { $region }
  }: “{ $key }” cannot be { $found }. Possible: { $allowed }.
mapfile-repeated_id = { $source }: two regions have the number { $region }. Give each its own.

# Maps that can be read but make no board.

map-region_count = The map has { $count } regions. It needs at least 1 and at most { $most }.
map-region_numbers = Region { $region } stands where region { $expected } is due. Number the regions 1, 2, 3 … in order.
map-repeated_name = Regions { $other } and { $region } are both called { $name }. Rename one of them.
map-own_neighbour = Region { $region } lists itself as a neighbour. Take it out of its own list.
map-unknown_neighbour = Region { $region } lists { $neighbour } as a neighbour, but there is no such region.
map-repeated_neighbour = Region { $region } lists { $neighbour } twice. Once is enough.
map-asymmetric = Region { $region } lists { $neighbour }, but { $neighbour } does not list { $region }. Write both or neither.
map-disconnected = There is no way from region { $start } to region { $region }. Join the two parts by a border.
map-not_planar = These borders cannot all be drawn on a flat sheet. Take some of them away.
map-edge_not_planar = These borders cannot be drawn with every edge region on the outside. Check which regions touch the edge.
map-too_many_tribes = The map asks for { $count } Lost Tribes. The box holds { $most }.
map-too_many_mountains = The map has { $count } mountains. The box holds { $most } mountain pieces.
map-no_entry = No race could ever enter: no land touches the edge or a sea that does.
map-water_with_symbol = Region { $region } is water and carries a symbol. Only land has symbols.
map-water_with_tribe = Region { $region } is water and has a Lost Tribe. Tribes live on land.
map-edge_lake = Region { $region } is a lake at the edge of the map. Call it a sea, or move it inland.
map-too_few_regions = Land regions for { $seats } seats: { $count }. There must be at least { $least }; the board of the box has { $official }.
map-inland_sea = Region { $region } is a sea that does not touch the edge of the map. Call it a lake, or let it reach the edge.
map-unreachable = Nobody could walk to region { $region }: there is water all around it, and no entry. Join it to other land, or let it touch the edge.
map-surrounds = Region { $region } lies all around others, so its border could not be drawn in one line. Give those inside a second neighbour outside, or the edge.
map-open_corner = Between the regions { $regions } there is a place that belongs to nobody. Make two of them that face each other neighbours.
map-open_edge = Between the regions { $regions } and the edge there is a place that belongs to nobody. Make the outer ones neighbours, or let one between them touch the edge.

# By what a map differs from the board of the box for as many seats: allowed, but worth knowing.

map-mix_regions = Regions: { $count } here, { $official } on the board of the box for { $seats }.
map-mix_rounds = Rounds: { $count } here, { $official } on the board of the box for { $seats }.
map-mix_tribes = Lost Tribes: { $count } here, { $official } on the board of the box for { $seats }.
map-mix_terrain = Terrain “{ $terrain }”: { $count } here, { $official } on the board of the box for { $seats }.
map-mix_symbol = Symbol “{ $symbol }”: { $count } here, { $official } on the board of the box for { $seats }.
map-mix_parts = Parts of the land with water between them: { $count }. Without Flying or Seafaring nobody gets across.

# Outlines that do not draw the map they belong to. Arcs are counted from 0.

map-outline_missing = Region { $region } has no outline.
map-outline_unknown = There is an outline for region { $region }, which the map does not have.
map-outline_arc_unused = No region uses arc { $arc }.
map-outline_arc_repeated = Arc { $arc } of region { $region } is used too often. A border belongs to two regions, once in each direction.
map-outline_open = The outline of region { $region } breaks off before arc { $arc }. Each arc must begin where the last one ended.
map-outline_not_simple = The outline of region { $region } crosses or touches itself near { $x }, { $y }.
map-outline_turned = The outline of region { $region } runs the wrong way round. It must run clockwise.
map-outline_label = The label of region { $region } lies outside its outline.
map-outline_uncovered = The outlines cover an area of { $covered }, the frame has { $frame }. They must fill it without gap or overlap.
map-outline_junction = { $arcs } arcs meet at { $x }, { $y }. More than three would let strangers touch at a corner.
map-outline_strangers_touch = The outlines of regions { $region } and { $neighbour } share a border, but the map does not call them neighbours.
map-outline_neighbours_apart = Regions { $region } and { $neighbour } are neighbours, but their outlines share no border.
map-outline_edge_missing = Region { $region } touches the edge in the map, but its outline does not reach the frame.
map-outline_edge_extra = The outline of region { $region } reaches the frame, but the map says it does not touch the edge.
map-outline_off_frame = Arc { $arc } of region { $region } has no region on its other side and leaves the frame.
map-outline_touches_frame = The border between regions { $region } and { $neighbour } touches the frame between its ends.
