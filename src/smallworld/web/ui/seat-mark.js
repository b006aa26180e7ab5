/** A seat's colour and pattern as a small counter, for lists and labels. */
import { html } from "./html.js";
import { symbolAt } from "./emblem.js";

/** @param {{ seat: number, number?: number|string, class?: string }} props */
export function SeatMark({ seat, number = "", class: more = "" }) {
  return html`<svg class=${`seat-mark colours-${seat} ${more}`} viewBox="0 0 32 32" aria-hidden="true">
    <rect class="edge" x="2" y="4" width="28" height="27" rx="7" />
    <rect class="face" x="2" y="1.5" width="28" height="27" rx="7" />
    ${[3, 16].map((x) =>
      [2, 15].map((y) => html`<use class="pattern" href=${symbolAt("pieces", `pattern-${seat}`)}
        x=${x} y=${y} width="13" height="13" />`),
    )}
    ${number !== "" && html`<circle class="plate" cx="16" cy="15" r="9.5" />
      <text x="16" y="20" text-anchor="middle">${number}</text>`}
  </svg>`;
}
