/** The words a race or a power is made of, as `docs/packs.md` tells them, in the order of the form. */

/** @typedef {{ key: string, type: "kinds" } | { key: string, type: "flag" }
 *   | { key: string, type: "number", most: number, with?: string[] }} Plain */
/** `only`: races alone can have it; `with`: it says how much these do, and means nothing without them.
 * @typedef {Plain & { only?: "race", with?: string[] }} Word */
/** @typedef {{ id: string, sign: string, words: Word[] }} Group */

/** @param {string} key @returns {Word} */
const kinds = (key) => ({ key, type: "kinds" });
/** @param {string} key @returns {Word} */
const flag = (key) => ({ key, type: "flag" });
/** @param {string} key @param {number} most @returns {Word} */
const number = (key, most) => ({ key, type: "number", most });

/** @type {Group[]} */
export const GROUPS = [
  {
    id: "conquest",
    sign: "sign-flag",
    words: [
      kinds("saves_on"),
      kinds("saves_beside"),
      { ...number("saves_tokens", 3), with: ["saves_on", "saves_beside"] },
      flag("rolls_first"),
      flag("converts"),
      kinds("defends_on"),
    ],
  },
  {
    id: "coins",
    sign: "coin-gold",
    words: [
      kinds("pays_on"),
      kinds("pays_beside"),
      { ...number("pays_coins", 5), with: ["pays_on", "pays_beside"] },
      { ...flag("pays_in_decline"), only: "race", with: ["pays_on", "pays_beside"] },
      number("pays_per_conquest", 5),
      number("pays_per_empty_conquest", 5),
      number("pays_each_turn", 10),
      number("pays_first_turn", 20),
    ],
  },
  {
    id: "movement",
    sign: "sign-world",
    words: [flag("enters_anywhere"), flag("reaches_all_land"), kinds("tunnels"), flag("sails")],
  },
  {
    id: "tokens",
    sign: "token-hand",
    words: [
      flag("loses_none"),
      number("visitors", 5),
      number("grows_every", 10),
      number("grows_each_turn", 3),
      kinds("grows_on"),
    ],
  },
  {
    id: "pieces",
    sign: "piece-fortress",
    words: [
      number("camps", 5),
      number("fortresses", 6),
      number("pays_per_fortress", 5),
      number("heroes", 3),
      number("holes", 5),
      flag("lairs"),
      flag("dragon"),
      flag("makes_peace"),
    ],
  },
  {
    id: "decline",
    sign: "sign-decline",
    words: [flag("declines_late"), flag("lasts"), { ...flag("acts_in_decline"), only: "race" }],
  },
];

export const WORDS = GROUPS.flatMap(({ words }) => words);

export const TERRAINS = ["farmland", "forest", "hill", "mountain", "swamp", "sea", "lake"];
export const SYMBOLS = ["mine", "magic", "cavern"];
const WIDE = ["coast", "land", "water", "anywhere"];
/** All kinds of regions, as they are written. */
export const KINDS = [...TERRAINS, ...SYMBOLS, ...WIDE];

/** A number that only says how much is one if nobody says more. */
const PLAIN = /** @type {Record<string, number>} */ ({ saves_tokens: 1, pays_coins: 1 });

/** What a word means if it is left out. @param {Word} word @returns {string[]|number|boolean} */
export function plainOf({ key, type }) {
  if (type === "kinds") return [];
  return type === "flag" ? false : (PLAIN[key] ?? 0);
}

/** Limits of the rules for a tile one makes oneself (N9). */
export const LIMITS = {
  race: { least: 1, most: 10 },
  power: { least: 0, most: 5 },
  supply: 20,
  badge: 5,
};

/** Can a race or a power have it at all? @param {Word} word @param {"race"|"power"} kind */
export const isFor = (word, kind) => !word.only || word.only === kind;
