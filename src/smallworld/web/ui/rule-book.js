/** Ways into the rule book from any screen: info buttons, and the panel that opens over the table. */
import { signal } from "@preact/signals";
import { t } from "../i18n/texts.js";
import { Sign } from "./emblem.js";
import { html } from "./html.js";
import { fetchPart, part } from "./lazy.js";

/** The page to open; without any field, the table of contents.
 * @typedef {{ entry?: string, event?: string, refusal?: string, part?: string }} Wish */

/** What the panel is open at; `null` while it is closed. @type {import("@preact/signals").Signal<Wish|null>} */
export const opened = signal(null);

const Panel = part("rule-book-panel");
const FETCH_AHEAD = 20_000; // milliseconds after which the table itself has loaded

/** Open the rule book over the current screen. @param {Wish} [wish] */
export function lookUp(wish = {}) {
  opened.value = wish;
}

/** A button that opens the rule book at the entry for what it shows.
 * @param {{ wish: Wish, name: string, class?: string, children?: any }} props */
export function Info({ wish, name, class: more = "", children }) {
  const open = (/** @type {MouseEvent} */ click) => {
    click.preventDefault(); // it may lie inside a <summary>
    click.stopPropagation();
    lookUp(wish);
  };
  const label = t("page-look-up", { name });
  return html`<button type="button" class=${`info ${more}`} aria-label=${label} title=${label} onClick=${open}>
    ${children ?? html`<${Sign} id="help" />`}
  </button>`;
}

/** The rule book's panel while it is open. */
export function RuleBook() {
  return opened.value && html`<${Panel} />`;
}

/** Fetch the rule book in a quiet moment, in case the connection is lost later.
 * @returns {() => void} stop, and close the panel */
export function fetchRuleBookAhead() {
  const timer = setTimeout(async () => {
    await Promise.all([Panel.fetch(), fetchPart("rule-book")]).catch(() => {}); // fetched again when opened
  }, FETCH_AHEAD);
  return () => {
    clearTimeout(timer);
    opened.value = null;
  };
}
