### Requests of the engine protocol that are refused: what is wrong, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

## Lines that are no request

request-empty = Linjen er tom. Skriv ett JSON-objekt på den, for eksempel {"{"}"cmd":"help"{"}"}.
request-too_long = Linjen er for lang og ble hoppet over. Høyst { $longest } byte leses.
request-too_deep = Lister og objekter ligger for dypt inni hverandre til å leses. Ingen forespørsel trenger mer enn noen få nivåer.
request-json = Linjen er ikke gyldig JSON. { $reason }
request-key_twice = Nøkkelen «{ $found }» står der to ganger. Oppgi den én gang.
request-not_an_object = Linjen er ikke et JSON-objekt. Skriv ett, for eksempel {"{"}"cmd":"help"{"}"}.
request-no_cmd = Forespørselen har ingen «cmd». Sett den til ett av disse ordene: { $known }.
request-unknown_cmd = Det finnes ingen forespørsel som heter «{ $found }». Skriv { $known }.
request-unknown_key = «{ $found }» hører ikke hjemme i en «{ $cmd }». Nøklene er: { $known }.
request-shape = Forespørselen «{ $cmd }» kan ikke brukes. { $reason }

## Requests that cannot be fulfilled

game-none = Det er ikke noe spill ennå. Begynn et med «new», «position» eller «record».
new-unknown_map = Det finnes ikke noe kart som heter «{ $found }». Velg { $known }.
new-unknown_option = Det finnes ikke noe regelvalg som heter «{ $found }». Velg blant { $known }.
new-seat_count = { $map } spilles av { $wanted }, men { $found } er oppgitt. Oppgi { $wanted }, eller ta et annet kart.
seat-name = Dette navnet er ikke tillatt. Bruk høyst { $longest } vanlige tegn, uten mellomrom i endene.
show-no_such_seat = { $seat } er ikke ved dette bordet. Det er { $seats } plasser, nummerert fra 0.
perft-too_many = { $depth ->
    [one] Det finnes allerede { $nodes } rekker av 1 handling, og å telle dypere ville ta for lang tid. Be om en mindre dybde.
   *[other] Det finnes allerede { $nodes } rekker av { $depth } handlinger, og å telle dypere ville ta for lang tid. Be om en mindre dybde.
  }
bot-unknown = Det finnes ingen bot som heter «{ $found }». Velg { $known }.
bot-failed = Boten «{ $bot }» fra { $distribution } feilet. Velg en annen bot, eller installer en annen versjon av pakken.
bot-not_to_act = { $seat } har ingenting å bestemme nå. Spør for { $to_act }, eller utelat plassen.
bot-coins = Det er { $seats } plasser, men mynter er oppgitt for { $found }. Oppgi et tall for hver plass, eller utelat dem.
engine-bug = Feil i spillmotoren ({ $what } ved { $where }). Spillet er uendret; meld gjerne fra om forespørselen.
