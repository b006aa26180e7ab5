/** The player's name: asked once, on the page itself, never in the way. */
import { useSignal } from "@preact/signals";
import { like, likings } from "../device.js";
import { html } from "../html.js";
import { TextField } from "../kit/field.js";
import { t } from "../texts.js";
import { ownName } from "./sitting.js";

/** A field until a name is known; then one line that can be opened again.
 * @param {{ otherwise?: string }} props what one is called without a name */
export function OwnName({ otherwise = t("home-you") }) {
  const writing = useSignal(!likings.value.name);
  if (!writing.value) {
    return html`<p class="own-name">
      <span>${t("home-playing-as", { name: ownName() })}</span>
      <button type="button" class="button quiet" onClick=${() => (writing.value = true)}>
        ${t("home-change-name")}
      </button>
    </p>`;
  }
  return html`<${NameField} otherwise=${otherwise} />`;
}

/** @param {{ otherwise?: string, bare?: boolean }} props */
export function NameField({ otherwise = t("home-you"), bare = false }) {
  return html`<${TextField} label=${t("home-your-name")} bare=${bare} value=${likings.value.name} longest=${40}
    placeholder=${otherwise} onInput=${(/** @type {string} */ name) => like({ name })} />`;
}
