/** Start a test game against bots with the new tile on top of the column. */
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

const SEATS = 3;
const MOST = 6; // combos in the column

/** The scripted reveals: the tested tile first, each with an official partner or its own.
 * @param {Design} design @param {Kind} kind @param {number} place @param {Catalogue|null} box
 * @param {() => number} [random] @returns {string[]} */
export function reveals(design, kind, place, box, random = Math.random) {
  const lent = design.races.map(({ borrows }) => borrows);
  const free = {
    race: mixed((box?.races ?? []).map(({ id }) => id).filter((id) => !lent.includes(id)), random),
    power: mixed((box?.powers ?? []).map(({ id }) => id), random),
  };
  const own = (/** @type {Kind} */ which) =>
    tilesOf(design, which).map(({ id }) => id).sort((a, b) => Number(b === tried) - Number(a === tried));
  const tried = tilesOf(design, kind)[place]?.id;
  const [first, second] = kind === "race" ? /** @type {const} */ (["race", "power"]) : /** @type {const} */ (["power", "race"]);
  const pairs = [
    ...own(first).map((id) => ({ [first]: id, [second]: free[second].pop() })),
    ...own(second).map((id) => ({ [second]: id, [first]: free[first].pop() })),
  ];
  return pairs.slice(0, MOST).map(({ race, power }) => `reveal ${race} ${power}`);
}

/** @template T @param {T[]} things @param {() => number} random */
function mixed(things, random) {
  return things.map((thing) => ({ thing, at: random() })).sort((a, b) => a.at - b.at).map(({ thing }) => thing);
}

/** Start a game with this tile. @param {Design} design @param {Kind} kind @param {number} place */
export function tryTile(design, kind, place) {
  return openTable({
    ...company(SEATS),
    map: boardFor(catalogue.value, SEATS)?.id ?? "",
    packs: [{ toml: writeToml(design) }],
    banners: "added",
    dealer: reveals(design, kind, place, catalogue.value),
  });
}

/** Start a game on this board. @param {Design} design @param {number} place */
export function tryBoard(design, place) {
  const { id, seats } = design.boards[place];
  return openTable({
    ...company(seats),
    map: `${design.pack.id}/${id}`,
    packs: [{ toml: writeToml(design) }],
    banners: "added",
    dealer: [],
  });
}

/** @param {number} seats */
function company(seats) {
  const { bot } = wishesFrom(preferences.value.table, catalogue.value);
  const bots = Array.from({ length: seats - 1 }, () => ({ bot }));
  return { seats: [{ me: nameToPlay() }, ...bots], table: { practice: true } };
}
