### What the server refuses: what was asked, why not, and what to do instead.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = The server can’t understand this request. { $reason }
page-old_version = This page is older than the server. Reload it.
request-no_such_path = There is nothing at this address. The API document lists all addresses.
request-no_such_method = This address doesn’t accept this method. The API document lists the methods it accepts.
request-too_large = The request is too large. Send at most { $most } bytes.
request-no_json = The request body is not JSON. Send one JSON object in UTF-8.
request-wrong = The request can’t be used. { $reason }
request-foreign_host = Unknown host name. Use the address the operator gave you.
request-foreign_origin = The request comes from another site’s page. Open this server’s own page.
request-too_often = Too many requests. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  } and try again.
request-blocked = This server’s host has blocked this address or device. If you think that’s a mistake, ask the host.
server-bug = Server error. Nothing was changed; please report the number { $number }.
server-no_database = The server can’t reach its database. Nothing was changed; try again in a minute.
metrics-elsewhere = There are no metrics here. The operator may offer them on a separate port.
metrics-token = Only the operator can read the metrics. Send the token from the settings.
server-draining = This process is about to restart. Try again; another one will answer.
admin-off = Administration is off on this server. To turn it on, set admin.key_file.
admin-key = Only the host can administer this server. Send the key from the key file.
admin-no_quota = There is no such quota. Choose one from the list.

## Tables

puzzle-unknown = There is no puzzle “{ $puzzle }”. Choose one from the list.
game-unknown = There is no game “{ $game }”. Check the link.
table-stale = The table has moved on: you saw number { $after }, and it is now at { $seq }. Refresh, then decide.
table-busy = Too much is happening at this table at once. Try again.
# $why: conceded, nobody_is_left, closed_by_the_host, other. $reason is the operator’s own text.
table-closed = { $why ->
    [conceded] Everyone else gave up, so the table is closed. Create a new one.
    [nobody_is_left] Nobody is left to play, so the table is closed. Create a new one.
    [closed_by_the_host] The server operator closed the table. Create a new one.
   *[other] The server operator closed the table: { $reason }. Create a new one.
  }
undo-too_many = You can undo at most { $most } actions per game. Play on from here.
seat-too_many_changes = You can change this seat at most { $most } times per game. Play on as it is.
table-read_only = You can only view this table, because this version can’t replay its game beyond number { NUMBER($row, useGrouping: 0) } of the log. Continue from an earlier line at a new table.
table-unreadable = This version can’t load the table, because it doesn’t know its map, packs or position. Ask the operator to check the server log.
table-no_spectators = This table is closed to spectators. Use a seat token.
table-two_beginnings = A table starts from a position or from a game file, not both. Send one of them.
table-other_map = You asked for the map { $map }, but the table starts on { $expected }. Leave the map out.
table-not_practice = Only a practice table can have a scripted dealer. Make it a practice table, or leave the script out.
table-no_such_moment = Number { $found } is not in this table’s log, which ends at { $seq }. Use an earlier one.
table-pack_wish = Pack { $number } needs exactly one of “id” and “toml”. Give one of them.
table-packs_full = This server can’t store any more packs. Use a pack it already has.
table-too_many_packs = You have uploaded too many new packs today. Use one you have used before, or try again tomorrow.
lobby-too_many = You already have { $most } new public tables. Close one of them, or make this table private.
table-unknown_pack = This server has no pack “{ $found }”. It has { $allowed }. Choose one of them, or send your own pack’s text.
# $reason is a whole sentence about the pack.
table-bad_pack = Pack { $number } can’t be used. Line { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = { $found } packs are too many for one table. Choose at most { $most }, including the one with the board.
dealer-not_chance = “{ $text }” is not a dealer’s action. Script only rolls and reveals, such as “die 2”.

## Seats

seat-none = Only players at this table can do this. Send a seat token.
seat-bad_token = This token doesn’t belong to a seat at this table. Use this table’s token, or claim a seat.
seat-not_to_act = { $seat } has nothing to decide now. It’s { $to_act }’s move.
seat-not_open = This seat is not open to everyone. Ask for an invite, or take an open seat at a public table.
seat-claimed_too_often = This seat has changed hands too often. Ask the host for an invite.
seat-not_yours = { $seat } is not yours and not free. Choose your own seat, or an open one.
seat-not_missed = { $seat } is not away yet. A bot can take over when it’s their turn and they have been away for { $seconds } seconds.
seat-wish = { $seat } needs exactly one of “me”, “bot” and “open”. Give one of them.
seat-conceded = You have conceded this game. Watch it, or start another one.
invite-unknown = This invite is not for this table, or it has already been used. Ask for a new one.
invite-used = Someone has just used this invite. Ask for a new one.
rematch-not_over = The game is not over yet. Finish it, then start a rematch.
rematch-taken = { $seat } is taken at the new table. Watch it, or create another one.

## Reminders

reminder-off = This server sends no reminders. Its operator can turn them on by allowing hosts for them.
reminder-address = This address can’t be used for reminders. Use one that starts with https:// and a host in lower-case letters, without a name or password before the host and without a #.
reminder-host = Reminders can’t be sent to { $host }. Use an address at one of these: { $allowed }.

## Hints and records

hint-forbidden = Hints are off at this table.
hint-still_played = This game is still being played at a table without hints. Turn hints off for the new table, or wait until the game is over.
combos-unknown = There are no combo figures for the board “{ $map }”. Choose one of these: { $known }.
hint-too_busy = The bots are too busy for a hint. Try again in a moment.
analysis-not_over = The game is still going on. You can analyse it when it’s over.
analysis-still_played = This game is still being played at a table without hints. You can analyse it when it’s over.
analysis-unknown = This analysis doesn’t exist, or it has expired. Start it again.
analysis-too_busy = Too many games are being analysed. Try again in a moment.
analysis-not_yours = Someone else started this analysis. Only they can cancel it.
balance-unknown = This balance test doesn’t exist, or it has expired. Start it again.
balance-unknown_trait = The pack has no “{ $found }”. Choose { $allowed }.
balance-too_busy = Too many balance tests are running. Try again in a moment.
balance-not_yours = Someone else started this balance test. Only they can cancel it.
# $reason is a whole sentence.
balance-bad_pack = The pack can’t be used. { $reason }
record-hidden_coins = This game started from a position, so its game file would reveal hidden coins. Download it when the game is over.
record-needs_pack = This was played with the pack { $pack } { $version } ({ $hash }), which this server doesn’t have. Send it along.
record-no_such_line = The game file has { $lines } lines, so you can’t start from line { $line }. Choose an earlier line.
fork-people = Other people play at this table, so you can’t take moves back. Do that only against bots.
fork-where = A fork starts after a line of the game file or after a row of the log. Name one of them, not both.
record-who_sits = Say who plays on from this game file. Name two to { $most } seats, as many as its map has.
record-fork_line = A fork needs the line it starts from. To play on from the end, continue without a line.

## The workshop

board-regions = A board for { $seats } seats has { $least } to { $most } regions. Choose a number in that range.
board-unknown = This drawing is no longer stored. Create the board again.
board-undrawable = This board can’t be drawn. { $reason }
workshop-too_busy = The workshop is busy. Try again in a moment.
