### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Servern förstår inte begäran. { $reason }
page-old_version = Den här sidan är äldre än servern. Ladda om den.
request-no_such_path = Det finns inget på den här adressen. API-dokumentet räknar upp allt som finns.
request-no_such_method = Adressen tar inte emot den metoden. API-dokumentet säger vilken den tar emot.
request-too_large = Begäran är för stor. Skicka högst { $most } byte.
request-no_json = Innehållet är inte JSON. Skicka ett JSON-objekt i UTF-8.
request-wrong = Begäran kan inte användas. { $reason }
request-foreign_host = Okänt värdnamn. Använd adressen du har fått av den som driver servern.
request-foreign_origin = Begäran kommer från en sida på en annan webbplats. Öppna den här serverns sida.
request-too_often = För många anrop. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
  } och försök igen.
request-blocked = Den som driver servern har spärrat den här adressen eller enheten. Fråga om det är ett misstag.
server-bug = Serverfel. Inget har ändrats; rapportera gärna numret { $number }.
server-no_database = Servern når inte sin databas. Inget har ändrats; försök igen om en minut.
metrics-elsewhere = Här finns inga mätvärden. Den som driver servern kan erbjuda dem på en egen port.
metrics-token = Bara den som driver servern kan läsa mätvärdena. Skicka nyckeln från inställningarna.
server-draining = Den här processen startar snart om. Försök igen; en annan svarar.
admin-off = Administration är avstängd på den här servern. Ange admin.key_file för att slå på den.
admin-key = Bara den som driver servern kan administrera den. Skicka nyckeln från nyckelfilen.
admin-no_quota = Den kvoten finns inte. Välj en ur listan.

## Tables

puzzle-unknown = Det finns ingen kluring ”{ $puzzle }”. Välj en ur listan.
game-unknown = Det finns inget parti ”{ $game }”. Kontrollera länken.
table-stale = Bordet har gått vidare: du såg nummer { $after }, nu är det { $seq }. Uppdatera och bestäm dig sedan.
table-busy = För mycket händer på en gång vid bordet. Försök igen.
# $why: conceded, nobody_is_left, closed_by_the_host, other. $reason is the operator’s own text.
table-closed = { $why ->
    [conceded] Alla andra gav upp, så bordet är stängt. Skapa ett nytt.
    [nobody_is_left] Ingen är kvar och spelar, så bordet är stängt. Skapa ett nytt.
    [closed_by_the_host] Den som driver servern har stängt bordet. Skapa ett nytt.
   *[other] Den som driver servern har stängt bordet: { $reason }. Skapa ett nytt.
  }
undo-too_many = Du kan ångra högst { $most } drag per parti. Spela vidare härifrån.
undo-rated = I ett rankat parti kan du bara ångra draget du just gjorde.
seat-too_many_changes = Du kan ändra den här platsen högst { $most } gånger per parti. Spela vidare som det är.
table-read_only = Du kan bara titta på bordet, för den här versionen kan inte spela upp partiet längre än till nummer { NUMBER($row, useGrouping: 0) } i loggen. Spela vidare från en tidigare rad vid ett nytt bord.
table-unreadable = Den här versionen kan inte läsa in bordet, för den känner inte till dess karta, paket eller ställning. Be den som driver servern att titta i loggen.
table-no_spectators = Bordet är stängt för åskådare. Använd nyckeln till en plats.
table-two_beginnings = Ett bord börjar med en ställning eller med en spelfil, inte med båda. Skicka en av dem.
table-other_map = Du bad om kartan { $map }, men bordet börjar på { $expected }. Utelämna kartan.
table-not_practice = Bara ett övningsbord har en spelledare med manus. Gör det till ett övningsbord, eller utelämna manuset.
table-no_such_moment = Nummer { $found } finns inte i bordets logg, som slutar med { $seq }. Ange ett tidigare.
table-pack_wish = Paket { $number }: exakt ett av ”id” och ”toml” krävs. Ange ett av dem.
table-packs_full = Den här servern kan inte spara fler paket. Använd ett som den redan har.
table-too_many_packs = Du har laddat upp för många nya paket i dag. Använd ett du har använt förut, eller försök igen i morgon.
lobby-too_many = Du har redan { $most } nya öppna bord. Stäng ett av dem, eller gör det här bordet privat.
table-unknown_pack = Den här servern har inget paket som heter ”{ $found }”. Den har { $allowed }. Välj ett av dem, eller skicka texten till ditt eget.
# $reason is a whole sentence about the pack.
table-bad_pack = Paket { $number } kan inte användas. Rad { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = { $found } paket är för många för ett bord. Välj högst { $most }; det som har med sig kartan räknas också.
dealer-not_chance = ”{ $text }” är inte spelledarens sak. Skriv bara slag och nya kombinationer i manuset, till exempel ”die 2”.

## Seats

seek-off = Den här servern parar inte ihop spelare. Använd en länk eller ett öppet bord.
seek-paired = Dina medspelare är hittade: bordet väntar på dig.
seek-unknown = Den här sökningen är avslutad. Börja en ny.
tournament-off = Den här servern har inga turneringar.
tournament-unknown = Turneringen finns inte.
tournament-busy = Andra ändrar turneringen just nu. Försök igen.
tournament-host_only = Bara serverns värd öppnar turneringar. Skriv in värdens nyckel.
tournament-organiser = Det kan bara turneringens arrangör göra.
tournament-name = Ge turneringen ett namn på en rad.
tournament-clock = Välj en tid per drag eller per parti, så att inget bord väntar i evighet.
tournament-places = Det måste finnas minst lika många platser som det behövs spelare, och en plats för varje bot.
tournament-start_time = Välj en starttid inom ett år.
tournament-advance = Av { $seats } spelare vid ett bord måste minst en slås ut.
tournament-map_fill = Den här spelplanen kräver fulla bord: låt botar fylla de tomma platserna.
tournament-too_many = Du har redan { $most } turneringar som inte är slut. Avsluta eller ställ in en av dem först.
tournament-full = Alla { $most } platser är tagna.
tournament-name_taken = Någon heter redan { $name } här. Välj ett annat namn.
tournament-started = Turneringen har börjat.
tournament-over = Turneringen är slut.
tournament-too_few = Det behövs minst { $fewest } spelare för att börja.
tournament-seeds = Nämn varje spelare en gång, och bara spelare i den här turneringen.
tournament-not_entered = Du är inte med i den här turneringen.
tournament-no_entrant = Turneringen har ingen sådan spelare.
tournament-withdrawn = Spelare som har dragit sig ur kan inte komma tillbaka.
tournament-hand_over = I en turnering kan ingen annan spela åt dig. Du kan ge upp eller stå över från nästa rond.
tournament-too_many_changes = Det här kan inte ändras fler gånger: gränsen är { $most }.
challenge-accepted = Alla har tackat ja: bordet väntar på dig.
challenge-ended = Den här utmaningen är avslutad. Skicka en ny.
challenge-nobody = Spelaren går inte att hitta längre. Hämta listan igen.
challenge-not_wanted = Spelaren tar inte emot utmaningar nu. Sök ett parti i stället.
challenge-seats = Spelarna är fler än platserna. Välj ett större bord.
challenge-too_many = Du har { $most } öppna utmaningar. Dra först tillbaka en.
challenge-too_soon = Spelaren har nyss tackat nej. Vänta { $minutes } minuter innan du frågar igen.
challenge-twice = Du har redan utmanat spelaren. Vänta på svaret.
challenge-unknown = Den här utmaningen finns inte längre.
challenge-yourself = Du kan inte utmana dig själv. Välj någon annan.
push-off = Den här servern skickar inga aviseringar.
push-address = Den här servern får inte skicka till din webbläsares aviseringstjänst.
push-too_many = För många enheter får aviseringar åt dig. Stäng först av dem på en av enheterna.
seat-none = Bara spelare vid bordet kan göra detta. Skicka nyckeln till en plats.
seat-bad_token = Nyckeln hör inte till någon plats vid det här bordet. Använd bordets egen nyckel, eller ta en plats.
seat-not_to_act = { $seat } har inget att bestämma nu. Det är { $to_act } som ska agera.
seat-not_open = Platsen är inte fri för alla. Be om en inbjudan, eller ta en ledig plats vid ett öppet bord.
seat-claimed_too_often = Platsen har bytt spelare för många gånger. Be värden om en inbjudan.
seat-not_yours = { $seat }: platsen är varken din eller ledig. Välj din egen plats, eller en ledig.
seat-not_missed = { $seat } är inte borta än. En bot får hoppa in när det är spelarens tur och spelaren har varit borta i { $seconds } sekunder.
seat-wish = { $seat }: exakt ett av ”me”, ”bot” och ”open” krävs. Ange ett av dem.
seat-conceded = Du har gett upp det här partiet. Titta på, eller börja ett nytt.
invite-unknown = Inbjudan hör inte till det här bordet, eller så är den redan använd. Be om en ny.
invite-used = Någon har just använt inbjudan. Be om en ny.
transfer-unknown = Koden fungerar inte: den är fel, äldre än tio minuter eller redan använd. Skaffa en ny på den andra enheten.
transfer-same_device = Det är den här enheten som visar koden. Skriv in den på din andra enhet.
transfer-other_person = Den här enheten tillhör redan en spelare med andra enheter. Ta bort den där först, eller skapa koden här och skriv in den på den andra enheten.
device-unknown = Du har ingen sådan enhet. Ladda om listan.
device-last = Det här är din enda enhet: utan den kan du inte komma in igen. Lägg till en annan först, eller radera dina uppgifter.
account-off = Den här servern har inga konton. Du behöver inget: spela bara.
account-required = På den här servern behöver du ett namn och en inloggningsnyckel för att sätta dig. Du kan titta på utan.
account-other_person = Den här enheten tillhör redan en annan spelare. Logga ut här först och försök sedan igen.
passkey-no_address = Inloggningsnycklar fungerar inte på den här adressen. Värden måste ange en offentlig adress med https.
passkey-refused = Den här inloggningsnyckeln öppnar inget här. Prova en annan, en återställningskod eller en kod från din andra enhet.
passkey-expired = Det tog för lång tid. Försök igen.
passkey-copied = Inloggningsnyckeln verkar ha kopierats och öppnar därför inget längre. Logga in på ett annat sätt och ta bort den.
passkey-too_many = Du har { $most } inloggningsnycklar och kan inte ha fler. Ta bort en först.
passkey-unknown = Du har ingen sådan inloggningsnyckel. Ladda om listan.
recovery-unknown = Återställningskoden fungerar inte: den är fel, redan använd eller ersatt av nyare.
rematch-not_over = Spelet är inte slut än. Spela klart och be sedan om revansch.
rematch-taken = { $seat }: platsen är upptagen vid det nya bordet. Titta på, eller skapa ett nytt bord.

## Reminders

reminder-off = Den här servern skickar inga påminnelser. Den som driver den kan slå på dem genom att tillåta värdar för dem.
reminder-address = Adressen kan inte användas för påminnelser. Använd en som börjar med https:// och en värd i små bokstäver, utan namn eller lösenord före värden och utan #.
reminder-host = Påminnelser kan inte skickas till { $host }. Använd en adress hos någon av dessa: { $allowed }.

## Hints and records

hint-forbidden = Tips är avstängda vid det här bordet.
hint-still_played = Det här partiet pågår fortfarande vid ett bord utan tips. Du får ingen hjälp med det förrän det är slut.
combos-unknown = Det finns inga siffror för kombinationerna på kartan ”{ $map }”. Välj en av dessa: { $known }.
hint-too_busy = Bottarna har för mycket att göra för att ge tips. Försök igen om en stund.
analysis-not_over = Partiet pågår. Det kan analyseras när det är slut.
analysis-still_played = Det här partiet pågår fortfarande vid ett bord utan tips. Det kan analyseras när det är slut.
analysis-unknown = Analysen finns inte, eller så har den gått ut. Starta den igen.
analysis-too_busy = För många partier analyseras just nu. Försök igen om en stund.
analysis-not_yours = Någon annan startade den här analysen. Bara den personen kan avbryta den.
balance-unknown = Balanstestet finns inte, eller så har det gått ut. Starta det igen.
balance-unknown_trait = Paketet har inget ”{ $found }”. Välj { $allowed }.
balance-too_busy = För många balanstester körs just nu. Försök igen om en stund.
balance-not_yours = Någon annan startade balanstestet. Bara den personen kan avbryta det.
# $reason is a whole sentence.
balance-bad_pack = Paketet kan inte användas. { $reason }
record-hidden_coins = Partiet började från en ställning, så spelfilen skulle avslöja dolda Vinstmynt. Ladda ner den när partiet är slut.
record-needs_pack = Detta spelades med paketet { $pack } { $version } ({ $hash }), som den här servern inte har. Skicka med det.
record-no_such_line = Spelfilen har { $lines } rader, så du kan inte börja från rad { $line }. Välj en tidigare rad.
fork-people = Andra spelar vid det här bordet, så du kan inte ta tillbaka drag. Det kan du bara mot bottar.
fork-where = En förgrening börjar efter en rad i spelfilen eller efter en rad i loggen. Ange en av dem, inte båda.
record-who_sits = Vilka ska spela vidare från spelfilen? Ange två till { $most } platser, så många som kartan har.
record-fork_line = En förgrening anger raden den utgår från; utelämna raden för att fortsätta från slutet.

## The workshop

board-regions = En karta för { $seats } platser har { $least } till { $most } Regioner. Välj ett tal däremellan.
board-unknown = Den här teckningen finns inte kvar. Gör kartan igen.
board-undrawable = Den här kartan kan inte ritas. { $reason }
workshop-too_busy = Verkstaden är upptagen. Försök igen om en stund.

## Results and profiles

profile-unknown = Spelaren finns inte, eller så är profilen dold.
profile-name = Välj namnet som andra ser på din profil.

## Rated games

rated-off = Den här servern har inga rankade partier.
# $why: the rule that the table breaks.
rated-rules = { $why ->
    [clock] Ett rankat parti behöver en klocka. Välj en tid per tur eller per parti.
    [hints] Ett rankat parti har inga tips. Stäng av dem.
    [coins] I ett rankat parti är Vinstmynten dolda. Stäng av öppna Vinstmynt.
    [practice] Ett övningsbord kan inte vara rankat.
    [absent] I ett rankat parti är det bara klockan som avgör när någon är borta. Välj att vänta på dem.
    [seats] I ett rankat parti har varje person en plats. Lämna de andra lediga.
    [people] Ett parti med bara botar kan inte vara rankat. Ta en plats, eller lämna en ledig.
    [packs] Ett rankat parti använder lådans egen spelplan och dess raser och specialförmågor. Utelämna paket och andra spelplaner.
   *[position] Ett rankat parti börjar från början, inte från en ställning eller en spelfil.
  }
rated-bot = { $bot } har ingen uppmätt rating. Välj en lätt, normal eller stark bot, en mästarbot eller en stormästarbot.
rated-own_seat = Du har redan en plats vid det här rankade bordet. De andra är till för andra människor.
rated-hand_over = I ett rankat parti kan ingen spela åt dig eller åt andra. Du kan ge upp eller vänta på klockan.
fork-rated = Det här rankade partiet pågår fortfarande. Du kan pröva andra drag när det är slut.
fork-tournament = Det här turneringspartiet pågår fortfarande. Du kan pröva andra drag när det är slut.
result-unknown = Du har inget resultat i det här partiet.

## God ton vid bordet

seat-bad_word = Namnet innehåller ett ord som den som driver servern inte tillåter. Välj ett annat namn.
player-yourself = Det är din egen plats. Välj en annan spelare.
player-nobody = Ingen sitter på { $seat }. Välj en människa vid bordet.
player-banned = { $hours ->
    [0] Den som driver servern har stängt av dig för gott.
    [one] Den som driver servern har stängt av dig i { $hours } timme till.
   *[other] Den som driver servern har stängt av dig i { $hours } timmar till.
  } Skäl: ”{ $reason }”.
player-muted = { $hours ->
    [0] Den som driver servern har tystat dig för gott.
    [one] Den som driver servern har tystat dig i { $hours } timme till.
   *[other] Den som driver servern har tystat dig i { $hours } timmar till.
  } Skäl: ”{ $reason }”.
block-too_many = Du blockerar redan { $most } spelare. Häv en av blockeringarna först.
block-unknown = Du blockerar inte den här spelaren. Ladda om listan.
report-off = Den här servern tar inte emot anmälningar. Blockera spelaren i stället.
report-known = Du har redan anmält en spelare i det här spelet. Den som driver servern tittar på det.
report-too_many = Du har skickat { $most } anmälningar i dag, och fler går inte att skicka. Blockera spelaren i stället.
report-unknown = Anmälan finns inte. Ladda om listan.
admin-no_ban = Avstängningen finns inte. Ladda om listan.
admin-no_backups = Härifrån gör servern inga kopior. Ange admin.backups för att tillåta det.
