/** What happened after a number, as it matters to the own seats. Pure sums over the log. */
import { standingLines } from "../state/log-turns.js";

/** @typedef {import("../../net/protocol.js").LogLine} LogLine */
/** @typedef {import("../../net/protocol.js").EventView} EventView */

/** @typedef {object} Deeds  of another seat
 * @property {number} seat
 * @property {{ race: string, power: string }[]} picked
 * @property {string[]} declined
 * @property {number[]} regions  it took
 * @property {number|null} coins  earned; `null` if it was not paid
 */
/** @typedef {{ count: number, lost: { by: number, regions: number[] }[], tokens: number,
 *   others: Deeds[] }} Summary  `count`: lines of others that tell something */

/** @param {LogLine[]} lines @param {number} seen @param {number[]} own @returns {Summary} */
export function sinceThen(lines, seen, own) {
  const later = standingLines(lines).filter(
    ({ seq, kind, seat, events = [] }) =>
      seq > seen && kind === "say" && events.length && (seat === null || !own.includes(seat)),
  );
  /** @type {Map<number, Deeds>} */
  const deeds = new Map();
  /** @type {Map<number, number[]>} */
  const lost = new Map();
  let tokens = 0;
  for (const { events = [] } of later) {
    for (const event of events) {
      const { seat } = event.facts;
      if (typeof seat === "number" && !own.includes(seat)) does(deeds, seat, event);
    }
    tokens += losses(events, own, lost);
  }
  const count = later.filter(({ seat }) => seat !== null).length;
  const others = [...deeds.values()].sort((a, b) => a.seat - b.seat);
  return { count, lost: [...lost].map(([by, regions]) => ({ by, regions })), tokens, others };
}

/** @param {Map<number, Deeds>} deeds @param {number} seat @param {EventView} event */
function does(deeds, seat, { kind, facts }) {
  const told = deeds.get(seat) ?? { seat, picked: [], declined: [], regions: [], coins: null };
  if (kind === "combo_picked") told.picked.push({ race: facts.race, power: facts.power });
  if (kind === "declined") told.declined.push(facts.race);
  if (kind === "conquered" && !told.regions.includes(facts.region)) told.regions.push(facts.region);
  if (kind === "income") told.coins = (told.coins ?? 0) + facts.coins;
  deeds.set(seat, told);
}

/** What one line took from the own seats; the tokens gone for good.
 * @param {EventView[]} events @param {number[]} own @param {Map<number, number[]>} lost */
function losses(events, own, lost) {
  const conquered = events.find(({ kind }) => kind === "conquered");
  let tokens = 0;
  for (const { kind, facts } of events) {
    if (kind !== "driven_out" || !own.includes(facts.seat) || !conquered) continue;
    const by = conquered.facts.seat;
    lost.set(by, [...(lost.get(by) ?? []), facts.region]);
    tokens += facts.declined ? 0 : facts.lost;
  }
  return tokens;
}
