/** Editing a board: generated from a recipe, then changed region by region. */
import { freeId } from "../model/design.js";

/** @typedef {import("../model/design.js").Design} Design */
/** @typedef {import("../model/design.js").BoardDesign} BoardDesign */
/** @typedef {import("../model/design.js").Region} Region */
/** @typedef {import("../model/load.js").Recipe} Recipe */

const LAND = 5; // regions a seat needs at least
const WATERS = 3;
export const MOST_REGIONS = 60;
export const MOST_ROUNDS = 50;
const HIGHEST_SEED = 999_999;
const WET = ["sea", "lake"];

/** The minimum number of regions for a number of seats. @param {number} seats */
export const fewestRegions = (seats) => LAND * seats + WATERS;

/** @param {() => number} [random] */
export const anySeed = (random = Math.random) => Math.floor(random() * HIGHEST_SEED) + 1;

/** Put a board into a design. @param {Design} design @param {number} place
 * @param {BoardDesign} board @returns {Design} */
export function withBoard(design, place, board) {
  const others = design.boards.filter((_, other) => other !== place).map(({ id }) => id);
  const id = freeId(board.id.replace(/\W/g, "_"), others);
  const boards = [...design.boards];
  boards[place] = { ...board, id };
  return { ...design, boards };
}

/** Change a region; water has neither symbols nor a tribe.
 * @param {BoardDesign} board @param {number} id @param {Partial<Region>} changed @returns {BoardDesign} */
export function withRegion(board, id, changed) {
  const regions = board.regions.map((region) => {
    if (region.id !== id) return region;
    const next = { ...region, ...changed };
    return WET.includes(next.terrain) ? { ...next, symbols: [], tribe: false } : next;
  });
  return { ...board, regions };
}

/** The region of a fault. @param {import("../../net/protocol.js").TomlFault} fault such as of `regions.6.tribe`
 * @returns {number|null} */
export function regionOf({ key }) {
  const found = /(?:^|\.)regions\.(\d+)/.exec(key);
  return found ? Number(found[1]) : null;
}

/** Is it water? @param {Region} region */
export const isWater = ({ terrain }) => WET.includes(terrain);

/** Count terrains and symbols of a board. @param {BoardDesign} board */
export function tally({ regions }) {
  const land = regions.filter((region) => !isWater(region)).length;
  return { regions: regions.length, land, tribes: regions.filter(({ tribe }) => tribe).length };
}
