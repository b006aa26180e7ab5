/** A seat that nobody has taken yet: an invite to pass on, or a place to sit down. */
import { useSignal } from "@preact/signals";
import { keep, keys } from "../device.js";
import { html } from "../html.js";
import { CopyButton } from "../kit/copy-button.js";
import { inviteLink } from "../kit/links.js";
import { t } from "../texts.js";
import { sittingDown } from "./claiming.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** @param {{ store: TableStore, seat: number }} props */
export function OpenSeat({ store, seat }) {
  const invite = keys.value[store.game]?.invites?.[seat];
  if (invite) {
    return html`<${CopyButton} class="small" text=${inviteLink(store.game, invite)} label=${t("table-copy-invite")} />`;
  }
  if (store.me.value !== null) return html`<${FreshInvite} store=${store} seat=${seat} />`;
  if (!store.live.value?.table.public) return html`<p>${t("table-seat-open.about")}</p>`;
  return html`<button type="button" class="button main" onClick=${() => (sittingDown.value = { seat })}>
    ${t("table-sit-here")}
  </button>`;
}

/** Another device made the invite, or it was used: make a new one.
 * @param {{ store: TableStore, seat: number }} props */
function FreshInvite({ store, seat }) {
  const isBusy = useSignal(false);
  const make = async () => {
    isBusy.value = true;
    try {
      const { invite } = await store.api.handOver({ to: "device", seat });
      const known = keys.value[store.game]?.invites ?? {};
      keep(store.game, { invites: { ...known, [seat]: invite } });
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
