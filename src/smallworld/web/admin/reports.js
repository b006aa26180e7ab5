/** Reports of players with the chat as evidence: dismiss, mute or ban. */
import { useSignal } from "@preact/signals";
import { reasonWords } from "../club/moderation.js";
import { t } from "../i18n/texts.js";
import { ask } from "../net/api.js";
import { SelectField, Switch, TextField } from "../ui/fields.js";
import { html } from "../ui/html.js";
import { Dialog, toast } from "../ui/overlays.js";
import { ErrorNotice, useAction, useRequest } from "../ui/request-state.js";
import { Link } from "../ui/router.js";
import { Answer, fates, hoursOf, terms, when } from "./shared.js";

/** @typedef {import("../net/protocol.js").Report} Report */

export function Reports() {
  const every = useSignal(false);
  const path = `/api/admin/reports?which=${every.value ? "" : "open"}&limit=100`;
  const asked = useRequest(() => ask("GET", path), path);
  const chosen = useSignal(/** @type {{ report: Report, action: "mute"|"ban" }|null} */ (null));
  const { busy, error, run } = useAction();
  const dismiss = (/** @type {Report} */ { id }) =>
    run(async () => {
      await ask("POST", `/api/admin/reports/${id}`, { body: { action: "dismiss" } });
      toast(t("admin-done"));
      asked.again();
    });
  const done = () => {
    chosen.value = null;
    asked.again();
  };
  /** @type {Report[]} */
  const reports = asked.value.value?.reports ?? [];
  return html`<${Switch} label=${t("admin-reports-all")} on=${every.value}
      onChange=${(/** @type {boolean} */ on) => (every.value = on)} />
    <${ErrorNotice} error=${error.value} />
    <${Answer} asked=${asked}>
      ${reports.length === 0 && html`<p class="admin-none">${t("admin-reports-none")}</p>`}
      <ul class="admin-list">
        ${reports.map(
          (report) => html`<li class="card admin-item" key=${report.id}>
            <${Words} report=${report} />
            ${report.state === "open"
              ? html`<div class="admin-ways" role="group" aria-label=${report.name}>
                  <button type="button" class="button" disabled=${busy.value} onClick=${() => dismiss(report)}>${t("admin-dismiss")}</button>
                  ${/** @type {const} */ (["mute", "ban"]).map(
                    (action) => html`<button type="button" class="button" key=${action}
                      onClick=${() => (chosen.value = { report, action })}>${t(`admin-do-${action}`)}</button>`,
                  )}
                </div>`
              : html`<p class="admin-state">${t(`admin-state-${report.state}`)}</p>`}
          </li>`,
        )}
      </ul>
    <//>
    ${chosen.value && html`<${Settle} ...${chosen.value} onDone=${done} onClose=${() => (chosen.value = null)} />`}`;
}

/** @param {{ report: Report }} props */
function Words({ report }) {
  return html`<div class="admin-words">
    <p><strong dir="auto">${report.name}</strong> · ${reasonWords(report.reason)}</p>
    ${report.words && html`<blockquote dir="auto">${report.words}</blockquote>`}
    <p class="admin-about">${t("admin-reported-by", { name: report.reporter, when: when(report.at) })}
      ${" "}<${Link} to=${`/table/${report.game}`}>${t("admin-to-table")}<//></p>
    ${report.excerpt.length > 0 &&
    html`<details><summary>${t("admin-excerpt", { count: report.excerpt.length })}</summary>
      <ol class="admin-excerpt">
        ${report.excerpt.map(
          (line) => html`<li class=${line.seat === report.seat ? "reported" : ""}>
            <strong dir="auto">${line.name}</strong> <span dir="auto">${line.text}</span></li>`,
        )}
      </ol>
    </details>`}
  </div>`;
}

/** @param {{ report: Report, action: "mute"|"ban", onDone: () => void, onClose: () => void }} props */
function Settle({ report, action, onDone, onClose }) {
  const term = useSignal("24");
  const seats = useSignal("bot");
  const reason = useSignal(reasonWords(report.reason));
  const { busy, error, run } = useAction();
  const settle = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      const body = { action, hours: hoursOf(term.value), reason: reason.value.trim(), seats: seats.value };
      await ask("POST", `/api/admin/reports/${report.id}`, { body });
      toast(t("admin-done"));
      onDone();
    });
  };
  return html`<${Dialog} open onClose=${onClose} title=${t(`admin-named-${action}`, { name: report.name })}>
    <form class="admin-form" onSubmit=${settle}>
      <${SelectField} label=${t("admin-for")} value=${term.value} from=${terms()}
        onChange=${(/** @type {string} */ value) => (term.value = value)} />
      ${action === "ban" &&
      html`<${SelectField} label=${t("admin-seats")} value=${seats.value} from=${fates()}
        onChange=${(/** @type {string} */ value) => (seats.value = value)} />`}
      <${TextField} label=${t("admin-reason")} value=${reason.value} longest=${200}
        onInput=${(/** @type {string} */ value) => (reason.value = value)} />
      <button type="submit" class="button main" disabled=${busy.value || !reason.value.trim()}>${t(`admin-do-${action}`)}</button>
      <${ErrorNotice} error=${error.value} />
    </form>
  <//>`;
}
