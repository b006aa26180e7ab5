### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Chatten er slået fra ved dette bord.
chat-muted = Værten har gjort { $seat } tavs. De andre kan stadig skrive.
chat-muted_already = { $seat } er allerede gjort tavs.
chat-not_muted = { $seat } er ikke gjort tavs.
chat-not_the_host = Kun værten kan gøre en spiller tavs. Du kan skjule spillerens beskeder på din egen side.
chat-no_such_seat = Der er ingen plads { $seat } ved dette bord.
chat-too_long = Beskeden er på { $length } tegn. Brug højst { $longest }.
chat-empty = Beskeden er tom. Skriv noget først.
chat-full = Chatten i dette spil er fuld: { $most } beskeder. Snak videre et andet sted.
chat-too_fast = Højst { $most } beskeder på { $seconds } sekunder. Vent et øjeblik.
