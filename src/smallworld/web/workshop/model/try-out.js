/** Start a test game against bots with new tiles on top of the column, or on a new board. */
import { catalogue } from "../../net/catalogue.js";
import { preferences } from "../../device/device.js";
import { openTable } from "../../home/setup/create-table.js";
import { boardFor, wishesFrom } from "../../home/setup/table-settings.js";
import { nameToPlay } from "../../device/player-name.js";
import { tilesOf } from "./design.js";
import { writeToml } from "./toml-write.js";

/** @typedef {import("./design.js").Design} Design */
/** @typedef {import("./design.js").Kind} Kind */
/** @typedef {import("../../net/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../../net/protocol.js").PackWish} PackWish */
/** @typedef {{ kind: Kind, id: string, borrows: string }} Tile */

const SEATS = 3;

/** The scripted reveals: the tile under test with an official partner, then the others in pairs.
 * @param {Tile[]} tiles all tiles of the pack @param {Tile|undefined} tried @param {Catalogue|null} box
 * @param {() => number} [random] @returns {string[]} */
export function reveals(tiles, tried, box, random = Math.random) {
  const lent = tiles.map(({ borrows }) => borrows);
  const rest = (/** @type {Kind} */ kind) => tiles.filter((tile) => tile !== tried && tile.kind === kind).map(({ id }) => id);
  const official = {
    race: mixed((box?.races ?? []).map(({ id }) => id).filter((id) => !lent.includes(id)), random),
    power: mixed((box?.powers ?? []).map(({ id }) => id), random),
  };
  const pair = (/** @type {string|undefined} */ race, /** @type {string|undefined} */ power) =>
    `reveal ${race ?? official.race.pop()} ${power ?? official.power.pop()}`;
  const first = tried ? [tried.kind === "race" ? pair(tried.id, undefined) : pair(undefined, tried.id)] : [];
  const [races, powers] = [rest("race"), rest("power")];
  const others = Array.from({ length: Math.max(races.length, powers.length) }, (_, place) => pair(races[place], powers[place]));
  return [...first, ...others];
}

/** @template T @param {T[]} things @param {() => number} random */
function mixed(things, random) {
  return things.map((thing) => ({ thing, at: random() })).sort((a, b) => a.at - b.at).map(({ thing }) => thing);
}

/** Start a game with this tile on top. @param {Design} design @param {Kind} kind @param {number} place */
export function tryTile(design, kind, place) {
  const kinds = /** @type {const} */ (["race", "power"]);
  const tiles = kinds.flatMap((which) => tilesOf(design, which).map(({ id, borrows }) => ({ kind: which, id, borrows })));
  const tried = tiles.filter((tile) => tile.kind === kind)[place];
  return playWith({ toml: writeToml(design) }, SEATS, "", reveals(tiles, tried, catalogue.value));
}

/** Start a game with a pack: its tiles come first, on its first board if it has one.
 * @param {Pick<import("../../net/protocol.js").PackEntry, "cards"|"boards">} pack @param {PackWish} wish */
export function tryPack({ cards, boards: [board] }, wish) {
  return playWith(wish, board?.seats ?? SEATS, board?.id ?? "", reveals(cards, undefined, catalogue.value));
}

/** Start a game on this board. @param {Design} design @param {number} place */
export function tryBoard(design, place) {
  const { id, seats } = design.boards[place];
  return playWith({ toml: writeToml(design) }, seats, `${design.pack.id}/${id}`, []);
}

/** @param {PackWish} pack @param {number} seats @param {string} map @param {string[]} dealer */
function playWith(pack, seats, map, dealer) {
  const { bot } = wishesFrom(preferences.value.table, catalogue.value);
  const bots = Array.from({ length: seats - 1 }, () => ({ bot }));
  return openTable({
    seats: [{ me: nameToPlay() }, ...bots],
    table: { practice: true },
    map: map || (boardFor(catalogue.value, seats)?.id ?? ""),
    packs: [pack],
    banners: "added",
    dealer,
  });
}
