### Errors of the command line: what was wrong, and what to type instead.
###
### What is typed stays as it is in every language: options such as --map, commands, file names.

# $sentence is one or two whole sentences.
cli-error = Fejl: { $sentence }
cli-see_help = { $sentence } Hjælp: { $command }
cli-stopped = Stoppet.
    .kept = De spil, der er spillet, er gemt; fortsæt med --resume.
cli-bug = Beklager, det er en fejl i smallworld ({ $what }). Sæt SMALLWORLD_TRACEBACK=1 for at se, hvor den opstår, og meld den gerne.

## How a command is used. $near is a similar name, or “none”

cli-no_command = { $near ->
    [none] Der er ingen kommando ved navn »{ $found }«.
   *[other] Der er ingen kommando ved navn »{ $found }«. Mente du { $near }?
  }
cli-no_option = { $near ->
    [none] Der er ingen indstilling { $found }.
   *[other] Der er ingen indstilling { $found }. Mente du { $near }?
  }
cli-missing = { $name } mangler. Tilføj det.
cli-extra = For mange argumenter: { $found }.
# $takes: does the option take a value? yes, no
cli-option_use = { $takes ->
    [yes] { $name } skal have en værdi.
   *[no] { $name } skal ikke have nogen værdi.
  }
# $name is an option or argument.
cli-value = { $name }: { $sentence }
cli-wanted-choice = Vælg en af disse: { $allowed }.
# $number: whole, any
cli-wanted-number = { $number ->
    [whole] Brug et helt tal.
   *[any] Brug et tal.
  }
cli-wanted-range = { $number ->
    [whole] Brug et helt tal fra { NUMBER($low, useGrouping: 0) } til { NUMBER($high, useGrouping: 0) }.
   *[any] Brug et tal fra { NUMBER($low, useGrouping: 0) } til { NUMBER($high, useGrouping: 0) }.
  }
cli-wanted-least = { $number ->
    [whole] Brug et helt tal, { $low } eller mere.
   *[any] Brug et tal, { $low } eller mere.
  }
cli-wanted-above = { $number ->
    [whole] Brug et helt tal over { $low }.
   *[any] Brug et tal over { $low }.
  }
# $kind: file, folder
cli-wanted-file = { $kind ->
    [folder] Angiv en mappe.
   *[file] Angiv en fil, der findes.
  }
cli-wanted-other = Denne værdi kan ikke bruges.

## Files

# $problem: missing, folder, denied, full, exists, name, other. $number is the system’s error number.
cli-file = { $problem ->
    [missing] Filen { $file } findes ikke.
    [folder] { $file } er en mappe. Angiv en fil i den.
    [denied] Du har ikke adgang til { $file }.
    [full] Der er ikke plads til { $file }. Frigør plads.
    [exists] { $file } findes allerede. Vælg et andet navn.
    [name] { $file } kan ikke være et filnavn. Vælg et andet navn.
   *[other] { $file } kan ikke bruges (systemfejl { NUMBER($number, useGrouping: 0) }).
  }
cli-no_game_file = Filen { $file } findes ikke. Start et spil med: smallworld new { $file }
cli-too_large = { $file } er for stor til at være en fil fra dette spil.
# $wanted: game, map
cli-not_text = { $wanted ->
    [map] { $file } er ikke en tekstfil i UTF-8. Angiv en kortfil, der ender på .toml.
   *[game] { $file } er ikke en tekstfil i UTF-8. Angiv en spilfil, lavet med: smallworld new
  }
cli-archive = { $file } er et arkiv. Pak det ud, og angiv filen i det.
cli-exists = { $file } findes allerede. Vælg et andet navn, eller tilføj --force for at overskrive den.
cli-no_folder = Mappen { $folder } findes ikke.
cli-resume_or_force = { $file } findes allerede. Tilføj --resume for at fortsætte eller --force for at begynde forfra.
cli-resume_what = --resume kræver også --output, så det er klart, hvilke spil der skal fortsættes.
cli-report_name = Giv rapporten navn med --output FILE.html eller --output FILE.json.

## Games

cli-on_or_off = Skriv { $name }=on eller { $name }=off.
cli-no_map = Der er intet landkort ved navn »{ $found }«. Vælg { $known }, et spillebræt fra en installeret pakke eller et tilfældigt som random-1/4/7.
cli-some_of = Brug nogle af disse tal: { $known }.
cli-seat_range = Pladserne i dette spil er nummereret fra 0 til { $last }.
cli-line_range = Linjerne i denne fil er nummereret fra 1 til { NUMBER($last, useGrouping: 0) }.
cli-no_puzzle = Der er ingen opgave ved navn »{ $found }«. Brug { $today }, eller se alle med: smallworld puzzle --list
cli-say_what = Sig, hvad der skal gøres, for eksempel »pick 1«.
cli-dealer_unused = Spillederen havde ikke brug for dette: { $found }. Intet blev gjort; prøv igen uden.
cli-map_or_seats = Vælg spillebrætter med --map eller med --seats, ikke begge dele.
cli-longer_limit = Intet spil blev færdigt i tide. Vælg en længere --limit.
cli-nothing_to_measure = Denne pakke har ingen Race eller Specialevne, der kan måles.
cli-which_trait = { $found ->
    [none] Pakken { $pack } har flere Racer og Specialevner. Vælg én med --trait: { $known }.
   *[other] Pakken { $pack } har ikke »{ $found }«. Vælg én med --trait: { $known }.
  }

## Bots

cli-no_plans = Botten { $bot } forklarer ikke sine planer. Brug planner.
cli-stand_in = Fra nu af spiller botten { $bot } for { $seat }.
cli-two_bots = Angiv mindst to botter.
# $first is what the bot’s program reported.
cli-bot_faults = Fejl hos botter: { $count }. Den første: { $first }
# $player is what was typed, $details what the bot reported.
player-not_made = { $player } kan ikke bruges som bot. Tjek navnet og indstillingerne. ({ $details })
player-seconds = { $player }: Sekunderne skal være mere end 0 og højst { NUMBER($most, useGrouping: 0) }.
player-quotes = { $player }: Anførselstegnene passer ikke. Luk dem.
player-no_program = { $player } nævner intet program, der kan startes. Tjek kommandoen.
player-settings = { $player }: Skriv indstillinger sådan: { $example }
player-setting = { $bot } har ingen indstilling »{ $found }«. Den har: { $allowed }.
# $wanted: whole, any
player-setting_value = { $wanted ->
    [whole] { $bot }: { $key } kan ikke være { $found }. Brug et helt tal, 0 eller mere.
   *[any] { $bot }: { $key } kan ikke være { $found }. Brug et tal, 0 eller mere.
  }
player-habit = Ingen vane hedder »{ $found }«. Der findes: { $allowed }.
player-number = { $found } er ikke et tal.

## Many games

cli-missing_extra = Dette kræver pakken { $package }, som ikke er installeret. Installér den med: { $command }
    .report = Eller tilføj --no-report.
cli-tables_later = Alle spil er gemt i { $file }: Frigør plads, og gentag så kommandoen med --resume.
# $reason is a whole sentence.
cli-other_games = Disse spil kan ikke fortsættes. { $reason } Vælg en anden --output, eller brug --force uden --resume.
journal-other_file = { $file } hører ikke til spil som disse.
# $what is a word of the program, such as “seed”.
journal-changed = { $what } var { $before } og er nu { $now }.
journal-bot_changed = Botten { $bot } havde andre indstillinger.
cli-killed = En proces, der spiller spil, blev stoppet udefra.
cluster-cancelled = Klyngens scheduler afbrød et spil. Se i dens log, og start igen.
cluster-lost_workers = Ét spil mistede sin worker igen og igen. Se i workernes logge.
cluster-no_answer = Ingen scheduler svarer på { $address }. Tjek adressen, eller start en med: dask scheduler
cluster-address = { $address } er ikke adressen på en scheduler. Skriv den som { $example }.
cluster-no_workers = Scheduleren har ingen workere. Start nogle med: dask worker { $address }
cluster-no_game = En worker har ikke spillet. Installér den samme version af smallworld-game[cluster] på dem alle.
cluster-version = Workeren { $worker } har version { $found }, men dette er { $expected }. Installér den samme version på dem alle.

## In the browser

cli-serving = Small World er på { $address }. Ctrl-C stopper det; intet spil går tabt.
cli-no_browser = Der kan ikke åbnes en browser herfra. Åbn selv adressen i en.
cli-port_taken = { $address } kan ikke bruges: Måske bruger et andet program den. Vælg en anden --port.
