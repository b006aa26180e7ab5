/** Where the marks of the chart of balance stand: pure sums. */

/** @typedef {import("./balance.js").Balance} Balance */
/** @typedef {import("./balance.js").Estimate} Estimate */
/** @typedef {{ id: string, tokens: number, isNew: boolean, y: number, x: number, low: number, high: number,
 *   lead: number }} Row */

export const FRAME = { width: 320, left: 112, right: 16, top: 34, row: 22, bottom: 8 };
const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_LINES = 4;

/** The new tile among the official ones, the best on top. @param {Balance} balance */
export function linesOf(balance) {
  const { trait, tokens, lead, official } = balance;
  const all = [...official.map((one) => ({ ...one, isNew: false })), { id: trait, tokens, lead, isNew: true }];
  all.sort((a, b) => b.lead.value - a.lead.value);
  const most = Math.max(1, ...all.flatMap((one) => reach(one.lead)));
  const step = STEPS.find((one) => (2 * most) / one <= MOST_LINES) ?? 100;
  const end = Math.ceil(most / step) * step;
  const x = (/** @type {number} */ coins) =>
    FRAME.left + ((Math.min(end, Math.max(-end, coins)) + end) / (2 * end)) * (FRAME.width - FRAME.left - FRAME.right);
  /** @type {Row[]} */
  const rows = all.map(({ id, tokens: count, lead: { value, low, high }, isNew }, place) => ({
    id,
    tokens: count,
    isNew,
    y: FRAME.top + (place + 0.5) * FRAME.row,
    x: x(value),
    low: x(low),
    high: x(high),
    lead: value,
  }));
  const ticks = Array.from({ length: (2 * end) / step + 1 }, (_, place) => place * step - end);
  const height = FRAME.top + rows.length * FRAME.row + FRAME.bottom;
  return { rows, height, ticks: ticks.map((coins) => ({ coins, x: x(coins) })) };
}

/** How far from the middle a mark goes; a few that are hardly known do not make the others small.
 * @param {Estimate} lead */
function reach({ value, low, high }) {
  return [Math.abs(value) * 1.15, Math.min(Math.abs(low), Math.abs(value) + 4), Math.min(Math.abs(high), Math.abs(value) + 4)];
}
