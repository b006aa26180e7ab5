/** The emblem of a tile: letters, one of a few simple ones, or a picture of one's own. */
import { useSignal } from "@preact/signals";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { OwnEmblem } from "./card.js";
import { EMBLEMS } from "./emblems.js";
import { Faults } from "./faults.js";

const LARGEST = 20_480;

/** @param {{ emblem: string, name: string, kind: "race"|"power", shown: string,
 *   faults?: import("../../net/protocol.js").TomlFault[], onChange: (emblem: string) => void }} props
 *   `shown`: the picture as the server wrote it anew */
export function EmblemField({ emblem, name, kind, shown, faults, onChange }) {
  const tooLarge = useSignal(false);
  const isOwn = emblem !== "" && !Object.values(EMBLEMS).includes(emblem);
  const take = async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const file = input.files?.[0];
    input.value = ""; // the same file may be chosen again
    if (!file) return;
    tooLarge.value = file.size > LARGEST;
    if (!tooLarge.value) onChange((await file.text()).trim());
  };
  return html`<fieldset class=${`choice emblem-choice ${kind}`} data-field="emblem">
    <legend>${t("workshop-emblem")}</legend>
    <div class="emblem-keys">
      <${EmblemKey} label=${t("workshop-emblem-letters")} picture="" name=${name} isOn=${emblem === ""} onChoose=${() => onChange("")} />
      ${isOwn && html`<${EmblemKey} label=${t("workshop-emblem-own")} picture=${shown} name=${name} isOn onChoose=${() => {}} />`}
      ${Object.entries(EMBLEMS).map(([id, picture]) => html`<${EmblemKey} key=${id} label=${t("workshop-emblem-named", { id })}
        picture=${picture} name=${name} isOn=${emblem === picture} onChoose=${() => onChange(picture)} />`)}
      <label class="button file-button">
        <input type="file" accept=".svg,image/svg+xml" onChange=${take} />
        <${Sign} id="upload" /> ${t("workshop-emblem-upload")}
      </label>
    </div>
    ${tooLarge.value && html`<p class="wrong" role="alert">${t("workshop-emblem-too-large")}</p>`}
    <${Faults} faults=${faults} />
  </fieldset>`;
}

/** @param {{ label: string, picture: string, name: string, isOn: boolean, onChoose: () => void }} props */
function EmblemKey({ label, picture, name, isOn, onChoose }) {
  return html`<label class="emblem-key" title=${label}>
    <input type="radio" name="workshop-emblem" checked=${isOn} aria-label=${label} onChange=${onChoose} />
    <span><${OwnEmblem} picture=${picture} name=${name || "?"} /></span>
  </label>`;
}
