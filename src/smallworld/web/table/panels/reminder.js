/** Turn reminders to an address of one's own, where the operator of the server allows any. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../../ui/html.js";
import { useDoing } from "../../ui/request-state.js";
import { CopyButton } from "../../ui/copy-button.js";
import { TextField } from "../../ui/field.js";
import { listed, t } from "../../i18n/texts.js";

/** @typedef {import("../../net/protocol.js").ReminderSet} Reminder */

/** @param {{ store: import("../state/store.js").TableStore }} props */
export function ReminderPart({ store }) {
  const { busy, error, run } = useDoing();
  /** @type {import("@preact/signals").Signal<Reminder|null>} */
  const known = useSignal(null);
  const address = useSignal("");
  useEffect(() => {
    store.api.reminder().then(
      (found) => (known.value = found),
      () => (known.value = null), // without it the rest of the menu still works
    );
  }, []);
  const { host = "", hosts = [], key = "" } = known.value ?? {};
  if (!hosts.length) return null;
  const set = () => run(async () => (known.value = await store.api.remind(address.value.trim())));
  const clear = () => run(async () => (known.value = await store.api.remindNoMore()));
  return html`<section class="menu-part" aria-label=${t("table-reminder")}>
    <h3>${t("table-reminder")}</h3>
    ${host
      ? html`<p>${t("table-reminder-set", { host })}</p>
          ${key && html`<p>${t("table-reminder-key")}</p><${CopyButton} text=${key} label=${t("table-reminder-copy")} />`}
          <button type="button" class="button" disabled=${busy.value} onClick=${clear}>${t("table-reminder-clear")}</button>`
      : html`<p>${t("table-reminder-about", { hosts: listed(hosts, "or") })}</p>
          <${TextField} label=${t("table-reminder-address")} value=${address.value} longest=${300}
            onInput=${(/** @type {string} */ text) => (address.value = text)} />
          <button type="button" class="button" disabled=${busy.value || !address.value.trim()} onClick=${set}>
            ${t("table-reminder-on")}</button>`}
    ${error.value && html`<p class="trouble-line" role="alert">${store.sentenceOf(error.value)}</p>`}
  </section>`;
}
