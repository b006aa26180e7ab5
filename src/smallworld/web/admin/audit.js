/** The audit log: who did what, when and why. */
import { useSignal } from "@preact/signals";
import { has, t } from "../i18n/texts.js";
import { ask } from "../net/api.js";
import { html } from "../ui/html.js";
import { useAction, useRequest } from "../ui/request-state.js";
import { Answer, when } from "./shared.js";

/** @typedef {import("../net/protocol.js").AuditEntry} AuditEntry */

export function AuditLog() {
  const asked = useRequest(() => ask("GET", "/api/admin/audit?limit=50"));
  const older = useSignal(/** @type {AuditEntry[]} */ ([]));
  const next = useSignal(/** @type {number|null|undefined} */ (undefined));
  const { busy, run } = useAction();
  const before = next.value === undefined ? asked.value.value?.before : next.value;
  const more = () =>
    run(async () => {
      const found = await ask("GET", `/api/admin/audit?limit=50&before=${before}`);
      older.value = [...older.value, ...found.entries];
      next.value = found.before;
    });
  /** @type {AuditEntry[]} */
  const entries = [...(asked.value.value?.entries ?? []), ...older.value];
  return html`<${Answer} asked=${asked}>
    ${entries.length === 0 && html`<p class="admin-none">${t("admin-audit-none")}</p>`}
    <ul class="admin-log">
      ${entries.map(
        (entry) => html`<li>
          <span class="admin-about">${when(entry.at)} · ${named("admin-who", entry.who)}</span>
          <strong>${named("admin-did", entry.what)}</strong>
          ${entry.about && html`<code>${entry.about}</code>`}
          ${entry.why && html`<span dir="auto">${entry.why}</span>`}
        </li>`,
      )}
    </ul>
    ${before && html`<button type="button" class="button" disabled=${busy.value} onClick=${more}>${t("admin-audit-more")}</button>`}
  <//>`;
}

/** The words for an entry's code; one of a newer server is shown as it is. @param {string} kind @param {string} code */
function named(kind, code) {
  const id = `${kind}-${code.replaceAll(" ", "-")}`;
  return has(id) ? t(id) : code;
}
