/** The combos each seat used: from when to when, and what they earned. */
import { html } from "../ui/html.js";
import { Piece, Power, Race } from "../ui/emblem.js";
import { SeatMark } from "../ui/seat-mark.js";
import { t } from "../i18n/texts.js";

/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./combos.js").ComboStory} ComboStory */
/** @typedef {import("../i18n/names.js").Names} Names */

/** @param {{ story: Story, names: Names }} props */
export function CombosUsed({ story, names }) {
  const rounds = story.rounds.slice(1);
  return html`<ul class="used">
    ${story.seats.map(
      ({ combos }, seat) => html`<li key=${seat} class=${`chart-seat-${seat}`}>
        <p class="after-seat"><${SeatMark} seat=${seat} /><strong>${names.seat(seat)}</strong></p>
        ${combos.length === 0 && html`<p class="after-none">${t("after-no-combos")}</p>`}
        <ul>${combos.map(
          (combo) => html`<${ComboLine} key=${combo.from + combo.race} combo=${combo} rounds=${rounds}
            names=${names} />`,
        )}</ul>
      </li>`,
    )}
  </ul>`;
}

/** @param {{ combo: ComboStory, rounds: number[], names: Names }} props */
function ComboLine({ combo, rounds, names }) {
  const { race, power, from, declined, gone, earned, paid, most } = combo;
  const last = rounds[rounds.length - 1] ?? from;
  const span = { from, to: declined ?? last, gone: gone ?? last, paid, most };
  return html`<li class="used-combo">
    <span class="used-emblems"><${Race} id=${race} /><${Power} id=${power} /></span>
    <span class="used-words">
      <strong>${names.combo(race, power)}</strong>
      <span>${t(declined === null ? "after-combo-active" : "after-combo-declined", span)}</span>
    </span>
    <span class="used-coins number"><${Piece} id="coin" />${t("after-earned", { count: earned })}</span>
    <span class="used-rounds" aria-hidden="true">
      ${rounds.map((round) => html`<i key=${round} class=${stageIn(combo, round)}></i>`)}
    </span>
  </li>`;
}

/** @param {ComboStory} combo @param {number} round */
export function stageIn({ from, declined, gone }, round) {
  if (round < from || (gone !== null && round >= gone)) return "";
  return declined === null || round < declined ? "is-active" : "is-declined";
}
