/** Read positions of each table's log and chat, and muted seats, stored in the browser. */
import { writeStored, readStored } from "./device.js";

/** @typedef {object} LogMemory
 * @property {number} [told]  the last log line whose board was shown
 * @property {number} [chat]  the last chat message read
 * @property {number[]} [hidden]  seats muted on this device
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
