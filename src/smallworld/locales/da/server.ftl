### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Serveren kan ikke forstå denne forespørgsel. { $reason }
page-old_version = Denne side er ældre end serveren. Indlæs den igen.
request-no_such_path = Der er intet på denne adresse. API-dokumentet nævner alt, hvad der er.
request-no_such_method = Denne adresse tager ikke imod denne metode. API-dokumentet siger, hvilke den tager.
request-too_large = Forespørgslen er for stor. Send højst { $most } byte.
request-no_json = Indholdet er ikke JSON. Send ét JSON-objekt i UTF-8.
request-wrong = Forespørgslen kan ikke bruges. { $reason }
request-foreign_host = Ukendt værtsnavn. Brug den adresse, du har fået af den, der driver serveren.
request-foreign_origin = Forespørgslen kommer fra en side på et andet websted. Åbn siden på denne server.
request-too_often = For mange forespørgsler. Vent { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
  }, og prøv igen.
request-blocked = Værten for denne server har spærret denne adresse eller enhed. Spørg værten, hvis det er en fejl.
server-bug = Fejl i serveren. Intet blev ændret; oplys venligst nummeret { $number }.
server-no_database = Serveren kan ikke nå sin database. Intet blev ændret; prøv igen om et minut.
metrics-elsewhere = Der er ingen målinger her. Den, der driver serveren, kan tilbyde dem på en port for sig.
metrics-token = Kun den, der driver serveren, kan læse målingerne. Send nøglen fra indstillingerne.
server-draining = Denne proces genstarter snart. Prøv igen; en anden svarer.
admin-off = Administration er slået fra på denne server. Angiv admin.key_file for at slå den til.
admin-key = Kun værten kan administrere serveren. Send nøglen fra nøglefilen.
admin-no_quota = Den kvote findes ikke. Vælg en fra listen.

## Tables

puzzle-unknown = Der er ingen opgave »{ $puzzle }«. Vælg en fra listen.
game-unknown = Der er intet spil »{ $game }«. Tjek linket.
table-stale = Bordet er gået videre: Du så nummer { $after }, det er nu ved { $seq }. Opdater, og beslut så.
table-busy = Der sker for meget på én gang ved dette bord. Prøv igen.
# $why: conceded, nobody_is_left, closed_by_the_host, other. $reason is the operator’s own text.
table-closed = { $why ->
    [conceded] Alle andre gav op, så bordet er lukket. Opret et nyt.
    [nobody_is_left] Der er ingen tilbage til at spille, så bordet er lukket. Opret et nyt.
    [closed_by_the_host] Den, der driver serveren, har lukket bordet. Opret et nyt.
   *[other] Den, der driver serveren, har lukket bordet: { $reason }. Opret et nyt.
  }
undo-too_many = Du kan højst fortryde { $most } handlinger pr. spil. Spil videre herfra.
seat-too_many_changes = Du kan højst ændre denne plads { $most } gange pr. spil. Spil videre, som det er.
table-read_only = Du kan kun se på bordet, fordi denne version ikke kan spille det igennem længere end til nummer { NUMBER($row, useGrouping: 0) } i loggen. Fortsæt fra en tidligere linje ved et nyt bord.
table-unreadable = Denne version kan ikke indlæse bordet, fordi den ikke kender dets landkort, pakker eller stilling. Bed den, der driver serveren, om at se i loggen.
table-no_spectators = Dette bord er lukket for tilskuere. Brug nøglen til en plads.
table-two_beginnings = Et bord begynder med en stilling eller med en spilfil, ikke med begge. Send en af dem.
table-other_map = Du bad om landkortet { $map }, men bordet begynder på { $expected }. Udelad landkortet.
table-not_practice = Kun et øvebord har en spilleder efter manuskript. Gør det til et øvebord, eller udelad manuskriptet.
table-no_such_moment = Nummer { $found } er ikke i bordets log, som slutter med { $seq }. Nævn et tidligere.
table-pack_wish = Pakke { $number } skal have netop én af »id« og »toml«. Angiv en af dem.
table-packs_full = Denne server kan ikke gemme flere pakker. Brug en, den allerede har.
table-too_many_packs = Du har uploadet for mange nye pakker i dag. Brug en, du har brugt før, eller prøv igen i morgen.
lobby-too_many = Du har allerede { $most } nye offentlige borde. Luk et af dem, eller gør dette bord privat.
table-unknown_pack = Denne server har ingen pakke ved navn »{ $found }«. Den har { $allowed }. Vælg en af dem, eller send teksten til din egen.
# $reason is a whole sentence about the pack.
table-bad_pack = Pakke { $number } kan ikke bruges. Linje { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = { $found } pakker er for mange til ét bord. Vælg højst { $most }; den, der har spillebrættet med, tæller også.
dealer-not_chance = »{ $text }« er ikke en handling for spillederen. Skriv kun kast og afsløringer, for eksempel »die 2«.

## Seats

seat-none = Det kan kun spillere ved dette bord. Send nøglen til en plads.
seat-bad_token = Nøglen hører ikke til en plads ved dette bord. Brug bordets egen nøgle, eller tag en plads.
seat-not_to_act = { $seat } har intet at beslutte nu. Det er { $to_act }, der skal handle.
seat-not_open = Denne plads er ikke fri for alle. Bed om en invitation, eller tag en ledig plads ved et offentligt bord.
seat-claimed_too_often = Denne plads har skiftet spiller for mange gange. Bed værten om en invitation.
seat-not_yours = { $seat } er hverken din eller ledig. Vælg din egen plads eller en ledig.
seat-not_missed = { $seat } er ikke væk endnu. En bot kan træde til, når det er spillerens tur, og spilleren har været væk i { $seconds } sekunder.
seat-wish = { $seat } skal have netop én af »me«, »bot« og »open«. Angiv en af dem.
seat-conceded = Du har givet op i dette spil. Se med, eller begynd et andet.
invite-unknown = Denne invitation hører ikke til dette bord, eller den er allerede brugt. Bed om en ny.
invite-used = Nogen har lige brugt denne invitation. Bed om en ny.
rematch-not_over = Spillet er ikke slut endnu. Spil det færdigt, og bed så om revanche.
rematch-taken = { $seat } er optaget ved det nye bord. Se med, eller opret et andet.

## Reminders

reminder-off = Denne server sender ingen påmindelser. Den, der driver den, kan slå dem til ved at tillade værter til dem.
reminder-address = Denne adresse kan ikke bruges til påmindelser. Brug en, der begynder med https:// og et værtsnavn med små bogstaver, uden navn eller adgangskode før værtsnavnet og uden #.
reminder-host = Påmindelser kan ikke sendes til { $host }. Brug en adresse hos en af disse: { $allowed }.

## Hints and records

hint-forbidden = Tips er slået fra ved dette bord.
hint-still_played = Dette spil er stadig i gang ved et bord uden tips. Slå tips fra ved det nye bord, eller vent, til spillet er slut.
combos-unknown = Der er ingen tal for sættene på spillebrættet »{ $map }«. Vælg et af disse: { $known }.
hint-too_busy = Botterne har for travlt til et tip. Prøv igen om lidt.
analysis-not_over = Spillet er i gang. Det kan analyseres, når det er slut.
analysis-still_played = Dette spil er stadig i gang ved et bord uden tips. Det kan analyseres, når det er slut.
analysis-unknown = Analysen findes ikke, eller den er udløbet. Start den igen.
analysis-too_busy = For mange spil analyseres lige nu. Prøv igen om lidt.
analysis-not_yours = En anden har startet denne analyse. Kun den person kan stoppe den.
balance-unknown = Balancetesten findes ikke, eller den er udløbet. Start den igen.
balance-unknown_trait = Pakken har ingen »{ $found }«. Vælg { $allowed }.
balance-too_busy = For mange balancetest kører lige nu. Prøv igen om lidt.
balance-not_yours = En anden har startet denne balancetest. Kun den person kan stoppe den.
# $reason is a whole sentence.
balance-bad_pack = Pakken kan ikke bruges. { $reason }
record-hidden_coins = Spillet begyndte fra en stilling, så spilfilen ville røbe skjulte Sejrsmønter. Hent den, når spillet er slut.
record-needs_pack = Dette blev spillet med pakken { $pack } { $version } ({ $hash }), som denne server ikke har. Send den med.
record-no_such_line = Spilfilen har { $lines } linjer, så du kan ikke begynde fra linje { $line }. Vælg en tidligere linje.
fork-people = Andre spiller ved dette bord, så du kan ikke tage træk tilbage. Det kan du kun mod botter.
fork-where = En forgrening begynder efter en linje i spilfilen eller efter en række i loggen. Nævn en af dem, ikke begge.
record-who_sits = Hvem skal spille videre? Nævn to til { $most } pladser, så mange som landkortet har.
record-fork_line = En forgrening nævner den linje, den begynder ved; fortsæt uden linje for at gå videre fra slutningen.

## The workshop

board-regions = Et spillebræt til { $seats } pladser har { $least } til { $most } Regioner. Vælg et tal derimellem.
board-unknown = Denne tegning er ikke gemt længere. Lav spillebrættet igen.
board-undrawable = Dette spillebræt kan ikke tegnes. { $reason }
workshop-too_busy = Værkstedet har travlt. Prøv igen om lidt.
