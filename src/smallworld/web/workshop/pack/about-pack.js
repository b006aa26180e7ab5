/** What a pack is called, who made it, and what others may do with it. */
import { html } from "../../ui/html.js";
import { TextField } from "../../ui/field.js";
import { t } from "../../i18n/texts.js";
import { Faults } from "../tile/faults.js";
import { idFrom } from "../model/design.js";

/** @typedef {import("../model/design.js").Design} Design */
/** @typedef {import("../model/design.js").About} About */

const FIELDS = /** @type {const} */ ([["title", 60], ["about", 300], ["author", 60], ["licence", 60], ["version", 14], ["id", 30]]);

/** @param {{ design: Design, faults: import("../../net/protocol.js").TomlFault[], onChange: (design: Design) => void }} props */
export function AboutPack({ design, faults, onChange }) {
  const write = (/** @type {keyof About} */ key, /** @type {string} */ value) => {
    const pack = { ...design.pack, [key]: value };
    if (key === "title" && !design.isTitled) pack.id = idFrom(value, "pack");
    onChange({ ...design, isTitled: design.isTitled || key === "title" || key === "id", pack });
  };
  return html`<div class="names-grid about-pack">
    ${FIELDS.map(([key, longest]) => html`<div key=${key} data-field=${key}>
      <${TextField} label=${t(`workshop-about-${key}`)} value=${design.pack[key]} longest=${longest}
        onInput=${(/** @type {string} */ value) => write(key, value)} />
      <${Faults} faults=${faults.filter((fault) => fault.key === `pack.${key}`)} />
    </div>`)}
  </div>`;
}
