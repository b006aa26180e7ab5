/** A row of the table list: small board, players, whose turn it is. */
import { boardAt, boardOf } from "../../net/catalogue.js";
import { roundShown } from "../../device/lesson-progress.js";
import { html } from "../../ui/html.js";
import { BotFace, Sign, SeatMark } from "../../ui/emblem.js";
import { Invites } from "../../ui/invite-links.js";
import { Miniature } from "../../ui/miniature.js";
import { Link } from "../../ui/router.js";
import { playerName } from "../../i18n/names.js";
import { language, t } from "../../i18n/texts.js";
import { closedSentence } from "../../table/log/log-sentences.js";
import { PacksLine } from "../../table/panels/pack-cards.js";

/** @typedef {import("./my-tables.js").OwnTable} OwnTable */
/** @typedef {import("../../net/protocol.js").GameView} GameView */

/** @param {{ table: OwnTable, view?: GameView }} props */
export function OwnTableRow({ table, view }) {
  const open = table.seats.flatMap((sitting, seat) => (sitting.who === "open" ? [seat] : []));
  const isGoing = table.standing !== "over" && table.standing !== "closed";
  return html`<li class=${`table-card card ${table.standing}`}>
    <${Miniature} map=${boardAt(table.map, table.game)} position=${view?.position ?? null} />
    <div class="table-words">
      <p class="table-state"><${StandingLine} table=${table} /></p>
      <${Seats} table=${table} mine=${table.mine} />
      <p class="table-when">${whenAndRound(table)}</p>
      <${PacksLine} packs=${table.packs} />
      ${table.rated && html`<p class="table-rated"><${Sign} id="crown" /> ${t("table-rated")}</p>`}
      <p class="table-ways"><${Way} table=${table} /></p>
    </div>
    ${isGoing && open.length > 0 && html`<div class="table-invites"><${Invites} game=${table.game} open=${open} /></div>`}
  </li>`;
}

/** @param {{ table: OwnTable }} props */
function StandingLine({ table }) {
  const { standing, to_act, seats, closed = "" } = table;
  if (standing === "yours") {
    return html`<strong class="your-turn"><${Sign} id="flag" /> ${t("tables-your-turn")}</strong>`;
  }
  if (standing === "over") return t("tables-over");
  if (standing === "closed") return closedSentence(closed);
  const open = seats.filter((sitting) => sitting.who === "open").length;
  if (standing === "seats" && (to_act === undefined || seats[to_act].who === "open")) {
    return t("tables-waits-for-friends", { count: open });
  }
  return t("tables-waits-for", { name: nameOf(seats[to_act ?? 0]) });
}

/** @param {{ table: OwnTable }} props */
function Way({ table }) {
  const { standing, mine, game } = table;
  const isGoing = standing !== "over" && standing !== "closed";
  const word = !isGoing ? "tables-look" : mine.length ? "home-continue" : "join-watch";
  const look = standing === "yours" ? "button main" : "button";
  return html`<${Link} to=${`/table/${game}`} class=${look}>
    <${Sign} id=${isGoing && mine.length ? "play" : "eye"} /> ${t(word)}
  <//>`;
}

/** The round and the time of the last action.
 * @param {import("../../net/protocol.js").ListedTable} table */
export function whenAndRound(table) {
  const when = since(table.updated);
  const rounds = boardOf(table.map)?.rounds;
  if (!rounds || table.over) return when;
  const shown = (/** @type {number} */ round) => roundShown(table.game, round);
  return t("tables-round", { round: shown(table.round ?? 1), rounds: shown(rounds), when });
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Format how long ago something happened. @param {number} at seconds since the epoch
 * @param {number} [now] */
export function since(at, now = Date.now() / 1000) {
  const passed = Math.max(0, now - at);
  const [unit, size] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["minute", 60];
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  return words.format(-Math.floor(passed / size), unit);
}

// --- The players of a table, each with the colour of the seat

/** The player's name; a forgotten player has none.
 * @param {import("../../net/protocol.js").Player} sitting */
export function nameOf(sitting) {
  return playerName(sitting) || t(sitting.who === "open" ? "kit-free-seat" : "kit-somebody");
}

/** @param {{ table: import("../../net/protocol.js").ListedTable, mine?: number[] }} props */
export function Seats({ table, mine = [] }) {
  return html`<ul class="seat-names">
    ${table.seats.map((sitting, seat) => {
      const name = nameOf(sitting);
      const acts = !table.over && !table.closed && table.to_act === seat;
      return html`<li key=${seat} class=${`${acts ? "acts" : ""} ${mine.includes(seat) ? "mine" : ""}`}>
        <${SeatMark} seat=${seat} /> <${BotFace} sitting=${sitting} /><span>${name}</span>
        ${acts && html`<span class="unseen">${t("tables-acts")}</span>`}
      </li>`;
    })}
  </ul>`;
}
