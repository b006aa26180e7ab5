/** A switch with its name and, underneath, what it means the way it stands. */
import { useId } from "preact/hooks";
import { html } from "./html.js";

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
