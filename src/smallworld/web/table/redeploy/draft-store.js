/** The drafted redeployment: placed tokens, undo history, quick ways to fill it, stored per window. */
import { computed, signal } from "@preact/signals";
import { actionLines, turnStarts } from "../state/log-lines.js";
import { alike } from "../state/legal-actions.js";
import { regionsToLeave, heldRegions } from "../state/position.js";
import { asBefore, movedTo, deployments, fitting, guardBorders, handsOf, isComplete, leftIn, moved, proposedToLeave, spreadEvenly } from "./draft.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("./draft.js").Placed} Placed */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */
/** @template T @typedef {import("@preact/signals").ReadonlySignal<T>} ReadonlySignal */

export class DraftStore {
  /** @param {TableStore} store @param {ReadonlySignal<import("../state/legal-actions.js").Open[]>} open
   * @param {ReadonlySignal<string>} decision */
  constructor(store, open, decision) {
    this.store = store;
    this.open = open;
    this.decision = decision;
    /** The draft and its earlier versions, the newest last. @type {Signal<Placed[]>} */
    this.history = signal([new Map()]);
    /** Regions chosen to be given up. @type {Signal<number[]|null>} */
    this.leaving = signal(null);
    this.hands = computed(() => handsOf(open.value));
    this.placed = computed(() => fitting(this.hands.value, this.history.value.at(-1) ?? new Map()));
    this.left = computed(() => ({
      active: leftIn(this.hands.value.active, this.placed.value),
      declined: leftIn(this.hands.value.declined, this.placed.value),
    }));
    /** How many tokens of each race are placed. */
    this.used = computed(() => ({
      active: this.hands.value.active.most - this.left.value.active,
      declined: this.hands.value.declined.most - this.left.value.declined,
    }));
    this.isComplete = computed(() => isComplete(this.hands.value, this.placed.value));
    this.toLeave = computed(() => this.#toLeave());
    this.shown = computed(() => this.#shown());
  }

  /** Start a new decision with its stored draft. @param {string} decision */
  begin(decision) {
    this.leaving.value = null;
    const kept = draftKept(this.store.game, decision);
    this.history.value = kept.size ? [new Map(), kept] : [kept];
  }

  /** @param {Placed} placed */
  put(placed) {
    this.history.value = [...this.history.value, placed];
    keepDraft(this.store.game, this.decision.value, placed);
  }

  /** Return `true` if a step of the draft can be undone. */
  get hasSteps() {
    return this.history.value.length > 1;
  }

  back() {
    this.history.value = this.history.value.slice(0, -1);
    keepDraft(this.store.game, this.decision.value, this.history.value.at(-1) ?? new Map());
  }

  clear() {
    this.history.value = [new Map()];
    keepDraft(this.store.game, this.decision.value, new Map());
  }

  /** Add or remove a token; return whether it was possible. @param {number} region @param {1|-1} step */
  move(region, step) {
    const next = moved(this.hands.value, this.placed.value, region, step);
    if (next === this.placed.value) return false;
    this.put(next);
    return true;
  }

  /** Move one or all drafted tokens to another region. @param {number} from @param {number} to
   * @param {boolean} all */
  carry(from, to, all) {
    const count = all ? (this.placed.value.get(from) ?? 0) : 1;
    const next = movedTo(this.hands.value, this.placed.value, from, to, count);
    if (next !== this.placed.value) this.put(next);
  }

  // --- fill
  get #standing() {
    const { live, me } = this.store;
    return live.value && me.value !== null ? heldRegions(live.value.position, me.value) : new Map();
  }

  spread() {
    this.put(spreadEvenly(this.hands.value, this.#standing));
  }

  guard() {
    const threats = this.store.live.value?.threats ?? {};
    this.put(guardBorders(this.hands.value, this.#standing, threats));
  }

  /** Place tokens as before the conquests ended, the rest as at the start of the turn. */
  async asBefore() {
    const { store } = this;
    const seat = store.me.value;
    if (seat === null) return;
    try {
      const rows = earlierMoments(store.lines.value, seat);
      const moments = await Promise.all(rows.map((seq) => store.api.viewAt(seq)));
      const stacks = moments.map((view) => heldRegions(view.position, seat));
      this.put(asBefore(this.hands.value, this.#standing, stacks));
    } catch (error) {
      store.say(error);
    }
  }

  /** Return the draft as actions. */
  get actions() {
    return deployments(this.hands.value, this.placed.value);
  }

  // --- regions that have to be given up
  #toLeave() {
    const view = this.store.live.value;
    const open = alike(this.open.value, { verb: "withdraw" });
    if (!view || !open.length) return [];
    const count = regionsToLeave(view);
    if (!this.leaving.value) return proposedToLeave(open, count, view.threats ?? {});
    return this.leaving.value.filter((region) => open.some((one) => one.region === region)).slice(-count);
  }

  /** Toggle whether a region is given up. @param {number} region */
  toggleLeaving(region) {
    const chosen = this.toLeave.value;
    this.leaving.value = chosen.includes(region)
      ? chosen.filter((one) => one !== region)
      : [...chosen, region];
  }

  /** Drafted tokens to show on the board; negative where a region is given up. */
  #shown() {
    const shown = new Map(this.placed.value);
    for (const region of this.toLeave.value) {
      shown.set(region, -(this.store.live.value?.position.regions?.[region]?.tokens ?? 0));
    }
    return shown;
  }
}

/** Return the log rows before the conquests of this turn ended, and before the turn began.
 * @param {import("../../net/protocol.js").LogLine[]} lines @param {number} seat @returns {number[]} */
export function earlierMoments(lines, seat) {
  const ended = actionLines(lines).findLast(
    ({ seat: who, text }) => who === seat && (text === "stop" || /^conquer \d+ die$/.test(text)),
  );
  const began = turnStarts(lines, seat).at(-1);
  return [(ended?.seq ?? 0) - 1, began?.seq ?? 0].filter((seq) => seq > 0);
}

const NAME = "smallworld.draft.";

/** @param {string} game @param {string} decision @returns {Map<number, number>} */
export function draftKept(game, decision) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME + game) ?? "null");
    return new Map(kept?.decision === decision ? kept.placed : []);
  } catch {
    return new Map(); // no storage, or invalid JSON
  }
}

/** @param {string} game @param {string} decision @param {Map<number, number>} placed */
export function keepDraft(game, decision, placed) {
  try {
    if (placed.size) sessionStorage.setItem(NAME + game, JSON.stringify({ decision, placed: [...placed] }));
    else sessionStorage.removeItem(NAME + game);
  } catch {
    // The page works without storage.
  }
}
