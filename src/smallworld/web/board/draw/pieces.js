/** Draw what lies in the regions: stacks of counters, Lost Tribes and round pieces. */
import { symbolAt } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { contentsOf } from "../model/region-contents.js";
import { idsOf } from "./art.js";

/** @typedef {import("../model/region-contents.js").RegionContents} RegionContents */
/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../../net/catalogue.js").RegionShape} RegionShape */
/** @typedef {import("../../net/catalogue.js").Point} Point */

/** @typedef {ReturnType<typeof idsOf>} Ids */

const FIELD = 64; // units of the drawing field
const EDGES = 4; // visible counters of a stack
const RISE = 5.5; // offset between two of them
const ASKEW = -9; // degrees a race in decline is turned

/** A stack of one race. @param {{ ids: Ids, there: RegionContents, size: number, turn?: number,
 *   drafted?: boolean }} props */
export function Counter({ ids, there, size, turn = 0, drafted = false }) {
  const { seat, race, declined, tokens } = there;
  const deep = Math.min(tokens, EDGES) - 1;
  const angle = declined ? ASKEW : turn;
  const place = `scale(${size / FIELD}) translate(0 ${-2.7 * deep}) rotate(${angle})`;
  return html`<g class=${`board-counter seat-${seat} ${declined ? "declined" : ""}`} transform=${place}>
    <use href=${`#${ids.art("drop")}`} y=${deep * RISE} />
    ${edgesOf(deep).map(
      ([x, y]) => html`<use href=${`#${ids.art("card")}`} x=${x} y=${y} />`,
    )}
    <use href=${`#${ids.art(`${declined ? "declined" : "face"}-${seat}`)}`} />
    <use class="board-emblem" href=${symbolAt("races", `race-${race}`)} x="-20" y="-20" width="40" height="40" />
    ${tokens > 1 && html`<${Count} count=${tokens} turn=${-angle} drafted=${drafted} />`}
  </g>`;
}

/** Return the offsets of the lower counters of a stack, the lowest first. @param {number} deep
 * @returns {Point[]} */
function edgesOf(deep) {
  return Array.from({ length: deep }, (_, place) => [
    place % 2 ? 1.2 : -1.2,
    (deep - place) * RISE,
  ]);
}

/** The number on a stack, large enough to read from afar. @param {{ count: number, turn?: number, drafted?: boolean,
 *   small?: boolean }} props */
export function Count({ count, turn = 0, drafted = false, small = false }) {
  const half = count > 9 ? 19.5 : 15.5;
  const at = small ? "translate(21 21)" : "translate(23 23)";
  return html`<g transform=${`${at} rotate(${turn})`}>
    <g class=${`board-count ${drafted ? "drafted" : ""}`}>
      <rect x=${-half} y="-15.5" width=${half * 2} height="31" rx="15.5" />
      <text y="7.6">${count}</text>
    </g>
  </g>`;
}

/** @param {{ ids: Ids, size: number, turn?: number }} props */
export function Tribe({ ids, size, turn = 0 }) {
  return html`<g class="board-counter tribe" transform=${`scale(${(size * 0.88) / FIELD}) rotate(${turn})`}>
    <use href=${`#${ids.art("drop")}`} />
    <use href=${`#${ids.art("face-tribe")}`} />
    <use class="board-emblem" href=${symbolAt("pieces", "piece-tribe")} x="-20" y="-20" width="40" height="40" />
  </g>`;
}

/** Fortress, lair, hole, camps, hero, dragon. @param {{ ids: Ids, kind: string, count: number,
 *   seat: number|null, size: number }} props */
export function RoundPiece({ ids, kind, count, seat, size }) {
  return html`<g class=${`board-piece seat-${seat ?? "none"}`} transform=${`scale(${size / FIELD})`}>
    <use href=${`#${ids.art("disc")}`} />
    <circle class="piece-rim" r="26.5" />
    <use class="board-emblem" href=${symbolAt("pieces", `piece-${kind}`)} x="-19.5" y="-20" width="39" height="39" />
    ${count > 1 && html`<${Count} count=${count} small=${true} />`}
  </g>`;
}

/** Return a small fixed rotation per region, so that counters look hand-placed. @param {number} region */
export const turnOf = (region) => ((region * 7) % 5) - 2;

/** All pieces in one region. @param {{ shapes: Shapes, shape: RegionShape,
 *   there: RegionContents, drafted?: number, motion?: string, from?: Point|null }} props */
export function Stand({ shapes, shape, there, drafted = 0, motion = "", from = null }) {
  const ids = idsOf(shapes.map);
  const { counter, piece } = shapes.widths;
  const [x, y] = shape.centre;
  const way = from && {
    "--from-x": `${(from[0] - x).toFixed(1)}px`,
    "--from-y": `${(from[1] - y).toFixed(1)}px`,
  };
  const turn = turnOf(shape.id);
  return html`<g class="board-stand">
    ${there.pieces.map(
      ({ kind, count, seat }, place) => html`<g key=${`${kind}-${place}`} transform=${`translate(${spotOf(shape, there, place)})`}>
        <g class="larger">
          <${RoundPiece} ids=${ids} kind=${kind} count=${count} seat=${seat ?? there.seat} size=${piece} />
        </g>
      </g>`,
    )}
    ${(there.tokens > 0 || there.tribe) &&
    html`<g transform=${`translate(${x} ${y})`}>
      <g class=${`mover ${motion}`} style=${way ?? {}}>
        <g class="larger">
          ${there.tribe && html`<${Tribe} ids=${ids} size=${counter} turn=${turn * 2} />`}
          ${there.tokens > 0 &&
          html`<${Counter} ids=${ids} there=${there} size=${counter} turn=${turn} drafted=${drafted !== 0} />`}
        </g>
      </g>
    </g>`}
  </g>`;
}

/** Return the offset of a piece that shares its spot with others. @param {RegionShape} shape @param {RegionContents} there
 * @param {number} place @returns {string} */
function spotOf(shape, there, place) {
  const at = (/** @type {import("../model/region-contents.js").PieceCount} */ { kind }) =>
    shape.spots[kind === "marker" ? "lair" : kind === "catapult" ? "hero" : kind];
  const spot = at(there.pieces[place]);
  const under = there.pieces.slice(0, place).filter((piece) => {
    const [x, y] = at(piece);
    return x === spot[0] && y === spot[1];
  }).length;
  return `${spot[0] + under * 13} ${spot[1] + under * 13}`;
}

/** @param {{ board: import("./board-state.js").BoardState }} props */
export function Pieces({ board }) {
  const { shapes, hand } = board;
  const position = board.motion.drawn.value?.position;
  const change = board.motion.change.value;
  const drafts = hand.drafts.value;
  if (!position) return null;
  return html`<g class="stands" aria-hidden="true">
    ${shapes.regions.map((shape) => {
      const drafted = drafts.get(shape.id) ?? 0;
      const there = contentsOf(position, shape.id, drafted);
      if (!there.tokens && !there.tribe && !there.pieces.length) return null;
      const marches = change?.marches.has(shape.id) ?? false;
      const from = marches ? board.origin(change?.marches.get(shape.id) ?? null, there.seat) : null;
      const motion = marches ? "marches" : change?.pops.has(shape.id) ? "pops" : "";
      return html`<${Stand} key=${shape.id} shapes=${shapes} shape=${shape} there=${there}
        drafted=${drafted} motion=${motion} from=${from} />`;
    })}
  </g>`;
}
