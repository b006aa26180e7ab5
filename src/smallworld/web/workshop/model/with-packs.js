/** The chosen packs and board of a new table, and the request they become. */
import { designFrom } from "./design.js";
import { writeMap, writeToml } from "./toml-write.js";

/** @typedef {import("../../net/protocol.js").PackEntry} PackEntry */
/** @typedef {import("../../net/protocol.js").PackWish} PackWish */
/** @typedef {{ key: string, pack: PackEntry, wish: PackWish, content: import("./design.js").Table }} Offered */
/** @typedef {import("../../home/setup/table-settings.js").Extras} Extras */

export const MOST_PACKS = 8;

/** The key of a switch among the choices. @param {string} key of its pack @param {string} id */
export const switchKey = (key, id) => `${key}+${id}`;

/** Make a choice consistent, and add its request.
 * @param {Extras} wanted @param {Offered[]} offered @param {number} seats @returns {Extras} */
export function withRequest(wanted, offered, seats) {
  const chosen = offered.filter(({ key }) => wanted.packs.includes(key));
  const cards = chosen.flatMap(({ pack }) => pack.cards);
  const has = (/** @type {string} */ kind, /** @type {string} */ id) => cards.some((card) => card.kind === kind && card.id === id);
  const race = has("race", wanted.race) ? wanted.race : "";
  const power = has("power", wanted.power) ? wanted.power : "";
  const mix = cards.length ? wanted.mix : "added";
  const boards = chosen.flatMap(({ pack }) => pack.boards).filter((board) => board.seats === seats);
  const map = boards.some(({ id }) => id === wanted.map) ? wanted.map : "";
  const board = wanted.board === "own" && !map ? "box" : wanted.board;
  const drawn = map && (map === wanted.map && wanted.drawn ? wanted.drawn : mapText(chosen, map));
  const known = chosen.flatMap(({ key, pack }) => pack.cards.flatMap(({ readings }) => readings.map((one) => switchKey(key, one.switch))));
  const switches = wanted.switches.filter((one) => known.includes(one));
  const extras = { ...wanted, packs: chosen.map(({ key }) => key), switches, mix, race, power, map, drawn, board };
  return { ...extras, wish: wishOf(extras, chosen, seats) };
}

/** @param {Extras} extras @param {Offered[]} chosen @param {number} seats */
function wishOf({ switches, mix, race, power, board, map, seed, regions }, chosen, seats) {
  const maps = { box: "", random: randomBoard(seats, seed, regions), own: map };
  return {
    ...(chosen.length ? { packs: chosen.map((offer) => packWish(offer, switches)) } : {}),
    ...(chosen.some(({ pack }) => pack.cards.length) ? { banners: mix === "blank" ? ["blank", race, power].filter(Boolean).join(" ") : mix } : {}),
    ...(maps[board] ? { map: maps[board] } : {}),
  };
}

/** A pack with its switches: after the id, or in its file. @param {Offered} offer @param {string[]} switches @returns {PackWish} */
function packWish({ key, pack, wish, content }, switches) {
  const on = pack.cards.flatMap(({ readings }) => readings.map((one) => one.switch)).filter((id) => switches.includes(switchKey(key, id)));
  if (!on.length) return wish;
  if (wish.id) return { id: [wish.id, ...on].join("+") };
  const design = designFrom(content);
  return { toml: writeToml({ ...design, switches: (design.switches ?? []).map((one) => ({ ...one, on: on.includes(one.id) })) }) };
}

/** The id of a random board. @param {number} seats @param {number} seed @param {number|null} regions */
function randomBoard(seats, seed, regions) {
  return ["random-1", seats, seed, ...(regions === null ? [] : [regions])].join("/");
}

/** The board of a pack as a map file; empty if the pack has no such board. @param {Offered[]} chosen
 * @param {string} map */
function mapText(chosen, map) {
  const [id, name] = map.split("/");
  const found = chosen.find(({ pack }) => pack.id === id);
  const board = found && designFrom(found.content).boards.find((one) => one.id === name);
  return board ? writeMap(board) : "";
}
