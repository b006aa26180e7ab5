/** A tournament to follow on a big screen: large type, nothing to press; long lists turn their pages. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n/texts.js";
import { Sign } from "../../ui/emblem.js";
import { useTitle } from "../../ui/frame.js";
import { html } from "../../ui/html.js";
import { QrCode } from "../../ui/qr-code.js";
import { ErrorNotice } from "../../ui/request-state.js";
import { bySuccess } from "./rounds.js";
import { decimal, Entrant, entrantName, entrantNames, rulesWords, statusWords, timeWords, useTournament } from "./source.js";

/** @typedef {import("./source.js").TournamentView} TournamentView */

const TURN_EVERY = 8000; // milliseconds
const ROWS = 10; // standings on one page
// In large type: rows of the standings, lines of the tables with their edges.
const LARGE_ROWS = 6;
const LARGE_LINES = 12;

/** @param {{ id: string }} props */
export function BigScreen({ id }) {
  const { value, error, again } = useTournament(id);
  const page = usePages();
  const view = value.value;
  useTitle(view?.name ?? t("tour-title"));
  return html`<main class=${`tour-big ${view && isSmall(view) ? "is-small" : ""}`}>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${view &&
    html`<header>
        <h1>${view.name}</h1>
        <p role="status">${statusWords({ status: view.status, round: view.rounds.length, rounds: view.planned ?? 0 })}</p>
      </header>
      ${view.rounds.length ? html`<${Playing} view=${view} page=${page} />` : html`<${SignUp} view=${view} />`}`}
  </main>`;
}

/** Do all entrants and tables of the last round fit in large type? @param {TournamentView} view */
export function isSmall({ standings, rounds, rules, status }) {
  const round = rounds[rounds.length - 1];
  if (!round || standings.length > LARGE_ROWS) return false;
  const lines = round.tables.length * (Math.min(rules.seats ?? 3, standings.length) + 2);
  const more = (round.byes?.length ? 2 : 0) + (status === "finished" ? 2 : 0);
  return lines + more <= LARGE_LINES;
}

/** Count up every few seconds. */
function usePages() {
  const page = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => (page.value += 1), TURN_EVERY);
    return () => clearInterval(timer);
  }, []);
  return page.value;
}

/** The part of a list that is shown now. @template T @param {T[]} list @param {number} size @param {number} page */
export function pageOf(list, size, page) {
  const pages = Math.max(1, Math.ceil(list.length / size));
  return list.slice((page % pages) * size, (page % pages) * size + size);
}

/** @param {{ view: TournamentView }} props */
function SignUp({ view }) {
  return html`<div class="tour-big-columns">
    <section>
      <h2>${t("tour-players-of", { count: view.entrants.length, most: view.rules.most ?? 64 })}</h2>
      <ul class="tour-big-names">${view.entrants.map(({ number }) => html`<li key=${number}><${Entrant} view=${view} number=${number} /></li>`)}</ul>
    </section>
    <section class="tour-big-join">
      ${view.status === "open" &&
      html`<${QrCode} text=${`${location.origin}/tournament/${view.id}`} label=${t("tour-scan")} />
        <p>${t("tour-scan")}</p>`}
      <p>${rulesWords(view.rules)}</p>
      ${view.rules.starts && html`<p>${t("tour-starts-at", { time: timeWords(view.rules.starts) })}</p>`}
    </section>
  </div>`;
}

/** @param {{ view: TournamentView, page: number }} props */
function Playing({ view, page }) {
  const round = view.rounds[view.rounds.length - 1];
  const rows = pageOf(view.standings, ROWS, page);
  const winner = view.status === "finished" ? entrantName(view, view.standings[0].entrant) : "";
  const fits = winner || (view.rules.seats ?? 3) > 3 ? 4 : 6;
  const tables = pageOf(round.tables, fits, page);
  return html`${winner && html`<p class="tour-big-winner"><${Sign} id="crown" /> ${t("tour-winner", { name: winner })}</p>`}
    <div class="tour-big-columns">
      <section>
        <h2>${t("tour-standings")}</h2>
        <ol class="tour-big-standings">
          ${rows.map(
            (one) => html`<li key=${one.entrant}>
              <span class="number">${one.place}</span> <span class="tour-big-name"><${Entrant} view=${view} number=${one.entrant} /></span>
              <strong class="number">${decimal(one.points)}</strong>
            </li>`,
          )}
        </ol>
      </section>
      <section>
        <h2>${t("tour-round", { round: round.number })}</h2>
        <ul class="tour-big-tables">
          ${tables.map(
            (table) => html`<li key=${table.game} class=${table.over ? "is-over" : ""}>
              <h3>${t("tour-table", { number: round.tables.indexOf(table) + 1 })}</h3>
              <ol>${bySuccess(table).map(
                ({ entrant, points = 0 }, at) => html`<li key=${at}><span class="tour-big-name"><${Entrant} view=${view} number=${entrant} /></span>
                  ${table.over && html`<strong class="number">${decimal(points)}</strong>`}</li>`,
              )}</ol>
            </li>`,
          )}
        </ul>
        ${round.byes?.length ? html`<p>${t("tour-byes", { names: entrantNames(view, round.byes) })}</p>` : null}
      </section>
    </div>`;
}
