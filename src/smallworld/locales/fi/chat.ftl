### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Keskustelu on tässä pöydässä pois päältä.
chat-muted = Pöydän isäntä on vaientanut pelaajan { $seat }. Muut voivat yhä kirjoittaa.
chat-muted_already = { $seat } on jo vaiennettu.
chat-not_muted = { $seat } ei ole vaiennettuna.
chat-not_the_host = Vain pöydän isäntä voi vaientaa pelaajan. Omalta sivultasi voit piilottaa kenen tahansa viestit.
chat-no_such_seat = Tässä pöydässä ei ole paikkaa { $seat }.
chat-too_long = Viestissä on { $length } merkkiä. Lyhennä se enintään { $longest } merkkiin.
chat-empty = Viesti on tyhjä. Kirjoita ensin jotain.
chat-full = Tämän pelin keskustelu on täynnä: { $most } viestiä. Jatkakaa juttua muualla.
chat-too_fast = Enintään { $most } viestiä { $seconds } sekunnissa. Odota hetki.
