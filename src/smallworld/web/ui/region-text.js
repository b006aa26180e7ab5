/** A sentence whose region names light their regions on the board: on hover, on focus and on a tap. */
import { useEffect } from "preact/hooks";
import { mentionsIn } from "../i18n/region-mentions.js";
import { html } from "./html.js";

/** @typedef {import("@preact/signals").Signal<number[]>} Lit */
/** @typedef {object} Lighting  what a text needs of the store of its board
 * @property {import("@preact/signals").ReadonlySignal<import("../i18n/names.js").Names>} names
 * @property {Lit} lit
 * @property {import("@preact/signals").Signal<number|null>} sought
 */

/** By board: the regions a name has lit, and those that were lit before.
 * @type {WeakMap<Lit, { now: number[], was: number[] }>} */
const taken = new WeakMap();

/** @param {Lit} lit @param {number} region */
function light(lit, region) {
  const known = taken.get(lit);
  const was = known?.now === lit.peek() ? known.was : lit.peek();
  const now = [region];
  taken.set(lit, { now, was });
  lit.value = now;
}

/** Restore what was lit before, unless something else was lit since. @param {Lit} lit */
function restore(lit) {
  const known = taken.get(lit);
  if (known?.now === lit.peek()) lit.value = known.was;
  taken.delete(lit);
}

/** `inside`: the text is part of a button already, so its names are not buttons of their own.
 * @param {{ text: string, store: Lighting, inside?: boolean }} props */
export function RegionText({ text, store, inside = false }) {
  return mentionsIn(text, store.names.value).map(({ text: words, region }, place) =>
    region === null ? words : html`<${Mention} key=${place} words=${words} region=${region} store=${store} inside=${inside} />`,
  );
}

/** @param {{ words: string, region: number, store: Lighting, inside: boolean }} props */
function Mention({ words, region, store: { lit, sought }, inside }) {
  const on = () => light(lit, region);
  const off = () => restore(lit);
  useEffect(() => off, []); // a text that goes away leaves nothing lit
  const hover = { onMouseEnter: on, onMouseLeave: off };
  if (inside) return html`<span class="region-name" data-names=${region} ...${hover}>${words}</span>`;
  const show = () => {
    on();
    sought.value = null; // the same region again: the player may have moved the board
    sought.value = region;
    document.querySelector(".board")?.scrollIntoView({ block: "nearest" });
  };
  return html`<button type="button" class="region-name" data-names=${region} ...${hover} onFocus=${on} onBlur=${off}
    onClick=${show}>${words}</button>`;
}
