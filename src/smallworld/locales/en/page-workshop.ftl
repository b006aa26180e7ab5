### The workshop: custom races, powers and boards, and how to use them at a table.
###
### $kind is “race” or “power”. A tile is a race banner or a power badge; a pack is a small collection of
### tiles and boards that people give each other. What the rules of a tile say is in traits.ftl.

## The overview

workshop-lead = The box has a blank banner and a blank badge. Fill them: design a race or a power, see its card, test it against bots, check whether it’s balanced, and play it with friends.
workshop-make = Create something new
workshop-make-race = New race
    .about = With its own special skill
workshop-make-power = New power
    .about = A badge for any race
workshop-make-board = New board
    .about = Generated at random, changed by you
workshop-untitled = Untitled
workshop-untitled-board = My board
workshop-own = On this device
workshop-own-nothing = Nothing here yet. Create something above, or copy a pack from the server and change it.
workshop-unfinished = Not finished yet
workshop-server = On this server
workshop-server-nothing = This server has no packs yet.
workshop-looking = Looking for packs…
workshop-gone = This no longer exists.
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
    .about = Open a pack that you saved or that someone sent you. We check it first.
workshop-import-read = Open
workshop-import-line = Line { NUMBER($line, useGrouping: 0) }: { $message }
workshop-import-too-large = This file is too large. A pack can have up to 64 KB.
workshop-export = Save as file
workshop-copy = Copy as text

## A pack

workshop-tiles = Races and powers
workshop-boards = Boards
workshop-no-boards = No boards in this pack.
workshop-use = Use at a table
workshop-take-copy = Copy to my workshop
workshop-change = Edit
workshop-drop = Delete { $name }
workshop-delete = Delete
    .about = This deletes “{ $title }” from this device. To keep a copy, save it as a file first.
    .yes = Delete pack
workshop-to-pack = Back to “{ $title }”
workshop-about = About this pack
    .about = { $id } { $version }
workshop-about-title = Title
workshop-about-about = In one sentence
workshop-about-author = Created by
workshop-about-licence = What others may do with it
workshop-about-version = Version
workshop-about-id = Name in game files

## Cards

workshop-kind-race = Race
workshop-kind-power = Power
workshop-card-race = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }, { $supply } in total
# $lender is a race of the box.
workshop-card-borrows = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }, borrowed from the { $lender }, who leave the game
workshop-card-power = { $tokens ->
    [0] No tokens
    [one] 1 token
   *[other] { $tokens } tokens
  } for its race
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
workshop-reading = { $on ->
    [yes] Sources differ. Played here: { $reading }
   *[no] Sources differ. Another reading: { $reading }
  }
workshop-readings = Rules on which sources differ

## The form of a tile

workshop-new-race = New race
workshop-new-power = New power
workshop-first = Name, emblem and tokens
workshop-name = { $kind ->
    [power] Name of the power
   *[race] Name of the race
  }
workshop-name-like = { $kind ->
    [power] Lantern-bearing
   *[race] Bogfolk
  }
workshop-words = More wording
    .about = Other languages, forms of the name, your own rule text
workshop-own-rule = The rule in your own words
    .about = Leave it empty, and we write it from your choices above, in every language.
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
workshop-emblem-upload = Upload SVG
workshop-emblem-too-large = This picture is too large: an emblem can have up to 20 KB. Simplify it.
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
    .about = Up to { $most }. The stronger the skill, the fewer tokens.
workshop-source = Where do its tokens come from?
workshop-source-own = Its own
    .about = Always available here. At a real table you’d need extra counters.
workshop-source-borrowed = Borrowed
    .about = As in the rulebook: a race from the box lends its tokens and leaves the game.
workshop-supply = Tokens in total
    .about = With the largest badge, it needs { $needed }.
workshop-lender-who = Who lends them?
workshop-lender = { $race }: { $supply } tokens
workshop-less = Less: { $label }
workshop-more = More: { $label }
# Stands where kinds of regions will be listed: “A token less to conquer: choose below.”
workshop-kinds-open = choose below
workshop-mechanics = What it can do
workshop-find = Find a mechanic
    .placeholder = coins, die, decline…
workshop-found = { $count ->
    [0] Nothing found. Try another word.
    [one] 1 mechanic found
   *[other] { $count } mechanics found
  }
workshop-nothing-said = Nothing special
workshop-preview = Card
workshop-checking = Checking…
workshop-sound = All good
workshop-faults = { $count ->
    [one] 1 thing to fix
   *[other] { $count } things to fix
  }
workshop-try = Test game
    .about = You and two bots. Your tile is the top combo.
workshop-try-unnamed = { $kind ->
    [power] Give the power a name first.
   *[race] Give the race a name first.
  }
workshop-try-short = Test
workshop-try-pack = Test game with “{ $title }”

## The groups of the form; traits.ftl has the labels of the keys in them

workshop-group-conquest = Conquest
workshop-group-defence = Defence
workshop-group-coins = Coins
workshop-group-conditions = Coins with conditions
workshop-group-events = Coins that change hands
workshop-group-column = Picking
workshop-group-movement = Movement
workshop-group-tokens = Tokens
workshop-group-redeployment = Redeployment
workshop-group-pieces = Pieces
workshop-group-markers = Markers
workshop-group-decline = Decline

## Is it balanced?

workshop-balance = Is it balanced?
    .about = { $kind ->
        [power] Bots play games with your power and compare what it earns with all powers in the box.
       *[race] Bots play games with your race and compare what it earns with all races in the box.
      }
workshop-balance-how-many = How precise?
workshop-balance-games = { $games } games
workshop-balance-size = { $games ->
    [100] A quick first estimate.
    [400] Good enough to choose the number of tokens.
   *[other] As precise as it gets. Take a break.
  }
workshop-balance-begin = Let the bots play
workshop-balance-stop = Stop
# $state: waiting, running
workshop-balance-running = { $state ->
    [waiting] Waiting in line; it starts by itself.
   *[other] { $done } of { $of } games played.
  }
workshop-balance-failed = That didn’t work. Try again.
# $verdict: too_weak, weak, fair, strong, too_strong
workshop-verdict = { $verdict ->
    [too_weak] { $name }: too weak
    [weak] { $name }: rather weak
    [strong] { $name }: rather strong
    [too_strong] { $name }: too strong
   *[fair] { $name }: balanced
  }
# Estimates come as text, with the ends of the range they are surely in: $lead, $lead_low, $lead_high and so on.
workshop-balance-lead = Extra coins at the end, compared with a typical tile from the box: { $lead } (between { $lead_low } and { $lead_high }).
workshop-balance-lift = Extra wins per 100 games: { $lift } (between { $lift_low } and { $lift_high }).
workshop-balance-turn = It earns { $turn } coins per turn ({ $games } games played).
workshop-fair = With { $fair ->
    [one] 1 token
   *[other] { $fair } tokens
  } instead of { $tokens }, it would be about as good as the ones in the box.
workshop-fair-now = With its current tokens, it’s about as good as the ones in the box.
workshop-fair-none = No number of tokens would balance it. Change what it can do.
workshop-partners-best = Best with
workshop-partners-worst = Worst with
workshop-partner-lead = { $lead } coins
workshop-chart = Coins ahead or behind, compared with the average in the box

## Boards

workshop-generator = Generator
workshop-regions = { $regions } regions
    .about = The board in the box has { $usual }.
workshop-seed = Board number
workshop-another = Try another
workshop-board-making = Drawing the board…
workshop-board-map = The board. Move with the arrow keys, choose a region with Enter.
# $state: making, drawing, wrong, sound
workshop-board-state = { $state ->
    [making] Creating a board…
    [drawing] Drawing your change…
    [wrong] { $count ->
        [one] 1 thing to fix
       *[other] { $count } things to fix
      }
   *[sound] All good: { $regions } regions, { $land } of them land, { $tribes } Lost Tribes
  }
workshop-board-whole = Whole board
workshop-board-play = Play on this board
workshop-board-anew = Create another board?
    .about = You’ll lose your own changes.
    .yes = Create another
workshop-rounds = Rounds
# $what is a list such as “forest, mine”; $tribe: true, false
workshop-region = { $name } ({ $number }): { $what }{ $tribe ->
    [true] , Lost Tribe
   *[false] {""}
  }
workshop-region-none = Click a region on the board to change it.
workshop-region-change = Edit this region
workshop-region-name = Name of region { $number }
workshop-region-show = Show region { $number }
workshop-terrain = Terrain
workshop-symbols = Symbols
workshop-tribe = Lost Tribe

## The shelf

shelf-lead = Every pack on this server and on this device. Search for a tile, a rule or an author.
shelf-search = Search packs and tiles
    .placeholder = Goblins, swamp, decline…
shelf-found = { $count ->
    [0] Nothing found. Try another word.
    [one] 1 pack
   *[other] { $count } packs
  }
# $section: table, own, base, expansion, example, installed
shelf-section = { $section ->
    [table] At this table
    [own] On this device
    [base] Base game
    [expansion] Expansions
    [example] Examples
   *[installed] Installed on this server
  }
shelf-here = In use at your table
shelf-to-table = Back to the table
shelf-version = Version:
shelf-author = By:
shelf-licence = Licence:
shelf-languages = Languages:
# Instead of a list of languages.
shelf-every-language = all { $count }
shelf-hash = Hash:
shelf-tiles-found = { $count ->
    [one] 1 tile found
   *[other] { $count } tiles found
  }

## At a table

workshop-at-table = Packs and board
workshop-at-table-summary = { $packs ->
    [0] { $board ->
        [box] As in the box
        [random] Random board
       *[own] Board from a pack
      }
    [one] { $board ->
        [box] 1 pack
        [random] 1 pack, random board
       *[own] 1 pack and its board
      }
   *[other] { $board ->
        [box] { $packs } packs
        [random] { $packs } packs, random board
       *[own] { $packs } packs, board from a pack
      }
  }
workshop-packs-which = Choose packs
workshop-packs-most = Up to eight packs per table.
workshop-packs-none = No packs yet.
workshop-to-workshop = Open the workshop
workshop-mix = How should we mix them?
workshop-mix-added = Add to the box
    .about = Everything from the box and the packs.
workshop-mix-only = Packs only
    .about = Only the packs’ races and powers. If the packs bring none of a kind, the box fills in.
workshop-mix-blank = Blank tiles
    .about = As in the rulebook: one race on the blank banner, one power on the blank badge.
workshop-blank-race = On the blank banner
workshop-blank-power = On the blank badge
workshop-blank-none = Nothing
workshop-board-which = Board
workshop-board-box = From the box
workshop-board-random = Random
workshop-board-of = { $title }
workshop-board-for = This board is for { $seats } players.
workshop-cards = Cards of these packs
workshop-cards-here = Packs at this table
# $mode: added, only, blank
workshop-cards-about = { $mode ->
    [only] This table uses these tiles instead of the ones in the box.
    [blank] This table uses the blank tiles, filled like this.
   *[added] This table uses these tiles and the ones in the box.
  }
