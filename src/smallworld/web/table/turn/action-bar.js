/** The bar at the bottom: the hand, what can be done, what it would bring, and help. */
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { has, t } from "../../i18n/texts.js";
import { offersNow } from "./buttons.js";
import { HintButton } from "./hint.js";
import { Income } from "./income.js";
import { HeldInHand } from "./hand.js";
import { size } from "../../ui/screen-size.js";
import { ResetButton, UndoButton } from "./undo.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("./mode-store.js").Choosing} Choosing */
/** @typedef {import("./hint.js").Hinting} Hinting */

/** @param {{ store: TableStore, choosing: Choosing, hinting: Hinting, covered?: boolean }} props
 * `covered`: the device is being passed on */
export function ActionBar({ store, choosing, hinting, covered = false }) {
  return html`<section class=${`action-bar ${covered ? "covered" : ""}`} aria-label=${t("table-action-bar")}>
    <${HeldInHand} store=${store} choosing=${choosing} />
    <div class="doings">
      <${Offers} store=${store} choosing=${choosing} />
    </div>
    <div class="bar-end">
      ${size.value === "phone" && html`<${UndoButton} store=${store} choosing=${choosing} />`}
      <${ResetButton} store=${store} choosing=${choosing} />
      <${Income} store=${store} />
      <${HintButton} store=${store} hinting=${hinting} />
    </div>
  </section>`;
}

/** @param {{ store: TableStore, choosing: Choosing }} props */
function Offers({ store, choosing }) {
  const seat = store.me.value;
  const race = seat === null ? undefined : store.live.value?.position.seats[seat]?.race;
  const people = race ? store.names.value.forms("race", race) : {};
  return offersNow(choosing, people).map((offer) => html`<${OfferButton} key=${offer.id} offer=${offer} />`);
}

/** @param {{ offer: import("./buttons.js").Offer }} props */
function OfferButton({ offer }) {
  const { id, sign, facts = {}, pressed, closed, main, key, run } = offer;
  const isShort = size.value !== "wide" && has(`table-do-${id}.short`);
  const label = t(isShort ? `table-do-${id}.short` : `table-do-${id}`, facts);
  const about = t(`table-do-${id}.about`, facts);
  return html`<button type="button" class=${`button offer ${main ? "main" : ""}`} data-offer=${id}
    aria-pressed=${pressed} aria-disabled=${closed} aria-keyshortcuts=${key}
    title=${about} onClick=${run}>
    ${sign && html`<${Sign} id=${sign} />`}<span>${label}</span>
  </button>`;
}
