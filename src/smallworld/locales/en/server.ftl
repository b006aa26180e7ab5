### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = The request cannot be understood: { $detail }. Send what the document of the API describes.
page-old_version = This page is older than the server. Load it again.
request-no_such_path = There is nothing at this address. The document of the API lists all there is.
request-no_such_method = This address does not take this method. The document of the API says which it takes.
request-too_large = The request is too large. Send at most { $most } bytes.
request-no_json = The body is not JSON. Send one JSON object in UTF-8.
request-wrong = A value in the request does not fit: { $detail }.
request-foreign_host = The server is not called so. Ask it under the name its operator gave it.
request-foreign_origin = The request comes from a page of another site. Open the page of this server.
request-too_often = Too many requests. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } and try again.
request-blocked = The host of this server has blocked this address or device. Ask the host if that is a mistake.
server-bug = This is a mistake in the server. Nothing was changed; please report the number { $number }.
server-no_database = The server cannot reach its database. Nothing was changed; try again in a minute.
metrics-elsewhere = There are no metrics here. The operator may offer them on a port of their own.
metrics-token = The metrics are for the operator. Send the token of the settings.
server-draining = This process is about to restart. Another one answers; try again.
admin-off = The host has not turned on the administration of this server. Set admin.key_file.
admin-key = The administration is for the host. Send the key of the key file.
admin-no_quota = There is no such quota. The list shows all that are set.

## Tables

puzzle-unknown = There is no puzzle “{ $puzzle }”. The list of puzzles has all there are.
game-unknown = There is no game “{ $game }”. Check the link.
table-stale = The table has moved on: you saw number { $after }, it is at { $seq } now. Look again, then decide.
table-busy = Too much happens at this table at once. Try again.
table-closed = The table is closed ({ $reason }). Make a new one.
undo-too_many = You have taken back { $most } actions in this game, and more is not possible. Play on from here.
table-read_only = The table can only be looked at, because its record cannot be replayed by this version ({ $reason }). Go on from an earlier line at a new table.
table-unreadable = This version cannot set up the table, so it cannot be shown ({ $reason }). Ask the operator, who has its log.
table-no_spectators = Nobody may watch this table. Ask with the token of a seat.
table-two_beginnings = A table begins with a position or with a record, not with both. Send one of them.
table-other_map = The table was to be played on { $map }, but it begins on { $expected }. Leave the map out.
table-not_practice = Only a practice table has a scripted dealer. Make it a practice table, or leave the script out.
table-no_such_moment = Number { $found } is not in the log of this table, which ends with { $seq }. Name an earlier one.
table-pack_wish = Pack { $number } needs exactly one of “id” and “toml”. Give one of them.
table-packs_full = This server stores no more packs. Play with a pack that is on its shelf or at a table already.
table-too_many_packs = You have brought too many new packs today. Play with one you have used before, or try again tomorrow.
lobby-too_many = You have { $most } new public tables. Close one of them, or make this table private.
table-unknown_pack = This server has no pack “{ $found }”. It has { $allowed }. Choose one of them, or send the text of your own.
# $reason is a whole sentence about the pack.
table-bad_pack = Pack { $number } cannot be used. Line { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = { $found } packs are too many for one table. Choose at most { $most }; the one that brings the board counts too.
dealer-not_chance = “{ $text }” is not for the dealer to say. Script rolls and reveals only, such as “die 2”.

## Seats

seat-none = Only who sits at the table can do this. Send the token of a seat.
seat-bad_token = This token does not open a seat at this table. Use the one of this table, or claim a seat.
seat-not_to_act = { $seat } has nothing to decide now. { $to_act } is to act.
seat-not_open = This seat is not free for everybody. Ask for an invite, or take an open seat of a public table.
seat-not_yours = { $seat } is neither yours nor free. Choose your own seat, or an open one.
seat-not_missed = { $seat } is still expected. When it is their turn and they have been away for { $seconds } seconds, a bot may stand in.
seat-wish = { $seat } needs exactly one of “me”, “bot” and “open”. Give one of them.
seat-conceded = You have conceded this game. Watch it, or begin another one.
invite-unknown = This invite does not belong to this table, or it was used already. Ask for a new one.
invite-used = This invite was used a moment ago. Ask for a new one.
rematch-not_over = The game is not over yet. Finish it, then ask for a rematch.
rematch-taken = { $seat } is taken at the new table. Watch it, or make another one.

## Reminders

reminder-off = Nobody is reminded by this server. Its operator can allow hosts to which turn reminders are sent.
reminder-address = This is no address for reminders. Give one that begins with https:// and a host in small letters, without a name or password before the host and without a #.
reminder-host = Reminders are not sent to { $host }. Give an address at one of these: { $allowed }.

## Hints and records

hint-forbidden = There are no hints at this table. Decide for yourself.
hint-still_played = This game is still played at a table without hints. Turn hints off for the new table, or wait until the game is over.
combos-unknown = Nobody has measured the combos of the board “{ $map }”. Ask for one of these: { $known }.
hint-too_busy = The bots are too busy for a hint. Try again in a while.
analysis-not_over = The game goes on. It can be analysed when it is over.
analysis-still_played = This game is still played at a table without hints. It can be analysed when it is over.
analysis-unknown = There is no such analysis here, or it was forgotten. Ask for it again.
analysis-too_busy = Too many games are being analysed. Try again in a while.
analysis-not_yours = Somebody else started this analysis. Only they can cancel it.
balance-unknown = There is no such measurement here, or it was forgotten. Ask for it again.
balance-unknown_trait = The pack has no “{ $found }”. It has { $allowed }.
balance-too_busy = Too many tiles are being measured. Try again in a while.
balance-not_yours = Somebody else started this measurement. Only they can cancel it.
# $reason is a whole sentence.
balance-bad_pack = The pack cannot be used. { $reason }
record-hidden_coins = The record would tell coins that are still hidden, because the game began from a position. Ask again when it is over.
record-needs_pack = This was played with the pack { $pack } { $version } ({ $hash }), which this server does not have. Send it along.
record-no_such_line = The record has { $lines } lines, so it cannot be cut at line { $line }. Name an earlier line.
fork-people = People sit at this table, so what was played stays played. Take back only against bots.
fork-where = A fork begins after a line of the record or after a row of the log. Name one of them, not both.
record-who_sits = Who shall go on with the record? Name two to { $most } seats, as many as its map has.
record-fork_line = A fork names the line it starts from; to go on from the end, continue without a line.

## The workshop

board-regions = A board for { $seats } seats has { $least } to { $most } regions. Choose a number between them.
board-unknown = This drawing is not kept any more. Ask for the board again.
workshop-too_busy = The workshop has too much to do. Try again in a while.
