/** The rounds of a tournament with their tables, the latest first. */
import { t } from "../../i18n/texts.js";
import { Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/router.js";
import { decimal, Entrant, entrantNames } from "./source.js";

/** @typedef {import("./source.js").TournamentView} TournamentView */
/** @typedef {import("../../net/protocol.js").ShownTable} ShownTable */

/** @param {{ view: TournamentView }} props */
export function Rounds({ view }) {
  const latestFirst = [...view.rounds].reverse();
  return html`${latestFirst.map(
    (round, at) => html`<details key=${round.number} class="card tour-part tour-round" open=${at === 0}>
      <summary><h2>${t("tour-round", { round: round.number })}</h2>
        <span class="tour-soft">${t("tour-tables-over", { over: round.tables.filter(({ over }) => over).length, tables: round.tables.length })}</span>
      </summary>
      <ul class="tour-tables">
        ${round.tables.map((table, number) => html`<${TableCard} key=${table.game} view=${view} table=${table} number=${number + 1} />`)}
      </ul>
      ${round.byes?.length ? html`<p class="tour-soft">${t("tour-byes", { names: entrantNames(view, round.byes) })}</p>` : null}
      ${round.absent?.length ? html`<p class="tour-soft">${t("tour-absent-list", { names: entrantNames(view, round.absent) })}</p>` : null}
    </details>`,
  )}`;
}

/** @param {{ view: TournamentView, table: ShownTable, number: number }} props */
function TableCard({ view, table, number }) {
  return html`<li class=${`tour-table ${table.over ? "is-over" : ""}`}>
    <div class="heading-row">
      <h3>${t("tour-table", { number })}</h3>
      <${Link} class="button quiet" to=${`/table/${table.game}`} aria-label=${t(table.over ? "tour-look-at" : "tour-watch-at", { number })}>
        <${Sign} id="eye" /> ${t(table.over ? "tour-look" : "tour-watch")}<//>
    </div>
    <ol class="tour-seats">
      ${bySuccess(table).map(
        ({ entrant, place, coins = 0, points = 0, gave_up: gaveUp }, at) => html`<li key=${at}
          class=${entrant && entrant === view.you ? "mine" : ""}>
          <span class="tour-seat-name">${table.over && html`<span class="tour-place number">${place}</span>`}<${Entrant} view=${view} number=${entrant} /></span>
          ${table.over &&
          html`<span class="number tour-soft">${gaveUp ? t("tour-gave-up") : t("tour-coins-of", { coins })}</span>
            <strong class="number">${t("tour-points-of", { points: decimal(points) })}</strong>`}
        </li>`,
      )}
    </ol>
  </li>`;
}

/** Seats in the order of their places; before the end, in the order of play. @param {ShownTable} table */
export function bySuccess({ seats }) {
  return [...seats].sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}
