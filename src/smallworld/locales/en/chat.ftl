### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Chat is off at this table.
chat-muted = The host muted { $seat }. Everyone else can still chat.
chat-muted_already = { $seat } is already muted.
chat-not_muted = { $seat } isn’t muted.
chat-not_the_host = Only the host can mute a player. You can hide a player’s messages on your own page.
chat-no_such_seat = There is no seat { $seat } at this table.
chat-too_long = This message has { $length } characters. Shorten it to { $longest } or fewer.
chat-empty = This message is empty. Write something first.
chat-full = This game’s chat is full: { $most } messages. Keep talking elsewhere.
chat-too_fast = The limit is { $most } messages in { $seconds } seconds. Wait a moment.
