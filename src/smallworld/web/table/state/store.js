/** Everything one table shows. Components read its signals and call its methods, nothing else. */
import { batch, computed, signal } from "@preact/signals";
import { keep, keys, themeSeen } from "../../device/device.js";
import { Names } from "../../i18n/names.js";
import { refusalSentence } from "../../i18n/refusals.js";
import { gameApi, ServerError } from "../../net/api.js";
import { boardAt, boardPicture, isOfBox, loadShapes } from "../../net/catalogue.js";
import { Connection, regionOf } from "../../net/connection.js";
import { PendingAction, PendingChat } from "./pending.js";
import { stepsBetween, Playback } from "./playback.js";
import { followBox } from "./table-packs.js";

/** @typedef {import("../../net/protocol.js").GameView} GameView */
/** @typedef {import("../../net/protocol.js").LogLine} LogLine */
/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../../board/model/interaction.js").Problem} Problem */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */

const WATCHING = -1; // the key of a connection that has no seat

export class TableStore {
  /** @param {string} game @param {string} [watch] the secret of a watch link */
  constructor(game, watch) {
    this.game = game;
    /** The newest view of each own seat; `WATCHING` for a spectator's.
     * @type {Signal<Record<number, GameView>>} */
    this.views = signal({});
    /** The own seat the page shows now; `null` for a spectator. @type {Signal<number|null>} */
    this.me = signal(null);
    /** The table as it is now. */
    this.live = computed(() => this.views.value[this.me.value ?? WATCHING] ?? null);
    /** The board being told; behind `live` while others' moves are shown.
     * @type {Signal<GameView|null>} */
    this.told = signal(null);
    /** What is being told right now, for effects. @type {Signal<import("./playback.js").Step|null>} */
    this.step = signal(null);
    /** An earlier moment somebody looks at. @type {Signal<GameView|null>} */
    this.moment = signal(null);
    /** What is on the board: an earlier moment, what is being told, or the table as it is. */
    this.shown = computed(() => this.moment.value ?? this.told.value ?? this.live.value);
    /** @type {Signal<LogLine[]>} */
    this.lines = signal([]);
    /** @type {Signal<{ condition: import("../../net/connection.js").Condition, reason: string }>} */
    this.connection = signal({ condition: "connecting", reason: "" });
    this.sending = new PendingAction((seat, frame) => this.connections.get(seat)?.send(frame));
    /** What is on its way. */
    this.pending = this.sending.pending;
    this.remarks = new PendingChat((frame) => this.connections.get(this.me.value ?? WATCHING)?.send(frame));
    /** @type {Signal<Problem|null>} */
    this.problem = signal(null);
    /** @type {Signal<number[]>} */
    this.present = signal([]);
    this.watchers = signal(0);
    /** @type {Signal<Shapes|null>} */
    this.shapes = signal(null);
    /** What it is played with besides the box. @type {Signal<import("../../net/protocol.js").TableBox|null>} */
    this.box = signal(null);
    /** The region a line of the log, a card or the pointer speaks of. @type {Signal<number[]>} */
    this.lit = signal([]);
    /** What is drawn over the board, and by what: a plan. @type {Signal<Record<string, any>|null>} */
    this.sketch = signal(null);
    /** A region that must be in sight. @type {Signal<number|null>} */
    this.sought = signal(null);
    /** The last number the player has seen told; later lines are "since your last turn". */
    this.seenBefore = 0;

    /** May the player decide now, with nothing on its way and nothing being told? */
    this.canAct = computed(
      () =>
        this.live.value !== null &&
        this.me.value !== null &&
        this.live.value.to_act === this.me.value &&
        this.moment.value === null &&
        this.told.value === null &&
        this.pending.value === null &&
        !this.live.value.over &&
        !this.live.value.closed,
    );
    /** What may be done now. */
    this.legal = computed(() => (this.canAct.value ? (this.live.value?.legal ?? []) : []));
    this.names = computed(() => {
      const seats = this.live.value?.position.seats.map(({ name }) => name ?? "") ?? [];
      const regions = this.shapes.value?.regions ?? [];
      return new Names(seats, new Map(regions.map((region) => [region.id, region.name])));
    });

    this.playback = new Playback((view, step) => {
      batch(() => {
        this.step.value = step;
        this.told.value = view === this.live.value ? null : view;
      });
    });
    /** One change is told after the other, even if its boards come later. */
    this.hearing = Promise.resolve();
    /** @type {Map<number, Connection>} */
    this.connections = new Map();
    this.watch = watch;
    this.endBox = followBox(this);
    this.#connect();
  }

  /** The own seats at this table, in turn order. */
  get seats() {
    return Object.keys(keys.value[this.game]?.seats ?? {})
      .map(Number)
      .sort((a, b) => a - b);
  }

  /** @param {number|null} [seat] */
  tokenOf(seat = this.me.value) {
    return seat === null ? this.watch : keys.value[this.game]?.seats[seat];
  }

  get api() {
    return gameApi(this.game, this.tokenOf());
  }

  /** Several people play at this device: whose turn it is gets it handed over. */
  get isHotSeat() {
    return this.seats.length > 1;
  }

  #connect() {
    const own = this.seats;
    this.me.value = own[0] ?? null;
    for (const seat of own.length ? own : [WATCHING]) {
      const token = seat === WATCHING ? this.watch : this.tokenOf(seat);
      this.connections.set(seat, new Connection(this.game, token, this.#listener(seat)));
    }
  }

  /** A seat was claimed: look at the table from there. */
  sitDown() {
    this.close();
    this.connections.clear();
    batch(() => {
      this.views.value = {};
      this.lines.value = [];
      this.#connect();
    });
  }

  close() {
    for (const connection of this.connections.values()) connection.close();
    clearTimeout(this.playback.timer);
  }

  // --- what the server says
  /** @param {number} seat @returns {import("../../net/connection.js").Listener} */
  #listener(seat) {
    const isFirst = () => seat === [...this.connections.keys()][0];
    return {
      welcome: (view, missed) => {
        this.#take(seat, view);
        if (isFirst()) this.#addLines(missed);
        const isFilm = this.me.value === null && view.seats.every(({ sitting }) => sitting.who === "bot");
        if (isFilm) this.playback.most = Infinity;
        this.#loadShapes(view);
        this.sending.again();
      },
      changed: (view, lines) => {
        const before = this.live.value;
        if (isFirst()) this.#addLines(lines);
        this.#take(seat, view);
        if (before && seat === (this.me.value ?? WATCHING)) this.#hear(before, view, lines);
      },
      present: (seats, watchers) => {
        if (!isFirst()) return;
        this.present.value = seats;
        this.watchers.value = watchers;
      },
      done: (request, view) => {
        if (view) this.#take(seat, view);
        this.remarks.answer(request, null);
        this.sending.end(request);
      },
      refused: (request, error) => this.#refused(request, error),
      condition: (condition, reason) => {
        if (isFirst()) this.connection.value = { condition, reason };
        if (condition === "live") return;
        this.remarks.lose();
        this.sending.lose(seat);
      },
    };
  }

  /** @param {number} seat @param {GameView} view */
  #take(seat, view) {
    const known = this.views.value[seat];
    if (known && known.seq > view.seq) return; // an answer that was overtaken
    this.views.value = { ...this.views.value, [seat]: view };
  }

  /** @param {LogLine[]} lines */
  #addLines(lines) {
    const last = this.lines.value.at(-1)?.seq ?? 0;
    const fresh = lines.filter((line) => line.seq > last);
    if (fresh.length) this.lines.value = [...this.lines.value, ...fresh];
  }

  /** @param {GameView} view */
  async #loadShapes(view) {
    if (this.shapes.value) return;
    const map = boardAt(view.position.map, this.game);
    const picture = new Image();
    picture.src = boardPicture(map, themeSeen()); // on its way while the shapes are
    const shapes = await loadShapes(map);
    if (!isOfBox(map)) await picture.decode().catch(() => {}); // it may be drawn only now
    this.shapes.value = shapes;
  }

  /** Own moves show at once; those of others are told line by line, each after the last.
   * @param {GameView} before @param {GameView} view @param {LogLine[]} lines */
  #hear(before, view, lines) {
    const said = lines.filter((line) => line.kind === "say");
    if (!said.length) return;
    const isMine = said.every((line) => line.seat === null || this.seats.includes(line.seat));
    if (isMine && !this.told.value) {
      const events = said.flatMap((line) => line.events ?? []);
      this.step.value = { view, seat: said.at(-1)?.seat ?? null, text: "", events };
      return;
    }
    this.told.value ??= before; // nothing moves before its turn to be told
    const earlier = this.hearing;
    this.hearing = this.playback.announce(async () => {
      await earlier;
      return stepsBetween(this.api, before, view, said);
    });
  }

  // --- what the player does
  /** Do these actions, all or none. They stay pending until the server has them.
   * @param {string[]} actions */
  act(actions) {
    const { live, me } = this;
    if (this.pending.value || live.value === null || me.value === null || !actions.length) return;
    this.problem.value = null;
    this.sending.begin(actions, me.value, live.value.seq);
  }

  /** Take back what the server does not have yet. */
  forgetPending() {
    this.sending.forget();
  }

  /** @param {string|null} request @param {any} error */
  #refused(request, error) {
    if (request) this.remarks.answer(request, error);
    batch(() => {
      const refused = this.sending.end(request);
      if (!refused) return;
      const action = refused.actions[error.place ?? 0] ?? "";
      this.problem.value = { sentence: this.sentenceOf(error), region: regionOf(action), code: error.code };
    });
  }

  /** Ask why an action is not possible, and say it at the spot. @param {string} action */
  async explain(action) {
    try {
      const why = await this.api.why(action);
      if (!why.legal) this.problem.value = { sentence: this.sentenceOf(why), region: regionOf(action), code: why.code };
      return why;
    } catch (error) {
      this.say(error, regionOf(action));
      return null;
    }
  }

  /** Say something to the table; the answer is what went wrong, or nothing.
   * @param {string} text @returns {Promise<any>} */
  chat(text) {
    return this.remarks.say({ type: "chat", text });
  }

  /** As the host: a seat may not chat any more, or may again. @param {number} seat
   * @param {boolean} muted @returns {Promise<any>} */
  mute(seat, muted) {
    return this.remarks.say({ type: "mute", seat, muted });
  }

  undo() {
    return this.#ask((api, seq) => api.undo(seq));
  }

  resetTurn() {
    return this.#ask((api, seq) => api.resetTurn(seq));
  }

  /** @param {(api: ReturnType<typeof gameApi>, seq: number) => Promise<any>} what */
  async #ask(what) {
    const view = this.live.value;
    if (!view || this.pending.value) return;
    this.problem.value = null;
    try {
      const changed = await what(this.api, view.seq);
      if (changed?.view) this.#take(changed.view.you ?? WATCHING, changed.view);
    } catch (error) {
      this.say(error);
    }
  }

  /** Look at an earlier moment; `null` is now. @param {number|null} seq */
  async lookAt(seq) {
    if (seq === null) {
      this.moment.value = null;
      return;
    }
    try {
      this.moment.value = await this.api.viewAt(seq);
    } catch (error) {
      this.say(error);
    }
  }

  /** Hand the device to another of its seats. @param {number} seat */
  turnTo(seat) {
    this.playback.skip();
    batch(() => {
      this.me.value = seat;
      this.told.value = null;
    });
  }

  /** Say in words what went wrong. @param {unknown} error @param {number|null} [region] */
  say(error, region = null) {
    if (!(error instanceof ServerError)) throw error;
    const { code, facts, message } = error;
    const sentence = this.sentenceOf({ code, facts, sentence: message });
    this.problem.value = { sentence, region, code };
  }

  /** @param {{ code?: string, facts?: any, sentence?: string, message?: string }} refused */
  sentenceOf({ code, facts, sentence, message }) {
    return refusalSentence({ code, facts, sentence: sentence ?? message }, this.names.value);
  }
}

/** @type {Map<string, TableStore>} */
const open = new Map();

/** The store of a table; one for each game while the page is open.
 * @param {string} game @param {string} [watch] */
export function tableStore(game, watch) {
  let store = open.get(game);
  if (!store) {
    if (watch) keep(game, { watch });
    store = new TableStore(game, watch ?? keys.value[game]?.watch);
    open.set(game, store);
  }
  return store;
}

/** Leave a table: its connections end. @param {string} game */
export function leaveStore(game) {
  open.get(game)?.close();
  open.get(game)?.endBox();
  open.delete(game);
}
