/** What the die did for each seat: all it showed, and what was to be expected. */
import { html } from "../ui/html.js";
import { Piece } from "../ui/emblem.js";
import { SeatMark } from "../ui/seat-mark.js";
import { t } from "../i18n/texts.js";

/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("../i18n/names.js").Names} Names */

/** @param {{ story: Story, names: Names }} props */
export function DiceLuck({ story, names }) {
  return html`<ul class="dice-luck">
    ${story.seats.map(
      ({ dice }, seat) => html`<li key=${seat}>
        <p class="after-seat"><${SeatMark} seat=${seat} /><strong>${names.seat(seat)}</strong>
          ${dice.rolls.length > 0 && html`<span>${t("after-luck", luckOf(dice))}</span>`}</p>
        ${dice.rolls.length === 0
          ? html`<p class="after-none">${t("after-no-rolls")}</p>`
          : html`<p class="dice-faces">${dice.rolls.map(
              (number, place) => html`<${Piece} key=${place} id=${`die-${number}`} label=${String(number)} />`,
            )}</p>
            <p>${t("after-rolls", { count: dice.rolls.length, shown: dice.shown, expected: dice.expected })}</p>
            ${dice.attempts > 0 && html`<p>${t("after-attempts", { count: dice.attempts, won: dice.won })}</p>`}`}
      </li>`,
    )}
  </ul>`;
}

/** @param {import("./story.js").Dice} dice */
export function luckOf({ shown, expected }) {
  const difference = Math.round(shown - expected);
  return { sign: difference > 0 ? "good" : difference < 0 ? "bad" : "even", count: Math.abs(difference) };
}
