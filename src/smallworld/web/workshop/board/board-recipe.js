/** The sliders of the generator: seats, size and seed. */
import { catalogue } from "../../net/catalogue.js";
import { html } from "../../ui/html.js";
import { Choice } from "../../ui/fields.js";
import { Sign } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { boardFor } from "../../home/setup/table-settings.js";
import { anySeed, fewestRegions, MOST_REGIONS } from "./board-model.js";

/** @typedef {import("../model/load.js").Recipe} Recipe */

/** @param {{ recipe: Recipe, onChange: (recipe: Recipe) => void, fixedSeats?: boolean }} props
 *   `fixedSeats`: the number of seats is chosen elsewhere */
export function RecipeFields({ recipe, onChange, fixedSeats = false }) {
  const { seats, seed } = recipe;
  const official = boardFor(catalogue.value, seats)?.regions ?? 30;
  const regions = recipe.regions ?? official;
  const counts = [2, 3, 4, 5].map((value) => ({ value, label: String(value), spoken: t("home-players", { count: value }) }));
  const slide = (/** @type {Event} */ event) => {
    const value = Number(/** @type {HTMLInputElement} */ (event.currentTarget).value);
    onChange({ ...recipe, regions: value === official ? null : value });
  };
  const write = (/** @type {Event} */ event) => {
    const value = Number(/** @type {HTMLInputElement} */ (event.currentTarget).value);
    if (Number.isSafeInteger(value) && value >= 0) onChange({ ...recipe, seed: value });
  };
  return html`<div class="recipe">
    ${!fixedSeats && html`<${Choice} label=${t("home-how-many")} value=${seats} from=${counts}
      onChange=${(/** @type {number} */ count) => onChange({ seats: count, seed, regions: null })} />`}
    <div class="line-choice">
      <label for="recipe-regions">${t("workshop-regions", { regions })}</label>
      <input id="recipe-regions" type="range" min=${fewestRegions(seats)} max=${MOST_REGIONS} value=${regions} onInput=${slide}
        aria-describedby="recipe-usual" />
      <p id="recipe-usual" class="choice-about">${t("workshop-regions.about", { usual: official })}</p>
    </div>
    <div class="seed-row">
      <div class="labelled"><label for="recipe-seed">${t("workshop-seed")}</label>
        <input id="recipe-seed" class="field number" type="number" min="0" max="999999999" step="1" value=${seed} onChange=${write} /></div>
      <button type="button" class="button" onClick=${() => onChange({ ...recipe, seed: anySeed() })}>
        <${Sign} id="dice" /> ${t("workshop-another")}</button>
    </div>
  </div>`;
}
