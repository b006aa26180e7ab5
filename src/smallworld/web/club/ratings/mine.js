/** One's own ratings, on the screen `/me`; nothing where there are none and the host offers none. */
import { catalogue } from "../../net/catalogue.js";
import { myRatings } from "../../net/api.js";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { ErrorNotice, useRequest } from "../../ui/request-state.js";
import { Link } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";
import { RatingCards } from "./cards.js";

export function MyRatings() {
  const { value, error, again } = useRequest(myRatings);
  const found = value.value;
  const isOffered = catalogue.value?.club?.includes("rated") ?? false;
  if (!isOffered && !found?.ratings.length) return null;
  return html`<section class="card me-card" aria-labelledby="me-rating">
    <h2 id="me-rating">${t("rating-title")}</h2>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${found && (found.ratings.length ? html`<${RatingCards} ...${found} />` : html`<p>${t("rating-none")}</p>`)}
    <p class="rating-facts">${t("rating-about")}</p>
    ${isOffered &&
    html`<${Link} to="/leaderboard" class="button"><${Sign} id="crown" /> ${t("rating-leaderboard")}<//>`}
  </section>`;
}
