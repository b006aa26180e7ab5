### The log, the chat and what happened meanwhile.

## The log

log-title = Log
log-lines = What happened, line by line
log-empty = Nothing has happened yet.
log-before = Setup
log-round = Round { $round }
log-earlier-turns = { $count ->
    [one] 1 earlier turn
   *[other] { $count } earlier turns
  }
log-newest = Jump to latest
log-taken-back = A move was undone.
# $places is a list such as “2 in Old Mill (7), 1 in Fen (9)”.
log-placed = { $declined ->
    [yes] { $seat } places { $people } in decline: { $places }.
   *[no] { $seat } places { $people }: { $places }.
  }
log-camps = { $seat }’s { $people } place encampments: { $places }.
log-placed-there = { $count } in { $region }

## Who sits where

log-seat-sits_down = { $name } joins the table.
log-seat-leaves = { $before } has left. The seat is free.
log-seat-leaves_to_bot = { $before } has left. A bot takes over.
log-seat-bot_plays = A bot is playing for { $name }.
log-seat-plays_again = { $name } is back.
log-seat-gives_up = { $name } gives up.
log-seat-renamed = { $before } is now called { $name }.

## The end

log-rematch = A rematch has started.
log-closed-conceded = Table closed: everyone else gave up.
log-closed-nobody-is-left = Table closed: nobody is left to play.
log-closed-closed-by-the-host = The server operator closed the table.
log-closed-unreadable = This version of the game can’t replay this table any further. You can only view it.
log-closed-otherwise = Table closed: { $reason }.

## Looking back

log-looking = Viewing round { $round }, { $seat }’s turn
log-looking-start = Viewing the start
log-back-to-now = Back to now
log-earlier = One step earlier
log-later = One step later
log-try-again = Play on from here
log-try-again-hint = A new table starts at this point. This one stays as it is.

## Chat

log-chat = Chat
log-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
  }
log-chat-empty = No messages yet. Say hello!
log-chat-field = Your message
log-chat-placeholder = Say something nice
log-chat-send = Send
log-chat-open = Open chat
log-phrases = Quick phrases
log-phrase-hello = Hello!
log-phrase-luck = Good luck!
log-phrase-bravo = Well played!
log-phrase-thanks = Thanks!
log-phrase-sorry = Sorry!
log-phrase-wow = Wow!
log-phrase-hurry = Your move!
log-phrase-again = One more game?
log-chat-read-only = Spectators can read; only players can chat.
log-chat-offline = Connection lost. Your message wasn’t sent; it’s still here.
log-chat-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
  }
log-chat-muted = The host muted { $name }.
log-chat-unmuted = The host unmuted { $name }.
log-chat-hide = Hide { $name }’s messages
log-chat-show = Show { $name }’s messages
log-chat-mute = Mute { $name } for everyone
log-chat-unmute = Unmute { $name }
log-chat-block = Block { $name }
log-chat-report = Block or report { $name }
log-chat-blocked = You block { $name }
log-chat-hidden = { $count ->
    [one] 1 message hidden.
   *[other] { $count } messages hidden.
  }

## Since your last turn

log-since = While you were away
log-since-close = Got it
log-since-quiet = Nobody attacked you.
# $regions is a list of regions.
log-since-lost = { $seat } took { $regions } from you.
log-since-tokens = { $count ->
    [one] You lost 1 token for good.
   *[other] You lost { $count } tokens for good.
  }
log-since-seat = What { $seat } did
log-since-picked = picked { $people }
log-since-declined = put { $people } in decline
log-since-took = { $count ->
    [one] took 1 region
   *[other] took { $count } regions
  }
log-since-coins = { $count ->
    [0] earned no coins
    [one] earned 1 coin
   *[other] earned { $count } coins
  }
log-since-nothing = did nothing of note
log-since-replay = Replay
# For screen readers, when it is the player’s turn again.
log-changes = { $count ->
    [0] No region has changed since your last turn; W replays the others’ moves.
    [one] 1 region has changed since your last turn; W replays it.
   *[other] { $count } regions have changed since your last turn; W replays it.
  }
