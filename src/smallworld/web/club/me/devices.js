/** The player's devices, each with a button that removes it. */
import { useSignal } from "@preact/signals";
import { forgetTable, keys } from "../../device/device.js";
import { rememberPerson } from "../../device/own-seats.js";
import { since } from "../../home/lists/table-row.js";
import { t } from "../../i18n/texts.js";
import { ask } from "../../net/api.js";
import { Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { Confirm, toast } from "../../ui/overlays.js";
import { ErrorNotice, useAction } from "../../ui/request-state.js";
import { deviceLabel } from "./device-label.js";

/** @typedef {import("../../net/protocol.js").MyDevice} MyDevice */

/** @param {{ me: import("../../net/protocol.js").Me, again: () => void }} props */
export function Devices({ me, again }) {
  const asked = useSignal(/** @type {MyDevice|null} */ (null));
  const othersAsked = useSignal(false);
  const { busy, error, run } = useAction();
  const devices = me.devices ?? [];
  const remove = () =>
    run(async () => {
      const { id, current } = /** @type {MyDevice} */ (asked.value);
      await ask("DELETE", `/api/me/devices/${id}`);
      if (current) leaveSeats();
      asked.value = null;
      toast(t("me-device-removed"));
      again();
    });
  const removeOthers = () =>
    run(async () => {
      await ask("DELETE", "/api/me/devices");
      othersAsked.value = false;
      toast(t("account-others-removed"));
      again();
    });
  const isOnly = devices.length === 1;
  const hasKeys = (me.passkeys ?? []).length > 0 || (me.recovery_codes ?? 0) > 0;
  const isSigningOut = Boolean(asked.value?.current);
  const title = t(isSigningOut ? "account-sign-out" : "me-device-remove");
  const words = isSigningOut
    ? t(isOnly ? "account-sign-out-words" : "me-device-remove-this")
    : t("me-device-remove-words", { name: nameOf(asked.value) });
  return html`<h2 id="me-devices">${t("me-devices")}</h2>
    ${devices.length ? null : html`<p>${t("me-devices-one")}</p>`}
    <ul class="me-devices">
      ${devices.length
        ? devices.map(
            (device) => html`<li key=${device.id}>
              <${Device} device=${device} />
              ${device.current
                ? (!isOnly || hasKeys) &&
                  html`<button type="button" class="button quiet" onClick=${() => (asked.value = device)}>${t("account-sign-out")}</button>`
                : html`<button type="button" class="button quiet" aria-label=${t("me-device-remove-named", { name: nameOf(device) })}
                    onClick=${() => (asked.value = device)}><${Sign} id="trash" /> ${t("me-device-remove")}</button>`}
            </li>`,
          )
        : html`<li><${Device} device=${{ id: "", label: deviceLabel(), added: 0, seen: 0, current: true }} /></li>`}
    </ul>
    ${devices.length > 2 &&
    html`<button type="button" class="button" onClick=${() => (othersAsked.value = true)}><${Sign} id="trash" /> ${t("account-remove-others")}</button>`}
    <${Confirm} open=${asked.value !== null} title=${title} words=${words} yes=${title}
      busy=${busy.value} onYes=${remove} onClose=${() => (asked.value = null)}>
      <${ErrorNotice} error=${error.value} />
    <//>
    <${Confirm} open=${othersAsked.value} title=${t("account-remove-others")} words=${t("account-remove-others-words")}
      yes=${t("account-remove-others")} busy=${busy.value} onYes=${removeOthers} onClose=${() => (othersAsked.value = false)}>
      <${ErrorNotice} error=${error.value} />
    <//>`;
}

/** @param {{ device: MyDevice }} props */
function Device({ device }) {
  return html`<span class="me-device">
    <strong>${nameOf(device)}</strong>
    <span class="me-seen">${device.current ? t("me-device-this") : t("me-device-seen", { when: since(device.seen) })}</span>
    ${device.how && html`<span class="me-seen">${t("account-device-how", { how: device.how, when: since(device.added) })}</span>`}
  </span>`;
}

/** @param {MyDevice|null} device */
const nameOf = (device) => device?.label || t("me-device-unnamed");

/** Drop the tokens of this device, which the server no longer accepts. */
function leaveSeats() {
  for (const game of Object.keys(keys.value)) forgetTable(game);
  rememberPerson(false);
}
