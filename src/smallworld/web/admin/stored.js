/** What the server stores and for how long, and copies of the database. */
import { useEffect } from "preact/hooks";
import { t } from "../i18n/texts.js";
import { ask } from "../net/api.js";
import { html } from "../ui/html.js";
import { ErrorNotice, useAction, useRequest } from "../ui/request-state.js";
import { Answer, Figures, figure, when } from "./shared.js";

/** @typedef {import("../net/protocol.js").Retention} Retention */
/** @typedef {import("../net/protocol.js").Backups} BackupList */

const AGAIN = 1000; // milliseconds, while a copy is being made
const MEGABYTE = 1_000_000;

export function Stored() {
  const asked = useRequest(() => ask("GET", "/api/admin/retention"));
  /** @type {Retention|null} */
  const kept = asked.value.value;
  return html`<h2>${t("admin-kept")}</h2>
    <p>${t("admin-kept-about")}</p>
    <${Answer} asked=${asked}>
      ${kept &&
      html`<${Figures} rows=${[
          [t("admin-kept-games"), term(kept.games)],
          [t("admin-kept-unstarted"), term(kept.unstarted_games)],
          [t("admin-kept-reports"), term(kept.reports)],
          [t("admin-kept-audit"), term(kept.audit)],
        ]} />
        <h2>${t("admin-counts")}</h2>
        <${Figures} rows=${Object.entries(kept.stored).map(([what, count]) => [t(`admin-count-${what}`), count])} />`}
    <//>
    <${Copies} />`;
}

/** @param {number|null} days */
const term = (days) => (days === null ? t("admin-for-good") : t("admin-for-days", { count: days }));

function Copies() {
  const asked = useRequest(() => ask("GET", "/api/admin/backups"));
  const { busy, error, run } = useAction();
  /** @type {BackupList|null} */
  const list = asked.value.value;
  useEffect(() => {
    if (!list?.running) return undefined;
    const timer = setTimeout(asked.again, AGAIN);
    return () => clearTimeout(timer);
  }, [list]);
  const start = () =>
    run(async () => {
      asked.value.value = await ask("POST", "/api/admin/backups");
    });
  return html`<h2>${t("admin-copies")}</h2>
    <${Answer} asked=${asked}>
      ${list && !list.on && html`<p>${t("admin-copies-off")}</p>`}
      ${list?.on &&
      html`<button type="button" class="button" disabled=${busy.value || list.running} onClick=${start}>
          ${t(list.running ? "admin-copy-running" : "admin-copy-start")}
        </button>
        ${list.fault && html`<p role="alert">${t("admin-copy-failed")} <code>${list.fault}</code></p>`}
        <ul class="admin-files" aria-live="polite">
          ${list.files.map(
            (file) => html`<li key=${file.name}><code>${file.name}</code> · ${when(file.at)} · ${t("admin-megabytes", { size: figure(Math.round(file.bytes / MEGABYTE * 10) / 10) })}</li>`,
          )}
        </ul>`}
    <//>
    <${ErrorNotice} error=${error.value} />`;
}
