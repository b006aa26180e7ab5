/** Remarks as lines of the log hold them. */

/** @typedef {import("../../net/protocol.js").LogLine} LogLine */
/** A remark of a seat, or the word of the table that a seat is muted (`muted`).
 * @typedef {{ seq: number, seat: number, text: string, muted?: boolean }} Remark */

const MUTING = /^(mute|unmute) (\d+)$/;
export const LONGEST = 300;

/** @param {LogLine[]} lines @returns {Remark[]} */
export function remarksOf(lines) {
  return lines.flatMap(({ seq, kind, seat, text }) => {
    if (kind !== "chat") return [];
    if (seat !== null) return [{ seq, seat, text }];
    const [, word, about] = MUTING.exec(text) ?? [];
    return word ? [{ seq, seat: Number(about), text: "", muted: word === "mute" }] : [];
  });
}

/** The seats the host has muted. @param {Remark[]} remarks @returns {Set<number>} */
export function mutedSeats(remarks) {
  /** @type {Set<number>} */
  const muted = new Set();
  for (const { seat, muted: isMuted } of remarks) {
    if (isMuted === true) muted.add(seat);
    if (isMuted === false) muted.delete(seat);
  }
  return muted;
}

/** How many remarks of others are newer than what was read.
 * @param {Remark[]} remarks @param {number} read @param {number[]} own @param {number[]} hidden */
export function unreadCount(remarks, read, own, hidden) {
  const counts = (/** @type {Remark} */ { seq, seat, muted }) =>
    seq > read && muted === undefined && !own.includes(seat) && !hidden.includes(seat);
  return remarks.filter(counts).length;
}
