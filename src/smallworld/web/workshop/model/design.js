/** A design: a pack as the form edits it. */
import { isFor, LIMITS, RESERVED, WORDS } from "./vocabulary.js";

/** @typedef {string|number|boolean|any[]|{ [key: string]: any }} Value  a value of a pack file */
/** @typedef {{ [key: string]: Value }} Table  a pack file, or a part of it, as JSON from the server */
/** @typedef {"race"|"power"} Kind */
/** @typedef {string[]|number|boolean} Said  what a word of the vocabulary says */
/** @typedef {object} Tile  a race or a power
 * @property {string} id
 * @property {boolean} [isNamedById]  its id was written by somebody and stays
 * @property {number} tokens
 * @property {string} borrows  a race of the box, or nothing
 * @property {number} supply  0: as many as it needs
 * @property {string} emblem  SVG, or nothing
 * @property {Record<string, Said>} words
 * @property {Record<string, Record<string, string>>} texts  forms of the name, and the rule, by language
 */
/** @typedef {{ id: number, name: string, terrain: string, symbols: string[], tribe: boolean,
 *   edge: boolean, neighbours: number[] }} Region */
/** @typedef {{ id: string, seats: number, rounds: number, regions: Region[] }} BoardDesign */
/** @typedef {{ id: string, version: string, title: string, about: string, author: string,
 *   licence: string }} About */
/** @typedef {{ id: string, tile: string, sets: Table, on: boolean }} SwitchDesign */
/** @typedef {object} Design
 * @property {About} pack
 * @property {boolean} [isTitled]  somebody gave it a title; else it goes by the name of its first tile
 * @property {Tile[]} races
 * @property {Tile[]} powers
 * @property {BoardDesign[]} boards
 * @property {SwitchDesign[]} [switches]  other readings of rules; the form keeps them as they are
 * @property {Record<string, { title?: string, about?: string, readings?: Record<string, string> }>} texts
 */

const LONGEST_ID = 26;

/** @param {string} title @returns {Design} */
export function emptyDesign(title) {
  const pack = { id: idFrom(title, "pack"), version: "1.0", title, about: "", author: "", licence: "" };
  return { pack, races: [], powers: [], boards: [], texts: {} };
}

/** @param {Kind} kind @returns {Tile} */
export function emptyTile(kind) {
  const tokens = kind === "race" ? 6 : 4;
  return { id: kind, tokens, borrows: "", supply: 0, emblem: "", words: {}, texts: {} };
}

/** @param {Design} design @param {Kind} kind */
export const tilesOf = (design, kind) => (kind === "race" ? design.races : design.powers);

/** Replace a tile; its id follows its name. @param {Design} design
 * @param {Kind} kind @param {number} place @param {Tile} tile @param {string[]} taken ids of the box
 * @returns {Design} */
export function withTile(design, kind, place, tile, taken = []) {
  const others = [...design.races, ...design.powers].filter((one) => one !== tilesOf(design, kind)[place]);
  const id = tile.isNamedById ? tile.id : freeId(idFrom(nameOf(tile), kind), [...taken, ...others.map((one) => one.id)]);
  const tiles = tilesOf(design, kind).with(place, { ...tile, id });
  return titled({ ...design, [kind === "race" ? "races" : "powers"]: tiles });
}

/** Name an untitled pack after its first tile. @param {Design} design
 * @returns {Design} */
export function titled(design) {
  const first = design.races[0] ?? design.powers[0];
  const name = first && nameOf(first);
  if (design.isTitled || !name) return design;
  return { ...design, pack: { ...design.pack, title: name.slice(0, 60), id: idFrom(name, "pack") } };
}

/** The name of a tile, in this language if it has one. @param {Tile} tile @param {string} [lang] */
export function nameOf(tile, lang = "en") {
  const named = [tile.texts[lang], tile.texts.en, ...Object.values(tile.texts)].find((said) => said?.name);
  return named?.name ?? "";
}

/** Build an id: lower-case letters, digits and underscores, a letter first. @param {string} name @param {string} otherwise */
export function idFrom(name, otherwise) {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, "_").replace(/^[_0-9]+|_+$/g, "").slice(0, LONGEST_ID);
  const fit = id.length > 1 ? id : [otherwise, id].filter(Boolean).join("_");
  return RESERVED.includes(fit) ? `${fit}_own` : fit;
}

/** @param {string} id @param {string[]} taken */
export function freeId(id, taken) {
  if (!taken.includes(id)) return id;
  let number = 2;
  while (taken.includes(`${id}_${number}`)) number += 1;
  return `${id}_${number}`;
}

/** Tokens a race needs, whatever badge it meets (N9). @param {Tile} race */
export function tokensNeeded(race) {
  return Math.min(race.tokens + Number(race.words.visitors ?? 0) + LIMITS.badge, LIMITS.supply);
}

/** Build a design from a pack file. @param {Table} table @returns {Design} */
export function designFrom(table) {
  const pack = isTable(table.pack) ? table.pack : {};
  const text = (/** @type {string} */ key) => String(pack[key] ?? "");
  const texts = isTable(table.texts) ? table.texts : {};
  return {
    pack: {
      id: text("id"),
      version: text("version") || "1.0",
      title: text("title"),
      about: text("about"),
      author: text("author"),
      licence: text("licence"),
    },
    isTitled: true,
    races: tables(table.race).map((entry) => tileFrom("race", entry, texts)),
    powers: tables(table.power).map((entry) => tileFrom("power", entry, texts)),
    boards: tables(table.board).map(boardFrom),
    switches: tables(table.switch).map(switchFrom),
    texts: Object.fromEntries(Object.entries(texts).map(([lang, said]) => [lang, wholeTexts(said)])),
  };
}

/** @param {Kind} kind @param {Table} entry @param {Table} texts @returns {Tile} */
function tileFrom(kind, entry, texts) {
  const id = String(entry.id ?? "");
  /** @type {Record<string, Said>} */
  const words = {};
  for (const word of WORDS) {
    const said = entry[word.key];
    if (said === undefined || !isFor(word, kind)) continue;
    words[word.key] = word.type === "kinds" ? [said].flat().map(String) : /** @type {number|boolean} */ (said);
  }
  return {
    id,
    isNamedById: true,
    tokens: Number(entry.tokens ?? 0),
    borrows: String(entry.borrows ?? ""),
    supply: Number(entry.supply ?? 0),
    emblem: String(entry.emblem ?? "").trim(),
    words,
    texts: tileTexts(kind, id, texts),
  };
}

/** @param {Kind} kind @param {string} id @param {Table} texts */
function tileTexts(kind, id, texts) {
  /** @type {Record<string, Record<string, string>>} */
  const found = {};
  for (const [lang, said] of Object.entries(texts)) {
    const named = isTable(said) && isTable(said[kind]) ? said[kind][id] : undefined;
    if (named !== undefined && isTable(named)) {
      found[lang] = Object.fromEntries(Object.entries(named).map(([form, words]) => [form, String(words)]));
    }
  }
  return found;
}

/** @param {Table} entry @returns {SwitchDesign} */
function switchFrom({ id, tile, sets, on }) {
  return { id: String(id), tile: String(tile), sets: sets !== undefined && isTable(sets) ? sets : {}, on: on === true };
}

/** @param {Value} said */
function wholeTexts(said) {
  if (!isTable(said)) return {};
  const found = said.switch !== undefined && isTable(said.switch) ? said.switch : {};
  const readings = Object.fromEntries(Object.entries(found).map(([id, words]) => [id, String(words)]));
  return { title: String(said.title ?? ""), about: String(said.about ?? ""), readings };
}

/** @param {Table} entry @returns {BoardDesign} */
export function boardFrom(entry) {
  return {
    id: String(entry.id ?? ""),
    seats: Number(entry.seats ?? 2),
    rounds: Number(entry.rounds ?? 10),
    regions: tables(entry.regions).map((region) => ({
      id: Number(region.id),
      name: String(region.name ?? ""),
      terrain: String(region.terrain),
      symbols: [region.symbols ?? []].flat().map(String),
      tribe: region.tribe === true,
      edge: region.edge === true,
      neighbours: [region.neighbours ?? []].flat().map(Number),
    })),
  };
}

/** @param {Value|undefined} value @returns {value is Table} */
function isTable(value) {
  return typeof value === "object" && !Array.isArray(value);
}

/** @param {Value|undefined} value @returns {Table[]} */
function tables(value) {
  return Array.isArray(value) ? value.filter(isTable) : [];
}
