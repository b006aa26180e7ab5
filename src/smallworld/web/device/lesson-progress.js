/** What this device remembers of the lesson, and of the hints it has shown. */
import { signal } from "@preact/signals";
import { keys, writeStored, readStored } from "./device.js";

/** @typedef {{ game: string, rival: string, done: boolean }} LessonMemory
 *   the table of the lesson, what opens its other seat, and whether it was finished once */

const LESSON = "smallworld.lesson";
const FIRSTS = "smallworld.firsts";
const RESULTS = "smallworld.results";

/** @type {import("@preact/signals").Signal<LessonMemory|null>} */
export const lessonKept = signal(readStored(LESSON, null));

/** @param {LessonMemory} kept */
export function keepLesson(kept) {
  lessonKept.value = kept;
  writeStored(LESSON, kept);
}

/** The lesson as far as it is known here: whoever was forgotten has none. */
function known() {
  const kept = lessonKept.value;
  return kept && kept.game in keys.value ? kept : null;
}

/** Is this the table of the lesson? @param {string} game */
export function isLesson(game) {
  return known()?.game === game;
}

/** Was it begun, but never finished? */
export function isLearning() {
  return known()?.done === false;
}

/** Did nobody ever play here? @returns {boolean} */
export function isNewHere() {
  const { done = false, game = "" } = known() ?? {};
  const tables = Object.keys(keys.value).filter((one) => one !== game);
  return !done && !tables.length && !readStored(RESULTS, []).length;
}

/** The hints that were shown on this device. @returns {string[]} */
export function firstsSeen() {
  const seen = readStored(FIRSTS, /** @type {string[]} */ ([]));
  return Array.isArray(seen) ? seen : [];
}

/** @param {string} hint */
export function rememberFirst(hint) {
  writeStored(FIRSTS, [...new Set([...firstsSeen(), hint])]);
}

/** Show them all once more. */
export function forgetFirsts() {
  writeStored(FIRSTS, []);
}
