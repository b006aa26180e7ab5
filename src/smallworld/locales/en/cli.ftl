### Errors of the command line: what was wrong, and what to type instead.
###
### What is typed stays as it is in every language: options such as --map, commands, file names.

# $sentence is one or two whole sentences.
cli-error = Error: { $sentence }
cli-see_help = { $sentence } For help: { $command }
cli-stopped = Stopped.
    .kept = The games played so far are kept; continue with --resume.
cli-bug = Sorry, this is a bug in smallworld ({ $what }). Set SMALLWORLD_TRACEBACK=1 to see where it happens, and please report it.

## How a command is used. $near is a similar name, or “none”

cli-no_command = { $near ->
    [none] There is no command “{ $found }”.
   *[other] There is no command “{ $found }”. Did you mean { $near }?
  }
cli-no_option = { $near ->
    [none] There is no option { $found }.
   *[other] There is no option { $found }. Did you mean { $near }?
  }
cli-missing = { $name } is missing. Add it.
cli-extra = Too many arguments: { $found }.
# $takes: does the option take a value? yes, no
cli-option_use = { $takes ->
    [yes] { $name } needs a value.
   *[no] { $name } takes no value.
  }
# $name is an option or argument.
cli-value = { $name }: { $sentence }
cli-wanted-choice = Choose one of these: { $allowed }.
# $number: whole, any
cli-wanted-number = { $number ->
    [whole] Use a whole number.
   *[any] Use a number.
  }
cli-wanted-range = { $number ->
    [whole] Use a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
   *[any] Use a number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
  }
cli-wanted-least = { $number ->
    [whole] Use a whole number, { $low } or more.
   *[any] Use a number, { $low } or more.
  }
cli-wanted-above = { $number ->
    [whole] Use a whole number above { $low }.
   *[any] Use a number above { $low }.
  }
# $kind: file, folder
cli-wanted-file = { $kind ->
    [folder] Name a folder.
   *[file] Name an existing file.
  }
cli-wanted-other = This value can’t be used.

## Files

# $problem: missing, folder, denied, full, exists, name, other. $number is the system’s error number.
cli-file = { $problem ->
    [missing] There is no file { $file }.
    [folder] { $file } is a folder. Name a file in it.
    [denied] You don’t have permission to use { $file }.
    [full] There is no space left for { $file }. Free some space.
    [exists] { $file } already exists. Choose another name.
    [name] { $file } can’t be a file name. Choose another name.
   *[other] { $file } can’t be used (system error { NUMBER($number, useGrouping: 0) }).
  }
cli-no_game_file = There is no file { $file }. Start a game with: smallworld new { $file }
cli-too_large = { $file } is too large for a file of this game.
# $wanted: game, map
cli-not_text = { $wanted ->
    [map] { $file } isn’t a UTF-8 text file. Name a map file that ends with .toml.
   *[game] { $file } isn’t a UTF-8 text file. Name a game file, made with: smallworld new
  }
cli-archive = { $file } is an archive. Unpack it, then name the file in it.
cli-exists = { $file } already exists. Choose another name, or add --force to overwrite it.
cli-no_folder = There is no folder { $folder }.
cli-resume_or_force = { $file } already exists. Add --resume to continue it, or --force to start over.
cli-resume_what = --resume also needs --output, to know which games to continue.
cli-report_name = Name the report with --output FILE.html or --output FILE.json.

## Games

cli-on_or_off = Write { $name }=on or { $name }=off.
cli-no_map = There is no map “{ $found }”. Choose { $known }, a board of an installed pack, or a random one such as random-1/4/7.
cli-some_of = Use some of these numbers: { $known }.
cli-seat_range = The seats of this game are numbered 0 to { $last }.
cli-line_range = The lines of this file are numbered 1 to { NUMBER($last, useGrouping: 0) }.
cli-no_puzzle = There is no puzzle “{ $found }”. Use { $today }, or list all with: smallworld puzzle --list
cli-say_what = Say what to do, for example “pick 1”.
cli-dealer_unused = The dealer didn’t need this: { $found }. Nothing was done; try again without it.
cli-map_or_seats = Choose boards with --map or with --seats, not both.
cli-longer_limit = No game finished in time. Set a longer --limit.
cli-nothing_to_measure = This pack has no race or power to measure.
cli-which_trait = { $found ->
    [none] The pack { $pack } has several races and powers. Choose one with --trait: { $known }.
   *[other] The pack { $pack } has no “{ $found }”. Choose one with --trait: { $known }.
  }

## Bots

cli-no_plans = The bot { $bot } doesn’t explain its plans. Use planner.
cli-stand_in = From now on, the bot { $bot } plays for { $seat }.
cli-two_bots = Name at least two bots.
# $first is what the bot’s program reported.
cli-bot_faults = Bot faults: { $count }. The first one: { $first }
# $player is what was typed, $details what the bot reported.
player-not_made = { $player } can’t be used as a bot. Check its name and its settings. ({ $details })
player-seconds = { $player }: seconds must be more than 0, and at most { NUMBER($most, useGrouping: 0) }.
player-quotes = { $player }: the quotes don’t match. Close them.
player-no_program = { $player } names no program that can be started. Check the command.
player-settings = { $player }: write settings like this: { $example }
player-setting = { $bot } has no setting “{ $found }”. It has: { $allowed }.
# $wanted: whole, any
player-setting_value = { $wanted ->
    [whole] { $bot }: { $key } can’t be { $found }. Use a whole number, 0 or more.
   *[any] { $bot }: { $key } can’t be { $found }. Use a number, 0 or more.
  }
player-habit = No habit is called “{ $found }”. There are: { $allowed }.
player-number = { $found } isn’t a number.

## Many games

cli-missing_extra = This needs the package { $package }, which isn’t installed. Install it with: { $command }
    .report = Or add --no-report.
cli-tables_later = Every game is stored in { $file }: free some space, then repeat the command with --resume.
# $reason is a whole sentence.
cli-other_games = These games can’t be continued. { $reason } Choose another --output, or use --force without --resume.
journal-other_file = { $file } doesn’t belong to games like these.
# $what is a word of the program, such as “seed”.
journal-changed = { $what } was { $before }, and is { $now } now.
journal-bot_changed = The bot { $bot } had other settings.
cli-killed = A process that plays games was killed.
cluster-cancelled = The cluster’s scheduler cancelled a game. Check its log, and start again.
cluster-lost_workers = One game lost its worker again and again. Check the logs of the workers.
cluster-no_answer = No scheduler answers at { $address }. Check the address, or start one with: dask scheduler
cluster-address = { $address } isn’t the address of a scheduler. Write it like { $example }.
cluster-no_workers = The scheduler has no workers. Start some with: dask worker { $address }
cluster-no_game = A worker doesn’t have the game. Install the same version of smallworld-game[cluster] on all of them.
cluster-version = The worker { $worker } has version { $found }, but this is { $expected }. Install the same version on all of them.

## In the browser

cli-serving = Small World is at { $address }. Ctrl-C stops it; no game is lost.
cli-no_browser = Can’t open a browser from here. Open that address in one yourself.
cli-port_taken = Can’t use { $address }: another program may be using it. Choose another --port.
