# Map files that cannot be read. $source is the file; $region its number or place in the file.

mapfile-syntax = { $source } не читается. { $reason }
mapfile-too_long = { $source }: знаков { $found }. Читается не больше { $allowed }.
mapfile-unknown_map = Карты { $source } нет. Выберите из таких: { $allowed }.
mapfile-is_pack = { $source } — набор, а не поле. Проверить его: smallworld pack check FILE
mapfile-missing_key = { $source }{ $region ->
    [0] { "" }
   *[other] , регион { $region }
  }: не хватает «{ $key }». Добавьте.
mapfile-unknown_key = { $source }{ $region ->
    [0] { "" }
   *[other] , регион { $region }
  }: ключа «{ $key }» здесь нет. Возможны: { $allowed }.
mapfile-bad_value = { $source }{ $region ->
    [0] { "" }
   *[other] , регион { $region }
  }: значение «{ $key }» не может быть { $found }. Возможны: { $allowed }.
mapfile-repeated_id = { $source }: у двух регионов номер { $region }. Дайте каждому свой.

# Maps that can be read but make no board.

map-region_count = Регионов на карте { $count }. Нужно не меньше 1 и не больше { $most }.
map-region_numbers = Регион { $region } стоит там, где должен быть регион { $expected }. Нумеруйте регионы подряд: 1, 2, 3…
map-repeated_name = Регионы { $other } и { $region } оба называются { $name }. Переименуйте один из них.
map-own_neighbour = Регион { $region } назван собственным соседом. Уберите его из его же списка.
map-unknown_neighbour = У региона { $region } назван сосед { $neighbour }, но такого региона нет. Добавьте его или исправьте номер.
map-repeated_neighbour = У региона { $region } сосед { $neighbour } назван дважды. Достаточно одного раза.
map-asymmetric = У региона { $region } назван сосед { $neighbour }, а у региона { $neighbour } сосед { $region } не назван. Напишите обоих или ни одного.
map-disconnected = Из региона { $start } нет пути в регион { $region }. Соедините две части границей.
map-not_planar = Все эти границы нельзя нарисовать на плоском листе. Уберите некоторые из них.
map-edge_not_planar = Эти границы нельзя нарисовать так, чтобы все крайние регионы были снаружи. Проверьте, какие регионы касаются края.
map-too_many_tribes = Забытых племён на карте { $count }. В коробке их { $most }: уберите лишние.
map-too_many_mountains = Гор на карте { $count }. Жетонов гор в коробке { $most }: уберите лишние.
map-no_entry = Ни один народ не смог бы прийти на поле: суша не касается ни края, ни моря у края. Добавьте вход.
map-water_with_symbol = Регион { $region } — вода, но с символом. Символы бывают только на суше.
map-water_with_tribe = Регион { $region } — вода, но с забытым племенем. Племена живут на суше.
map-edge_lake = Регион { $region } — озеро у края карты. Назовите его морем или перенесите внутрь.
map-too_few_regions = Регионов суши при { $seats } местах: { $count }. Нужно не меньше { $least }; на поле из коробки их { $official }.
map-inland_sea = Регион { $region } — море, которое не касается края карты. Назовите его озером или доведите до края.
map-unreachable = Дойти до региона { $region } никто не сможет: вокруг вода, входа нет. Соедините его с другой сушей или доведите до края.
map-surrounds = Регион { $region } окружает другие, и его границу нельзя провести одной линией. Дайте тем, что внутри, ещё одного соседа снаружи или край.
map-open_corner = Между регионами { $regions } есть пустое место. Сделайте соседями два из них, лежащие друг против друга.
map-open_edge = Между регионами { $regions } и краем есть пустое место. Сделайте соседями крайние или доведите до края один из тех, что между ними.
map-cramped = Эти регионы получатся слишком мелкими: { $regions }. Уменьшите число регионов вокруг них или доведите некоторые до края.

# By what a map differs from the board of the box for as many seats: allowed, but worth knowing.

map-mix_regions = Регионы: здесь { $count }, на поле из коробки (игроков: { $seats }) { $official }.
map-mix_rounds = Раунды: здесь { $count }, на поле из коробки (игроков: { $seats }) { $official }.
map-mix_tribes = Забытые племена: здесь { $count }, на поле из коробки (игроков: { $seats }) { $official }.
map-mix_terrain = Местность «{ $terrain }»: здесь { $count }, на поле из коробки (игроков: { $seats }) { $official }.
map-mix_symbol = Символ «{ $symbol }»: здесь { $count }, на поле из коробки (игроков: { $seats }) { $official }.
map-mix_parts = Частей суши, разделённых водой: { $count }. Перебраться могут только летучий и водный народы.

# Outlines that do not draw the map they belong to. Arcs are counted from 0.

map-outline_missing = У региона { $region } нет контура. Нарисуйте его.
map-outline_unknown = Есть контур для региона { $region }, которого нет на карте. Уберите его.
map-outline_arc_unused = Дуга { $arc } не нужна ни одному региону. Уберите её или используйте.
map-outline_arc_repeated = Дуга { $arc } региона { $region } использована слишком часто. Граница принадлежит двум регионам, по разу в каждую сторону.
map-outline_open = Контур региона { $region } обрывается перед дугой { $arc }. Каждая дуга должна начинаться там, где кончилась предыдущая.
map-outline_not_simple = Контур региона { $region } пересекает сам себя или касается себя возле { $x }, { $y }.
map-outline_turned = Контур региона { $region } идёт не в ту сторону. Он должен идти по часовой стрелке.
map-outline_label = Надпись региона { $region } лежит вне его контура. Переместите её внутрь.
map-outline_uncovered = Контуры покрывают площадь { $covered }, а рамка — { $frame }. Они должны заполнять её без щелей и наложений.
map-outline_junction = В точке { $x }, { $y } сходятся дуги, всего { $arcs }. Если их больше трёх, чужие регионы соприкоснутся углом.
map-outline_strangers_touch = У контуров регионов { $region } и { $neighbour } общая граница, но карта не называет их соседями.
map-outline_neighbours_apart = Регионы { $region } и { $neighbour } — соседи, но общей границы у их контуров нет.
map-outline_edge_missing = По карте регион { $region } касается края, но его контур не доходит до рамки.
map-outline_edge_extra = Контур региона { $region } доходит до рамки, но по карте он края не касается.
map-outline_off_frame = У дуги { $arc } региона { $region } с другой стороны нет региона, и она уходит от рамки.
map-outline_touches_frame = Граница регионов { $region } и { $neighbour } касается рамки между своими концами.
