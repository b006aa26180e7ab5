### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Forespørgslen kan ikke forstås: { $detail }. Send det, som API-dokumentet beskriver.
page-old_version = Denne side er ældre end serveren. Indlæs den igen.
request-no_such_path = Der er intet på denne adresse. API-dokumentet nævner alt, hvad der er.
request-no_such_method = Denne adresse tager ikke imod denne metode. API-dokumentet siger, hvilke den tager.
request-too_large = Forespørgslen er for stor. Send højst { $most } byte.
request-no_json = Indholdet er ikke JSON. Send ét JSON-objekt i UTF-8.
request-wrong = En værdi i forespørgslen passer ikke: { $detail }.
request-foreign_host = Sådan hedder serveren ikke. Brug det navn, den er sat op med.
request-foreign_origin = Forespørgslen kommer fra en side på et andet websted. Åbn siden på denne server.
request-too_often = For mange forespørgsler. Vent { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
  }, og prøv igen.
request-blocked = Værten for denne server har spærret denne adresse eller enhed. Spørg værten, hvis det er en fejl.
server-bug = Dette er en fejl i serveren. Intet blev ændret; meld venligst nummeret { $number }.
server-no_database = Serveren kan ikke nå sin database. Intet blev ændret; prøv igen om et minut.
metrics-elsewhere = Der er ingen målinger her. Måske findes de på en port for sig.
metrics-token = Målingerne er for den, der driver serveren. Send nøglen fra indstillingerne.
server-draining = Denne proces genstarter snart. En anden svarer; prøv igen.
admin-off = Værten har ikke slået administrationen af denne server til. Angiv admin.key_file.
admin-key = Administrationen er for værten. Send nøglen fra nøglefilen.
admin-no_quota = Den kvote findes ikke. Listen viser alle, der er sat.

## Tables

puzzle-unknown = Der er ingen opgave »{ $puzzle }«. Listen over opgaver viser alle.
game-unknown = Der er intet spil »{ $game }«. Tjek linket.
table-stale = Bordet er gået videre: Du så nummer { $after }, det er nu ved { $seq }. Se igen, og beslut så.
table-busy = Der sker for meget på én gang ved dette bord. Prøv igen.
table-closed = Bordet er lukket ({ $reason }). Lav et nyt.
undo-too_many = Du har fortrudt { $most } handlinger i dette spil, og flere kan ikke fortrydes. Spil videre herfra.
seat-too_many_changes = Denne plads er blevet ændret { $most } gange, og flere gange går ikke i ét spil. Spil videre, som det er.
table-read_only = Man kan kun se på bordet, fordi denne version ikke kan spille dets spilfil igennem ({ $reason }). Fortsæt fra en tidligere linje ved et nyt bord.
table-unreadable = Denne version kan ikke stille bordet op, så det kan ikke vises ({ $reason }). Spørg den, der driver serveren og har loggen.
table-no_spectators = Ingen må se med ved dette bord. Spørg med nøglen til en plads.
table-two_beginnings = Et bord begynder med en stilling eller med en spilfil, ikke med begge. Send en af dem.
table-other_map = Bordet skulle spilles på { $map }, men det begynder på { $expected }. Udelad landkortet.
table-not_practice = Kun et øvebord har en spilleder efter manuskript. Gør det til et øvebord, eller udelad manuskriptet.
table-no_such_moment = Nummer { $found } er ikke i bordets log, som slutter med { $seq }. Nævn et tidligere.
table-pack_wish = Pakke { $number } skal have netop én af »id« og »toml«. Angiv en af dem.
table-packs_full = Denne server gemmer ikke flere pakker. Spil med en pakke, som den tilbyder, eller som allerede er ved et bord.
table-too_many_packs = Der er kommet for mange nye pakker fra dig i dag. Spil med en, du har brugt før, eller prøv igen i morgen.
lobby-too_many = Du har allerede nye offentlige borde: { $most }. Luk et af dem, eller gør dette bord privat.
table-unknown_pack = Denne server har ingen pakke ved navn »{ $found }«. Den har { $allowed }. Vælg en af dem, eller send teksten til din egen.
# $reason is a whole sentence about the pack.
table-bad_pack = Pakke { $number } kan ikke bruges. Linje { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = { $found } pakker er for mange til ét bord. Vælg højst { $most }; den, der har spillebrættet med, tæller også.
dealer-not_chance = »{ $text }« er ikke noget, spillederen siger. Skriv kun slag og afsløringer, for eksempel »die 2«.

## Seats

seat-none = Det kan kun den, der sidder ved bordet. Send nøglen til en plads.
seat-bad_token = Denne nøgle åbner ingen plads ved dette bord. Brug bordets egen, eller tag en plads.
seat-not_to_act = { $seat } har intet at beslutte nu. Det er { $to_act }, der skal handle.
seat-not_open = Denne plads er ikke fri for alle. Bed om en invitation, eller tag en ledig plads ved et offentligt bord.
seat-not_yours = { $seat } er hverken din eller ledig. Vælg din egen plads eller en ledig.
seat-not_missed = { $seat } ventes stadig. Når pladsen har turen og har stået tom i { $seconds } sekunder, må en bot træde til.
seat-wish = { $seat } skal have netop én af »me«, »bot« og »open«. Angiv en af dem.
seat-conceded = Du har givet op i dette spil. Se med, eller begynd et andet.
invite-unknown = Denne invitation hører ikke til dette bord, eller den er allerede brugt. Bed om en ny.
invite-used = Denne invitation blev brugt for et øjeblik siden. Bed om en ny.
rematch-not_over = Spillet er ikke slut endnu. Spil det færdigt, og bed så om revanche.
rematch-taken = { $seat } er optaget ved det nye bord. Se med, eller lav et andet.

## Reminders

reminder-off = Denne server sender ingen påmindelser. Den, der driver den, kan tillade værter, som påmindelser om turen sendes til.
reminder-address = Dette er ikke en adresse til påmindelser. Angiv en, der begynder med https:// og et værtsnavn med små bogstaver, uden navn eller adgangskode før værtsnavnet og uden #.
reminder-host = Påmindelser sendes ikke til { $host }. Angiv en adresse hos en af disse: { $allowed }.

## Hints and records

hint-forbidden = Der er ingen tips ved dette bord. Beslut selv.
hint-still_played = Dette spil er stadig i gang ved et bord uden tips. Slå tips fra ved det nye bord, eller vent, til spillet er slut.
combos-unknown = Ingen har målt sættene på spillebrættet »{ $map }«. Bed om et af disse: { $known }.
hint-too_busy = Botterne har for travlt til et tip. Prøv igen om lidt.
analysis-not_over = Spillet er i gang. Det kan analyseres, når det er slut.
analysis-still_played = Dette spil er stadig i gang ved et bord uden tips. Det kan analyseres, når det er slut.
analysis-unknown = Der er ingen sådan analyse her, eller den er glemt. Bed om den igen.
analysis-too_busy = For mange spil analyseres lige nu. Prøv igen om lidt.
analysis-not_yours = En anden har startet denne analyse. Kun den person kan stoppe den.
balance-unknown = Der er ingen sådan måling her, eller den er glemt. Bed om den igen.
balance-unknown_trait = Pakken har ingen »{ $found }«. Den har { $allowed }.
balance-too_busy = For meget måles lige nu. Prøv igen om lidt.
balance-not_yours = En anden har startet denne måling. Kun den person kan stoppe den.
# $reason is a whole sentence.
balance-bad_pack = Pakken kan ikke bruges. { $reason }
record-hidden_coins = Spilfilen ville røbe Sejrsmønter, der stadig er skjult, fordi spillet begyndte fra en stilling. Bed om den igen, når det er slut.
record-needs_pack = Dette blev spillet med pakken { $pack } { $version } ({ $hash }), som denne server ikke har. Send den med.
record-no_such_line = Spilfilen har { $lines } linjer, så den kan ikke skæres af ved linje { $line }. Nævn en tidligere linje.
fork-people = Der sidder mennesker ved dette bord, så spillet er spillet. Kun mod botter kan man gå tilbage.
fork-where = En forgrening begynder efter en linje i spilfilen eller efter en række i loggen. Nævn en af dem, ikke begge.
record-who_sits = Hvem skal spille videre? Nævn to til { $most } pladser, så mange som landkortet har.
record-fork_line = En forgrening nævner den linje, den begynder ved; fortsæt uden linje for at gå videre fra slutningen.

## The workshop

board-regions = Et spillebræt til { $seats } pladser har { $least } til { $most } Regioner. Vælg et tal derimellem.
board-unknown = Denne tegning er ikke gemt længere. Bed om spillebrættet igen.
workshop-too_busy = Værkstedet har for meget at lave. Prøv igen om lidt.
