/** Open seats: invite links, the panel that waits for friends, and stand-in bots. */
import { signal, useSignal } from "@preact/signals";
import { keepKeys, keys } from "../../device/device.js";
import { listed, t } from "../../i18n/texts.js";
import { CopyButton } from "../../ui/sharing.js";
import { html } from "../../ui/html.js";
import { inviteLink, Invites } from "../../ui/invite-links.js";
import { size } from "../../ui/screen-size.js";
import { pendingClaim } from "./claim-seat.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */

/** @param {{ store: TableStore, seat: number }} props */
export function OpenSeat({ store, seat }) {
  const invite = keys.value[store.game]?.invites?.[seat];
  if (invite) {
    const link = inviteLink(store.game, invite);
    return html`<div class="open-seat">
      <${CopyButton} class="small" text=${link} label=${t("table-copy-invite")} />
      <${BotInstead} store=${store} seat=${seat} />
    </div>`;
  }
  if (store.me.value !== null) {
    return html`<div class="open-seat">
      <${FreshInvite} store=${store} seat=${seat} /><${BotInstead} store=${store} seat=${seat} />
    </div>`;
  }
  if (!store.live.value?.table.public) return html`<p>${t("table-seat-open.about")}</p>`;
  return html`<button type="button" class="button main" onClick=${() => (pendingClaim.value = { seat })}>
    ${t("table-sit-here")}
  </button>`;
}

/** For the host: invite again where a player never arrived after taking the seat.
 * @param {{ store: TableStore, seat: number }} props */
export function NewInvite({ store, seat }) {
  const isMade = useSignal(false);
  const invite = isMade.value && keys.value[store.game]?.invites?.[seat];
  return html`<div class="open-seat">
    ${invite
      ? html`<${CopyButton} class="small" text=${inviteLink(store.game, invite)} label=${t("table-copy-invite")} />`
      : html`<${FreshInvite} store=${store} seat=${seat} onMade=${() => (isMade.value = true)} />`}
  </div>`;
}

/** Create a new invite where this device has none.
 * @param {{ store: TableStore, seat: number, onMade?: () => void }} props */
function FreshInvite({ store, seat, onMade }) {
  const isBusy = useSignal(false);
  const make = async () => {
    isBusy.value = true;
    try {
      const { invite } = await store.api.handOver({ to: "device", seat });
      const known = keys.value[store.game]?.invites ?? {};
      keepKeys(store.game, { invites: { ...known, [seat]: invite } });
      onMade?.();
    } catch (error) {
      store.say(error);
    } finally {
      isBusy.value = false;
    }
  };
  return html`<button type="button" class="button small" disabled=${isBusy.value} onClick=${make}>
    ${t("table-make-invite")}
  </button>`;
}

/** The host lets a bot play for an absent player, who gets the seat back on
 * return. @param {{ store: TableStore, seat: number }} props */
export function BotInstead({ store, seat }) {
  if (!store.live.value?.host) return null;
  const ask = () => void store.api.handOver({ to: "bot", bot: "normal", seat }).catch((error) => store.say(error));
  return html`<button type="button" class="button small" onClick=${ask}>${t("table-bot-instead")}</button>`;
}

/** The table whose invite panel was closed. */
const putAway = signal("");

/** Return the seats whose invite links are shown. @param {TableStore} store @returns {number[]} */
export function seatsWaitedFor(store) {
  const view = store.live.value;
  if (!view || view.over || view.closed || putAway.value === store.game) return [];
  const invites = keys.value[store.game]?.invites ?? {};
  return view.seats.flatMap(({ sitting }, seat) => (sitting.who === "open" && invites[seat] ? [seat] : []));
}

/** Do invites cover the board? On a phone they stand above it. @param {TableStore} store */
export const isInviting = (store) => size.value !== "phone" && seatsWaitedFor(store).length > 0;

/** @param {{ store: TableStore }} props */
export function InvitePanel({ store }) {
  const open = seatsWaitedFor(store);
  if (!open.length) return null;
  const seats = store.live.value?.seats ?? [];
  const here = seats.flatMap(({ sitting }, seat) => (sitting.who === "open" ? [] : [store.names.value.seat(seat)]));
  return html`<div class="over-board"><section class="friends card" aria-label=${t("table-waiting")}>
    <h2>${t("table-waiting")}</h2>
    <p>${t("table-waiting.about", { count: open.length, here: listed(here) })}</p>
    <${Invites} game=${store.game} open=${open} watch />
    <button type="button" class="button meanwhile" onClick=${() => (putAway.value = store.game)}>
      ${t("table-waiting.meanwhile")}
    </button>
  </section></div>`;
}
