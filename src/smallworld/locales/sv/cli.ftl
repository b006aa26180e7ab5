### Errors of the command line: what was wrong, and what to type instead.
###
### What is typed stays as it is in every language: options such as --map, commands, file names.

# $sentence is one or two whole sentences.
cli-error = Fel: { $sentence }
cli-see_help = { $sentence } Hjälp: { $command }
cli-stopped = Stoppat.
    .kept = De partier som har spelats är sparade; fortsätt med --resume.
cli-bug = Tyvärr är det här ett fel i smallworld ({ $what }). Sätt SMALLWORLD_TRACEBACK=1 för att se var det uppstår, och rapportera det gärna.

## How a command is used. $near is a similar name, or “none”

cli-no_command = { $near ->
    [none] Det finns inget kommando som heter ”{ $found }”.
   *[other] Det finns inget kommando som heter ”{ $found }”. Menade du { $near }?
  }
cli-no_option = { $near ->
    [none] Det finns ingen flagga { $found }.
   *[other] Det finns ingen flagga { $found }. Menade du { $near }?
  }
cli-missing = { $name } saknas. Lägg till det.
cli-extra = För många argument: { $found }.
# $takes: does the option take a value? yes, no
cli-option_use = { $takes ->
    [yes] { $name } behöver ett värde.
   *[no] { $name } ska inte ha något värde.
  }
# $name is an option or argument.
cli-value = { $name }: { $sentence }
cli-wanted-choice = Välj något av detta: { $allowed }.
# $number: whole, any
cli-wanted-number = { $number ->
    [whole] Använd ett heltal.
   *[any] Använd ett tal.
  }
cli-wanted-range = { $number ->
    [whole] Använd ett heltal från { NUMBER($low, useGrouping: 0) } till { NUMBER($high, useGrouping: 0) }.
   *[any] Använd ett tal från { NUMBER($low, useGrouping: 0) } till { NUMBER($high, useGrouping: 0) }.
  }
cli-wanted-least = { $number ->
    [whole] Använd ett heltal, { $low } eller mer.
   *[any] Använd ett tal, { $low } eller mer.
  }
cli-wanted-above = { $number ->
    [whole] Använd ett heltal över { $low }.
   *[any] Använd ett tal över { $low }.
  }
# $kind: file, folder
cli-wanted-file = { $kind ->
    [folder] Ange en mapp.
   *[file] Ange en fil som finns.
  }
cli-wanted-other = Det värdet kan inte användas.

## Files

# $problem: missing, folder, denied, full, exists, name, other. $number is the system’s error number.
cli-file = { $problem ->
    [missing] Filen { $file } finns inte.
    [folder] { $file } är en mapp. Ange en fil i den.
    [denied] Du har inte behörighet till { $file }.
    [full] Det finns inte plats för { $file }. Frigör utrymme.
    [exists] { $file } finns redan. Välj ett annat namn.
    [name] { $file } kan inte vara ett filnamn. Välj ett annat namn.
   *[other] { $file } kan inte användas (systemfel { NUMBER($number, useGrouping: 0) }).
  }
cli-no_game_file = Filen { $file } finns inte. Starta ett parti med: smallworld new { $file }
cli-too_large = { $file } är för stor för att vara en fil från det här spelet.
# $wanted: game, map
cli-not_text = { $wanted ->
    [map] { $file } är ingen textfil i UTF-8. Ange en kartfil som slutar på .toml.
   *[game] { $file } är ingen textfil i UTF-8. Ange en spelfil, gjord med: smallworld new
  }
cli-archive = { $file } är ett arkiv. Packa upp det och ange filen i det.
cli-exists = { $file } finns redan. Välj ett annat namn, eller lägg till --force för att skriva över den.
cli-no_folder = Mappen { $folder } finns inte.
cli-resume_or_force = { $file } finns redan. Lägg till --resume för att fortsätta, eller --force för att börja om.
cli-resume_what = --resume behöver också --output, för att veta vilka partier som ska fortsättas.
cli-report_name = Ge rapporten namn med --output FILE.html eller --output FILE.json.

## Games

cli-on_or_off = Skriv { $name }=on eller { $name }=off.
cli-no_map = Det finns ingen karta som heter ”{ $found }”. Välj { $known }, en karta från ett installerat paket eller en slumpad som random-1/4/7.
cli-some_of = Använd några av dessa tal: { $known }.
cli-seat_range = Platserna i partiet är numrerade från 0 till { $last }.
cli-line_range = Raderna i filen är numrerade från 1 till { NUMBER($last, useGrouping: 0) }.
cli-no_puzzle = Det finns ingen kluring som heter ”{ $found }”. Använd { $today }, eller visa alla med: smallworld puzzle --list
cli-say_what = Säg vad som ska göras, till exempel ”pick 1”.
cli-dealer_unused = Spelledaren behövde inte detta: { $found }. Inget gjordes; försök igen utan det.
cli-map_or_seats = Välj kartor med --map eller med --seats, inte båda.
cli-longer_limit = Inget parti blev klart i tid. Välj en längre --limit.
cli-nothing_to_measure = Paketet har inget Folkslag och ingen Specialförmåga att mäta.
cli-which_trait = { $found ->
    [none] Paketet { $pack } har flera Folkslag och Specialförmågor. Välj med --trait: { $known }.
   *[other] Paketet { $pack } har inte ”{ $found }”. Välj med --trait: { $known }.
  }

## Bots

cli-no_plans = Boten { $bot } förklarar inte sina planer. Använd planner.
cli-stand_in = Från och med nu spelar boten { $bot } för { $seat }.
cli-two_bots = Ange minst två bottar.
# $first is what the bot’s program reported.
cli-bot_faults = Fel hos bottar: { $count }. Det första: { $first }
# $player is what was typed, $details what the bot reported.
player-not_made = { $player } kan inte användas som bot. Kontrollera namnet och inställningarna. ({ $details })
player-seconds = { $player }: sekunderna ska vara fler än 0 och högst { NUMBER($most, useGrouping: 0) }.
player-quotes = { $player }: citattecknen stämmer inte. Stäng dem.
player-no_program = { $player } anger inget program som kan startas. Kontrollera kommandot.
player-settings = { $player }: skriv inställningar så här: { $example }
player-setting = { $bot } har ingen inställning ”{ $found }”. De som finns: { $allowed }.
# $wanted: whole, any
player-setting_value = { $wanted ->
    [whole] { $bot }: { $key } kan inte vara { $found }. Använd ett heltal, 0 eller mer.
   *[any] { $bot }: { $key } kan inte vara { $found }. Använd ett tal, 0 eller mer.
  }
player-habit = Ingen vana heter ”{ $found }”. De som finns: { $allowed }.
player-number = { $found } är inget tal.

## Many games

cli-missing_extra = Det här kräver paketet { $package }, som inte är installerat. Installera det med: { $command }
    .report = Eller lägg till --no-report.
cli-tables_later = Alla partier är sparade i { $file }: frigör utrymme och upprepa sedan kommandot med --resume.
# $reason is a whole sentence.
cli-other_games = De här partierna kan inte fortsättas. { $reason } Välj en annan --output, eller använd --force utan --resume.
journal-other_file = { $file } hör inte till sådana partier.
# $what is a word of the program, such as “seed”.
journal-changed = { $what } var { $before } och är nu { $now }.
journal-bot_changed = Boten { $bot } hade andra inställningar.
cli-killed = En process som spelar partier stoppades utifrån.
cluster-cancelled = Klustrets schemaläggare avbröt ett parti. Titta i dess logg och börja om.
cluster-lost_workers = Ett parti förlorade sin arbetsprocess gång på gång. Titta i arbetsprocessernas loggar.
cluster-no_answer = Ingen schemaläggare svarar på { $address }. Kontrollera adressen, eller starta en med: dask scheduler
cluster-address = { $address } är inte adressen till en schemaläggare. Skriv den som { $example }.
cluster-no_workers = Schemaläggaren har inga arbetsprocesser. Starta några med: dask worker { $address }
cluster-no_game = En arbetsprocess saknar spelet. Installera samma version av smallworld-game[cluster] på alla.
cluster-version = Arbetsprocessen { $worker } har version { $found }, men det här är { $expected }. Installera samma version på alla.

## In the browser

cli-serving = Small World finns på { $address }. Ctrl-C stoppar det; inget parti går förlorat.
cli-no_browser = Det går inte att öppna en webbläsare härifrån. Öppna adressen i en själv.
cli-port_taken = { $address } kan inte användas: kanske använder ett annat program den. Välj en annan --port.
