/** Keyboard shortcuts of the table, and their list. The board handles arrows and Enter. */
import { t } from "../i18n/texts.js";
import { Dialog } from "../ui/overlays.js";
import { html } from "../ui/html.js";
import { lookUp } from "../ui/rule-book.js";
import { undoOrSay } from "./turn/undo.js";

/** @typedef {import("./state/store.js").TableStore} TableStore */
/** @typedef {import("./turn/mode-store.js").ModeStore} ModeStore */

/** @typedef {{ modeStore: ModeStore, hintStore: import("./turn/hint.js").HintStore, store: TableStore,
 *   show: (panel: string) => void, help: () => void }} Table */

/** In the order of the displayed list; the message is `text`, or `table-key-ID`.
 * @type {{ id: string, keys: string[], text?: string, run?: (table: Table, key: string) => void }[]} */
export const KEYS = [
  { id: "walk", keys: ["←", "→", "↑", "↓"] },
  { id: "choose", keys: ["Enter"] },
  { id: "less", keys: ["Shift + Enter", "Delete"] },
  {
    id: "pick",
    keys: ["1", "2", "3", "4", "5", "6"],
    run: ({ modeStore }, key) => modeStore.isPicking.value && modeStore.pick(Number(key)),
  },
  { id: "undo", keys: ["U"], run: ({ store, modeStore }) => undoOrSay(store, modeStore, () => modeStore.undo()) },
  { id: "reset", keys: ["R"], run: ({ store, modeStore }) => undoOrSay(store, modeStore, () => modeStore.resetTurn()) },
  { id: "stop", keys: ["S"], run: ({ modeStore }) => modeStore.say("stop") },
  { id: "end", keys: ["E"], run: ({ modeStore }) => modeStore.end() },
  { id: "spread", keys: ["P"], text: "table-do-spread", run: ({ modeStore }) => isPlacing(modeStore) && modeStore.draft.spread() },
  { id: "guard", keys: ["G"], text: "table-do-guard", run: ({ modeStore }) => isPlacing(modeStore) && modeStore.draft.guard() },
  { id: "decline", keys: ["D"], run: ({ modeStore }) => declines(modeStore) },
  { id: "roll", keys: ["B"], run: ({ modeStore }) => modeStore.say("roll") },
  { id: "replay", keys: ["W"], run: ({ store }) => store.changes.value?.replay() },
  { id: "hint", keys: ["H"], run: ({ hintStore }) => void hintStore.ask(true) },
  { id: "combos", keys: ["K"], run: ({ show }) => show("combos") },
  { id: "seats", keys: ["T"], run: ({ show }) => show("seats") },
  { id: "log", keys: ["L"], run: ({ show }) => show("log") },
  { id: "chat", keys: ["C"], run: ({ show }) => show("chat") },
  { id: "rules", keys: ["/"], run: () => lookUp() },
  { id: "escape", keys: ["Escape"], run: ({ store, modeStore, hintStore }) => goBack(store, modeStore, hintStore) },
  { id: "help", keys: ["?"], run: ({ help }) => help() },
];

/** Return `true` while the tokens in hand can be placed. @param {ModeStore} modeStore */
const isPlacing = ({ store, mode }) => store.canAct.value && mode.value === "deploy";

/** @param {ModeStore} modeStore */
function declines(modeStore) {
  const isOpen = modeStore.open.value.some(({ action }) => action === "decline");
  if (isOpen) modeStore.ask({ kind: "decline" });
  else modeStore.say("decline");
}

/** Close the topmost open thing. @param {TableStore} store @param {ModeStore} modeStore
 * @param {import("./turn/hint.js").HintStore} hintStore */
function goBack(store, modeStore, hintStore) {
  if (store.playback.busy.value) store.playback.skip();
  else if (store.problem.value) store.problem.value = null;
  else if (modeStore.question.value) modeStore.question.value = null;
  else if (modeStore.chosenCombo.value) modeStore.chosenCombo.value = 0;
  else if (modeStore.wish.value) modeStore.wish.value = null;
  else if (hintStore.advice.value) hintStore.close();
}

/** Listen to the keys of a table. @param {Table} table @returns {() => void} ends it */
export function listenToKeys(table) {
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return;
    const pressed = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const found = KEYS.find(({ keys, run }) => run && keys.includes(pressed));
    if (!found?.run && !toTheBoard(pressed)) return;
    event.preventDefault();
    found?.run?.(table, pressed);
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}

/** Without focus, the first arrow key moves to the board. @param {string} key */
function toTheBoard(key) {
  if (!key.startsWith("Arrow") || document.activeElement !== document.body) return false;
  const region = /** @type {SVGElement|null} */ (document.querySelector('[data-region][tabindex="0"]'));
  region?.focus();
  return region !== null;
}

/** Return `true` if a field or an open dialog has the keys. @param {KeyboardEvent} event */
function isWriting({ target }) {
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** @param {{ open: boolean, onClose: () => void }} props */
export function KeysList({ open, onClose }) {
  return html`<${Dialog} open=${open} onClose=${onClose} title=${t("table-keys")} class="keys-list">
    <p>${t("table-keys.about")}</p>
    <dl>
      ${KEYS.map(
        ({ id, keys, text }) => html`<div key=${id}>
          <dt>${keys.map((key) => html`<kbd key=${key}>${key}</kbd> `)}</dt>
          <dd>${t(text ?? `table-key-${id}`)}</dd>
        </div>`,
      )}
    </dl>
  <//>`;
}
