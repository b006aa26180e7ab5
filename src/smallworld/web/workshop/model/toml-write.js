/** Write a design as readable TOML that `smallworld pack check` accepts. */
import { isFor, plainOf, WORDS } from "./vocabulary.js";

/** @typedef {import("./design.js").Design} Design */
/** @typedef {import("./design.js").Tile} Tile */
/** @typedef {import("./design.js").BoardDesign} BoardDesign */

const ABOUT = /** @type {const} */ (["id", "version", "title", "about", "author", "licence"]);

/** @param {Design} design */
export function writeToml(design) {
  const parts = [
    section("[pack]", ABOUT.map((key) => [key, design.pack[key]])),
    ...design.races.map((race) => tileSection("race", race)),
    ...design.powers.map((power) => tileSection("power", power)),
    ...design.boards.map(boardSection),
    ...switchesOf(design).map(switchSection),
    ...textSections(design),
  ];
  return parts.join("\n");
}

/** @param {"race"|"power"} kind @param {Tile} tile */
function tileSection(kind, tile) {
  /** @type {[string, unknown][]} */
  const lines = [["id", tile.id], ["tokens", tile.tokens]];
  if (kind === "race" && tile.borrows) lines.push(["borrows", tile.borrows]);
  else if (kind === "race" && tile.supply) lines.push(["supply", tile.supply]);
  for (const word of WORDS) {
    const said = tile.words[word.key];
    if (said === undefined || !isFor(word, kind) || same(said, plainOf(word))) continue;
    if (word.with && !word.with.some((other) => isSaid(tile, other))) continue;
    lines.push([word.key, Array.isArray(said) && said.length === 1 ? said[0] : said]);
  }
  const emblem = tile.emblem ? `emblem = ${fenced(tile.emblem)}\n` : "";
  return section(`[[${kind}]]`, lines) + emblem;
}

/** The switches of tiles that the pack has. @param {Design} design */
function switchesOf({ switches = [], races, powers }) {
  return switches.filter(({ tile }) => [...races, ...powers].some(({ id }) => id === tile));
}

/** @param {import("./design.js").SwitchDesign} one */
function switchSection({ id, tile, sets, on }) {
  const head = section("[[switch]]", [["id", id], ["tile", tile], ["on", on || undefined]]);
  return `${head}\n${section("[switch.sets]", Object.entries(sets))}`;
}

/** Does the key have a value? @param {Tile} tile @param {string} key */
export function isSaid(tile, key) {
  const said = tile.words[key];
  return Array.isArray(said) ? said.length > 0 : Boolean(said);
}

/** @param {unknown} a @param {unknown} b */
function same(a, b) {
  return Array.isArray(a) ? a.length === 0 : a === b;
}

/** @param {BoardDesign} board */
function boardSection({ id, seats, rounds, regions }) {
  const head = section("[[board]]", [["id", id], ["seats", seats], ["rounds", rounds]]);
  return head + regions.map((region) => `\n${regionSection("[[board.regions]]", region)}`).join("");
}

/** Write a board as a map file; a generated one keeps its layout.
 * @param {BoardDesign} board */
export function writeMap({ id, seats, rounds, regions }) {
  const name = /^random(_\d+){3,4}$/.test(id) ? id.replace("_", "-").replaceAll("_", "/") : id;
  const head = section("", [["id", name], ["seats", seats], ["rounds", rounds]]);
  return head + regions.map((region) => `\n${regionSection("[[regions]]", region)}`).join("");
}

/** @param {string} heading @param {import("./design.js").Region} region */
function regionSection(heading, { id, name, terrain, symbols, tribe, edge, neighbours }) {
  return section(heading, [
    ["id", id],
    ["name", name],
    ["terrain", terrain],
    ["symbols", symbols.length ? symbols : undefined],
    ["tribe", tribe || undefined],
    ["edge", edge || undefined],
    ["neighbours", neighbours],
  ]);
}

/** The names of the pack and its tiles, and other readings, by language. @param {Design} design */
function textSections(design) {
  const { texts, races, powers } = design;
  const switches = switchesOf(design).map(({ id }) => id);
  const tiles = [...races.map((race) => /** @type {const} */ (["race", race])), ...powers.map((power) => /** @type {const} */ (["power", power]))];
  const langs = new Set([...Object.keys(texts), ...tiles.flatMap(([, tile]) => Object.keys(tile.texts))]);
  return [...langs].sort().flatMap((lang) => {
    const { title, about, readings = {} } = texts[lang] ?? {};
    const read = Object.entries(readings).filter(([id]) => switches.includes(id));
    const whole = title || about ? [section(`[texts.${lang}]`, [["title", title], ["about", about]])] : [];
    const named = tiles.filter(([, tile]) => tile.texts[lang]?.name);
    return [
      ...whole,
      ...named.map(([kind, { id, texts: said }]) => section(`[texts.${lang}.${kind}.${id}]`, Object.entries(said[lang]))),
      ...(read.length ? [section(`[texts.${lang}.switch]`, read)] : []),
    ];
  });
}

/** A heading with its lines; empty ones are left out. @param {string} heading
 * @param {[string, unknown][]} lines */
function section(heading, lines) {
  const said = lines.filter(([, value]) => value !== undefined && value !== "" && value !== null);
  const written = said.map(([key, value]) => `${key} = ${valueText(value)}\n`);
  return (heading ? `${heading}\n` : "") + written.join("");
}

/** @param {unknown} value @returns {string} */
function valueText(value) {
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  return typeof value === "string" ? quoted(value) : String(value);
}

/** @param {string} text */
function quoted(text) {
  return JSON.stringify(text).replaceAll("\x7f", "\\u007f");
}

/** Keep the lines of a picture; escape it if it cannot be quoted as it is. @param {string} text */
function fenced(text) {
  return text.includes("'''") ? quoted(text) : `'''\n${text.trim()}\n'''`;
}
