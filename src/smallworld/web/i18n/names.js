/** Names of seats, regions, races and pieces at one table, as `smallworld.texts.names` makes them. */
import { forms, has, isAdded, listed, t } from "./texts.js";

/** @typedef {import("./texts.js").Facts} Facts */

/** @typedef {"race"|"power"|"terrain"|"symbol"|"piece"|"phase"} Kind */

export class Names {
  /** @param {string[]} [seats] @param {Map<number, string>} [regions] proper names by number */
  constructor(seats = [], regions = new Map()) {
    this.seats = seats;
    this.regions = regions;
  }

  /** @param {Kind} kind @param {string} id */
  name(kind, id) {
    return String(this.forms(kind, id)[kind]);
  }

  /** Return the name inside a sentence, where some languages write it in lower case.
   * @param {Kind} kind @param {string} id */
  inside(kind, id) {
    const known = this.forms(kind, id);
    return String(known[`${kind}_inside`] ?? known[kind]);
  }

  /** Return a name and its forms as Fluent variables; ids without a text become plain words.
   * @param {Kind} kind @param {string} id @param {string} [variable] @param {Facts} [facts]
   * @returns {Facts} */
  forms(kind, id, variable = kind, facts = {}) {
    const message = `${kind}-${id}`;
    const isKnown = !id.includes(".") && has(message);
    if (isKnown && isAdded(message)) return this.#addedForms(kind, message, variable, facts);
    if (isKnown) return forms(message, variable, facts);
    const name = plainWords(id);
    if (!has(`${kind}-unnamed`)) return { [variable]: name };
    return forms(`${kind}-unnamed`, variable, { name, ...facts });
  }

  /** Return the name of something from a pack; missing forms are made from the name.
   * @param {Kind} kind @param {string} message @param {string} variable @param {Facts} facts */
  #addedForms(kind, message, variable, facts) {
    const made = has(`${kind}-unnamed`) ? forms(`${kind}-unnamed`, variable, { name: t(message), ...facts }) : {};
    return { ...made, ...forms(message, variable, facts) };
  }

  /** @param {string} race @param {string} power */
  combo(race, power) {
    return String(this.comboForms(race, power, "combo").combo);
  }

  /** @param {string} race @param {string} power @param {string} variable */
  comboForms(race, power, variable) {
    // The power comes second: in some languages it agrees with the race.
    const people = this.forms("race", race);
    return forms("combo", variable, { ...people, ...this.forms("power", power, "power", people) });
  }

  /** Return the name of a race or a power by its id alone. @param {string} id */
  trait(id) {
    return this.name(has(`race-${id}`) ? "race" : "power", id);
  }

  /** Return that name inside a sentence, where some languages use lower case. @param {string} id */
  #traitInside(id) {
    const inside = `${has(`race-${id}`) ? "race" : "power"}-${id}.inside`;
    return has(inside) ? t(inside) : this.trait(id);
  }

  /** @param {number} number */
  region(number) {
    const name = this.properName(number);
    return name ? t("region", { name, number }) : t("region-unnamed", { number });
  }

  /** Return a region's name without its number. @param {number} number */
  properName(number) {
    return properName(this.regions.get(number) ?? "");
  }

  /** @param {number} number */
  seat(number) {
    const name = this.seats[number]?.trim();
    return name || t("seat-unnamed", { number: number in this.seats ? number + 1 : number }); // people count from 1
  }

  /** The parts of a price: the first is an amount, the others are added to it. @param {[string, number][]} parts */
  priceParts(parts) {
    return parts.map(([id, amount], place) => this.#part("price-part", id, amount, place ? "more" : "first"));
  }

  /** @param {string} id @param {number} amount */
  incomePart(id, amount) {
    return this.#part("income-part", id, amount, "more");
  }

  /** Return the name of a part, without its amount. @param {"price-part"|"income-part"} message
   * @param {string} id @param {number} amount */
  partName(message, id, amount) {
    const facts = { amount: Math.abs(amount), sign: amount < 0 ? "less" : "more" };
    return has(`${message}-${id}`) ? t(`${message}-${id}`, facts) : this.#traitInside(id);
  }

  /** @param {"price-part"|"income-part"} message @param {string} id @param {number} amount
   * @param {string} sign */
  #part(message, id, amount, sign) {
    const facts = { amount: Math.abs(amount), sign: amount < 0 ? "less" : sign };
    return t(message, { part: this.partName(message, id, amount), ...facts });
  }
}

/** Return the name of a player, a bot's in the reader's language; empty for a free seat.
 * @param {Pick<import("../net/protocol.js").Player, "name"|"who"|"character">} sitting */
export function playerName({ name, who, character = "" }) {
  if (who === "open") return "";
  const message = `character-${character}`;
  return who === "bot" && has(message) ? t(message) : name;
}

/** Spell the name of a region in the letters of the language, if it has others. @param {string} name */
export function properName(name) {
  return has("region.letters") ? respelled(name, lettersIn(t("region.letters"))) : name;
}

/** Pairs of letters that were parsed before. @type {Map<string, Map<string, string>>} */
const parsed = new Map();

/** @param {string} pairs such as `a а, sh ш` */
function lettersIn(pairs) {
  let letters = parsed.get(pairs);
  if (!letters) {
    letters = new Map(pairs.split(",").map((pair) => /** @type {[string, string]} */ (pair.trim().split(" "))));
    parsed.set(pairs, letters);
  }
  return letters;
}

/** Replace groups of letters, the longest first; unknown ones stay.
 * @param {string} name @param {Map<string, string>} letters */
function respelled(name, letters) {
  const longest = Math.max(...[...letters.keys()].map((group) => group.length));
  let rest = `${name}$`;
  let spelled = "";
  while (rest.length > 1) {
    let size = longest;
    const isKnown = () => letters.has(rest.slice(0, size)) || letters.has(rest.slice(0, size).toLowerCase());
    while (size > 0 && !isKnown()) size -= 1;
    const group = rest.slice(0, size);
    const found = letters.get(group) ?? letters.get(group.toLowerCase()) ?? rest[0];
    const isCapital = group !== "" && group[0] !== group[0].toLowerCase();
    spelled += isCapital ? found[0].toUpperCase() + found.slice(1) : found;
    rest = rest.slice(Math.max(size, 1));
  }
  return spelled;
}

/** @param {string} id */
function plainWords(id) {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** @typedef {(names: Names, variable: string, value: any) => Facts} Meaning */

/** @type {Meaning} */
export const plainFact = (_names, variable, value) => ({
  [variable]: typeof value === "number" || typeof value === "boolean" ? value : String(value),
});
/** @type {Meaning} */
const aRegion = (names, variable, value) => ({ [variable]: names.region(value) });
/** @type {Meaning} */
export const seatFact = (names, variable, value) => ({ [variable]: names.seat(value) });
/** @type {Meaning} */
const oneOf = (_names, variable, value) => ({ [variable]: listed([value].flat().map(String), "or") });
/** @type {Meaning} */
const aTrait = (names, variable, value) => ({ [variable]: names.trait(String(value)) });
/** @param {Kind} kind @returns {Meaning} */
export const named = (kind) => (names, variable, value) => names.forms(kind, String(value), variable);

/** @type {Record<string, Meaning>} */
const MEANINGS = {
  region: aRegion,
  seat: seatFact,
  ally: seatFact,
  giver: seatFact,
  turn: seatFact,
  to_act: seatFact,
  race: named("race"),
  power: named("power"),
  piece: named("piece"),
  phase: named("phase"),
  trait: aTrait,
  shapes: oneOf,
  known: oneOf,
};

/** Turn facts into Fluent variables; `exceptions` override what a fact means.
 * @param {Names} names @param {Record<string, any>} facts @param {Record<string, Meaning>} [exceptions]
 * @returns {Facts} */
export function variables(names, facts, exceptions = {}) {
  /** @type {Facts} */
  const filled = {};
  for (const [fact, value] of Object.entries(facts)) {
    const meaning = exceptions[fact] ?? MEANINGS[fact] ?? plainFact;
    Object.assign(filled, meaning(names, fact, value));
  }
  return filled;
}

/** @param {"race"|"power"} kind @param {import("../net/protocol.js").TraitEntry} trait */
export function cardRule(kind, trait) {
  const message = `card-${kind}-${trait.id}`;
  return has(message) ? t(message, trait.numbers) : "";
}
