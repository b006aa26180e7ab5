/** The screen `/leaderboard`: the strongest players who show their profile, and the bots between them. */
import { useSignal } from "@preact/signals";
import { leaderboard } from "../../net/api.js";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { Choice } from "../../ui/fields.js";
import { Frame } from "../../ui/frame.js";
import { loadStyles } from "../../ui/lazy.js";
import { ErrorNotice, useRequest, Waiting } from "../../ui/request-state.js";
import { Link } from "../../ui/router.js";
import { loadPart, t } from "../../i18n/texts.js";
import { poolName } from "./numbers.js";

/** @typedef {import("../../net/protocol.js").Leaderboard} Board */

const POOLS = ["duel", "table"];

/** Load the texts and styles. */
export async function readLeaderboard() {
  await Promise.all([loadPart("rating"), loadStyles("club/club.css")]);
  return Leaderboard;
}

function Leaderboard() {
  const pool = useSignal(POOLS[0]);
  const { value, error, again } = useRequest(() => leaderboard(pool.value), pool.value);
  const found = value.value;
  const pools = POOLS.map((value) => ({ value, label: poolName(value) }));
  return html`<${Frame} title=${t("rating-leaderboard")} lead=${t("rating-listed")}>
    <${Choice} label=${t("rating-pool")} value=${pool.value} from=${pools}
      onChange=${(/** @type {string} */ chosen) => (pool.value = chosen)} />
    <${ErrorNotice} error=${error.value} again=${again} />
    ${!found && !error.value && html`<${Waiting} words=${t("tables-looking")} />`}
    ${found && found.players.length === 0 && html`<p class="empty">${t("rating-nobody")}</p>`}
    ${found && html`<${Rows} board=${found} />`}
    <p class="rating-facts">${t("rating-about")}</p>
    <p><${Link} to="/results" class="button quiet">${t("rating-be-listed")}<//></p>
  <//>`;
}

/** @param {{ board: Board }} props */
function Rows({ board }) {
  return html`<table class="leaderboard card">
    <caption class="unseen">${poolName(board.pool)}</caption>
    <thead><tr>
      <th scope="col"><span class="unseen">${t("rating-place")}</span></th>
      <th scope="col">${t("rating-player")}</th>
      <th scope="col" class="number">${t("rating-title")}</th>
      <th scope="col" class="number wide-only">${t("rating-uncertainty")}</th>
      <th scope="col" class="number wide-only">${t("rating-played")}</th>
    </tr></thead>
    <tbody>
      ${rowsOf(board).map(
        ({ place, person, name, bot, rating, margin, games }) => html`<tr key=${person || bot} class=${bot ? "is-bot" : ""}>
          <td class="number">${place ?? ""}</td>
          <th scope="row">${bot
            ? html`<${Sign} id="bot" /> ${t("new-who-bot", { level: bot, name: bot })}`
            : html`<${Link} to=${`/people/${person}`}>${name}<//>`}</th>
          <td class="number">${rating}</td>
          <td class="number wide-only">${margin ?? ""}</td>
          <td class="number wide-only">${games ?? ""}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @typedef {{ rating: number, place?: number, person?: string, name?: string, bot?: string, margin?: number, games?: number }} Row */

/** Players and bots together, the strongest first. @param {Board} board @returns {Row[]} */
export function rowsOf({ players, bots }) {
  return [...players, ...bots].sort((a, b) => b.rating - a.rating);
}
