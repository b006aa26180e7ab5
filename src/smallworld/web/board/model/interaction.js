/** What the board and the table agree on: the board shows, the table knows what a touch means.
 *
 * The board only reads these signals and calls `choose`; `table/choosing.js` makes them.
 *
 * @typedef {"conquer"|"die"|"dragon"|"sorcery"|"abandon"|"deploy"|"withdraw"|"place"|"look"} TargetKind
 *   `conquer` is affordable, `die` needs the final die (`missing` and `odds` say how much), `place`
 *   puts a piece (fortress, camp, hero) there, `look` only tells more and never glows
 *
 * @typedef {object} Target
 * @property {number} region
 * @property {TargetKind} kind
 * @property {string} action  what is sent when it is chosen; empty if it is only drafted
 * @property {number} [price]
 * @property {import("../../net/protocol.js").Part[]} [parts]
 * @property {number} [missing]  what the die must show at least
 * @property {number} [odds]  from 0 to 1
 * @property {number} [earns]  coins more (or less) if the turn ended right after it
 * @property {number} [count]  tokens or pieces drafted there by now
 * @property {number} [threat]  the cheapest price for another seat
 *
 * @typedef {"act"|"less"|"look"} How  `act`: click, tap or Enter on a target; `less`: shift-click, right
 *   click, Delete or Shift+Enter, and long-press where something is drafted; `look`: click, tap or
 *   Enter on a region that is no target, so that the table says why not. Hover and focus call nothing
 *
 * @typedef {object} Hand
 * @property {import("@preact/signals").ReadonlySignal<Map<number, Target>>} targets  by region
 * @property {import("@preact/signals").ReadonlySignal<Map<number, number>>} drafts
 *   tokens to show on top of (or, below zero, less than) those that stand there
 * @property {(region: number, how: How) => void} choose
 */
export {};
