/** The field for the player's name, on the page itself. */
import { useSignal } from "@preact/signals";
import { setPreferences, preferences } from "../../device/device.js";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { TextField } from "../../ui/fields.js";
import { plainName, suggestAnother, suggestedName } from "../../device/player-name.js";
import { t } from "../../i18n/texts.js";

/** Show a field with a suggestion until there is a name, then a line that opens it again. */
export function OwnName() {
  const writing = useSignal(!preferences.value.name);
  if (!writing.value) {
    return html`<p class="own-name">
      <span>${t("home-playing-as", { name: plainName(preferences.value.name) || suggestedName() })}</span>
      <button type="button" class="button quiet" onClick=${() => (writing.value = true)}>
        ${t("home-change-name")}
      </button>
    </p>`;
  }
  return html`<${SuggestedName} label=${t("home-ask-name")} />`;
}

/** @param {{ label?: string, bare?: boolean }} props */
export function NameField({ label = t("home-your-name"), bare = false }) {
  return html`<${TextField} label=${label} bare=${bare} value=${preferences.value.name} longest=${40}
    placeholder=${suggestedName()} onInput=${(/** @type {string} */ name) => setPreferences({ name })} />`;
}

/** Accept the suggestion, or suggest another name.
 * @param {{ label?: string, bare?: boolean }} props */
export function SuggestedName({ label = t("home-your-name"), bare = false }) {
  const isNew = useSignal(!preferences.value.name);
  const isTouched = useSignal(!isNew.value);
  const write = (/** @type {string} */ name) => {
    isTouched.value = true;
    setPreferences({ name });
  };
  const another = () => {
    suggestAnother();
    isTouched.value = false;
    setPreferences({ name: "" });
  };
  return html`<div class="suggested-name">
    <${TextField} label=${label} bare=${bare} value=${isTouched.value ? preferences.value.name : suggestedName()}
      longest=${40} placeholder=${suggestedName()} onInput=${write}
      onFocus=${(/** @type {any} */ field) => field.currentTarget.select()} />
    ${isNew.value && html`<button type="button" class="button icon quiet" aria-label=${t("home-another-name")}
      title=${t("home-another-name")} onClick=${another}><${Sign} id="dice" /></button>`}
  </div>`;
}
