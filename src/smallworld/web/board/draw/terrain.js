/** The board's picture, in tiles that are redrawn sharply after zooming. */
import { effect, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { themeSeen } from "../../device/device.js";
import { boardPicture } from "../../net/catalogue.js";
import { html } from "../../ui/html.js";

/** @typedef {import("../view/camera.js").Box} Box */
/** @typedef {import("../view/camera.js").Extent} Extent */
/** @typedef {import("../view/viewport.js").Viewport} Viewport */

/** @typedef {{ picture: string, board: Extent, box: Box, scale: number }} Drawn */

/** @param {{ view: import("../view/viewport.js").Viewport, map: string }} props */
export function Terrain({ view, map }) {
  const sharpening = useMemo(() => new TerrainDetail(view), [view]);
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

/** Lay the picture out at its displayed size: the browser caches it as a bitmap of that size.
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

const COLUMNS = 4;
const ROWS = 3;
const OVERLAP = 2; // units of the board: overlap that hides seams between tiles
const REST = 240; // milliseconds without movement
const NEARER = 1.15; // enlargement tolerated before a redraw
const ALIKE = 0.02;

export class TerrainDetail {
  /** @param {Viewport} view */
  constructor(view) {
    this.view = view;
    /** Scale of the whole picture, in pixels per unit; 0 until the window is measured. */
    this.whole = signal(0);
    /** Scale of each tile, by its index. @type {import("@preact/signals").Signal<Map<number, number>>} */
    this.pieces = signal(new Map());
    this.stop = effect(() => this.#moved());
  }

  dispose() {
    this.stop();
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame ?? 0);
  }

  #moved() {
    const { scale } = this.view.camera.value;
    if (!this.view.seen.value.width) return;
    if (!this.whole.peek() || !this.view.touched) this.whole.value = scale;
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame ?? 0);
    this.timer = setTimeout(() => this.#rest(), REST);
  }

  #rest() {
    const { scale } = this.view.camera.peek();
    const whole = this.whole.peek();
    if (scale < whole / NEARER) this.whole.value = scale;
    if (scale > whole * NEARER) this.#sharpen(scale);
    else if (this.pieces.peek().size) this.pieces.value = new Map();
  }

  /** Redraw one tile per frame, those in the middle first. @param {number} scale */
  #sharpen(scale) {
    const drawn = this.pieces.peek();
    const next = this.#inSight().find((place) => !(Math.abs((drawn.get(place) ?? 0) / scale - 1) < ALIKE));
    if (next === undefined) return;
    this.pieces.value = new Map(drawn).set(next, scale);
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(() => this.#sharpen(scale));
    });
  }

  /** Return the visible tiles, from the middle of the window outwards. */
  #inSight() {
    const { view } = this;
    const { width, height } = view.seen.peek();
    const [middleX, middleY] = view.middleSeen;
    const far = (/** @type {number} */ place) => {
      const { left, top, width: across, height: down } = this.box(place);
      return Math.hypot(left + across / 2 - middleX, top + down / 2 - middleY);
    };
    return Array.from({ length: COLUMNS * ROWS }, (_, place) => place)
      .filter((place) => {
        const seen = view.onWindow(this.box(place));
        return seen.left < width && seen.top < height && seen.left + seen.width > 0 && seen.top + seen.height > 0;
      })
      .sort((a, b) => far(a) - far(b));
  }

  /** Return the box of a tile on the sheet. @param {number} place @returns {Box} */
  box(place) {
    const { width, height } = this.view.board;
    const [across, down] = [width / COLUMNS, height / ROWS];
    const left = (place % COLUMNS) * across;
    const top = Math.floor(place / COLUMNS) * down;
    return {
      left,
      top,
      width: Math.min(across + OVERLAP, width - left),
      height: Math.min(down + OVERLAP, height - top),
    };
  }
}
