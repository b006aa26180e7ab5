/** Dialogs and toasts. Dialogs are the browser's own, so that focus and Escape work. */
import { signal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n/texts.js";
import { Sign } from "./emblem.js";
import { html } from "./html.js";

/** A modal dialog; `onClose` is called for Escape, the close button and a click outside.
 * @param {{ open: boolean, onClose: () => void, title: string, class?: string,
 *   children?: any }} props */
export function Dialog({ open, onClose, title, class: more = "", children }) {
  const element = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  const beside = (/** @type {MouseEvent} */ click) => {
    if (click.target === element.current) onClose();
  };
  return html`<dialog ref=${element} class=${`dialog ${more}`} aria-labelledby=${heading}
    onClose=${onClose} onClick=${beside}>
    ${open &&
    html`<div class="dialog-sheet">
      <header class="dialog-head">
        <h2 id=${heading}>${title}</h2>
        <button type="button" class="button icon quiet" aria-label=${t("kit-close")} onClick=${onClose}>
          <${Sign} id="close" />
        </button>
      </header>
      ${children}
    </div>`}
  </dialog>`;
}

/** Ask for confirmation of something that cannot be undone.
 * @param {{ open: boolean, title: string, words: string, yes: string, busy?: boolean,
 *   onYes: () => void, onClose: () => void, children?: any }} props */
export function Confirm({ open, title, words, yes, busy = false, onYes, onClose, children }) {
  return html`<${Dialog} open=${open} onClose=${onClose} title=${title}>
    <p>${words}</p>
    ${children}
    <div class="dialog-answers">
      <button type="button" class="button" onClick=${onClose}>${t("kit-cancel")}</button>
      <button type="button" class="button main" disabled=${busy} onClick=${onYes}>${yes}</button>
    </div>
  <//>`;
}

/** @typedef {{ id: number, words: string, sign: string }} Toast */

const WHILE = 5000;

/** @type {import("@preact/signals").Signal<Toast[]>} */
export const toasts = signal([]);
let last = 0;

/** Show a short message for a few seconds. @param {string} words @param {string} [sign] */
export function toast(words, sign = "check") {
  const id = ++last;
  toasts.value = [...toasts.value, { id, words, sign }];
  setTimeout(() => (toasts.value = toasts.value.filter((one) => one.id !== id)), WHILE);
}

/** The list of current toasts; each screen has one. */
export function Toasts() {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${toasts.value.map(
      ({ id, words, sign }) => html`<p class="toast card" key=${id}><${Sign} id=${sign} /> ${words}</p>`,
    )}
  </div>`;
}
