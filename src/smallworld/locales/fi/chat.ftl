### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Tässä pöydässä ei keskustella.
chat-muted = Pöydän isäntä on vaientanut pelaajan { $seat }. Muiden viestit näkyvät yhä.
chat-muted_already = { $seat } on jo vaiennettu.
chat-not_muted = { $seat } ei ole vaiennettuna.
chat-not_the_host = Vain pöydän isäntä voi vaientaa pelaajan. Omalta sivultasi voit piilottaa kenen tahansa viestit.
chat-no_such_seat = Tässä pöydässä ei ole paikkaa { $seat }.
chat-too_long = Viestissä on { $length } merkkiä. Käytä enintään { $longest }.
chat-empty = Viestissä ei ole mitään luettavaa. Kirjoita jotain.
chat-full = Tähän peliin mahtuu vain { $most } viestiriviä. Jatkakaa juttua muualla.
chat-too_fast = Enintään { $most } viestiä { $seconds } sekunnissa. Odota hetki.
