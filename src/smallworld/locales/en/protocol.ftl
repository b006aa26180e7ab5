### Requests of the engine protocol that are refused: what is wrong, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

## Lines that are no request

request-empty = The line is empty. Write one JSON object on it, such as {"{"}"cmd":"help"{"}"}.
request-too_long = The line is too long and was skipped. At most { $longest } bytes are read.
request-too_deep = Lists and objects are nested too deeply to be read. No request needs more than a few levels.
request-json = The line is not one JSON value: { $detail }. Write one JSON object in UTF-8.
request-key_twice = The key “{ $found }” is there twice. Give it once.
request-not_an_object = A request is a JSON object. Write one, such as {"{"}"cmd":"help"{"}"}.
request-no_cmd = The request does not say what it wants. Give it “cmd” with one of these words: { $known }.
request-unknown_cmd = There is no request called “{ $found }”. Write { $known }.
request-unknown_key = “{ $found }” does not belong in a “{ $cmd }”. Its keys: { $known }.
request-shape = A value in this “{ $cmd }” does not fit: { $detail }.

## Requests that cannot be fulfilled

game-none = There is no game yet. Begin one with “new”, “position” or “record”.
new-unknown_map = There is no map called “{ $found }”. Choose { $known }.
new-unknown_option = There is no option called “{ $found }”. Choose from { $known }.
new-seat_count = { $map } is played by { $wanted }, but { $found } are named. Name { $wanted }, or take another map.
seat-name = This is not a name for a seat. Write up to { $longest } ordinary characters, without blanks at either end.
show-no_such_seat = { $seat } is not at this table. There are { $seats } seats, numbered from 0.
perft-too_many = { $depth ->
    [one] There are { $nodes } sequences of 1 action already, and counting deeper would take too long. Ask for a smaller depth.
   *[other] There are { $nodes } sequences of { $depth } actions already, and counting deeper would take too long. Ask for a smaller depth.
  }
bot-unknown = There is no bot called “{ $found }”. Choose { $known }.
bot-failed = The bot “{ $bot }” of { $distribution } failed. Choose another bot, or install another version of its package.
bot-not_to_act = { $seat } has nothing to decide now. Ask for { $to_act }, or leave the seat out.
bot-coins = There are { $seats } seats, but the coins of { $found } are given. Give a number for each seat, or leave them out.
engine-bug = This is a mistake in the engine ({ $what } at { $where }). The game is as it was; please report the request.
