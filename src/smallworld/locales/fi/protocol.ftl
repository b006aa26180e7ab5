### Requests of the engine protocol that are refused: what is wrong, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

## Lines that are no request

request-empty = Rivi on tyhjä. Kirjoita sille yksi JSON-olio, esimerkiksi {"{"}"cmd":"help"{"}"}.
request-too_long = Rivi on liian pitkä, ja se ohitettiin. Lähetä enintään { $longest } tavua rivillä.
request-too_deep = Luettelot ja oliot ovat liian syvällä sisäkkäin. Käytä vain muutamaa tasoa; mikään pyyntö ei tarvitse enempää.
request-json = Rivi ei ole kelvollista JSONia. { $reason }
request-key_twice = Avain ”{ $found }” esiintyy kahdesti. Anna se kerran.
request-not_an_object = Rivi ei ole JSON-olio. Kirjoita sellainen, esimerkiksi {"{"}"cmd":"help"{"}"}.
request-no_cmd = Pyynnöstä puuttuu ”cmd”. Anna sille jokin näistä arvoista: { $known }.
request-unknown_cmd = Pyyntöä ”{ $found }” ei ole. Käytä { $known }.
request-unknown_key = ”{ $found }” ei kuulu pyyntöön ”{ $cmd }”. Käytä näitä avaimia: { $known }.
request-shape = Pyyntöä ”{ $cmd }” ei voi käyttää. { $reason }

## Requests that cannot be fulfilled

game-none = Peliä ei ole vielä. Aloita se komennolla ”new”, ”position” tai ”record”.
new-unknown_map = Karttaa ”{ $found }” ei ole. Valitse { $known }.
new-unknown_option = Sääntövalintaa ”{ $found }” ei ole. Valitse näistä: { $known }.
new-seat_count = Kartta { $map } on { $wanted } pelaajalle, mutta nimesit { $found }. Nimeä { $wanted } tai käytä toista karttaa.
seat-name = Tämä nimi ei kelpaa. Käytä enintään { $longest } tavallista merkkiä, ilman välilyöntejä alussa tai lopussa.
show-no_such_seat = { $seat } ei ole tässä pöydässä. Käytä jotakin sen { $seats } paikasta; numerointi alkaa nollasta.
perft-too_many = { $depth ->
    [one] Jo 1 toiminnon sarjoja on { $nodes }, ja syvemmälle laskeminen kestäisi liian kauan. Pyydä pienempää syvyyttä.
   *[other] Jo { $depth } toiminnon sarjoja on { $nodes }, ja syvemmälle laskeminen kestäisi liian kauan. Pyydä pienempää syvyyttä.
  }
bot-unknown = Bottia ”{ $found }” ei ole. Valitse { $known }.
bot-failed = Botti ”{ $bot }” (paketista { $distribution }) kaatui. Valitse toinen botti tai asenna sen paketista toinen versio.
bot-not_to_act = { $seat }: nyt ei ole mitään päätettävää. Kysy sen puolesta, joka nyt toimii ({ $to_act }), tai jätä paikka pois.
bot-coins = Paikkoja on { $seats }, mutta annoit pisteet { $found } paikalle. Anna luku kullekin paikalle tai jätä ne pois.
engine-bug = Pelimoottorin virhe ({ $what }, { $where }). Peli ei muuttunut; ilmoitathan pyynnöstä.
