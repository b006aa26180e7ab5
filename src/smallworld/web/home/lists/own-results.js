/** The stored results of this device, and their totals. */
import { readStored } from "../../device/device.js";

/** @typedef {import("../../after/results.js").Result} Result */

export const RESULTS = "smallworld.results";

/** @returns {Result[]} the newest first */
export function ownResults() {
  /** @type {Result[]} */
  const kept = readStored(RESULTS, []);
  const all = Array.isArray(kept) ? kept.filter(isResult) : [];
  return all.sort((a, b) => b.at - a.at);
}

/** Check stored results: an older or newer version of the page may have written them.
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

/** Seats by coins, most first. @param {Result} result */
export function ranking({ names, coins }) {
  const seats = names.map((name, seat) => ({ name, seat, coins: coins[seat] ?? 0 }));
  return seats.sort((a, b) => b.coins - a.coins || a.seat - b.seat);
}
