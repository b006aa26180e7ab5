/** One of a few: radio buttons side by side that look like keys of one keyboard. */
import { useId } from "preact/hooks";
import { html } from "./html.js";
import { Sign } from "./emblem.js";

/** @typedef {{ value: string|number, label: string, sign?: string, about?: string,
 *   spoken?: string }} Possibility  `spoken` where the label is too short for the ear */

/** `about` of the chosen one is told underneath.
 * @param {{ label: string, value: string|number, from: Possibility[], disabled?: boolean,
 *   onChange: (value: any) => void, class?: string }} props */
export function Choice({ label, value, from, onChange, disabled = false, class: more = "" }) {
  const name = useId();
  const chosen = from.find((one) => one.value === value);
  return html`<fieldset class=${`choice ${more}`} disabled=${disabled}>
    <legend>${label}</legend>
    <div class="choice-keys">
      ${from.map(
        (one) => html`<label class="choice-key" key=${one.value}>
          <input type="radio" name=${name} value=${one.value} checked=${one.value === value}
            aria-label=${one.spoken} onChange=${() => onChange(one.value)} />
          <span>${one.sign && html`<${Sign} id=${one.sign} />`}${one.label}</span>
        </label>`,
      )}
    </div>
    ${chosen?.about && html`<p class="choice-about">${chosen.about}</p>`}
  </fieldset>`;
}
