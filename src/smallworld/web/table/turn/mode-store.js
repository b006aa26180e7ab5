/** The player's pending input: mode, draft, confirmation; it is the board's `Hand`. */
import { batch, computed, effect, signal } from "@preact/signals";
import { DraftStore } from "../redeploy/draft-store.js";
import { isOpen, openActions } from "../state/legal-actions.js";
import { actingRace, actionsOf, declinedMayAct, openModes, questionAbout, usualMode } from "./modes.js";
import { handFor } from "../redeploy/draft.js";
import { decisionOf } from "../state/position.js";
import { size } from "../../ui/screen-size.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("../state/legal-actions.js").Open} Open */
/** @typedef {import("../state/legal-actions.js").Who} Who */
/** @typedef {import("./modes.js").Mode} Mode */
/** @typedef {import("../../board/model/interaction.js").Target} Target */
/** @typedef {import("../../board/model/interaction.js").TargetKind} TargetKind */
/** @typedef {import("../../board/model/interaction.js").How} How */
/** @typedef {{ kind: "die", action: Open } | { kind: "decline" }} Question  a confirmation of something
 *   that cannot be undone */
/** @typedef {{ wants: (actions: string[]) => boolean, object: (actions: string[]) => void }} Guide
 *   who teaches: it may want something else first, and says so */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */

/** Modes that stay active after use, since they are often repeated. */
const LASTING = ["camp", "hero", "marker", "power_marker"];

/** What the board shows for modes that are no kind of target themselves. @type {Record<string, TargetKind>} */
const SHOWN_AS = { hired: "conquer", hurl: "conquer", tower: "place" };

/** Implements `Hand` of `board/model/interaction.js`. */
export class ModeStore {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    /** @type {Signal<Mode|null>} */
    this.wish = signal(null);
    /** @type {Signal<Who|null>} */
    this.whoWish = signal(null);
    /** Pieces put off: placed after the tokens, or not at all. @type {Signal<Mode[]>} */
    this.later = signal([]);
    /** @type {Signal<Question|null>} */
    this.question = signal(null);
    /** The index of the advised combo; 0 for none. */
    this.advised = signal(0);
    /** The combo that was chosen but not yet picked; 0 for none. */
    this.chosenCombo = signal(0);
    /** What the hint would do first, and the row it was computed for.
     * @type {Signal<{ seq: number, action: string }>} */
    this.judgement = signal({ seq: -1, action: "" });
    /** What the hint would do first: its verb; empty while that is not known. */
    this.judged = computed(() => {
      const { seq, action } = this.judgement.value;
      return seq === store.live.value?.seq ? action.split(" ")[0] : "";
    });
    /** @type {Guide|null} */
    this.guide = null;

    /** True while a bot plays for this seat. */
    this.hasStandIn = computed(() => Boolean(store.live.value?.seats[store.me.value ?? -1]?.sitting.bot));
    this.open = computed(() => (this.hasStandIn.value ? [] : openActions(store.legal.value)));
    this.isPicking = computed(() => this.open.value.some(({ verb }) => verb === "pick"));
    this.overview = computed(() => this.isPicking.value && size.value !== "phone");
    this.decision = computed(() => (store.live.value ? decisionOf(store.live.value) : ""));
    this.draft = new DraftStore(store, this.open, this.decision);
    this.who = computed(() => actingRace(this.open.value, this.whoWish.value));
    this.modes = computed(() => openModes(this.open.value, this.who.value, this.later.value));
    this.mode = computed(() => {
      const { wish, modes } = this;
      if (wish.value && modes.value.includes(wish.value)) return wish.value;
      return usualMode(modes.value);
    });
    this.declinedMayAct = computed(() => declinedMayAct(this.open.value));
    this.targets = computed(() => this.#targets());
    this.drafts = this.draft.shown;
    const ends = [
      effect(() => this.#begin(this.decision.value)),
      effect(() => void (store.drafted.value = this.draft.used.value)),
    ];
    this.close = () => ends.forEach((end) => end());
  }

  /** Reset for a new decision. @param {string} decision */
  #begin(decision) {
    batch(() => {
      this.wish.value = null;
      this.whoWish.value = null;
      this.later.value = [];
      this.question.value = null;
      this.chosenCombo.value = 0;
      this.draft.begin(decision);
    });
  }

  // --- targets for the board
  #targets() {
    /** @type {Map<number, Target>} */
    const targets = new Map();
    const { value: mode } = this.mode;
    if (!mode) return targets;
    for (const one of actionsOf(mode, this.open.value, this.who.value)) {
      const { region } = one; // of several numbers of missiles the lowest comes first
      if (region !== undefined && !targets.has(region)) targets.set(region, this.#target(mode, one, region));
    }
    return targets;
  }

  /** @param {Mode} mode @param {Open} one @param {number} region @returns {Target} */
  #target(mode, one, region) {
    const { price, parts, missing, odds, earns, action } = one;
    const { placed, toLeave } = this.draft;
    const threat = this.store.live.value?.threats?.[region];
    if (mode === "deploy") {
      return { region, kind: "deploy", action: "", count: placed.value.get(region) ?? 0, threat };
    }
    if (mode === "withdraw") {
      const count = toLeave.value.includes(region) ? 1 : 0;
      return { region, kind: "withdraw", action: "", count, threat };
    }
    /** @type {TargetKind} */
    const kind = one.way === "die" ? "die" : one.piece ? "place" : (SHOWN_AS[mode] ?? /** @type {TargetKind} */ (mode));
    return { region, kind, action, price, parts, missing, odds, earns, threat };
  }

  // --- input
  /** Handle a click on a region. @param {number} region @param {How} how */
  choose(region, how) {
    const { value: mode } = this.mode;
    const target = this.targets.value.get(region);
    if (how === "look" || !this.store.canAct.value || !target) return this.#explain(region);
    if (mode === "deploy") return this.#place(region, how === "less" ? -1 : 1);
    if (mode === "withdraw") return this.draft.toggleLeaving(region);
    if (how === "less") return;
    const open = this.open.value.find((one) => one.action === target.action);
    if (open && target.kind === "die") return this.ask({ kind: "die", action: open });
    this.act([target.action]);
  }

  /** @param {string[]} actions */
  act(actions) {
    if (!this.isWanted(actions)) return this.guide?.object(actions);
    batch(() => {
      this.question.value = null;
      if (this.wish.value && !LASTING.includes(this.wish.value)) this.wish.value = null;
      this.store.lit.value = [];
      this.store.act(actions);
    });
  }

  /** Return `true` if the lesson allows the actions. @param {string[]} actions */
  isWanted(actions) {
    return this.guide?.wants(actions) ?? true;
  }

  /** Send an action if it is legal; else show why it is not. @param {string} action */
  say(action) {
    if (!this.store.canAct.value) return;
    if (isOpen(this.open.value, action)) this.act([action]);
    else this.store.explain(action);
  }

  /** Choose a combo; chosen a second time it is picked, since a pick cannot be undone.
   * @param {number} place @returns {boolean} whether it was picked */
  pick(place) {
    const action = `pick ${place}`;
    const isChosen = this.chosenCombo.value === place;
    if (!this.store.canAct.value || !isOpen(this.open.value, action) || !this.isWanted([action])) {
      this.say(action); // it says why not
      return false;
    }
    if (isChosen) this.act([action]);
    else this.chosenCombo.value = place;
    return isChosen;
  }

  /** @param {Question} question */
  ask(question) {
    const actions = [question.kind === "die" ? question.action.action : "decline"];
    if (!this.isWanted(actions)) return this.guide?.object(actions);
    this.store.problem.value = null;
    this.question.value = question;
  }

  /** @param {number} region */
  #explain(region) {
    const { store } = this;
    if (store.me.value === null || store.pending.value || store.playbackView.value || store.moment.value) return;
    if (this.targets.value.has(region)) return; // its card explains it
    store.explain(questionAbout(this.mode.value, region, this.who.value));
  }

  /** Switch to a mode; choosing it again returns to the default. @param {Mode} mode */
  turnTo(mode) {
    this.store.problem.value = null;
    this.question.value = null;
    this.wish.value = this.wish.value === mode ? null : mode;
  }

  /** Switch to the other race of the seat. @param {Who} who */
  letAct(who) {
    this.whoWish.value = who;
    this.wish.value = null;
  }

  /** Put off placing a piece. @param {Mode} mode */
  putOff(mode) {
    this.later.value = [...this.later.value, mode];
    this.wish.value = null;
  }

  /** @param {number} region @param {1|-1} step */
  #place(region, step) {
    this.store.problem.value = null;
    if (this.draft.move(region, step) || step < 0) return;
    const { hands } = this.draft;
    const by = hands.value.declined.regions.includes(region) ? "declined " : "";
    this.store.explain(`${by}deploy ${region} ${(handFor(hands.value, region)?.most ?? 0) + 1}`);
  }

  // --- undo and end
  /** Undo one step: in the draft first, then on the server. */
  undo() {
    this.question.value = null;
    if (this.draft.hasSteps) return this.draft.back();
    this.store.undo();
  }

  resetTurn() {
    this.question.value = null;
    this.draft.clear();
    if (this.store.live.value?.may_undo) this.store.resetTurn();
  }

  get mayUndo() {
    return this.draft.hasSteps || Boolean(this.store.canAct.value && this.store.live.value?.may_undo);
  }

  /** Return `true` if all required tokens and pieces are placed. */
  get mayEnd() {
    const { value: modes } = this.modes;
    return !modes.includes("hero") && !modes.includes("withdraw") && this.draft.isComplete.value;
  }

  /** Send the draft and end the turn. */
  end() {
    if (!this.store.canAct.value) return;
    if (isOpen(this.open.value, "end")) return this.act(["end"]);
    const isPlacing = this.draft.actions.length > 0;
    if (!this.mayEnd || !isPlacing) return void this.store.explain("end");
    this.act([...this.draft.actions, "end"]);
  }

  /** Send the chosen withdrawals. */
  withdraw() {
    this.act(this.draft.toLeave.value.map((region) => `withdraw ${region}`));
  }
}
