/** The chances to win over a game: a line for each seat, and for one of them the luck of the dice apart. */
import { html } from "../ui/html.js";
import { t } from "../i18n/texts.js";
import { chancesOf, curveOf, fairChances, placesOf } from "./curve-lines.js";
import { percent } from "./words.js";

/** @typedef {import("../net/protocol.js").Analysis} Analysis */
/** @typedef {import("./curve-lines.js").Place} Place */
/** @typedef {import("../i18n/names.js").Names} Names */
/** @typedef {{ analysis: Analysis, seat: number, names: Names }} Parts */

/** @param {Parts} parts */
export function Curve({ analysis, seat, names }) {
  const curve = curveOf(analysis);
  const { width, height, left, right, bottom, top } = curve.frame;
  const order = [...curve.seats].sort((a, b) => Number(a.seat === seat) - Number(b.seat === seat));
  const { fair, isLucky } = fairChances(analysis, seat);
  const fairPlaces = placesOf(fair, curve.x, curve.y);
  return html`<figure class="coins-chart curve">
    <figcaption class="unseen">${t("coach-curve")}</figcaption>
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${t("coach-curve-about")}>
      ${curve.heights.map(
        ({ percent: at, y }) => html`<g class="chart-grid" key=${at}>
          <line x1=${left} x2=${width - right} y1=${y} y2=${y} />
          <text x=${left - 8} y=${y + 5} text-anchor="end">${at}</text>
        </g>`,
      )}
      ${curve.rounds.map(({ round, x }) => html`<text class="chart-round" key=${round} x=${x} y=${height - bottom + 24}
        text-anchor="middle">${round}</text>`)}
      <text class="chart-round" x=${left} y=${top - 12}>${t("coach-curve-axis")}</text>
      ${isLucky && html`<g class=${`curve-luck chart-seat-${seat}`}>
        <polygon points=${written([...curve.seats[seat].points, ...[...fairPlaces].reverse()])} />
        <polyline points=${written(fairPlaces)} />
      </g>`}
      ${order.map((line) => html`<${Line} key=${line.seat} line=${line} isChosen=${line.seat === seat} names=${names} />`)}
      ${analysis.seats[seat].costliest.map((number, place) => {
        const at = curve.seats[seat].points[placeOf(analysis, number)];
        return html`<g class="curve-turn" key=${number} transform=${`translate(${at.x} ${at.y})`}>
          <circle r="11" /><text y="6" text-anchor="middle">${place + 1}</text></g>`;
      })}
    </svg>
    <${Legend} analysis=${analysis} seat=${seat} names=${names} isLucky=${isLucky} />
    <${Numbers} analysis=${analysis} seat=${seat} names=${names} fair=${isLucky ? fair : null} />
  </figure>`;
}

/** The place of a turn on the curve: what it has led to. @param {Analysis} analysis @param {number} number */
function placeOf({ turns }, number) {
  return turns.findIndex((turn) => turn.number === number) + 1;
}

/** @param {Place[]} places */
function written(places) {
  return places.map(({ x, y }) => `${x},${y}`).join(" ");
}

/** @param {{ line: import("./curve-lines.js").ChanceLine, isChosen: boolean, names: Names }} props */
function Line({ line: { seat, points, chances, label }, isChosen, names }) {
  const end = points[points.length - 1];
  const name = names.seat(seat);
  const short = name.length > 10 ? `${name.slice(0, 9)}…` : name;
  return html`<g class=${`chart-seat chart-seat-${seat} ${isChosen ? "chosen" : ""}`}>
    <polyline class="casing" points=${written(points)} /><polyline class="line" points=${written(points)} />
    <line class="lead-line" x1=${end.x + 3} y1=${end.y} x2=${label.x - 4} y2=${label.y} />
    <text class="chart-name" x=${label.x} y=${label.y + 5}>
      ${t("coach-curve-label", { name: short, percent: percent(chances[chances.length - 1]) })}
    </text>
  </g>`;
}

/** What the lines are, in words. @param {Parts & { isLucky: boolean }} props */
function Legend({ analysis, seat, names, isLucky }) {
  const isMarked = analysis.seats[seat].costliest.length > 0;
  return html`<ul class="curve-legend">
    <li><svg class=${`chart-seat chart-seat-${seat} chosen`} viewBox="0 0 36 12" aria-hidden="true"><polyline class="line" points="1,6 35,6" /></svg>
      ${t("coach-legend-chance", { seat: names.seat(seat) })}</li>
    ${isLucky
      ? html`<li><svg class=${`curve-luck chart-seat-${seat}`} viewBox="0 0 36 12" aria-hidden="true">
            <polygon points="1,1 35,1 35,11 1,11" /><polyline points="1,11 35,11" /></svg>
          ${t("coach-legend-fair")}</li>`
      : html`<li class="bare">${t("coach-legend-no-dice")}</li>`}
    ${isMarked && html`<li><svg class="curve-turn" viewBox="-12 -12 24 24" aria-hidden="true"><circle r="11" />
      <text y="6" text-anchor="middle">1</text></svg> ${t("coach-legend-turn")}</li>`}
  </ul>`;
}

/** The same numbers for those who read them. @param {Parts & { fair: number[]|null }} props */
function Numbers({ analysis, seat, names, fair }) {
  const { turns, seats } = analysis;
  const columns = seats.map((one) => chancesOf(analysis, one.seat));
  const said = (/** @type {number} */ chance) => t("coach-percent", { percent: percent(chance) });
  return html`<details class="curve-numbers"><summary>${t("coach-numbers")}</summary>
    <div class="curve-scroll" role="group" aria-label=${t("coach-numbers")} tabindex="0"><table>
      <thead><tr><th scope="col">${t("coach-numbers-turn")}</th>
        ${seats.map((one) => html`<th scope="col" key=${one.seat}>${names.seat(one.seat)}</th>`)}
        ${fair && html`<th scope="col">${t("coach-numbers-fair", { seat: names.seat(seat) })}</th>`}
      </tr></thead>
      <tbody>${columns[0]?.map((_, place) => {
        const turn = turns[place - 1];
        return html`<tr key=${place}>
          <th scope="row">${turn ? t("coach-numbers-round", { round: turn.round, seat: names.seat(turn.seat) }) : t("after-chart-start")}</th>
          ${columns.map((chances, one) => html`<td key=${one}>${said(chances[place])}</td>`)}
          ${fair && html`<td>${said(fair[place])}</td>`}
        </tr>`;
      })}</tbody>
    </table></div>
  </details>`;
}
