### Packs: races, powers and boards of one's own. What is wrong with one, and what the commands say.
###
### What is written in a pack file stays as it is in every language: keys such as “saves_on”, words
### such as “hill”, ids, file names. $key is the place in the file, such as “race.elves.tokens”.

# $source is a file, $fault one or two of the sentences below.
pack-place = { $source }, line { NUMBER($line, useGrouping: 0) }: { $fault }

## The file

pack-no_file = there is no such file. Name a pack file, or a folder with pack.toml in it.
pack-no_pack_file = this folder has no { $found }. Write one, or name the pack file itself.
pack-too_large = the file is larger than { NUMBER($most, useGrouping: 0) } bytes. Leave something out.
pack-not_utf8 = this is not UTF-8 text. Save the file as UTF-8.
pack-syntax = this is not TOML: { $found }.
pack-no_folder = “{ $key }” names the file { $file }, but a pack of one file has no others. Make it a folder with pack.toml in it.
pack-missing_file = “{ $key }” names { $file }, which is not in the folder of the pack. Put it there; links and folders do not count.

## Single values

# $near is the key or word that was probably meant, or “none”.
pack-unknown_key = { $near ->
    [none] “{ $key }” means nothing. Known here are { $allowed }.
   *[other] “{ $key }” means nothing. Did you mean { $near }?
  }
pack-missing_key = “{ $key }” lacks { $missing }. Add it.
# $wanted: number, text, flag, list, table, words
pack-wrong_type = { $wanted ->
    [number] “{ $key }” is { $found }. Write a whole number.
    [text] “{ $key }” is { $found }. Write a text in quotes.
    [flag] “{ $key }” is { $found }. Write true or false.
    [list] “{ $key }” is { $found }. Write a list in square brackets; for races, powers and boards that is a [[heading]] each.
    [table] “{ $key }” is { $found }. Write a [heading] with keys below it.
   *[words] “{ $key }” is { $found }. Write a word in quotes, or a list of such words.
  }
pack-out_of_range = “{ $key }” is { $found }. It can be { $low } to { $high }.
pack-unknown_word = { $near ->
    [none] “{ $key }” cannot be “{ $found }”. Possible are { $allowed }.
   *[other] “{ $key }” cannot be “{ $found }”. Did you mean { $near }?
  }
# $wanted: id, version, file, language, form
pack-bad_word = { $wanted ->
    [version] “{ $key }” cannot be { $found }. Write one to three numbers with dots between them, such as 1.0.2.
    [file] “{ $key }” cannot be { $found }. Write the plain name of a file beside pack.toml, in small letters.
    [language] “{ $key }”: { $found } is no language. Write its code of two letters, such as en.
    [form] “{ $key }”: { $found } is no form of a name. Write it in small letters, such as one.
   *[id] “{ $key }” cannot be { $found }. Write at least two small letters, digits or underscores, a letter first.
  }
pack-too_long = “{ $key }” has { NUMBER($found, useGrouping: 0) } characters. At most { NUMBER($most, useGrouping: 0) } are possible.
pack-too_many = “{ $key }” has { NUMBER($found, useGrouping: 0) } entries. At most { $most } are possible.
pack-empty = “{ $key }” is empty. Write something, or leave it out.
pack-markup = “{ $key }” has < or > in it. Texts are plain, without markup.
pack-unprintable = “{ $key }” has line breaks, hidden signs or blanks at its ends. Write one plain line.

## What makes no sense

pack-nothing_in_it = the pack has no race, no power and no board. Add at least one.
pack-reserved_id = “{ $id }” is taken by the game itself. Choose another id.
pack-repeated_id = “{ $id }” is there twice. Give each its own id.
pack-needs_key = “{ $key }” says how much, but not for what. Add one of { $needs }.
pack-supply_too_small = “{ $key }” is { $found }, but with the largest badge the race needs { $needed } tokens. Write at least that, or leave it out.
pack-supply_and_borrows = a race has tokens of its own or borrows them. Leave out supply or borrows.
pack-unknown_lender = { $near ->
    [none] “{ $key }”: nobody can lend tokens but the races of the box: { $allowed }.
   *[other] “{ $key }”: no race of the box is called “{ $found }”. Did you mean { $near }?
  }
pack-lender_too_small = “{ $key }”: { $lender } have { $found } tokens, but with the largest badge the race needs { $needed }. Borrow from { $allowed }.
pack-badge_too_large = “{ $key }”: the power brings { $found } tokens with its visitors. At most { $most } are possible.
# $kind: race, power
pack-words_for_nobody = { $near ->
    [none] “{ $key }” names something the pack does not have. It has { $allowed }.
   *[other] “{ $key }” names something the pack does not have. Did you mean { $near }?
  }

## Boards and emblems

# $reason is a whole sentence about the board.
pack-board = “{ $key }”: { $reason }
pack-board_where = “{ $key }” needs either a file, or its own id, seats, rounds and regions.
# $problem: too_large, malformed, doctype, too_many_parts, element, attribute, value, no_view_box
pack-emblem = { $problem ->
    [too_large] “{ $key }”: the picture has more than 20 KB. Simplify it.
    [doctype] “{ $key }”: the picture has a document type. Take out the <!DOCTYPE> line.
    [too_many_parts] “{ $key }”: the picture has too many parts. Simplify it.
    [element] “{ $key }”: { $found } is not possible in an emblem. Only shapes, groups and gradients are; turn text into paths.
    [attribute] “{ $key }”: the attribute { $found } is not possible in an emblem. Take it out.
    [value] “{ $key }”: { $found } is not possible in an emblem. Write plain numbers and colours.
    [no_view_box] “{ $key }”: the picture has no viewBox. Add one, such as viewBox="0 0 64 64".
   *[malformed] “{ $key }”: the picture is not proper SVG ({ $found }).
  }

## Packs on the shelf

pack-unknown = No pack called “{ $found }” is installed. There are { $allowed }. Install one with: smallworld pack install FILE
pack-bad_label = “{ $found }” is not the mark of a pack. It looks like this: fens 1.0 a09caa5d2d3d
pack-missing = This was played with the pack { $pack } { $version } ({ $hash }), which is not installed. Install it with: smallworld pack install FILE
pack-changed = This was played with the pack { $pack } { $version } ({ $hash }). Installed is { $allowed }, which plays differently. Install the version it was played with.

## Packs together

box-pack_twice = The pack { $pack } is named twice. Name it once.
box-unknown_mode = Tiles cannot be mixed as “{ $found }”. Possible are { $allowed }; only blank is followed by ids.
box-no_packs = It says how to mix the tiles of packs, but names no pack. Name one, or leave it out.
box-unknown_choice = There is no “{ $found }” in these packs. Choose from { $allowed }.
box-blank_choice = The blank tiles are for one race and one power, and here are { $races } and { $powers }. Choose from { $allowed }.
box-blank_borrows = “{ $id }” cannot be written on the blank banner: it borrows no tokens. Add borrows to it, or add it to the game as it is.
box-same_lender = “{ $id }” and “{ $other }” both borrow the tokens of { $lender }. Give one of them another lender, or tokens of its own.
box-two_acting = “{ $id }” and “{ $other }” both go on acting in decline. One game can have only one such race.
box-same_id = Two tiles are called “{ $id }”. Leave out one of the packs.
# $kind: race, power
box-too_few = { $kind ->
    [race] { $found } races are too few for { $seats } seats: { $needed } are needed. Add a pack, or the races of the box.
   *[power] { $found } powers are too few for { $seats } seats: { $needed } are needed. Add a pack, or the powers of the box.
  }
box-too_many = { $kind ->
    [race] { $found } races are too many: at most { $most } fit in one game. Leave out a pack.
   *[power] { $found } powers are too many: at most { $most } fit in one game. Leave out a pack.
  }

## The commands

# $label is id, version and hash; the lists are of ids.
pack-told-sound = { $label } is sound: { $content }.
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
    [one] { $source } has 1 fault; see above.
   *[other] { $source } has { $count } faults; see above.
  }
pack-told-borrows = borrows the tokens of the { $race }, who leave the game
pack-told-by = by { $author }
pack-told-installed = Installed: { $label }
    .next = Play with it: { $command }
pack-told-new = A pack to begin with is in { $file }.
    .next = Change it, then: { $command }
