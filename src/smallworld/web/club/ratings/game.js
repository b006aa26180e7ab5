/** What a rated game did to one's own rating, on the result screen. */
import { myResult } from "../../net/api.js";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { ErrorNotice, useRequest } from "../../ui/request-state.js";
import { Link } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";
import { signed } from "./numbers.js";

/** @param {{ game: string }} props */
export function GameRating({ game }) {
  const { value, error, again } = useRequest(() => myResult(game), game);
  if (error.value) {
    // A game that was closed before its end has no result.
    return error.value.status === 404 ? html`<p class="game-rating">${t("rating-unchanged")}</p>` : html`<${ErrorNotice} error=${error.value} again=${again} />`;
  }
  const found = value.value;
  if (!found) return html`<p class="game-rating" role="status">${t("rating-waiting")}</p>`;
  const { rating, change } = found.seats[found.you];
  if (rating === undefined || change === undefined) return html`<p class="game-rating" role="status">${t("rating-unchanged")}</p>`;
  return html`<p class="game-rating" role="status"><${Sign} id="crown" />
    <span>${t("rating-after")}</span>
    <strong class="number">${rating}</strong> <span class=${`number ${change < 0 ? "is-less" : "is-more"}`}>${signed(change)}</span>
    <${Link} to="/me">${t("rating-mine")}<//></p>`;
}
