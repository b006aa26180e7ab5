/** A plan drawn on the board: arrows in order, with their prices; tokens and pieces to be placed. */
import { html } from "../ui/html.js";
import { symbolAt } from "../ui/emblem.js";
import { t } from "../i18n/texts.js";
import { arrowOf, marksOf } from "./marks.js";

/** @typedef {import("../board/draw/board-state.js").Ground} Ground */
/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("./marks.js").Move} Move */

/** @param {{ ground: Ground, moves: Move[], seat: number }} props */
export function Sketch({ ground, moves, seat }) {
  const position = ground.store.shown.value?.position;
  if (!position) return null;
  const { shapes } = ground;
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

/** Beside the counter it is about. @param {{ words: string }} props */
function Disc({ words }) {
  return html`<g class="sketch-disc" transform="translate(-36 18)"><circle r="24" /><text y="10">${words}</text></g>`;
}
