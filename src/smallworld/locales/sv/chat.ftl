### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Det finns ingen chatt vid det här bordet.
chat-muted = Värden har tystat { $seat }. De andra kan fortfarande skriva.
chat-muted_already = { $seat } är redan tystad.
chat-not_muted = { $seat } är inte tystad.
chat-not_the_host = Bara bordets värd får tysta någon. Du kan dölja inläggen på din egen sida.
chat-no_such_seat = { $seat } finns inte vid det här bordet.
chat-too_long = Inlägget har { $length } tecken. Använd högst { $longest }.
chat-empty = Det finns inget att läsa i inlägget. Skriv några ord.
chat-full = Fler än { $most } rader chatt sparas inte i partiet. Prata vidare någon annanstans.
chat-too_fast = Högst { $most } inlägg på { $seconds } sekunder. Vänta en stund.
