/** The messages of the server as types; `docs/server-api.md` and `docs/live.md` tell them.
 *
 * @typedef {[string, number]} Part  one part of a price or an income
 * @typedef {{ race: string, power: string, coins?: number }} Combo
 * @typedef {{ race: string, power?: string, hand?: number }} DeclinedRace
 * @typedef {object} PositionSeat
 * @property {string} name
 * @property {number} [coins]  missing where it is hidden from you
 * @property {string} [race]
 * @property {string} [power]
 * @property {number} [hand]
 * @property {DeclinedRace[]} [declined]
 * @property {number} [camps_in_hand]  see docs/position.md for all keys
 * @property {number} [camps_displaced]
 * @property {number} [heroes_in_hand]
 * @property {boolean} [dragon_in_hand]
 * @property {number} [aside]
 * @property {number} [waiting]
 * @property {number} [peace_with]
 *
 * @typedef {object} PositionRegion
 * @property {number} [seat]
 * @property {number} [tokens]
 * @property {string} [declined]  the declined race that stands there
 * @property {boolean} [tribe]
 * @property {number} [camps]
 * @property {boolean} [fortress]
 * @property {boolean} [lair]
 * @property {boolean} [hole]
 * @property {boolean} [hero]
 * @property {boolean} [dragon]
 *
 * @typedef {object} Position
 * @property {string} map
 * @property {string[]} [packs]  each `ID VERSION HASH`
 * @property {Record<string, boolean>} [options]
 * @property {number} [round]
 * @property {number} [turn]
 * @property {number} [to_act]
 * @property {"start"|"conquest"|"redeployment"|"after_scoring"|"refuge"|"over"} [phase]
 * @property {PositionSeat[]} seats
 * @property {Record<string, PositionRegion>} [regions]
 * @property {Combo[]} [column]
 * @property {Record<string, any>} [turn_so_far]
 *
 * @typedef {object} LegalAction
 * @property {string} action
 * @property {number} [price]
 * @property {Part[]} [parts]
 * @property {number} [missing]
 * @property {number} [odds]
 * @property {number} [most]  deployments: any number up to this
 * @property {number} [earns]  coins more (or less) if the turn ended right after it
 *
 * @typedef {{ name: string, who: "person"|"bot"|"open", bot?: string, conceded?: boolean,
 *   places_by_itself?: boolean }} Sitting
 * @typedef {{ move?: number, game?: number, runs?: boolean }} SeatClock
 * @typedef {{ sitting: Sitting, present?: boolean, clock?: SeatClock }} SeatView
 * @typedef {{ per_move?: number, per_game?: number }} Clock
 * @typedef {{ public?: boolean, watch?: boolean, chat?: boolean, hints?: boolean,
 *   practice?: boolean, absent?: "wait"|"bot"|"bot_for_good", clock?: Clock }} TableRules
 *
 * @typedef {object} GameView
 * @property {string} game
 * @property {number} seq
 * @property {number|null} you
 * @property {Position} position
 * @property {SeatView[]} seats
 * @property {TableRules} table
 * @property {number|null} to_act
 * @property {LegalAction[]} [legal]
 * @property {Part[]} [income]
 * @property {number[]} [prices]  coins that each combo of the column costs
 * @property {Record<string, number>} [threats]  own regions → the cheapest price for another seat
 * @property {boolean} [may_undo]
 * @property {boolean} [over]
 * @property {number[]} [winners]
 * @property {string} [closed]
 * @property {string} [rematch]
 * @property {string[]} [dealer]
 * @property {boolean} [host]  this device made the table: it may mute, and let bots play
 * @property {number} [now]
 *
 * @typedef {{ kind: string, facts: Record<string, any> }} EventView
 * @typedef {{ seq: number, kind: "say"|"undo"|"seat"|"chat"|"close"|"rematch",
 *   seat: number|null, text: string, at: number, events?: EventView[] }} LogLine
 * @typedef {{ seq: number, position: Position, to_act: number|null, income: Part[] }} Moment
 *
 * @typedef {{ me?: string, bot?: string, open?: boolean }} SeatWish
 * @typedef {object} NewTable
 * @property {SeatWish[]} seats
 * @property {string} [map]
 * @property {Record<string, boolean>} [options]
 * @property {TableRules} [table]
 * @property {Position} [position]
 * @property {string} [record]
 * @property {number} [line]
 * @property {string[]} [dealer]
 * @property {PackWish[]} [packs]
 * @property {string} [banners]  how their tiles are mixed
 *
 * @typedef {{ game: string, tokens: Record<string, string>, invites: Record<string, string>,
 *   watch: string }} Created
 * @typedef {{ game: string, seat: number, token: string }} Claimed
 * @typedef {{ action: string, price?: number, odds?: number, coins?: number, race?: string,
 *   power?: string }} AdvisedMove
 * @typedef {{ actions: string[], sentences: string[], reasons: Record<string, any>,
 *   nudge: Record<string, any>, moves: AdvisedMove[], bot: string }} Hint
 * @typedef {{ value: number, low: number, high: number }} Within
 * @typedef {{ race?: string, power?: string, picked: number, coins: Within, lift: Within }} ComboWorth
 * @typedef {{ stage: string, games: number, worths: ComboWorth[] }} ComboWorths
 * @typedef {{ legal: boolean, code?: string, sentence?: string, facts?: Record<string, any>,
 *   price?: number, parts?: Part[], hand?: number, missing?: number, odds?: number,
 *   income?: number }} Why
 * @typedef {{ host?: string, hosts?: string[], key?: string }} Reminder
 * @typedef {{ game: string, map: string, seats: Sitting[], created: number, updated: number,
 *   seq: number, round?: number, to_act?: number, over?: boolean, closed?: string,
 *   packs?: string[] }} ListedTable  `packs`: their titles
 * @typedef {{ seat: number|null, text: string, events: EventView[] }} RecordLine
 * @typedef {{ map: string, names: string[], lines: RecordLine[], line: number,
 *   position: Position, over: boolean, winners: number[], moments: Moment[], box?: TableBox|null,
 *   drawing?: string }} Replayed  `drawing`: of a board that is not of the box
 *
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {{ id: string, numbers: Record<string, number> }} TraitEntry
 * @typedef {{ id: string, seats: number, rounds: number, regions: number }} BoardEntry
 *
 * @typedef {{ id: string } | { toml: string }} PackWish  one of the server's, or the text of one's own
 * @typedef {object} Card  a race or a power of a pack
 * @property {"race"|"power"} kind
 * @property {string} id
 * @property {number} tokens
 * @property {number} supply
 * @property {string} borrows  a race of the box, or nothing
 * @property {string} name
 * @property {string} rule
 * @property {string} emblem  SVG, or nothing
 * @property {Record<string, number>} numbers
 * @typedef {object} PackEntry
 * @property {string} id
 * @property {string} version
 * @property {string} hash
 * @property {string} label
 * @property {string} title
 * @property {string} about
 * @property {string} author
 * @property {string} licence
 * @property {Card[]} cards
 * @property {BoardEntry[]} boards
 * @property {string} [toml]
 * @typedef {{ packs: PackEntry[], banners: string, races: TraitEntry[], powers: TraitEntry[],
 *   messages: Messages, board: BoardEntry }} TableBox
 * @typedef {{ line: number|null, key: string, message: string }} Fault
 * @typedef {{ faults: Fault[], pack: PackEntry|null }} PackChecked
 * @typedef {{ id: string, toml: string, faults: Fault[], drawing: string, board: BoardEntry|null }} BoardDrawn
 *
 * @typedef {Record<string, { value: string, attributes?: Record<string, string> }>} Messages  Fluent messages
 *   of a pack, by id
 *
 * @typedef {object} Catalogue
 * @property {string} version
 * @property {BoardEntry[]} boards
 * @property {TraitEntry[]} races
 * @property {TraitEntry[]} powers
 * @property {{ id: string, default: boolean }[]} options
 * @property {{ lang: string, options: Record<string, boolean> }[]} editions  switches that play as printed
 * @property {{ id: string, level: string }[]} bots
 * @property {string[]} languages
 */
export {};
