/** Where everybody stands: points, then the tie-breaks. */
import { t } from "../../i18n/texts.js";
import { html } from "../../ui/html.js";
import { decimal, Entrant, share } from "./source.js";

/** @typedef {import("./source.js").TournamentView} TournamentView */

/** @param {{ view: TournamentView }} props */
export function Standings({ view }) {
  return html`<section class="card tour-part" aria-labelledby="tour-standings">
    <h2 id="tour-standings">${t("tour-standings")}</h2>
    <div class="tour-scroll" tabindex="0" role="group" aria-labelledby="tour-standings">
      <table class="tour-standings">
        <thead><tr>
          <th scope="col"><span class="unseen">${t("tour-place")}</span></th>
          <th scope="col">${t("tour-player")}</th>
          <th scope="col" class="number">${t("tour-points")}</th>
          <th scope="col" class="number is-detail">${t("tour-opponents")}</th>
          <th scope="col" class="number is-detail">${t("tour-coins")}</th>
          <th scope="col" class="number">${t("tour-wins")}</th>
        </tr></thead>
        <tbody>
          ${view.standings.map(
            (one) => html`<tr key=${one.entrant} class=${one.entrant === view.you ? "mine" : ""}>
              <td class="number">${one.place}</td>
              <th scope="row"><${Entrant} view=${view} number=${one.entrant} /></th>
              <td class="number"><strong>${decimal(one.points)}</strong></td>
              <td class="number is-detail">${decimal(one.opponents ?? 0)}</td>
              <td class="number is-detail">${share(one.coins ?? 0)}</td>
              <td class="number">${one.wins ?? 0}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="tour-soft">${t("tour-ties")}</p>
  </section>`;
}
