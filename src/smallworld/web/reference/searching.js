/** Finding entries by a few letters: case and accents do not matter, beginnings of words do. */

/** @typedef {{ id: string, title: string, words: string, text: string }} Findable */
/** @typedef {{ id: string, title: string, names: string[], words: string[], text: string[] }} Indexed */

const ID = /^[a-z]\d{1,2}$/;

/** What a word is worth in the name of an entry and in what it tells: things come before rulings.
 * @type {Record<"name"|"told", [number, number]>} */
const THING = { name: [100, 60], told: [36, 28] };
/** @type {Record<"name"|"told", [number, number]>} */
const RULING = { name: [34, 26], told: [12, 8] };
/** @type {[number, number]} */
const OTHER = [40, 30];

/** Without case and accents. @param {string} text */
export function folded(text) {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").replaceAll("’", "'");
}

/** @param {string} text */
function wordsIn(text) {
  return folded(text).match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** @param {string} id such as `power-dragon_master` */
function named(id) {
  return id.slice(id.indexOf("-") + 1).replaceAll("_", " ");
}

/** @param {Findable[]} all @returns {Indexed[]} */
export function indexed(all) {
  return all.map(({ id, title, words, text }) => ({
    id,
    title: folded(title),
    names: wordsIn(title),
    // What commands call it is understood in every language.
    words: ID.test(id.toLowerCase()) ? wordsIn(words) : [...wordsIn(words), ...wordsIn(named(id))],
    text: wordsIn(text),
  }));
}

/** The ids of what fits, the best first. @param {Indexed[]} index @param {string} asked */
export function search(index, asked) {
  const wanted = wordsIn(asked);
  if (!wanted.length) return [];
  const found = index
    .map((one, place) => ({ id: one.id, place, worth: worthOf(one, wanted, folded(asked).trim()) }))
    .filter(({ worth }) => worth > 0);
  found.sort((a, b) => b.worth - a.worth || a.place - b.place);
  return found.map(({ id }) => id);
}

/** How well an entry fits; 0 if one word fits nowhere. @param {Indexed} one @param {string[]} wanted
 * @param {string} whole */
function worthOf({ id, title, names, words, text }, wanted, whole) {
  const { name, told } = ID.test(id.toLowerCase()) ? RULING : THING;
  if (wanted.length === 1 && ID.test(whole) && id.toLowerCase() === whole) return 1000;
  let worth = title === whole ? 500 : title.startsWith(whole) ? 300 : 0;
  for (const word of wanted) {
    const here = worthAmong(word, names, name) || worthAmong(word, words, OTHER) || worthAmong(word, text, told);
    if (!here) return 0;
    worth += here;
  }
  return worth;
}

/** @param {string} word @param {string[]} words @param {[number, number]} worth of the whole word, and
 *   of its beginning */
function worthAmong(word, words, [whole, beginning]) {
  if (words.includes(word)) return whole;
  return words.some((one) => one.startsWith(word)) ? beginning : 0;
}
