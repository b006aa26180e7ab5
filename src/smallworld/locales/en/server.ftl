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
undo-rated = In a rated game you can only undo the action you just made.
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

seek-off = This server doesn’t pair players. Use a link or a public table.
seek-paired = Your players are found: the table is waiting for you.
seek-unknown = This search has ended. Start a new one.
tournament-off = This server has no tournaments.
tournament-unknown = There is no such tournament.
tournament-busy = Others are changing this tournament right now. Try again.
tournament-host_only = Only the host of this server opens tournaments. Enter the host’s key.
tournament-organiser = Only the organiser of this tournament can do that.
tournament-name = Give the tournament a name of one line.
tournament-clock = Choose a time per move or per game, so that no table waits forever.
tournament-places = There must be at least as many places as players are needed, and a place for every bot.
tournament-start_time = Choose a start time within the next year.
tournament-advance = Of { $seats } players at a table, at least one must be knocked out.
tournament-map_fill = This board needs full tables: let bots fill the empty seats.
tournament-too_many = You already have { $most } tournaments that are not over. Finish or cancel one first.
tournament-full = All { $most } places are taken.
tournament-name_taken = Somebody is already called { $name } here. Choose another name.
tournament-started = The tournament has started.
tournament-over = This tournament is over.
tournament-too_few = At least { $fewest } players are needed to start.
tournament-seeds = Name each player once, and only players of this tournament.
tournament-not_entered = You don’t take part in this tournament.
tournament-no_entrant = This tournament has no such player.
tournament-withdrawn = Players who have withdrawn can’t come back.
tournament-hand_over = In a tournament nobody else can play for you. You can concede, or sit out from the next round.
tournament-too_many_changes = This can’t be changed any more: the limit is { $most } times.
challenge-accepted = Everybody has accepted: the table is waiting for you.
challenge-ended = This challenge is over. Make a new one.
challenge-nobody = This player can’t be found any more. Reload the list.
challenge-not_wanted = This player isn’t taking challenges now. Look for a game instead.
challenge-seats = There are more players than seats. Choose a larger table.
challenge-too_many = You have { $most } open challenges. Withdraw one first.
challenge-too_soon = This player has just said no. Wait { $minutes } minutes before you ask again.
challenge-twice = You’ve already challenged this player. Wait for the answer.
challenge-unknown = This challenge no longer exists.
challenge-yourself = You can’t challenge yourself. Pick somebody else.
push-off = This server sends no notifications.
push-address = This server may not send to your browser’s notification service.
push-too_many = Too many devices get notifications for you. Switch them off on one of them first.
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
transfer-unknown = This code doesn’t work: it’s wrong, older than ten minutes or already used. Get a new one on the other device.
transfer-same_device = This device shows the code itself. Type it on your other device.
transfer-other_person = This device already belongs to a player with other devices. Remove it there first, or create the code here and type it on the other device.
device-unknown = You have no such device. Reload the list.
device-last = This is your only device: without it you couldn’t get back in. Add another one first, or delete your data.
account-off = This server has no accounts. You need none: just play.
account-required = On this server you need a name and a passkey to sit down. You can watch without them.
account-other_person = This device already belongs to another player. Sign out here first, then try again.
passkey-no_address = Passkeys don’t work at this address. The host has to set a public address with https.
passkey-refused = This passkey doesn’t open anything here. Try another one, a recovery code, or a code from your other device.
passkey-expired = That took too long. Try again.
passkey-copied = This passkey seems to have been copied, so it no longer opens anything. Sign in another way and remove it.
passkey-too_many = You have { $most } passkeys, which is the limit. Remove one first.
passkey-unknown = You have no such passkey. Reload the list.
recovery-unknown = This recovery code doesn’t work: it’s wrong, already used, or replaced by newer ones.
rematch-not_over = The game is not over yet. Finish it, then start a rematch.
rematch-taken = { $seat } is taken at the new table. Watch it, or create another one.

## Reminders

reminder-off = This server sends no reminders. Its operator can turn them on by allowing hosts for them.
reminder-address = This address can’t be used for reminders. Use one that starts with https:// and a host in lower-case letters, without a name or password before the host and without a #.
reminder-host = Reminders can’t be sent to { $host }. Use an address at one of these: { $allowed }.

## Hints and records

hint-forbidden = Hints are off at this table.
hint-still_played = This game is still being played at a table without hints. You get no help with it until it’s over.
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

## Results and profiles

profile-unknown = There is no such player, or the profile is hidden.
profile-name = Choose the name that others will see on your profile.

## Rated games

rated-off = This server has no rated games.
# $why: the rule that the table breaks.
rated-rules = { $why ->
    [clock] A rated game needs a clock. Choose a time per turn or per game.
    [hints] A rated game has no hints. Turn them off.
    [coins] In a rated game coins are hidden. Turn open coins off.
    [practice] A practice table can’t be rated.
    [absent] In a rated game only the clock decides about absent players. Choose to wait for them.
    [seats] In a rated game each person has one seat. Leave the others open.
    [people] A game of bots can’t be rated. Take a seat, or leave one open.
    [packs] A rated game uses the box’s own board, races and powers. Leave out packs and other boards.
   *[position] A rated game starts from the beginning, not from a position or a game file.
  }
rated-bot = { $bot } has no measured rating. Choose an easy, normal, hard, master or grandmaster bot.
rated-own_seat = You already have a seat at this rated table. The others are for other people.
rated-hand_over = In a rated game nobody else can play for you or for others. You can concede, or wait for the clock.
fork-rated = This rated game is still going on. You can try other moves when it’s over.
fork-tournament = This tournament game is still going on. You can try other moves when it’s over.
result-unknown = This game has no result of yours.

## Order at the table

seat-bad_word = This name contains a word that this server’s host doesn’t allow. Choose another name.
player-yourself = This seat is yours. Choose another player.
player-nobody = Nobody sits at { $seat }. Choose a person at this table.
player-banned = { $hours ->
    [0] The host of this server has banned you for good.
    [one] The host of this server has banned you for another hour.
   *[other] The host of this server has banned you for another { $hours } hours.
  } Reason: “{ $reason }”.
player-muted = { $hours ->
    [0] The host of this server has muted you for good.
    [one] The host of this server has muted you for another hour.
   *[other] The host of this server has muted you for another { $hours } hours.
  } Reason: “{ $reason }”.
block-too_many = You already block { $most } players. Unblock one of them first.
block-unknown = You don’t block this player. Reload the list.
report-off = This server takes no reports. Block the player instead.
report-known = You have already reported a player in this game. The host will look at it.
report-too_many = You have sent { $most } reports today, the most there can be. Block the player instead.
report-unknown = There is no such report. Reload the list.
admin-no_ban = There is no such ban. Reload the list.
admin-no_backups = This server makes no copies from here. To allow it, set admin.backups.
