/** Read the contents of a region from a position. */

/** @typedef {import("../../net/protocol.js").Position} Position */
/** @typedef {import("../../net/catalogue.js").PieceKind} PieceKind */
/** @typedef {{ kind: PieceKind, count: number, seat?: number }} PieceCount  `seat`: of another than the region's */

/** @typedef {object} RegionContents
 * @property {number|null} seat
 * @property {string|null} race
 * @property {boolean} declined
 * @property {number} tokens
 * @property {boolean} tribe
 * @property {PieceCount[]} pieces
 */

/** @type {PieceKind[]} */
const SINGLE = ["lair", "hole", "fortress", "hero", "dragon", "catapult"];

/** @type {RegionContents} */
const NOTHING = { seat: null, race: null, declined: false, tokens: 0, tribe: false, pieces: [] };

/** @param {Position} position @param {number} region @param {number} [drafted]
 * @returns {RegionContents} */
export function contentsOf(position, region, drafted = 0) {
  const there = position.regions?.[region];
  if (!there) return NOTHING;
  const seat = there.seat ?? null;
  /** @type {PieceCount[]} */
  const pieces = SINGLE.filter((kind) => there[/** @type {"lair"} */ (kind)]).map((kind) => ({
    kind,
    count: 1,
  }));
  for (const trait of there.markers ?? []) {
    const owner = position.seats.findIndex(({ race, power }) => race === trait || power === trait);
    pieces.push({ kind: "marker", count: 1, seat: owner });
  }
  if (there.camps) pieces.push({ kind: "camp", count: there.camps });
  return {
    seat,
    race: seat === null ? null : (there.declined ?? position.seats[seat]?.race ?? null),
    declined: there.declined !== undefined,
    tokens: seat === null ? 0 : Math.max(0, (there.tokens ?? 0) + drafted),
    tribe: Boolean(there.tribe),
    pieces,
  };
}

/** Return `true` if the same race of the same seat holds both. @param {RegionContents} one @param {RegionContents} other */
export function sameHolder(one, other) {
  return one.seat === other.seat && one.race === other.race && one.declined === other.declined;
}
