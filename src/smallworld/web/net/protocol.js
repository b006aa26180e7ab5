/** The messages of the server as types, written by tools/write_protocol.py: do not edit.
 *
 * `docs/server-api.md` and `docs/live.md` describe them.
 *
 * @typedef {[string, number]} Part  one part of a price or an income
 *
 * @typedef {object} DeclinedRace
 * @property {string} race
 * @property {string} [power]
 * @property {number} [hand]
 *
 * @typedef {object} SeatPosition
 * @property {string} [name]
 * @property {number} [coins]
 * @property {string} [race]
 * @property {string} [power]
 * @property {number} [hand]
 * @property {number} [aside]
 * @property {number} [waiting]
 * @property {number} [holes_left]
 * @property {number} [camps_in_hand]
 * @property {number} [camps_displaced]
 * @property {number} [heroes_in_hand]
 * @property {boolean} [dragon_in_hand]
 * @property {number} [stock]
 * @property {number} [charges]
 * @property {number} [loss_rolls]
 * @property {number} [markers_left]
 * @property {number} [power_markers_left]
 * @property {number} [peace_with]
 * @property {DeclinedRace[]} [declined]
 *
 * @typedef {object} RegionPosition
 * @property {number} [seat]
 * @property {string} [declined]
 * @property {number} [tokens]
 * @property {boolean} [tribe]
 * @property {number} [camps]
 * @property {boolean} [fortress]
 * @property {boolean} [lair]
 * @property {boolean} [hole]
 * @property {boolean} [hero]
 * @property {boolean} [dragon]
 * @property {string[]} [markers]
 * @property {boolean} [catapult]
 *
 * @typedef {object} ComboPosition
 * @property {string} race
 * @property {string} power
 * @property {number} [coins]
 *
 * @typedef {object} Awaited
 * @property {"declined_attempt"|"final_attempt"|"loss"|"roll"} die
 * @property {number} [region]
 *
 * @typedef {object} TurnSoFar
 * @property {boolean} [picked]
 * @property {boolean} [acted]
 * @property {boolean} [declined_acted]
 * @property {boolean} [declined_done]
 * @property {boolean} [conquests_over]
 * @property {number[]} [conquered]
 * @property {number[]} [non_empty]
 * @property {number[]} [declined_conquered]
 * @property {number[]} [abandoned]
 * @property {number[]} [from_active]
 * @property {number[]} [attacked]
 * @property {number[]} [sorcery_on]
 * @property {boolean} [dragon_used]
 * @property {boolean} [fortress_built]
 * @property {boolean} [regrouped]
 * @property {""|"loaded"|"shot"} [catapult]
 * @property {number[]} [placed]
 * @property {number[]} [placed_by_power]
 * @property {number} [attempted]
 * @property {number} [pending_roll]
 * @property {number} [last_die]
 * @property {Awaited} [awaits]
 *
 * @typedef {object} Position
 * @property {string} map
 * @property {SeatPosition[]} seats
 * @property {Record<string, boolean>} [options]
 * @property {string[]} [packs]
 * @property {string} [banners]
 * @property {number} [round]
 * @property {number} [turn]
 * @property {number} [to_act]
 * @property {"after_scoring"|"conquest"|"over"|"redeployment"|"refuge"|"start"} [phase]
 * @property {Record<string, RegionPosition>} [regions]
 * @property {ComboPosition[]} [column]
 * @property {string[]} [unseen_races]
 * @property {string[]} [returned_races]
 * @property {string[]} [unseen_powers]
 * @property {string[]} [discarded_powers]
 * @property {TurnSoFar} [turn_so_far]
 *
 * @typedef {object} Clock
 * @property {number} [per_move]
 * @property {number} [per_game]
 *
 * @typedef {object} TableRules
 * @property {boolean} [public]  listed in the lobby; anybody may take an open seat
 * @property {boolean} [watch]  spectators are allowed; otherwise only with the watch link
 * @property {boolean} [chat]
 * @property {boolean} [hints]
 * @property {boolean} [practice]  the dealer may follow a public script
 * @property {"bot"|"bot_for_good"|"wait"} [absent]
 * @property {Clock} [clock]
 * @property {boolean} [rated]  its result changes ratings
 *
 * @typedef {object} Player
 * @property {string} name
 * @property {"bot"|"open"|"person"} who
 * @property {string} [bot]  the bot that plays, also for an absent person
 * @property {string} [character]  of a bot: the id of its name and portrait; ``name`` is the
 *   English one
 * @property {boolean} [conceded]
 * @property {boolean} [places_by_itself]  the engine places returning tokens
 *
 * @typedef {object} SeatWish
 * @property {string} [me]
 * @property {string} [bot]
 * @property {boolean} [open]
 *
 * @typedef {object} PackWish
 * @property {string} [id]
 * @property {string} [toml]
 *
 * @typedef {object} NewTable
 * @property {SeatWish[]} seats
 * @property {string} [map]  default: the board for that many seats
 * @property {PackWish[]} [packs]  also those of a position or game file
 * @property {string} [banners]  "only", "blank RACE POWER"
 * @property {Record<string, boolean>} [options]
 * @property {TableRules} [table]
 * @property {Clock} [clock]  the same as ``table.clock``
 * @property {Position} [position]
 * @property {string} [record]
 * @property {number} [line]  fork a game file after this many lines
 * @property {string[]} [dealer]  practice tables only
 *
 * @typedef {object} Created
 * @property {string} game
 * @property {Record<string, string>} tokens  seat → token
 * @property {Record<string, string>} invites  seat → one-time invite
 * @property {string} watch
 *
 * @typedef {object} Actions
 * @property {string[]} actions
 * @property {number} after
 * @property {string} request
 *
 * @typedef {object} Claim
 * @property {string} name
 * @property {string} [invite]
 * @property {number} [seat]
 * @property {string} [request]
 *
 * @typedef {object} Claimed
 * @property {string} game
 * @property {number} seat
 * @property {string} token
 *
 * @typedef {object} LegalAction
 * @property {string} action
 * @property {number} [price]  tokens; coins for a combo
 * @property {Part[]} [parts]
 * @property {number} [missing]
 * @property {number} [odds]
 * @property {number} [most]  deployments: any number up to this
 * @property {number} [earns]  coins more, or less, if the turn ended right after it
 * @property {number[]} [likes]  combos: regions whose terrain or symbol matters to race or power
 * @property {number[]} [takes]  combos: regions they could take this turn, the cheapest first
 *
 * @typedef {object} EventView
 * @property {string} kind
 * @property {Record<string, any>} facts
 *
 * @typedef {object} LogLine
 * @property {number} seq
 * @property {string} kind
 * @property {number|null} seat
 * @property {string} text
 * @property {number} at
 * @property {EventView[]} [events]
 *
 * @typedef {object} SeatClock
 * @property {number} [move]
 * @property {number} [game]
 * @property {boolean} [runs]  the table waits for this seat
 *
 * @typedef {object} SeatView
 * @property {Player} sitting
 * @property {boolean} [present]
 * @property {SeatClock} [clock]  only at tables with clocks, and only for persons
 * @property {boolean} [unreached]  for the host: this person has not done anything yet
 *
 * @typedef {object} GameView
 * @property {string} game
 * @property {number} seq
 * @property {number|null} you  your seat; null for a spectator
 * @property {Position} position
 * @property {SeatView[]} seats
 * @property {TableRules} table
 * @property {number|null} to_act
 * @property {LegalAction[]} [legal]  only for the seat to act
 * @property {Part[]} [income]  of the turn if it ended now
 * @property {number[]} [hands]  tokens each seat can use, with those its next action takes up
 * @property {number[]} [declined_hands]  the same for its race in decline that acts
 * @property {number[]} [prices]  coins that each combo of the column costs
 * @property {Record<string, number>} [threats]  while placing tokens: region → price for an enemy
 * @property {boolean} [may_undo]
 * @property {boolean} [over]
 * @property {number[]} [winners]
 * @property {string} [closed]
 * @property {string} [rematch]
 * @property {string[]} [dealer]  the public script of a practice table
 * @property {boolean} [host]  you created the table: you may mute, and let bots play
 * @property {number} [now]  server time of this view, at tables with clocks
 *
 * @typedef {object} Changed
 * @property {number} seq
 * @property {EventView[]} events
 * @property {GameView} view
 *
 * @typedef {object} After
 * @property {number} after
 *
 * @typedef {object} HandOver
 * @property {"bot"|"device"|"me"} to
 * @property {string} [bot]
 * @property {number} [seat]
 *
 * @typedef {object} HandedOver
 * @property {string} game
 * @property {number} seat
 * @property {Player} sitting
 * @property {string} [invite]
 *
 * @typedef {object} Left
 * @property {string} game
 * @property {number} seat
 * @property {string} [invite]
 *
 * @typedef {object} SeatWishes
 * @property {string} [name]
 * @property {boolean} [places_by_itself]
 *
 * @typedef {object} Fork
 * @property {number} [line]
 * @property {number} [seq]
 *
 * @typedef {object} NewRecord
 * @property {string} record
 * @property {"continue"|"fork"|"replay"} [use]
 * @property {number} [line]
 * @property {SeatWish[]} [seats]
 * @property {TableRules} [table]
 * @property {PackWish[]} [packs]  needed ones that are not on the shelf
 * @property {string} [lang]  of the texts of its packs
 * @property {[number, number]} [moments]  also the boards after these lines
 *
 * @typedef {object} RecordLine
 * @property {number|null} seat
 * @property {string} text
 * @property {EventView[]} events
 *
 * @typedef {object} Moment
 * @property {number} seq
 * @property {Position} position
 * @property {number|null} to_act
 * @property {Part[]} income
 * @property {number[]} hands
 * @property {number[]} declined_hands
 *
 * @typedef {object} ReadingEntry
 * @property {string} switch
 * @property {string} text
 * @property {boolean} on
 *
 * @typedef {object} CardEntry
 * @property {"power"|"race"} kind
 * @property {string} id
 * @property {number} tokens
 * @property {number} supply  tokens in the box; 0 for powers
 * @property {string} borrows  the race whose tokens it uses; empty for its own
 * @property {string} name
 * @property {string} rule
 * @property {string} emblem  sanitised SVG, or empty
 * @property {Record<string, number>} numbers
 * @property {ReadingEntry[]} readings
 *
 * @typedef {object} BoardEntry
 * @property {string} id
 * @property {number} seats
 * @property {number} rounds
 * @property {number} regions
 *
 * @typedef {object} PackEntry
 * @property {string} id
 * @property {string} version
 * @property {string} hash
 * @property {string} label  as game files name it
 * @property {string} title
 * @property {string} about
 * @property {string} author
 * @property {string} licence
 * @property {CardEntry[]} cards
 * @property {BoardEntry[]} boards
 * @property {string} [toml]
 * @property {Record<string, any>} [content]  the same file as JSON
 * @property {string[]} [languages]  with texts of its own
 * @property {""|"base"|"example"|"expansion"|"installed"|"python"} [origin]  on a shelf
 *
 * @typedef {object} TraitEntry
 * @property {string} id
 * @property {Record<string, number>} numbers
 *
 * @typedef {object} PlainMessage
 * @property {string} value
 * @property {Record<string, string>} attributes
 *
 * @typedef {object} TableBox
 * @property {PackEntry[]} packs
 * @property {string} banners
 * @property {TraitEntry[]} races
 * @property {TraitEntry[]} powers
 * @property {Record<string, PlainMessage>} messages
 * @property {BoardEntry} board
 *
 * @typedef {object} Replayed
 * @property {string} map
 * @property {string[]} names
 * @property {RecordLine[]} lines
 * @property {number} line
 * @property {Position} position
 * @property {boolean} over
 * @property {number[]} winners
 * @property {Moment[]} [moments]
 * @property {TableBox} [box]  if packs or a special board are used
 * @property {string} [drawing]  the key of the board's drawings, if the page has none
 *
 * @typedef {object} ListedTable
 * @property {string} game
 * @property {string} map
 * @property {Player[]} seats
 * @property {number} created
 * @property {number} updated
 * @property {number} seq
 * @property {number} [round]
 * @property {number} [to_act]
 * @property {boolean} [over]
 * @property {string} [closed]
 * @property {string[]} [packs]  titles
 * @property {boolean} [rated]
 * @property {number[]} [mine]  in the list of own games: the player's seats
 *
 * @typedef {object} TableList
 * @property {ListedTable[]} tables
 *
 * @typedef {object} LogLines
 * @property {number} seq
 * @property {LogLine[]} lines
 *
 * @typedef {object} Moments
 * @property {Moment[]} moments
 *
 * @typedef {object} Forgotten
 * @property {number} seats
 *
 * @typedef {object} Health
 * @property {boolean} ok
 * @property {string} version
 * @property {string} [address]  of the machine in its network, for visitors on the machine itself
 *
 * @typedef {object} ReminderWish
 * @property {string} address
 *
 * @typedef {object} ReminderSet
 * @property {string} [host]
 * @property {string[]} [hosts]
 * @property {string} [key]  signs the reminders; sent only when the address is set
 *
 * @typedef {object} NewSeek
 * @property {string} name
 * @property {number} [seats]
 * @property {Clock} [clock]
 * @property {number} [bots_after]  seconds; null: never
 * @property {boolean} [any_game]
 * @property {boolean} [rated]  needs a clock
 * @property {string} [request]
 *
 * @typedef {object} Seek
 * @property {string} id
 * @property {number} seats
 * @property {number} [waiting]  players with this wish who are here, oneself included
 * @property {string} [game]
 * @property {Clock} [clock]
 * @property {boolean} [daily]  a day or more per move: the seek stays when its player leaves
 * @property {boolean} [rated]
 *
 * @typedef {object} MySeek
 * @property {Seek} [seek]
 *
 * @typedef {object} OpenSeek
 * @property {string[]} names  of all players with this wish, the longest waiting first
 * @property {number} seats
 * @property {Clock} clock
 * @property {number} since  when the first one began to look
 * @property {number} now  time of the server
 * @property {boolean} [rated]
 *
 * @typedef {object} OpenSeeks
 * @property {OpenSeek[]} seeks
 *
 * @typedef {object} NewPresence
 * @property {string} name
 *
 * @typedef {object} PlayerHere
 * @property {string} id
 * @property {string} name
 * @property {boolean} [you]
 *
 * @typedef {object} PlayersHere
 * @property {PlayerHere[]} players
 *
 * @typedef {object} ChallengedPlayer
 * @property {string} [here]
 * @property {string} [person]
 * @property {string} [game]
 * @property {number} [seat]
 *
 * @typedef {object} NewChallenge
 * @property {string} name
 * @property {ChallengedPlayer[]} to
 * @property {number} [seats]
 * @property {Clock} [clock]
 * @property {boolean} [rated]  needs a clock
 * @property {string} [request]
 *
 * @typedef {object} ChallengePlayer
 * @property {string} name
 * @property {""|"no"|"yes"} [answer]
 * @property {boolean} [you]
 *
 * @typedef {object} Challenge
 * @property {string} id
 * @property {ChallengePlayer[]} players
 * @property {number} seats
 * @property {Clock} clock
 * @property {number} created
 * @property {number} expires
 * @property {"accepted"|"declined"|"expired"|"open"|"withdrawn"} state
 * @property {string} [game]
 * @property {boolean} [rated]
 *
 * @typedef {object} Challenges
 * @property {Challenge[]} challenges
 * @property {boolean} [allowed]  others may challenge this player
 *
 * @typedef {object} ChallengeAnswer
 * @property {boolean} accept
 * @property {string} [name]
 *
 * @typedef {object} ChallengeRules
 * @property {boolean} allowed
 *
 * @typedef {object} WaitingTable
 * @property {string} game
 * @property {number} seat
 * @property {string[]} names  of the others
 * @property {number} since  when the turn came
 * @property {number} [left]  seconds; null: no clock
 *
 * @typedef {object} WaitingTables
 * @property {WaitingTable[]} tables
 *
 * @typedef {object} Within
 * @property {number} value
 * @property {number} low
 * @property {number} high
 *
 * @typedef {object} ComboWorth
 * @property {number} picked
 * @property {Within} coins  until the end of the game, active and in decline
 * @property {Within} lift  win rate relative to the mean pick
 * @property {string} [race]
 * @property {string} [power]
 *
 * @typedef {object} ComboWorths
 * @property {string} map
 * @property {string} stage
 * @property {number} games
 * @property {string} made_on
 * @property {string[]} bots
 * @property {ComboWorth[]} worths
 *
 * @typedef {object} Question
 * @property {string} action
 *
 * @typedef {object} Why
 * @property {boolean} legal
 * @property {string} [code]
 * @property {string} [sentence]
 * @property {Record<string, any>} [facts]
 * @property {number} [price]
 * @property {Part[]} [parts]
 * @property {number} [hand]
 * @property {number} [missing]
 * @property {number} [odds]
 * @property {number} [income]
 *
 * @typedef {object} AdvisedMove
 * @property {string} action
 * @property {number} [price]  tokens; coins for a combo
 * @property {number} [odds]  of a final attempt
 * @property {number} [coins]  income if the turn ended right after it
 * @property {string} [race]  of a combo, or the race in decline that acts
 * @property {string} [power]
 *
 * @typedef {object} Hint
 * @property {string[]} actions
 * @property {string[]} sentences
 * @property {Record<string, any>} reasons
 * @property {Record<string, any>} nudge  where to look first: a kind and its facts
 * @property {AdvisedMove[]} moves  ``actions`` with price and income
 * @property {string} bot  whose plan it is
 *
 * @typedef {object} SentRecord
 * @property {string} record
 * @property {PackWish[]} [packs]
 *
 * @typedef {object} SeatChance
 * @property {number} win
 * @property {number} win_error
 * @property {number} coins
 * @property {number} coins_error
 *
 * @typedef {object} Chances
 * @property {number} playouts
 * @property {SeatChance[]} seats
 *
 * @typedef {object} Change
 * @property {number} win
 * @property {number} win_error
 * @property {number} coins
 * @property {number} coins_error
 * @property {number} lead
 * @property {number} lead_error
 *
 * @typedef {object} Better
 * @property {number} line
 * @property {string[]} actions
 * @property {Record<string, any>[]} steps
 * @property {Chances} chances
 *
 * @typedef {object} Luck
 * @property {number} line
 * @property {"die"|"reveal"} kind
 * @property {string} text
 * @property {Change[]} seats
 *
 * @typedef {object} TurnFacts
 * @property {number} number
 * @property {number} seat
 * @property {number} round
 * @property {number} first
 * @property {number} last
 * @property {string[]} actions
 * @property {Record<string, any>[]} steps
 * @property {Chances} after
 * @property {Change|null} cost
 * @property {"combo"|"declined"|"idle"|"placing"|"regions"|"waited"|null} kind
 * @property {Better|null} better
 * @property {Change|null} decline
 * @property {Record<string, Change>} later
 * @property {Luck[]} luck
 * @property {number} playouts
 *
 * @typedef {object} Life
 * @property {number} seat
 * @property {string} race
 * @property {string} power
 * @property {number} picked
 * @property {number|null} declined
 * @property {number|null} best
 * @property {"early"|"good"|"late"} verdict
 * @property {Change} cost
 * @property {number[]} turns
 *
 * @typedef {object} Advice
 * @property {string} kind
 * @property {Record<string, any>} facts
 *
 * @typedef {object} SeatFacts
 * @property {number} seat
 * @property {number[]} costliest
 * @property {Change} cost
 * @property {Change} dice
 * @property {Change} draw
 * @property {Advice} advice
 *
 * @typedef {object} Analysis
 * @property {string} map
 * @property {string[]} names
 * @property {number} lines
 * @property {boolean} over
 * @property {number[]} coins
 * @property {number[]} winners
 * @property {string} bot
 * @property {number} playouts
 * @property {number} seed
 * @property {Chances} start
 * @property {TurnFacts[]} turns
 * @property {Life[]} lives
 * @property {SeatFacts[]} seats
 *
 * @typedef {object} AnalysisJob
 * @property {string} job
 * @property {"cancelled"|"done"|"failed"|"running"|"waiting"} state
 * @property {number} done
 * @property {number} pieces
 * @property {Analysis} [analysis]
 * @property {string[][]} [sentences]
 * @property {Analysis} [partial]
 *
 * @typedef {object} TomlFault
 * @property {number|null} line
 * @property {string} key
 * @property {string} message
 * @property {string} code  stable, as those of errors
 *
 * @typedef {object} PackList
 * @property {PackEntry[]} packs
 *
 * @typedef {object} SentPack
 * @property {string} toml
 * @property {string} [lang]
 *
 * @typedef {object} CheckedPack
 * @property {TomlFault[]} faults
 * @property {PackEntry|null} pack
 * @property {Record<string, any>|null} content  the file as JSON, if nothing is wrong
 * @property {TomlFault[]} warnings  of a pack that can be played
 *
 * @typedef {object} BoardWish
 * @property {number} seats
 * @property {number} [seed]
 * @property {number} [regions]
 *
 * @typedef {object} SentBoard
 * @property {string} toml
 * @property {string} [lang]
 *
 * @typedef {object} BoardDrawn
 * @property {string} id
 * @property {string} toml
 * @property {TomlFault[]} faults
 * @property {string} drawing
 * @property {BoardEntry|null} board
 * @property {Record<string, any>|null} content  the map as JSON, if it can be read
 *
 * @typedef {object} AskedBalance
 * @property {string} toml
 * @property {string} trait
 * @property {number} [games]
 *
 * @typedef {object} Estimate
 * @property {number} value
 * @property {number} low
 * @property {number} high
 *
 * @typedef {object} Partner
 * @property {string} id
 * @property {number} games
 * @property {Estimate} lead
 *
 * @typedef {object} Partners
 * @property {Partner[]} best
 * @property {Partner[]} worst
 *
 * @typedef {object} Figures
 * @property {string} id
 * @property {number} tokens
 * @property {number} games
 * @property {Estimate} coins
 * @property {Estimate} per_turn
 * @property {Estimate} lead
 * @property {Estimate} lift
 *
 * @typedef {object} TokenTrial
 * @property {number} tokens
 * @property {Estimate} lead
 *
 * @typedef {object} FairTokens
 * @property {number|null} tokens
 * @property {Estimate|null} exact
 * @property {TokenTrial[]} tried
 * @property {Estimate|null} whoever
 * @property {number[]} plausible
 *
 * @typedef {object} Balance
 * @property {string} trait
 * @property {"power"|"race"} kind
 * @property {number} tokens
 * @property {number} games
 * @property {Estimate} coins
 * @property {Estimate} per_turn
 * @property {Estimate} lead
 * @property {Estimate} lift
 * @property {"fair"|"strong"|"too_strong"|"too_weak"|"weak"} verdict
 * @property {Partners} partners
 * @property {Figures[]} official
 * @property {FairTokens} fair_tokens
 * @property {string} bots
 * @property {string[]} maps
 * @property {string[]} unseen
 *
 * @typedef {object} BalanceJob
 * @property {string} id
 * @property {"done"|"failed"|"running"|"waiting"} state
 * @property {number} done
 * @property {number} of
 * @property {Balance|null} balance
 *
 * @typedef {object} ListedPuzzle
 * @property {string} id
 * @property {"coins"|"decline"} kind
 * @property {"easy"|"hard"|"middle"} grade
 * @property {string} map
 * @property {string} race  of the seat to play
 * @property {string} power
 *
 * @typedef {object} PuzzleList
 * @property {string} today
 * @property {ListedPuzzle[]} puzzles
 *
 * @typedef {object} ShownPuzzle
 * @property {ListedPuzzle} about
 * @property {number} seat  to play
 * @property {Position} position
 *
 * @typedef {object} PuzzleTry
 * @property {string} name
 *
 * @typedef {object} PuzzleSolution
 * @property {string[]} actions
 * @property {number} best
 * @property {number} runner_up
 * @property {string} record  the solution as a game file
 *
 * @typedef {object} TransferWish
 * @property {string} name
 * @property {string} [label]
 *
 * @typedef {object} TransferCode
 * @property {string} code
 * @property {number} expires  seconds since the epoch
 *
 * @typedef {object} TransferUse
 * @property {string} code
 * @property {string} [label]
 *
 * @typedef {object} MyDevice
 * @property {string} id
 * @property {string} label
 * @property {number} added
 * @property {number} seen
 * @property {boolean} [current]  the device that asks
 * @property {""|"code"|"passkey"|"recovery"} [how]  it came to the player
 *
 * @typedef {object} MyPasskey
 * @property {string} id
 * @property {string} label  the device at which it was added
 * @property {number} added
 * @property {number} used
 * @property {boolean} [refused]  a copy was noticed: it opens nothing any more
 *
 * @typedef {object} MyBan
 * @property {number} hours
 * @property {string} reason
 *
 * @typedef {object} Me
 * @property {boolean} [person]
 * @property {string} [name]
 * @property {MyDevice[]} [devices]
 * @property {MyPasskey[]} [passkeys]
 * @property {number} [recovery_codes]  that are left
 * @property {MyBan} [ban]
 *
 * @typedef {object} Rename
 * @property {string} name
 *
 * @typedef {object} OwnSeats
 * @property {string} game
 * @property {number} seat
 * @property {string} token
 * @property {Record<string, string>} [others]  by seat
 *
 * @typedef {object} MySeat
 * @property {string} game
 * @property {number} seat
 * @property {[number, string][]} names
 * @property {[number, string][]} chat
 *
 * @typedef {object} MyData
 * @property {string} person  the id; empty without one
 * @property {string} name
 * @property {MyDevice[]} devices
 * @property {string[]} hosted  tables that the player created
 * @property {MySeat[]} seats
 * @property {Record<string, Record<string, any>[]>} more  rows of further tables
 *
 * @typedef {object} NewSubscription
 * @property {string} endpoint
 * @property {string} p256dh
 * @property {string} auth
 * @property {string} [lang]  of the texts
 *
 * @typedef {object} PushState
 * @property {string} key
 * @property {string} [id]
 *
 * @typedef {object} PasskeyWish
 * @property {string} name
 *
 * @typedef {object} PasskeyOptions
 * @property {string} challenge
 * @property {string} rp_id
 * @property {string} rp_name
 * @property {string} user  the handle that the authenticator stores
 * @property {string} name  shown by the authenticator
 * @property {number[]} algorithms  COSE, the best first
 * @property {string[]} known  credential ids of the player's other passkeys
 * @property {number} milliseconds  until the challenge expires
 *
 * @typedef {object} NewPasskey
 * @property {string} id
 * @property {string} client_data
 * @property {string} attestation
 * @property {string} name
 * @property {string} [label]
 *
 * @typedef {object} SignInOptions
 * @property {string} challenge
 * @property {string} rp_id
 * @property {number} milliseconds  until the challenge expires
 *
 * @typedef {object} SignIn
 * @property {string} id
 * @property {string} client_data
 * @property {string} authenticator_data
 * @property {string} signature
 * @property {string} [user]
 * @property {string} [label]
 *
 * @typedef {object} RecoveryWish
 * @property {string} name
 *
 * @typedef {object} RecoveryCodes
 * @property {string[]} codes
 *
 * @typedef {object} RecoveryUse
 * @property {string} code
 * @property {string} [label]
 *
 * @typedef {object} SeatOutcome
 * @property {string} name
 * @property {number} place  from 1; ties share a place
 * @property {number} coins
 * @property {string} [bot]  empty for people
 * @property {boolean} [gave_up]
 * @property {string[]} [races]
 * @property {string[]} [powers]
 * @property {number[]} [declines]  rounds
 * @property {number} [rolls]  of the die
 * @property {number} [luck]  pips beyond the mean of these rolls
 * @property {number} [seconds]  of thinking
 * @property {number} [rating]  after a rated game
 * @property {number} [change]  by that game
 *
 * @typedef {object} PlayedGame
 * @property {string} game
 * @property {number} ended
 * @property {string} map
 * @property {number} rounds
 * @property {number} you  your seat
 * @property {SeatOutcome[]} seats
 * @property {boolean} [rated]
 *
 * @typedef {object} GameCount
 * @property {string} id
 * @property {number} games
 * @property {number} won
 *
 * @typedef {object} Statistics
 * @property {number} games
 * @property {number} won
 * @property {number} best  coins
 * @property {number} coins  on average
 * @property {number} seconds  of thinking, on average
 * @property {number} rolls  of the die, in all games
 * @property {number} luck  pips beyond the mean of these rolls
 * @property {GameCount[]} races
 * @property {GameCount[]} powers
 * @property {GameCount[]} seats
 * @property {GameCount[]} declines  by the round of a decline
 * @property {GameCount[]} bots  won: placed better than the bot
 *
 * @typedef {object} Rating
 * @property {string} pool
 * @property {number} rating
 * @property {number} margin
 * @property {number} games
 * @property {boolean} [provisional]  too few games, or the margin is still wide: not listed
 *
 * @typedef {object} RatingPoint
 * @property {string} pool
 * @property {number} ended
 * @property {number} rating
 *
 * @typedef {object} MyRatings
 * @property {Rating[]} ratings
 * @property {RatingPoint[]} points
 *
 * @typedef {object} Leader
 * @property {number} place
 * @property {string} person
 * @property {string} name
 * @property {number} rating
 * @property {number} margin
 * @property {number} games
 *
 * @typedef {object} BotRating
 * @property {string} bot
 * @property {number} rating
 *
 * @typedef {object} Leaderboard
 * @property {string} pool
 * @property {Leader[]} players
 * @property {BotRating[]} bots
 *
 * @typedef {object} MyResults
 * @property {PlayedGame[]} results
 * @property {string} [next]  the cursor of the next page
 * @property {Statistics} [statistics]  of all games that match; on the first page
 * @property {Rating[]} [ratings]
 * @property {string} [person]  the id of the profile
 * @property {string} [name]  that the profile shows
 * @property {boolean} [public]  others may see the profile
 *
 * @typedef {object} ProfileWish
 * @property {boolean} public
 * @property {string} [name]
 *
 * @typedef {object} Profile
 * @property {string} id
 * @property {string} name
 * @property {boolean} [public]
 * @property {Statistics} [statistics]
 * @property {Rating[]} [ratings]
 *
 * @typedef {object} TournamentRules
 * @property {"knock_out"|"round_robin"|"swiss"} [format]
 * @property {number} [seats]  of a table
 * @property {number} [rounds]  0: as many as the format needs
 * @property {string} [map]  empty: the board for the players of a table
 * @property {Clock} [clock]
 * @property {number} [starts]  null: when the organiser starts
 * @property {number} [fewest]  entrants, bots included
 * @property {number} [most]
 * @property {string[]} [bots]  entrants
 * @property {string} [fill]  the bot at seats that are left; empty: none
 * @property {number} [advance]  players of a knock-out table who go on
 *
 * @typedef {object} NewTournament
 * @property {string} name
 * @property {string} organiser
 * @property {TournamentRules} rules
 * @property {string} [request]
 *
 * @typedef {object} JoinTournament
 * @property {string} name
 *
 * @typedef {object} LeaveTournament
 * @property {number} [entrant]
 *
 * @typedef {object} SetPresence
 * @property {boolean} present
 * @property {number} [entrant]
 *
 * @typedef {object} StartTournament
 * @property {number[]} [seeds]
 *
 * @typedef {object} ListedTournament
 * @property {string} id
 * @property {string} name
 * @property {string} organiser
 * @property {TournamentRules} rules
 * @property {"cancelled"|"finished"|"open"|"running"} status
 * @property {number} entrants
 * @property {number} [round]  the current one; 0 before the start
 * @property {number} [rounds]  0: not known before the start
 * @property {number} [opened]
 * @property {boolean} [entered]  the player who asks takes part
 *
 * @typedef {object} TournamentList
 * @property {ListedTournament[]} tournaments
 * @property {"host"|"players"} may_open
 * @property {number} now
 *
 * @typedef {object} ShownEntrant
 * @property {number} number
 * @property {string} name  empty if the player deleted it
 * @property {string} [bot]
 * @property {string} [character]  of a bot: the id of its name and portrait
 * @property {number} [seed]  from 1; 0 before the start
 * @property {boolean} [absent]
 * @property {boolean} [withdrawn]
 *
 * @typedef {object} ShownSeat
 * @property {number} entrant
 * @property {number} [place]  from 1; 0 before the end
 * @property {number} [coins]
 * @property {number} [points]
 * @property {boolean} [gave_up]
 *
 * @typedef {object} ShownTable
 * @property {string} game
 * @property {ShownSeat[]} seats
 * @property {boolean} [over]
 *
 * @typedef {object} ShownRound
 * @property {number} number
 * @property {string} seed
 * @property {ShownTable[]} tables
 * @property {number[]} [byes]
 * @property {number[]} [absent]
 *
 * @typedef {object} Standing
 * @property {number} place
 * @property {number} entrant
 * @property {number} points
 * @property {number} [opponents]  mean points of the opponents
 * @property {number} [coins]  share of the coins of the tables; 1 is an equal share
 * @property {number} [wins]
 * @property {number} [played]
 * @property {number} [byes]
 * @property {number} [reached]  knock-out: the last round; one more for the winner
 * @property {boolean} [out]  knock-out: plays no more
 *
 * @typedef {object} TournamentView
 * @property {string} id
 * @property {number} seq
 * @property {string} name
 * @property {string} organiser
 * @property {TournamentRules} rules
 * @property {"cancelled"|"finished"|"open"|"running"} status
 * @property {number} opened
 * @property {number} now
 * @property {ShownEntrant[]} entrants
 * @property {ShownRound[]} rounds
 * @property {Standing[]} standings
 * @property {number} [planned]  rounds; 0: not known before the start
 * @property {string} [seed]
 * @property {"host"|"never_started"|"organiser"|"too_few"} [reason]  why it was cancelled
 * @property {number} [you]  the player's entrant
 * @property {boolean} [organises]  the player may start and cancel
 * @property {string} [table]  the player's table that is not over
 *
 * @typedef {object} ResultRow
 * @property {number} round
 * @property {string} game
 * @property {number} seat
 * @property {number} entrant
 * @property {string} name
 * @property {string} bot
 * @property {number} place
 * @property {number} coins
 * @property {number} points
 * @property {boolean} gave_up
 *
 * @typedef {object} TournamentResults
 * @property {string} tournament
 * @property {ResultRow[]} results
 * @property {Standing[]} standings
 *
 * @typedef {object} BlockWish
 * @property {number} seat
 *
 * @typedef {object} BlockedSeats
 * @property {number[]} seats
 *
 * @typedef {object} BlockedPlayer
 * @property {string} id
 * @property {string} name
 * @property {number} at
 *
 * @typedef {object} BlockedPlayers
 * @property {BlockedPlayer[]} players
 *
 * @typedef {object} NewReport
 * @property {number} seat
 * @property {"cheating"|"insults"|"name"|"other"|"spam"|"stalling"} reason
 * @property {string} [words]
 * @property {string} [request]  the same request is stored once
 *
 * @typedef {object} Reported
 * @property {number} messages
 *
 * @typedef {object} ExcerptLine
 * @property {number} seat
 * @property {string} name
 * @property {string} text
 * @property {number} at
 *
 * @typedef {object} Report
 * @property {string} id
 * @property {string} game
 * @property {number} seat
 * @property {string} name
 * @property {string} player
 * @property {string} reporter
 * @property {string} reporter_player
 * @property {string} reason
 * @property {string} words
 * @property {ExcerptLine[]} excerpt
 * @property {number} at
 * @property {string} state  "open", "dismissed", "muted" or "banned"
 *
 * @typedef {object} ReportList
 * @property {Report[]} reports
 * @property {number|null} before
 *
 * @typedef {object} SettleReport
 * @property {"ban"|"dismiss"|"mute"} action
 * @property {number} [hours]
 * @property {string} [reason]
 * @property {"bot"|"concede"} [seats]  of a banned player at running games
 *
 * @typedef {object} SetBan
 * @property {"address"|"device"|"person"|"seat"} subject
 * @property {string} name
 * @property {string} reason
 * @property {"ban"|"mute"} [kind]
 * @property {number} [hours]
 * @property {"bot"|"concede"} [seats]
 *
 * @typedef {object} Ban
 * @property {string} subject
 * @property {string} name
 * @property {string} kind
 * @property {number|null} until
 * @property {string} reason
 * @property {number} at
 *
 * @typedef {object} BanList
 * @property {Ban[]} bans
 *
 * @typedef {object} AuditEntry
 * @property {number} at
 * @property {string} who  "key" (command line, API), "page" or "server"
 * @property {string} what
 * @property {string} about
 * @property {string} why
 *
 * @typedef {object} AuditLog
 * @property {AuditEntry[]} entries
 * @property {number|null} before
 *
 * @typedef {object} AdminGame
 * @property {ListedTable} table
 * @property {boolean} public
 * @property {string} creator
 *
 * @typedef {object} AdminGames
 * @property {AdminGame[]} games
 * @property {number|null} before
 *
 * @typedef {object} CloseGame
 * @property {string} [reason]
 *
 * @typedef {object} SetQuota
 * @property {"address"|"device"} kind
 * @property {string} name
 * @property {number} [factor]
 * @property {number} [hours]
 * @property {string} [note]
 *
 * @typedef {object} Quota
 * @property {string} kind
 * @property {string} name
 * @property {number} factor
 * @property {number|null} until
 * @property {string} note
 *
 * @typedef {object} BusyAddress
 * @property {string} address
 * @property {number} left
 * @property {number} connections
 *
 * @typedef {object} QuotaList
 * @property {Quota[]} quotas
 * @property {BusyAddress[]} busiest
 *
 * @typedef {object} QueuedJob
 * @property {string} kind
 * @property {string} id
 * @property {string} state
 * @property {number} done
 * @property {number} steps
 *
 * @typedef {object} QueuedTasks
 * @property {number} running
 * @property {number} waiting
 *
 * @typedef {object} ProcessState
 * @property {boolean} draining
 * @property {number} tables_in_memory
 * @property {number} live_tables
 * @property {number} live_connections
 * @property {number} bot_tables  tables at which a bot of this process acts now
 * @property {QueuedJob[]} jobs
 * @property {Record<string, QueuedTasks>} tasks  of the worker processes, by purpose
 *
 * @typedef {object} StartDrain
 * @property {number} [seconds]
 *
 * @typedef {object} HostKey
 * @property {string} key
 *
 * @typedef {object} HostSession
 * @property {number} seconds
 *
 * @typedef {object} Retention
 * @property {number|null} games
 * @property {number|null} unstarted_games
 * @property {number} reports
 * @property {number} audit
 * @property {Record<string, number>} stored
 *
 * @typedef {object} BackupFile
 * @property {string} name
 * @property {number} bytes
 * @property {number} at
 *
 * @typedef {object} Backups
 * @property {boolean} on
 * @property {boolean} running  a copy is being made by this process
 * @property {string} fault  why the last one failed
 * @property {BackupFile[]} files
 *
 * @typedef {object} OptionEntry
 * @property {string} id
 * @property {boolean} default
 *
 * @typedef {object} EditionEntry
 * @property {string} lang
 * @property {Record<string, boolean>} options
 *
 * @typedef {object} BotEntry
 * @property {string} id
 * @property {string} level
 *
 * @typedef {object} Catalogue
 * @property {string} version
 * @property {BoardEntry[]} boards
 * @property {TraitEntry[]} races
 * @property {TraitEntry[]} powers
 * @property {OptionEntry[]} options
 * @property {EditionEntry[]} editions
 * @property {BotEntry[]} bots
 * @property {string[]} languages
 * @property {string[]} club  what the host offers beside tables: "seeks"
 *
 * @typedef {object} Error
 * @property {string} code
 * @property {string} message
 * @property {Record<string, any>} [facts]
 * @property {number} [place]  which of several actions was refused
 * @property {string[]} [legal]
 *
 * @typedef {object} ErrorBody
 * @property {Error} error
 *
 * @typedef {object} Hello
 * @property {"hello"} type
 * @property {string} [token]
 * @property {number} [seen]
 *
 * @typedef {object} Act
 * @property {"act"} type
 * @property {string[]} actions
 * @property {number} after
 * @property {string} request
 * @property {"brief"|"view"} [reply]  "brief": the changed frame has the view
 *
 * @typedef {object} Chat
 * @property {"chat"} type
 * @property {string} text
 * @property {string} [request]
 *
 * @typedef {object} Mute
 * @property {"mute"} type
 * @property {number} seat
 * @property {boolean} [muted]
 * @property {string} [request]
 *
 * @typedef {object} Ping
 * @property {"ping"} type
 *
 * @typedef {object} Pong
 * @property {"pong"} type
 *
 * @typedef {object} Welcome
 * @property {"welcome"} type
 * @property {number} seq
 * @property {number|null} you
 * @property {GameView} view
 * @property {LogLine[]} missed
 *
 * @typedef {object} ChangedFrame
 * @property {"changed"} type
 * @property {number} seq
 * @property {LogLine[]} lines
 * @property {GameView} view
 *
 * @typedef {object} Present
 * @property {"present"} type
 * @property {number[]} seats
 * @property {number} watchers
 *
 * @typedef {object} Done
 * @property {"done"} type
 * @property {string} request
 * @property {number} seq
 * @property {EventView[]} [events]
 * @property {GameView} [view]
 *
 * @typedef {object} RefusedFrame
 * @property {"refused"} type
 * @property {string|null} request
 * @property {Error} error
 *
 * @typedef {Hello|Act|Chat|Mute|Ping|Pong} FromClient
 * @typedef {Welcome|ChangedFrame|Present|Done|RefusedFrame|Ping|Pong} FromServer
 */
export {};
