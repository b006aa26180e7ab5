### The log, the chat and what happened meanwhile.

## The log

log-title = Log
log-lines = What has happened, line by line
log-empty = Nothing has happened yet.
log-before = Setting up
log-round = Round { $round }
log-earlier-turns = { $count ->
    [one] 1 earlier turn
   *[other] { $count } earlier turns
  }
log-newest = To the newest line
log-taken-back = A move was taken back.
# $places is a list such as “2 in Old Mill (7), 1 in Fen (9)”.
log-placed = { $declined ->
    [yes] { $seat } places declined { $people }: { $places }.
   *[no] { $seat } places { $people }: { $places }.
  }
log-camps = { $seat }’s { $people } set up camps: { $places }.
log-placed-there = { $count } in { $region }

## Who sits where

log-seat-sits_down = { $name } sits down.
log-seat-leaves = { $before } has left. The seat is free.
log-seat-leaves_to_bot = { $before } has left. A bot plays on.
log-seat-bot_plays = A bot plays for { $name }.
log-seat-plays_again = { $name } plays again.
log-seat-gives_up = { $name } gives up.
log-seat-renamed = { $before } is called { $name } now.

## The end

log-rematch = There is a rematch.
log-closed-conceded = The table is closed: all but one have given up.
log-closed-nobody-is-left = The table is closed: nobody is left to play.
log-closed-closed-by-the-host = The server operator closed the table.
log-closed-otherwise = The table is closed: { $reason }.

## Looking back

log-looking = You are looking at round { $round }, the turn of { $seat }
log-looking-start = You are looking at the beginning
log-back-to-now = Back to now
log-earlier = One step earlier
log-later = One step later
log-try-again = Play on from here
log-try-again-hint = A new table begins at this moment. This one stays as it is.

## Chat

log-chat = Chat
log-chat-unread = { $count ->
    [one] 1 new remark
   *[other] { $count } new remarks
  }
log-chat-empty = Nobody has said anything yet.
log-chat-field = Your remark
log-chat-placeholder = Say something nice
log-chat-send = Send
log-chat-read-only = Spectators read along. Seats may talk.
log-chat-offline = The connection is lost. Your remark was not sent; it is still here.
log-chat-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
  }
log-chat-muted = The host has muted { $name }.
log-chat-unmuted = The host lets { $name } speak again.
log-chat-hide = Do not show me the remarks of { $name }
log-chat-show = Show me the remarks of { $name } again
log-chat-mute = Mute { $name } for everybody
log-chat-unmute = Let { $name } speak again
log-chat-hidden = { $count ->
    [one] 1 remark is hidden.
   *[other] { $count } remarks are hidden.
  }

## Since your last turn

log-since = Since you last looked
log-since-close = Got it
log-since-quiet = Nobody has attacked you.
# $regions is a list of regions.
log-since-lost = { $seat } took { $regions } from you.
log-since-tokens = { $count ->
    [one] You lost 1 token for good.
   *[other] You lost { $count } tokens for good.
  }
log-since-seat = What { $seat } did
log-since-picked = picked { $people }
log-since-declined = sent { $people } into decline
log-since-took = { $count ->
    [one] took 1 region
   *[other] took { $count } regions
  }
log-since-coins = { $count ->
    [0] earned nothing
    [one] earned 1 coin
   *[other] earned { $count } coins
  }
log-since-nothing = did nothing you would notice
