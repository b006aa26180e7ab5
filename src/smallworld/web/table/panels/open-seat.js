/** A seat that nobody has taken yet: an invite to pass on, or a place to sit down. */
import { useSignal } from "@preact/signals";
import { keep, keys } from "../../device/device.js";
import { html } from "../../ui/html.js";
import { CopyButton } from "../../ui/copy-button.js";
import { inviteLink } from "../../ui/links.js";
import { t } from "../../i18n/texts.js";
import { sittingDown } from "./claim-seat.js";

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

/** Somebody never came, or has gone at their own turn: the host lets a bot play on. They get the
 * seat back when they return. @param {{ store: TableStore, seat: number }} props */
export function BotInstead({ store, seat }) {
  if (!store.live.value?.host) return null;
  const ask = () => void store.api.handOver({ to: "bot", bot: "normal", seat }).catch((error) => store.say(error));
  return html`<button type="button" class="button small" onClick=${ask}>${t("table-bot-instead")}</button>`;
}
