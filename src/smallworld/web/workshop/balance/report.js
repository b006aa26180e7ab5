/** The report of a balance job: verdict, comparison with official tiles, partners. */
import { html } from "../../ui/html.js";
import { language, t } from "../../i18n/texts.js";
import { Names } from "../../i18n/names.js";

/** @typedef {import("./balance.js").Balance} Balance */
/** @typedef {import("./balance.js").Estimate} Estimate */
/** @typedef {import("./balance.js").Partner} Partner */

/** @param {{ balance: Balance, name: string }} props */
export function BalanceReport({ balance, name }) {
  const { verdict, games, lift, lead, per_turn: perTurn, fair_tokens: fair, tokens, kind } = balance;
  const estimates = { ...said("lead", lead, 1), ...said("lift", percent(lift), 1), ...said("turn", perTurn, 1, false) };
  const facts = { name, verdict, games, tokens, kind, ...estimates };
  const isFairNow = fair.tokens === tokens;
  const advice = fair.tokens === null ? "workshop-fair-none" : isFairNow ? "workshop-fair-now" : "workshop-fair";
  const keys = listOf(balance.unseen ?? [], "conjunction");
  return html`<div class="balance-told">
    <div class="balance-words">
      <p class=${`verdict ${verdict}`}>${t("workshop-verdict", facts)}</p>
      <p>${t("workshop-balance-lead", facts)}</p>
      <p>${t("workshop-balance-lift", facts)}</p>
      <p>${t("workshop-balance-turn", facts)}</p>
      <p class="fair-tokens">${eitherNumber(fair) ?? t(advice, { ...facts, fair: fair.tokens ?? 0 })}</p>
      ${keys && html`<p class="unseen-keys">${t("balance-unseen", { keys })}</p>`}
      <${Partners} which="best" partners=${balance.partners.best} kind=${kind} />
      <${Partners} which="worst" partners=${balance.partners.worst} kind=${kind} />
    </div>
    <${BalanceChart} balance=${balance} name=${name} />
  </div>`;
}

/** Name all plausible token numbers if there are several. @param {Balance["fair_tokens"]} fair */
function eitherNumber({ plausible = [], whoever }) {
  if (plausible.length < 2 || !whoever) return null;
  const form = new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const exact = `${form.format(whoever.low)} – ${form.format(whoever.high)}`;
  return t("balance-fair", { case: "either", tokens: 0, exact, choice: listOf(plausible.map(String), "disjunction") });
}

/** @param {string[]} words @param {"conjunction"|"disjunction"} type */
const listOf = (words, type) => new Intl.ListFormat(language.value, { type }).format(words);

/** @param {Estimate} share @returns {Estimate} */
const percent = ({ value, low, high }) => ({ value: 100 * value, low: 100 * low, high: 100 * high });

/** Format an estimate with its interval. @param {string} variable @param {Estimate} estimate
 * @param {number} digits @param {boolean} [signed] */
function said(variable, { value, low, high }, digits, signed = true) {
  const form = new Intl.NumberFormat(language.value, {
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  const written = (/** @type {number} */ number) => form.format(number).replace("-", "−");
  return { [variable]: written(value), [`${variable}_low`]: written(low), [`${variable}_high`]: written(high) };
}

/** @param {{ which: "best"|"worst", partners: Partner[], kind: "race"|"power" }} props */
function Partners({ which, partners, kind }) {
  const names = new Names();
  const other = kind === "race" ? "power" : "race";
  if (!partners.length) return null;
  return html`<div class="partners">
    <h3>${t(`workshop-partners-${which}`)}</h3>
    <ol>${partners.map(({ id, lead }) => html`<li key=${id}><span>${names.name(other, id)}</span>
      <span class="number">${t("workshop-partner-lead", said("lead", lead, 1))}</span></li>`)}</ol>
  </div>`;
}

/** @param {{ balance: Balance, name: string }} props */
function BalanceChart({ balance, name }) {
  const { rows, height, ticks } = linesOf(balance);
  const { width, left, top } = FRAME;
  const names = new Names();
  const called = (/** @type {Row} */ row) => (row.isNew ? name : names.name(balance.kind, row.id));
  return html`<figure class="balance-chart">
    <figcaption>${t("workshop-chart")}</figcaption>
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${t("workshop-chart")}>
      ${ticks.map(({ coins, x }) => html`<g key=${coins} class=${`chart-grid ${coins === 0 ? "zero" : ""}`}>
        <line x1=${x} x2=${x} y1=${top - 6} y2=${height - 4} />
        <text x=${x} y=${top - 14} text-anchor="middle">${coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : 0}</text>
      </g>`)}
      ${rows.map((row) => html`<g key=${row.id} class=${`balance-row ${row.isNew ? "new" : ""}`}>
        ${row.isNew && html`<rect x="0" y=${row.y - FRAME.row / 2 + 1} width=${width} height=${FRAME.row - 2} rx="6" />`}
        <text x=${left - 10} y=${row.y + 5} text-anchor="end">${shortened(called(row))}</text>
        <line x1=${row.low} x2=${row.high} y1=${row.y} y2=${row.y} />
        ${row.isNew
          ? html`<path class="mark" d="M0-8l8 8-8 8-8-8z" transform=${`translate(${row.x} ${row.y})`} />`
          : html`<circle class="mark" cx=${row.x} cy=${row.y} r="4.5" />`}
      </g>`)}
    </svg>
    <div class="unseen"><table><caption>${t("workshop-chart")}</caption>
      <tbody>${rows.map((row) => html`<tr key=${row.id}><th scope="row">${called(row)}</th>
        <td>${said("lead", { value: row.lead, low: 0, high: 0 }, 1).lead}</td></tr>`)}</tbody>
    </table></div>
  </figure>`;
}

/** @param {string} name */
function shortened(name) {
  return name.length > 14 ? `${name.slice(0, 13)}…` : name;
}

// --- The geometry of the chart

/** @typedef {{ id: string, tokens: number, isNew: boolean, y: number, x: number, low: number, high: number,
 *   lead: number }} Row */

export const FRAME = { width: 320, left: 112, right: 16, top: 34, row: 22, bottom: 8 };
const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_LINES = 4;

/** Rank the new tile among the official ones, best first. @param {Balance} balance */
export function linesOf(balance) {
  const { trait, tokens, lead, official } = balance;
  const all = [...official.map((one) => ({ ...one, isNew: false })), { id: trait, tokens, lead, isNew: true }];
  all.sort((a, b) => b.lead.value - a.lead.value);
  const most = Math.max(1, ...all.flatMap((one) => reach(one.lead)));
  const step = STEPS.find((one) => (2 * most) / one <= MOST_LINES) ?? 100;
  const end = Math.ceil(most / step) * step;
  const x = (/** @type {number} */ coins) =>
    FRAME.left + ((Math.min(end, Math.max(-end, coins)) + end) / (2 * end)) * (FRAME.width - FRAME.left - FRAME.right);
  /** @type {Row[]} */
  const rows = all.map(({ id, tokens: count, lead: { value, low, high }, isNew }, place) => ({
    id,
    tokens: count,
    isNew,
    y: FRAME.top + (place + 0.5) * FRAME.row,
    x: x(value),
    low: x(low),
    high: x(high),
    lead: value,
  }));
  const ticks = Array.from({ length: (2 * end) / step + 1 }, (_, place) => place * step - end);
  const height = FRAME.top + rows.length * FRAME.row + FRAME.bottom;
  return { rows, height, ticks: ticks.map((coins) => ({ coins, x: x(coins) })) };
}

/** The scale of the chart; ignore the few marks with the widest intervals.
 * @param {Estimate} lead */
function reach({ value, low, high }) {
  return [Math.abs(value) * 1.15, Math.min(Math.abs(low), Math.abs(value) + 4), Math.min(Math.abs(high), Math.abs(value) + 4)];
}
