/** What others did since the player's last action: marked on the board until the next one, replayed on demand. */
import { computed, effect, signal } from "@preact/signals";
import { contentsOf } from "../../board/model/region-contents.js";
import { changeOf, countPieces } from "../../board/motion/scenes.js";
import { isLesson } from "../../device/lesson-progress.js";
import { actionLines } from "./log-lines.js";

/** @typedef {import("../../net/protocol.js").GameView} GameView */
/** @typedef {import("../../net/protocol.js").LogLine} LogLine */
/** @typedef {import("../../net/protocol.js").Position} Position */
/** @typedef {import("../../net/catalogue.js").RegionShape} RegionShape */
/** @typedef {import("../../board/model/interaction.js").Mark} Mark */
/** @typedef {import("./store.js").TableStore} TableStore */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */

/** @typedef {{ after: number, to: number, lines: LogLine[] }} Since  the actions of others, and between which log
 *   rows the board to compare with was on the table */

export class LastMoves {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    /** The board after the player's last action. @type {Signal<GameView|null>} */
    this.before = signal(null);
    this.since = computed(() => (store.me.value === null ? null : othersSince(store.lines.value, store.me.value)));
    /** What changed, while the player may act and has not done so. */
    this.changes = computed(() => {
      const { live, shapes, canAct, me } = store;
      const since = this.since.value;
      const before = this.before.value;
      if (!canAct.value || !live.value || !shapes.value || me.value === null || !since) return null;
      if (isLesson(store.game)) return null; // its own instructions say what to look at
      if (!this.#isBoardBefore(before, since) || live.value.seats[me.value].sitting.bot) return null;
      const marks = marksOf(before.position, live.value.position, shapes.value.regions, me.value);
      return { marks, replay: () => this.replay() };
    });
    this.end = effect(() => this.#keepBoard());
  }

  /** Show the board as the player left it, then all that others did. */
  replay() {
    const since = this.since.peek();
    const before = this.before.peek();
    if (this.changes.peek() && before && since) this.store.playAgain(before, since.lines);
  }

  /** Keep the board while nobody else acts; after a reload or an undo, fetch it when the player's turn comes. */
  #keepBoard() {
    const { live, me } = this.store;
    const view = live.value;
    const since = this.since.value;
    if (!view || me.value === null) return;
    if (!since) this.before.value = view;
    else if (view.to_act === me.value && !this.#isBoardBefore(this.before.peek(), since)) this.#fetch(since);
  }

  /** @param {Since} since */
  async #fetch(since) {
    const { api, me } = this.store;
    const seat = me.peek();
    const view = await api.viewAt(since.to).catch(() => null); // offline: no marks this time
    if (view && seat === me.peek() && since === this.since.peek()) this.before.value = view;
  }

  /** @param {GameView|null} view @param {Since} since @returns {view is GameView} */
  #isBoardBefore(view, { after, to }) {
    return view !== null && view.you === this.store.me.peek() && after <= view.seq && view.seq <= to;
  }
}

/** Return what others did since the last action of a seat and its dice; `null` if nothing.
 * @param {LogLine[]} lines @param {number} me @returns {Since|null} */
export function othersSince(lines, me) {
  const said = actionLines(lines);
  const own = said.findLastIndex(({ seat }) => seat === me);
  const first = said.findIndex(({ seat }, place) => place > own && seat !== null);
  if (first < 0) return null;
  return { after: said[first - 1]?.seq ?? 0, to: said[first].seq - 1, lines: said.slice(first) };
}

/** Return the regions that differ, and how. @param {Position} before @param {Position} now
 * @param {RegionShape[]} shapes @param {number} me @returns {Map<number, Mark>} */
export function marksOf(before, now, shapes, me) {
  /** @type {Map<number, Mark>} */
  const marks = new Map();
  const change = changeOf(before, now, shapes);
  if (!change) return marks;
  for (const region of change.pops) {
    const [was, is] = [contentsOf(before, region), contentsOf(now, region)];
    const more = is.tokens - was.tokens || countPieces(is) - countPieces(was);
    marks.set(region, { kind: "moved", more });
  }
  for (const { region } of change.drains) marks.set(region, { kind: "declined", more: 0 });
  for (const { region } of change.leaves) marks.set(region, { kind: "left", more: 0 });
  for (const region of change.marches.keys()) {
    const kind = contentsOf(before, region).seat === me ? "lost" : "taken";
    marks.set(region, { kind, more: 0 });
  }
  return marks;
}
