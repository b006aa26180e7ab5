/** A number field with minus and plus, and the faults of a field. */
import { useId } from "preact/hooks";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";

/** @param {{ label: string, about?: string, value: number, least: number, most: number,
 *   onChange: (value: number) => void, faults?: import("../../net/protocol.js").TomlFault[], field?: string }} props
 *   `field`: by which tests and faults know it */
export function Stepper({ label, about = "", value, least, most, onChange, faults = [], field }) {
  const id = useId();
  const step = (/** @type {number} */ by) => onChange(Math.min(most, Math.max(least, value + by)));
  return html`<div class="stepper-row" role="group" aria-labelledby=${id} data-field=${field}>
    <div class="stepper-words">
      <span class="switch-label" id=${id}>${label}</span>
      ${about && html`<span class="switch-about">${about}</span>`}
      <${Faults} faults=${faults} />
    </div>
    <div class="stepper">
      <button type="button" class="button icon" aria-label=${t("workshop-less", { label })}
        disabled=${value <= least} onClick=${() => step(-1)}><${Sign} id="minus" /></button>
      <output class="number" aria-live="polite">${value}</output>
      <button type="button" class="button icon" aria-label=${t("workshop-more", { label })}
        disabled=${value >= most} onClick=${() => step(1)}><${Sign} id="plus" /></button>
    </div>
  </div>`;
}

// --- The faults of a field

/** @typedef {import("../../net/protocol.js").TomlFault} Fault */

/** What a check warns of: the file can be played as it is. @param {{ warnings?: Fault[] }} props */
export function Warnings({ warnings = [] }) {
  if (!warnings.length) return null;
  return html`<ul class="faults warnings" role="status">
    ${warnings.map(({ message, line }) => html`<li key=${message} data-line=${line}><${Sign} id="help" /> ${message}</li>`)}
  </ul>`;
}

/** @param {{ faults?: Fault[] }} props */
export function Faults({ faults = [] }) {
  if (!faults.length) return null;
  return html`<ul class="faults" role="alert">
    ${faults.map(({ message, line }) => html`<li key=${message} class="wrong" data-line=${line}>${message}</li>`)}
  </ul>`;
}
