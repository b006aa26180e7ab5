/** Preview of the income by source, if the turn ended now. */
import { html } from "../../ui/html.js";
import { Piece, SeatMark } from "../../ui/emblem.js";
import { Info } from "../../ui/rule-book.js";
import { listed, t } from "../../i18n/texts.js";
import { phaseOf, total, turnOf } from "../state/position.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("../../net/protocol.js").Part} Part */

/** @param {{ store: TableStore }} props */
export function Income({ store }) {
  const view = store.shown.value;
  if (!view) return null;
  const seat = turnOf(view.position);
  const isPaid = !["start", "conquest", "redeployment"].includes(phaseOf(view.position));
  const parts = isPaid ? lastIncome(store, seat) : (view.income ?? []);
  const names = store.names.value;
  const facts = {
    seat: names.seat(seat),
    coins: total(parts),
    yours: seat === store.me.value,
    paid: isPaid,
  };
  return html`<details class="income-now">
    <summary title=${t("table-income-spoken", facts)}>
      <span class="income-label">${t("table-income", facts)}</span>
      ${!facts.yours && html`<${SeatMark} seat=${seat} class="income-whose" />`}
      <${Piece} id="coin-gold" /><b class="number">${total(parts)}</b>
      <span class="unseen">${t("table-income-spoken", facts)}</span>
      <span class="income-parts">
        ${listed(parts.map(([id, amount]) => names.incomePart(id, amount)), "comma")}
      </span>
    </summary>
    <ul class="card">
      ${parts.map(
        ([id, amount]) => html`<li key=${id}>
          <span>${names.partName("income-part", id, amount)}</span>
          <b class="number">${t("table-income-amount", { amount })}</b>
          <${Info} wish=${{ part: id }} name=${names.partName("income-part", id, amount)} />
        </li>`,
      )}
      ${parts.length === 0 && html`<li>${t("table-income-nothing")}</li>`}
    </ul>
  </details>`;
}

/** Return the income just paid. @param {TableStore} store @param {number} seat @returns {Part[]} */
function lastIncome(store, seat) {
  for (const line of [...store.lines.value].reverse()) {
    const paid = line.events?.find((event) => event.kind === "income" && event.facts.seat === seat);
    if (paid) return paid.facts.parts;
  }
  return [];
}
