/** My tables in order: waiting for me first, finished last. */

/** @typedef {import("../../net/protocol.js").ListedTable} ListedTable */
/** @typedef {import("../../net/protocol.js").GameView} GameView */
/** @typedef {import("../../device/device.js").Keys} Keys */
/** @typedef {"yours"|"seats"|"others"|"over"|"closed"} Standing
 *   `yours`: I am to act; `seats`: somebody has still to sit down; `others`: somebody else acts */
/** @typedef {ListedTable & { mine: number[], standing: Standing }} OwnTable */

/** @param {ListedTable} table @param {number[]} mine @returns {Standing} */
export function standingOf(table, mine) {
  if (table.over) return "over";
  if (table.closed) return "closed";
  if (table.to_act !== undefined && mine.includes(table.to_act)) return "yours";
  return table.seats.some((sitting) => sitting.who === "open") ? "seats" : "others";
}

/** @param {ListedTable[]} listed @param {Record<string, Keys>} keys @returns {OwnTable[]} */
export function ownTables(listed, keys) {
  const known = [...new Map(listed.map((table) => [table.game, table])).values()];
  const own = known.map((table) => {
    const here = Object.keys(keys[table.game]?.seats ?? {}).map(Number);
    const mine = [...new Set([...here, ...(table.mine ?? [])])]; // or at another device of the player
    return { ...table, mine, standing: standingOf(table, mine) };
  });
  return own.sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

/** @param {OwnTable} table */
function rank({ standing }) {
  return standing === "yours" ? 0 : standing === "over" || standing === "closed" ? 2 : 1;
}

/** Tables this device has a token for but the server did not list: seats that came by another
 * way, and tables that are only watched. The newest first.
 * @param {ListedTable[]} listed @param {Record<string, Keys>} keys @param {number} most */
export function unlisted(listed, keys, most) {
  const known = new Set(listed.map((table) => table.game));
  const others = Object.entries(keys).filter(([game]) => !known.has(game));
  return others
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, most)
    .map(([game]) => game);
}

/** Turn the view of a table into a list entry. @param {GameView} view @param {number} at
 * @returns {ListedTable} */
export function asListed(view, at) {
  return {
    game: view.game,
    map: view.position.map,
    seats: view.seats.map((seat) => seat.sitting),
    created: at,
    updated: at,
    seq: view.seq,
    round: view.position.round,
    to_act: view.to_act ?? undefined,
    over: view.over,
    closed: view.closed,
  };
}

/** Is the game still running? @param {OwnTable} table */
export const isOpen = ({ standing }) => standing !== "over" && standing !== "closed";

/** Public tables with a free seat, newest first. @param {ListedTable[]} listed
 * @param {Record<string, Keys>} keys */
export function joinable(listed, keys) {
  const free = listed.filter((table) => table.seats.some((sitting) => sitting.who === "open"));
  return free.filter((table) => !Object.keys(keys[table.game]?.seats ?? {}).length);
}
