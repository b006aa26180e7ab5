/** Bans and mutes in force, and a form for new ones. */
import { useSignal } from "@preact/signals";
import { t } from "../i18n/texts.js";
import { ask } from "../net/api.js";
import { Choice, SelectField, TextField } from "../ui/fields.js";
import { html } from "../ui/html.js";
import { toast } from "../ui/overlays.js";
import { ErrorNotice, useAction, useRequest } from "../ui/request-state.js";
import { Answer, fates, hoursOf, terms, when } from "./shared.js";

/** @typedef {import("../net/protocol.js").Ban} Ban */

const SUBJECTS = ["seat", "address", "device", "person"];

export function Bans() {
  const asked = useRequest(() => ask("GET", "/api/admin/bans"));
  const { busy, error, run } = useAction();
  const lift = (/** @type {Ban} */ { subject, name, kind }) =>
    run(async () => {
      await ask("DELETE", `/api/admin/bans?${new URLSearchParams({ subject, name, kind })}`, { text: true });
      toast(t("admin-done"));
      asked.again();
    });
  /** @type {Ban[]} */
  const bans = asked.value.value?.bans ?? [];
  return html`<${NewBan} onDone=${asked.again} />
    <${ErrorNotice} error=${error.value} />
    <${Answer} asked=${asked}>
      ${bans.length === 0 && html`<p class="admin-none">${t("admin-bans-none")}</p>`}
      <ul class="admin-list">
        ${bans.map(
          (ban) => html`<li class="card admin-item" key=${`${ban.kind} ${ban.subject} ${ban.name}`}>
            <div class="admin-words">
              <p><strong>${t(`admin-state-${ban.kind === "mute" ? "muted" : "banned"}`)}</strong> ·
                ${" "}${t(`admin-subject-${ban.subject}`)} <code>${ban.name}</code></p>
              <p dir="auto">${ban.reason}</p>
              <p class="admin-about">${ban.until === null ? t("admin-for-good") : t("admin-until", { when: when(ban.until) })}</p>
            </div>
            <div class="admin-ways"><button type="button" class="button" disabled=${busy.value}
              aria-label=${t("admin-lift-named", { name: ban.name })} onClick=${() => lift(ban)}>${t("admin-lift")}</button></div>
          </li>`,
        )}
      </ul>
    <//>`;
}

/** @param {{ onDone: () => void }} props */
function NewBan({ onDone }) {
  const subject = useSignal("seat");
  const name = useSignal("");
  const kind = useSignal("ban");
  const term = useSignal("24");
  const seats = useSignal("bot");
  const reason = useSignal("");
  const { busy, error, run } = useAction();
  const make = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      const body = {
        subject: subject.value, name: name.value.trim(), kind: kind.value,
        hours: hoursOf(term.value), seats: seats.value, reason: reason.value.trim(),
      };
      await ask("POST", "/api/admin/bans", { body });
      name.value = reason.value = "";
      toast(t("admin-done"));
      onDone();
    });
  };
  const set = (/** @type {import("@preact/signals").Signal<string>} */ signal) => (/** @type {string} */ value) => (signal.value = value);
  return html`<details class="card admin-new"><summary>${t("admin-new-ban")}</summary>
    <form class="admin-form" onSubmit=${make}>
      <${Choice} label=${t("admin-what")} value=${kind.value} onChange=${set(kind)}
        from=${["ban", "mute"].map((value) => ({ value, label: t(`admin-do-${value}`), about: t(`admin-about-${value}`) }))} />
      <${SelectField} label=${t("admin-whom")} value=${subject.value} onChange=${set(subject)}
        from=${SUBJECTS.map((value) => ({ value, label: t(`admin-subject-${value}`) }))} />
      <${TextField} label=${t(`admin-name-${subject.value}`)} value=${name.value} longest=${100} onInput=${set(name)} />
      <${SelectField} label=${t("admin-for")} value=${term.value} from=${terms()} onChange=${set(term)} />
      ${kind.value === "ban" &&
      html`<${SelectField} label=${t("admin-seats")} value=${seats.value} from=${fates()} onChange=${set(seats)} />`}
      <${TextField} label=${t("admin-reason")} value=${reason.value} longest=${200} onInput=${set(reason)} />
      <button type="submit" class="button main" disabled=${busy.value || !name.value.trim() || !reason.value.trim()}>${t(`admin-do-${kind.value}`)}</button>
      <${ErrorNotice} error=${error.value} />
    </form>
  </details>`;
}
