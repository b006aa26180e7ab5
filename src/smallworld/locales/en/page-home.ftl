### The page before a game: title page, new table, joining, own tables, records, results, settings.
###
### $level is the id of a bot: “easy”, “normal”, “hard” or “master”; others may come by packs.

## Small parts that many screens share

kit-offline = The server does not answer. Nothing was changed; check your connection and try again.
kit-refused = The server did not accept this.
kit-again = Try again
kit-look-again = Look again
kit-close = Close
kit-cancel = Cancel
kit-copied = Copied
kit-copy-link = Copy link
kit-copy-by-hand = The browser does not let us copy. Mark this and copy it yourself: { $text }
kit-share = Share
kit-invite = Link for seat { $number }
kit-watch-link = Link for spectators
kit-free-seat = Free seat
kit-somebody = Somebody
kit-corner = This device
kit-to-candle = Switch to candlelight
kit-to-day = Switch to daylight
# Names that are suggested to whoever has written none, between commas: first names that are short
# and at home in your language.
kit-names = Alma, Bruno, Clara, Dario, Edda, Falk, Greta, Hugo, Ines, Jonas, Kira, Linus, Mira, Nils, Orla, Piet, Rosa, Silas, Tilda, Ulric, Vera, Wim, Yara, Zeno

## Title page

home-title = Small World
home-page-title = { $title } · Small World
home-tagline = Peoples rise, take the land, and fade. Be rich before the world gets too small.
home-other-person = Player { $number }
home-your-name = Your name
home-ask-name = What shall we call you?
home-another-name = Suggest another name
home-playing-as = You play as { $name }.
home-change-name = Change
home-play = Play now
home-learn = New here? Learn in five minutes
    .on = Go on with the lesson
home-laying-out = Laying out the board …
home-how-many = Players
home-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
home-how-good = Bots
home-level = { $level ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [master] Master
   *[other] { $level }
  }
home-play-summary = { $level ->
    [easy] { $bots ->
        [one] You against an easy bot, { $rounds } rounds
       *[other] You against { $bots } easy bots, { $rounds } rounds
      }
    [hard] { $bots ->
        [one] You against a hard bot, { $rounds } rounds
       *[other] You against { $bots } hard bots, { $rounds } rounds
      }
    [master] { $bots ->
        [one] You against a master bot, { $rounds } rounds
       *[other] You against { $bots } master bots, { $rounds } rounds
      }
   *[other] { $bots ->
        [one] You against a bot, { $rounds } rounds
       *[other] You against { $bots } bots, { $rounds } rounds
      }
  }
home-more-ways = More ways to play
home-new = New table
home-new-about = Friends, bots or both; your rules
home-continue = Continue
home-continue-looking = Looking for your games …
home-continue-unknown = Your games cannot be listed now
home-continue-about = { $games ->
    [0] No game is going on
    [one] { $yours ->
        [0] One game is going on
       *[other] One game, and it is your turn
      }
   *[other] { $yours ->
        [0] { $games } games are going on
        [one] { $games } games, your turn in one
       *[other] { $games } games, your turn in { $yours }
      }
  }
home-join = Join
home-join-about = With a friend’s link, or a public table
home-watch = Watch bots
home-watch-about = { $level ->
    [easy] { $bots } easy bots play, you look on
    [hard] { $bots } hard bots play, you look on
    [master] { $bots } master bots play, you look on
   *[other] { $bots } bots play, you look on
  }
home-records = Open a record
home-records-about = Watch a saved game, or play on
home-results = Results
home-results-about = { $games ->
    [0] Your finished games
    [one] { $won ->
        [0] One game finished
       *[other] One game finished, and won
      }
   *[other] { $games } games finished, { $won } won
  }
home-unofficial = An unofficial fan project, not affiliated with Days of Wonder. All drawings and words here are our own.
home-version = Version { $version }
home-way-home = To the title page

## New table

new-title = New table
new-who = Who plays?
new-seat = Seat { $number }
new-who-me = Me
new-who-friend = A friend, by link
new-who-device = Another person, at this device
new-who-bot = { $level ->
    [easy] Easy bot
    [normal] Normal bot
    [hard] Hard bot
    [master] Master bot
   *[other] Bot: { $name }
  }
new-name-of = Name of the player on seat { $number }
new-friend-about = You get a link to send.
new-level-about = { $level ->
    [easy] Makes mistakes, like a first-timer.
    [normal] Plays a sound game.
    [hard] Plans ahead and forgives little.
    [master] Tries every plan out to the end. The strongest there is.
   *[other] Plays by itself.
  }
new-shuffled = Random seat order
    .on = Lots are drawn when the table is made.
    .off = The seats stay as they are here; seat 1 begins.
new-how = How do you play?
new-coins = Coins of the others
new-coins-hidden = Hidden
    .about = Totals stay hidden until the end.
new-coins-open = Open
    .about = Everybody sees how much everybody has.
new-clock = Clock
new-clock-none = None
    .about = Everybody thinks as long as they like.
new-clock-move = For each move
    .about = If the time runs out, a bot makes that move.
new-clock-game = For the whole game
    .about = If the time runs out, a bot plays the rest.
new-clock-time = Time
new-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
new-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
new-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
new-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
new-company = Company
new-company-summary = { $door ->
    [public] { $absent ->
        [wait] Public, waits for everybody
       *[other] Public, a bot stands in
      }
   *[private] { $absent ->
        [wait] Private, waits for everybody
       *[other] Private, a bot stands in
      }
  }
new-door = Who may sit down?
new-private = Private
    .about = Only whoever has a link from you.
new-public = Public
    .about = Anybody: the table is shown under “Join”.
new-absent = If somebody is away
new-absent-wait = Wait
    .about = The game waits until they come back.
new-absent-bot = A bot helps out
    .about = After a minute a bot moves for them, until they come back.
new-absent-bot_for_good = A bot takes over
    .about = After a minute a bot gets the seat for good.
new-watch = Spectators
    .on = Everybody who knows the table may look on.
    .off = Only those with the link for spectators.
new-chat = Chat
    .on = The players can write to each other.
    .off = Nobody can write.
new-hints = Hints
    .on = Whoever is stuck may ask what a bot would do.
    .off = Everybody decides alone.
new-options = Finer points of the rules
new-options-summary = { $count ->
    [0] As usual
    [one] One differs from the usual
   *[other] { $count } differ from the usual
  }
new-options-reset = All as usual
new-board-picture = The board for { $seats } players
new-board = { $seats } players · { $regions } regions · { $rounds } rounds
new-make = Make the table
new-summary = { $friends ->
    [0] { $here ->
        [one] { $bots ->
            [one] You and a bot
           *[other] You and { $bots } bots
          }
       *[other] { $bots ->
            [0] { $here } people at this device
            [one] { $here } people at this device, and a bot
           *[other] { $here } people at this device, and { $bots } bots
          }
      }
    [one] { $bots ->
        [0] One friend gets a link; you see it at the table
        [one] One friend gets a link, and a bot plays along
       *[other] One friend gets a link, and { $bots } bots play along
      }
   *[other] { $bots ->
        [0] { $friends } friends get links; you see them at the table
        [one] { $friends } friends get links, and a bot plays along
       *[other] { $friends } friends get links, and { $bots } bots play along
      }
  }
new-summary-bots = Only bots play, you look on
new-summary-for-others = The others play, you look on

## Joining

join-title = Join
join-lead = Sit down at a table that somebody else has made.
join-by-link = With a link
join-link = The link you got, or the code of a table
join-link-like = https://…/table/…
join-go = Go to the table
join-wrong-link = This leads to no table. Paste the whole link, up to the last character.
join-sitting-down = Sitting down …
join-public = Public tables
join-looking = Looking for public tables …
join-nothing = There is no public table now. Make one yourself, and others will find it here.
join-open-seats = { $count ->
    [0] All seats are taken
    [one] One free seat
   *[other] { $count } free seats
  }
join-sit-down = Sit down
join-watch = Watch

## Own tables

tables-title = Your tables
tables-looking = Looking for your games …
tables-nothing = You sit at no table yet.
tables-going = Going on
tables-ended = At their end
tables-acts = is to act
tables-your-turn = Your turn
tables-waits-for = Waiting for { $name }
tables-waits-for-friends = { $count ->
    [one] Waiting for a friend to sit down
   *[other] Waiting for { $count } friends to sit down
  }
tables-over = The game is over
tables-round = Round { $round } of { $rounds } · { $when }
tables-look = Look at it

## Records

records-title = Open a record
records-lead = A record is a whole game as text. Watch it, or go on playing from any moment.
records-drop = Drop a record here (a file ending in .swg), or
records-choose = Choose a file
records-reading = Reading …
records-paste = Or paste the text
records-like = smallworld 1…
records-open = Open
records-too-large = This file is too large for a record. At most { NUMBER($most) } characters are read.
records-wrong-lines = The lines around the mistake
records-opened = Record
records-names = { $names }: { $lines ->
    [one] one line
   *[other] { $lines } lines
  }
records-won = { $count ->
    [one] { $winners } won.
   *[other] { $winners } won together.
  }
records-not-over = The game has come to round { $round }.
records-another = Open another one
records-watch = Watch
records-go-on = Play on
records-no-viewer = The replay cannot be shown now. You can still play on from any line.
records-from-where = From where?
records-after-line = After line { $line } of { $lines }
records-beginning = From the very beginning, before anything happened.

## Results

results-title = Results
results-lead = Your finished games, kept on this device only.
results-nothing = No game is finished yet. The first one will be written down here.
results-games = Games
results-won = Won
results-best = Most coins
results-average = Coins on average
results-you-won = Won
results-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
results-forget = Clear this list
results-forget-words = All results on this device are deleted. The games themselves stay on the server.
results-forget-yes = Clear it

## Settings

settings-title = Settings
settings-lead = All of this stays on this device.
settings-theme = Light
settings-theme-auto = As the device
settings-theme-day = Day
settings-theme-candle = Candle
settings-language = Language
settings-language-auto = As the browser says
settings-pace = Moves of the others
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-sound = Sound
    .about = Small sounds for dice, coins and your turn.
settings-notify = Notifications
    .about = A message when it is your turn and you look elsewhere.
    .refused = The browser does not allow it. Allow notifications for this page in the browser first.
    .none = This browser cannot show any.
settings-firsts = First-time hints
    .about = A word when something comes up first. Off and on again shows them all once more.
settings-forget = Forget this device
settings-forget-about = Deletes your name, your settings, your results and the keys of your seats, here and on the server.
settings-forget-words = { $seats ->
    [0] Your name, settings and results are deleted. This cannot be undone.
    [one] You lose your seat at one table; name, settings and results are deleted. This cannot be undone.
   *[other] You lose your seats, { $seats } in all; name, settings and results are deleted. This cannot be undone.
  }
settings-forget-yes = Forget everything
settings-forgotten = Everything is forgotten.

## Nothing there

not-found-title = Here be dragons
not-found-words = There is nothing at this address. The link may be old, or a letter got lost.
