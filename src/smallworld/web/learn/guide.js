/** Connects the lesson with its table: place, task, and which actions advance it. */
import { computed, effect } from "@preact/signals";
import { isOpen, readAction } from "../table/state/legal-actions.js";
import { actionLines } from "../table/state/log-lines.js";
import { phaseOf, tokensToUse, total } from "../table/state/position.js";
import { t } from "../i18n/texts.js";
import { isRivals, leadsOn, placeIn, wordsOf } from "./course.js";
import { lessonKept } from "../device/lesson-progress.js";
import { gameApi } from "../net/api.js";
import { prefersStillness } from "../device/device.js";
import { Connection, newRequest } from "../net/connection.js";

/** @typedef {import("../table/state/store.js").TableStore} TableStore */
/** @typedef {import("../table/turn/mode-store.js").ModeStore} ModeStore */
/** @typedef {import("./course.js").Course} Course */

const BOT = "easy";
/** @type {number[]} */
const NONE = [];

/** Implements `Guide` of `table/turn/mode-store.js`. */
export class LessonGuide {
  /** @param {Course} course @param {TableStore} store @param {ModeStore} modeStore */
  constructor(course, store, modeStore) {
    this.course = course;
    this.store = store;
    this.modeStore = modeStore;
    /** The place of the table in the lesson. */
    this.live = computed(() => placeIn(course, wordsSaid(store.lines.value, Infinity), this.#now()));
    /** The place of the board on screen, which lags while the opponent's turn is shown. */
    this.place = computed(() => {
      const told = store.playbackView.value;
      return told ? placeIn(course, wordsSaid(store.lines.value, told.seq), this.#now()) : this.live.value;
    });
    this.regions = computed(() => regionsAmong(this.place.value.beat.points ?? []));
    this.shone = NONE;
    this.rival = new Rival(store.game, lessonKept.peek()?.rival ?? "");
    modeStore.guide = this;
    const ends = [effect(() => this.#letRivalPlay()), effect(() => this.#light()), effect(() => this.#seek())];
    this.close = () => {
      for (const end of ends) end();
      modeStore.guide = null;
      this.rival.close();
    };
  }

  /** @returns {import("./course.js").Now} */
  #now() {
    const { store, modeStore } = this;
    const view = store.live.value;
    const phase = view ? phaseOf(view.position) : "start";
    const isDrafted = modeStore.draft.actions.length > 0 && modeStore.mayEnd;
    const isPlaced = phase === "redeployment" && (isDrafted || isOpen(modeStore.open.value, "end"));
    return { phase, isPlaced, isOver: store.shown.value?.over ?? false };
  }

  /** The variables of the beat's sentence. @returns {import("../i18n/texts.js").Facts} */
  get facts() {
    const { store } = this;
    const { beat } = this.place.value;
    const view = store.live.value;
    const names = store.names.value;
    const wanted = (wordsOf(beat.lines)[0] ?? "").slice(2);
    const { race = "humans", power = "alchemist" } = view?.position.seats[0] ?? {};
    const open = view?.legal?.find(({ action }) => action === wanted); // known while it is on its way, too
    return {
      rival: names.seat(1),
      region: names.properName(beat.about ?? readAction(wanted).region ?? 0),
      price: open?.price ?? 0,
      hand: view ? tokensToUse(view, 0) : 0,
      coins: total(view?.income),
      ...names.forms("race", race),
      ...names.comboForms(race, power, "people"),
    };
  }

  // --- actions of the learner
  /** Do these actions advance the lesson? @param {string[]} actions */
  wants(actions) {
    return leadsOn(this.place.value, actions);
  }

  /** Explain what comes first. @param {string[]} actions */
  object(actions) {
    const { beat } = this.place.value;
    const { region = null } = readAction(actions[0] ?? "");
    this.store.problem.value = { sentence: t(`learn-${beat.id}.other`, this.facts), region };
  }

  /** Play the actions of the beat. */
  skip() {
    const { store, modeStore, place } = this;
    if (store.playback.busy.value) return store.playback.skip();
    if (!store.canAct.value || place.value.isOff) return;
    const { beat, said } = place.value;
    const words = wordsOf(beat.lines).map((word) => word.slice(2));
    modeStore.question.value = null;
    if (!beat.freely && words[said] !== "end") return modeStore.act([words[said]]);
    if (words[0]?.startsWith("pick")) return modeStore.act([words[0]]);
    if (isOpen(modeStore.open.value, "stop")) return modeStore.act(["stop"]);
    if (!this.#now().isPlaced && !modeStore.mayEnd) modeStore.draft.spread();
    if (beat.id !== "place") modeStore.end();
  }

  /** Leave the lesson and play on against a bot. */
  playOn() {
    this.rival.handOver(BOT);
  }

  // --- reactions to changes
  #letRivalPlay() {
    const view = this.store.live.value;
    const { beat, said, isOff } = this.live.value;
    if (!view || view.over || view.closed) return;
    if (beat.rival) return this.rival.handOver(beat.rival);
    if (isOff || view.to_act !== 1 || !isRivals(beat)) return;
    const words = wordsOf(beat.lines).slice(said);
    this.rival.act(words.map((word) => word.slice(2)), view.seq);
  }

  /** Highlight the region of the task unless the player inspects another. */
  #light() {
    const { lit, canAct } = this.store;
    const wanted = canAct.value ? this.regions.value : NONE;
    if (lit.value !== this.shone && lit.value.length) return;
    this.shone = wanted;
    lit.value = wanted;
  }

  /** Scroll the region of the task into view. */
  #seek() {
    const { sought, canAct } = this.store;
    if (canAct.value) sought.value = this.regions.value[0] ?? null;
  }
}

/** @param {string[]} points */
function regionsAmong(points) {
  return points.filter((point) => point.startsWith("region ")).map((point) => Number(point.slice(7)));
}

/** The actions of the players up to a log row.
 * @param {import("../net/protocol.js").LogLine[]} lines @param {number} last */
function wordsSaid(lines, last) {
  return actionLines(lines)
    .filter(({ seat, seq }) => seat !== null && seq <= last)
    .map(({ seat, text }) => `${seat} ${text}`);
}

// --- The opponent: a second connection of this device that plays the scripted actions

const BREATH = 900; // milliseconds in which the learner sees what the own turn brought

class Rival {
  /** @param {string} game @param {string} token */
  constructor(game, token) {
    this.api = gameApi(game, token);
    this.asked = -1; // the row after which it was asked to act last
    this.bot = "";
    const nothing = () => {};
    this.connection = new Connection(game, token, {
      welcome: nothing,
      changed: nothing,
      present: nothing,
      done: nothing,
      refused: () => (this.asked = -1),
      condition: (condition) => condition !== "live" && (this.asked = -1),
    });
  }

  /** Send these actions after a log row, once. @param {string[]} actions @param {number} after */
  act(actions, after) {
    if (this.asked === after) return;
    this.asked = after;
    clearTimeout(this.timer);
    const wait = document.hidden || prefersStillness() ? 0 : BREATH;
    this.timer = setTimeout(() => this.#send(actions, after), wait);
  }

  /** @param {string[]} actions @param {number} after */
  #send(actions, after) {
    const sent = this.connection.send({ type: "act", actions, after, request: newRequest() });
    if (!sent) this.timer = setTimeout(() => this.#send(actions, after), BREATH);
  }

  /** Hand this seat to a bot. @param {string} bot */
  handOver(bot) {
    if (this.bot) return;
    this.bot = bot;
    this.api.handOver({ to: "bot", bot }).catch(() => (this.bot = ""));
  }

  close() {
    clearTimeout(this.timer);
    this.connection.close();
  }
}
