/** The screen `/admin` for the host of the server: sign in with the key, then one tab per topic. */
import { useSignal } from "@preact/signals";
import { loadPart, t } from "../i18n/texts.js";
import { ask, ServerError } from "../net/api.js";
import { Sign } from "../ui/emblem.js";
import { TextField } from "../ui/fields.js";
import { Frame } from "../ui/frame.js";
import { html } from "../ui/html.js";
import { loadStyles } from "../ui/lazy.js";
import { ErrorNotice, useAction, useRequest, Waiting } from "../ui/request-state.js";
import { Tabs } from "../ui/tabs.js";
import { AuditLog } from "./audit.js";
import { Bans } from "./bans.js";
import { Reports } from "./reports.js";
import { Stored } from "./stored.js";
import { AllTables } from "./tables.js";
import { Work } from "./work.js";

/** Load what the screen needs; return it. */
export async function readAdmin() {
  const parts = ["admin", "moderation"].map((part) => loadPart(part));
  await Promise.all([...parts, loadStyles("admin/admin.css")]);
  return AdminScreen;
}

/** Return whether a session is open; a server without administration is an error. */
async function readSession() {
  try {
    await ask("GET", "/api/admin/session");
    return { open: true };
  } catch (problem) {
    if (problem instanceof ServerError && problem.code === "admin.key") return { open: false };
    throw problem;
  }
}

function AdminScreen() {
  const { value, error, again } = useRequest(readSession);
  const session = value.value;
  return html`<${Frame} title=${t("admin-title")} lead=${t("admin-lead")} wide>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${!session && !error.value && html`<${Waiting} words=${t("admin-looking")} />`}
    ${session && !session.open && html`<${SignIn} onDone=${again} />`}
    ${session?.open && html`<${Topics} onEnd=${again} />`}
  <//>`;
}

/** Ask for the key, pasted or from its file. @param {{ onDone: () => void }} props */
function SignIn({ onDone }) {
  const key = useSignal("");
  const { busy, error, run } = useAction();
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      await ask("POST", "/api/admin/session", { body: { key: key.value.trim() } });
      onDone();
    });
  };
  const read = async (/** @type {any} */ { currentTarget }) => {
    key.value = ((await currentTarget.files[0]?.text()) ?? "").trim().slice(0, 1000);
  };
  return html`<form class="card admin-sign-in" onSubmit=${open}>
    <p>${t("admin-sign-in-about")}</p>
    <${TextField} label=${t("admin-the-key")} type="password" longest=${1000} value=${key.value}
      onInput=${(/** @type {string} */ value) => (key.value = value)} />
    <div class="button-row">
      <button type="submit" class="button main" disabled=${busy.value || !key.value.trim()}>
        <${Sign} id="lock" /> ${t("admin-sign-in")}
      </button>
      <label class="button file-button"><input type="file" onChange=${read} />
        <${Sign} id="upload" /> ${t("admin-the-file")}</label>
    </div>
    <${ErrorNotice} error=${error.value} />
  </form>`;
}

/** @param {{ onEnd: () => void }} props */
function Topics({ onEnd }) {
  const chosen = useSignal("reports");
  const { busy, error, run } = useAction();
  const end = () =>
    run(async () => {
      await ask("DELETE", "/api/admin/session");
      onEnd();
    });
  const tabs = [
    { id: "reports", label: t("admin-reports"), panel: html`<${Reports} />` },
    { id: "bans", label: t("admin-bans"), panel: html`<${Bans} />` },
    { id: "tables", label: t("admin-tables"), panel: html`<${AllTables} />` },
    { id: "work", label: t("admin-work"), panel: html`<${Work} />` },
    { id: "stored", label: t("admin-stored"), panel: html`<${Stored} />` },
    { id: "audit", label: t("admin-audit"), panel: html`<${AuditLog} />` },
  ];
  return html`<${Tabs} label=${t("admin-title")} tabs=${tabs} chosen=${chosen.value} class="admin-tabs"
      onChoose=${(/** @type {string} */ id) => (chosen.value = id)} />
    <p class="admin-end">
      <button type="button" class="button quiet" disabled=${busy.value} onClick=${end}>${t("admin-sign-out")}</button>
    </p>
    <${ErrorNotice} error=${error.value} />`;
}
