# Map files that cannot be read. $source is the file; $region its number or place in the file.

mapfile-syntax = { $source } nelze přečíst. { $reason }
mapfile-too_long = { $source } má příliš mnoho znaků ({ $found }). Čte se jich nejvýše { $allowed }.
mapfile-unknown_map = Mapa { $source } neexistuje. Na výběr je { $allowed }.
mapfile-is_pack = { $source } je balíček, ne mapa. Zkontrolujte ho takto: smallworld pack check FILE
mapfile-missing_key = { $source }{ $region ->
    [0] { "" }
   *[other] , Region { $region }
  }: chybí „{ $key }“. Doplňte to.
mapfile-unknown_key = { $source }{ $region ->
    [0] { "" }
   *[other] , Region { $region }
  }: klíč „{ $key }“ tu není známý. Možné klíče: { $allowed }.
mapfile-bad_value = { $source }{ $region ->
    [0] { "" }
   *[other] , Region { $region }
  }: „{ $key }“ nemůže být { $found }. Možnosti: { $allowed }.
mapfile-repeated_id = { $source }: číslo { $region } mají dva Regiony. Každému dejte vlastní.

# Maps that can be read but make no board.

map-region_count = Počet Regionů na mapě: { $count }. Potřebuje aspoň 1 a nejvýše { $most }.
map-region_numbers = Region { $region } stojí tam, kde má být Region { $expected }. Číslujte Regiony popořadě 1, 2, 3…
map-repeated_name = Regiony { $other } a { $region } se oba jmenují { $name }. Jeden přejmenujte.
map-own_neighbour = Region { $region } uvádí mezi sousedy sám sebe. Z jeho seznamu ho vyškrtněte.
map-unknown_neighbour = Region { $region } uvádí souseda { $neighbour }, ale takový Region není. Přidejte ho, nebo opravte číslo.
map-repeated_neighbour = Region { $region } uvádí souseda { $neighbour } dvakrát. Jednou stačí.
map-asymmetric = Region { $region } uvádí souseda { $neighbour }, ale { $neighbour } neuvádí { $region }. Napište oba, nebo žádného.
map-disconnected = Z Regionu { $start } nevede cesta do Regionu { $region }. Spojte obě části hranicí.
map-not_planar = Všechny tyto hranice na plochý list nakreslit nelze. Některé uberte.
map-edge_not_planar = Tyto hranice nelze nakreslit tak, aby byly všechny okrajové Regiony na kraji. Zkontrolujte, které se okraje dotýkají.
map-too_many_tribes = Mapa má příliš mnoho Zapomenutých kmenů ({ $count }). V krabici jich je { $most }: uberte.
map-too_many_mountains = Mapa má příliš mnoho hornatých Regionů ({ $count }). V krabici je tolik dílků Pohoří: { $most }. Uberte.
map-no_entry = Žádný národ by na mapu nevstoupil: žádná pevnina se nedotýká okraje ani Moře u okraje. Přidejte vstup.
map-water_with_symbol = Region { $region } je voda a nese symbol. Symboly má jen pevnina.
map-water_with_tribe = Region { $region } je voda a má Zapomenutý kmen. Kmeny žijí na pevnině.
map-edge_lake = Region { $region } je Jezero na okraji mapy. Udělejte z něj Moře, nebo ho přesuňte do vnitrozemí.
map-too_few_regions = Počet Regionů pevniny (míst: { $seats }): { $count }. Musí jich být aspoň { $least }; mapa z krabice jich má { $official }.
map-inland_sea = Region { $region } je Moře, které se nedotýká okraje mapy. Udělejte z něj Jezero, nebo ho doveďte k okraji.
map-unreachable = Do Regionu { $region } by nikdo nedošel: kolem je voda a žádný vstup. Spojte ho s jinou pevninou, nebo ho doveďte k okraji.
map-surrounds = Region { $region } obklopuje jiné, takže jeho hranici nelze nakreslit jednou čarou. Dejte těm uvnitř ještě souseda venku, nebo okraj.
map-open_corner = Mezi Regiony { $regions } je mezera. Udělejte sousedy ze dvou, které leží naproti sobě.
map-open_edge = Mezi Regiony { $regions } a okrajem je mezera. Udělejte sousedy z krajních, nebo doveďte k okraji některý mezi nimi.
map-cramped = Tyto Regiony by byly tak malé, že by nebyly vidět: { $regions }. Dejte kolem nich méně Regionů, nebo některé doveďte k okraji.

# By what a map differs from the board of the box for as many seats: allowed, but worth knowing.

map-mix_regions = Regiony: zde { $count }, na mapě z krabice (hráčů: { $seats }) { $official }.
map-mix_rounds = Kola: zde { $count }, na mapě z krabice (hráčů: { $seats }) { $official }.
map-mix_tribes = Zapomenuté kmeny: zde { $count }, na mapě z krabice (hráčů: { $seats }) { $official }.
map-mix_terrain = Krajina „{ $terrain }“: zde { $count }, na mapě z krabice (hráčů: { $seats }) { $official }.
map-mix_symbol = Symbol „{ $symbol }“: zde { $count }, na mapě z krabice (hráčů: { $seats }) { $official }.
map-mix_parts = Počet částí pevniny oddělených vodou: { $count }. Přejdou přes ni jen Létající a Mořští.

# Outlines that do not draw the map they belong to. Arcs are counted from 0.

map-outline_missing = Region { $region } nemá obrys. Nakreslete ho.
map-outline_unknown = Je tu obrys pro Region { $region }, který mapa nemá. Odstraňte ho.
map-outline_arc_unused = Oblouk { $arc } nepoužívá žádný Region. Odstraňte ho, nebo použijte.
map-outline_arc_repeated = Oblouk { $arc } Regionu { $region } je použit příliš často. Hranice patří dvěma Regionům, každému jedním směrem.
map-outline_open = Obrys Regionu { $region } se před obloukem { $arc } přerušuje. Každý oblouk musí začínat tam, kde předchozí končí.
map-outline_not_simple = Obrys Regionu { $region } se u { $x }, { $y } kříží nebo dotýká sám sebe.
map-outline_turned = Obrys Regionu { $region } běží opačným směrem. Musí běžet po směru hodin.
map-outline_label = Popisek Regionu { $region } leží mimo jeho obrys. Přesuňte ho dovnitř.
map-outline_uncovered = Obrysy pokrývají plochu { $covered }, rám má { $frame }. Musí ho vyplnit bez mezer a překryvů.
map-outline_junction = V bodě { $x }, { $y } se setkává příliš mnoho oblouků ({ $arcs }). Při více než třech by se v rohu dotýkaly Regiony, které spolu nesousedí.
map-outline_strangers_touch = Obrysy Regionů { $region } a { $neighbour } sdílejí hranici, ale podle mapy spolu nesousedí.
map-outline_neighbours_apart = Regiony { $region } a { $neighbour } spolu sousedí, ale jejich obrysy hranici nesdílejí.
map-outline_edge_missing = Region { $region } se na mapě dotýká okraje, ale jeho obrys k rámu nesahá.
map-outline_edge_extra = Obrys Regionu { $region } sahá k rámu, ale podle mapy se okraje nedotýká.
map-outline_off_frame = Oblouk { $arc } Regionu { $region } nemá na druhé straně žádný Region a opouští rám.
map-outline_touches_frame = Hranice mezi Regiony { $region } a { $neighbour } se mezi svými konci dotýká rámu.
