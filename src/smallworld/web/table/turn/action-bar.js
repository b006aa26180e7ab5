/** The bottom bar: tokens in hand, actions, income preview, hint and undo. */
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { has, t } from "../../i18n/texts.js";
import { offersNow } from "./buttons.js";
import { HintButton } from "./hint.js";
import { Income } from "./income.js";
import { HeldInHand } from "./hand.js";
import { NextGame } from "./next-game.js";
import { size } from "../../ui/screen-size.js";
import { ResetButton, UndoButton } from "./undo.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("./mode-store.js").ModeStore} ModeStore */
/** @typedef {import("./hint.js").HintStore} HintStore */

/** @param {{ store: TableStore, modeStore: ModeStore, hintStore: HintStore, covered?: boolean }} props
 * `covered`: the device is being passed on */
export function ActionBar({ store, modeStore, hintStore, covered = false }) {
  return html`<section class=${`action-bar ${covered ? "covered" : ""}`} aria-label=${t("table-action-bar")}>
    <${HeldInHand} store=${store} modeStore=${modeStore} />
    <div class="doings">
      <${Offers} store=${store} modeStore=${modeStore} />
      <${NextGame} store=${store} />
    </div>
    <div class="bar-end">
      ${size.value === "phone" && html`<${UndoButton} store=${store} modeStore=${modeStore} />`}
      <${ResetButton} store=${store} modeStore=${modeStore} />
      <${Income} store=${store} />
      <${HintButton} store=${store} hintStore=${hintStore} />
    </div>
  </section>`;
}

/** @param {{ store: TableStore, modeStore: ModeStore }} props */
function Offers({ store, modeStore }) {
  const seat = store.me.value;
  const race = seat === null ? undefined : store.live.value?.position.seats[seat]?.race;
  const people = race ? store.names.value.forms("race", race) : {};
  return offersNow(modeStore, people).map((offer) => html`<${OfferButton} key=${offer.id} offer=${offer} />`);
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
