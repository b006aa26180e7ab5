### After the game: the count, the story, the replay, sharing and the rematch.

after-over = The game is over
after-home = To the start page
after-board = The board
after-panels = The story of the game
after-reading = Reading the game …

## The count

after-tab-result = Result
after-skip = Show all at once
after-not-counted = ?
after-winner = Winner
after-conceded = gave up
after-wins = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
  }
after-tie-tokens = { $seats } have { $coins } coins each. { $winners } wins with more tokens on the map.
after-tie-shared = They have { $coins } coins each and equally many tokens on the map, so nobody is second.

## Charts

after-tab-story = Story
after-sources = Where the coins came from
after-combos = Combos used
after-dice = Luck with the die
after-chart-coins = Coins at the end of each round
after-chart-about = Chart: the coins of every seat, round by round. A table with the numbers follows.
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
after-source-race = { $count } by { $name }
after-source-power = { $count } by { $name }
after-source-column = { $sign ->
    [less] { $count } paid for combos
   *[more] { $count } found on combos
  }
after-source-start = { $count } at the start
after-no-combos = No combo was picked.
after-combo-active = From round { $from } to the end; { $most ->
    [0] no region
    [one] 1 region
   *[other] { $most } regions
  } at best
after-combo-declined = From round { $from }, in decline from round { $to }; { $most ->
    [0] no region
    [one] 1 region
   *[other] { $most } regions
  } at best
after-no-rolls = Never rolled the die.
after-rolls = { $count ->
    [one] 1 roll came to { $shown }
   *[other] { $count } rolls came to { $shown }
  }; { $expected ->
    [one] 1 was
   *[other] { $expected } were
  } to be expected.
after-attempts = { $count ->
    [one] { $won ->
        [0] The one final attempt failed.
       *[other] The one final attempt succeeded.
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

after-go-on = Go on from here
after-replay = Replay
after-replay-slider = Moment of the game
after-replay-first = To the beginning
after-replay-last = To the end
after-replay-back = One step back
after-replay-forward = One step forward
after-replay-turn = Next turn
after-replay-play = Replay
after-replay-pause = Pause
after-replay-speed = Speed
after-replay-times = { $speed }×
after-replay-start = Setting up
after-replay-when = Round { $round }, { $seat }
after-replay-end = This is where it ended.
after-replay-lost = The board of this moment could not be fetched. Try again.

## Sharing

after-tab-share = Share
after-share-link = A link to this game
after-share-link-about = Whoever has it sees the board, the story and the replay.
after-share-private = Spectators are not welcome at this table, and this device has no watch link. The record can be shared.
after-share-title = A game of Small World
after-copy-link = Copy the link
after-share-record = The record
after-share-record-about = Every move as text. Open it on the start page to watch it, or to go on from any moment.
after-copy-record = Copy the record
after-download = Save as a file
after-show-record = Show the text

## Rematch

after-rematch = Rematch
after-rematch-join = Join the rematch
after-rematch-watch = Watch the rematch
after-rematch-waits = The others wait at the rematch.
after-rematch-starts = Whoever came last starts.
after-rematch-starts-seat = { $seat } came last and starts.
after-rematch-starts-conceded = { $seat } gave up and starts.
