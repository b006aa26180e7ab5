### Puzzles: their list, and the strip above the table of one.

puzzles-lead = Positions from real games. One turn is clearly best – find it.
puzzles-today = Puzzle of the day
# $kind: coins (most coins this turn), decline (decline or go on?) · $grade: easy, middle, hard
puzzles-about = { $combo }: { $kind ->
    [decline] go into decline, or keep going?
   *[coins] the most coins this turn?
  } { $grade ->
    [easy] Easy.
    [hard] Hard.
   *[middle] Medium.
  }
puzzles-tally = { $solved } of { $all } solved.
puzzles-streak = { $streak ->
    [0] Solve today’s puzzle to start a streak.
    [one] A good start! Come back tomorrow.
   *[other] { $streak } days in a row!
  }
puzzles-try = Try it
puzzles-kind = { $kind ->
    [decline] Go into decline, or keep going?
   *[coins] Most coins this turn
  }
    .about = { $kind ->
        [decline] Which one wins more games from here?
       *[coins] Play the turn that earns the most.
      }
puzzles-grade = { $grade ->
    [easy] Easy
    [hard] Hard
   *[middle] Medium
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
   *[middle] medium
  }
puzzles-question = { $kind ->
    [decline] Go into decline, or keep going with this race? Which wins more often?
   *[coins] Earn as many coins as you can this turn. Every die roll is blank.
  }
puzzles-decline = Go into decline
puzzles-go-on = Keep going
puzzles-all = All puzzles
puzzles-more = More puzzles
puzzles-again = Try again
puzzles-show = Show solution
puzzles-result = { $solved ->
    [true] Solved!
   *[false] Not yet
  }
puzzles-told-coins = { $solved ->
    [true] { $coins ->
        [one] 1 coin: no turn earns more.
       *[other] { $coins } coins: no turn earns more.
      }
   *[false] { $short ->
        [one] { $coins } earned – 1 less than possible.
       *[other] { $coins } earned – { $short } less than possible.
      }
  }
# $answer: decline, go-on · $right and $wrong: chances to win in percent
puzzles-told-decline = { $answer ->
    [decline] Going into decline wins about { $right } of 100 games from here; keeping going wins { $wrong }.
   *[go-on] Keeping going wins about { $right } of 100 games from here; going into decline wins { $wrong }.
  }
