/** Choose the emblem of a tile: letters, a simple one, or an own picture. */
import { useSignal } from "@preact/signals";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { OwnEmblem } from "./card.js";
import { Faults } from "./fields.js";

const LARGEST = 20_480;

/** @param {{ emblem: string, name: string, kind: "race"|"power", shown: string,
 *   faults?: import("../../net/protocol.js").TomlFault[], onChange: (emblem: string) => void }} props
 *   `shown`: the picture as the server rewrote it */
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

// --- Simple emblems on a 64×64 grid, in the current colour

/** @param {string} shapes */
const drawn = (shapes) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>`;
/** @param {string} d */
const filled = (d) => drawn(`<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`);
/** @param {string} d @param {string} [more] */
const stroked = (d, more = "") =>
  drawn(`<path fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>${more}`);

/** @type {Record<string, string>} */
const EMBLEMS = {
  flame: filled(
    "M33 3c4 13 18 19 18 36a19 19 0 0 1-38 0c0-9 6-12 8-20 4 3 6 6 6 10 5-6 7-15 6-26zM32 35c-2 6-8 8-8 15a8 8 0 0 0 16 0c0-7-6-9-8-15z",
  ),
  sun: stroked(
    "M32 4v6M32 54v6M4 32h6M54 32h6M12.2 12.2l4.2 4.2M47.6 47.6l4.2 4.2M12.2 51.8l4.2-4.2M47.6 16.4l4.2-4.2",
    '<circle cx="32" cy="32" r="14" fill="currentColor"/>',
  ),
  moon: filled("M41 4a29 29 0 1 0 19 37A24 24 0 0 1 41 4z"),
  star: filled("M32 3l8.7 18.6 20.3 2.6-15 14 4 20.3L32 48.6 14 58.5l4-20.3-15-14 20.3-2.6z"),
  drop: filled("M32 3c12 17 20 27 20 39a20 20 0 0 1-40 0C12 30 20 20 32 3zM22 40c-1 8 4 14 10 14-4-4-7-8-10-14z"),
  wave: stroked("M4 20c6-8 12-8 18 0s12 8 18 0 12-8 20 0M4 34c6-8 12-8 18 0s12 8 18 0 12-8 20 0M4 48c6-8 12-8 18 0s12 8 18 0 12-8 20 0"),
  leaf: filled("M58 5C26 5 8 20 8 40c0 5 1 9 3 12l-6 7 4 4 7-6c3 1 6 2 10 2C46 59 60 40 58 5zM18 48c8-12 18-21 29-29-8 11-17 21-29 29z"),
  tree: filled("M32 2l17 21h-8l13 15h-9l14 16H37v8H27v-8H5l14-16h-9l13-15h-8z"),
  mushroom: filled(
    "M32 4C14 4 3 18 3 31c0 4 4 6 8 6h42c4 0 8-2 8-6C61 18 50 4 32 4zM24 42h16c0 6 2 10 4 14 1 3-1 5-4 5H24c-3 0-5-2-4-5 2-4 4-8 4-14zM20 16a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM41 12a6 6 0 1 0 0 12 6 6 0 1 0 0-12z",
  ),
  feather: filled("M59 4C34 6 16 20 14 44L5 59l5 3 8-12c23 0 39-16 41-46zM22 42c6-12 14-20 25-26-6 11-14 20-25 26z"),
  paw: filled(
    "M32 28c10 0 20 12 20 21 0 7-5 10-11 8-6-1-12-1-18 0-6 2-11-1-11-8 0-9 10-21 20-21zM12 19c4 0 7 4 7 9s-3 8-7 8-7-3-7-8 3-9 7-9zM25 6c4 0 7 4 7 9s-3 9-7 9-7-4-7-9 3-9 7-9zM40 6c4 0 7 4 7 9s-3 9-7 9-7-4-7-9 3-9 7-9zM53 19c4 0 7 4 7 9s-3 8-7 8-7-3-7-8 3-9 7-9z",
  ),
  eye: filled(
    "M2 32C12 16 22 10 32 10s20 6 30 22C52 48 42 54 32 54S12 48 2 32zM32 18a14 14 0 1 0 0 28 14 14 0 1 0 0-28zM32 25a7 7 0 1 0 0 14 7 7 0 1 0 0-14z",
  ),
  tower: filled("M13 4h8v8h7V4h8v8h7V4h8v20l-6 6v31H38V49a6 6 0 0 0-12 0v12h-7V30l-6-6z"),
  hammer: filled("M8 9h32l14 9-14 9h-4v31a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V27H8z"),
  anchor: stroked("M32 19v39M20 29h24M8 40c2 12 12 18 24 18s22-6 24-18", '<circle cx="32" cy="11" r="7" fill="none" stroke="currentColor" stroke-width="6"/>'),
  key: filled("M20 5a16 16 0 1 0 10 29l5 5v6h6v6h6v7h12V47L37 26A16 16 0 0 0 20 5zM18 14a6 6 0 1 0 0 12 6 6 0 1 0 0-12z"),
};
