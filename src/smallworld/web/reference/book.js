/** The book of rules, loaded once on first use. */
import { signal } from "@preact/signals";
import { ServerError, ask } from "../net/api.js";
import { loadStyles } from "../ui/lazy.js";
import { fileAt } from "../net/static-files.js";
import { isAdded, loadPart } from "../i18n/texts.js";

/** @typedef {"topic"|"race"|"power"|"piece"|"terrain"|"symbol"|"option"|"ruling"} Kind */
/** @typedef {{ id: string, kind: Kind, see?: string[], examples?: string[] }} Entry */
/** @typedef {{ basis: string[], certainty: string, option?: string }} Ruling */
/** @typedef {{ id: string, lang: string, weight: string, entries: string[], rulings: string[],
 *   option?: string, on?: boolean }} Difference  what the printed rulebook of a language says otherwise;
 *   `option`, standing at `on`, plays it so */
/** @typedef {object} Asked  an action as the engine explains it
 * @property {string} action
 * @property {boolean} legal
 * @property {number} [region]
 * @property {string} [code]
 * @property {Record<string, any>} [facts]
 * @property {number} [price]
 * @property {import("../net/protocol.js").Part[]} [parts]
 * @property {number} [missing]
 * @property {number} [odds]
 * @property {number} [income]
 */
/** @typedef {object} Example
 * @property {string} id
 * @property {import("../net/protocol.js").Position} position
 * @property {number[]} shows
 * @property {[number, number, number, number]} crop
 * @property {import("../net/protocol.js").EventView[]} [told]
 * @property {Asked[]} [asked]
 */
/** @typedef {object} Book
 * @property {Record<string, string|number>} facts  numbers of the box
 * @property {import("../net/protocol.js").Part[]} prices
 * @property {Entry[]} entries
 * @property {Record<string, Ruling>} rulings
 * @property {Record<string, Example>} examples
 * @property {Difference[]} differences
 * @property {{ events: Record<string, string>, refusals: Record<string, string>,
 *   parts: Record<string, string> }} joints
 */

/** @type {import("@preact/signals").Signal<Book|null>} */
export const book = signal(null);

// In the order in which they apply
const STYLES = ["reference/entry.css", "reference/book.css", "reference/sheet.css", "reference/sheet-parts.css"];

/** @type {Promise<void>|null} */
let reading = null;

/** Load book, texts and styles. */
export function readBook() {
  reading ??= read().catch((error) => {
    reading = null; // the next time may be better
    throw error;
  });
  return reading;
}

async function read() {
  const told = ask("GET", fileAt("reference.json"));
  const styles = STYLES.map(loadStyles);
  const rest = Promise.all([loadPart("reference"), ...styles]).catch(() => {
    throw new ServerError(0);
  });
  [book.value] = await Promise.all([told, rest]);
}

/** Resolve a requested entry; empty means the contents. @param {Book} from
 * @param {import("../ui/rule-book.js").Wish} wish */
export function entryFor({ entries, joints }, { entry, event, refusal, part }) {
  if (event) return joints.events[event] ?? "";
  if (refusal) return joints.refusals[refusal] ?? "";
  if (part) return joints.parts[part] ?? ofTile(entries, part);
  return entry ?? "";
}

/** @param {Entry[]} entries @param {string} tile */
function ofTile(entries, tile) {
  const ids = [`race-${tile}`, `power-${tile}`];
  return ids.find((id) => entries.some((one) => one.id === id) || isAdded(id)) ?? "";
}

/** Find an entry; tiles of packs have one once a table has sent them.
 * @param {Book} from @param {string} name @returns {Entry|undefined} */
export function entryNamed({ entries }, name) {
  const known = entries.find(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (known || !isAdded(name)) return known;
  return { id: name, kind: name.startsWith("race-") ? "race" : "power" };
}
