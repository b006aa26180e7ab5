/** Types of the analysis messages; docs/analysis.md explains their fields.
 *
 * @typedef {{ kind: string } & Record<string, any>} Said  a remark or a step: its kind beside its facts
 * @typedef {{ win: number, win_error: number, coins: number, coins_error: number }} SeatChance
 * @typedef {{ playouts: number, seats: SeatChance[] }} Chances
 * @typedef {{ win: number, win_error: number, coins: number, lead: number }} Change
 * @typedef {{ line: number, kind: "die"|"reveal", text: string, seats: Change[] }} Luck
 * @typedef {{ line: number, actions: string[], steps: Said[], chances: Chances }} Better
 * @typedef {object} TurnFacts
 * @property {number} number
 * @property {number} seat
 * @property {number} round
 * @property {number} first
 * @property {number} last
 * @property {string[]} actions
 * @property {Said[]} steps
 * @property {Chances} after
 * @property {Change|null} [cost]
 * @property {string|null} [kind]
 * @property {Better|null} [better]
 * @property {Luck[]} [luck]
 *
 * @typedef {{ seat: number, race: string, power: string, picked: number, declined: number|null,
 *   best: number|null, verdict: "good"|"early"|"late", cost: Change }} Life
 * @typedef {{ kind: string, facts: Record<string, any> }} Advice
 * @typedef {{ seat: number, costliest: number[], cost: Change, dice: Change, draw: Change,
 *   advice: Advice }} SeatFacts
 * @typedef {{ map: string, names: string[], over: boolean, playouts: number, start: Chances,
 *   turns: TurnFacts[], lives: Life[], seats: SeatFacts[] }} Analysis
 * @typedef {{ job: string, state: "waiting"|"running"|"done"|"failed"|"cancelled", done: number,
 *   pieces: number, analysis?: Analysis }} Job
 */
export {};
