/** The book of rules over the page: what it is opened at. */
import { signal } from "@preact/signals";

/** What somebody wants to know more about; nothing of it: the contents.
 * @typedef {{ entry?: string, event?: string, refusal?: string, part?: string }} Wish */

/** @type {import("@preact/signals").Signal<Wish|null>} */
export const opened = signal(null);

/** Open the book without leaving the table. @param {Wish} [wish] */
export function lookUp(wish = {}) {
  opened.value = wish;
}
