/** A dialog at the table: block a player, or report the player to the host of the server. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { has, loadPart, t } from "../i18n/texts.js";
import { ask } from "../net/api.js";
import { catalogue } from "../net/catalogue.js";
import { newRequest } from "../net/connection.js";
import { Sign } from "../ui/emblem.js";
import { SelectField } from "../ui/fields.js";
import { html } from "../ui/html.js";
import { loadStyles } from "../ui/lazy.js";
import { Dialog, toast } from "../ui/overlays.js";
import { ErrorNotice, useAction } from "../ui/request-state.js";
import { Link } from "../ui/router.js";

export const REASONS = ["insults", "spam", "name", "stalling", "cheating", "other"];
const LONGEST = 500;

/** Load what the dialog needs; return it. */
export async function readModeration() {
  await Promise.all([loadPart("moderation"), loadStyles("club/club.css")]);
  return ModerationDialog;
}

/** The sentence of a reason, also of one that this page does not know. @param {string} reason */
export const reasonWords = (reason) => (has(`moderation-reason-${reason}`) ? t(`moderation-reason-${reason}`) : reason);

/** @param {{ game: string, token?: string, seat: number, name: string, isBlocked: boolean,
 *   onBlocked: (seats: number[]) => void, onClose: () => void }} props */
function ModerationDialog({ game, token, seat, name, isBlocked, onBlocked, onClose }) {
  const { busy, error, run } = useAction();
  const block = () =>
    run(async () => {
      const { seats } = await ask("POST", `/api/games/${game}/block`, { body: { seat }, token });
      onBlocked(seats);
      toast(t("moderation-blocked", { name }));
      onClose();
    });
  const takesReports = catalogue.value?.club?.includes("reports");
  return html`<${Dialog} open onClose=${onClose} title=${name} class="moderation">
    <section class="moderation-part">
      ${isBlocked
        ? html`<p>${t("moderation-is-blocked", { name })} <${Link} to="/me">${t("moderation-my-blocks")}<//></p>`
        : html`<p>${t("moderation-block-about", { name })}</p>
          <button type="button" class="button" disabled=${busy.value} onClick=${block}>
            <${Sign} id="lock" /> ${t("moderation-block", { name })}
          </button>`}
      <${ErrorNotice} error=${error.value} />
    </section>
    ${takesReports && html`<${ReportForm} game=${game} token=${token} seat=${seat} onDone=${onClose} />`}
  <//>`;
}

/** @param {{ game: string, token?: string, seat: number, onDone: () => void }} props */
function ReportForm({ game, token, seat, onDone }) {
  const reason = useSignal("insults");
  const words = useSignal("");
  const request = useSignal(newRequest());
  const area = useId();
  const { busy, error, run } = useAction();
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      const body = { seat, reason: reason.value, words: words.value.trim(), request: request.value };
      await ask("POST", `/api/games/${game}/report`, { body, token });
      toast(t("moderation-reported"));
      onDone();
    });
  };
  return html`<form class="moderation-part" onSubmit=${send}>
    <h3>${t("moderation-report")}</h3>
    <p>${t("moderation-report-about")}</p>
    <${SelectField} label=${t("moderation-reason")} value=${reason.value}
      from=${REASONS.map((value) => ({ value, label: reasonWords(value) }))}
      onChange=${(/** @type {string} */ value) => (reason.value = value)} />
    <div class="labelled">
      <label for=${area}>${t("moderation-words")}</label>
      <textarea id=${area} class="field" rows="3" maxlength=${LONGEST} dir="auto" value=${words.value}
        onInput=${(/** @type {any} */ event) => (words.value = event.currentTarget.value)}></textarea>
    </div>
    <button type="submit" class="button main" disabled=${busy.value}>
      <${Sign} id="flag" /> ${t("moderation-send")}
    </button>
    <${ErrorNotice} error=${error.value} />
  </form>`;
}
