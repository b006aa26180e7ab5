/** Walking over the board with the arrow keys: by geometry, not by neighbourhood. */

/** @typedef {import("../../net/catalogue.js").Point} Point */
/** @typedef {"left"|"right"|"up"|"down"} Direction */
/** @typedef {{ id: number, centre: Point }} Place */

/** @type {Record<string, Direction>} */
export const ARROWS = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** @type {Record<Direction, Point>} */
const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

// How far to the side for each step ahead: first what lies straight on, then what leans over.
const CONES = [1, 4];
const ASIDE = 1.7; // a step to the side counts for so many steps ahead

/** The region whose centre is nearest in a direction; the same one where the board ends.
 * @param {Place[]} places @param {number} from @param {Direction} direction @returns {number} */
export function nextRegion(places, from, direction) {
  const start = places.find((place) => place.id === from);
  if (!start) return places[0]?.id ?? from;
  for (const cone of CONES) {
    const found = nearest(places, start, WAYS[direction], cone);
    if (found !== null) return found;
  }
  return from;
}

/** @param {Place[]} places @param {Place} start @param {Point} way @param {number} cone */
function nearest(places, start, [right, down], cone) {
  /** @type {number|null} */
  let best = null;
  let least = Infinity;
  for (const { id, centre } of places) {
    const x = centre[0] - start.centre[0];
    const y = centre[1] - start.centre[1];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const cost = ahead + ASIDE * aside;
    if (ahead > 0 && aside <= cone * ahead && cost < least) {
      best = id;
      least = cost;
    }
  }
  return best;
}

/** Where to begin: the region nearest to a point. @param {Place[]} places @param {Point} point */
export function nearestRegion(places, [x, y]) {
  /** @type {number|null} */
  let best = null;
  let least = Infinity;
  for (const { id, centre } of places) {
    const distance = Math.hypot(centre[0] - x, centre[1] - y);
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}
