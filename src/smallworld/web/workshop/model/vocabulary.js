/** The keys a race or a power can have, in the order of the form.
 * Written by tools/write_vocabulary.py from packs/vocabulary.py: change that. */

/** @typedef {{ key: string, type: "kinds", default: string[] }
 *   | { key: string, type: "flag", default: boolean }
 *   | { key: string, type: "number", default: number, most: number }} Plain */
/** `only`: only races can have it; `with`: it has no effect without one of these keys;
 * `isAmount`: it says how much those keys do, as `$variable` of their sentences.
 * @typedef {Plain & { only?: "race", with?: string[], isAmount?: boolean, variable?: string }} Word
 */
/** @typedef {{ id: string, sign: string, words: Word[] }} Group */

/** @type {Group[]} */
export const GROUPS = [
  {
    id: "conquest",
    sign: "sign-flag",
    words: [
      { key: "saves_on", type: "kinds", default: [] },
      { key: "saves_beside", type: "kinds", default: [] },
      { key: "saves_tokens", type: "number", default: 1, most: 3, with: ["saves_on", "saves_beside"], isAmount: true, variable: "tokens" },
      { key: "saves_from_declined", type: "number", default: 0, most: 3 },
      { key: "saves_from_tribes", type: "number", default: 0, most: 3 },
      { key: "saves_even_rounds", type: "number", default: 0, most: 3 },
      { key: "saves_first_turn", type: "number", default: 0, most: 3 },
      { key: "costs_more_on", type: "kinds", default: [] },
      { key: "least_tokens", type: "number", default: 0, most: 3 },
      { key: "rolls_first", type: "flag", default: false },
      { key: "converts", type: "flag", default: false },
      { key: "regroups", type: "flag", default: false },
      { key: "hires", type: "number", default: 0, most: 3 },
      { key: "hurls_on", type: "kinds", default: [] },
      { key: "hurls_tokens", type: "number", default: 1, most: 3, with: ["hurls_on"], isAmount: true, variable: "tokens" },
    ],
  },
  {
    id: "defence",
    sign: "sign-guard",
    words: [
      { key: "defends_on", type: "kinds", default: [] },
      { key: "immune_on", type: "kinds", default: [] },
      { key: "loses_none", type: "flag", default: false },
      { key: "rolls_for_losses", type: "flag", default: false },
    ],
  },
  {
    id: "coins",
    sign: "coin-gold",
    words: [
      { key: "pays_on", type: "kinds", default: [] },
      { key: "pays_beside", type: "kinds", default: [] },
      { key: "pays_coins", type: "number", default: 1, most: 5, with: ["pays_on", "pays_beside"], isAmount: true, variable: "coins" },
      { key: "pays_in_decline", type: "flag", default: false, with: ["pays_on", "pays_beside"] },
      { key: "pays_per_conquest", type: "number", default: 0, most: 5 },
      { key: "pays_per_empty_conquest", type: "number", default: 0, most: 5 },
      { key: "pays_each_turn", type: "number", default: 0, most: 10 },
      { key: "pays_first_turn", type: "number", default: 0, most: 20 },
    ],
  },
  {
    id: "conditions",
    sign: "sign-check",
    words: [
      { key: "pays_less_on", type: "kinds", default: [] },
      { key: "pays_less_elsewhere", type: "flag", default: false, with: ["pays_on"] },
      { key: "pays_per_pair", type: "kinds", default: [] },
      { key: "pays_in_peace", type: "number", default: 0, most: 10 },
      { key: "pays_up_to", type: "number", default: 0, most: 10 },
      { key: "pays_up_to_coins", type: "number", default: 1, most: 10, with: ["pays_up_to"], isAmount: true, variable: "coins" },
      { key: "pays_up_to_held", type: "flag", default: false, with: ["pays_up_to"] },
      { key: "pays_beyond", type: "number", default: 0, most: 10 },
      { key: "pays_per_group", type: "number", default: 0, most: 5 },
      { key: "pays_if_joined", type: "number", default: 0, most: 10 },
      { key: "pays_per_lonely", type: "number", default: 0, most: 5 },
      { key: "pays_per_stack", type: "number", default: 0, most: 10 },
      { key: "pays_per_abandoned", type: "number", default: 0, most: 3 },
    ],
  },
  {
    id: "events",
    sign: "sign-share",
    words: [
      { key: "takes_per_conquest", type: "number", default: 0, most: 3 },
      { key: "pays_per_far_conquest", type: "number", default: 0, most: 3 },
      { key: "takes_from_neighbours", type: "number", default: 0, most: 3 },
      { key: "charges_attackers", type: "number", default: 0, most: 3 },
      { key: "rewards_attackers", type: "number", default: 0, most: 3 },
      { key: "pays_per_loss", type: "number", default: 0, most: 3 },
      { key: "pays_per_decline", type: "number", default: 0, most: 3 },
    ],
  },
  {
    id: "column",
    sign: "sign-combos",
    words: [
      { key: "skip_coins", type: "number", default: 0, most: 5 },
      { key: "gathers_tokens", type: "number", default: 0, most: 2 },
      { key: "pays_at_pick", type: "number", default: 0, most: 3 },
    ],
  },
  {
    id: "movement",
    sign: "sign-world",
    words: [
      { key: "enters_anywhere", type: "flag", default: false },
      { key: "reaches_all_land", type: "flag", default: false },
      { key: "reaches_two_steps", type: "flag", default: false },
      { key: "tunnels", type: "kinds", default: [] },
      { key: "sails", type: "flag", default: false },
    ],
  },
  {
    id: "tokens",
    sign: "token-hand",
    words: [
      { key: "visitors", type: "number", default: 0, most: 5 },
      { key: "grows_every", type: "number", default: 0, most: 10 },
      { key: "grows_each_turn", type: "number", default: 0, most: 3 },
      { key: "grows_on", type: "kinds", default: [] },
      { key: "grows_per_active", type: "number", default: 0, most: 3 },
      { key: "victims_grow", type: "number", default: 0, most: 2 },
      { key: "collects_losses", type: "number", default: 0, most: 2 },
    ],
  },
  {
    id: "redeployment",
    sign: "sign-spread",
    words: [
      { key: "scatters", type: "flag", default: false },
      { key: "stays_put", type: "flag", default: false },
      { key: "survivors_return", type: "flag", default: false, with: ["stays_put"] },
    ],
  },
  {
    id: "pieces",
    sign: "piece-fortress",
    words: [
      { key: "camps", type: "number", default: 0, most: 5 },
      { key: "fortresses", type: "number", default: 0, most: 6 },
      { key: "pays_per_fortress", type: "number", default: 0, most: 5 },
      { key: "heroes", type: "number", default: 0, most: 3 },
      { key: "holes", type: "number", default: 0, most: 5 },
      { key: "lairs", type: "flag", default: false },
      { key: "dragon", type: "flag", default: false },
      { key: "makes_peace", type: "flag", default: false },
      { key: "catapult", type: "flag", default: false },
    ],
  },
  {
    id: "markers",
    sign: "piece-marker",
    words: [
      { key: "markers", type: "number", default: 0, most: 20 },
      { key: "markers_on", type: "kinds", default: [], with: ["markers"] },
      { key: "markers_near", type: "flag", default: false, with: ["markers"] },
      { key: "markers_beside", type: "flag", default: false, with: ["markers"] },
      { key: "markers_pay", type: "number", default: 0, most: 3, with: ["markers"] },
      { key: "markers_defend", type: "number", default: 0, most: 2, with: ["markers"] },
      { key: "markers_cost", type: "number", default: 0, most: 2, with: ["markers"] },
      { key: "markers_bonus", type: "number", default: 0, most: 2, with: ["markers"] },
      { key: "markers_close", type: "flag", default: false, with: ["markers"] },
      { key: "markers_empty", type: "flag", default: false, with: ["markers"] },
    ],
  },
  {
    id: "decline",
    sign: "sign-decline",
    words: [
      { key: "declines_late", type: "flag", default: false },
      { key: "lasts", type: "flag", default: false },
      { key: "acts_in_decline", type: "flag", default: false, only: "race" },
      { key: "builds_tower", type: "flag", default: false, only: "race" },
      { key: "pays_each_turn_in_decline", type: "number", default: 0, most: 5 },
      { key: "vanishes_for", type: "number", default: 0, most: 5 },
      { key: "charges_in_decline", type: "number", default: 0, most: 3 },
      { key: "immune_in_decline", type: "kinds", default: [] },
    ],
  },
];

export const WORDS = GROUPS.flatMap(({ words }) => words);

export const TERRAINS = ["farmland", "forest", "hill", "mountain", "swamp", "sea", "lake"];
export const SYMBOLS = ["mine", "magic", "cavern"];
/** All kinds of regions, as they are written. */
export const KINDS = [...TERRAINS, ...SYMBOLS, "coast", "land", "water", "anywhere"];

/** Limits of tokens, of the supply and of a badge (N9). */
export const LIMITS = { race: { least: 1, most: 12 }, power: { least: 0, most: 7 }, supply: 20, badge: 5 };

/** Ids that a pack cannot give to a tile or to itself. */
export const RESERVED = ["base", "camps", "declined", "dragon", "fortress", "lair", "minimum", "mountain", "nothing", "random", "regions", "roll", "tokens", "tribe", "unnamed", "withdrawn"];

/** The value of a key that is left out. @param {Word} word @returns {string[]|number|boolean} */
export const plainOf = (word) => word.default;

/** Can a race or a power have this key? @param {Word} word @param {"race"|"power"} kind */
export const isFor = (word, kind) => !word.only || word.only === kind;
