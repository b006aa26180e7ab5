### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Forespørselen kan ikke forstås: { $detail }. Send det som står i dokumentet om API-et.
page-old_version = Denne siden er eldre enn serveren. Last den inn på nytt.
request-no_such_path = Det finnes ingenting på denne adressen. Dokumentet om API-et lister opp alt som finnes.
request-no_such_method = Denne adressen tar ikke imot denne metoden. Dokumentet om API-et sier hvilke den tar imot.
request-too_large = Forespørselen er for stor. Send høyst { $most } byte.
request-no_json = Innholdet er ikke JSON. Send ett JSON-objekt i UTF-8.
request-wrong = En verdi i forespørselen passer ikke: { $detail }.
request-foreign_host = Serveren heter ikke det. Spør den under navnet driftsansvarlig har gitt den.
request-foreign_origin = Forespørselen kommer fra en side på et annet nettsted. Åpne siden på denne serveren.
request-too_often = For mange forespørsler. Vent { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
  } og prøv igjen.
request-blocked = Verten for denne serveren har sperret denne adressen eller enheten. Spør verten hvis det er en feil.
server-bug = Dette er en feil i serveren. Ingenting er endret; meld gjerne fra om nummeret { $number }.
server-no_database = Serveren når ikke databasen sin. Ingenting er endret; prøv igjen om et minutt.
metrics-elsewhere = Her finnes det ingen måltall. Driftsansvarlig kan tilby dem på en egen port.
metrics-token = Måltallene er for driftsansvarlig. Send nøkkelen fra innstillingene.
server-draining = Denne prosessen starter snart på nytt. En annen svarer; prøv igjen.
admin-off = Verten har ikke slått på administrasjonen av denne serveren. Angi admin.key_file.
admin-key = Administrasjonen er for verten. Send nøkkelen fra nøkkelfilen.
admin-no_quota = Den kvoten finnes ikke. Listen viser alle som er satt.

## Tables

puzzle-unknown = Det finnes ingen nøtt «{ $puzzle }». Listen over nøtter har alle som finnes.
game-unknown = Det finnes ikke noe spill «{ $game }». Se over lenken.
table-stale = Bordet har gått videre: du så nummer { $after }, nå er det ved { $seq }. Se etter, og bestem deg så.
table-busy = Det skjer for mye ved dette bordet på én gang. Prøv igjen.
table-closed = Bordet er stengt ({ $reason }). Lag et nytt.
undo-too_many = Du har tatt tilbake { $most } handlinger i dette spillet, og flere kan ikke tas tilbake. Spill videre herfra.
seat-too_many_changes = Denne plassen er blitt endret { $most } ganger, og flere går ikke i ett spill. Spill videre som det er.
table-read_only = Du kan bare se på dette bordet, fordi denne versjonen ikke kan spille av opptaket ({ $reason }). Fortsett fra en tidligere linje ved et nytt bord.
table-unreadable = Denne versjonen kan ikke stille opp bordet, så det kan ikke vises ({ $reason }). Spør driftsansvarlig, som har loggen.
table-no_spectators = Ingen får se på ved dette bordet. Spør med nøkkelen til en plass.
table-two_beginnings = Et bord begynner med en stilling eller med et opptak, ikke med begge. Send ett av dem.
table-other_map = Bordet skulle spilles på { $map }, men det begynner på { $expected }. Ta bort kartet.
table-not_practice = Bare et øvingsbord har en krupier med manus. Gjør det til et øvingsbord, eller ta bort manuset.
table-no_such_moment = Nummer { $found } finnes ikke i loggen til dette bordet, som slutter med { $seq }. Oppgi et tidligere.
table-pack_wish = Pakke { $number } trenger nøyaktig én av «id» og «toml». Oppgi en av dem.
table-packs_full = Denne serveren lagrer ikke flere pakker. Spill med en pakke som den tilbyr, eller som alt er ved et bord.
table-too_many_packs = Du har tatt med for mange nye pakker i dag. Spill med en du har brukt før, eller prøv igjen i morgen.
lobby-too_many = Du har allerede nye offentlige bord: { $most }. Lukk ett av dem, eller gjør dette bordet privat.
table-unknown_pack = Denne serveren har ingen pakke som heter «{ $found }». Den har { $allowed }. Velg en av dem, eller send teksten til din egen.
# $reason is a whole sentence about the pack.
table-bad_pack = Pakke { $number } kan ikke brukes. Linje { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = { $found } pakker er for mange for ett bord. Velg høyst { $most }; den som har med seg brettet, teller også.
dealer-not_chance = «{ $text }» er ikke noe krupieren sier. Skriv bare kast og avsløringer i manuset, for eksempel «die 2».

## Seats

seat-none = Bare den som sitter ved bordet, kan gjøre dette. Send nøkkelen til en plass.
seat-bad_token = Denne nøkkelen åpner ingen plass ved dette bordet. Bruk den som hører til bordet, eller ta en plass.
seat-not_to_act = { $seat } har ingenting å bestemme nå. { $to_act } er i trekket.
seat-not_open = Denne plassen er ikke ledig for alle. Be om en invitasjon, eller ta en ledig plass ved et åpent bord.
seat-not_yours = { $seat } er verken din eller ledig. Velg din egen plass, eller en ledig.
seat-not_missed = { $seat } ventes fortsatt. En bot kan tre inn når plassen har turen og spilleren har vært borte i { $seconds } sekunder.
seat-wish = { $seat } trenger nøyaktig ett av «me», «bot» og «open». Oppgi ett av dem.
seat-conceded = Du har gitt deg i dette spillet. Se på, eller begynn et annet.
invite-unknown = Denne invitasjonen hører ikke til dette bordet, eller den er allerede brukt. Be om en ny.
invite-used = Denne invitasjonen ble brukt for et øyeblikk siden. Be om en ny.
rematch-not_over = Spillet er ikke slutt ennå. Spill det ferdig, og be så om omkamp.
rematch-taken = { $seat } er opptatt ved det nye bordet. Se på, eller lag et annet.

## Reminders

reminder-off = Denne serveren sender ingen påminnelser. Driftsansvarlig kan tillate verter som påminnelser om turen sendes til.
reminder-address = Dette er ingen adresse for påminnelser. Oppgi en som begynner med https:// og en vert i små bokstaver, uten navn eller passord foran verten og uten #.
reminder-host = Påminnelser sendes ikke til { $host }. Oppgi en adresse hos en av disse: { $allowed }.

## Hints and records

hint-forbidden = Det gis ingen hint ved dette bordet. Bestem selv.
hint-still_played = Dette spillet pågår fortsatt ved et bord uten hint. Slå av hint ved det nye bordet, eller vent til spillet er slutt.
combos-unknown = Ingen har målt kombinasjonene på brettet «{ $map }». Spør etter et av disse: { $known }.
hint-too_busy = Botene er for opptatt til å gi hint. Prøv igjen om en stund.
analysis-not_over = Spillet pågår. Det kan analyseres når det er slutt.
analysis-still_played = Dette spillet pågår fortsatt ved et bord uten hint. Det kan analyseres når det er slutt.
analysis-unknown = Den analysen finnes ikke her, eller den er glemt. Be om den på nytt.
analysis-too_busy = For mange spill analyseres akkurat nå. Prøv igjen om en stund.
analysis-not_yours = Noen andre startet denne analysen. Bare de kan avbryte den.
balance-unknown = Den målingen finnes ikke her, eller den er glemt. Be om den på nytt.
balance-unknown_trait = Pakken har ingen «{ $found }». Den har { $allowed }.
balance-too_busy = For mye måles akkurat nå. Prøv igjen om en stund.
balance-not_yours = Noen andre startet denne målingen. Bare de kan avbryte den.
# $reason is a whole sentence.
balance-bad_pack = Pakken kan ikke brukes. { $reason }
record-hidden_coins = Opptaket ville røpe mynter som fortsatt er skjult, fordi spillet begynte fra en stilling. Spør igjen når det er slutt.
record-needs_pack = Dette ble spilt med pakken { $pack } { $version } ({ $hash }), som denne serveren ikke har. Send den med.
record-no_such_line = Opptaket har { $lines } linjer, så det kan ikke kuttes ved linje { $line }. Oppgi en tidligere linje.
fork-people = Det sitter folk ved dette bordet, så det som er spilt, er spilt. Ta bare tilbake mot boter.
fork-where = En avstikker begynner etter en linje i opptaket eller etter en rad i loggen. Oppgi en av dem, ikke begge.
record-who_sits = Hvem skal spille opptaket videre? Oppgi to til { $most } plasser, like mange som kartet har.
record-fork_line = En avstikker oppgir linjen den starter fra; for å fortsette fra slutten går du videre uten linje.

## The workshop

board-regions = Et brett for { $seats } plasser har { $least } til { $most } regioner. Velg et tall imellom.
board-unknown = Denne tegningen er ikke tatt vare på lenger. Be om brettet på nytt.
workshop-too_busy = Verkstedet har for mye å gjøre. Prøv igjen om en stund.
