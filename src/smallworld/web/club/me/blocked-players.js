/** The players that this player blocks, each with a button to unblock. */
import { since } from "../../home/lists/table-row.js";
import { t } from "../../i18n/texts.js";
import { ask } from "../../net/api.js";
import { html } from "../../ui/html.js";
import { toast } from "../../ui/overlays.js";
import { ErrorNotice, useAction, useRequest } from "../../ui/request-state.js";

/** @typedef {import("../../net/protocol.js").BlockedPlayer} BlockedPlayer */

export function Blocked() {
  const { value, error, again } = useRequest(() => ask("GET", "/api/me/blocks"));
  const { busy, error: refused, run } = useAction();
  /** @type {BlockedPlayer[]} */
  const players = value.value?.players ?? [];
  const unblock = (/** @type {BlockedPlayer} */ { id, name }) =>
    run(async () => {
      value.value = await ask("DELETE", `/api/me/blocks/${id}`);
      toast(t("me-unblocked", { name }));
    });
  return html`<h2 id="me-blocks">${t("me-blocks")}</h2>
    <p>${t(players.length ? "me-blocks-about" : "me-blocks-none")}</p>
    <ul class="me-devices">
      ${players.map(
        (player) => html`<li key=${player.id}>
          <span class="me-device"><strong dir="auto">${player.name}</strong>
            <span class="me-seen">${t("me-blocked-since", { when: since(player.at) })}</span></span>
          <button type="button" class="button quiet" disabled=${busy.value} aria-label=${t("me-unblock-named", { name: player.name })}
            onClick=${() => unblock(player)}>${t("me-unblock")}</button>
        </li>`,
      )}
    </ul>
    <${ErrorNotice} error=${error.value ?? refused.value} again=${error.value ? again : undefined} />`;
}
