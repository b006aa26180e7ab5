/** The packs of a shelf: newest versions, where they come from, and a search over packs and tiles. */
import { matcher } from "../../i18n/search.js";

/** @typedef {import("../../net/protocol.js").PackEntry} PackEntry */
/** @typedef {import("../../net/protocol.js").CardEntry} Card */
/** `at`: the key of a pack of this device; `older`: other versions on the server; `isHere`: the table uses it.
 * @typedef {{ section: Section, pack: PackEntry, at?: string, isUnfinished?: boolean, older?: PackEntry[], isHere?: boolean }} Item */
/** @typedef {"table"|"own"|"base"|"expansion"|"example"|"installed"} Section */
/** `cards`: those that were found; all of them if the pack itself was found.
 * @typedef {Item & { cards: Card[], isByTile: boolean }} Found */

/** @type {Section[]} */
export const SECTIONS = ["table", "own", "base", "expansion", "example", "installed"];

/** The version of each pack that tables get: the last one. @param {PackEntry[]} packs @returns {PackEntry[]} */
export function newest(packs) {
  return [...new Map(packs.map((pack) => [pack.id, pack])).values()];
}

/** All packs in the order of the page.
 * @param {PackEntry[]} server @param {Item[]} own @param {PackEntry[]} atTable packs of the table one comes from
 * @returns {Item[]} */
export function itemsOf(server, own, atTable) {
  const here = new Set(atTable.map(({ hash }) => hash));
  const offered = newest(server).map((pack) => ({
    section: sectionOf(pack),
    pack,
    older: server.filter((other) => other.id === pack.id && other !== pack),
  }));
  const table = atTable.map((pack) => ({ section: /** @type {const} */ ("table"), pack }));
  const items = [...table, ...[...own, ...offered].map((item) => ({ ...item, isHere: Boolean(item.pack.hash) && here.has(item.pack.hash) }))];
  return items.sort((one, other) => SECTIONS.indexOf(one.section) - SECTIONS.indexOf(other.section));
}

/** @param {PackEntry} pack @returns {Section} */
function sectionOf({ origin }) {
  return origin === "base" || origin === "expansion" || origin === "example" ? origin : "installed";
}

/** Find packs by their words, or by those of their tiles. @param {Item[]} items @param {string} query
 * @returns {Found[]} */
export function search(items, query) {
  const fits = matcher(query);
  return items.flatMap((item) => {
    const { title, about, author, id, version, hash, cards } = item.pack;
    const isByTile = !fits(title, about, author, id, version, hash);
    const found = isByTile ? cards.filter(({ name, rule }) => fits(name, rule)) : cards;
    return found.length || !isByTile ? [{ ...item, cards: found, isByTile }] : [];
  });
}
