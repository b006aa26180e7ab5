/** Turn an event into a sentence of the log, as `smallworld.texts.events` does. */
import { listed, t } from "./texts.js";
import { variables } from "./names.js";

/** @typedef {import("./names.js").Names} Names */
/** @typedef {import("../net/protocol.js").EventView} EventView */

/** @param {EventView} event @param {Names} names */
export function eventSentence(event, names) {
  const filled =
    event.kind === "game_over"
      ? result(names, event.facts)
      : { ...variables(names, event.facts, { parts: income }), ...people(names, event.facts) };
  return t(`event-${event.kind}`, filled);
}

/** Return the race, with its power if the event has it. @param {Names} names
 * @param {Record<string, any>} facts */
function people(names, facts) {
  if (!("race" in facts)) return {};
  if ("power" in facts && !facts.declined) {
    return names.comboForms(facts.race, facts.power, "people");
  }
  return names.forms("race", facts.race, "people");
}

/** @type {import("./names.js").Meaning} */
function income(names, variable, value) {
  /** @type {[string, number][]} */
  const parts = value;
  return { [variable]: listed(parts.map(([id, amount]) => names.incomePart(id, amount)), "comma") };
}

/** Return the winners, and the coins of all seats in descending order. @param {Names} names
 * @param {Record<string, any>} facts */
function result(names, facts) {
  /** @type {number[]} */
  const coins = facts.coins;
  /** @type {number[]} */
  const winners = facts.winners;
  const rank = (/** @type {number} */ seat) => (winners.includes(seat) ? 1e6 : 0) + coins[seat];
  const ranking = coins.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a) || a - b);
  const standings = ranking.map((seat) => t("standing", { seat: names.seat(seat), coins: coins[seat] }));
  return {
    count: winners.length,
    winners: listed(winners.map((seat) => names.seat(seat))),
    standings: listed(standings, "comma"),
  };
}
