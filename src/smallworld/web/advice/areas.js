/** In which part of the board regions lie. */

/** @typedef {import("../net/catalogue.js").Shapes} Shapes */

const BAND = 1 / 6; // of the board on both sides of its middle: neither east nor west

/** North, south, east, west and between them, or the middle. @param {number[]} regions
 * @param {Shapes|null} shapes */
export function areaOf(regions, shapes) {
  const centres = shapes?.regions.filter(({ id }) => regions.includes(id)).map(({ centre }) => centre) ?? [];
  if (!shapes || !centres.length) return "middle";
  const mean = (/** @type {0|1} */ axis) => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length;
  const aside = (mean(0) - shapes.left) / shapes.width - 0.5;
  const down = (mean(1) - shapes.top) / shapes.height - 0.5;
  const upright = down < -BAND ? "north" : down > BAND ? "south" : "";
  const level = aside < -BAND ? "west" : aside > BAND ? "east" : "";
  return upright + level || "middle";
}
