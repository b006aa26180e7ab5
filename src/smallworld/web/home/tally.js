/** Own results on this device, and what they come to. */
import { remembered } from "../device/device.js";

/** @typedef {{ game: string, at: number, map: string, names: string[], coins: number[],
 *   you: number|null, won: boolean, rounds: number }} Result */

export const RESULTS = "smallworld.results";

/** @returns {Result[]} the newest first */
export function ownResults() {
  /** @type {Result[]} */
  const kept = remembered(RESULTS, []);
  const all = Array.isArray(kept) ? kept.filter(isResult) : [];
  return all.sort((a, b) => b.at - a.at);
}

/** Others write these; a page that is older or newer may have written something else.
 * @param {any} entry */
function isResult(entry) {
  return Array.isArray(entry?.names) && Array.isArray(entry?.coins) && typeof entry?.at === "number";
}

/** @param {Result[]} results */
export function tally(results) {
  const played = results.filter(({ you, coins }) => you !== null && coins[you] !== undefined);
  const coins = played.map(({ you, coins }) => coins[/** @type {number} */ (you)]);
  return {
    games: results.length,
    won: results.filter(({ won }) => won).length,
    best: coins.length ? Math.max(...coins) : 0,
    average: coins.length ? Math.round(coins.reduce((sum, one) => sum + one, 0) / coins.length) : 0,
  };
}

/** Seats from the richest to the poorest. @param {Result} result */
export function ranking({ names, coins }) {
  const seats = names.map((name, seat) => ({ name, seat, coins: coins[seat] ?? 0 }));
  return seats.sort((a, b) => b.coins - a.coins || a.seat - b.seat);
}
