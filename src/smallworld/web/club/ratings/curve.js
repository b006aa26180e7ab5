/** The curve of a rating: one point per game. */
import { html } from "../../ui/html.js";
import { language, t } from "../../i18n/texts.js";

/** @typedef {import("../../net/protocol.js").RatingPoint} RatingPoint */

const WIDTH = 300;
const HEIGHT = 110;
const LEFT = 44; // room for the numbers
const EDGE = 10;

/** @param {{ points: RatingPoint[] }} props */
export function Curve({ points }) {
  if (points.length < 2) return null;
  const { low, high, path, end } = curveOf(points.map(({ rating }) => rating));
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  const [first, last] = [points[0], points[points.length - 1]].map(({ ended }) => day.format(1000 * ended));
  return html`<figure class="rating-curve">
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img"
      aria-label=${t("rating-curve", { from: points[0].rating, to: points[points.length - 1].rating, count: points.length })}>
      ${[low, high].map(
        ({ rating, y }) => html`<g key=${y}><line x1=${LEFT} x2=${WIDTH - EDGE} y1=${y} y2=${y} />
          <text x=${LEFT - 6} y=${y + 5} text-anchor="end">${rating}</text></g>`,
      )}
      <polyline points=${path} /><circle cx=${end[0]} cy=${end[1]} r="4" />
    </svg>
    <figcaption>${first === last ? first : t("rating-days", { first, last })}</figcaption>
  </figure>`;
}

/** Place the ratings of a curve, with its lowest and highest number.
 * @param {number[]} ratings */
export function curveOf(ratings) {
  const [lowest, highest] = [Math.min(...ratings), Math.max(...ratings)];
  const y = (/** @type {number} */ rating) => {
    const share = highest > lowest ? (rating - lowest) / (highest - lowest) : 0.5;
    return round(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE));
  };
  const step = (WIDTH - LEFT - 2 * EDGE) / Math.max(1, ratings.length - 1);
  const places = ratings.map((rating, game) => [round(LEFT + EDGE + game * step), y(rating)]);
  return {
    low: { rating: lowest, y: y(lowest) },
    high: { rating: highest, y: y(highest) },
    path: places.map(([x, height]) => `${x},${height}`).join(" "),
    end: places[places.length - 1],
  };
}

/** @param {number} length */
const round = (length) => Math.round(10 * length) / 10;
