### The workshop: races, powers and boards of one's own, and how they come to a table.
###
### $kind is “race” or “power”. A tile is a race banner or a power badge; a pack is a small collection of
### tiles and boards that people give each other. What the rules of a tile say is in traits.ftl.

## The bench

workshop-lead = The box has a blank banner and a blank badge. Fill them: design a race or a power, see its card, try it against bots, find out whether it is fair, and play it with friends.
workshop-make = Make something new
workshop-make-race = New race
    .about = A people with a skill of its own
workshop-make-power = New power
    .about = A badge for any race
workshop-make-board = New board
    .about = Made by chance, changed by you
workshop-untitled = Untitled
workshop-untitled-board = My board
workshop-own = On this device
workshop-own-nothing = Nothing lies on your bench yet. Begin above, or copy a pack of the server and change it.
workshop-unfinished = Not finished yet
workshop-server = On this server
workshop-server-nothing = The host of this server offers no packs.
workshop-looking = Looking on the shelf…
workshop-gone = This is not here any more.
workshop-count-races = { $count ->
    [one] 1 race
   *[other] { $count } races
  }
workshop-count-powers = { $count ->
    [one] 1 power
   *[other] { $count } powers
  }
workshop-count-boards = { $count ->
    [one] 1 board
   *[other] { $count } boards
  }
workshop-count-nothing = Empty

## Files

workshop-import = From a file
    .about = Open a pack that somebody sent you, or that you saved before. It is checked first.
workshop-import-read = Open
workshop-import-line = Line { NUMBER($line, useGrouping: 0) }: { $message }
workshop-import-too-large = A pack has at most 64 KB. This file is larger.
workshop-export = Save as file
workshop-copy = Copy as text

## A pack

workshop-tiles = Races and powers
workshop-boards = Boards
workshop-no-boards = No board in this pack.
workshop-use = Use at a table
workshop-take-copy = Copy to my bench
workshop-made-by = Version { $version } · by { $author } · { $licence }
workshop-change = Change
workshop-drop = Throw away { $name }
workshop-delete = Delete
    .about = “{ $title }” is deleted from this device. Save it as a file first if you may want it again.
    .yes = Delete it
workshop-to-pack = Back to “{ $title }”
workshop-about = About this pack
    .about = { $id } { $version }
workshop-about-title = Title
workshop-about-about = In a sentence
workshop-about-author = Made by
workshop-about-licence = What others may do with it
workshop-about-version = Version
workshop-about-id = Name in records

## Cards

workshop-kind-race = Race
workshop-kind-power = Power
workshop-card-race = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }, { $supply } in all
# $lender is a race of the box.
workshop-card-borrows = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }, borrowed from the { $lender }, who leave the game
workshop-card-power = { $tokens ->
    [0] No token
    [one] 1 token
   *[other] { $tokens } tokens
  } for its race

## The form of a tile

workshop-new-race = New race
workshop-new-power = New power
workshop-first = Name, emblem and tokens
workshop-name = { $kind ->
    [power] What is the power called?
   *[race] What is the race called?
  }
workshop-name-like = { $kind ->
    [power] Lantern-bearing
   *[race] Bogfolk
  }
workshop-words = More words
    .about = Other languages, forms of the name, a rule of your own wording
workshop-own-rule = The rule in your own words
    .about = Left empty, it is made from what you choose above, in every language.
workshop-forms = Forms of the name in sentences
# $form is the name of a form of names.ftl: “one” is one of the race, the others differ by language.
workshop-form = { $form ->
    [one] One of them
   *[other] { $form }
  }
workshop-other-languages = In other languages
workshop-emblem = Emblem
workshop-emblem-letters = Letters of the name
workshop-emblem-own = Your picture
workshop-emblem-upload = Your own SVG
workshop-emblem-too-large = An emblem has at most 20 KB. Simplify the picture.
workshop-emblem-named = { $id ->
    [flame] Flame
    [sun] Sun
    [moon] Moon
    [star] Star
    [drop] Drop
    [wave] Waves
    [leaf] Leaf
    [tree] Tree
    [mushroom] Mushroom
    [feather] Feather
    [paw] Paw
    [eye] Eye
    [tower] Tower
    [hammer] Hammer
    [anchor] Anchor
    [key] Key
   *[other] { $id }
  }
workshop-tokens = { $kind ->
    [power] Tokens on the badge
   *[race] Tokens on the banner
  }
    .about = At most { $most }. Strong skills go with few tokens.
workshop-source = Where do its tokens come from?
workshop-source-own = Its own
    .about = They are simply there. At a real table you would need counters from elsewhere.
workshop-source-borrowed = Borrowed
    .about = As the rulebook has it: a race of the box lends its tokens and leaves the game.
workshop-supply = Tokens in all
    .about = With the largest badge it needs { $needed }.
workshop-lender-who = Who lends them?
workshop-lender = { $race }: { $supply } tokens
workshop-less = Less: { $label }
workshop-more = More: { $label }
# Stands where kinds of regions will be listed: “A token less to conquer: choose below.”
workshop-kinds-open = choose below
workshop-nothing-said = Nothing special
workshop-preview = The card
workshop-checking = Looking at it…
workshop-sound = All is well
workshop-faults = { $count ->
    [one] One thing is not right yet
   *[other] { $count } things are not right yet
  }
workshop-try = Test game
    .about = You and two bots. It lies on top of the column.
workshop-try-unnamed = { $kind ->
    [power] Give the power a name first.
   *[race] Give the race a name first.
  }
workshop-try-short = Test

## The groups of the form; traits.ftl has the labels of the keys in them

workshop-group-conquest = Conquest
workshop-group-coins = Coins
workshop-group-movement = Movement
workshop-group-tokens = Tokens
workshop-group-pieces = Pieces
workshop-group-decline = Decline

## Is it fair?

workshop-balance = Is it fair?
    .about = { $kind ->
        [power] Bots play games with the power on offer and count what it brings, beside all powers of the box.
       *[race] Bots play games with the race on offer and count what it brings, beside all races of the box.
      }
workshop-balance-how-many = How exactly?
workshop-balance-games = { $games } games
workshop-balance-size = { $games ->
    [100] A first idea, soon.
    [400] Good enough to choose the number of tokens.
   *[other] As exact as it gets. Take a break.
  }
workshop-balance-begin = Let the bots play
workshop-balance-stop = Stop
# $state: waiting, running
workshop-balance-running = { $state ->
    [waiting] Others are before you; it begins by itself.
   *[other] { $done } of { $of } games played.
  }
workshop-balance-failed = This run came to nothing. Try again.
# $verdict: too_weak, weak, fair, strong, too_strong
workshop-verdict = { $verdict ->
    [too_weak] { $name }: too weak
    [weak] { $name }: rather weak
    [strong] { $name }: rather strong
    [too_strong] { $name }: too strong
   *[fair] { $name }: fair
  }
# Estimates come as text, with the ends of the range they are surely in: $lead, $lead_low, $lead_high and so on.
workshop-balance-lead = Coins more at the end than with a usual tile of the box: { $lead } (surely between { $lead_low } and { $lead_high }).
workshop-balance-lift = Games won more, of a hundred: { $lift } (between { $lift_low } and { $lift_high }).
workshop-balance-turn = It brings { $turn } coins a turn. { $games } games were played.
workshop-fair = With { $fair ->
    [one] 1 token
   *[other] { $fair } tokens
  } on it instead of { $tokens }, it would be about as good as those of the box.
workshop-fair-now = With the tokens it has, it is about as good as those of the box.
workshop-fair-none = No number of tokens would make it fair; change what it can do.
workshop-partners-best = Best with
workshop-partners-worst = Worst with
workshop-partner-lead = { $lead } coins
workshop-chart = Coins ahead or behind, against the mean of the box

## Boards

workshop-generator = The generator
workshop-regions = { $regions } regions
    .about = The board of the box has { $usual }.
workshop-seed = Number
workshop-another = Another one
workshop-board-making = Drawing the board…
workshop-board-map = The board. Arrows walk over it, Enter chooses a region.
# $state: making, drawing, wrong, sound
workshop-board-state = { $state ->
    [making] Making a board…
    [drawing] Drawing your change…
    [wrong] { $count ->
        [one] One thing is not right yet
       *[other] { $count } things are not right yet
      }
   *[sound] All is well: { $regions } regions, { $land } of them land, { $tribes } Lost Tribes
  }
workshop-board-whole = The whole board
workshop-board-play = Play on it
workshop-board-anew = Make another board?
    .about = What you have changed by hand is lost.
    .yes = Make another one
workshop-rounds = Rounds
# $what is a list such as “forest, mine”; $tribe: true, false
workshop-region = { $name } ({ $number }): { $what }{ $tribe ->
    [true] , Lost Tribe
   *[false] {""}
  }
workshop-region-none = Click a region of the board to change what is on it.
workshop-region-change = Change this region
workshop-region-name = Name of region { $number }
workshop-region-show = Show region { $number }
workshop-terrain = Terrain
workshop-symbols = Symbols
workshop-tribe = Lost Tribe

## At a table

workshop-at-table = Packs and board
workshop-at-table-summary = { $packs ->
    [0] { $board ->
        [box] As in the box
        [random] Random board
       *[own] Board of a pack
      }
    [one] { $board ->
        [box] 1 pack
        [random] 1 pack, random board
       *[own] 1 pack and its board
      }
   *[other] { $board ->
        [box] { $packs } packs
        [random] { $packs } packs, random board
       *[own] { $packs } packs, board of a pack
      }
  }
workshop-packs-which = Packs to play with
workshop-packs-most = At most four packs at a table.
workshop-packs-none = There are no packs yet.
workshop-to-workshop = To the workshop
workshop-mix = How are they mixed?
workshop-mix-added = Added
    .about = All tiles of the box and of the packs together.
workshop-mix-only = Only these
    .about = Only the races of the packs, if they bring any, and only their powers, if they bring any.
workshop-mix-blank = Blank tiles
    .about = As the rulebook has it: one race on the blank banner, one power on the blank badge.
workshop-blank-race = On the blank banner
workshop-blank-power = On the blank badge
workshop-blank-none = Nothing
workshop-board-which = Board
workshop-board-box = Of the box
workshop-board-random = Random
workshop-board-of = { $title }
workshop-board-for = This board is for { $seats } players.
workshop-cards = The cards of these packs
workshop-cards-here = Packs at this table
# $mode: added, only, blank
workshop-cards-about = { $mode ->
    [only] This table is played with these tiles instead of those of the box.
    [blank] This table is played with the blank tiles filled like this.
   *[added] This table is played with these tiles and those of the box.
  }
