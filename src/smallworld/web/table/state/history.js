/** What the log says of the past: the lines that still count, and where own turns began. */
import { standingLines } from "./log-turns.js";

/** @typedef {import("../../net/protocol.js").LogLine} LogLine */

/** The lines of the record: what was taken back is gone. @param {LogLine[]} lines */
export function linesThatCount(lines) {
  return standingLines(lines).filter(({ kind }) => kind === "say");
}

/** Where each turn of a seat began: the row after which it could begin once more.
 * @param {LogLine[]} lines @param {number} seat @returns {{ round: number, seq: number }[]} */
export function turnsOf(lines, seat) {
  const record = linesThatCount(lines);
  const turns = record.flatMap((line) =>
    (line.events ?? [])
      .filter(({ kind, facts }) => kind === "turn_began" && facts.seat === seat)
      .map(({ facts }) => ({ round: Number(facts.round), seq: line.seq })),
  );
  const first = record.find((line) => line.seat !== null);
  if (first?.seat === seat) turns.unshift({ round: 1, seq: first.seq - 1 }); // nobody's end began it
  return turns;
}
