/** Arrows at the edges of a zoomed board; each tells how many targets lie beyond it. */
import { t } from "../../i18n/texts.js";
import { html } from "../../ui/html.js";

/** @typedef {import("../view/camera.js").Camera} Camera */
/** @typedef {import("../view/camera.js").Extent} Extent */
/** @typedef {import("../../net/catalogue.js").Point} Point */
/** @typedef {"left"|"right"|"up"|"down"} Side */
/** @typedef {{ side: Side, count: number }} Edge */

const SLACK = 24; // pixels: a smaller part is not worth an arrow
const PART = 0.6; // of the window that a press moves by
/** @type {Record<Side, [number, number]>} */
const WAYS = { left: [1, 0], right: [-1, 0], up: [0, 1], down: [0, -1] };

/** @param {{ board: import("./board-state.js").BoardState }} props */
export function EdgeArrows({ board }) {
  const { view } = board;
  const seen = view.seen.value;
  if (view.moving.value || !seen.width) return null;
  const points = [...board.targets.value.values()]
    .filter(({ kind }) => kind !== "look")
    .map(({ region }) => board.onWindow(region));
  const edges = hiddenEdges(view.camera.value, view.board, seen, points);
  if (!edges.length) return null;
  const go = (/** @type {Side} */ side) => view.push(WAYS[side][0] * seen.width * PART, WAYS[side][1] * seen.height * PART);
  return html`<div class="board-edges">
    ${edges.map(({ side, count }) => html`<button key=${side} type="button" class=${`board-edge ${side}`} tabindex="-1"
      onClick=${() => go(side)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 4L7 12l8 8" /></svg>
      <span class="unseen">${t("board-edge", { side, count })}</span>
      ${count > 0 && html`<b class="number" aria-hidden="true">${count}</b>`}
    </button>`)}
  </div>`;
}

/** Return which sides of the window hide a part of the board, and how many points of interest lie there.
 * @param {Camera} camera @param {Extent} board @param {Extent} seen @param {Point[]} points on the window
 * @returns {Edge[]} */
export function hiddenEdges({ scale, x, y }, board, seen, points) {
  /** @type {[Side, boolean, (point: Point) => boolean][]} */
  const sides = [
    ["left", x < -SLACK, ([px]) => px < 0],
    ["right", x + board.width * scale > seen.width + SLACK, ([px]) => px > seen.width],
    ["up", y < -SLACK, ([, py]) => py < 0],
    ["down", y + board.height * scale > seen.height + SLACK, ([, py]) => py > seen.height],
  ];
  return sides.filter(([, isHidden]) => isHidden).map(([side, , beyond]) => ({ side, count: points.filter(beyond).length }));
}
