/** Waiting for friends: their links, large, until they sit. */
import { useSignal } from "@preact/signals";
import { keys } from "../device.js";
import { html } from "../html.js";
import { Invites } from "../kit/invites.js";
import { listed, t } from "../texts.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** @param {{ store: TableStore }} props */
export function WaitingForFriends({ store }) {
  const isPutAway = useSignal(false);
  const view = store.live.value;
  const invites = keys.value[store.game]?.invites ?? {};
  const seats = (view?.seats ?? []).map(({ sitting }, seat) => ({ seat, isFree: sitting.who === "open" }));
  const open = seats.filter(({ seat, isFree }) => isFree && invites[seat]).map(({ seat }) => seat);
  if (!open.length || isPutAway.value || view?.over || view?.closed) return null;
  const here = seats.filter(({ isFree }) => !isFree).map(({ seat }) => store.names.value.seat(seat));
  return html`<div class="over-board"><section class="friends card" aria-label=${t("table-waiting")}>
    <h2>${t("table-waiting")}</h2>
    <p>${t("table-waiting.about", { count: open.length, here: listed(here) })}</p>
    <${Invites} game=${store.game} open=${open} watch />
    <button type="button" class="button main" onClick=${() => (isPutAway.value = true)}>
      ${t("table-waiting.meanwhile")}
    </button>
  </section></div>`;
}
