### Requests of the engine protocol that are refused: what is wrong, and what to send instead.
###
### The id is the code of the refusal with a hyphen for the dot.

## Lines that are not a request

request-empty = The line is empty. Write one JSON object on it, such as {"{"}"cmd":"help"{"}"}.
request-too_long = The line is too long and was skipped. Send at most { $longest } bytes per line.
request-too_deep = Lists and objects are nested too deeply. Use only a few levels; no request needs more.
request-json = The line is not valid JSON. { $reason }
request-key_twice = The key “{ $found }” appears twice. Give it once.
request-not_an_object = The line is not a JSON object. Write one, such as {"{"}"cmd":"help"{"}"}.
request-no_cmd = The request has no “cmd”. Set it to one of these: { $known }.
request-unknown_cmd = There is no request called “{ $found }”. Use { $known }.
request-unknown_key = “{ $found }” doesn’t belong in “{ $cmd }”. Use these keys: { $known }.
request-shape = The request “{ $cmd }” can’t be used. { $reason }

## Requests that can’t be done

game-none = There is no game yet. Start one with “new”, “position” or “record”.
new-unknown_map = There is no map called “{ $found }”. Choose { $known }.
new-unknown_option = There is no option called “{ $found }”. Choose from { $known }.
new-seat_count = { $map } is for { $wanted } players, but you named { $found }. Name { $wanted }, or use another map.
seat-name = This name is not allowed. Use up to { $longest } ordinary characters, without spaces at either end.
show-no_such_seat = { $seat } is not at this table. Use one of its { $seats } seats, numbered from 0.
perft-too_many = { $depth ->
    [one] There are already { $nodes } sequences of 1 action, and counting deeper would take too long. Use a smaller depth.
   *[other] There are already { $nodes } sequences of { $depth } actions, and counting deeper would take too long. Use a smaller depth.
  }
bot-unknown = There is no bot called “{ $found }”. Choose { $known }.
bot-failed = The bot “{ $bot }” from { $distribution } failed. Choose another bot, or install another version of its package.
bot-not_to_act = { $seat } has nothing to decide now. Ask for { $to_act }, or leave the seat out.
bot-coins = There are { $seats } seats, but you gave coins for { $found }. Give a number for each seat, or leave them out.
engine-bug = Engine error ({ $what } at { $where }). The game has not changed; please report the request.
