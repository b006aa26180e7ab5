/** Turn a bot's reasons into sentences, as `smallworld.texts.reasons` does. */
import { listed, t } from "./texts.js";
import { variables } from "./names.js";

/** @typedef {import("./names.js").Names} Names */
/** @typedef {import("./names.js").Meaning} Meaning */
/** @typedef {Record<string, any>} Said */

/** @param {Said} remark @param {Names} names */
export function remarkSentence(remark, names) {
  const said = t(`reason-${remark.kind}`, filled(names, remark));
  return said.charAt(0).toUpperCase() + said.slice(1); // a plan may be the beginning or the middle
}

/** A plan as one clause. @param {Said[]} steps @param {Names} names */
export function planWords(steps, names) {
  const said = steps.map((step) => t(`step-${step.kind}`, filled(names, step)));
  return said.reduceRight((rest, first) => t("steps", { first, rest }));
}

/** @param {Names} names @param {Said} said */
function filled(names, { kind, ...facts }) {
  const known = variables(names, facts, MEANINGS);
  if (!("race" in facts && "power" in facts)) return known;
  return { ...known, ...names.comboForms(facts.race, facts.power, "combo") };
}

/** @param {(names: Names, one: any) => string} word @returns {Meaning} */
const each = (word) => (names, variable, value) => ({
  [variable]: listed(value.map((/** @type {any} */ one) => word(names, one))),
  [`${variable}_count`]: value.length,
});

/** A number of coins more or less. @type {Meaning} */
const signed = (_names, variable, value) => ({
  [variable]: `${value > 0 ? "+" : value < 0 ? "−" : "±"}${Math.abs(value)}`,
});

/** @type {Record<string, Meaning>} */
const MEANINGS = {
  steps: (names, _variable, value) => ({ plan: planWords(value, names) }),
  regions: each((names, region) => names.region(region)),
  seats: each((names, seat) => names.seat(seat)),
  placed: each((names, [region, count]) => t("placed", { region: names.region(region), count })),
  now: signed,
  later: signed,
};
