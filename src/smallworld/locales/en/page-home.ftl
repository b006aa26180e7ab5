### The page before a game: title page, new table, joining, own tables, records, results, settings.
###
### $level is the id of a bot: “easy”, “normal”, “hard”, “master” or “grandmaster”; others may come by packs.

## Small parts that many screens share

kit-offline = No answer from the server. Nothing was changed: check your connection and try again.
kit-refused = The server rejected this.
kit-again = Try again
kit-account = Set up name and passkey
kit-sign-in = Sign in
kit-look-again = Refresh
kit-close = Close
kit-cancel = Cancel
kit-copied = Copied
kit-copy-link = Copy link
kit-qr = QR code
kit-qr-hide = Hide QR code
kit-qr-about = QR code with the link
kit-reach-network = These links lead to { $address }: they work on every device in your network.
kit-reach-loopback = These links only work on this computer. For others in your network, start the server with { $command }; docs/hosting.md explains how to reach further.
kit-copy-by-hand = Your browser blocked copying. Select this and copy it: { $text }
kit-share = Share
kit-invite = Link for seat { $number }
kit-watch-link = Spectator link
kit-free-seat = Free seat
kit-somebody = Someone
kit-corner = This device
kit-to-candle = Switch to candlelight
kit-to-day = Switch to daylight
# Names that are suggested to a player without one, between commas: first names that are short
# and at home in your language.
kit-names = Alma, Bruno, Clara, Dario, Edda, Falk, Greta, Hugo, Ines, Jonas, Kira, Linus, Mira, Nils, Orla, Piet, Rosa, Silas, Tilda, Ulric, Vera, Wim, Yara, Zeno

## Title page

home-title = Small World
home-page-title = { $title } · Small World
home-tagline = Empires rise, spread and fade. Get rich before the world gets too small.
home-other-person = Player { $number }
home-your-name = Your name
home-ask-name = What should we call you?
home-another-name = Suggest another name
home-playing-as = You’re playing as { $name }.
home-change-name = Change
home-play = Play now
home-learn = New here? Learn to play in five minutes
    .on = Continue the lesson
home-laying-out = Setting up the board…
home-how-many = Players
home-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
home-how-good = Bot level
home-level = { $level ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [master] Master
    [grandmaster] Grandmaster
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
    [grandmaster] { $bots ->
        [one] You against a grandmaster bot, { $rounds } rounds
       *[other] You against { $bots } grandmaster bots, { $rounds } rounds
      }
   *[other] { $bots ->
        [one] You against a bot, { $rounds } rounds
       *[other] You against { $bots } bots, { $rounds } rounds
      }
  }
home-more-ways = More ways to play
home-new = New table
home-new-about = Friends, bots or both – your rules
home-continue = Continue
home-continue-looking = Looking for your games…
home-continue-unknown = Your games can’t be shown right now
home-continue-about = { $games ->
    [0] No games in progress
    [one] { $yours ->
        [0] 1 game in progress
       *[other] 1 game – your turn
      }
   *[other] { $yours ->
        [0] { $games } games in progress
        [one] { $games } games – your turn in 1
       *[other] { $games } games – your turn in { $yours }
      }
  }
home-join = Join
home-join-about = With a friend’s link, or at a public table
    .people = Find players, or join with a friend’s link
home-watch = Watch bots
home-watch-about = { $level ->
    [easy] Watch { $bots } easy bots play
    [hard] Watch { $bots } hard bots play
    [master] Watch { $bots } master bots play
    [grandmaster] Watch { $bots } grandmaster bots play
   *[other] Watch { $bots } bots play
  }
home-records = Open a saved game
home-records-about = Watch it, or play on
home-results = Results
home-results-about = { $games ->
    [0] Your finished games
    [one] { $won ->
        [0] 1 game played
       *[other] 1 game played, 1 won
      }
   *[other] { $games } games played, { $won } won
  }
home-unofficial = An unofficial fan project, not affiliated with Days of Wonder. All artwork and text are our own.
home-version = Version { $version }
home-way-home = Home

## New table

new-title = New table
new-who = Who’s playing?
new-seat = Seat { $number }
new-who-me = Me
new-who-friend = A friend, by link
new-who-device = Another player on this device
new-who-bot = { $level ->
    [easy] Easy bot
    [normal] Normal bot
    [hard] Hard bot
    [master] Master bot
    [grandmaster] Grandmaster bot
   *[other] Bot: { $name }
  }
new-name-of = Player name, seat { $number }
new-friend-about = You’ll get a link to send.
new-level-about = { $level ->
    [easy] Makes beginner’s mistakes.
    [normal] Plays a solid game.
    [hard] Plans ahead and punishes mistakes.
    [master] Plays every plan through to the end.
    [grandmaster] Looks at the replies as well. The strongest bot.
   *[other] Plays on its own.
  }
new-shuffled = Random seat order
    .on = Seats are shuffled when the table is created.
    .off = Seats stay in this order; seat 1 starts.
new-how = How do you want to play?
new-coins = Other players’ coins
new-coins-hidden = Hidden
    .about = Totals stay hidden until the end.
new-coins-open = Open
    .about = Everyone can see everyone’s coins.
new-clock = Clock
new-clock-none = None
    .about = No time limit.
new-clock-move = Per move
    .about = When time runs out, a bot makes that move.
new-clock-game = Per game
    .about = When time runs out, a bot plays the rest.
new-clock-time = Time
new-rated = Rated game
    .on = The result changes the players’ ratings: a clock, hidden coins, no hints, one action to undo. Who gives up or runs out of time comes last.
    .off = The result changes no ratings.
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
new-company = Access and absences
new-company-summary = { $door ->
    [public] { $absent ->
        [wait] Public, waits for everyone
       *[other] Public, a bot steps in
      }
   *[private] { $absent ->
        [wait] Private, waits for everyone
       *[other] Private, a bot steps in
      }
  }
new-door = Who can join?
new-private = Private
    .about = Only people with your link.
new-public = Public
    .about = Anyone: the table is listed under “Join”.
new-absent = If a player is away
new-absent-wait = Wait
    .about = The game waits until they return.
new-absent-bot = A bot helps out
    .about = After a minute, a bot plays for them until they return.
new-absent-bot_for_good = A bot takes over
    .about = After a minute, a bot takes the seat for good.
new-watch = Spectators
    .on = Anyone with the table link can watch.
    .off = Only people with the spectator link can watch.
new-chat = Chat
    .on = Players can write to each other.
    .off = No chat.
new-hints = Hints
    .on = Players can ask what a bot would do.
    .off = No hints.
new-options = Rule variants
new-options-summary = { $count ->
    [0] Standard
    [one] 1 changed
   *[other] { $count } changed
  }
new-options-reset = Reset to standard
new-board-picture = Board for { $seats } players
new-board = { $seats } players · { $regions } regions · { $rounds } rounds
new-make = Create table
new-summary = { $friends ->
    [0] { $here ->
        [one] { $bots ->
            [one] You and 1 bot
           *[other] You and { $bots } bots
          }
       *[other] { $bots ->
            [0] { $here } players on this device
            [one] { $here } players on this device, 1 bot
           *[other] { $here } players on this device, { $bots } bots
          }
      }
    [one] { $bots ->
        [0] 1 friend by link; find the link at the table
        [one] 1 friend by link, 1 bot
       *[other] 1 friend by link, { $bots } bots
      }
   *[other] { $bots ->
        [0] { $friends } friends by link; find the links at the table
        [one] { $friends } friends by link, 1 bot
       *[other] { $friends } friends by link, { $bots } bots
      }
  }
new-summary-bots = Bots only; you watch
new-summary-for-others = The others play; you watch

## Joining

join-title = Join
join-lead = Join someone else’s table.
join-by-link = With a link
join-link = Link or table code
join-link-like = https://…/table/…
join-go = Go to table
join-wrong-link = This link doesn’t lead to a table. Make sure you pasted all of it.
join-sitting-down = Taking your seat…
join-tournaments = Tournaments
join-tournaments-look = See tournaments
join-public = Public tables
join-looking = Looking for public tables…
join-nothing = No public tables right now. Create one, and others will find it here.
join-open-seats = { $count ->
    [0] No free seats
    [one] 1 free seat
   *[other] { $count } free seats
  }
join-sit-down = Sit down
join-watch = Watch

## Tables that wait for the player

waiting-title = { $count ->
    [0] For you
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
waiting-game = Your turn – with { $names }
waiting-ready = New table – with { $names }
waiting-challenge = { $name } challenges you
waiting-all = All your games

## Own tables

tables-title = Your tables
tables-looking = Looking for your games…
tables-nothing = You haven’t joined a table yet. Start a game!
tables-going = In progress
tables-ended = Finished
tables-acts = to move
tables-your-turn = Your turn
tables-waits-for = Waiting for { $name }
tables-waits-for-friends = { $count ->
    [one] Waiting for 1 friend to sit down
   *[other] Waiting for { $count } friends to sit down
  }
tables-over = Game over
tables-round = Round { $round } of { $rounds } · { $when }
tables-look = View

## Records

records-title = Open a saved game
records-lead = A game file holds a whole game as text. Watch it, or play on from any point.
records-drop = Drop a game file (.swg) here, or
records-choose = Choose a file
records-reading = Reading…
records-paste = Or paste the text
records-like = smallworld 1…
records-open = Open
records-too-large = This file is too large for a game. The limit is { NUMBER($most) } characters.
records-unreadable = The browser can’t open “{ $file }”. Choose it again, or paste its text below.
# $file is “none” if the text was pasted.
records-failed = { $file ->
    [none] The text can’t be read as a game
   *[other] “{ $file }” can’t be read as a game
  }
records-read = { $file ->
    [none] The text has been read; every line is valid.
   *[other] “{ $file }” has been read; every line is valid.
  }
records-wrong-lines = The lines around the error
records-opened = Saved game
records-names = { $names }: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  }
records-won = { $count ->
    [one] { $winners } won.
   *[other] { $winners } shared the win.
  }
records-not-over = Unfinished, in round { $round }.
records-another = Open another game
records-watch = Watch
records-go-on = Play on
records-no-viewer = The replay can’t be shown right now. You can still play on from any line.
records-from-where = Where do you want to start?
records-after-line = After line { $line } of { $lines }
records-beginning = From the very beginning.

## Results

results-title = Results
results-lead = Your finished games, stored only on this device.
results-nothing = No finished games yet. Your first one will show up here.
results-games = Games
results-won = Won
results-best = Most coins
results-average = Average coins
results-you-won = Won
results-coins = { $coins ->
    [one] { $coins } victory coin
   *[other] { $coins } victory coins
  }
results-forget = Clear list
results-forget-words = This deletes all results on this device. The games themselves stay on the server.
results-forget-yes = Clear list

## Settings

settings-title = Settings
settings-lead = Everything here stays on this device.
settings-theme = Theme
settings-theme-auto = Match device
settings-theme-day = Day
settings-theme-candle = Candlelight
settings-language = Language
settings-language-auto = Same as browser
settings-pace = Animation
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-off = Off
settings-sound = Sound
    .about = Small sounds for dice, coins and your turn.
settings-sound-off = Off
settings-sound-soft = Soft
settings-sound-full = Full
settings-sound-on = Turn sound on
settings-sound-mute = Turn sound off
settings-notify = Notifications
    .about = Get a message when it’s your turn and you’re in another tab.
    .refused = Your browser blocks notifications. Allow them for this page in the browser settings, then turn this on.
    .none = This browser can’t show notifications.
settings-firsts = First-time tips
    .about = A short tip the first time something comes up. Turn off and on to see them all again.
settings-numbers = Region numbers
    .about = Every region shows its number, and its name where it fits.
settings-colour = Your colour
    .about = A player who has this colour gets yours, on this device only.
settings-colour-seat = Seat colour
settings-colour-0 = Red
settings-colour-1 = Blue
settings-colour-2 = Yellow
settings-colour-3 = Black
settings-colour-4 = Pink
settings-holdings = Player colours on the board
    .about = Regions are tinted and outlined in their player’s colour; those of a race in decline are hatched.
settings-wording = Improve this wording
    .about = Does a text sound wrong? Choose it and write a better one. Suggestions stay on this device until you send the file yourself.
settings-wording-start = Choose texts
settings-me = Your devices
    .about = Play on with your phone or another computer: your seats and tables come along.
settings-me-open = Devices and data
settings-forget = Delete my data
settings-forget-about = Deletes your name, settings, results and seat keys, on this device and on the server.
settings-forget-words = { $seats ->
    [0] This deletes your name, settings and results. You can’t undo it.
    [one] You’ll lose your seat at 1 table. This also deletes your name, settings and results. You can’t undo it.
   *[other] You’ll lose your { $seats } seats. This also deletes your name, settings and results. You can’t undo it.
  }
settings-forget-person = This also deletes everything on your other devices.
settings-forget-yes = Delete everything
settings-forgotten = All data deleted.

## Nothing there

not-found-title = Here be dragons
not-found-words = There’s nothing at this address. The link may be old or incomplete.
