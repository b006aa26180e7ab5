/** Waiting for friends: their links, large, until they sit. */
import { signal } from "@preact/signals";
import { keys } from "../../device/device.js";
import { html } from "../../ui/html.js";
import { Invites } from "../../ui/invites.js";
import { listed, t } from "../../i18n/texts.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */

/** The table that is looked at although friends are missing. */
const putAway = signal("");

/** Seats whose links are to be seen now. @param {TableStore} store @returns {number[]} */
export function seatsWaitedFor(store) {
  const view = store.live.value;
  if (!view || view.over || view.closed || putAway.value === store.game) return [];
  const invites = keys.value[store.game]?.invites ?? {};
  return view.seats.flatMap(({ sitting }, seat) => (sitting.who === "open" && invites[seat] ? [seat] : []));
}

/** @param {{ store: TableStore }} props */
export function WaitingForFriends({ store }) {
  const open = seatsWaitedFor(store);
  if (!open.length) return null;
  const seats = store.live.value?.seats ?? [];
  const here = seats.flatMap(({ sitting }, seat) => (sitting.who === "open" ? [] : [store.names.value.seat(seat)]));
  return html`<div class="over-board"><section class="friends card" aria-label=${t("table-waiting")}>
    <h2>${t("table-waiting")}</h2>
    <p>${t("table-waiting.about", { count: open.length, here: listed(here) })}</p>
    <${Invites} game=${store.game} open=${open} watch />
    <button type="button" class="button main" onClick=${() => (putAway.value = store.game)}>
      ${t("table-waiting.meanwhile")}
    </button>
  </section></div>`;
}
