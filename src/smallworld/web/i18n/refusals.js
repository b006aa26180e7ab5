/** Turn a refusal into a sentence with the names at this table, as `smallworld.texts.refusals` does. */
import { has, listed, t } from "./texts.js";
import { seatFact, plainFact, named, variables } from "./names.js";

/** @typedef {import("./names.js").Names} Names */
/** @typedef {import("./names.js").Meaning} Meaning */

/** @param {{ code?: string, facts?: Record<string, any>, sentence?: string }} refused
 * @param {Names} names */
export function refusalSentence({ code = "", facts = {}, sentence = "" }, names) {
  const message = code.replaceAll(".", "-");
  if (!has(message)) return sentence || code;
  const said = t(message, filled(code, facts, names));
  return said === message ? sentence || code : said;
}

/** All facts as variables; the refusal inside another one is said first.
 * @param {string} code @param {Record<string, any>} facts @param {Names} names */
function filled(code, { facts: inner, ...plain }, names) {
  const said = variables(names, plain, exceptions(code));
  if (inner && typeof inner === "object") {
    said.reason = refusalSentence({ code: String(plain.reason), facts: inner }, names);
  }
  return said;
}

/** @type {Meaning} */
const aTrait = (names, variable, value) => ({ [variable]: names.trait(String(value)) });
/** @type {Meaning} */
const traits = (names, variable, value) => {
  const ids = [value].flat().map(String);
  return { [variable]: listed(ids.map((id) => names.trait(id))), [`${variable}_count`]: ids.length };
};

/** Facts whose meaning differs in one refusal.
 * @type {Record<string, Record<string, Meaning>>} */
const EXCEPTIONS = {
  "chance.other_banner": { expected: named("race") },
  "position.tile_twice": { id: aTrait },
  "position.unknown_power": { power: plainFact },
  "position.unknown_race": { race: plainFact },
  "position.unseen_tiles": { missing: traits, surplus: traits },
  "record.wrong_seat": { expected: seatFact },
};

/** @param {string} code */
function exceptions(code) {
  return /^(map|mapfile)\./.test(code) ? { region: plainFact } : EXCEPTIONS[code];
}
