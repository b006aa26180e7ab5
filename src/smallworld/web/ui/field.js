/** A line to write on, or a list to choose from, with its label. */
import { useId } from "preact/hooks";
import { html } from "./html.js";

/** @param {{ label: string, value: string, onInput: (value: string) => void, placeholder?: string,
 *   longest?: number, bare?: boolean, [more: string]: any }} props  `bare`: the label is only heard */
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
