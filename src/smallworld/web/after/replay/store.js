/** The state of a replay, read-only, with the signals that the board and the log use. */
import { batch, computed, signal } from "@preact/signals";
import { replay } from "../../net/api.js";
import { drawnAt, loadShapes } from "../../net/catalogue.js";
import { effectiveLines } from "../../table/state/log-lines.js";
import { unpack } from "../../table/state/table-packs.js";
import { currentLanguage } from "../../i18n/texts.js";
import { Names } from "../../i18n/names.js";
import { Playback, PIECE } from "./frames.js";

/** @typedef {import("../../net/protocol.js").GameView} GameView */
/** @typedef {import("../../net/protocol.js").LogLine} LogLine */
/** @typedef {import("../../net/protocol.js").Moment} Moment */
/** @typedef {import("../../net/protocol.js").Replayed} Replayed */
/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../../table/state/store.js").TableStore} TableStore */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */
/** @template T @typedef {import("@preact/signals").ReadonlySignal<T>} ReadonlySignal */

/** @typedef {object} Told  what is shown of a game
 * @property {ReadonlySignal<GameView|null>} live  how it ended
 * @property {ReadonlySignal<LogLine[]>} lines
 * @property {ReadonlySignal<Names>} names
 * @property {ReadonlySignal<Shapes|null>} shapes
 * @property {import("./frames.js").Load} load
 */

export class ReplayStore {
  /** @param {Told} told @param {string} [game]  the table; empty for a game file */
  constructor({ live, lines, names, shapes, load }, game = "") {
    this.game = game;
    /** @type {number[]} */
    this.seats = []; // nobody plays here
    this.live = live;
    this.lines = lines;
    this.names = names;
    this.shapes = shapes;
    this.me = computed(() => live.value?.you ?? null);
    /** @type {Signal<GameView|null>} */
    this.playbackView = signal(null);
    /** Always null: a replay has no earlier moment to show over the current one. @type {Signal<GameView|null>} */
    this.moment = signal(null);
    this.shown = computed(() => this.playbackView.value ?? live.value);
    /** @type {Signal<import("../../table/state/playback.js").Step|null>} */
    this.step = signal(null);
    /** @type {Signal<import("../../table/state/store.js").Problem|null>} */
    this.problem = signal(null);
    /** @type {Signal<number[]>} */
    this.lit = signal([]);
    /** A region to scroll into view. @type {Signal<number|null>} */
    this.sought = signal(null);
    /** An overlay on the board, and its source. @type {Signal<Record<string, any>|null>} */
    this.sketch = signal(null);
    this.playback = { busy: signal(false), skip: () => {} };
    const said = effectiveLines(lines.value).filter(({ kind }) => kind === "say");
    const show = this.#show.bind(this);
    this.playback = new Playback(said, load, show, undefined, live.value?.position.round);
  }

  /** @param {Moment} moment @param {LogLine} line @param {boolean} isPlayed */
  #show(moment, line, isPlayed) {
    const live = this.live.value;
    if (!live) return;
    const { seat, text, events = [] } = line;
    const isEnd = line === this.playback.lines[this.playback.last];
    const view = isEnd ? live : { ...live, ...moment, over: false };
    batch(() => {
      this.playbackView.value = isEnd ? null : view;
      this.step.value = isPlayed ? { view, seat, text, events } : null;
    });
  }

  /** Show the line that was clicked in the log. @param {number|null} seq */
  lookAt(seq) {
    showBoard();
    return this.playback.go(seq === null ? this.playback.last : this.playback.placeOf(seq));
  }
}

/** Scroll to the board, which narrow screens show below the panels. */
export function showBoard() {
  document.querySelector(".played-board")?.scrollIntoView({ block: "nearest" });
}

/** Load the replay of a finished table. @param {TableStore} store */
export function tableReplay(store) {
  const { live, lines, names, shapes } = store;
  const said = effectiveLines(lines.value).filter(({ kind }) => kind === "say");
  /** @type {import("./frames.js").Load} */
  const load = (from, to) => store.api.moments(from ? said[from - 1].seq : 0, said[to].seq);
  return new ReplayStore({ live, lines, names, shapes, load }, store.game);
}

/** Load the replay of a game file; throw the server's refusal of a bad one. @param {string} record */
export async function recordReplay(record) {
  const replayed = await replay(record, { moments: [1, PIECE] });
  if (replayed.box) unpack(replayed.box, currentLanguage.peek());
  /** @type {Signal<Shapes|null>} */
  const shapes = signal(await loadShapes(drawnAt(replayed)));
  const regions = shapes.value?.regions ?? [];
  const store = new ReplayStore({
    live: signal(viewOf(replayed)),
    lines: signal(linesOf(replayed)),
    names: signal(new Names(replayed.names, new Map(regions.map(({ id, name }) => [id, name])))),
    shapes,
    // Lines count from one; line zero is the start.
    load: async (from, to) => (await replay(record, { moments: [from + 1, to + 1] })).moments ?? [],
  });
  store.playback.pieces.set(0, Promise.resolve(replayed.moments ?? []));
  return store;
}

/** @param {Replayed} replayed @returns {LogLine[]} */
export function linesOf({ lines }) {
  return lines.map(({ seat, text, events }, place) => ({
    seq: place + 1,
    kind: /** @type {const} */ ("say"),
    seat,
    text,
    events,
    at: 0,
  }));
}

/** @param {Replayed} replayed @returns {GameView} */
function viewOf({ names, lines, position, over, winners }) {
  return {
    game: "",
    seq: lines.length,
    you: null,
    position,
    seats: names.map((name) => ({ sitting: { name, who: "person" } })),
    table: {},
    to_act: null,
    over,
    winners,
    closed: "replay", // nobody can do anything here
  };
}
