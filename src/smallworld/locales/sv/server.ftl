### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Begäran går inte att förstå: { $detail }. Skicka det som API-dokumentet beskriver.
page-old_version = Den här sidan är äldre än servern. Ladda om den.
request-no_such_path = Det finns inget på den här adressen. API-dokumentet räknar upp allt som finns.
request-no_such_method = Adressen tar inte emot den metoden. API-dokumentet säger vilken den tar emot.
request-too_large = Begäran är för stor. Skicka högst { $most } byte.
request-no_json = Innehållet är inte JSON. Skicka ett JSON-objekt i UTF-8.
request-wrong = Ett värde i begäran passar inte: { $detail }.
request-foreign_host = Servern heter inte så. Anropa den med namnet den har fått av den som driver den.
request-foreign_origin = Begäran kommer från en sida på en annan webbplats. Öppna den här serverns sida.
request-too_often = För många anrop. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
  } och försök igen.
request-blocked = Den som driver servern har spärrat den här adressen eller enheten. Fråga om det är ett misstag.
server-bug = Det här är ett fel i servern. Inget har ändrats; rapportera gärna numret { $number }.
server-no_database = Servern når inte sin databas. Inget har ändrats; försök igen om en minut.
metrics-elsewhere = Här finns inga mätvärden. Den som driver servern kan erbjuda dem på en egen port.
metrics-token = Mätvärdena är till för den som driver servern. Skicka nyckeln från inställningarna.
server-draining = Den här processen startar snart om. En annan svarar; försök igen.
admin-off = Den som driver servern har inte slagit på administrationen. Ange admin.key_file.
admin-key = Administrationen är till för den som driver servern. Skicka nyckeln från nyckelfilen.
admin-no_quota = Den kvoten finns inte. Listan visar alla som är satta.

## Tables

puzzle-unknown = Det finns ingen kluring ”{ $puzzle }”. Listan över kluringar har alla som finns.
game-unknown = Det finns inget parti ”{ $game }”. Kontrollera länken.
table-stale = Bordet har gått vidare: du såg nummer { $after }, nu är det { $seq }. Titta igen och bestäm dig sedan.
table-busy = För mycket händer på en gång vid bordet. Försök igen.
table-closed = Bordet är stängt ({ $reason }). Skapa ett nytt.
undo-too_many = Du har tagit tillbaka { $most } handlingar i det här spelet, och fler kan inte tas tillbaka. Spela vidare härifrån.
seat-too_many_changes = Den här platsen har ändrats { $most } gånger, och fler går inte i ett spel. Spela vidare som det är.
table-read_only = Bordet går bara att titta på, för dess protokoll kan inte spelas upp av den här versionen ({ $reason }). Spela vidare från en tidigare rad vid ett nytt bord.
table-unreadable = Den här versionen kan inte ställa upp bordet, så det går inte att visa ({ $reason }). Fråga den som driver servern, där loggen finns.
table-no_spectators = Ingen får titta på vid det här bordet. Fråga med nyckeln till en plats.
table-two_beginnings = Ett bord börjar med en ställning eller med ett protokoll, inte med båda. Skicka ett av dem.
table-other_map = Bordet skulle spelas på { $map }, men det börjar på { $expected }. Utelämna kartan.
table-not_practice = Bara ett övningsbord har en spelledare med manus. Gör det till ett övningsbord, eller utelämna manuset.
table-no_such_moment = Nummer { $found } finns inte i bordets logg, som slutar med { $seq }. Ange ett tidigare.
table-pack_wish = Paket { $number }: exakt ett av ”id” och ”toml” krävs. Ange ett av dem.
table-packs_full = Den här servern sparar inga fler paket. Spela med ett paket som den erbjuder eller som redan finns vid ett bord.
table-too_many_packs = Du har tagit med för många nya paket i dag. Spela med ett som du har använt tidigare, eller försök igen i morgon.
lobby-too_many = Du har redan nya offentliga bord: { $most }. Stäng ett av dem, eller gör det här bordet privat.
table-unknown_pack = Den här servern har inget paket som heter ”{ $found }”. Den har { $allowed }. Välj ett av dem, eller skicka texten till ditt eget.
# $reason is a whole sentence about the pack.
table-bad_pack = Paket { $number } kan inte användas. Rad { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = { $found } paket är för många för ett bord. Välj högst { $most }; det som har med sig kartan räknas också.
dealer-not_chance = ”{ $text }” är inte spelledarens sak. Skriv bara slag och nya kombinationer i manuset, till exempel ”die 2”.

## Seats

seat-none = Bara den som sitter vid bordet kan göra detta. Skicka nyckeln till en plats.
seat-bad_token = Nyckeln öppnar ingen plats vid det här bordet. Använd den som hör till bordet, eller ta en plats.
seat-not_to_act = { $seat } har inget att bestämma nu. Det är { $to_act } som ska agera.
seat-not_open = Platsen är inte fri för alla. Be om en inbjudan, eller ta en ledig plats vid ett öppet bord.
seat-not_yours = { $seat }: platsen är varken din eller ledig. Välj din egen plats, eller en ledig.
seat-not_missed = { $seat } väntas fortfarande. En bot får hoppa in först efter { $seconds } sekunders frånvaro när turen har kommit.
seat-wish = { $seat }: exakt ett av ”me”, ”bot” och ”open” krävs. Ange ett av dem.
seat-conceded = Du har gett upp det här partiet. Titta på, eller börja ett nytt.
invite-unknown = Inbjudan hör inte till det här bordet, eller så är den redan använd. Be om en ny.
invite-used = Inbjudan användes alldeles nyss. Be om en ny.
rematch-not_over = Spelet är inte slut än. Spela klart och be sedan om revansch.
rematch-taken = { $seat }: platsen är upptagen vid det nya bordet. Titta på, eller skapa ett nytt bord.

## Reminders

reminder-off = Den här servern påminner ingen. Den som driver den kan tillåta värdar dit påminnelser skickas.
reminder-address = Det här är ingen adress för påminnelser. Ange en som börjar med https:// och en värd i små bokstäver, utan namn eller lösenord före värden och utan #.
reminder-host = Påminnelser skickas inte till { $host }. Ange en adress hos någon av dessa: { $allowed }.

## Hints and records

hint-forbidden = Det finns inga tips vid det här bordet. Bestäm själv.
hint-still_played = Det här partiet pågår fortfarande vid ett bord utan tips. Stäng av tips vid det nya bordet, eller vänta tills partiet är slut.
combos-unknown = Ingen har mätt kombinationerna på kartan ”{ $map }”. Fråga efter en av dessa: { $known }.
hint-too_busy = Bottarna har för mycket att göra för att ge tips. Försök igen om en stund.
analysis-not_over = Partiet pågår. Det kan analyseras när det är slut.
analysis-still_played = Det här partiet pågår fortfarande vid ett bord utan tips. Det kan analyseras när det är slut.
analysis-unknown = Det finns ingen sådan analys här, eller så har den glömts. Be om den igen.
analysis-too_busy = För många partier analyseras just nu. Försök igen om en stund.
analysis-not_yours = Någon annan startade den här analysen. Bara den personen kan avbryta den.
balance-unknown = Det finns ingen sådan mätning här, eller så har den glömts. Be om den igen.
balance-unknown_trait = Paketet har inget ”{ $found }”. Det har { $allowed }.
balance-too_busy = För mycket mäts just nu. Försök igen om en stund.
balance-not_yours = Någon annan startade den här mätningen. Bara den personen kan avbryta den.
# $reason is a whole sentence.
balance-bad_pack = Paketet kan inte användas. { $reason }
record-hidden_coins = Protokollet skulle avslöja Vinstmynt som ännu är dolda, för partiet började från en ställning. Fråga igen när det är slut.
record-needs_pack = Detta spelades med paketet { $pack } { $version } ({ $hash }), som den här servern inte har. Skicka med det.
record-no_such_line = Protokollet har { $lines } rader, så det kan inte klippas vid rad { $line }. Ange en tidigare rad.
fork-people = Människor sitter vid det här bordet, så det som spelats står fast. Ta bara tillbaka mot bottar.
fork-where = En förgrening börjar efter en rad i protokollet eller efter en rad i loggen. Ange en av dem, inte båda.
record-who_sits = Vilka ska spela vidare från protokollet? Ange två till { $most } platser, så många som kartan har.
record-fork_line = En förgrening anger raden den utgår från; utelämna raden för att fortsätta från slutet.

## The workshop

board-regions = En karta för { $seats } platser har { $least } till { $most } Regioner. Välj ett tal däremellan.
board-unknown = Den här teckningen finns inte kvar. Be om kartan igen.
workshop-too_busy = Verkstaden har för mycket att göra. Försök igen om en stund.
