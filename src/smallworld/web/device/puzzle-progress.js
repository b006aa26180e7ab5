/** What this device remembers of puzzles: tries, which are solved, and how many days in a row. */
import { signal } from "@preact/signals";
import { writeStored, readStored } from "./device.js";

/** @typedef {object} PuzzleMemory
 * @property {Record<string, number>} tries  that were played to their end, by puzzle
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

/** The day it is everywhere, as the puzzle of the day counts them. @param {number} [now] */
export function dayOf(now = Date.now()) {
  return new Date(now).toISOString().slice(0, 10);
}

/** What is stored after a try.
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
  puzzleMemory.value = afterTry(recalled(), tried); // another tab may have written
  writeStored(PUZZLES, puzzleMemory.value);
}

/** Days in a row that still count: the last one is today or yesterday.
 * @param {PuzzleMemory} memory @param {number} [now] */
export function streakOf({ last, streak = 0 }, now = Date.now()) {
  return last === dayOf(now) || last === dayOf(now - DAY) ? streak : 0;
}

/** Is the puzzle of today solved? @param {PuzzleMemory} memory @param {number} [now] */
export function isDoneToday({ last }, now = Date.now()) {
  return last === dayOf(now);
}
