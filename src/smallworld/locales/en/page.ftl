### The page as a whole.

page-missing = Part of the page didn’t load. The server may be down or updated: reload the page.
page-reload = Reload
# For search engines, and for browsers without JavaScript
page-description = Play Small World in the browser, with friends or bots. Unofficial.
page-noscript = This page needs JavaScript. Turn it on and reload the page.

page-learn = Learn to play
    .about = A first game, step by step
page-puzzles = Puzzles
    .today = Puzzle of the day
    .about = { $done ->
        [true] { $streak ->
            [one] Solved today
           *[other] Solved – { $streak } days in a row
          }
       *[false] { $streak ->
            [0] One turn is clearly best. Find it!
            [one] Solved yesterday. And today?
           *[other] { $streak } days in a row. And today?
          }
      }
page-workshop = Workshop
    .about = Create your own races, powers and boards
page-shelf = Pack shelf
    .about = Expansions and packs you can play here
# $titles is a list of what packs are called: collections of races, powers and boards that players made.
page-packs = { $count ->
    [one] With the pack { $titles }
   *[other] With the packs { $titles }
  }
    .cards = See the cards
    .shelf = Show on the shelf
page-rules = Rules
    .about = Every race, power and ruling, with examples
    .opening = Opening the rules…
page-look-up = { $name }: look up the rule
page-why = Show this rule
