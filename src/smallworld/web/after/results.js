/** Store one result per finished game on this device. */
import { writeStored, readStored } from "../device/device.js";

/** @typedef {import("../net/protocol.js").GameView} GameView */
/** @typedef {object} Result
 * @property {string} game
 * @property {number} at  milliseconds since the epoch
 * @property {string} map
 * @property {string[]} names
 * @property {number[]} coins
 * @property {number|null} you
 * @property {boolean} won
 * @property {number} rounds
 * @property {{ race: string, power: string }[]} [combos]  those the player picked
 * @property {(string|null)[]} [bots]  by seat; `null` for people
 */

const RESULTS = "smallworld.results";
const MOST = 500;

/** Is the result of this game stored? @param {string} game */
export function isStored(game) {
  return kept().some((result) => result.game === game);
}

/** Store a finished game once. @param {GameView} view @param {number[]} coins
 * @param {number} at milliseconds since the epoch @param {{ race: string, power: string }[]} [combos] of the player
 * @returns {boolean} whether it is new */
export function writeResult(view, coins, at, combos) {
  const result = resultOf(view, coins, at, combos);
  if (!result || isStored(view.game)) return false;
  writeStored(RESULTS, [...kept(), result].slice(-MOST));
  return true;
}

/** @param {GameView} view @param {number[]} coins @param {number} at @param {{ race: string, power: string }[]} [combos]
 * @returns {Result|null} */
export function resultOf(view, coins, at, combos = []) {
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
    combos,
    bots: seats.map(({ sitting }) => (sitting.who === "bot" ? (sitting.bot ?? null) : null)),
  };
}

/** @returns {Result[]} */
function kept() {
  const found = readStored(RESULTS, /** @type {Result[]} */ ([]));
  return Array.isArray(found) ? found : [];
}
