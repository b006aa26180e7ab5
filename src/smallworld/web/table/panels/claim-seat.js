/** Claim a seat: with an invite, or an open seat of a public table. */
import { signal, useSignal } from "@preact/signals";
import { claimSeat } from "../../device/claim.js";
import { setPreferences, preferences } from "../../device/device.js";
import { html } from "../../ui/html.js";
import { useAction } from "../../ui/request-state.js";
import { TextField } from "../../ui/fields.js";
import { plainName, suggestedName } from "../../device/player-name.js";
import { SeatMark } from "../../ui/emblem.js";
import { go } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";
import { CardsHere, useBox } from "./pack-cards.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */

/** The seat or invite being claimed.
 * @type {import("@preact/signals").Signal<{ invite?: string, seat?: number }|null>} */
export const pendingClaim = signal(null);

/** @param {{ store: TableStore }} props */
export function ClaimSeat({ store }) {
  const name = useSignal(plainName(preferences.value.name) || suggestedName());
  const { busy, error, run } = useAction();
  const wish = pendingClaim.value;
  const view = store.live.value;
  const seen = useBox(wish?.invite && !view ? store.game : "", wish?.invite);
  if (!wish) return null;
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const called = name.value.trim();
    if (!called) return;
    run(async () => {
      await claimSeat(store.game, { name: called, ...wish });
      if (!preferences.value.name) setPreferences({ name: called });
      close(store);
      store.sitDown();
    });
  };
  return html`<div class="over-board"><form class="claiming card" aria-labelledby="claiming-title" onSubmit=${sit}>
    <h2 id="claiming-title">${t("table-claim")}</h2>
    ${view && html`<p>${t("table-claim.about", { count: view.seats.length })}</p>
      <ul class="who-sits">${view.seats.map(
        ({ sitting }, seat) => html`<li key=${seat}><${SeatMark} seat=${seat} />
          ${sitting.who === "open" ? t("table-seat-open") : store.names.value.seat(seat)}</li>`,
      )}</ul>`}
    ${view?.table.rated && html`<p>${t("table-rated.about")}</p>`}
    <${CardsHere} box=${store.box.value ?? seen} />
    <${TextField} label=${t("table-claim-name")} value=${name.value} autocomplete="nickname" required
      onInput=${(/** @type {string} */ value) => (name.value = value)} />
    ${error.value && html`<p class="trouble-line" role="alert">${store.sentenceOf(error.value)}</p>`}
    <div class="answers">
      <button type="button" class="button" onClick=${() => close(store)}>${t("table-claim-watch")}</button>
      <button type="submit" class="button main" disabled=${busy.value || !name.value.trim()}>
        ${t("table-claim-sit")}
      </button>
    </div>
  </form></div>`;
}

/** Remove the invite from the address once it was used or declined. @param {TableStore} store */
function close(store) {
  pendingClaim.value = null;
  go(`/table/${store.game}`, { replace: true });
}
