### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Chatten är avstängd vid det här bordet.
chat-muted = Värden har tystat { $seat }. De andra kan fortfarande skriva.
chat-muted_already = { $seat } är redan tystad.
chat-not_muted = { $seat } är inte tystad.
chat-not_the_host = Bara värden får tysta en spelare. Du kan dölja spelarens meddelanden på din egen sida.
chat-no_such_seat = { $seat } finns inte vid det här bordet.
chat-too_long = Meddelandet har { $length } tecken. Använd högst { $longest }.
chat-empty = Meddelandet är tomt. Skriv något först.
chat-full = Chatten i partiet är full: { $most } meddelanden. Prata vidare någon annanstans.
chat-too_fast = Högst { $most } meddelanden på { $seconds } sekunder. Vänta en stund.
