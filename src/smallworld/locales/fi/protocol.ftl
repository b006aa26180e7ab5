### Requests of the engine protocol that are refused: what is wrong, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

## Lines that are no request

request-empty = Rivi on tyhjä. Kirjoita sille yksi JSON-olio, esimerkiksi {"{"}"cmd":"help"{"}"}.
request-too_long = Rivi on liian pitkä, ja se ohitettiin. Enintään { $longest } tavua luetaan.
request-too_deep = Luetteloita ja olioita on sisäkkäin liikaa luettavaksi. Mikään pyyntö ei tarvitse kuin muutaman tason.
request-json = Rivi ei ole yksi JSON-arvo: { $detail }. Kirjoita yksi JSON-olio UTF-8-muodossa.
request-key_twice = Avain ”{ $found }” on annettu kahdesti. Anna se kerran.
request-not_an_object = Pyyntö on JSON-olio. Kirjoita sellainen, esimerkiksi {"{"}"cmd":"help"{"}"}.
request-no_cmd = Pyyntö ei kerro, mitä se haluaa. Anna sille ”cmd” ja jokin näistä sanoista: { $known }.
request-unknown_cmd = Pyyntöä ”{ $found }” ei ole. Kirjoita { $known }.
request-unknown_key = ”{ $found }” ei kuulu pyyntöön ”{ $cmd }”. Sen avaimet: { $known }.
request-shape = Jokin arvo pyynnössä ”{ $cmd }” ei kelpaa: { $detail }.

## Requests that cannot be fulfilled

game-none = Peliä ei ole vielä. Aloita sellainen: ”new”, ”position” tai ”record”.
new-unknown_map = Karttaa ”{ $found }” ei ole. Valitse { $known }.
new-unknown_option = Sääntövalintaa ”{ $found }” ei ole. Valitse näistä: { $known }.
new-seat_count = Kartan { $map } pelaajamäärä on { $wanted }, mutta nimettyjä on { $found }. Nimeä { $wanted } tai ota toinen kartta.
seat-name = Tämä ei kelpaa paikan nimeksi. Kirjoita enintään { $longest } tavallista merkkiä, ilman välilyöntejä alussa tai lopussa.
show-no_such_seat = { $seat } ei ole tässä pöydässä. Paikkoja on { $seats }, numeroituina nollasta alkaen.
perft-too_many = { $depth ->
    [one] Jo 1 toiminnon sarjoja on { $nodes }, ja syvemmälle laskeminen kestäisi liian kauan. Pyydä pienempää syvyyttä.
   *[other] Jo { $depth } toiminnon sarjoja on { $nodes }, ja syvemmälle laskeminen kestäisi liian kauan. Pyydä pienempää syvyyttä.
  }
bot-unknown = Bottia ”{ $found }” ei ole. Valitse { $known }.
bot-failed = Botti ”{ $bot }” (paketista { $distribution }) ei toiminut. Valitse toinen botti tai asenna sen paketista toinen versio.
bot-not_to_act = { $seat }: nyt ei ole mitään päätettävää. Kysy sen puolesta, joka nyt toimii ({ $to_act }), tai jätä paikka pois.
bot-coins = Paikkoja on { $seats }, mutta annettuja pistemääriä on { $found }. Anna luku kullekin paikalle tai jätä ne pois.
engine-bug = Pelimoottorissa on virhe ({ $what }, { $where }). Peli on ennallaan; ilmoitathan pyynnöstä.
