/** Undo and reset buttons; disabled ones explain why. */
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { actionLines } from "../state/log-lines.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("./mode-store.js").ModeStore} ModeStore */

/** Return why nothing can be undone; empty if something can. @param {TableStore} store
 * @param {ModeStore} modeStore */
export function whyNoUndo(store, modeStore) {
  if (modeStore.mayUndo) return "";
  const view = store.live.value;
  if (!view || view.over) return t("undo-game_over");
  if (view.to_act !== store.me.value) return t("table-undo-not-yours");
  if (!store.canAct.value) return t("table-undo-wait");
  const last = actionLines(store.lines.value).at(-1);
  const isTurn = last?.events?.some(({ kind }) => kind === "turn_began" || kind === "refuge");
  if (last && last.seat === store.me.value && view.table.rated) return t("undo-rated");
  if (!last || last.seat !== null || isTurn) return t("table-undo-turn-began");
  return t(last.text.startsWith("die") ? "table-undo-die" : "table-undo-reveal");
}

/** @param {TableStore} store @param {ModeStore} modeStore @param {() => void} undo */
export function undoOrSay(store, modeStore, undo) {
  const why = whyNoUndo(store, modeStore);
  if (why) store.problem.value = { sentence: why, region: null };
  else undo();
}

/** @param {{ store: TableStore, modeStore: ModeStore }} props */
export function UndoButton({ store, modeStore }) {
  const why = whyNoUndo(store, modeStore);
  return html`<button type="button" class="button icon undo" aria-label=${t("table-undo")} aria-keyshortcuts="U"
    aria-disabled=${why !== ""} title=${why || t("table-undo.about")}
    onClick=${() => undoOrSay(store, modeStore, () => modeStore.undo())}>
    <${Sign} id="undo" /><span class="label">${t("table-undo")}</span>
    ${why && html`<span class="unseen">${why}</span>`}
  </button>`;
}

/** @param {{ store: TableStore, modeStore: ModeStore }} props */
export function ResetButton({ store, modeStore }) {
  const why = whyNoUndo(store, modeStore);
  return html`<button type="button" class="button icon reset" aria-label=${t("table-reset")} aria-keyshortcuts="R"
    aria-disabled=${why !== ""} title=${why || t("table-reset.about")}
    onClick=${() => undoOrSay(store, modeStore, () => modeStore.resetTurn())}>
    <${Sign} id="reset" /><span class="label">${t("table-reset")}</span>
    ${why && html`<span class="unseen">${why}</span>`}
  </button>`;
}
