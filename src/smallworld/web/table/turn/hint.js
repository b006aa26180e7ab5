/** Hints in three steps: a nudge, the idea, the move. Their card is fetched when first needed. */
import { effect, signal } from "@preact/signals";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { part } from "../../ui/lazy.js";
import { t } from "../../i18n/texts.js";
import { alike, isOpen } from "../state/legal-actions.js";
import { phaseOf, tokensToUse } from "../state/position.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("./mode-store.js").ModeStore} ModeStore */
/** @typedef {import("../../net/protocol.js").Hint} Hint */
/** @typedef {{ seq: number, hint: Promise<Hint>, withdrawal: AbortController }} Requested */

export const STEPS = 3; // a nudge, the idea, the move

export class HintStore {
  /** @param {TableStore} store @param {ModeStore} modeStore */
  constructor(store, modeStore) {
    this.store = store;
    this.modeStore = modeStore;
    /** @type {import("@preact/signals").Signal<Hint|"thinking"|null>} */
    this.advice = signal(null);
    /** The step shown, from 1 to `STEPS`. */
    this.step = signal(1);
    this.after = 0; // the log row it refers to
    this.byKey = false; // opened by key: the focus moves to the card
    /** The hint for the position after a row; requested once. @type {Requested|null} */
    this.known = null;
  }

  /** Request the hint for the present position. @returns {Requested} */
  #request() {
    const seq = this.store.live.value?.seq ?? 0;
    if (this.known?.seq !== seq) {
      const withdrawal = new AbortController();
      this.known = { seq, hint: this.store.api.hint(withdrawal.signal), withdrawal };
    }
    return this.known;
  }

  /** Withdraw the request when the player acts. An action may overtake it, and the server would refuse a hint for a turn
   * that is over, or compute it for a later position.
   * @returns {() => void} ends it */
  withdrawLate() {
    return effect(() => {
      const { pending, live, me } = this.store;
      if (pending.value === null && live.value?.to_act === me.value) return;
      this.known?.withdrawal.abort(); // no effect on a hint that has arrived
      this.known = null;
      if (this.advice.peek() === "thinking") this.close();
    });
  }

  /** Judge positions in which the buttons and tips would otherwise have to guess.
   * @returns {() => void} ends it */
  judge() {
    return effect(() => {
      if (!this.isPossible || !isDoubtful(this.store, this.modeStore)) return;
      const { seq, hint } = this.#request();
      hint.then(
        ({ actions }) => (this.modeStore.judgement.value = { seq, action: actions[0] ?? "" }),
        () => {}, // nothing is emphasized then
      );
    });
  }

  get isPossible() {
    return this.store.canAct.value && this.store.live.value?.table.hints !== false;
  }

  /** Request a hint, show its next step, or close it after the last. @param {boolean} [byKey] */
  async ask(byKey = false) {
    const { store, advice, step } = this;
    this.byKey = byKey;
    if (advice.value === "thinking") return;
    if (advice.value) return step.value < STEPS ? void (step.value += 1) : this.close();
    if (!this.isPossible) return;
    step.value = 1;
    advice.value = "thinking";
    const requested = this.#request();
    try {
      const hint = await requested.hint;
      this.after = requested.seq;
      if (advice.value) advice.value = hint; // unless it was closed meanwhile
    } catch (error) {
      if (requested.withdrawal.signal.aborted) return;
      this.known = null;
      advice.value = null;
      store.say(error);
    }
  }

  close() {
    this.advice.value = null;
  }
}

const FEW = 2; // tokens with which a race may be at its end

/** Return `true` at the start of a turn in which the race may be at its end.
 * @param {TableStore} store @param {ModeStore} modeStore */
export function isDoubtful({ live, me }, { open, guide }) {
  const view = live.value;
  if (!view || me.value === null || guide || phaseOf(view.position) !== "start") return false;
  if (!isOpen(open.value, "decline") || alike(open.value, { verb: "pick" }).length) return false;
  return tokensToUse(view, me.value) <= FEW || !alike(open.value, { verb: "conquer", way: "plain" }).length;
}

/** @param {{ store: TableStore, hintStore: HintStore }} props */
export function HintButton({ store, hintStore }) {
  if (store.me.value === null || store.live.value?.table.hints === false) return null;
  return html`<button type="button" class="button icon hint" aria-label=${t("table-hint")}
    title=${t("table-hint.about")} aria-keyshortcuts="H" aria-expanded=${hintStore.advice.value !== null} aria-disabled=${!hintStore.isPossible}
    onClick=${() => hintStore.ask()}>
    <${Sign} id="hint" /><span class="label">${t("table-hint")}</span>
  </button>`;
}

const Card = part("hint-card");

/** @param {{ hintStore: HintStore }} props */
export function HintCard({ hintStore }) {
  return hintStore.advice.value && html`<${Card} hintStore=${hintStore} />`;
}
