/** The state of one table. Components read its signals and call its methods, nothing else. */
import { batch, computed, signal } from "@preact/signals";
import { keepKeys, keys, themeSeen } from "../../device/device.js";
import { Names, playerName } from "../../i18n/names.js";
import { refusalSentence } from "../../i18n/refusals.js";
import { gameApi, ServerError } from "../../net/api.js";
import { boardAt, boardPicture, isOfBox, loadShapes } from "../../net/catalogue.js";
import { Connection, regionOf } from "../../net/connection.js";
import { LastMoves } from "./last-moves.js";
import { PendingAction, PendingChat } from "./pending.js";
import { tokensToUse } from "./position.js";
import { stepsBetween, Playback } from "./playback.js";
import { followBox } from "./table-packs.js";

/** @typedef {import("../../net/protocol.js").GameView} GameView */
/** @typedef {import("../../net/protocol.js").LogLine} LogLine */
/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../../board/model/interaction.js").Problem} Problem */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */

const WATCHING = -1; // the key of a spectator's connection
const BEFORE = 900; // milliseconds: a replay begins with the board as the player left it

export class TableStore {
  /** @param {string} game @param {string} [watch] the secret of a watch link */
  constructor(game, watch) {
    this.game = game;
    /** The latest view of each own seat; `WATCHING` for a spectator's.
     * @type {Signal<Record<number, GameView>>} */
    this.views = signal({});
    /** The own seat shown now; `null` for a spectator. @type {Signal<number|null>} */
    this.me = signal(null);
    /** The current view. */
    this.live = computed(() => this.views.value[this.me.value ?? WATCHING] ?? null);
    /** The view of the playback; behind `live` while others' moves are shown.
     * @type {Signal<GameView|null>} */
    this.playbackView = signal(null);
    /** The step being played back, for effects. @type {Signal<import("./playback.js").Step|null>} */
    this.step = signal(null);
    /** An earlier view opened from the log. @type {Signal<GameView|null>} */
    this.moment = signal(null);
    /** The view on the board: earlier, played back, or current. */
    this.shown = computed(() => this.moment.value ?? this.playbackView.value ?? this.live.value);
    /** @type {Signal<LogLine[]>} */
    this.lines = signal([]);
    /** @type {Signal<{ condition: import("../../net/connection.js").Condition, reason: string }>} */
    this.connection = signal({ condition: "connecting", reason: "" });
    this.sending = new PendingAction((seat, frame) => this.connections.get(seat)?.send(frame));
    /** The action without a response yet. */
    this.pending = this.sending.pending;
    this.pendingChat = new PendingChat((frame) => this.connections.get(this.me.value ?? WATCHING)?.send(frame));
    /** @type {Signal<Problem|null>} */
    this.problem = signal(null);
    /** @type {Signal<number[]>} */
    this.present = signal([]);
    this.watchers = signal(0);
    /** @type {Signal<Shapes|null>} */
    this.shapes = signal(null);
    /** Its packs and board, if not the base game's. @type {Signal<import("../../net/protocol.js").TableBox|null>} */
    this.box = signal(null);
    /** Own tokens that are placed on the board, but not sent yet.
     * @type {Signal<Record<import("./legal-actions.js").Who, number>>} */
    this.drafted = signal({ active: 0, declined: 0 });
    /** Regions highlighted by the log, a card or the pointer. @type {Signal<number[]>} */
    this.lit = signal([]);
    /** A plan drawn over the board: its component and props. @type {Signal<Record<string, any>|null>} */
    this.sketch = signal(null);
    /** A region to scroll into view. @type {Signal<number|null>} */
    this.sought = signal(null);

    /** True if the player can act: nothing pending, no playback. */
    this.canAct = computed(
      () =>
        this.live.value !== null &&
        this.me.value !== null &&
        this.live.value.to_act === this.me.value &&
        this.moment.value === null &&
        this.playbackView.value === null &&
        this.pending.value === null &&
        !this.live.value.over &&
        !this.live.value.closed,
    );
    /** The legal actions. */
    this.legal = computed(() => (this.canAct.value ? (this.live.value?.legal ?? []) : []));
    this.names = computed(() => {
      const seats = this.live.value?.seats.map(({ sitting }) => playerName(sitting)) ?? [];
      const regions = this.shapes.value?.regions ?? [];
      return new Names(seats, new Map(regions.map((region) => [region.id, region.name])));
    });

    this.playback = new Playback((view, step) => {
      batch(() => {
        this.step.value = step;
        this.playbackView.value = view === this.live.value ? null : view;
      });
    });
    this.lastMoves = new LastMoves(this);
    this.changes = this.lastMoves.changes;
    /** A promise chain: changes are played back in order even if fetched out of order. */
    this.hearing = Promise.resolve();
    /** @type {Map<number, Connection>} */
    this.connections = new Map();
    this.watch = watch;
    this.endBox = followBox(this);
    this.#connect();
  }

  /** Return the own seats at this table, in turn order. */
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

  /** Return the tokens in a seat's hand as every part of the table shows them: without the drafted ones.
   * @param {GameView} view @param {number} seat @param {import("./legal-actions.js").Who} [who] */
  tokensInHand(view, seat, who = "active") {
    const isOwn = seat === this.me.value && view === this.live.value;
    return tokensToUse(view, seat, who) - (isOwn ? this.drafted.value[who] : 0);
  }

  /** Return `true` if several people play at this device. */
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

  /** Switch to a newly claimed seat. */
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

  // --- frames from the server
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
        if (before && seat === (this.me.value ?? WATCHING)) this.#showChange(before, view, lines);
      },
      present: (seats, watchers) => {
        if (!isFirst()) return;
        this.present.value = seats;
        this.watchers.value = watchers;
      },
      done: (request, view) => {
        if (view) this.#take(seat, view);
        this.pendingChat.answer(request, null);
        this.sending.end(request);
      },
      refused: (request, error) => this.#refused(request, error),
      condition: (condition, reason) => {
        if (isFirst()) this.connection.value = { condition, reason };
        if (condition === "live") return;
        this.pendingChat.lose();
        this.sending.lose(seat);
      },
    };
  }

  /** @param {number} seat @param {GameView} view */
  #take(seat, view) {
    const known = this.views.value[seat];
    if (known && known.seq > view.seq) return; // an outdated response
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
    picture.src = boardPicture(map, themeSeen()); // fetched while the shapes load
    const shapes = await loadShapes(map);
    if (!isOfBox(map)) await picture.decode().catch(() => {}); // the server may draw it only now
    this.shapes.value = shapes;
  }

  /** Show own moves at once; play back those of others line by line.
   * @param {GameView} before @param {GameView} view @param {LogLine[]} lines */
  #showChange(before, view, lines) {
    const said = lines.filter((line) => line.kind === "say");
    if (!said.length) return;
    const isMine = said.every((line) => line.seat === null || this.seats.includes(line.seat));
    if (isMine && !this.playbackView.value) {
      const events = said.flatMap((line) => line.events ?? []);
      this.step.value = { view, seat: said.at(-1)?.seat ?? null, text: "", events };
      return;
    }
    this.#playBack(before, view, said);
  }

  /** Show once more what others did, after a look at the board before. @param {GameView} before @param {LogLine[]} said */
  playAgain(before, said) {
    if (!this.live.value) return;
    this.playback.tell([{ view: before, seat: null, text: "", events: [], wait: BEFORE }]);
    this.#playBack(before, this.live.value, said);
  }

  /** @param {GameView} before @param {GameView} view @param {LogLine[]} said what led from one to the other */
  #playBack(before, view, said) {
    this.playbackView.value ??= before; // nothing moves before its playback
    const earlier = this.hearing;
    this.hearing = this.playback.announce(async () => {
      await earlier;
      return stepsBetween(this.api, before, view, said);
    });
  }

  // --- actions of the player
  /** Send actions, all or none. They stay pending until the server has them.
   * @param {string[]} actions */
  act(actions) {
    const { live, me } = this;
    if (this.pending.value || live.value === null || me.value === null || !actions.length) return;
    this.problem.value = null;
    this.sending.begin(actions, me.value, live.value.seq);
  }

  /** Drop the pending action if the server does not have it yet. */
  forgetPending() {
    this.sending.forget();
  }

  /** @param {string|null} request @param {any} error */
  #refused(request, error) {
    if (request) this.pendingChat.answer(request, error);
    batch(() => {
      const refused = this.sending.end(request);
      if (!refused) return;
      const action = refused.actions[error.place ?? 0] ?? "";
      this.problem.value = { sentence: this.sentenceOf(error), region: regionOf(action), code: error.code };
    });
  }

  /** Ask the server why an action is illegal, and show it at its region. @param {string} action */
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

  /** Send a chat message; resolve with the error, or nothing.
   * @param {string} text @returns {Promise<any>} */
  chat(text) {
    return this.pendingChat.say({ type: "chat", text });
  }

  /** As the host, mute or unmute a seat. @param {number} seat
   * @param {boolean} muted @returns {Promise<any>} */
  mute(seat, muted) {
    return this.pendingChat.say({ type: "mute", seat, muted });
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

  /** Show an earlier position; `null` for the current one. @param {number|null} seq */
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

  /** Switch to another seat of this device. @param {number} seat */
  turnTo(seat) {
    this.playback.skip();
    batch(() => {
      this.me.value = seat;
      this.playbackView.value = null;
    });
  }

  /** Show an error as a sentence. @param {unknown} error @param {number|null} [region] */
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

/** Return the store of a table; one per game while the page is open.
 * @param {string} game @param {string} [watch] */
export function tableStore(game, watch) {
  let store = open.get(game);
  if (!store) {
    if (watch) keepKeys(game, { watch });
    store = new TableStore(game, watch ?? keys.value[game]?.watch);
    open.set(game, store);
  }
  return store;
}

/** Close the store of a table and its connections. @param {string} game */
export function leaveStore(game) {
  open.get(game)?.close();
  open.get(game)?.endBox();
  open.get(game)?.lastMoves.end();
  open.delete(game);
}
