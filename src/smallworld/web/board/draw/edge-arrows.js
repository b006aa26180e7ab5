/** Arrows at the edges of a zoomed board; each tells how many targets lie beyond it. */
import { t } from "../../i18n/texts.js";
import { html } from "../../ui/html.js";
import { hiddenEdges } from "../view/edges.js";

/** @typedef {import("../view/edges.js").Side} Side */

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
