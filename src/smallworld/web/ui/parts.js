/** Parts of higher rooms that lower rooms show by name, so that no import leads upwards.
 *
 * The table shows the result screen, for example, but the result screen is built from the table's log.
 * `app/parts.js` registers where each part comes from; the room that shows it asks by name. */
import { lazy } from "./lazy.js";

/** @typedef {"coach"|"combo-worths"|"first-hint"|"hint-card"|"lesson"|"lesson-end"|"workshop-extras"
 *   |"pack-cards"|"result-screen"|"rule-book"|"rule-book-panel"|"table-board"} PartName */

/** @type {Partial<Record<PartName, () => Promise<any>>>} */
const loaders = {};

/** Say where parts come from. @param {Record<PartName, () => Promise<any>>} found */
export function registerParts(found) {
  Object.assign(loaders, found);
}

/** Fetch a part: a component, a function, or what its loader returns. @param {PartName} name @returns {Promise<any>} */
export async function fetchPart(name) {
  const load = loaders[name];
  if (!load) throw new Error(`part ${name} is not registered`);
  return load();
}

/** A component that is fetched when it is first shown. @param {PartName} name */
export const part = (name) => lazy(() => fetchPart(name));
