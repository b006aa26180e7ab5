/** Short words that appear for a while and ask for nothing. */
import { signal } from "@preact/signals";
import { html } from "./html.js";
import { Sign } from "./emblem.js";

/** @typedef {{ id: number, words: string, sign: string }} Toast */

const WHILE = 5000;

/** @type {import("@preact/signals").Signal<Toast[]>} */
export const toasts = signal([]);
let last = 0;

/** Say something in passing. @param {string} words @param {string} [sign] */
export function toast(words, sign = "check") {
  const id = ++last;
  toasts.value = [...toasts.value, { id, words, sign }];
  setTimeout(() => (toasts.value = toasts.value.filter((one) => one.id !== id)), WHILE);
}

/** The place where they appear; once on every screen. */
export function Toasts() {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${toasts.value.map(
      ({ id, words, sign }) => html`<p class="toast card" key=${id}><${Sign} id=${sign} /> ${words}</p>`,
    )}
  </div>`;
}
