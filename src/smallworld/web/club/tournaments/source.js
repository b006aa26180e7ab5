/** Tournaments on the server, and what their parts are called. */
import { useEffect } from "preact/hooks";
import { has, language, t } from "../../i18n/texts.js";
import { ask } from "../../net/api.js";
import { Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { useRequest } from "../../ui/request-state.js";
import { levelName } from "../../home/setup/seat-picker.js";
import { timeName } from "../../home/setup/table-rules.js";

/** @typedef {import("../../net/protocol.js").TournamentView} TournamentView */
/** @typedef {import("../../net/protocol.js").TournamentRules} TournamentRules */
/** @typedef {import("../../net/protocol.js").ShownEntrant} ShownEntrant */
/** @typedef {import("../../net/protocol.js").ShownRound} ShownRound */

const ASK_EVERY = 3000; // milliseconds

/** @returns {Promise<import("../../net/protocol.js").TournamentList>} */
export const allTournaments = () => ask("GET", "/api/tournaments");

/** Change a tournament. @param {string} id @param {string} what @param {object} [body]
 * @returns {Promise<TournamentView>} */
export const changed = (id, what, body) => ask("POST", `/api/tournaments/${id}/${what}`, body && { body });

/** Ask for a tournament again and again, until it is over. @param {string} id */
export function useTournament(id) {
  const asked = useRequest(() => /** @type {Promise<TournamentView>} */ (ask("GET", `/api/tournaments/${id}`)), id);
  const status = asked.value.value?.status;
  const isOver = status === "finished" || status === "cancelled";
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => document.hidden || asked.again(), ASK_EVERY);
    return () => clearInterval(timer);
  }, [id, isOver]);
  return asked;
}

/** The name of an entrant; a bot's in the reader's language. @param {TournamentView} view @param {number} number */
export function entrantName(view, number) {
  const entrant = view.entrants.find((one) => one.number === number);
  if (!entrant) return t("tour-filler");
  const character = `character-${entrant.character ?? ""}`;
  if (entrant.bot && has(character)) return t(character);
  return entrant.name || t("kit-somebody");
}

/** The name of an entrant, with a sign if it is a bot. @param {{ view: TournamentView, number: number }} props */
export function Entrant({ view, number }) {
  const isBot = view.entrants.find((one) => one.number === number)?.bot;
  return html`${isBot && html`<${Sign} id="bot" class="tour-bot" label=${t("tour-filler")} /> `}${entrantName(view, number)}`;
}

/** Names of entrants, with commas between them. @param {TournamentView} view @param {number[]} numbers */
export function entrantNames(view, numbers) {
  const names = numbers.map((number) => entrantName(view, number));
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/** The time that players have. @param {TournamentRules} rules */
export function clockWords({ clock = {} }) {
  const { per_move: move, per_game: game } = clock;
  const words = [
    ...(move ? [t("tour-per-move", { time: timeName(move) })] : []),
    ...(game ? [t("tour-per-game", { time: timeName(game) })] : []),
  ];
  return words.join(" · ");
}

/** Format, size of the tables and time, on one line, which breaks only between them. @param {TournamentRules} rules */
export function rulesWords(rules) {
  const seats = t("tour-at-table", { count: rules.seats ?? 3 });
  return [t(`tour-format-${rules.format ?? "swiss"}`), seats, clockWords(rules)].filter(Boolean).map((part) => part.replaceAll(" ", "\u00a0")).join(" · ");
}

/** @param {{ status: string, round: number, rounds: number }} state */
export function statusWords({ status, round, rounds }) {
  return status === "running" ? t("tour-round-of", { round, rounds: Math.max(round, rounds) }) : t(`tour-status-${status}`);
}

/** The level of a bot; empty for people. @param {ShownEntrant|undefined} entrant */
export const botWords = (entrant) => (entrant?.bot ? levelName(entrant.bot) : "");

/** A number of points or a share in the reader's language. @param {number} value */
export const decimal = (value) => new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 }).format(value);

/** A share, always with two digits, so that a column of them can be compared. @param {number} value */
export const share = (value) => new Intl.NumberFormat(language.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

/** @param {number} at seconds since the epoch */
export const timeWords = (at) =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(1000 * at);
