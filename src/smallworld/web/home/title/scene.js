/** The picture of the title page: the board of the next game with an invented game on it. */
import { Art, idsOf } from "../../board/draw/art.js";
import { Counter, RoundPiece, turnOf } from "../../board/draw/pieces.js";
import { boardPicture } from "../../net/catalogue.js";
import { themeSeen } from "../../device/device.js";
import { html } from "../../ui/html.js";
import { symbolAt } from "../../ui/emblem.js";
import { useShapes } from "../../ui/miniature.js";

/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../../net/catalogue.js").Point} Point */

/** @param {{ map: string }} props */
export function Scene({ map }) {
  const shapes = useShapes(map);
  return html`<div class="scene" aria-hidden="true">
    ${shapes && html`<${Painted} key=${shapes.map} shapes=${shapes} />`}
  </div>`;
}

/** @param {{ shapes: Shapes }} props */
function Painted({ shapes }) {
  const { left, top, width, height, widths, regions, map } = shapes;
  const ids = idsOf(map);
  const seats = Number(map.split("/").at(-1)) || 3;
  const standing = realms(shapes, seats);
  return html`<svg viewBox=${`${left} ${top} ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
    <${Art} shapes=${shapes} />
    <image href=${boardPicture(map, themeSeen())} x=${left} y=${top} width=${width} height=${height} />
    ${standing.map(
      ({ region, seat }) => html`<use key=${region} class=${`realm colours-${seat}`} href=${`#${ids.shape(region)}`} />`,
    )}
    ${standing.map(({ region, seat, race, count, piece, at: [x, y] }) => {
      const there = { seat, race, declined: false, tokens: count, tribe: false, pieces: [] };
      const spot = piece && regions.find(({ id }) => id === region)?.spots[piece];
      return html`<g key=${region} class=${`colours-${seat}`}>
        ${spot &&
        html`<g transform=${`translate(${spot})`}>
          <${RoundPiece} ids=${ids} kind=${piece} count=${1} seat=${seat} size=${widths.piece} />
        </g>`}
        <g transform=${`translate(${x} ${y})`}>
          <${Counter} ids=${ids} there=${there} size=${widths.counter} turn=${turnOf(region) * 2} />
        </g>
      </g>`;
    })}
    <${Coins} at=${standing[0].at} size=${widths.counter} />
  </svg>`;
}

/** Draw a few coins beside the first capital. @param {{ at: Point, size: number }} props */
function Coins({ at: [x, y], size }) {
  const coin = size * 0.46;
  const places = [
    [-1.02, 0.42],
    [-0.74, 0.52],
    [-0.9, 0.26],
  ];
  return html`<g>
    ${places.map(([right, down]) => html`<use href=${symbolAt("pieces", "coin-gold")}
      x=${x + right * size} y=${y + down * size} width=${coin} height=${coin} />`)}
  </g>`;
}

// --- The invented game: which seat holds what, always the same for a board

/** @typedef {import("../../net/catalogue.js").RegionShape} RegionShape */
/** @typedef {import("../../net/catalogue.js").SpotKind} PieceKind */
/** @typedef {{ region: number, seat: number, race: string, count: number,
 *   piece: PieceKind|undefined, at: [number, number] }} Standing */

const RACES = ["trolls", "amazons", "wizards", "orcs", "elves"];
/** Pieces beside the counters of the first two regions of a realm. @type {PieceKind[][]} */
const PIECES = [["lair", "lair"], ["dragon"], ["fortress"], ["camp"], ["hero"]];
const COUNTS = [4, 2, 3, 2, 1, 2];
const WATER = new Set(["sea", "lake"]);

/** Give each seat a realm of neighbouring regions, far from the other realms.
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

/** Choose capitals: the first near a point, each further one as far as possible from the others.
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

/** Find the free region next to the realm that is nearest to its capital.
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
