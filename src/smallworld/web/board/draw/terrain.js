/** The printed board under everything else. */
import { useEffect, useMemo } from "preact/hooks";
import { boardPicture } from "../../net/catalogue.js";
import { themeSeen } from "../../device/device.js";
import { html } from "../../ui/html.js";
import { Sharpening } from "./terrain-detail.js";

/** @typedef {import("../view/camera.js").Box} Box */
/** @typedef {import("../view/camera.js").Extent} Extent */
/** @typedef {{ picture: string, board: Extent, box: Box, scale: number }} Drawn */

/** @param {{ view: import("../view/viewport.js").View, map: string }} props */
export function Terrain({ view, map }) {
  const sharpening = useMemo(() => new Sharpening(view), [view]);
  useEffect(() => () => sharpening.dispose(), [sharpening]);
  const whole = sharpening.whole.value;
  if (!whole) return null;
  const { board } = view;
  const shared = { picture: boardPicture(map, themeSeen()), board };
  return html`<div class="board-terrain">
    <${Piece} key="whole" ...${shared} box=${{ left: 0, top: 0, ...board }} scale=${whole} />
    ${[...sharpening.pieces.value].map(
      ([place, scale]) => html`<${Piece} key=${`${place}-${scale}`} ...${shared}
        box=${sharpening.box(place)} scale=${scale} />`,
    )}
  </div>`;
}

/** Laid out as large as it is to be seen: the screen keeps it as one picture of that size.
 * @param {Drawn} drawn */
function Piece({ picture, board, box, scale }) {
  const pixels = (/** @type {number} */ units) => `${units * scale}px`;
  const place = {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: pixels(box.width),
    height: pixels(box.height),
    transform: `scale(${1 / scale})`,
  };
  const inside = {
    left: pixels(-box.left),
    top: pixels(-box.top),
    width: pixels(board.width),
    height: pixels(board.height),
  };
  return html`<div class="terrain-piece" style=${place}>
    <img src=${picture} style=${inside} alt="" draggable=${false} />
  </div>`;
}
