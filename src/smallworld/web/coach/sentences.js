/** Sentences of an analysis. The same rules as in `smallworld.texts.analysis`. */
import { t } from "../i18n/texts.js";
import { planWords } from "../i18n/reasons.js";

/** @typedef {import("../i18n/names.js").Names} Names */
/** @typedef {import("../net/protocol.js").TurnFacts} TurnFacts */
/** @typedef {import("../net/protocol.js").Life} Life */
/** @typedef {import("../net/protocol.js").Change} Change */
/** @typedef {import("../net/protocol.js").SeatFacts} SeatFacts */
/** @typedef {Record<string, any>} Said */

/** Format a chance in whole percent. @param {number} chance */
export const percent = (chance) => Math.round(100 * chance) || 0;

/** Say what a turn cost. @param {TurnFacts} turn @param {Names} names */
export function costSentence({ cost, round, seat }, names) {
  if (!cost) return "";
  const facts = { round, seat: names.seat(seat) };
  if (percent(cost.win) <= 0) return t("analysis-turn-lead", { ...facts, lead: Math.max(1, Math.round(cost.lead)) });
  const more = { percent: percent(cost.win), error: percent(cost.win_error) };
  return t("analysis-turn", { ...facts, ...more, coins: Math.max(0, Math.round(cost.coins)) });
}

/** Say what would have been better. @param {TurnFacts} turn @param {Names} names */
export function betterSentence({ kind, better }, names) {
  if (!better || !kind) return "";
  return t(`analysis-kind-${kind}`, { plan: planOf(better.steps, names) });
}

const PLACING = ["put", "declined_put", "camp", "fortress", "hero", "marker", "catapult"];

/** Say what was played; leave out the placement unless that was the mistake.
 * @param {TurnFacts} turn @param {Names} names */
export function playedSentence({ steps, kind }, names) {
  const main = kind === "placing" ? steps : steps.filter((step) => !PLACING.includes(step.kind));
  return t("coach-played", { plan: planOf(main, names) });
}

/** Describe the alternative turn on the board. @param {TurnFacts} turn @param {Names} names */
export function whatIfSentence({ better, round }, names) {
  return t("coach-what-if", { round, plan: planOf(better?.steps ?? [], names) });
}

/** @param {Said[]} steps @param {Names} names */
function planOf(steps, names) {
  return steps.length ? planWords(steps, names) : t("step-stop");
}

/** Say whether a race declined in the best round. @param {Life} life @param {Names} names */
export function lifeSentence({ seat, race, power, declined, best, verdict, cost }, names) {
  const kind = declined === null ? (verdict === "good" ? "kept" : "never") : verdict;
  const facts = { seat: names.seat(seat), round: declined ?? 0, best: best ?? 0, percent: percent(cost.win) };
  return t(`analysis-life-${kind}`, { ...names.comboForms(race, power, "combo"), ...facts });
}

/** Say how lucky a seat was. @param {"dice"|"draw"} what @param {SeatFacts} facts
 * @param {Names} names */
export function luckSentence(what, facts, names) {
  const { win } = facts[what];
  const most = percent(Math.abs(win));
  const sign = most === 0 ? "even" : win > 0 ? "more" : "less";
  return t(`analysis-${what}`, { seat: names.seat(facts.seat), sign, percent: most });
}

/** The advice for the next game. @param {SeatFacts} facts @param {Names} names */
export function adviceSentence({ advice: { kind, facts = {} } }, names) {
  const { race, power, ...more } = facts;
  const combo = race && power ? names.comboForms(race, power, "combo") : {};
  return t(`analysis-advice-${kind}`, { ...combo, ...more });
}
