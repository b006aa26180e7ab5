### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = There is no chat at this table.
chat-muted = The host has muted { $seat }. Others can still be heard.
chat-muted_already = { $seat } is muted already.
chat-not_muted = { $seat } is not muted.
chat-not_the_host = Only the host of this table may mute a seat. You can hide a seat’s remarks on your own page.
chat-no_such_seat = There is no seat { $seat } at this table.
chat-too_long = This remark has { $length } characters. Use at most { $longest }.
chat-empty = There is nothing to read in this remark. Write some words.
chat-full = { $most } lines of chat are all that this game keeps. Go on talking elsewhere.
chat-too_fast = At most { $most } remarks in { $seconds } seconds. Wait a moment.
