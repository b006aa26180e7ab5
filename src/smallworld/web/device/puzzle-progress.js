/** Progress with puzzles, stored in the browser: tries, solved puzzles, streak of days. */
import { signal } from "@preact/signals";
import { writeStored, readStored } from "./device.js";

/** @typedef {object} PuzzleMemory
 * @property {Record<string, number>} tries  completed, by puzzle
 * @property {string[]} solved
 * @property {string} [last]  the last day whose puzzle was solved
 * @property {number} [streak]  days in a row up to it
 */

const PUZZLES = "smallworld.puzzles";
const DAY = 86_400_000;

/** @type {import("@preact/signals").Signal<PuzzleMemory>} */
export const puzzleMemory = signal(recalled());

/** @returns {PuzzleMemory} */
function recalled() {
  const kept = readStored(PUZZLES, /** @type {Partial<PuzzleMemory>} */ ({}));
  const isSound = kept && typeof kept.tries === "object" && Array.isArray(kept.solved);
  return isSound ? { ...kept, tries: kept.tries ?? {}, solved: kept.solved ?? [] } : { tries: {}, solved: [] };
}

/** Return the current UTC day, which selects the puzzle of the day. @param {number} [now] */
export function dayOf(now = Date.now()) {
  return new Date(now).toISOString().slice(0, 10);
}

/** Return the progress after a try.
 * @param {PuzzleMemory} before @param {{ id: string, solved: boolean, isToday: boolean, now?: number }} tried
 * @returns {PuzzleMemory} */
export function afterTry(before, { id, solved, isToday, now = Date.now() }) {
  const tries = { ...before.tries, [id]: (before.tries[id] ?? 0) + 1 };
  if (!solved) return { ...before, tries };
  const all = [...new Set([...before.solved, id])];
  const day = dayOf(now);
  if (!isToday || before.last === day) return { ...before, tries, solved: all };
  const streak = before.last === dayOf(now - DAY) ? (before.streak ?? 0) + 1 : 1;
  return { ...before, tries, solved: all, last: day, streak };
}

/** @param {{ id: string, solved: boolean, isToday: boolean }} tried */
export function noteTry(tried) {
  puzzleMemory.value = afterTry(recalled(), tried); // another tab may have written since
  writeStored(PUZZLES, puzzleMemory.value);
}

/** Return the streak; it ends if neither today nor yesterday was solved.
 * @param {PuzzleMemory} memory @param {number} [now] */
export function streakOf({ last, streak = 0 }, now = Date.now()) {
  return last === dayOf(now) || last === dayOf(now - DAY) ? streak : 0;
}

const WEEK = 7;

/** Return for each of the last seven days whether its puzzle belongs to the streak; today is the last.
 * @param {PuzzleMemory} memory @param {number} [now] @returns {boolean[]} */
export function streakDays(memory, now = Date.now()) {
  const streak = streakOf(memory, now);
  const since = memory.last === dayOf(now) ? 0 : 1; // yesterday's still counts
  return Array.from({ length: WEEK }, (_, place) => {
    const ago = WEEK - 1 - place;
    return ago >= since && ago < since + streak;
  });
}

/** Return `true` if today's puzzle is solved. @param {PuzzleMemory} memory @param {number} [now] */
export function isDoneToday({ last }, now = Date.now()) {
  return last === dayOf(now);
}
