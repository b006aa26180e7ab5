/** Where the coins of each seat came from: a stacked bar, and the same in words. */
import { html } from "../ui/html.js";
import { Piece, Power, Race } from "../ui/emblem.js";
import { SeatMark } from "../ui/seat-mark.js";
import { has, t } from "../i18n/texts.js";

/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./story.js").Source} Source */
/** @typedef {import("../i18n/names.js").Names} Names */

const READABLE = 7; // percent of the widest bar in which a number can be read

/** @param {{ story: Story, names: Names }} props */
export function SourcesChart({ story, names }) {
  const totals = story.seats.map(({ sources }) => earned(sources));
  const most = Math.max(1, ...totals);
  return html`<ul class="sources">
    ${story.seats.map(
      ({ sources }, seat) => html`<li key=${seat} class=${`chart-seat-${seat}`}>
        <p class="after-seat"><${SeatMark} seat=${seat} /><strong>${names.seat(seat)}</strong>
          <span class="number">${t("after-earned", { count: totals[seat] })}</span></p>
        <div class="source-bar" aria-hidden="true">
          ${sources.filter(({ coins }) => coins > 0).map(
            ({ id, coins }) => html`<span key=${id} class=${`source from-${kindOf(id)}`}
              style=${{ width: `${(100 * coins) / most}%` }}>
              ${(100 * coins) / most >= READABLE && html`<span class="number">${coins}</span>`}
            </span>`,
          )}
        </div>
        <ul class="source-list">
          ${sources.map((source) => html`<li key=${source.id}>
            <span class=${`source-key from-${kindOf(source.id)}`} aria-hidden="true"></span>
            <${SourceDrawing} id=${source.id} />
            <span>${sourceSentence(source, names)}</span>
          </li>`)}
        </ul>
      </li>`,
    )}
  </ul>`;
}

/** @param {Source[]} sources */
function earned(sources) {
  return sources.reduce((sum, { coins }) => sum + Math.max(0, coins), 0);
}

/** @param {string} id */
function kindOf(id) {
  if (id === "regions" || id === "declined" || id === "column") return id;
  return has(`race-${id}`) ? "race" : "power";
}

/** @param {{ id: string }} props */
function SourceDrawing({ id }) {
  const kind = kindOf(id);
  if (kind === "race") return html`<${Race} id=${id} />`;
  if (kind === "power") return html`<${Power} id=${id} />`;
  return kind === "column" ? html`<${Piece} id="coin" />` : null;
}

/** @param {Source} source @param {Names} names */
export function sourceSentence({ id, coins }, names) {
  const message = `after-source-${kindOf(id)}`;
  const sign = coins < 0 ? "less" : "more";
  return t(message, { count: Math.abs(coins), sign, name: names.trait(id) });
}
