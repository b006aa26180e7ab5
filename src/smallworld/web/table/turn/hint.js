/** Hints in three steps: a nudge, the idea, the move. Their card is fetched when first needed. */
import { signal } from "@preact/signals";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { part } from "../../ui/lazy.js";
import { t } from "../../i18n/texts.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("./mode-store.js").ModeStore} ModeStore */
/** @typedef {import("../../net/protocol.js").Hint} Hint */

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
    try {
      const hint = await store.api.hint();
      this.after = store.live.value?.seq ?? 0;
      if (advice.value) advice.value = hint; // unless it was closed meanwhile
    } catch (error) {
      advice.value = null;
      store.say(error);
    }
  }

  close() {
    this.advice.value = null;
  }
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
