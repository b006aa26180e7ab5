/** Mark what others changed since the player's last action: a dashed seam inside the border, and a sign that says how. */
import { symbolAt } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { contentsOf } from "../model/region-contents.js";
import { idsOf } from "./art.js";

/** @typedef {import("./board-state.js").BoardState} BoardState */
/** @typedef {import("../model/interaction.js").Mark} Mark */

const FIELD = 64; // units of the drawing field of a counter
const RADIUS = 15;
const SIGN = { x: -11, y: -11, width: 22, height: 22 };

/** @type {Record<string, string>} */
const SIGNS = { taken: "flag", lost: "warning", left: "abandon", declined: "decline" };

/** Return the marks; none while the board is not the current one. @param {BoardState} board @returns {[number, Mark][]} */
function marksOn({ store, motion }) {
  const changes = store.changes?.value;
  return changes && motion.drawn.value === store.shown.value ? [...changes.marks] : [];
}

/** Seams lie under the border of a holding, which covers their outer half. @param {{ board: BoardState }} props */
export function Seams({ board }) {
  const ids = idsOf(board.shapes.map);
  const position = board.motion.drawn.value?.position;
  return html`<g class="seams" aria-hidden="true">
    ${marksOn(board).map(([region, { kind }]) => {
      const shape = `#${ids.shape(region)}`;
      const isHeld = position && contentsOf(position, region).seat !== null;
      return html`<g key=${region} class=${`seam ${isHeld ? "held" : ""}`} data-changed=${kind} data-mark=${region}
        clip-path=${`url(#${ids.clip(region)})`}>
        <use class="seam-edge" href=${shape} /><use class="seam-thread" href=${shape} />
      </g>`;
    })}
  </g>`;
}

/** @param {{ board: BoardState }} props */
export function MarkSigns({ board }) {
  const { counter } = board.shapes.widths;
  return html`<g class="mark-signs" aria-hidden="true">
    ${marksOn(board).map(([region, mark]) => {
      const [x, y] = board.shapeOf(region)?.centre ?? [0, 0];
      return html`<g key=${region} transform=${`translate(${x} ${y})`}><g class="larger">
        <g class="mark-sign" transform=${`scale(${counter / FIELD}) translate(25 -25)`}><${Inside} mark=${mark} /></g>
      </g></g>`;
    })}
  </g>`;
}

/** @param {{ mark: Mark }} props */
function Inside({ mark: { kind, more } }) {
  const sign = SIGNS[kind];
  if (sign) return html`<circle r=${RADIUS} /><use href=${symbolAt("signs", `sign-${sign}`)} ...${SIGN} />`;
  return html`<rect x=${-RADIUS - 5} y=${-RADIUS} width=${2 * RADIUS + 10} height=${2 * RADIUS} rx=${RADIUS} />
    <text y="6.8">${more > 0 ? "+" : "−"}${Math.abs(more)}</text>`;
}
