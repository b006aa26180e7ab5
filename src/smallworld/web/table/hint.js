/** What a bot would do here, in words, lit on the board, and done on request. */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { Sign } from "../kit/emblem.js";
import { has, loadPart, t } from "../texts.js";
import { remarkSentence } from "../words/reasons.js";
import { isOpen, readAction } from "./legal.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./choosing.js").Choosing} Choosing */
/** @typedef {import("../protocol.js").Hint} Hint */
/** @typedef {{ hint: Hint, actions: string[] }} Advice  what was said, and what is left to be done */

export class Hinting {
  /** @param {TableStore} store @param {Choosing} choosing */
  constructor(store, choosing) {
    this.store = store;
    this.choosing = choosing;
    /** @type {import("@preact/signals").Signal<Advice|"thinking"|null>} */
    this.advice = signal(null);
  }

  get isPossible() {
    return this.store.canAct.value && this.store.live.value?.table.hints !== false;
  }

  async ask() {
    const { store } = this;
    if (!this.isPossible) return;
    if (this.advice.value) return this.close();
    this.advice.value = "thinking";
    try {
      const [hint] = await Promise.all([store.api.hint(), loadPart("hints").catch(() => {})]);
      this.advice.value = { hint, actions: hint.actions };
      this.#light(hint.actions);
    } catch (error) {
      this.advice.value = null;
      store.say(error);
    }
  }

  close() {
    this.advice.value = null;
    this.store.lit.value = [];
  }

  /** Do the next step: tokens are only drafted, everything else is done at once. */
  follow() {
    const { advice, choosing } = this;
    if (!advice.value || advice.value === "thinking" || !this.store.canAct.value) return;
    const { actions, hint } = advice.value;
    const words = actions.map(readAction);
    const first = words[0] ?? readAction("");
    if (first.verb === "deploy") {
      const placed = words.filter(({ verb }) => verb === "deploy");
      choosing.draft.put(new Map(placed.map(({ region = 0, count = 0 }) => [region, count])));
      return this.close();
    }
    const together = first.verb === "withdraw" ? words.filter(({ verb }) => verb === "withdraw").length : 1;
    const rest = actions.slice(together);
    choosing.act(actions.slice(0, together));
    const isChance = first.way === "die" || first.verb === "roll"; // nobody knows what follows
    this.advice.value = rest.length && !isChance ? { hint, actions: rest } : null;
    this.#light(rest);
  }

  /** Is the next step still possible? After a pick or a stop it may take a moment. */
  get next() {
    const { advice, choosing } = this;
    if (!advice.value || advice.value === "thinking") return null;
    const [action] = advice.value.actions;
    const isDeploy = action && readAction(action).verb === "deploy";
    return action && (isDeploy || isOpen(choosing.open.value, action)) ? action : null;
  }

  /** @param {string[]} actions */
  #light([first]) {
    const region = first === undefined ? undefined : readAction(first).region;
    this.store.lit.value = region === undefined ? [] : [region];
  }
}

/** @param {{ store: TableStore, hinting: Hinting }} props */
export function HintButton({ store, hinting }) {
  if (store.me.value === null || store.live.value?.table.hints === false) return null;
  return html`<button type="button" class="button icon hint" aria-label=${t("table-hint")}
    title=${t("table-hint.about")} aria-keyshortcuts="H" aria-expanded=${hinting.advice.value !== null} aria-disabled=${!hinting.isPossible}
    onClick=${() => hinting.ask()}>
    <${Sign} id="hint" /><span class="label">${t("table-hint")}</span>
  </button>`;
}

/** @param {{ hinting: Hinting }} props */
export function HintCard({ hinting }) {
  const { value: advice } = hinting.advice;
  if (!advice) return null;
  return html`<aside class="hint-card card" aria-label=${t("table-hint")}>
    <header><${Sign} id="hint" /><h2>${t("table-hint")}</h2>
      <button type="button" class="button icon quiet" aria-label=${t("table-close")} onClick=${() => hinting.close()}>
        <${Sign} id="close" />
      </button>
    </header>
    <div role="status" aria-live="polite">
      ${advice === "thinking"
        ? html`<p>${t("table-hint-thinking")}</p>`
        : hintSentences(advice.hint, hinting.store.names.value).map((sentence, at) => html`<p key=${at}>${sentence}</p>`)}
    </div>
    ${advice !== "thinking" && hinting.next &&
    html`<button type="button" class="button main" data-hint="follow" onClick=${() => hinting.follow()}>
      ${t("table-hint-follow")}
    </button>`}
  </aside>`;
}

/** The reasons in the language of who reads; the server's own words where texts are out of reach.
 * @param {Hint} hint @param {import("../words/names.js").Names} names @returns {string[]} */
export function hintSentences({ reasons, sentences }, names) {
  if (!has("reason-plan")) return sentences;
  return reasons.remarks.map((/** @type {any} */ remark) => remarkSentence(remark, names));
}
