/** Where the lines of the curve run: pure sums. */
import { FRAME, spread } from "../after/chart-lines.js";

/** @typedef {import("../net/protocol.js").Analysis} Analysis */
/** @typedef {{ x: number, y: number }} Place */
/** @typedef {{ seat: number, chances: number[], points: Place[], label: Place }} ChanceLine */

const HEIGHTS = [0, 25, 50, 75, 100];
const LUCKY = 0.005; // less is not seen

/** The chance of a seat before the first turn and after every one. @param {Analysis} analysis
 * @param {number} seat */
export function chancesOf({ start, turns }, seat) {
  return [start, ...turns.map(({ after }) => after)].map(({ seats }) => seats[seat].win);
}

/** The same without what the dice gave or took by then. @param {Analysis} analysis @param {number} seat */
export function fairChances(analysis, seat) {
  let luck = 0;
  const taken = analysis.turns.map(({ luck: words = [] }) => {
    for (const { kind, seats } of words) if (kind === "die") luck += seats[seat].win;
    return luck;
  });
  const chances = chancesOf(analysis, seat);
  const fair = chances.map((chance, place) => chance - (place ? taken[place - 1] : 0));
  return { fair: fair.map((chance) => Math.min(1, Math.max(0, chance))), isLucky: taken.some((sum) => Math.abs(sum) > LUCKY) };
}

/** @param {Analysis} analysis */
export function curveOf(analysis) {
  const { turns, seats } = analysis;
  const x = (/** @type {number} */ place) =>
    rounded(FRAME.left + ((FRAME.width - FRAME.right - FRAME.left) * place) / Math.max(1, turns.length));
  const y = (/** @type {number} */ chance) =>
    rounded(FRAME.height - FRAME.bottom - (FRAME.height - FRAME.bottom - FRAME.top) * chance);
  const lines = seats.map(({ seat }) => chancesOf(analysis, seat));
  const ends = spread(lines.map((chances) => y(chances[chances.length - 1])));
  const rounds = [...new Set(turns.map(({ round }) => round))];
  return {
    frame: FRAME,
    x,
    y,
    heights: HEIGHTS.map((percent) => ({ percent, y: y(percent / 100) })),
    rounds: rounds.map((round) => ({ round, x: x(turns.findIndex((turn) => turn.round === round) + 0.5) })),
    seats: lines.map((chances, seat) => ({
      seat,
      chances,
      points: placesOf(chances, x, y),
      label: { x: FRAME.width - FRAME.right + 18, y: ends[seat] },
    })),
  };
}

/** @param {number[]} chances @param {(place: number) => number} x @param {(chance: number) => number} y
 * @returns {Place[]} */
export function placesOf(chances, x, y) {
  return chances.map((chance, place) => ({ x: x(place), y: y(chance) }));
}

/** @param {number} length */
function rounded(length) {
  return Math.round(10 * length) / 10;
}
