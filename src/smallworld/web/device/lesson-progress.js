/** Progress of the lesson and the first-time hints shown so far, stored in the browser. */
import { signal } from "@preact/signals";
import { keys, writeStored, readStored } from "./device.js";

/** @typedef {{ game: string, rival: string, done: boolean, first?: number }} LessonMemory
 *   the lesson's table, the key of its other seat, whether it was ever finished, and the round it starts in */

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

/** Return the stored lesson, unless its keys were deleted. */
function known() {
  const kept = lessonKept.value;
  return kept && kept.game in keys.value ? kept : null;
}

/** Return `true` for the lesson's table. @param {string} game */
export function isLesson(game) {
  return known()?.game === game;
}

/** Return the number of a round as the player counts it. The lesson is a short game, but its position begins in a late
 * round: how many rounds a game has belongs to its board, and neither a position nor an option can change it. A board
 * of a pack could have fewer, but the server would have to draw it anew, and the learner's first board would differ
 * from the one of the next game.
 * @param {string} game @param {number} round */
export function roundShown(game, round) {
  const kept = known();
  return kept?.game === game ? round - (kept.first ?? 1) + 1 : round;
}

/** Return `true` if the lesson was started but never finished. */
export function isLearning() {
  return known()?.done === false;
}

/** Return `true` on a device without any game so far. @returns {boolean} */
export function isNewHere() {
  const { done = false, game = "" } = known() ?? {};
  const tables = Object.keys(keys.value).filter((one) => one !== game);
  return !done && !tables.length && !readStored(RESULTS, []).length;
}

/** Return the hints shown on this device. @returns {string[]} */
export function firstsSeen() {
  const seen = readStored(FIRSTS, /** @type {string[]} */ ([]));
  return Array.isArray(seen) ? seen : [];
}

/** @param {string} hint */
export function rememberFirst(hint) {
  writeStored(FIRSTS, [...new Set([...firstsSeen(), hint])]);
}

/** Reset the hints, so that all are shown again. */
export function forgetFirsts() {
  writeStored(FIRSTS, []);
}
