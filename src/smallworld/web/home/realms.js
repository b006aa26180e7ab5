/** A game in full swing for the title page: who holds what on a board, always the same. */

/** @typedef {import("../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../net/catalogue.js").RegionShape} RegionShape */
/** @typedef {import("../net/catalogue.js").PieceKind} PieceKind */
/** @typedef {{ region: number, seat: number, race: string, count: number,
 *   piece: PieceKind|undefined, at: [number, number] }} Standing */

const RACES = ["trolls", "amazons", "wizards", "orcs", "elves"];
/** What lies beside the counters of the first two regions of a realm. @type {PieceKind[][]} */
const PIECES = [["lair", "lair"], ["dragon"], ["fortress"], ["camp"], ["hero"]];
const COUNTS = [4, 2, 3, 2, 1, 2];
const WATER = new Set(["sea", "lake"]);

/** Each seat gets a realm of neighbouring regions, the realms far from each other.
 * @param {Shapes} shapes @param {number} seats @param {number} [size] @returns {Standing[]} */
export function realms(shapes, seats, size = 4) {
  const land = shapes.regions.filter((region) => !WATER.has(region.terrain));
  const capitals = spread(land, seats, [shapes.left + shapes.width * 0.7, shapes.top + shapes.height * 0.45]);
  /** @type {Map<number, number>} */
  const owner = new Map(capitals.map((region, seat) => [region.id, seat]));
  const held = capitals.map((region) => [region]);
  for (let round = 1; round < size; round += 1) {
    held.forEach((realm, seat) => {
      const next = neighbour(realm, land, owner);
      if (!next) return;
      owner.set(next.id, seat);
      realm.push(next);
    });
  }
  return held.flatMap((realm, seat) =>
    realm.map((region, place) => ({
      region: region.id,
      seat,
      race: RACES[seat % RACES.length],
      count: COUNTS[(place + seat) % COUNTS.length],
      piece: PIECES[seat % PIECES.length][place],
      at: region.centre,
    })),
  );
}

/** The first near a point, each further one as far as can be from those before.
 * @param {RegionShape[]} land @param {number} count @param {[number, number]} start */
function spread(land, count, start) {
  const found = [best(land, (region) => -distance(region.centre, start))];
  while (found.length < count) {
    const lonely = (/** @type {RegionShape} */ region) =>
      Math.min(...found.map((other) => distance(region.centre, other.centre)));
    found.push(best(land, lonely));
  }
  return found;
}

/** The free region that touches the realm and lies nearest to its capital.
 * @param {RegionShape[]} realm @param {RegionShape[]} land @param {Map<number, number>} owner */
function neighbour(realm, land, owner) {
  const touching = new Set(realm.flatMap((region) => region.neighbours));
  const free = land.filter((region) => touching.has(region.id) && !owner.has(region.id));
  return free.length ? best(free, (region) => -distance(region.centre, realm[0].centre)) : null;
}

/** @template T @param {T[]} things @param {(thing: T) => number} worth */
function best(things, worth) {
  return things.reduce((top, thing) => (worth(thing) > worth(top) ? thing : top));
}

/** @param {[number, number]} a @param {[number, number]} b */
function distance(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
