/** The chart of chances to win: a line per seat, and one seat without the luck of the dice. */
import { html } from "../ui/html.js";
import { t } from "../i18n/texts.js";
import { percent } from "./sentences.js";
import { FRAME, LineLabel, shortened, spread } from "../after/chart.js";

/** @typedef {import("../net/protocol.js").Analysis} Analysis */
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
      <polygon class=${`curve-band chart-seat-${seat}`} points=${written(curve.seats[seat].band)} />
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

/** The point of the curve after a turn. @param {Analysis} analysis @param {number} number */
function placeOf({ turns }, number) {
  return turns.findIndex((turn) => turn.number === number) + 1;
}

/** @param {Place[]} places */
function written(places) {
  return places.map(({ x, y }) => `${x},${y}`).join(" ");
}

/** @param {{ line: ChanceLine, isChosen: boolean, names: Names }} props */
function Line({ line: { seat, points, chances, label }, isChosen, names }) {
  const end = points[points.length - 1];
  return html`<g class=${`chart-seat chart-seat-${seat} ${isChosen ? "chosen" : ""}`}>
    <polyline class="casing" points=${written(points)} /><polyline class="line" points=${written(points)} />
    <line class="lead-line" x1=${end.x + 3} y1=${end.y} x2=${label.x - 4} y2=${label.y} />
    <${LineLabel} at=${label} text=${t("coach-curve-label", { name: shortened(names.seat(seat)), percent: percent(chances[chances.length - 1]) })} />
  </g>`;
}

/** The legend. @param {Parts & { isLucky: boolean }} props */
function Legend({ analysis, seat, names, isLucky }) {
  const isMarked = analysis.seats[seat].costliest.length > 0;
  return html`<ul class="curve-legend">
    <li><svg class=${`chart-seat chart-seat-${seat} chosen`} viewBox="0 0 36 12" aria-hidden="true"><polyline class="line" points="1,6 35,6" /></svg>
      ${t("coach-legend-chance", { seat: names.seat(seat) })} ${t("coach-legend-band")}</li>
    ${isLucky
      ? html`<li><svg class=${`curve-luck chart-seat-${seat}`} viewBox="0 0 36 12" aria-hidden="true">
            <polygon points="1,1 35,1 35,11 1,11" /><polyline points="1,11 35,11" /></svg>
          ${t("coach-legend-fair")}</li>`
      : html`<li class="bare">${t("coach-legend-no-dice")}</li>`}
    ${isMarked && html`<li><svg class="curve-turn" viewBox="-12 -12 24 24" aria-hidden="true"><circle r="11" />
      <text y="6" text-anchor="middle">1</text></svg> ${t("coach-legend-turn")}</li>`}
  </ul>`;
}

/** The same numbers as a table. @param {Parts & { fair: number[]|null }} props */
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

// --- The geometry of the lines

/** @typedef {{ x: number, y: number }} Place */
/** @typedef {{ seat: number, chances: number[], points: Place[], band: Place[], label: Place }} ChanceLine */

const HEIGHTS = [0, 25, 50, 75, 100];
const LUCKY = 0.005; // less is not seen

/** The chance of a seat before the first turn and after every one. @param {Analysis} analysis
 * @param {number} seat */
export function chancesOf({ start, turns }, seat) {
  return [start, ...turns.map(({ after }) => after)].map(({ seats }) => seats[seat].win);
}

/** The same without the luck of the dice so far. @param {Analysis} analysis @param {number} seat */
export function fairChances(analysis, seat) {
  let luck = 0;
  const taken = analysis.turns.map(({ luck: words = [] }) => {
    for (const { kind, seats } of words) if (kind === "die") luck += seats[seat].win;
    return luck;
  });
  const chances = chancesOf(analysis, seat);
  const fair = chances.map((chance, place) => chance - (place ? taken[place - 1] : 0));
  return { fair: fair.map((chance) => Math.min(1, Math.max(0, chance))), isLucky: taken.some((sum) => Math.abs(sum) > LUCKY) };
}

/** @param {Analysis} analysis */
export function curveOf(analysis) {
  const { turns, seats } = analysis;
  const x = (/** @type {number} */ place) =>
    rounded(FRAME.left + ((FRAME.width - FRAME.right - FRAME.left) * place) / Math.max(1, turns.length));
  const y = (/** @type {number} */ chance) =>
    rounded(FRAME.height - FRAME.bottom - (FRAME.height - FRAME.bottom - FRAME.top) * chance);
  const lines = seats.map(({ seat }) => chancesOf(analysis, seat));
  const ends = spread(lines.map((chances) => y(chances[chances.length - 1])));
  const rounds = [...new Set(turns.map(({ round }) => round))];
  return {
    frame: FRAME,
    x,
    y,
    heights: HEIGHTS.map((percent) => ({ percent, y: y(percent / 100) })),
    rounds: rounds.map((round) => ({ round, x: x(turns.findIndex((turn) => turn.round === round) + 0.5) })),
    seats: lines.map((chances, seat) => ({
      seat,
      chances,
      points: placesOf(chances, x, y),
      band: bandOf(analysis, seat, x, y),
      label: { x: FRAME.width - FRAME.right + 18, y: ends[seat] },
    })),
  };
}

/** @param {number[]} chances @param {(place: number) => number} x @param {(chance: number) => number} y
 * @returns {Place[]} */
export function placesOf(chances, x, y) {
  return chances.map((chance, place) => ({ x: x(place), y: y(chance) }));
}

/** The outline of the margin of error around a seat's line: two standard errors to each side.
 * @param {Analysis} analysis @param {number} seat @param {(place: number) => number} x
 * @param {(chance: number) => number} y @returns {Place[]} */
function bandOf({ start, turns }, seat, x, y) {
  const points = [start, ...turns.map(({ after }) => after)].map(({ seats }) => seats[seat]);
  const edge = (/** @type {number} */ side) =>
    placesOf(points.map(({ win, win_error }) => Math.min(1, Math.max(0, win + side * win_error))), x, y);
  return [...edge(2), ...edge(-2).reverse()];
}

/** @param {number} length */
function rounded(length) {
  return Math.round(10 * length) / 10;
}
