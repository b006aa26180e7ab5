### Puzzles: their list, and the strip above the table of one.

puzzles-lead = Positions out of real games. One turn is clearly best: find it.
puzzles-today = The puzzle of the day
# $kind: coins (most coins this turn), decline (decline or go on?) · $grade: easy, middle, hard
puzzles-about = { $combo }: { $kind ->
    [decline] decline, or go on?
   *[coins] the most coins this turn?
  } { $grade ->
    [easy] Easy.
    [hard] Hard.
   *[middle] Not easy, not hard.
  }
puzzles-tally = { $solved } of { $all } solved.{ $streak ->
    [0] {""}
    [one] {" "}One day so far.
   *[other] {" "}{ $streak } days in a row.
  }
puzzles-try = Try it
puzzles-kind = { $kind ->
    [decline] Decline, or go on?
   *[coins] Most coins this turn
  }
    .about = { $kind ->
        [decline] Which of the two wins more games from here?
       *[coins] Play the turn so that it earns as much as it can.
      }
puzzles-grade = { $grade ->
    [easy] Easy
    [hard] Hard
   *[middle] Middling
  }: { $solved } of { $all } solved
# $state: fresh, tried, solved
puzzles-entry = Puzzle { $number }: { $combo }{ $state ->
    [solved] , solved
    [tried] , tried
   *[fresh] {""}
  }

puzzles-title = Puzzle { $number }
puzzles-which = Puzzle { $number } · { $grade ->
    [easy] easy
    [hard] hard
   *[middle] middling
  }
puzzles-question = { $kind ->
    [decline] Decline, or go on with this race? What wins more often?
   *[coins] Earn as many coins as you can this turn. The die shows only blanks.
  }
puzzles-decline = Decline
puzzles-go-on = Go on
puzzles-all = All puzzles
puzzles-more = More
puzzles-again = Try again
puzzles-show = Solution
puzzles-result = { $solved ->
    [true] Solved
   *[false] Not yet
  }
puzzles-told-coins = { $solved ->
    [true] { $coins ->
        [one] One coin: no turn brings more.
       *[other] { $coins } coins: no turn brings more.
      }
   *[false] { $short ->
        [one] { $coins } earned, one coin short of what can be done.
       *[other] { $coins } earned, { $short } coins short of what can be done.
      }
  }
# $answer: decline, go-on · $right and $wrong: chances to win in percent
puzzles-told-decline = { $answer ->
    [decline] Decline wins about { $right } of 100 games from here, going on { $wrong }.
   *[go-on] Going on wins about { $right } of 100 games from here, decline { $wrong }.
  }
