/** Who sits at a table, each with the colour of the seat. */
import { html } from "../ui/html.js";
import { SeatMark } from "../ui/seat-mark.js";
import { t } from "../i18n/texts.js";

/** Who that is; a player who wants to be forgotten has no name any more.
 * @param {import("../net/protocol.js").Sitting} sitting */
export function nameOf({ name, who }) {
  return name || t(who === "open" ? "kit-free-seat" : "kit-somebody");
}

/** @param {{ table: import("../net/protocol.js").ListedTable, mine?: number[] }} props */
export function Seats({ table, mine = [] }) {
  return html`<ul class="seat-names">
    ${table.seats.map((sitting, seat) => {
      const name = nameOf(sitting);
      const acts = !table.over && !table.closed && table.to_act === seat;
      return html`<li key=${seat} class=${`${acts ? "acts" : ""} ${mine.includes(seat) ? "mine" : ""}`}>
        <${SeatMark} seat=${seat} /> <span>${name}</span>
        ${acts && html`<span class="unseen">${t("tables-acts")}</span>`}
      </li>`;
    })}
  </ul>`;
}
