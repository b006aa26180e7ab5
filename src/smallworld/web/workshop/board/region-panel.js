/** What is on a region of the board that is being made, to be changed. */
import { html } from "../../ui/html.js";
import { TextField } from "../../ui/field.js";
import { Switch } from "../../ui/switch.js";
import { t } from "../../i18n/texts.js";
import { Faults } from "../tile/faults.js";
import { isWater } from "./board-model.js";
import { KindKey } from "../tile/kinds.js";
import { SYMBOLS, TERRAINS } from "../model/vocabulary.js";

/** @typedef {import("../model/design.js").Region} Region */

/** @param {{ region: Region|undefined, faults: import("../../net/protocol.js").TomlFault[],
 *   onChange: (changed: Partial<Region>) => void }} props */
export function RegionPanel({ region, faults, onChange }) {
  if (!region) return html`<p class="empty region-none">${t("workshop-region-none")}</p>`;
  const { terrain, symbols, tribe } = region;
  const flip = (/** @type {string} */ symbol) =>
    onChange({ symbols: symbols.includes(symbol) ? symbols.filter((one) => one !== symbol) : [...symbols, symbol] });
  return html`<section class="region-panel card" aria-label=${t("workshop-region-change")} data-region-panel=${region.id}>
    <${TextField} label=${t("workshop-region-name", { number: region.id })} value=${region.name} longest=${30}
      onInput=${(/** @type {string} */ name) => onChange({ name })} />
    <div class="kinds" role="group" aria-label=${t("workshop-terrain")}>
      ${TERRAINS.map((kind) => html`<${KindKey} key=${kind} kind=${kind} isOn=${terrain === kind} onClick=${() => onChange({ terrain: kind })} />`)}
    </div>
    ${!isWater(region) && html`<div class="kinds" role="group" aria-label=${t("workshop-symbols")}>
        ${SYMBOLS.map((kind) => html`<${KindKey} key=${kind} kind=${kind} isOn=${symbols.includes(kind)} onClick=${() => flip(kind)} />`)}
      </div>
      <${Switch} label=${t("workshop-tribe")} on=${tribe} onChange=${(/** @type {boolean} */ on) => onChange({ tribe: on })} />`}
    <${Faults} faults=${faults} />
  </section>`;
}
