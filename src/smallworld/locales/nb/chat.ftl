### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Chatten er slått av ved dette bordet.
chat-muted = Verten har dempet { $seat }. De andre kan fortsatt skrive.
chat-muted_already = { $seat } er allerede dempet.
chat-not_muted = { $seat } er ikke dempet.
chat-not_the_host = Bare verten kan dempe en spiller. Du kan skjule spillerens meldinger på din egen side.
chat-no_such_seat = Det finnes ingen plass { $seat } ved dette bordet.
chat-too_long = Meldingen har { $length } tegn. Bruk høyst { $longest }.
chat-empty = Meldingen er tom. Skriv noe først.
chat-full = Chatten i dette spillet er full: { $most } meldinger. Snakk videre et annet sted.
chat-too_fast = Høyst { $most } meldinger på { $seconds } sekunder. Vent litt.
