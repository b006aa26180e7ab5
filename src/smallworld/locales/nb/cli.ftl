### Errors of the command line: what was wrong, and what to type instead.
###
### What is typed stays as it is in every language: options such as --map, commands, file names.

# $sentence is one or two whole sentences.
cli-error = Feil: { $sentence }
cli-see_help = { $sentence } Hjelp: { $command }
cli-stopped = Stoppet.
    .kept = Spillene som er spilt, er lagret; fortsett med --resume.
cli-bug = Beklager, dette er en feil i smallworld ({ $what }). Sett SMALLWORLD_TRACEBACK=1 for å se hvor den oppstår, og meld gjerne fra om den.

## How a command is used. $near is a similar name, or “none”

cli-no_command = { $near ->
    [none] Det finnes ingen kommando som heter «{ $found }».
   *[other] Det finnes ingen kommando som heter «{ $found }». Mente du { $near }?
  }
cli-no_option = { $near ->
    [none] Det finnes ingen bryter { $found }.
   *[other] Det finnes ingen bryter { $found }. Mente du { $near }?
  }
cli-missing = { $name } mangler. Legg det til.
cli-extra = For mange argumenter: { $found }.
# $takes: does the option take a value? yes, no
cli-option_use = { $takes ->
    [yes] { $name } må ha en verdi.
   *[no] { $name } skal ikke ha noen verdi.
  }
# $name is an option or argument.
cli-value = { $name }: { $sentence }
cli-wanted-choice = Velg en av disse: { $allowed }.
# $number: whole, any
cli-wanted-number = { $number ->
    [whole] Bruk et heltall.
   *[any] Bruk et tall.
  }
cli-wanted-range = { $number ->
    [whole] Bruk et heltall fra { NUMBER($low, useGrouping: 0) } til { NUMBER($high, useGrouping: 0) }.
   *[any] Bruk et tall fra { NUMBER($low, useGrouping: 0) } til { NUMBER($high, useGrouping: 0) }.
  }
cli-wanted-least = { $number ->
    [whole] Bruk et heltall, { $low } eller mer.
   *[any] Bruk et tall, { $low } eller mer.
  }
cli-wanted-above = { $number ->
    [whole] Bruk et heltall over { $low }.
   *[any] Bruk et tall over { $low }.
  }
# $kind: file, folder
cli-wanted-file = { $kind ->
    [folder] Oppgi en mappe.
   *[file] Oppgi en fil som finnes.
  }
cli-wanted-other = Denne verdien kan ikke brukes.

## Files

# $problem: missing, folder, denied, full, exists, name, other. $number is the system’s error number.
cli-file = { $problem ->
    [missing] Filen { $file } finnes ikke.
    [folder] { $file } er en mappe. Oppgi en fil i den.
    [denied] Du har ikke tilgang til { $file }.
    [full] Det er ikke plass til { $file }. Frigjør plass.
    [exists] { $file } finnes allerede. Velg et annet navn.
    [name] { $file } kan ikke være et filnavn. Velg et annet navn.
   *[other] { $file } kan ikke brukes (systemfeil { NUMBER($number, useGrouping: 0) }).
  }
cli-no_game_file = Filen { $file } finnes ikke. Start et spill med: smallworld new { $file }
cli-too_large = { $file } er for stor til å være en fil fra dette spillet.
# $wanted: game, map
cli-not_text = { $wanted ->
    [map] { $file } er ikke en tekstfil i UTF-8. Oppgi en kartfil som slutter på .toml.
   *[game] { $file } er ikke en tekstfil i UTF-8. Oppgi en spillfil, laget med: smallworld new
  }
cli-archive = { $file } er et arkiv. Pakk det ut, og oppgi filen i det.
cli-exists = { $file } finnes allerede. Velg et annet navn, eller legg til --force for å overskrive den.
cli-no_folder = Mappen { $folder } finnes ikke.
cli-resume_or_force = { $file } finnes allerede. Legg til --resume for å fortsette, eller --force for å begynne på nytt.
cli-resume_what = --resume krever også --output, for å vite hvilke spill som skal fortsettes.
cli-report_name = Gi rapporten navn med --output FILE.html eller --output FILE.json.

## Games

cli-on_or_off = Skriv { $name }=on eller { $name }=off.
cli-no_map = Det finnes ikke noe kart som heter «{ $found }». Velg { $known }, et brett fra en installert pakke, eller et tilfeldig som random-1/4/7.
cli-some_of = Bruk noen av disse tallene: { $known }.
cli-seat_range = Plassene i dette spillet er nummerert fra 0 til { $last }.
cli-line_range = Linjene i denne filen er nummerert fra 1 til { NUMBER($last, useGrouping: 0) }.
cli-no_puzzle = Det finnes ingen nøtt som heter «{ $found }». Bruk { $today }, eller se alle med: smallworld puzzle --list
cli-say_what = Si hva som skal gjøres, for eksempel «pick 1».
cli-dealer_unused = Krupieren trengte ikke dette: { $found }. Ingenting ble gjort; prøv igjen uten.
cli-map_or_seats = Velg brett med --map eller med --seats, ikke begge deler.
cli-longer_limit = Ingen spill ble ferdige i tide. Velg en lengre --limit.
cli-nothing_to_measure = Denne pakken har ingen rase eller spesialevne å måle.
cli-which_trait = { $found ->
    [none] Pakken { $pack } har flere raser og spesialevner. Velg én med --trait: { $known }.
   *[other] Pakken { $pack } har ikke «{ $found }». Velg én med --trait: { $known }.
  }

## Bots

cli-no_plans = Boten { $bot } forklarer ikke planene sine. Bruk planner.
cli-stand_in = Fra nå av spiller boten { $bot } for { $seat }.
cli-two_bots = Oppgi minst to boter.
# $first is what the bot’s program reported.
cli-bot_faults = Feil hos boter: { $count }. Den første: { $first }
# $player is what was typed, $details what the bot reported.
player-not_made = { $player } kan ikke brukes som bot. Sjekk navnet og innstillingene. ({ $details })
player-seconds = { $player }: sekundene må være mer enn 0 og høyst { NUMBER($most, useGrouping: 0) }.
player-quotes = { $player }: anførselstegnene stemmer ikke. Lukk dem.
player-no_program = { $player } nevner ikke noe program som kan startes. Sjekk kommandoen.
player-settings = { $player }: skriv innstillinger slik: { $example }
player-setting = { $bot } har ingen innstilling «{ $found }». Den har: { $allowed }.
# $wanted: whole, any
player-setting_value = { $wanted ->
    [whole] { $bot }: { $key } kan ikke være { $found }. Bruk et heltall, 0 eller mer.
   *[any] { $bot }: { $key } kan ikke være { $found }. Bruk et tall, 0 eller mer.
  }
player-habit = Ingen vane heter «{ $found }». Disse finnes: { $allowed }.
player-number = { $found } er ikke et tall.

## Many games

cli-missing_extra = Dette krever pakken { $package }, som ikke er installert. Installer den med: { $command }
    .report = Eller legg til --no-report.
cli-tables_later = Alle spill er lagret i { $file }: frigjør plass, og gjenta så kommandoen med --resume.
# $reason is a whole sentence.
cli-other_games = Disse spillene kan ikke fortsettes. { $reason } Velg en annen --output, eller bruk --force uten --resume.
journal-other_file = { $file } hører ikke til slike spill.
# $what is a word of the program, such as “seed”.
journal-changed = { $what } var { $before } og er nå { $now }.
journal-bot_changed = Boten { $bot } hadde andre innstillinger.
cli-killed = En prosess som spiller spill, ble stoppet utenfra.
cluster-cancelled = Klyngens scheduler avbrøt et spill. Se i loggen dens, og start igjen.
cluster-lost_workers = Ett spill mistet workeren sin gang på gang. Se i loggene til workerne.
cluster-no_answer = Ingen scheduler svarer på { $address }. Sjekk adressen, eller start en med: dask scheduler
cluster-address = { $address } er ikke adressen til en scheduler. Skriv den som { $example }.
cluster-no_workers = Scheduleren har ingen workere. Start noen med: dask worker { $address }
cluster-no_game = En worker har ikke spillet. Installer den samme versjonen av smallworld-game[cluster] på alle.
cluster-version = Workeren { $worker } har versjon { $found }, men dette er { $expected }. Installer den samme versjonen på alle.

## In the browser

cli-serving = Small World er på { $address }. Ctrl-C stopper det; ingen spill går tapt.
cli-no_browser = Det går ikke an å åpne en nettleser herfra. Åpne adressen i en selv.
cli-port_taken = { $address } kan ikke brukes: kanskje et annet program bruker den. Velg en annen --port.
