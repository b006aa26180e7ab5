### After the game: the count, the story, the replay, sharing and the rematch.

after-over = Game over
after-home = Home
after-board = Board
after-panels = Game story
after-reading = Reading the game…

## The count

after-tab-result = Result
after-skip = Show everything
after-not-counted = ?
after-winner = Winner
after-conceded = gave up
after-wins = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
  }
after-resigned = { $count ->
    [one] { $seats } gave up. { $wins }.
   *[other] { $seats } gave up. { $wins }.
  }
after-tie-tokens = { $seats } have { $coins } coins each. { $winners } wins with more tokens on the map.
after-tie-shared = They tie on coins ({ $coins }) and tokens on the map, so they share the win.

## Charts

after-tab-story = Story
after-sources = Where the coins came from
after-combos = Combos used
after-dice = Die luck
after-chart-coins = Victory coins at the end of each round
after-chart-about = Chart: every player’s coins, round by round. A table with the numbers follows.
after-chart-coins-axis = Coins
after-chart-round = Round
after-chart-start = Start
after-chart-label = { $name } { $coins }
after-earned = { $count ->
    [0] nothing
    [one] 1 coin
   *[other] { $count } coins
  }
# $sign is “less” for coins paid; $name is the race or the power.
after-source-regions = { $count } for regions
after-source-declined = { $count } for regions in decline
after-source-race = { $count } from { $name }
after-source-power = { $count } from { $name }
after-source-column = { $sign ->
    [less] { $count } paid for combos
   *[more] { $count } collected from combos
  }
after-source-start = { $count } at the start
after-no-combos = No combos picked.
after-combo-active = Round { $from } to the end; peak { $most ->
    [0] 0 regions
    [one] 1 region
   *[other] { $most } regions
  }
after-combo-declined = From round { $from }, in decline from round { $to }; peak { $most ->
    [0] 0 regions
    [one] 1 region
   *[other] { $most } regions
  }
after-no-rolls = Never rolled the die.
after-rolls = { $count ->
    [one] 1 roll: { $shown } ({ $expected } expected).
   *[other] { $count } rolls: { $shown } in total ({ $expected } expected).
  }
after-attempts = { $count ->
    [one] { $won ->
        [0] The final attempt failed.
       *[other] The final attempt succeeded.
      }
   *[other] { $won } of { $count } final attempts succeeded.
  }
# $sign is “good”, “bad” or “even”; $count is how much more or less than expected.
after-luck = { $sign ->
    [good] { $count } more than expected
    [bad] { $count } less than expected
   *[even] as expected
  }

## Replay

after-go-on = Play on from here
after-replay = Replay
after-replay-slider = Point in the game
after-replay-first = Go to start
after-replay-last = Go to end
after-replay-back = One step back
after-replay-forward = One step forward
after-replay-turn = Next turn
after-replay-play = Play
after-replay-pause = Pause
after-replay-speed = Speed
after-replay-times = { $speed }×
after-replay-start = Setup
after-replay-when = Round { $round }, { $seat }
after-replay-end = The game ended here.
after-replay-lost = This moment didn’t load. Try again.

## Sharing

after-tab-share = Share
after-share-link = Link to this game
after-share-link-about = Anyone with this link can see the board, the story and the replay.
after-share-private = This table is closed to spectators, and this device has no spectator link. You can share the game file.
after-share-title = A game of Small World
after-copy-link = Copy link
after-share-record = Game file
after-share-record-about = Every move as text. Open it on the start page to watch the game, or to play on from any point.
after-picture = Picture of the game
    .about = The board at the end, the coins by round and the turning points.
after-copy-record = Copy game
after-download = Save as file
after-show-record = Show text

## Rematch

after-tournament = Back to the tournament
after-rematch = Rematch
after-rematch-join = Join the rematch
after-rematch-watch = Watch the rematch
after-rematch-waits = The others are waiting in the rematch.
after-rematch-starts = Last place starts.
after-rematch-starts-seat = { $seat } came last and starts.
after-rematch-starts-conceded = { $seat } gave up and starts.
