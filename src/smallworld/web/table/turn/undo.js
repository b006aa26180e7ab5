/** Steps back; where none is possible the button says why. */
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { actionLines } from "../state/log-lines.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("./mode-store.js").Choosing} Choosing */

/** Why nothing can be taken back; empty if something can. @param {TableStore} store
 * @param {Choosing} choosing */
export function whyNoUndo(store, choosing) {
  if (choosing.mayUndo) return "";
  const view = store.live.value;
  if (!view || view.over) return t("undo-game_over");
  if (view.to_act !== store.me.value) return t("table-undo-not-yours");
  if (!store.canAct.value) return t("table-undo-wait");
  const last = actionLines(store.lines.value).at(-1);
  const isTurn = last?.events?.some(({ kind }) => kind === "turn_began" || kind === "refuge");
  if (!last || last.seat !== null || isTurn) return t("table-undo-turn-began");
  return t(last.text.startsWith("die") ? "table-undo-die" : "table-undo-reveal");
}

/** @param {TableStore} store @param {Choosing} choosing @param {() => void} undo */
export function undoOrSay(store, choosing, undo) {
  const why = whyNoUndo(store, choosing);
  if (why) store.problem.value = { sentence: why, region: null };
  else undo();
}

/** @param {{ store: TableStore, choosing: Choosing }} props */
export function UndoButton({ store, choosing }) {
  const why = whyNoUndo(store, choosing);
  return html`<button type="button" class="button icon undo" aria-label=${t("table-undo")} aria-keyshortcuts="U"
    aria-disabled=${why !== ""} title=${why || t("table-undo.about")}
    onClick=${() => undoOrSay(store, choosing, () => choosing.undo())}>
    <${Sign} id="undo" /><span class="label">${t("table-undo")}</span>
    ${why && html`<span class="unseen">${why}</span>`}
  </button>`;
}

/** @param {{ store: TableStore, choosing: Choosing }} props */
export function ResetButton({ store, choosing }) {
  const why = whyNoUndo(store, choosing);
  return html`<button type="button" class="button icon reset" aria-label=${t("table-reset")} aria-keyshortcuts="R"
    aria-disabled=${why !== ""} title=${why || t("table-reset.about")}
    onClick=${() => undoOrSay(store, choosing, () => choosing.resetTurn())}>
    <${Sign} id="reset" /><span class="label">${t("table-reset")}</span>
    ${why && html`<span class="unseen">${why}</span>`}
  </button>`;
}
