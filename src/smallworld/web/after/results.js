/** Store one result per finished game on this device. */
import { writeStored, readStored } from "../device/device.js";

/** @typedef {import("../net/protocol.js").GameView} GameView */
/** @typedef {{ game: string, at: number, map: string, names: string[], coins: number[],
 *   you: number|null, won: boolean, rounds: number }} Result */

const RESULTS = "smallworld.results";
const MOST = 500;

/** Is the result of this game stored? @param {string} game */
export function isStored(game) {
  return kept().some((result) => result.game === game);
}

/** Store a finished game once. @param {GameView} view @param {number[]} coins
 * @param {number} at milliseconds since the epoch @returns {boolean} whether it is new */
export function writeResult(view, coins, at) {
  const result = resultOf(view, coins, at);
  if (!result || isStored(view.game)) return false;
  writeStored(RESULTS, [...kept(), result].slice(-MOST));
  return true;
}

/** @param {GameView} view @param {number[]} coins @param {number} at @returns {Result|null} */
export function resultOf(view, coins, at) {
  const { game, you, position, winners = [], over, seats } = view;
  if (you === null || !(over || winners.length)) return null;
  const conceded = Boolean(seats[you]?.sitting.conceded);
  return {
    game,
    at,
    map: position.map,
    names: position.seats.map(({ name }) => name ?? ""),
    coins,
    you,
    won: winners.includes(you) && !conceded,
    rounds: position.round ?? 1,
  };
}

/** @returns {Result[]} */
function kept() {
  const found = readStored(RESULTS, /** @type {Result[]} */ ([]));
  return Array.isArray(found) ? found : [];
}
