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
undo-rated = I et ratet spil kan du kun fortryde den handling, du lige har udført.
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

seek-off = Denne server finder ikke medspillere. Brug et link eller et offentligt bord.
seek-paired = Dine medspillere er fundet: Bordet venter på dig.
seek-unknown = Denne søgning er slut. Start en ny.
tournament-off = Denne server har ingen turneringer.
tournament-unknown = Turneringen findes ikke.
tournament-busy = Andre ændrer turneringen lige nu. Prøv igen.
tournament-host_only = Kun serverens vært åbner turneringer. Skriv værtens nøgle.
tournament-organiser = Det kan kun turneringens arrangør.
tournament-name = Giv turneringen et navn på én linje.
tournament-clock = Vælg en tid pr. træk eller pr. spil, så intet bord venter for evigt.
tournament-places = Der skal være mindst lige så mange pladser, som der kræves spillere, og en plads til hver bot.
tournament-start_time = Vælg et starttidspunkt inden for det næste år.
tournament-advance = Af { $seats } spillere ved et bord skal mindst én slås ud.
tournament-map_fill = Denne plade kræver fulde borde: Lad botter fylde de tomme pladser.
tournament-too_many = Du har allerede { $most } turneringer, der ikke er slut. Afslut eller aflys en af dem først.
tournament-full = Alle { $most } pladser er taget.
tournament-name_taken = Her hedder nogen allerede { $name }. Vælg et andet navn.
tournament-started = Turneringen er begyndt.
tournament-over = Turneringen er slut.
tournament-too_few = Der skal mindst { $fewest } spillere til at starte.
tournament-seeds = Nævn hver spiller én gang og kun spillere i denne turnering.
tournament-not_entered = Du er ikke med i denne turnering.
tournament-no_entrant = Turneringen har ingen sådan spiller.
tournament-withdrawn = Spillere, der har trukket sig, kan ikke komme tilbage.
tournament-hand_over = I en turnering kan ingen anden spille for dig. Du kan give op eller sidde over fra næste runde.
tournament-too_many_changes = Det kan ikke ændres flere gange: Grænsen er { $most }.
challenge-accepted = Alle har sagt ja: Bordet venter på dig.
challenge-ended = Denne udfordring er slut. Send en ny.
challenge-nobody = Spilleren kan ikke findes længere. Hent listen igen.
challenge-not_wanted = Spilleren tager ikke imod udfordringer nu. Led efter et spil i stedet.
challenge-seats = Der er flere spillere end pladser. Vælg et større bord.
challenge-too_many = Du har { $most } åbne udfordringer. Træk først en af dem tilbage.
challenge-too_soon = Spilleren har lige sagt nej. Vent { $minutes } minutter, før du spørger igen.
challenge-twice = Du har allerede udfordret spilleren. Vent på svaret.
challenge-unknown = Denne udfordring findes ikke længere.
challenge-yourself = Du kan ikke udfordre dig selv. Vælg en anden.
push-off = Denne server sender ingen beskeder.
push-address = Denne server må ikke sende til din browsers beskedtjeneste.
push-too_many = For mange enheder får beskeder til dig. Slå dem først fra på en af dem.
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
transfer-unknown = Koden virker ikke: den er forkert, ældre end ti minutter eller allerede brugt. Få en ny på den anden enhed.
transfer-same_device = Det er denne enhed, der viser koden. Skriv den på din anden enhed.
transfer-other_person = Denne enhed hører allerede til en spiller med andre enheder. Fjern den dér først, eller lav koden her og skriv den på den anden enhed.
device-unknown = Du har ingen sådan enhed. Indlæs listen igen.
device-last = Det er din eneste enhed: uden den kunne du ikke komme ind igen. Tilføj en anden først, eller slet dine data.
account-off = Denne server har ingen konti. Du behøver ingen: bare spil.
account-required = På denne server skal du have et navn og en adgangsnøgle for at sætte dig til bords. Du kan kigge med uden.
account-other_person = Denne enhed hører allerede til en anden spiller. Log ud her først, og prøv så igen.
passkey-no_address = Adgangsnøgler virker ikke på denne adresse. Værten skal angive en offentlig adresse med https.
passkey-refused = Denne adgangsnøgle åbner ikke noget her. Prøv en anden, en gendannelseskode eller en kode fra din anden enhed.
passkey-expired = Det tog for lang tid. Prøv igen.
passkey-copied = Adgangsnøglen ser ud til at være kopieret, så den åbner ikke længere noget. Log ind på en anden måde, og fjern den.
passkey-too_many = Du har { $most } adgangsnøgler, og flere kan du ikke have. Fjern en først.
passkey-unknown = Du har ingen sådan adgangsnøgle. Indlæs listen igen.
recovery-unknown = Gendannelseskoden virker ikke: den er forkert, allerede brugt eller afløst af nyere.
rematch-not_over = Spillet er ikke slut endnu. Spil det færdigt, og bed så om revanche.
rematch-taken = { $seat } er optaget ved det nye bord. Se med, eller opret et andet.

## Reminders

reminder-off = Denne server sender ingen påmindelser. Den, der driver den, kan slå dem til ved at tillade værter til dem.
reminder-address = Denne adresse kan ikke bruges til påmindelser. Brug en, der begynder med https:// og et værtsnavn med små bogstaver, uden navn eller adgangskode før værtsnavnet og uden #.
reminder-host = Påmindelser kan ikke sendes til { $host }. Brug en adresse hos en af disse: { $allowed }.

## Hints and records

hint-forbidden = Tips er slået fra ved dette bord.
hint-still_played = Dette spil er stadig i gang ved et bord uden tips. Du får ingen hjælp til det, før det er slut.
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

## Results and profiles

profile-unknown = Spilleren findes ikke, eller profilen er skjult.
profile-name = Vælg det navn, som andre ser på din profil.

## Rated games

rated-off = Denne server har ingen ratede spil.
# $why: the rule that the table breaks.
rated-rules = { $why ->
    [clock] Et ratet spil kræver et ur. Vælg en tid pr. tur eller pr. spil.
    [hints] Et ratet spil har ingen tips. Slå dem fra.
    [coins] I et ratet spil er Sejrsmønterne skjulte. Slå åbne Sejrsmønter fra.
    [practice] Et øvebord kan ikke være ratet.
    [absent] I et ratet spil afgør uret alene, hvad der sker med fraværende. Vælg at vente på dem.
    [seats] I et ratet spil har hver person én plads. Lad de andre være ledige.
    [people] Et spil med kun botter kan ikke være ratet. Tag en plads, eller lad en være ledig.
    [packs] Et ratet spil bruger æskens eget spillebræt, racer og specialevner. Undlad pakker og andre spillebrætter.
   *[position] Et ratet spil begynder forfra, ikke fra en stilling eller en spilfil.
  }
rated-bot = { $bot } har ingen målt rating. Vælg en let, normal eller stærk bot, en mesterbot eller en stormesterbot.
rated-own_seat = Du har allerede en plads ved dette ratede bord. De andre er til andre mennesker.
rated-hand_over = I et ratet spil kan ingen spille for dig eller for andre. Du kan give op eller vente på uret.
fork-rated = Dette ratede spil er stadig i gang. Du kan prøve andre træk, når det er slut.
fork-tournament = Dette turneringsspil er stadig i gang. Du kan prøve andre træk, når det er slut.
result-unknown = Du har intet resultat i dette spil.

## God tone ved bordet

seat-bad_word = Navnet indeholder et ord, som serverens vært ikke tillader. Vælg et andet navn.
player-yourself = Det er din egen plads. Vælg en anden spiller.
player-nobody = Der sidder ingen på { $seat }. Vælg et menneske ved bordet.
player-banned = { $hours ->
    [0] Serverens vært har udelukket dig for altid.
    [one] Serverens vært har udelukket dig i { $hours } time endnu.
   *[other] Serverens vært har udelukket dig i { $hours } timer endnu.
  } Grund: »{ $reason }«.
player-muted = { $hours ->
    [0] Serverens vært har gjort dig tavs for altid.
    [one] Serverens vært har gjort dig tavs i { $hours } time endnu.
   *[other] Serverens vært har gjort dig tavs i { $hours } timer endnu.
  } Grund: »{ $reason }«.
block-too_many = Du blokerer allerede { $most } spillere. Fjern blokeringen af en af dem først.
block-unknown = Du blokerer ikke denne spiller. Genindlæs listen.
report-off = Denne server tager ikke imod anmeldelser. Bloker spilleren i stedet.
report-known = Du har allerede anmeldt en spiller i dette spil. Værten ser på det.
report-too_many = Du har sendt { $most } anmeldelser i dag, og flere kan du ikke sende. Bloker spilleren i stedet.
report-unknown = Den anmeldelse findes ikke. Genindlæs listen.
admin-no_ban = Den udelukkelse findes ikke. Genindlæs listen.
admin-no_backups = Herfra laver serveren ingen kopier. Angiv admin.backups for at tillade det.
