/** The tables that are open: one store for each game while the page shows it. */
import { keep, keys } from "../../device/device.js";
import { TableStore } from "./store.js";

/** @type {Map<string, TableStore>} */
const open = new Map();

/** The store of a table; one for each game while the page is open.
 * @param {string} game @param {string} [watch] */
export function tableStore(game, watch) {
  let store = open.get(game);
  if (!store) {
    if (watch) keep(game, { watch });
    store = new TableStore(game, watch ?? keys.value[game]?.watch);
    open.set(game, store);
  }
  return store;
}

/** Leave a table: its connections end. @param {string} game */
export function leaveStore(game) {
  open.get(game)?.close();
  open.get(game)?.endBox();
  open.delete(game);
}
