/** Which parts of the printed board are drawn how large.
 *
 * Drawing all of it anew takes longer than many frames. So it is drawn once as a whole, which is
 * only stretched while somebody zooms; where they come to rest it is drawn sharply piece by piece.
 */
import { effect, signal } from "@preact/signals";

/** @typedef {import("../view/camera.js").Box} Box */
/** @typedef {import("../view/viewport.js").View} View */

const COLUMNS = 4;
const ROWS = 3;
const OVERLAP = 2; // units of the board: no seam is seen between two pieces
const REST = 240; // milliseconds without a move
const NEARER = 1.15; // how much larger something may be seen than it was drawn
const ALIKE = 0.02;

export class Sharpening {
  /** @param {View} view */
  constructor(view) {
    this.view = view;
    /** How large the whole is drawn, pixels for a unit; nothing is before the window is known. */
    this.whole = signal(0);
    /** How large pieces are drawn, by their place. @type {import("@preact/signals").Signal<Map<number, number>>} */
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

  /** One piece a frame, those in the middle first. @param {number} scale */
  #sharpen(scale) {
    const drawn = this.pieces.peek();
    const next = this.#inSight().find((place) => !(Math.abs((drawn.get(place) ?? 0) / scale - 1) < ALIKE));
    if (next === undefined) return;
    this.pieces.value = new Map(drawn).set(next, scale);
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(() => this.#sharpen(scale));
    });
  }

  /** The places that are seen, from the middle of the window outwards. */
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

  /** Where a piece lies on the sheet. @param {number} place @returns {Box} */
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
