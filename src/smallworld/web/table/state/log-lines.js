/** Group the log's lines: without undone ones, by turn and round, as entries to show. */
import { playerName } from "../../i18n/names.js";

/** @typedef {import("../../net/protocol.js").LogLine} LogLine */
/** @typedef {import("../../net/protocol.js").EventView} EventView */
/** @typedef {import("../../net/protocol.js").Player} Player */

/** @typedef {"sits_down"|"leaves"|"leaves_to_bot"|"bot_plays"|"plays_again"|"gives_up"|"renamed"} SeatNews */

/** One entry of the shown log; several `events` only where tokens were placed one by one.
 * @typedef {object} Entry
 * @property {string} key
 * @property {number} seq  the position a click shows
 * @property {number|null} seat
 * @property {EventView[]} events  none for news of a seat or of the table
 * @property {number[]} regions
 * @property {{ kind: SeatNews, name: string, before: string }} [news]
 * @property {string} [closed]  why the table was closed
 * @property {string} [rematch]  the game of the rematch
 */
/** @typedef {{ key: number, round: number, seat: number|null, entries: Entry[] }} Turn  no seat: before
 *   the first turn */

const HEADINGS = ["turn_began"]; // shown by the heading of the turn
const PLACED = ["camp_placed", "deployed"];
const SILENT_CLOSE = "over"; // the last event says it

/** Return the lines that were not undone.
 * @param {LogLine[]} lines @returns {LogLine[]} */
export function effectiveLines(lines) {
  /** @type {LogLine[]} */
  const said = [];
  /** @type {Set<LogLine>} */
  const gone = new Set();
  for (const line of lines) {
    if (line.kind === "say") said.push(line);
    if (line.kind === "undo") said.splice(-Number(line.text)).forEach((one) => gone.add(one));
  }
  return lines.filter((line) => line.kind !== "undo" && !gone.has(line));
}

/** Return the events of all lines not undone. @param {LogLine[]} lines @returns {EventView[]} */
export function effectiveEvents(lines) {
  return effectiveLines(lines).flatMap((line) => (line.kind === "say" ? (line.events ?? []) : []));
}

/** @param {LogLine[]} lines the whole log @param {number} [round] of the board now, if no turn has
 *   begun yet @returns {Turn[]} */
export function turnsOf(lines, round = 1) {
  const standing = effectiveLines(lines);
  const first = firstRound(standing, round);
  /** @type {Turn[]} */
  const turns = [];
  /** @type {Map<number, Player>} */
  const players = new Map();
  /** @type {Turn} */
  let turn = { key: 0, round: first, seat: null, entries: [] };
  const open = (/** @type {Turn} */ next) => {
    if (turn.entries.length) turns.push(turn);
    turn = next;
  };
  for (const line of standing) {
    if (line.kind === "say" && line.seat !== null && turn.seat === null) {
      open({ key: line.seq, round: turn.round, seat: line.seat, entries: [] });
    }
    for (const entry of entriesOf(line, players, turn.seat !== null)) add(turn, entry);
    const began = line.events?.find((event) => event.kind === "turn_began");
    if (line.kind === "say" && began) {
      const { seat, round: next } = began.facts;
      open({ key: line.seq, round: next, seat, entries: [] });
    }
  }
  if (turn.entries.length || turn.seat !== null) turns.push(turn);
  return turns;
}

/** Return the round the log begins in: a new round starts with the first seat.
 * @param {LogLine[]} standing @param {number} round */
function firstRound(standing, round) {
  for (const { events = [] } of standing) {
    const began = events.find((event) => event.kind === "turn_began");
    if (began) return began.facts.seat === 0 ? began.facts.round - 1 : began.facts.round;
  }
  return round;
}

/** @param {LogLine} line @param {Map<number, Player>} players @param {boolean} begun
 * @returns {Entry[]} */
function entriesOf(line, players, begun) {
  const { seq, seat, kind } = line;
  const plain = { key: String(seq), seq, seat, events: [], regions: [] };
  if (kind === "say") return (line.events ?? []).flatMap((event, i) => eventEntry(line, event, i));
  if (kind === "seat" && seat !== null) {
    const now = /** @type {Player} */ (JSON.parse(line.text));
    const news = begun ? seatNews(players.get(seat), now) : null;
    const old = players.get(seat);
    const before = old ? playerName(old) : "";
    players.set(seat, now);
    return news ? [{ ...plain, news: { kind: news, name: playerName(now) || before, before } }] : [];
  }
  if (kind === "close" && line.text !== SILENT_CLOSE) return [{ ...plain, closed: line.text }];
  if (kind === "rematch") return [{ ...plain, rematch: line.text }];
  return [];
}

/** @param {LogLine} line @param {EventView} event @param {number} place @returns {Entry[]} */
function eventEntry({ seq, seat }, event, place) {
  if (HEADINGS.includes(event.kind)) return [];
  const of = event.facts.seat ?? seat;
  return [{ key: `${seq}.${place}`, seq, seat: of, events: [event], regions: regionsOf(event) }];
}

/** Return the regions of an event. @param {EventView} event @returns {number[]} */
export function regionsOf({ facts }) {
  return typeof facts.region === "number" ? [facts.region] : [];
}

/** Merge placements in a row into one entry. @param {Turn} turn
 * @param {Entry} entry */
function add(turn, entry) {
  const last = turn.entries.at(-1);
  if (!last || !isMorePlaced(last, entry)) {
    turn.entries.push(entry);
    return;
  }
  const events = [...last.events, ...entry.events];
  const regions = [...new Set([...last.regions, ...entry.regions])];
  turn.entries[turn.entries.length - 1] = { ...last, seq: entry.seq, events, regions };
}

/** Return `true` if both place the same kind for the same race. @param {Entry} one @param {Entry} other */
function isMorePlaced(one, other) {
  const [before, now] = [one.events[0], other.events[0]];
  if (!before || !now || before.kind !== now.kind || !PLACED.includes(now.kind)) return false;
  const [a, b] = [before.facts, now.facts];
  return a.seat === b.seat && a.race === b.race && a.declined === b.declined;
}

/** Count placed tokens by region, in order of first placement. @param {EventView[]} events
 * @returns {[number, number][]} */
export function placedIn(events) {
  /** @type {Map<number, number>} */
  const placed = new Map();
  for (const { facts } of events) {
    placed.set(facts.region, (placed.get(facts.region) ?? 0) + facts.count);
  }
  return [...placed];
}

/** Return what changed at a seat, if it is worth an entry. @param {Player|undefined} before
 * @param {Player} now @returns {SeatNews|null} */
export function seatNews(before, now) {
  if (now.conceded && !before?.conceded) return "gives_up";
  if (now.who === "open") return before && before.who !== "open" ? "leaves" : null;
  if (now.who === "bot") return before?.who === "person" ? "leaves_to_bot" : null;
  if (before?.who !== "person") return "sits_down";
  if (Boolean(now.bot) !== Boolean(before.bot)) return now.bot ? "bot_plays" : "plays_again";
  return now.name !== before.name ? "renamed" : null;
}

/** Return the lines with actions that were not undone. @param {LogLine[]} lines */
export function actionLines(lines) {
  return effectiveLines(lines).filter(({ kind }) => kind === "say");
}

/** Return the log row before each turn of a seat, from where it can be replayed.
 * @param {LogLine[]} lines @param {number} seat @returns {{ round: number, seq: number }[]} */
export function turnStarts(lines, seat) {
  const record = actionLines(lines);
  const turns = record.flatMap((line) =>
    (line.events ?? [])
      .filter(({ kind, facts }) => kind === "turn_began" && facts.seat === seat)
      .map(({ facts }) => ({ round: Number(facts.round), seq: line.seq })),
  );
  const first = record.find((line) => line.seat !== null);
  if (first?.seat === seat) turns.unshift({ round: 1, seq: first.seq - 1 }); // no earlier turn ended there
  return turns;
}
