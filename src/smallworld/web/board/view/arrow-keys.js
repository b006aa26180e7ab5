/** Find the region an arrow key moves to: by geometry, not by adjacency. */

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

// Widths of the search cone: straight ahead first, then more to the side.
const CONES = [1, 4];
const ASIDE = 1.7; // weight of a sideways step

/** Return the nearest region in a direction; the same one at the edge.
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

/** Return the region nearest to a point. @param {Place[]} places @param {Point} point */
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
