/** Draw symbols of the sprites: races, powers, pieces, icons; and the mark of a seat. */
import { fileAt } from "../net/static-files.js";
import { html } from "./html.js";
import { ownSymbol } from "./pack-emblems.js";

/** One symbol; with a `label` it has a name for screen readers, without it is decoration.
 * @param {{ sprite: "races"|"powers"|"pieces"|"signs"|"faces", id: string, label?: string,
 *   class?: string }} props */
export function Drawing({ sprite, id, label, class: more = "" }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${`drawing ${more}`} viewBox="0 0 64 64" ...${spoken}>
    <use href=${symbolAt(sprite, id)} width="64" height="64" />
  </svg>`;
}

/** Return the address of a symbol, for `<use>` inside other drawings.
 * @param {"races"|"powers"|"pieces"|"signs"|"faces"} sprite @param {string} id */
export function symbolAt(sprite, id) {
  return ownSymbol(id) || `${fileAt(`art/${sprite}.svg`)}#${id}`;
}

/** @param {{ id: string, label?: string, class?: string }} props */
export const Race = ({ id, ...rest }) => html`<${Drawing} sprite="races" id=${`race-${id}`} ...${rest} />`;
/** @param {{ id: string, label?: string, class?: string }} props */
export const Power = ({ id, ...rest }) => html`<${Drawing} sprite="powers" id=${`power-${id}`} ...${rest} />`;
/** @param {{ id: string, label?: string, class?: string }} props */
export const Piece = ({ id, ...rest }) => html`<${Drawing} sprite="pieces" id=${id} ...${rest} />`;
/** @param {{ id: string, label?: string, class?: string }} props */
export const Sign = ({ id, ...rest }) => html`<${Drawing} sprite="signs" id=${`sign-${id}`} ...${rest} />`;

/** The portrait of a bot; nothing for persons and bots without one.
 * @param {{ sitting: Pick<import("../net/protocol.js").Player, "who"|"character">, label?: string }} props */
export function BotFace({ sitting: { who, character }, label }) {
  if (who !== "bot" || !character) return null;
  return html`<${Drawing} sprite="faces" id=${`face-${character}`} class="bot-face" label=${label} />`;
}

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
