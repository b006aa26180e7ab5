/** What this device remembers of each table's log: how far it was read, and whom it does not hear. */
import { writeStored, readStored } from "./device.js";

/** @typedef {object} LogMemory
 * @property {number} [told]  the last number whose board was looked at
 * @property {number} [chat]  the last remark that was read
 * @property {number[]} [hidden]  seats whose remarks are not shown here
 * @property {number} [at]
 */

const SEEN = "smallworld.seen";
const MOST_GAMES = 100;

/** @param {string} game @returns {LogMemory} */
export function memoryOf(game) {
  return readStored(SEEN, /** @type {Record<string, LogMemory>} */ ({}))[game] ?? {};
}

/** @param {string} game @param {LogMemory} changed */
export function memorise(game, changed) {
  const all = readStored(SEEN, /** @type {Record<string, LogMemory>} */ ({}));
  all[game] = { ...all[game], ...changed, at: Date.now() };
  const newest = Object.entries(all).sort(([, a], [, b]) => (b.at ?? 0) - (a.at ?? 0));
  writeStored(SEEN, Object.fromEntries(newest.slice(0, MOST_GAMES)));
}
