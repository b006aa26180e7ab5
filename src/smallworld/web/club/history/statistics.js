/** A player's games in numbers, as the server counted them. */
import { CountTables } from "../../after/own-stats.js";
import { Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { t } from "../../i18n/texts.js";
import { signed } from "../ratings/numbers.js";

/** @typedef {import("../../net/protocol.js").Statistics} Statistics */

/** @param {{ statistics: Statistics }} props */
export function Sums({ statistics }) {
  const { games, won, best, coins, seconds, rolls, luck } = statistics;
  /** @type {[string, string, string][]} */
  const sums = [
    ["games", t("results-games"), String(games)],
    ["won", t("results-won"), String(won)],
    ["best", t("results-best"), String(best)],
    ["average", t("results-average"), String(Math.round(coins))],
    ["time", t("history-time"), t("history-minutes", { count: Math.round(seconds / 60) })],
    ["luck", t("history-luck", { rolls }), rolls ? signed(luck, 1) : "–"],
  ];
  return html`<dl class="sums">
    ${sums.map(([id, name, sum]) => html`<div class="card" key=${id} data-sum=${id}><dt>${name}</dt><dd class="number">${sum}</dd></div>`)}
  </dl>`;
}

/** @param {{ statistics: Statistics }} props */
export function Tables({ statistics }) {
  const { races, powers, seats, bots, declines } = statistics;
  const counts = { race: races, power: powers, seats, bots, declines };
  /** @type {[string, () => any, (id: string) => string]} */
  const byRound = ["declines", () => html`<${Sign} id="clock" />`, (id) => t("history-round", { round: Number(id) })];
  return html`<section class="own-stats" aria-label=${t("history-statistics")}>
    <h2>${t("history-statistics")}</h2>
    <${CountTables} counts=${counts} more=${[byRound]} />
  </section>`;
}
