# Map files that cannot be read. $source is the file; $region its number or place in the file.

mapfile-syntax = Tiedostoa { $source } ei voi lukea. { $reason }
mapfile-too_long = Tiedostossa { $source } on { $found } merkkiä. Enimmäismäärä on { $allowed }.
mapfile-unknown_map = Karttaa { $source } ei ole. Valitse näistä: { $allowed }.
mapfile-is_pack = { $source } on paketti eikä kartta. Tarkista se näin: smallworld pack check FILE
mapfile-missing_key = { $source }{ $region ->
    [0] { "" }
   *[other] , alue { $region }
  }: ”{ $key }” puuttuu. Lisää se.
mapfile-unknown_key = { $source }{ $region ->
    [0] { "" }
   *[other] , alue { $region }
  }: ”{ $key }” ei ole tunnettu avain. Käytä jotakin näistä: { $allowed }.
mapfile-bad_value = { $source }{ $region ->
    [0] { "" }
   *[other] , alue { $region }
  }: ”{ $key }” ei voi olla { $found }. Käytä { $allowed }.
mapfile-repeated_id = { $source }: kahdella alueella on numero { $region }. Anna kummallekin omansa.

# Maps that can be read but make no board.

map-region_count = Kartassa on { $count } aluetta. Niitä on oltava 1–{ $most }.
map-region_numbers = Alue { $region } on alueen { $expected } paikalla. Numeroi alueet järjestyksessä 1, 2, 3…
map-repeated_name = Alueilla { $other } ja { $region } on sama nimi, { $name }. Nimeä toinen uudelleen.
map-own_neighbour = Alue { $region } luettelee itsensä naapurikseen. Poista se omasta luettelostaan.
map-unknown_neighbour = Alue { $region } luettelee naapurikseen alueen { $neighbour }, mutta sellaista aluetta ei ole. Lisää se tai korjaa numero.
map-repeated_neighbour = Alue { $region } luettelee alueen { $neighbour } kahdesti. Poista toinen.
map-asymmetric = Alue { $region } luettelee alueen { $neighbour }, mutta { $neighbour } ei luettele aluetta { $region }. Luettele molemmat tai ei kumpaakaan.
map-disconnected = Alueelta { $start } ei pääse alueelle { $region }. Yhdistä osat rajalla.
map-not_planar = Kaikkia näitä rajoja ei voi piirtää tasaiselle kartalle. Poista joitakin.
map-edge_not_planar = Näitä rajoja ei voi piirtää niin, että jokainen reuna-alue on ulkolaidalla. Tarkista, mitkä alueet koskettavat reunaa.
map-too_many_tribes = Kartassa on { $count } kadonnutta heimoa. Laatikossa niitä on { $most }: poista osa.
map-too_many_mountains = Kartassa on { $count } vuoristoa. Laatikossa on { $most } vuoristomerkkiä: poista osa.
map-no_entry = Mikään rotu ei pääsisi kartalle: mikään maa-alue ei kosketa reunaa eikä reunalla olevaa merta. Lisää tulopaikka.
map-water_with_symbol = Alue { $region } on vesistöä, ja sillä on symboli. Vain maa-alueilla voi olla symboleja.
map-water_with_tribe = Alue { $region } on vesistöä, ja sillä on kadonnut heimo. Heimot asuvat maalla.
map-edge_lake = Alue { $region } on järvi kartan reunalla. Tee siitä meri tai siirrä se sisämaahan.
map-too_few_regions = { $count } maa-aluetta on liian vähän { $seats } pelaajalle. Käytä vähintään { $least }; laatikon laudalla niitä on { $official }.
map-inland_sea = Alue { $region } on meri, joka ei kosketa kartan reunaa. Tee siitä järvi tai vie se reunalle asti.
map-unreachable = Kukaan ei pääse alueelle { $region }: sen ympärillä on vettä, eikä se ole tulopaikka. Yhdistä se muuhun maahan tai vie se reunalle asti.
map-surrounds = Alue { $region } ympäröi toisia kokonaan, joten sen rajaa ei voi piirtää yhdellä viivalla. Anna sisällä oleville toinen naapuri ulkopuolelta tai reuna.
map-open_corner = Alueiden { $regions } väliin jää aukko. Tee kahdesta vastakkaisesta alueesta naapurit.
map-open_edge = Alueiden { $regions } ja reunan väliin jää aukko. Tee uloimmista naapurit tai vie jokin niiden välissä oleva reunalle asti.
map-cramped = Näistä alueista tulisi liian pieniä erottuakseen: { $regions }. Vähennä alueita niiden ympäriltä tai vie jokin niistä reunalle.

# By what a map differs from the board of the box for as many seats: allowed, but worth knowing.

map-mix_regions = Alueita: { $count } tässä, { $official } laatikon laudalla, kun pelaajia on { $seats }.
map-mix_rounds = Kierroksia: { $count } tässä, { $official } laatikon laudalla, kun pelaajia on { $seats }.
map-mix_tribes = Kadonneita heimoja: { $count } tässä, { $official } laatikon laudalla, kun pelaajia on { $seats }.
map-mix_terrain = Maasto ”{ $terrain }”: { $count } tässä, { $official } laatikon laudalla, kun pelaajia on { $seats }.
map-mix_symbol = Symboli ”{ $symbol }”: { $count } tässä, { $official } laatikon laudalla, kun pelaajia on { $seats }.
map-mix_parts = Veden erottamia maan osia: { $count }. Vain lentäjät ja merenkulkijat pääsevät yli.

# Outlines that do not draw the map they belong to. Arcs are counted from 0.

map-outline_missing = Alueella { $region } ei ole ääriviivaa. Piirrä se.
map-outline_unknown = Ääriviiva on annettu alueelle { $region }, jota kartassa ei ole. Poista se.
map-outline_arc_unused = Mikään alue ei käytä kaarta { $arc }. Poista se tai käytä sitä.
map-outline_arc_repeated = Kaarta { $arc } käytetään liian usein alueella { $region }. Raja kuuluu kahdelle alueelle, kerran kumpaankin suuntaan.
map-outline_open = Alueen { $region } ääriviiva katkeaa ennen kaarta { $arc }. Kunkin kaaren on alettava siitä, mihin edellinen päättyi.
map-outline_not_simple = Alueen { $region } ääriviiva leikkaa tai koskettaa itseään lähellä pistettä { $x }, { $y }.
map-outline_turned = Alueen { $region } ääriviiva kulkee väärään suuntaan. Sen on kuljettava myötäpäivään.
map-outline_label = Alueen { $region } nimi on sen ääriviivan ulkopuolella. Siirrä se sisäpuolelle.
map-outline_uncovered = Ääriviivat peittävät alan { $covered }, kehyksen ala on { $frame }. Niiden on täytettävä se aukoitta ja päällekkäisyyksittä.
map-outline_junction = Pisteessä { $x }, { $y } kohtaa { $arcs } kaarta. Niitä saa kohdata enintään kolme, muuten alueet, jotka eivät ole naapureita, koskettavat toisiaan kulmassa.
map-outline_strangers_touch = Alueiden { $region } ja { $neighbour } ääriviivoilla on yhteinen raja, mutta kartta ei sano niitä naapureiksi.
map-outline_neighbours_apart = Alueet { $region } ja { $neighbour } ovat naapureita, mutta niiden ääriviivoilla ei ole yhteistä rajaa.
map-outline_edge_missing = Alue { $region } koskettaa kartan mukaan reunaa, mutta sen ääriviiva ei yllä kehykseen.
map-outline_edge_extra = Alueen { $region } ääriviiva yltää kehykseen, mutta kartan mukaan alue ei kosketa reunaa.
map-outline_off_frame = Alueen { $region } kaarella { $arc } ei ole aluetta toisella puolellaan, ja kaari poikkeaa kehyksestä.
map-outline_touches_frame = Alueiden { $region } ja { $neighbour } välinen raja koskettaa kehystä päidensä välissä.
