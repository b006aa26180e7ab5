### Packs: custom races, powers and boards. What is wrong with one, and what the commands print.
###
### What is written in a pack file stays as it is in every language: keys such as “saves_on”, words
### such as “hill”, ids, file names. $key is the place in the file, such as “race.elves.tokens”.

# $source is a file, $fault one or two of the sentences below.
pack-place = { $source }, line { NUMBER($line, useGrouping: 0) }: { $fault }
    .whole = { $source }: { $fault }
# The base game, listed with the packs.
pack-box = The box
    .about = The 14 races, 20 powers and 4 boards of the base game.

## The file

pack-no_file = there is no such file. Name a pack file, or a folder with a pack.toml.
pack-no_pack_file = this folder has no { $found }. Add one, or name the pack file itself.
pack-too_large = the file is larger than { NUMBER($most, useGrouping: 0) } bytes. Remove something.
pack-not_utf8 = this isn’t UTF-8 text. Save the file as UTF-8.
pack-archive = this is an archive. Unpack it, then name the folder or the file in it.
pack-syntax = this isn’t valid TOML. { $reason }
pack-no_folder = “{ $key }” names the file { $file }, but a single-file pack can’t include other files. Make it a folder with a pack.toml.
pack-missing_file = “{ $key }” names { $file }, which isn’t in the pack’s folder. Put it there; links and subfolders don’t count.

## Single values

# $near is the key or word that was probably meant, or “none”.
pack-unknown_key = { $near ->
    [none] “{ $key }” isn’t a known key. Use one of { $allowed }.
   *[other] “{ $key }” isn’t a known key. Did you mean { $near }? All keys are in docs/packs.md.
  }
pack-missing_key = “{ $key }” is missing { $missing }. Add it.
pack-no_pack_table = the file has no [pack]. Add it, with an id, a version and a title.
pack-is_board = this is a board, not a pack. Name it in a pack under [[board]], or check it on its own (smallworld map check FILE).
# $wanted: number, text, flag, list, table, words
pack-wrong_type = { $wanted ->
    [number] “{ $key }” is { $found }. Use a whole number.
    [text] “{ $key }” is { $found }. Use text in quotes.
    [flag] “{ $key }” is { $found }. Use true or false.
    [list] “{ $key }” is { $found }. Use a list in square brackets; for races, powers and boards, one [[heading]] each.
    [table] “{ $key }” is { $found }. Use a [heading] with keys below it.
   *[words] “{ $key }” is { $found }. Use a word in quotes, or a list of such words.
  }
pack-out_of_range = “{ $key }” is { $found }. Use { $low } to { $high }.
pack-unknown_word = { $near ->
    [none] “{ $key }” can’t be “{ $found }”. Use one of { $allowed }.
   *[other] “{ $key }” can’t be “{ $found }”. Did you mean { $near }?
  }
# $wanted: id, version, file, language, form
pack-bad_word = { $wanted ->
    [version] “{ $key }” can’t be { $found }. Use one to three numbers separated by dots, such as 1.0.2.
    [file] “{ $key }” can’t be { $found }. Use the plain name of a file next to pack.toml, in lower case.
    [language] “{ $key }”: { $found } isn’t a language. Use its two-letter code, such as en.
    [form] “{ $key }”: { $found } isn’t a form of a name. Use lower case, such as one.
   *[id] “{ $key }” can’t be { $found }. Use at least two lower-case letters, digits or underscores, starting with a letter.
  }
pack-too_long = “{ $key }” has { NUMBER($found, useGrouping: 0) } characters. The limit is { NUMBER($most, useGrouping: 0) }.
pack-too_many = “{ $key }” has { NUMBER($found, useGrouping: 0) } entries. The limit is { $most }.
pack-empty = “{ $key }” is empty. Fill it in, or leave it out.
pack-markup = “{ $key }” contains < or >. Use plain text without markup.
pack-unprintable = “{ $key }” has line breaks, hidden characters, or spaces at its ends. Use one plain line.
pack-same_name = “{ $key }”: another tile is called “{ $name }” already ({ $other }). Choose another name.
# A warning: $found is the code of a language.
pack-unknown_language = “{ $key }”: the game has no language “{ $found }”, so nobody will see these texts. It has { $allowed }.
# A warning about a Python pack.
pack-undescribed = “{ $key }” has code, but its card doesn’t tell what the code does. Return the rule from describe(), or add a rule to the texts.

## Values that contradict each other

pack-nothing_in_it = the pack has no races, powers or boards. Add at least one.
pack-reserved_id = “{ $id }” is used by the game itself. Choose another id.
pack-repeated_id = “{ $id }” is used twice. Give each its own id.
pack-needs_key = “{ $key }” says how much, but not for what. Add one of { $needs }.
pack-supply_too_small = “{ $key }” is { $found }, but with the largest badge the race needs { $needed } tokens. Use at least that, or leave it out.
pack-supply_and_borrows = a race either has its own tokens or borrows them. Remove supply or borrows.
pack-unknown_lender = { $near ->
    [none] “{ $key }”: only races from the box can lend tokens: { $allowed }.
   *[other] “{ $key }”: no race in the box is called “{ $found }”. Did you mean { $near }?
  }
pack-lender_too_small = “{ $key }”: { $lender } have { $found } tokens, but with the largest badge the race needs { $needed }. Borrow from { $allowed }.
pack-badge_too_large = “{ $key }”: the power brings { $found } tokens with its visitors. The limit is { $most }.
# $kind: race, power
pack-words_for_nobody = { $near ->
    [none] “{ $key }” names something the pack doesn’t have. It has { $allowed }.
   *[other] “{ $key }” names something the pack doesn’t have. Did you mean { $near }?
  }

## Boards and emblems

# $reason is a whole sentence about the board.
pack-board = “{ $key }”: { $reason }
pack-board_where = “{ $key }” needs either a file, or its own id, seats, rounds and regions.
# $problem: too_large, malformed, doctype, too_many_parts, element, attribute, value, too_far, no_view_box
pack-emblem = { $problem ->
    [too_large] “{ $key }”: the picture has more than 20 KB. Simplify it.
    [doctype] “{ $key }”: the picture has a document type. Remove the <!DOCTYPE> line.
    [too_many_parts] “{ $key }”: the picture has too many parts. Simplify it.
    [element] “{ $key }”: an emblem can’t contain { $found }. Use only shapes, groups and gradients; turn text into paths.
    [attribute] “{ $key }”: an emblem can’t have the attribute { $found }. Remove it.
    [value] “{ $key }”: an emblem can’t contain { $found }. Use plain numbers and colours.
    [too_far] “{ $key }”: { $found } is too large for the picture. Keep everything near the viewBox, and strokes thinner than it.
    [no_view_box] “{ $key }”: the picture has no viewBox. Add one, such as viewBox="0 0 64 64".
   *[malformed] “{ $key }”: the picture isn’t valid SVG. The fault is at { $found } (line:column).
  }

## Packs on the shelf

pack-unknown = No pack called “{ $found }” is installed. Installed: { $allowed }. Install one with: smallworld pack install FILE
# $near is the switch that was probably meant, “none”, or “nothing” for a pack without switches.
pack-unknown_switch = { $near ->
    [nothing] The pack { $pack } has no switches.
    [none] The pack { $pack } has no switch “{ $found }”. It has { $allowed }.
   *[other] The pack { $pack } has no switch “{ $found }”. Did you mean { $near }?
  }
pack-bad_label = “{ $found }” isn’t a pack label. It looks like this: fens 1.0 a09caa5d2d3d
pack-missing = This was played with the pack { $pack } { $version } ({ $hash }), which isn’t installed. Install it with: smallworld pack install FILE
pack-changed = This was played with the pack { $pack } { $version } ({ $hash }). You have { $allowed }, which plays differently. Install the version it was played with.

## Packs together

box-pack_twice = The pack { $pack } is named twice. Name it once.
box-unknown_mode = Tiles can’t be mixed as “{ $found }”. Use one of { $allowed }; only blank is followed by ids.
box-no_packs = This says how to mix packs, but names no pack. Name one, or leave it out.
box-unknown_choice = There is no “{ $found }” in these packs. Choose from { $allowed }.
box-blank_choice = The blank tiles take 1 race and 1 power, not { $races } and { $powers }. Choose from { $allowed }.
box-blank_borrows = “{ $id }” can’t go on the blank banner: it borrows no tokens. Add borrows to it, or add it to the game as it is.
box-same_lender = “{ $id }” and “{ $other }” both borrow tokens from { $lender }. Give one of them another lender, or its own tokens.
box-two_acting = “{ $id }” and “{ $other }” both keep acting in decline. A game can have only one such race.
box-same_id = Two tiles are called “{ $id }”. Remove one of the packs.
# $kind: race, power
box-too_few = { $kind ->
    [race] { $found ->
        [one] 1 race is
       *[other] { $found } races are
    } too few for { $seats } players: you need { $needed }. Add a pack, or the races from the box.
   *[power] { $found ->
        [one] 1 power is
       *[other] { $found } powers are
    } too few for { $seats } players: you need { $needed }. Add a pack, or the powers from the box.
  }
box-too_many = { $kind ->
    [race] { $found } races are too many: the limit is { $most } per game. Remove a pack.
   *[power] { $found } powers are too many: the limit is { $most } per game. Remove a pack.
  }

## The commands

# $label is id, version and hash; the lists are of ids.
pack-told-sound = { $label } is valid: { $content }.
pack-told-races = { $count ->
    [one] 1 race
   *[other] { $count } races
  }
pack-told-powers = { $count ->
    [one] 1 power
   *[other] { $count } powers
  }
pack-told-boards = { $count ->
    [one] 1 board
   *[other] { $count } boards
  }
pack-told-faults = { $count ->
    [one] { $source } has 1 error; see above.
   *[other] { $source } has { $count } errors; see above.
  }
pack-told-borrows = borrows tokens from the { $race }, who leave the game
pack-told-by = by { $author }
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
pack-told-switch = { $on ->
    [yes] Sources differ. Played here: { $reading }
   *[no] Sources differ. Another reading, with +{ $switch }: { $reading }
  }
pack-told-installed = Installed: { $label }
    .next = Play with it: { $command }
# $label is the pack just installed, $other the one that was there.
pack-told-changed = It plays differently from { $other } with the same version number. New games use { $label }; raise the version when you change a pack.
pack-told-newer = { $other } is installed, too, and has a higher version number: new games use that one.
# Beside a version in the list: new games use a later one.
pack-told-older = only for older games
pack-told-new = Your starter pack is in { $file }.
    .next = Edit it, then run: { $command }
