/** What this process of the server does: connections, bots, queue, busy addresses. */
import { useEffect } from "preact/hooks";
import { has, t } from "../i18n/texts.js";
import { ask } from "../net/api.js";
import { html } from "../ui/html.js";
import { useRequest } from "../ui/request-state.js";
import { Answer, Figures, figure } from "./shared.js";

/** @typedef {import("../net/protocol.js").ProcessState} ProcessState */
/** @typedef {import("../net/protocol.js").QuotaList} QuotaList */

const AGAIN = 5000; // milliseconds

/** @returns {Promise<{ process: ProcessState, quotas: QuotaList }>} */
async function readWork() {
  const [process, quotas] = await Promise.all([ask("GET", "/api/admin/process"), ask("GET", "/api/admin/quotas")]);
  return { process, quotas };
}

export function Work() {
  const asked = useRequest(readWork);
  useEffect(() => {
    const timer = setInterval(asked.again, AGAIN);
    return () => clearInterval(timer);
  }, []);
  return html`<${Answer} asked=${asked}>${asked.value.value && html`<${Shown} ...${asked.value.value} />`}<//>`;
}

/** @param {{ process: ProcessState, quotas: QuotaList }} props */
function Shown({ process, quotas }) {
  const tasks = Object.entries(process.tasks);
  return html`<h2>${t("admin-process")}</h2>
    ${process.draining && html`<p role="status">${t("admin-draining")}</p>`}
    <${Figures} rows=${[
      [t("admin-live-connections"), process.live_connections],
      [t("admin-live-tables"), process.live_tables],
      [t("admin-tables-in-memory"), process.tables_in_memory],
      [t("admin-bot-tables"), process.bot_tables],
    ]} />
    <h2>${t("admin-queue")}</h2>
    <table class="admin-table">
      <thead><tr><th scope="col">${t("admin-task")}</th><th scope="col">${t("admin-running")}</th><th scope="col">${t("admin-waiting")}</th></tr></thead>
      <tbody>${tasks.map(
        ([purpose, { running, waiting }]) => html`<tr key=${purpose}>
          <th scope="row">${has(`admin-task-${purpose}`) ? t(`admin-task-${purpose}`) : purpose}</th>
          <td class="number">${figure(running)}</td><td class="number">${figure(waiting)}</td></tr>`,
      )}</tbody>
    </table>
    <h2>${t("admin-busiest")}</h2>
    <table class="admin-table">
      <thead><tr><th scope="col">${t("admin-subject-address")}</th><th scope="col">${t("admin-requests-left")}</th>
        <th scope="col">${t("admin-live-connections")}</th></tr></thead>
      <tbody>${quotas.busiest.map(
        ({ address, left, connections }) => html`<tr key=${address}><th scope="row"><code>${address}</code></th>
          <td class="number">${figure(Math.round(left))}</td><td class="number">${figure(connections)}</td></tr>`,
      )}</tbody>
    </table>`;
}
