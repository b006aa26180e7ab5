/** What a board needs from the screen that shows it: the position to draw, and what a click means.
 *
 * The board reads these signals and calls `choose`. A table's `state/store.js` and a replay are a
 * `BoardStore`; a table's `turn/mode-store.js` is a `Hand`.
 *
 * @template T @typedef {import("@preact/signals").ReadonlySignal<T>} Reading
 */
/** @typedef {import("../../net/protocol.js").GameView} GameView */
/** @typedef {object} Step  what happened between two views; a new object each time
 * @property {import("../../net/protocol.js").EventView[]} events
 */
/** @typedef {{ sentence: string, region: number|null, code?: string }} Problem */
/** @typedef {object} BoardStore
 * @property {Reading<GameView|null>} shown  the view to draw
 * @property {Reading<Step|null>} step  what led to it, for animations
 * @property {Reading<GameView|null>} playbackView  an intermediate view during playback
 * @property {Reading<GameView|null>} moment  an earlier view opened from the log
 * @property {{ busy: Reading<boolean>, skip: () => void }} playback  the playback, to end it
 * @property {Reading<import("../../net/catalogue.js").Shapes|null>} shapes
 * @property {Reading<import("../../i18n/names.js").Names>} names
 * @property {Reading<number|null>} me  the player's own seat
 * @property {Reading<number[]>} lit  regions to highlight
 * @property {import("@preact/signals").Signal<Problem|null>} problem  a refusal to show at its region
 * @property {Reading<number|null>} [sought]  a region to bring into sight
 * @property {Reading<Record<string, any>|null>} [sketch]  what is drawn over the board: a plan
 * @property {Reading<Changes|null>} [changes]  what others did since the player's last action
 */
/** @typedef {"taken"|"lost"|"left"|"declined"|"moved"} MarkKind  `lost`: taken from the player; `left`: nobody
 *   holds it any more; `moved`: the same race with other tokens or pieces
 * @typedef {{ kind: MarkKind, more: number }} Mark  `more`: how many more stand there, if they `moved`
 * @typedef {{ marks: Map<number, Mark>, replay: () => void }} Changes
 */
/** @typedef {"conquer"|"die"|"dragon"|"sorcery"|"abandon"|"deploy"|"withdraw"|"place"|"look"} TargetKind
 *   `conquer` is affordable, `die` needs the final die (`missing` and `odds` say how much), `place`
 *   puts a piece (fortress, camp, hero) there, `look` only explains and is not highlighted
 *
 * @typedef {object} Target
 * @property {number} region
 * @property {TargetKind} kind
 * @property {string} action  what is sent when it is chosen; empty if it is only drafted
 * @property {number} [price]
 * @property {import("../../net/protocol.js").Part[]} [parts]
 * @property {number} [missing]  what the die must show at least
 * @property {number} [odds]  from 0 to 1
 * @property {number} [earns]  change of the income if the turn ended right after it
 * @property {number} [count]  tokens or pieces drafted there
 * @property {number} [threat]  the cheapest price for another seat
 *
 * @typedef {"act"|"less"|"look"} How  `act`: click, tap or Enter on a target; `less`: shift-click, right
 *   click, Delete or Shift+Enter, and long-press where something is drafted; `look`: click, tap or
 *   Enter on a region that is no target, so that the table explains why not. Hover and focus call nothing
 *
 * @typedef {object} Hand
 * @property {import("@preact/signals").ReadonlySignal<Map<number, Target>>} targets  by region
 * @property {import("@preact/signals").ReadonlySignal<Map<number, number>>} drafts
 *   tokens to show on top of (or, below zero, less than) those that stand there
 * @property {(region: number, how: How) => void} choose
 * @property {Reading<boolean>} [overview]  what is decided concerns all of the board: show it whole
 */
export {};
