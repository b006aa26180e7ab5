/** Seats of the player that were taken at another device. */
import { ownSeats } from "../net/api.js";
import { keepKeys, readStored, writeStored } from "./device.js";

const PERSON = "smallworld.person";

/** Remember whether the player has further devices, so that tables are asked for own seats. @param {boolean} has */
export const rememberPerson = (has) => writeStored(PERSON, has);

/** @returns {boolean} */
export const hasPerson = () => readStored(PERSON, false);

/** Get and store tokens for the player's seats at a table; return `false` if there are none.
 * @param {string} game */
export async function takeOwnSeats(game) {
  const found = await ownSeats(game).catch(() => null); // a spectator, or no connection
  if (!found) return false;
  keepKeys(game, { seats: { [found.seat]: found.token, ...found.others } });
  return true;
}
