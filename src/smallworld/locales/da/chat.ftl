### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Der er ingen chat ved dette bord.
chat-muted = Værten har taget ordet fra { $seat }. De andre kan stadig skrive.
chat-muted_already = Ordet er allerede taget fra { $seat }.
chat-not_muted = Ordet er ikke taget fra { $seat }.
chat-not_the_host = Kun bordets vært kan tage ordet fra en spiller. Du kan skjule spillerens beskeder på din egen side.
chat-no_such_seat = Der er ingen plads { $seat } ved dette bord.
chat-too_long = Beskeden er på { $length } tegn. Brug højst { $longest }.
chat-empty = Der er intet at læse i beskeden. Skriv et par ord.
chat-full = Spillet gemmer højst { $most } linjer chat. Snak videre et andet sted.
chat-too_fast = Højst { $most } beskeder på { $seconds } sekunder. Vent et øjeblik.
