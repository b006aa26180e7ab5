/** Where the lines of the chart of coins run: pure sums. */

/** @typedef {import("./story.js").Story} Story */
/** @typedef {{ x: number, y: number }} Place */
/** @typedef {{ seat: number, points: Place[], label: Place & { coins: number } }} SeatLine */

export const FRAME = { width: 440, height: 300, left: 36, right: 152, top: 34, bottom: 32 };
const LABEL = 21; // how far apart the names at the ends must be
const STEPS = [5, 10, 20, 25, 50, 100, 200];
const MOST_LINES = 6;

/** @param {Story} story */
export function chartOf({ rounds, seats }) {
  const most = Math.max(1, ...seats.flatMap(({ coins }) => coins));
  const step = STEPS.find((one) => most / one <= MOST_LINES) ?? 500;
  const top = Math.ceil(most / step) * step;
  const x = (/** @type {number} */ place) =>
    scaled(place, Math.max(1, rounds.length - 1), FRAME.left, FRAME.width - FRAME.right);
  const y = (/** @type {number} */ coins) =>
    scaled(coins, top, FRAME.height - FRAME.bottom, FRAME.top);
  const ends = spread(seats.map(({ coins }) => y(coins[coins.length - 1])));
  const heights = Array.from({ length: top / step + 1 }, (_, place) => place * step);
  return {
    frame: FRAME,
    heights: heights.map((coins) => ({ coins, y: y(coins) })),
    rounds: rounds.map((round, place) => ({ round, x: x(place) })),
    seats: seats.map(({ coins }, seat) => ({
      seat,
      points: coins.map((count, place) => ({ x: x(place), y: y(count) })),
      label: { x: FRAME.width - FRAME.right + 18, y: ends[seat], coins: coins[coins.length - 1] },
    })),
  };
}

/** @param {number} value @param {number} most @param {number} from @param {number} to */
function scaled(value, most, from, to) {
  return Math.round(10 * (from + ((to - from) * value) / most)) / 10;
}

/** Heights of the names, moved apart so that each can be read, in the same order.
 * @param {number[]} heights @returns {number[]} */
export function spread(heights) {
  const order = heights.map((_, place) => place).sort((a, b) => heights[a] - heights[b] || a - b);
  const placed = [...heights];
  order.forEach((place, i) => {
    if (i) placed[place] = Math.max(placed[place], placed[order[i - 1]] + LABEL);
  });
  const over = placed[order[order.length - 1]] - (FRAME.height - FRAME.bottom + LABEL / 2);
  if (over > 0) pushUp(placed, order, over);
  return placed;
}

/** @param {number[]} placed @param {number[]} order @param {number} over */
function pushUp(placed, order, over) {
  let limit = placed[order[order.length - 1]] - over;
  for (const place of [...order].reverse()) {
    placed[place] = Math.min(placed[place], limit);
    limit = placed[place] - LABEL;
  }
}
