/** Ratings as cards, one for each pool: the number, its uncertainty and the games, perhaps with a curve. */
import { html } from "../../ui/html.js";
import { t } from "../../i18n/texts.js";
import { Curve } from "./curve.js";
import { poolName } from "./numbers.js";

/** @typedef {import("../../net/protocol.js").Rating} Rating */
/** @typedef {import("../../net/protocol.js").RatingPoint} RatingPoint */

/** @param {{ ratings: Rating[], points?: RatingPoint[] }} props */
export function RatingCards({ ratings, points = [] }) {
  return html`<div class="rating-cards">
    ${ratings.map(
      ({ pool, rating, margin, games, provisional }) => html`<div class="rating-card" key=${pool} data-pool=${pool}>
        <h3>${poolName(pool)}</h3>
        <p class="rating-number number">${rating}</p>
        <p class="rating-facts">${t("rating-margin", { margin })} · ${t("rating-games", { count: games })}</p>
        ${provisional && html`<p class="rating-facts">${t("rating-provisional")}</p>`}
        <${Curve} points=${points.filter((point) => point.pool === pool)} />
      </div>`,
    )}
  </div>`;
}
