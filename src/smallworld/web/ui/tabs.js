/** Tabs: one of several panels is visible; arrow keys move along the tabs. */
import { useId, useRef } from "preact/hooks";
import { html } from "./html.js";
import { Sign } from "./emblem.js";

/** @typedef {{ id: string, label: string, sign?: string, badge?: string|number, panel: any }} Tab */

const STEPS = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1 });

/** `badge`: a number or word beside the label; `panel`: the content.
 * @param {{ label: string, tabs: Tab[], chosen: string, onChoose: (id: string) => void,
 *   class?: string }} props */
export function Tabs({ label, tabs, chosen, onChoose, class: more = "" }) {
  const name = useId();
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const shown = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  const walk = (/** @type {KeyboardEvent} */ key) => {
    const place = placeAfter(key.key, tabs.indexOf(shown), tabs.length);
    if (place === null) return;
    key.preventDefault();
    onChoose(tabs[place].id);
    /** @type {HTMLElement|undefined} */ (list.current?.children[place])?.focus();
  };
  const choose = (/** @type {string} */ id) => (/** @type {MouseEvent} */ { currentTarget }) => {
    onChoose(id);
    // Where the row scrolls, the chosen tab is seen whole.
    /** @type {HTMLElement} */ (currentTarget).scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return html`<div class=${`tabs ${more}`}>
    <div class="tab-list" role="tablist" aria-label=${label} ref=${list} onKeyDown=${walk}>
      ${tabs.map(
        (tab) => html`<button type="button" role="tab" class="tab" key=${tab.id} id=${`${name}-${tab.id}`}
          aria-selected=${tab === shown} aria-controls=${`${name}-panel`}
          tabindex=${tab === shown ? 0 : -1} onClick=${choose(tab.id)}>
          ${tab.sign && html`<${Sign} id=${tab.sign} />`}<span>${tab.label}</span>
          ${tab.badge ? html`<span class="tab-badge number">${tab.badge}</span>` : null}
        </button>`,
      )}
    </div>
    <div class="tab-panel" role="tabpanel" id=${`${name}-panel`} aria-labelledby=${`${name}-${shown.id}`}>
      ${shown.panel}
    </div>
  </div>`;
}

/** Return the tab a key moves to; `null` for other keys.
 * @param {string} key @param {number} place @param {number} count */
export function placeAfter(key, place, count) {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return key in STEPS ? (place + STEPS[key] + count) % count : null;
}
