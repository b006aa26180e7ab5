### Tournaments: list, form, one tournament, and the big screen.

tour-title = Tournaments
tour-lead = From sign-up to standings, at tables of two to five.
tour-looking = Looking for tournaments…
tour-none = There are no tournaments yet.
tour-all = All tournaments
tour-open = Open a tournament
tour-entered = You take part
tour-players-of = Players: { $count } of { $most }
tour-status-open = Sign-up is open
tour-status-running = In progress
tour-status-finished = Finished
tour-status-cancelled = Cancelled
tour-round-of = Round { $round } of { $rounds }
tour-at-table = { $count } at a table
tour-per-move = { $time } per move
tour-per-game = { $time } per game

## Opening one

tour-name = Name of the tournament
tour-organiser-name = Your name
tour-format = Format
tour-format-swiss = Swiss
    .about = Players with about equal points meet.
tour-format-round_robin = Round robin
    .about = Everybody meets everybody, as evenly as possible.
tour-format-knock_out = Knock-out
    .about = The best of each table go on, until one table is left.
tour-seats = Players at a table
tour-advance = Go on from each table
tour-rounds = Rounds
tour-rounds-auto = As many as it takes
tour-clock = Thinking time
tour-fewest = Players at least
tour-most = Players at most
tour-bots = Bots that take part
tour-bots-none = None
tour-bot-level = Level of the bots
tour-fill = Bots fill empty seats
    .on = All tables are full.
    .off = Tables may be smaller, and a player may have a bye.
tour-board = Board
tour-board-printed = From the box
tour-board-random = One random board for all
tour-start = Start
tour-start-button = When I start it
tour-start-time = At a set time
tour-start-at = Start time
tour-host-key = The host’s key
tour-create = Open sign-up
tour-close-form = Not now

## Taking part

tour-your-part = Your part
tour-join = Join
tour-leave = Leave
tour-withdraw = Withdraw
tour-withdraw-sure = You play no more rounds and can’t come back. Your results stay.
tour-sit-out = Sit out
tour-come-back = Play again
tour-start-now = Start now
tour-cancel = Cancel tournament
tour-cancel-sure = The tournament ends for everybody. Games in progress can be played to the end.
tour-remove = Remove { $name }
tour-go = Go to your table
tour-table-ready = Your table is ready.
tour-you-are-in = You’re in. Keep this page open: it takes you to your table.
tour-you-wait = Your table is over. The next round begins when all tables are.
tour-you-bye = You have a bye in this round: it counts as a win.
tour-you-sit-out = You sit out until you play again.
tour-you-out = You’ve been knocked out.
tour-you-withdrew = You’ve withdrawn.
tour-starts-at = Starts { $time }
tour-starts-organiser = { $name } organises this tournament and starts it.
tour-reason-organiser = The organiser cancelled it.
tour-reason-host = The host of this server cancelled it.
tour-reason-too_few = There were too few players at the start.
tour-reason-never_started = Nobody started it.

## Rounds and standings

tour-winner = { $name } wins!
tour-round = Round { $round }
tour-tables-over = { $over } of { $tables } tables over
tour-table = Table { $number }
tour-watch = Watch
tour-watch-at = Watch table { $number }
tour-look = View
tour-look-at = View table { $number }
tour-coins-of = { $coins } coins
tour-points-of = { $points } pts
tour-gave-up = Gave up
tour-byes = Bye: { $names }
tour-absent-list = Sitting out: { $names }
tour-filler = Bot
tour-nobody = Nobody has joined yet.
tour-withdrawn = withdrawn
tour-absent = sits out
tour-standings = Standings
tour-place = Place
tour-player = Player
tour-points = Points
tour-opponents = Opponents
tour-coins = Coins
tour-wins = Wins
tour-ties = Ties are broken by the opponents’ average points, then the share of the coins (1 is average), tables won, and finally by lot.
tour-csv = Results (CSV)
tour-screen = Big screen
tour-copy-link = Copy link
tour-scan = Scan to join
