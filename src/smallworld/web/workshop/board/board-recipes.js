/** The generator beside a board: what was changed by hand is not lost without a word. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../../ui/html.js";
import { Confirm } from "../../ui/dialog.js";
import { t } from "../../i18n/texts.js";
import { RecipeFields } from "./board-recipe.js";

/** @typedef {import("../model/design.js").BoardDesign} BoardDesign */
/** @typedef {import("../model/load.js").Recipe} Recipe */
/** @typedef {BoardDesign & { recipe?: Recipe, isChanged?: boolean }} Made */

const PAUSE = 300; // milliseconds a slider stands still

/** @param {{ board: Made, onMake: (recipe: Recipe) => void }} props */
export function Recipes({ board, onMake }) {
  const wish = useSignal(/** @type {Recipe|null} */ (null));
  const asking = useSignal(false);
  const recipe = wish.value ?? board.recipe ?? { seats: board.seats, seed: 1, regions: null };
  useEffect(() => {
    if (!wish.value || asking.value) return undefined;
    const timer = setTimeout(() => {
      if (board.isChanged) asking.value = true;
      else if (wish.value) onMake(wish.value);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [wish.value]);
  useEffect(() => {
    wish.value = null; // it is made
  }, [board.recipe]);
  const forget = () => {
    asking.value = false;
    wish.value = null;
  };
  return html`<section class="card bench-card" aria-label=${t("workshop-generator")}>
    <${RecipeFields} recipe=${recipe} onChange=${(/** @type {Recipe} */ wanted) => (wish.value = wanted)} />
    <${Confirm} open=${asking.value} title=${t("workshop-board-anew")} words=${t("workshop-board-anew.about")}
      yes=${t("workshop-board-anew.yes")} onClose=${forget} onYes=${() => {
        if (wish.value) onMake(wish.value);
        forget();
      }} />
  </section>`;
}
