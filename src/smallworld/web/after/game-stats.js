/** Statistics of a game: sources of coins, used combos, and the die.
 *
 * The sources are a stacked bar per seat, and the same as text. */
import { html } from "../ui/html.js";
import { Piece, Power, Race, SeatMark } from "../ui/emblem.js";
import { has, t } from "../i18n/texts.js";

/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./story.js").Source} Source */
/** @typedef {import("../i18n/names.js").Names} Names */

const READABLE = 7; // percent of the widest bar in which a number can be read

/** @param {{ story: Story, names: Names }} props */
export function SourcesChart({ story, names }) {
  const most = Math.max(1, ...story.seats.map(({ sources }) => gained(sources)));
  return html`<ul class="sources">
    ${story.seats.map(
      ({ coins: counted, sources }, seat) => html`<li key=${seat} class=${`chart-seat-${seat}`}>
        <p class="after-seat"><${SeatMark} seat=${seat} /><strong>${names.seat(seat)}</strong>
          <span class="number">${t("after-earned", { count: counted.at(-1) ?? 0 })}</span></p>
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

/** Return the length of a bar: what was paid is not drawn. @param {Source[]} sources */
function gained(sources) {
  return sources.reduce((sum, { coins }) => sum + Math.max(0, coins), 0);
}

/** @param {string} id */
function kindOf(id) {
  if (["regions", "declined", "column", "start"].includes(id)) return id;
  return has(`race-${id}`) ? "race" : "power";
}

/** @param {{ id: string }} props */
function SourceDrawing({ id }) {
  const kind = kindOf(id);
  if (kind === "race") return html`<${Race} id=${id} />`;
  if (kind === "power") return html`<${Power} id=${id} />`;
  return kind === "column" || kind === "start" ? html`<${Piece} id="coin" />` : null;
}

/** @param {Source} source @param {Names} names */
function sourceSentence({ id, coins }, names) {
  const message = `after-source-${kindOf(id)}`;
  const sign = coins < 0 ? "less" : "more";
  return t(message, { count: Math.abs(coins), sign, name: names.trait(id) });
}

// --- The combos of each seat: rounds and earnings

/** @typedef {import("./story.js").ComboStory} ComboStory */

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

// --- The die of each seat: what it showed, and the expected value

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
