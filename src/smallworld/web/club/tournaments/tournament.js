/** One tournament: sign-up, rounds, standings, and the way to one's own table. */
import { loadPart, t } from "../../i18n/texts.js";
import { address, Link } from "../../ui/router.js";
import { Sign } from "../../ui/emblem.js";
import { Frame } from "../../ui/frame.js";
import { html } from "../../ui/html.js";
import { loadStyles } from "../../ui/lazy.js";
import { ErrorNotice, Waiting } from "../../ui/request-state.js";
import { CopyButton, ShareButton } from "../../ui/sharing.js";
import { Entrants, OwnPart } from "./own-part.js";
import { BigScreen } from "./big-screen.js";
import { Rounds } from "./rounds.js";
import { entrantName, rulesWords, statusWords, timeWords, useTournament } from "./source.js";
import { Standings } from "./standings.js";

/** @typedef {import("./source.js").TournamentView} TournamentView */

/** Load the texts and styles. */
export async function readTournament() {
  await Promise.all([loadPart("tournament"), loadStyles("club/tournaments/tournaments.css")]);
  return TournamentScreen;
}

function TournamentScreen() {
  const [, , id = "", what] = address.value.path.split("/");
  return what === "screen" ? html`<${BigScreen} key=${id} id=${id} />` : html`<${Tournament} key=${id} id=${id} />`;
}

/** @param {{ id: string }} props */
function Tournament({ id }) {
  const { value, error, again } = useTournament(id);
  const view = value.value;
  const show = (/** @type {TournamentView} */ found) => (value.value = found);
  const standings = view && view.rounds.length > 0 && html`<${Standings} view=${view} />`;
  const isOver = view?.status === "finished"; // then the standings come first
  return html`<${Frame} title=${view?.name ?? t("tour-title")} wide>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${!view && !error.value && html`<${Waiting} words=${t("tour-looking")} />`}
    ${view &&
    html`<${Head} view=${view} />
      <div class="tour-columns">
        <div>
          <${OwnPart} view=${view} show=${show} />
          ${isOver && standings}
          ${!isOver && html`<${Rounds} view=${view} />`}
        </div>
        <div>
          ${!isOver && standings}
          ${isOver && html`<${Rounds} view=${view} />`}
          ${!isOver && (view.status === "open" || view.organises || !view.rounds.length) && html`<${Entrants} view=${view} show=${show} />`}
          <${More} view=${view} />
        </div>
      </div>`}
  <//>`;
}

/** @param {{ view: TournamentView }} props */
function Head({ view }) {
  const { status, rules, rounds, planned = 0 } = view;
  const winner = status === "finished" && view.standings.length ? entrantName(view, view.standings[0].entrant) : "";
  return html`<div class="tour-head">
    <p class="tour-rules">
      <span class=${`tour-status is-${status}`} role="status">${statusWords({ status, round: rounds.length, rounds: planned })}</span>
      ${rulesWords(rules)}
    </p>
    ${status === "open" && html`<p class="tour-soft">${startWords(view)}</p>`}
    ${status === "cancelled" && view.reason && html`<p class="tour-soft">${t(`tour-reason-${view.reason}`)}</p>`}
    ${winner && html`<p class="tour-winner"><${Sign} id="crown" /> ${t("tour-winner", { name: winner })}</p>`}
  </div>`;
}

/** @param {TournamentView} view */
function startWords({ rules, organiser }) {
  return rules.starts
    ? t("tour-starts-at", { time: timeWords(rules.starts) })
    : t("tour-starts-organiser", { name: organiser || t("kit-somebody") });
}

/** Links for others, and the results as a file. @param {{ view: TournamentView }} props */
function More({ view }) {
  const link = `${location.origin}/tournament/${view.id}`;
  return html`<div class="button-row tour-more">
    <${ShareButton} url=${link} title=${view.name} />
    <${CopyButton} text=${link} label=${t("tour-copy-link")} />
    <${Link} class="button" to=${`/tournament/${view.id}/screen`}><${Sign} id="fit" /> ${t("tour-screen")}<//>
    ${view.rounds.length > 0 &&
    html`<a class="button" href=${`/api/tournaments/${view.id}/results.csv`} download><${Sign} id="download" /> ${t("tour-csv")}</a>`}
    <${Link} class="button quiet" to="/tournaments"><${Sign} id="back" /> ${t("tour-all")}<//>
  </div>`;
}
