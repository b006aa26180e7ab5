/** Drawings from the sprites: races, powers, pieces and the signs of the interface. */
import { html } from "./html.js";
import { fileAt } from "../net/static-files.js";
import { ownSymbol } from "./pack-emblems.js";

/** A drawing that speaks for itself, or, with a `label`, to those who listen.
 * @param {{ sprite: "races"|"powers"|"pieces"|"signs", id: string, label?: string,
 *   class?: string }} props */
export function Drawing({ sprite, id, label, class: more = "" }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${`drawing ${more}`} viewBox="0 0 64 64" ...${spoken}>
    <use href=${symbolAt(sprite, id)} width="64" height="64" />
  </svg>`;
}

/** The address of a symbol, for `<use>` inside other drawings.
 * @param {"races"|"powers"|"pieces"|"signs"} sprite @param {string} id */
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
