/** A page beside the board: it can be scrolled with the keys too. */
import { html } from "../ui/html.js";

/** @param {{ label: string, children?: any }} props */
export function Page({ label, children }) {
  return html`<div class="played-page" role="group" aria-label=${label} tabindex="0">${children}</div>`;
}
