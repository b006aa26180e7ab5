/** A record as text: the lines around a mistake, and the file it is kept in. */

/** @typedef {{ number: number, text: string, wrong: boolean }} ShownLine */

export const LARGEST = 1_000_000;
const AROUND = 2;

/** The line an error speaks of, with its neighbours. @param {string} record
 * @param {unknown} line  counted from one @returns {ShownLine[]} */
export function linesAround(record, line) {
  const lines = record.split(/\r?\n/);
  const wrong = Number(line);
  if (!Number.isInteger(wrong) || wrong < 1 || wrong > lines.length) return [];
  const first = Math.max(1, wrong - AROUND);
  const last = Math.min(lines.length, wrong + AROUND);
  return lines
    .slice(first - 1, last)
    .map((text, place) => ({ number: first + place, text, wrong: first + place === wrong }));
}

/** Does a text look like a record at all? @param {string} text */
export function looksLikeRecord(text) {
  return /^\s*(smallworld|rules|map|seat|#)/m.test(text.slice(0, 2000));
}

/** The first line number after which the game may go on at a new table, the last one by default:
 * a finished game cannot go on from its end. @param {{ lines: unknown[], over: boolean }} replayed */
export function lastGoingOn({ lines, over }) {
  return over ? Math.max(0, lines.length - 1) : lines.length;
}
