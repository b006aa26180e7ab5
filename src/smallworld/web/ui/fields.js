/** Form controls with labels: text field, select, radio group, switch. */
import { useId } from "preact/hooks";
import { Sign } from "./emblem.js";
import { html } from "./html.js";

/** @param {{ label: string, value: string, onInput: (value: string) => void, placeholder?: string,
 *   longest?: number, bare?: boolean, [more: string]: any }} props  `bare`: the label is only for screen readers */
export function TextField({ label, value, onInput, longest = 60, bare = false, ...rest }) {
  const id = useId();
  const write = (/** @type {Event} */ event) =>
    onInput(/** @type {HTMLInputElement} */ (event.currentTarget).value);
  return html`<div class="labelled">
    <label class=${bare ? "unseen" : ""} for=${id}>${label}</label>
    <input id=${id} class="field" type="text" maxlength=${longest} autocomplete="off" spellcheck=${false}
      value=${value} onInput=${write} ...${rest} />
  </div>`;
}

/** @param {{ label: string, value: string, onChange: (value: string) => void, bare?: boolean,
 *   from: { value: string, label: string, disabled?: boolean }[] }} props */
export function SelectField({ label, value, from, onChange, bare = false }) {
  const id = useId();
  const pick = (/** @type {Event} */ event) =>
    onChange(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return html`<div class="labelled">
    <label class=${bare ? "unseen" : ""} for=${id}>${label}</label>
    <select id=${id} class="field" value=${value} onChange=${pick}>
      ${from.map(
        (one) => html`<option key=${one.value} value=${one.value} disabled=${one.disabled}
          selected=${one.value === value}>${one.label}</option>`,
      )}
    </select>
  </div>`;
}

/** @typedef {{ value: string|number, label: any, sign?: string, about?: string,
 *   spoken?: string }} Possibility  `spoken`: the name for screen readers where the label is too short */

/** Radio buttons side by side; `about` of the chosen one is shown underneath.
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

/** @param {{ label: string, about?: string, on: boolean, onChange: (on: boolean) => void,
 *   disabled?: boolean }} props */
export function Switch({ label, about, on, onChange, disabled = false }) {
  const id = useId();
  const flip = (/** @type {Event} */ change) =>
    onChange(/** @type {HTMLInputElement} */ (change.currentTarget).checked);
  return html`<div class="switch-row">
    <label class="switch" for=${id}>
      <span class="switch-words">
        <span class="switch-label">${label}</span>
        ${about && html`<span class="switch-about" id=${`${id}-about`}>${about}</span>`}
      </span>
      <input type="checkbox" role="switch" id=${id} checked=${on} disabled=${disabled}
        aria-label=${label} aria-describedby=${about ? `${id}-about` : undefined} onChange=${flip} />
      <span class="switch-track" aria-hidden="true"></span>
    </label>
  </div>`;
}
