/** Find the names of regions in a sentence, so that the page can point at them on the board. */
import { language } from "./texts.js";

/** @typedef {import("./names.js").Names} Names */
/** @typedef {{ text: string, region: number|null }} Mention  a piece of a sentence; `region` if it names one */

/** @type {WeakMap<Names, { spoken: string, pattern: RegExp|null, ids: Map<string, number> }>} */
const patterns = new WeakMap();

/** Split a sentence at the names of regions. @param {string} sentence @param {Names} names
 * @returns {Mention[]} */
export function mentionsIn(sentence, names) {
  const { pattern, ids } = patternOf(names);
  if (!pattern) return [{ text: sentence, region: null }];
  return sentence
    .split(pattern)
    .map((text, place) => ({ text, region: place % 2 ? (ids.get(text) ?? null) : null }))
    .filter(({ text }) => text !== "");
}

/** Return a pattern of all names, with and without their numbers, and the region of each.
 * @param {Names} names */
function patternOf(names) {
  const known = patterns.get(names);
  if (known?.spoken === language.value) return known;
  /** @type {Map<string, number>} */
  const ids = new Map();
  for (const region of names.regions.keys()) {
    const name = names.properName(region); // in the letters of the language
    if (name) ids.set(name, region);
    ids.set(names.region(region), region);
  }
  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length);
  const pattern = ids.size
    ? new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "u")
    : null;
  const made = { spoken: language.value, pattern, ids };
  patterns.set(names, made);
  return made;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
