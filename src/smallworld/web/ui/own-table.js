/** Open a table at which the player has a seat, perhaps one that was taken elsewhere. */
import { readKeys } from "../device/device.js";
import { takeOwnSeats } from "../device/own-seats.js";
import { go } from "./router.js";

/** Get the tokens of the own seats if they are missing, then show the table. New tokens would end the
 * connections of other tabs. @param {string} game */
export async function openOwnTable(game) {
  if (!Object.keys(readKeys(game)?.seats ?? {}).length) await takeOwnSeats(game);
  go(`/table/${game}`);
}
