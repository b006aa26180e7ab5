### Requests of the engine protocol that are refused: what is wrong, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

## Lines that are no request

request-empty = Linjen er tom. Skriv ét JSON-objekt på den, for eksempel {"{"}"cmd":"help"{"}"}.
request-too_long = Linjen er for lang og blev sprunget over. Der læses højst { $longest } byte.
request-too_deep = Lister og objekter ligger for dybt inde i hinanden til at blive læst. Ingen forespørgsel kræver mere end et par niveauer.
request-json = Linjen er ikke gyldig JSON. { $reason }
request-key_twice = Nøglen »{ $found }« er der to gange. Angiv den én gang.
request-not_an_object = Linjen er ikke et JSON-objekt. Skriv et, for eksempel {"{"}"cmd":"help"{"}"}.
request-no_cmd = Forespørgslen har ingen »cmd«. Sæt den til et af disse ord: { $known }.
request-unknown_cmd = Der er ingen forespørgsel ved navn »{ $found }«. Skriv { $known }.
request-unknown_key = »{ $found }« hører ikke til i »{ $cmd }«. Nøglerne er: { $known }.
request-shape = Forespørgslen »{ $cmd }« kan ikke bruges. { $reason }

## Requests that cannot be fulfilled

game-none = Der er intet spil endnu. Begynd et med »new«, »position« eller »record«.
new-unknown_map = Der er intet landkort ved navn »{ $found }«. Vælg { $known }.
new-unknown_option = Der er intet regelvalg ved navn »{ $found }«. Vælg { $known }.
new-seat_count = { $map } spilles af { $wanted }, men { $found } er nævnt. Nævn { $wanted }, eller tag et andet landkort.
seat-name = Dette navn er ikke tilladt. Brug højst { $longest } almindelige tegn uden mellemrum i enderne.
show-no_such_seat = { $seat } er ikke ved dette bord. Der er { $seats } pladser, nummereret fra 0.
perft-too_many = { $depth ->
    [one] Der er allerede { $nodes } følger på 1 handling, og det ville tage for lang tid at tælle dybere. Bed om en mindre dybde.
   *[other] Der er allerede { $nodes } følger på { $depth } handlinger, og det ville tage for lang tid at tælle dybere. Bed om en mindre dybde.
  }
bot-unknown = Der er ingen bot ved navn »{ $found }«. Vælg { $known }.
bot-failed = Botten »{ $bot }« fra { $distribution } fejlede. Vælg en anden bot, eller installér en anden version af dens pakke.
bot-not_to_act = { $seat } har intet at beslutte nu. Spørg for { $to_act }, eller udelad pladsen.
bot-coins = Der er { $seats } pladser, men Sejrsmønterne for { $found } er angivet. Angiv et tal for hver plads, eller udelad dem.
engine-bug = Fejl i spilmotoren ({ $what } ved { $where }). Spillet er uændret; oplys venligst forespørgslen.
