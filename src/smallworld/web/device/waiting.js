/** The tables where it is the player's turn: for the title, the start page, and the way to the next one. */
import { signal } from "@preact/signals";
import { waitingTables } from "../net/api.js";
import { catalogue } from "../net/catalogue.js";
import { keys, readStored, writeStored } from "./device.js";
import { hasPerson } from "./own-seats.js";

/** @typedef {import("../net/protocol.js").WaitingTable} WaitingTable */

const ASK_EVERY = 30_000; // milliseconds
const SEEKING = "smallworld.seeking";

/** The tables that wait for the player, the most urgent first.
 * @type {import("@preact/signals").Signal<WaitingTable[]>} */
export const waiting = signal([]);

/** Remember that this device looked for a game: a table may begin while the page is closed. */
export const rememberSeeking = () => writeStored(SEEKING, true);

/** May the player have a seat that this device has no token for? */
export const mayOwnSeats = () => hasPerson() || readStored(SEEKING, false);

/** May the player have a seat somewhere? Nobody else's page asks. */
const mayHaveSeats = () => Object.keys(keys.peek()).length > 0 || mayOwnSeats();

/** Does the host offer more than single tables? Otherwise nobody is asked or shown anything. */
const isOffered = () => Boolean(catalogue.value?.club?.length);

/** Ask which tables wait. */
export async function askWaiting() {
  if (!isOffered() || !mayHaveSeats()) return;
  try {
    show(await waitingTables());
  } catch {
    // Without a connection the last answer stays.
  }
}

/** Ask now, and again while the page is visible. */
export function followWaiting() {
  askWaiting();
  const look = () => document.hidden || askWaiting();
  setInterval(look, ASK_EVERY);
  document.addEventListener("visibilitychange", look);
}

/** @param {WaitingTable[]} tables */
function show(tables) {
  waiting.value = tables;
  /** @type {any} */ (navigator).setAppBadge?.(tables.length)?.catch(() => {}); // installed pages only
}

/** Put the number of waiting tables in front of a title of the page. @param {string} title */
export const withCount = (title) => (waiting.value.length ? `(${waiting.value.length}) ${title}` : title);

/** The next table that waits, other than this one. @param {string} [game] */
export const nextTable = (game) => waiting.value.find((table) => table.game !== game);
