### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Serveren forstår ikke denne forespørselen. { $reason }
page-old_version = Denne siden er eldre enn serveren. Last den inn på nytt.
request-no_such_path = Det finnes ingenting på denne adressen. Dokumentet om API-et lister opp alt som finnes.
request-no_such_method = Denne adressen tar ikke imot denne metoden. Dokumentet om API-et sier hvilke den tar imot.
request-too_large = Forespørselen er for stor. Send høyst { $most } byte.
request-no_json = Innholdet er ikke JSON. Send ett JSON-objekt i UTF-8.
request-wrong = Forespørselen kan ikke brukes. { $reason }
request-foreign_host = Ukjent vertsnavn. Bruk adressen du har fått av driftsansvarlig.
request-foreign_origin = Forespørselen kommer fra en side på et annet nettsted. Åpne siden på denne serveren.
request-too_often = For mange forespørsler. Vent { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
  } og prøv igjen.
request-blocked = Verten for denne serveren har sperret denne adressen eller enheten. Spør verten hvis det er en feil.
server-bug = Feil i serveren. Ingenting er endret; meld gjerne fra om nummeret { $number }.
server-no_database = Serveren når ikke databasen sin. Ingenting er endret; prøv igjen om et minutt.
metrics-elsewhere = Her finnes det ingen måltall. Driftsansvarlig kan tilby dem på en egen port.
metrics-token = Bare driftsansvarlig kan lese måltallene. Send nøkkelen fra innstillingene.
server-draining = Denne prosessen starter snart på nytt. Prøv igjen; en annen svarer.
admin-off = Administrasjon er slått av på denne serveren. Angi admin.key_file for å slå den på.
admin-key = Bare verten kan administrere serveren. Send nøkkelen fra nøkkelfilen.
admin-no_quota = Den kvoten finnes ikke. Velg en fra listen.

## Tables

puzzle-unknown = Det finnes ingen nøtt «{ $puzzle }». Velg en fra listen.
game-unknown = Det finnes ikke noe spill «{ $game }». Sjekk lenken.
table-stale = Bordet har gått videre: du så nummer { $after }, nå er det ved { $seq }. Oppdater, og bestem deg så.
table-busy = Det skjer for mye ved dette bordet på én gang. Prøv igjen.
# $why: conceded, nobody_is_left, closed_by_the_host, other. $reason is the operator’s own text.
table-closed = { $why ->
    [conceded] Alle andre ga opp, så bordet er stengt. Opprett et nytt.
    [nobody_is_left] Det er ingen igjen til å spille, så bordet er stengt. Opprett et nytt.
    [closed_by_the_host] De som driver serveren, har stengt bordet. Opprett et nytt.
   *[other] De som driver serveren, har stengt bordet: { $reason }. Opprett et nytt.
  }
undo-too_many = Du kan høyst angre { $most } handlinger per spill. Spill videre herfra.
undo-rated = I et ratet spill kan du bare angre handlingen du nettopp utførte.
seat-too_many_changes = Du kan høyst endre denne plassen { $most } ganger per spill. Spill videre som det er.
table-read_only = Du kan bare se på dette bordet, fordi denne versjonen ikke kan spille av spillet lenger enn til nummer { NUMBER($row, useGrouping: 0) } i loggen. Fortsett fra en tidligere linje ved et nytt bord.
table-unreadable = Denne versjonen kan ikke laste inn bordet, fordi den ikke kjenner kartet, pakkene eller stillingen. Be driftsansvarlig om å se i loggen.
table-no_spectators = Dette bordet er stengt for tilskuere. Bruk nøkkelen til en plass.
table-two_beginnings = Et bord begynner med en stilling eller med en spillfil, ikke med begge. Send en av dem.
table-other_map = Du ba om kartet { $map }, men bordet begynner på { $expected }. Utelat kartet.
table-not_practice = Bare et øvingsbord har en krupier med manus. Gjør det til et øvingsbord, eller ta bort manuset.
table-no_such_moment = Nummer { $found } finnes ikke i loggen til dette bordet, som slutter med { $seq }. Oppgi et tidligere.
table-pack_wish = Pakke { $number } trenger nøyaktig én av «id» og «toml». Oppgi en av dem.
table-packs_full = Denne serveren kan ikke lagre flere pakker. Bruk en den allerede har.
table-too_many_packs = Du har lastet opp for mange nye pakker i dag. Bruk en du har brukt før, eller prøv igjen i morgen.
lobby-too_many = Du har allerede { $most } nye åpne bord. Steng ett av dem, eller gjør dette bordet privat.
table-unknown_pack = Denne serveren har ingen pakke som heter «{ $found }». Den har { $allowed }. Velg en av dem, eller send teksten til din egen.
# $reason is a whole sentence about the pack.
table-bad_pack = Pakke { $number } kan ikke brukes. Linje { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = { $found } pakker er for mange for ett bord. Velg høyst { $most }; den som har med seg brettet, teller også.
dealer-not_chance = «{ $text }» er ikke en handling for krupieren. Skriv bare kast og avsløringer i manuset, for eksempel «die 2».

## Seats

seek-off = Denne tjeneren finner ikke medspillere. Bruk en lenke eller et åpent bord.
seek-paired = Medspillerne er funnet: Bordet venter på deg.
seek-unknown = Dette søket er over. Start et nytt.
tournament-off = Denne tjeneren har ingen turneringer.
tournament-unknown = Turneringen finnes ikke.
tournament-busy = Andre endrer turneringen akkurat nå. Prøv igjen.
tournament-host_only = Bare verten for tjeneren åpner turneringer. Skriv inn vertens nøkkel.
tournament-organiser = Det kan bare arrangøren av turneringen gjøre.
tournament-name = Gi turneringen et navn på én linje.
tournament-clock = Velg en tid per trekk eller per spill, så ingen bord venter i det uendelige.
tournament-places = Det må være minst like mange plasser som det trengs spillere, og en plass til hver bot.
tournament-start_time = Velg et starttidspunkt innen et år.
tournament-advance = Av { $seats } spillere ved et bord må minst én slås ut.
tournament-map_fill = Dette brettet krever fulle bord: La boter fylle de tomme plassene.
tournament-too_many = Du har allerede { $most } turneringer som ikke er over. Avslutt eller avlys en av dem først.
tournament-full = Alle { $most } plassene er tatt.
tournament-name_taken = Noen heter allerede { $name } her. Velg et annet navn.
tournament-started = Turneringen har begynt.
tournament-over = Turneringen er over.
tournament-too_few = Det trengs minst { $fewest } spillere for å starte.
tournament-seeds = Nevn hver spiller én gang, og bare spillere i denne turneringen.
tournament-not_entered = Du er ikke med i denne turneringen.
tournament-no_entrant = Turneringen har ingen slik spiller.
tournament-withdrawn = Spillere som har trukket seg, kan ikke komme tilbake.
tournament-hand_over = I en turnering kan ingen andre spille for deg. Du kan gi opp eller stå over fra neste runde.
tournament-too_many_changes = Dette kan ikke endres flere ganger: Grensen er { $most }.
challenge-accepted = Alle har takket ja: Bordet venter på deg.
challenge-ended = Denne utfordringen er over. Send en ny.
challenge-nobody = Spilleren finnes ikke lenger. Hent listen på nytt.
challenge-not_wanted = Spilleren tar ikke imot utfordringer nå. Let heller etter et spill.
challenge-seats = Det er flere spillere enn plasser. Velg et større bord.
challenge-too_many = Du har { $most } åpne utfordringer. Trekk først en av dem.
challenge-too_soon = Spilleren har nettopp takket nei. Vent { $minutes } minutter før du spør igjen.
challenge-twice = Du har allerede utfordret spilleren. Vent på svaret.
challenge-unknown = Denne utfordringen finnes ikke lenger.
challenge-yourself = Du kan ikke utfordre deg selv. Velg en annen.
push-off = Denne tjeneren sender ingen varsler.
push-address = Denne tjeneren får ikke sende til varslingstjenesten til nettleseren din.
push-too_many = For mange enheter får varsler til deg. Slå dem først av på en av dem.
seat-none = Bare spillere ved dette bordet kan gjøre dette. Send nøkkelen til en plass.
seat-bad_token = Nøkkelen hører ikke til en plass ved dette bordet. Bruk nøkkelen til dette bordet, eller ta en plass.
seat-not_to_act = { $seat } har ingenting å bestemme nå. { $to_act } står for tur.
seat-not_open = Denne plassen er ikke ledig for alle. Be om en invitasjon, eller ta en ledig plass ved et åpent bord.
seat-claimed_too_often = Denne plassen har byttet spiller for mange ganger. Be verten om en invitasjon.
seat-not_yours = { $seat } er verken din eller ledig. Velg din egen plass, eller en ledig.
seat-not_missed = { $seat } er ikke borte ennå. En bot kan tre inn når det er spillerens tur og spilleren har vært borte i { $seconds } sekunder.
seat-wish = { $seat } trenger nøyaktig ett av «me», «bot» og «open». Oppgi ett av dem.
seat-conceded = Du har gitt opp dette spillet. Se på, eller begynn et annet.
invite-unknown = Denne invitasjonen hører ikke til dette bordet, eller den er allerede brukt. Be om en ny.
invite-used = Noen har nettopp brukt denne invitasjonen. Be om en ny.
transfer-unknown = Koden virker ikke: den er feil, eldre enn ti minutter eller allerede brukt. Få en ny på den andre enheten.
transfer-same_device = Det er denne enheten som viser koden. Skriv den inn på den andre enheten din.
transfer-other_person = Denne enheten tilhører allerede en spiller med andre enheter. Fjern den der først, eller lag koden her og skriv den inn på den andre enheten.
device-unknown = Du har ingen slik enhet. Last listen på nytt.
device-last = Dette er den eneste enheten din: uten den kommer du ikke inn igjen. Legg til en annen først, eller slett dataene dine.
account-off = Denne tjeneren har ingen kontoer. Du trenger ingen: bare spill.
account-required = På denne tjeneren trenger du et navn og en tilgangsnøkkel for å sette deg. Du kan se på uten.
account-other_person = Denne enheten tilhører allerede en annen spiller. Logg ut her først, og prøv igjen.
passkey-no_address = Tilgangsnøkler virker ikke på denne adressen. Verten må angi en offentlig adresse med https.
passkey-refused = Denne tilgangsnøkkelen åpner ingenting her. Prøv en annen, en gjenopprettingskode eller en kode fra den andre enheten din.
passkey-expired = Det tok for lang tid. Prøv igjen.
passkey-copied = Tilgangsnøkkelen ser ut til å være kopiert, så den åpner ingenting lenger. Logg inn på en annen måte og fjern den.
passkey-too_many = Du har { $most } tilgangsnøkler, og flere kan du ikke ha. Fjern en først.
passkey-unknown = Du har ingen slik tilgangsnøkkel. Last listen på nytt.
recovery-unknown = Gjenopprettingskoden virker ikke: den er feil, allerede brukt eller erstattet av nyere.
rematch-not_over = Spillet er ikke slutt ennå. Spill det ferdig, og be så om omkamp.
rematch-taken = { $seat } er opptatt ved det nye bordet. Se på, eller opprett et annet.

## Reminders

reminder-off = Denne serveren sender ingen påminnelser. Driftsansvarlig kan slå dem på ved å tillate verter for dem.
reminder-address = Denne adressen kan ikke brukes til påminnelser. Bruk en som begynner med https:// og en vert i små bokstaver, uten navn eller passord foran verten og uten #.
reminder-host = Påminnelser kan ikke sendes til { $host }. Bruk en adresse hos en av disse: { $allowed }.

## Hints and records

hint-forbidden = Hint er slått av ved dette bordet.
hint-still_played = Dette spillet pågår fortsatt ved et bord uten hint. Du får ingen hjelp med det før det er over.
combos-unknown = Det finnes ingen tall for kombinasjonene på brettet «{ $map }». Velg et av disse: { $known }.
hint-too_busy = Botene er for opptatt til å gi hint. Prøv igjen om en stund.
analysis-not_over = Spillet pågår. Det kan analyseres når det er slutt.
analysis-still_played = Dette spillet pågår fortsatt ved et bord uten hint. Det kan analyseres når det er slutt.
analysis-unknown = Analysen finnes ikke, eller den er utløpt. Start den på nytt.
analysis-too_busy = For mange spill analyseres akkurat nå. Prøv igjen om en stund.
analysis-not_yours = Noen andre startet denne analysen. Bare de kan avbryte den.
balance-unknown = Balansetesten finnes ikke, eller den er utløpt. Start den på nytt.
balance-unknown_trait = Pakken har ingen «{ $found }». Velg { $allowed }.
balance-too_busy = For mange balansetester kjører akkurat nå. Prøv igjen om en stund.
balance-not_yours = Noen andre startet denne balansetesten. Bare de kan avbryte den.
# $reason is a whole sentence.
balance-bad_pack = Pakken kan ikke brukes. { $reason }
record-hidden_coins = Spillet begynte fra en stilling, så spillfilen ville røpe skjulte seiersmynter. Last den ned når spillet er slutt.
record-needs_pack = Dette ble spilt med pakken { $pack } { $version } ({ $hash }), som denne serveren ikke har. Send den med.
record-no_such_line = Spillfilen har { $lines } linjer, så du kan ikke begynne fra linje { $line }. Velg en tidligere linje.
fork-people = Andre spiller ved dette bordet, så du kan ikke ta tilbake trekk. Det kan du bare mot boter.
fork-where = En avstikker begynner etter en linje i spillfilen eller etter en rad i loggen. Oppgi en av dem, ikke begge.
record-who_sits = Hvem skal spille videre fra denne spillfilen? Oppgi to til { $most } plasser, like mange som kartet har.
record-fork_line = En avstikker oppgir linjen den starter fra; for å fortsette fra slutten går du videre uten linje.

## The workshop

board-regions = Et brett for { $seats } plasser har { $least } til { $most } regioner. Velg et tall imellom.
board-unknown = Denne tegningen er ikke lagret lenger. Lag brettet på nytt.
board-undrawable = Dette brettet kan ikke tegnes. { $reason }
workshop-too_busy = Verkstedet er opptatt. Prøv igjen om en stund.

## Results and profiles

profile-unknown = Spilleren finnes ikke, eller profilen er skjult.
profile-name = Velg navnet som andre ser på profilen din.

## Rated games

rated-off = Denne serveren har ingen ratede spill.
# $why: the rule that the table breaks.
rated-rules = { $why ->
    [clock] Et ratet spill trenger klokke. Velg en tid per tur eller per spill.
    [hints] Et ratet spill har ingen hint. Slå dem av.
    [coins] I et ratet spill er seiersmyntene skjult. Slå av åpne seiersmynter.
    [practice] Et øvingsbord kan ikke være ratet.
    [absent] I et ratet spill er det bare klokka som avgjør når noen er borte. Velg å vente på dem.
    [seats] I et ratet spill har hver person én plass. La de andre være ledige.
    [people] Et spill med bare boter kan ikke være ratet. Ta en plass, eller la en være ledig.
    [packs] Et ratet spill bruker brettet, rasene og spesialevnene i esken. Dropp pakker og andre brett.
   *[position] Et ratet spill begynner fra start, ikke fra en stilling eller en spillfil.
  }
rated-bot = { $bot } har ingen målt rating. Velg en lett, middels eller sterk bot, en mesterbot eller en stormesterbot.
rated-own_seat = Du har allerede en plass ved dette ratede bordet. De andre er for andre mennesker.
rated-hand_over = I et ratet spill kan ingen spille for deg eller for andre. Du kan gi opp eller vente på klokka.
fork-rated = Dette ratede spillet pågår fortsatt. Du kan prøve andre trekk når det er over.
fork-tournament = Dette turneringsspillet pågår fortsatt. Du kan prøve andre trekk når det er over.
result-unknown = Du har ikke noe resultat i dette spillet.

## God tone ved bordet

seat-bad_word = Navnet inneholder et ord som serverens vert ikke tillater. Velg et annet navn.
player-yourself = Dette er din egen plass. Velg en annen spiller.
player-nobody = Ingen sitter på { $seat }. Velg et menneske ved bordet.
player-banned = { $hours ->
    [0] Serverens vert har utestengt deg for godt.
    [one] Serverens vert har utestengt deg i { $hours } time til.
   *[other] Serverens vert har utestengt deg i { $hours } timer til.
  } Grunn: «{ $reason }».
player-muted = { $hours ->
    [0] Serverens vert har dempet deg for godt.
    [one] Serverens vert har dempet deg i { $hours } time til.
   *[other] Serverens vert har dempet deg i { $hours } timer til.
  } Grunn: «{ $reason }».
block-too_many = Du blokkerer allerede { $most } spillere. Opphev en av blokkeringene først.
block-unknown = Du blokkerer ikke denne spilleren. Last listen på nytt.
report-off = Denne serveren tar ikke imot rapporter. Blokker spilleren i stedet.
report-known = Du har allerede rapportert en spiller i dette spillet. Verten ser på saken.
report-too_many = Du har sendt { $most } rapporter i dag, og flere kan du ikke sende. Blokker spilleren i stedet.
report-unknown = Rapporten finnes ikke. Last listen på nytt.
admin-no_ban = Utestengelsen finnes ikke. Last listen på nytt.
admin-no_backups = Herfra lager serveren ingen kopier. Angi admin.backups for å tillate det.
