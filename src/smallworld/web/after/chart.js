/** The chart of coins by round: one line per seat with its own colour, dashes and marks. */
import { html } from "../ui/html.js";
import { t } from "../i18n/texts.js";

/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("../i18n/names.js").Names} Names */

/** @param {{ story: Story, names: Names }} props */
export function CoinsChart({ story, names }) {
  const chart = chartOf(story);
  const { width, height, left, right, bottom, top } = chart.frame;
  return html`<figure class="coins-chart">
    <figcaption class="unseen">${t("after-chart-coins")}</figcaption>
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${t("after-chart-about")}>
      ${chart.heights.map(
        ({ coins, y }) => html`<g class="chart-grid" key=${coins}>
          <line x1=${left} x2=${width - right} y1=${y} y2=${y} />
          <text x=${left - 8} y=${y + 5} text-anchor="end">${coins}</text>
        </g>`,
      )}
      ${chart.rounds.map(
        ({ round, x }) => html`<text class="chart-round" key=${round} x=${x} y=${height - bottom + 24}
          text-anchor="middle">${round}</text>`,
      )}
      <text class="chart-round" x=${left} y=${top - 12}>${t("after-chart-coins-axis")}</text>
      ${chart.seats.map((line) => html`<${Line} key=${line.seat} line=${line} names=${names} />`)}
    </svg>
    <${CoinsTable} story=${story} names=${names} />
  </figure>`;
}

/** @param {{ line: SeatLine, names: Names }} props */
function Line({ line: { seat, points, label }, names }) {
  const path = points.map(({ x, y }) => `${x},${y}`).join(" ");
  const end = points[points.length - 1];
  return html`<g class=${`chart-seat chart-seat-${seat}`}>
    <polyline class="casing" points=${path} /><polyline class="line" points=${path} />
    ${points.map(({ x, y }) => html`<path class="mark" key=${x} d=${markOf(seat)}
      transform=${`translate(${x} ${y})`} />`)}
    <line class="lead-line" x1=${end.x + 7} y1=${end.y} x2=${label.x - 4} y2=${label.y} />
    <${LineLabel} at=${label} text=${t("after-chart-label", { name: shortened(names.seat(seat)), coins: label.coins })} />
  </g>`;
}

/** The name at the end of a line; a long one is set narrower, so that it fits beside the chart.
 * @param {{ at: Place, text: string }} props */
export function LineLabel({ at, text }) {
  const isLong = text.length > LABEL_LETTERS;
  return html`<text class="chart-name" x=${at.x} y=${at.y + 5} textLength=${isLong ? LABEL_WIDTH : undefined}
    lengthAdjust="spacingAndGlyphs">${text}</text>`;
}

/** @param {string} name */
export function shortened(name) {
  return name.length > 10 ? `${name.slice(0, 9)}…` : name;
}

const MARKS = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  "M-4.6-4.6h9.2v9.2h-9.2z",
  "M0-6l5.6 10h-11.2z",
  "M0-6.4l6.4 6.4l-6.4 6.4l-6.4-6.4z",
  "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
];

/** The marker shape of a seat. @param {number} seat */
function markOf(seat) {
  return MARKS[seat % MARKS.length];
}

/** The same numbers as a table. @param {{ story: Story, names: Names }} props */
function CoinsTable({ story, names }) {
  return html`<div class="unseen"><table>
    <caption>${t("after-chart-coins")}</caption>
    <thead><tr><th scope="col">${t("after-chart-round")}</th>
      ${story.seats.map((_, seat) => html`<th scope="col" key=${seat}>${names.seat(seat)}</th>`)}
    </tr></thead>
    <tbody>${story.rounds.map(
      (round, place) => html`<tr key=${round}>
        <th scope="row">${round === 0 ? t("after-chart-start") : round}</th>
        ${story.seats.map(({ coins }, seat) => html`<td key=${seat}>${coins[place]}</td>`)}
      </tr>`,
    )}</tbody>
  </table></div>`;
}

// --- The geometry of the lines

/** @typedef {{ x: number, y: number }} Place */
/** @typedef {{ seat: number, points: Place[], label: Place & { coins: number } }} SeatLine */

export const FRAME = { width: 440, height: 300, left: 36, right: 152, top: 34, bottom: 32 };
const LABEL = 21; // how far apart the names at the ends must be
const LABEL_WIDTH = FRAME.right - 22; // room for a name, which begins 18 beside its line
const LABEL_LETTERS = 11; // that surely fit
const STEPS = [5, 10, 20, 25, 50, 100, 200];
const MOST_LINES = 6;

/** @param {Story} story */
export function chartOf({ rounds, seats }) {
  const most = Math.max(1, ...seats.flatMap(({ coins }) => coins));
  const step = STEPS.find((one) => most / one <= MOST_LINES) ?? 500;
  const top = Math.ceil(most / step) * step;
  const x = (/** @type {number} */ place) =>
    scaled(place, Math.max(1, rounds.length - 1), FRAME.left, FRAME.width - FRAME.right);
  const y = (/** @type {number} */ coins) =>
    scaled(coins, top, FRAME.height - FRAME.bottom, FRAME.top);
  const ends = spread(seats.map(({ coins }) => y(coins[coins.length - 1])));
  const heights = Array.from({ length: top / step + 1 }, (_, place) => place * step);
  return {
    frame: FRAME,
    heights: heights.map((coins) => ({ coins, y: y(coins) })),
    rounds: rounds.map((round, place) => ({ round, x: x(place) })),
    seats: seats.map(({ coins }, seat) => ({
      seat,
      points: coins.map((count, place) => ({ x: x(place), y: y(count) })),
      label: { x: FRAME.width - FRAME.right + 18, y: ends[seat], coins: coins[coins.length - 1] },
    })),
  };
}

/** @param {number} value @param {number} most @param {number} from @param {number} to */
function scaled(value, most, from, to) {
  return Math.round(10 * (from + ((to - from) * value) / most)) / 10;
}

/** Move the labels apart until none overlap, in the same order.
 * @param {number[]} heights @returns {number[]} */
export function spread(heights) {
  const order = heights.map((_, place) => place).sort((a, b) => heights[a] - heights[b] || a - b);
  const placed = [...heights];
  order.forEach((place, i) => {
    if (i) placed[place] = Math.max(placed[place], placed[order[i - 1]] + LABEL);
  });
  const over = placed[order[order.length - 1]] - (FRAME.height - FRAME.bottom + LABEL / 2);
  if (over > 0) pushUp(placed, order, over);
  return placed;
}

/** @param {number[]} placed @param {number[]} order @param {number} over */
function pushUp(placed, order, over) {
  let limit = placed[order[order.length - 1]] - over;
  for (const place of [...order].reverse()) {
    placed[place] = Math.min(placed[place], limit);
    limit = placed[place] - LABEL;
  }
}
