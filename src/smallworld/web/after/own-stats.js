/** Statistics of the games finished on this device: by race, power, number of players and bots. */
import { Power, Race, Sign } from "../ui/emblem.js";
import { html } from "../ui/html.js";
import { download } from "../ui/sharing.js";
import { Names } from "../i18n/names.js";
import { loadPart, t } from "../i18n/texts.js";

/** @typedef {import("./results.js").Result} Result */
/** @typedef {{ id: string, games: number, won: number }} Count */
/** @typedef {{ race: Count[], power: Count[], seats: Count[], bots: Count[] }} Statistics */

/** Load the texts. */
export async function readOwnStats() {
  await loadPart("stats");
  return OwnStats;
}

/** @param {{ results: Result[] }} props */
function OwnStats({ results }) {
  return html`<section class="own-stats" aria-label=${t("stats-title")}>
    <h2>${t("stats-title")}</h2>
    <${CountTables} counts=${statisticsOf(results)} />
    <button type="button" class="button" onClick=${() => download(csvOf(results), "smallworld-results.csv")}>
      <${Sign} id="download" /> ${t("stats-export")}
    </button>
  </section>`;
}

/** Tables of games and wins; `more` are further ones with their drawings and names.
 * @param {{ counts: Record<string, Count[]>, more?: [string, () => any, (id: string) => string][] }} props */
export function CountTables({ counts, more = [] }) {
  const names = new Names();
  const drawn = (/** @type {any} */ Drawn) => (/** @type {string} */ id) => html`<${Drawn} id=${id} />`;
  /** @type {[string, (id: string) => any, (id: string) => string][]} */
  const tables = [
    ["race", drawn(Race), (id) => names.name("race", id)],
    ["power", drawn(Power), (id) => names.name("power", id)],
    ["seats", () => html`<${Sign} id="people" />`, (id) => t("stats-players", { count: Number(id) })],
    ["bots", () => html`<${Sign} id="bot" />`, (id) => t("home-level", { level: id })],
    ...more,
  ];
  return html`<div class="own-tables">
    ${tables.map(
      ([kind, Drawn, nameOf]) => counts[kind]?.length > 0 && html`<table key=${kind} class="card" data-stats=${kind}>
        <caption>${t(`stats-${kind}`)}</caption>
        <thead class="unseen"><tr><th scope="col">${t(`stats-${kind}`)}</th><th scope="col">${t("stats-won")}</th></tr></thead>
        <tbody>${counts[kind].map(({ id, games, won }) => html`<tr key=${id}>
          <th scope="row">${Drawn(id)} ${nameOf(id)}</th>
          <td class="number">${t("stats-of", { won, games })}<${Bar} part=${won / games} /></td>
        </tr>`)}</tbody>
      </table>`,
    )}
  </div>`;
}

/** @param {{ part: number }} props */
function Bar({ part }) {
  return html`<span class="own-bar" aria-hidden="true"><i style=${{ width: `${Math.round(100 * part)}%` }}></i></span>`;
}

/** Count games and wins; a race or power counts once in a game, a bot if the player had more coins than it.
 * @param {Result[]} results @returns {Statistics} */
export function statisticsOf(results) {
  const kinds = /** @type {const} */ (["race", "power", "seats", "bots"]);
  const counts = kinds.map(() => /** @type {Map<string, Count>} */ (new Map()));
  for (const { you, won, coins, names, combos = [], bots = [] } of results) {
    if (you === null) continue;
    for (const race of new Set(combos.map((combo) => combo.race))) add(counts[0], race, won);
    for (const power of new Set(combos.map((combo) => combo.power))) add(counts[1], power, won);
    add(counts[2], String(names.length), won);
    bots.forEach((bot, seat) => {
      if (bot && seat !== you) add(counts[3], bot, won || coins[you] > coins[seat]);
    });
  }
  const [race, power, seats, met] = counts.map((count) => [...count.values()].sort(mostFirst));
  return { race, power, seats: seats.sort((a, b) => Number(a.id) - Number(b.id)), bots: met };
}

/** @param {Map<string, Count>} counts @param {string} id @param {boolean} won */
function add(counts, id, won) {
  const before = counts.get(id) ?? { id, games: 0, won: 0 };
  counts.set(id, { id, games: before.games + 1, won: before.won + Number(won) });
}

/** @param {Count} a @param {Count} b */
function mostFirst(a, b) {
  return b.games - a.games || b.won - a.won || (a.id < b.id ? -1 : 1);
}

const COLUMNS = ["date", "game", "map", "seats", "seat", "won", "coins", "best_other", "combos", "bots"];

/** The results as a table with one game a line, oldest first. @param {Result[]} results */
export function csvOf(results) {
  const rows = [...results].sort((a, b) => a.at - b.at).map(({ at, game, map, names, you, won, coins, combos = [], bots = [] }) => {
    const others = coins.filter((_, seat) => seat !== you);
    return [
      new Date(at).toISOString(),
      game,
      map,
      names.length,
      you === null ? "" : you + 1,
      won ? 1 : 0,
      you === null ? "" : coins[you],
      others.length ? Math.max(...others) : "",
      combos.map(({ power, race }) => `${power} ${race}`).join("; "),
      bots.filter(Boolean).join("; "),
    ];
  });
  return [COLUMNS, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n";
}

/** @param {string|number} cell */
function quoted(cell) {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
