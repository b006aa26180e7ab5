### The page as a whole.

page-missing = A part of the page could not be fetched: the server is away, or newer than this page.
page-reload = Load again

page-learn = Learn to play
    .about = A first game, step by step
page-puzzles = Puzzles
    .today = Puzzle of the day
    .about = { $done ->
        [true] { $streak ->
            [one] Solved today
           *[other] Solved, { $streak } days in a row
          }
       *[false] { $streak ->
            [0] One turn is clearly best: find it
            [one] Solved yesterday, and today?
           *[other] { $streak } days in a row, and today?
          }
      }
page-workshop = Workshop
    .about = Races, powers and boards of your own
# $titles is a list of what packs are called: collections of races, powers and boards that players made.
page-packs = { $count ->
    [one] With the pack { $titles }
   *[other] With the packs { $titles }
  }
    .cards = See the cards
page-rules = Rules
    .about = Every race, power and ruling, with examples
    .opening = Opening the book of rules …
page-look-up = { $name }: look it up in the rules
page-why = This rule
