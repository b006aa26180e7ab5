/** Draw a plan on the board: numbered arrows with prices, and placements. */
import { html } from "../ui/html.js";
import { symbolAt } from "../ui/emblem.js";
import { t } from "../i18n/texts.js";
import { readAction } from "../table/state/legal-actions.js";

/** @typedef {import("../board/draw/board-state.js").BoardState} BoardState */

/** @param {{ board: BoardState, moves: Move[], seat: number }} props */
export function Sketch({ board, moves, seat }) {
  const position = board.store.shown.value?.position;
  if (!position) return null;
  const { shapes } = board;
  const unit = shapes.widths.counter / 64;
  const marks = marksOf(moves, position, seat, shapes);
  return html`<g class="sketch" aria-hidden="true">
    ${marks.map((mark) => mark.from && html`<${Arrow} key=${`arrow-${mark.region}`} mark=${mark} unit=${unit} />`)}
    ${marks.map((mark) => html`<${Label} key=${`${mark.kind}-${mark.region}`} mark=${mark} unit=${unit} />`)}
  </g>`;
}

/** @param {{ mark: Mark, unit: number }} props */
function Arrow({ mark: { from, at, number }, unit }) {
  if (!from) return null;
  const { path, end, turn } = arrowOf(from, at, 30 * unit);
  const place = `translate(${end[0]} ${end[1]}) rotate(${turn}) scale(${unit})`;
  return html`<g class=${`sketch-arrow ${number === 1 ? "next" : ""}`}>
    <path class="casing" d=${path} stroke-width=${17 * unit} />
    <path class="casing head" d="M-22-23L20 0-22 23z" transform=${place} />
    <path class="line" d=${path} stroke-width=${10 * unit} />
    <path class="head" d="M-16-15L12 0-16 15z" transform=${place} />
  </g>`;
}

/** @param {{ mark: Mark, unit: number }} props */
function Label({ mark, unit }) {
  const { from, at } = mark;
  const [x, y] = from ? arrowOf(from, at, 30 * unit).label : at;
  return html`<g transform=${`translate(${x} ${y})`}><g class="larger"><g transform=${`scale(${unit})`}>
    <${Tag} mark=${mark} />
  </g></g></g>`;
}

/** @param {{ mark: Mark }} props */
function Tag({ mark: { kind, number, price, odds, count, from, at } }) {
  if (kind === "put") return html`<${Disc} words=${t("hint-put", { count: count ?? 0 })} />`;
  if (kind === "piece") {
    return html`<g class="sketch-disc" transform="translate(-36 -26)"><circle r="21" />
      <use href=${symbolAt("signs", "sign-plus")} x="-15" y="-15" width="30" height="30" /></g>`;
  }
  const cost = odds !== undefined ? t("board-odds", { percent: Math.round(odds * 100) }) : price;
  const [width, middle] = odds === undefined ? [56, 36] : [100, 59];
  const isBehind = from !== null && at[0] > from[0]; // beside the arrow, not over its tip
  return html`<g class=${`sketch-disc ${kind}`}>
    ${kind === "go" && cost !== undefined && html`<rect class="cost" x=${isBehind ? -width : 0} y="-17" width=${width} height="34" rx="17" />
      <text class="cost" x=${isBehind ? -middle : middle} y="9">${cost}</text>`}
    <circle r="22" /><text y="10">${number}</text>
    ${kind === "leave" && html`<path class="cross" d="M-34-34L34 34M34-34L-34 34" />`}
  </g>`;
}

/** A label beside a counter. @param {{ words: string }} props */
function Disc({ words }) {
  return html`<g class="sketch-disc" transform="translate(-36 18)"><circle r="24" /><text y="10">${words}</text></g>`;
}

// --- The geometry of the arrows

/** @typedef {import("../net/protocol.js").Position} Position */
/** @typedef {import("../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../net/catalogue.js").Point} Point */
/** @typedef {{ action: string, price?: number, odds?: number }} Move */
/** @typedef {object} Mark
 * @property {"go"|"leave"|"put"|"piece"} kind  an arrow, a cross, tokens, a piece
 * @property {number} region
 * @property {number} number  its place in the plan as it is told, from 1
 * @property {Point} at
 * @property {Point|null} from  where the arrow begins
 * @property {number} [price]
 * @property {number} [odds]
 * @property {number} [count]
 */

/** @type {Record<string, Mark["kind"]>} */
const KINDS = { conquer: "go", abandon: "leave", withdraw: "leave", deploy: "put", place: "piece" };

/** @param {Move[]} moves @param {Position} position @param {number} seat @param {Shapes} shapes
 * @returns {Mark[]} */
export function marksOf(moves, position, seat, shapes) {
  const held = new Set(
    Object.entries(position.regions ?? {}).flatMap(([id, { seat: who }]) => (who === seat ? [Number(id)] : [])),
  );
  let number = 0;
  let before = "";
  return moves.flatMap(({ action, price, odds }) => {
    const { verb, region = 0, count } = readAction(action);
    const kind = KINDS[verb];
    if (verb !== "deploy" || before !== verb) number += 1; // tokens are placed all at once
    before = verb;
    const shape = shapes.regions.find(({ id }) => id === region);
    if (!kind || !shape) return [];
    const from = kind === "go" ? originOf(shape, held, shapes) : null;
    if (kind === "go") held.add(region);
    if (kind === "leave") held.delete(region);
    return [{ kind, region, number, at: shape.centre, from, price, odds, count }];
  });
}

/** Start an arrow at the nearest own neighbour, or at the nearest edge of the board.
 * @param {import("../net/catalogue.js").RegionShape} shape @param {Set<number>} held @param {Shapes} shapes
 * @returns {Point} */
function originOf({ centre, neighbours }, held, shapes) {
  const near = shapes.regions.filter(({ id }) => held.has(id) && neighbours.includes(id));
  const [nearest] = near.sort((a, b) => apart(a.centre, centre) - apart(b.centre, centre));
  return nearest?.centre ?? edgeBy(centre, shapes);
}

/** @param {Point} point @param {Shapes} shapes @returns {Point} */
function edgeBy([x, y], { left, top, width, height }) {
  /** @type {Point[]} */
  const edges = [[left, y], [left + width, y], [x, top], [x, top + height]];
  return edges.sort((a, b) => apart(a, [x, y]) - apart(b, [x, y]))[0];
}

/** @param {Point} a @param {Point} b */
function apart([ax, ay], [bx, by]) {
  return Math.hypot(ax - bx, ay - by);
}

const LABEL = 0.35; // of the way: the tip stays free

/** The path of an arrow, its tip, and the place of its label. It ends before the middle of its region, where a counter
 * stands, and bends a little. @param {Point} from @param {Point} to @param {number} short  so far from both
 * ends */
export function arrowOf(from, to, short) {
  const length = apart(from, to) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const gap = Math.min(short, length * 0.3);
  const bend = length * 0.12;
  const start = /** @type {Point} */ ([from[0] + dx * gap, from[1] + dy * gap]);
  const end = /** @type {Point} */ ([to[0] - dx * gap, to[1] - dy * gap]);
  const control = /** @type {Point} */ ([(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend]);
  const on = (/** @type {0|1} */ axis) =>
    (1 - LABEL) ** 2 * start[axis] + 2 * LABEL * (1 - LABEL) * control[axis] + LABEL ** 2 * end[axis];
  const label = /** @type {Point} */ ([on(0), on(1)]);
  const turn = (Math.atan2(end[1] - control[1], end[0] - control[0]) * 180) / Math.PI;
  return { path: `M${said(start)}Q${said(control)} ${said(end)}`, end, label, turn: Math.round(turn) };
}

/** @param {Point} point */
function said([x, y]) {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
