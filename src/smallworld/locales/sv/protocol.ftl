### Requests of the engine protocol that are refused: what is wrong, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

## Lines that are no request

request-empty = Raden är tom. Skriv ett JSON-objekt på den, till exempel {"{"}"cmd":"help"{"}"}.
request-too_long = Raden är för lång och hoppades över. Högst { $longest } byte läses.
request-too_deep = Listor och objekt är nästlade för djupt för att läsas. Ingen begäran behöver mer än några nivåer.
request-json = Raden är inte giltig JSON. { $reason }
request-key_twice = Nyckeln ”{ $found }” finns två gånger. Ange den en gång.
request-not_an_object = Raden är inte ett JSON-objekt. Skriv ett, till exempel {"{"}"cmd":"help"{"}"}.
request-no_cmd = Begäran har ingen ”cmd”. Sätt den till ett av dessa ord: { $known }.
request-unknown_cmd = Det finns ingen begäran som heter ”{ $found }”. Skriv { $known }.
request-unknown_key = ”{ $found }” hör inte hemma i ”{ $cmd }”. Dess nycklar: { $known }.
request-shape = Begäran ”{ $cmd }” kan inte användas. { $reason }

## Requests that cannot be fulfilled

game-none = Det finns inget parti än. Börja ett med ”new”, ”position” eller ”record”.
new-unknown_map = Det finns ingen karta som heter ”{ $found }”. Välj { $known }.
new-unknown_option = Det finns inget regelval som heter ”{ $found }”. Välj bland { $known }.
new-seat_count = { $map } spelas av { $wanted }, men { $found } är angivna. Ange { $wanted }, eller ta en annan karta.
seat-name = Namnet är inte tillåtet. Använd högst { $longest } vanliga tecken, utan blanksteg i början eller slutet.
show-no_such_seat = { $seat } finns inte vid det här bordet. Det finns { $seats } platser, numrerade från 0.
perft-too_many = Det finns redan { $nodes } följder av { $depth } drag, och att räkna djupare skulle ta för lång tid. Be om ett mindre djup.
bot-unknown = Det finns ingen bot som heter ”{ $found }”. Välj { $known }.
bot-failed = Boten ”{ $bot }” från { $distribution } fungerade inte. Välj en annan bot eller installera en annan version av dess paket.
bot-not_to_act = { $seat } har inget att bestämma nu. Fråga för { $to_act }, eller utelämna platsen.
bot-coins = Det finns { $seats } platser, men Vinstmynt anges för { $found }. Ange ett tal för varje plats, eller utelämna dem.
engine-bug = Fel i spelmotorn ({ $what } vid { $where }). Partiet är oförändrat; rapportera gärna begäran.
