### Paikallaolijat ja haasteet.

lobby-here = Paikalla nyt
lobby-seen = Näytä minut muille
    .on = Muut näkevät nimesi täällä ja voivat haastaa sinut, kun sivu on auki.
    .off = Kukaan ei näe sinua. Ota käyttöön, jos haluat haasteita.
lobby-nobody = Muita ei ole juuri nyt paikalla.
lobby-challenge = Haasta
lobby-challenge-named = Haasta: { $name }
lobby-challenge-title = Haasta: { $names }
lobby-challenge-daily = Jokaiseen siirtoon on päiviä aikaa: kenenkään ei tarvitse olla nyt paikalla.
lobby-challenge-live = Kaikki pelaavat samaan aikaan. Haaste päättyy 15 minuutin kuluttua.
lobby-seats-bots = { $count } pelaajaa, joista botteja { $bots }
lobby-send = Lähetä haaste
lobby-sent = Haasteesi on lähetetty.
lobby-allow = Anna muiden haastaa minut
    .on = Yllä olevasta luettelosta, julkisesta profiilistasi tai yhteisen pelin jälkeen.
    .off = Kukaan ei voi haastaa sinua. Voit silti etsiä peliä.
lobby-challenges = Haasteet
lobby-you-challenge = Haastat: { $names }
lobby-challenged-by = { $name } haastaa sinut
lobby-accept = Hyväksy
lobby-decline = Ei kiitos
lobby-withdraw = Peru
lobby-open = Avaa pöytä
lobby-again = Pelaa uudelleen
lobby-state-open = Odotetaan vastausta.
lobby-state-accepted = Hyväksytty: pöytä on valmis.
lobby-state-declined = Ei tällä kertaa.
lobby-state-expired = Kukaan ei vastannut ajoissa.

## Finding players

find-title = Etsi pelaajia
find-seats = Pelaajat
find-players = { $count } pelaajaa
find-time = Aikaa siirtoon
find-bots = Täydennä boteilla
find-bots-after = kun odotettu { $time }
find-bots-never = ei koskaan
find-look = Etsi peli
find-waiting = Etsitään pelaajia: paikalla { $waiting }/{ $seats }. Pidä sivu auki.
find-stop = Lopeta etsintä
find-nobody = Kukaan ei etsi juuri nyt. Aloita, niin muut näkevät sen täällä.
find-others = Peliä etsivät pelaajat
find-wish = { $seats } pelaajaa, aikaa siirtoon: { $clock }
find-join = Liity
find-now = Pelaa heti muiden kanssa
    .about = Liityt peliin, josta puuttuu vähiten pelaajia, tai etsit yhtä vastustajaa.
find-ready = Päivittäinen pelisi on alkanut.
find-open = Avaa pöytä
find-waiting-daily = Etsitään pelaajia: löytynyt { $waiting }/{ $seats }. Etsintä jatkuu poissa ollessasi enintään viikon.
