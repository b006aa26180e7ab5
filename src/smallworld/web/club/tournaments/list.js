/** The screen `/tournaments`: those of this server, and the form that opens one. */
import { useSignal } from "@preact/signals";
import { loadPart, t } from "../../i18n/texts.js";
import { html } from "../../ui/html.js";
import { Frame } from "../../ui/frame.js";
import { loadStyles } from "../../ui/lazy.js";
import { ErrorNotice, useRequest, Waiting } from "../../ui/request-state.js";
import { Link } from "../../ui/router.js";
import { Sign } from "../../ui/emblem.js";
import { OpenForm } from "./open-form.js";
import { allTournaments, rulesWords, statusWords } from "./source.js";

/** @typedef {import("../../net/protocol.js").ListedTournament} ListedTournament */

/** Load the texts and styles. */
export async function readTournaments() {
  await Promise.all([loadPart("tournament"), loadStyles("club/tournaments/tournaments.css")]);
  return TournamentList;
}

function TournamentList() {
  const { value, error, again } = useRequest(allTournaments);
  const isWriting = useSignal(false);
  const all = value.value;
  return html`<${Frame} title=${t("tour-title")} lead=${t("tour-lead")}>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${!all && !error.value && html`<${Waiting} words=${t("tour-looking")} />`}
    ${all && !isWriting.value &&
    html`<p><button type="button" class="button main" onClick=${() => (isWriting.value = true)}>
      <${Sign} id="plus" /> ${t("tour-open")}</button></p>`}
    ${all && isWriting.value &&
    html`<${OpenForm} needsKey=${all.may_open === "host"} onClose=${() => (isWriting.value = false)} />`}
    ${all?.tournaments.length === 0 && html`<p class="empty">${t("tour-none")}</p>`}
    ${all && all.tournaments.length > 0 &&
    html`<ul class="tour-list">
      ${all.tournaments.map((one) => html`<${Line} key=${one.id} tournament=${one} />`)}
    </ul>`}
  <//>`;
}

/** @param {{ tournament: ListedTournament }} props */
function Line({ tournament }) {
  const { id, name, rules, status, entrants, round = 0, rounds = 0, entered } = tournament;
  return html`<li class="card tour-line">
    <div class="tour-line-words">
      <h2><${Link} to=${`/tournament/${id}`}>${name}<//></h2>
      <p>${rulesWords(rules)}</p>
      <p class="tour-soft">${t("tour-players-of", { count: entrants, most: rules.most ?? 64 })}
        ${entered && html` · <strong>${t("tour-entered")}</strong>`}</p>
    </div>
    <span class=${`tour-status is-${status}`}>${statusWords({ status, round, rounds })}</span>
  </li>`;
}
