/** Ways from the game into the book of rules. */
import { html } from "./html.js";
import { Sign } from "./emblem.js";
import { t } from "../i18n/texts.js";
import { lookUp } from "./reference-panel-state.js";

/** @typedef {import("./reference-panel-state.js").Wish} Wish */

/** A drawing that leads to what it stands for.
 * @param {{ wish: Wish, name: string, class?: string, children?: any }} props */
export function Info({ wish, name, class: more = "", children }) {
  const open = (/** @type {MouseEvent} */ click) => {
    click.preventDefault(); // it may lie in something that folds
    click.stopPropagation();
    lookUp(wish);
  };
  const label = t("page-look-up", { name });
  return html`<button type="button" class=${`info ${more}`} aria-label=${label} title=${label} onClick=${open}>
    ${children ?? html`<${Sign} id="help" />`}
  </button>`;
}
