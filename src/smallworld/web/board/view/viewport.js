/** The window onto the board: apply the camera to the sheet by CSS, without re-rendering. */
import { effect, signal } from "@preact/signals";
import { preferences, prefersStillness } from "../../device/device.js";
import {
  enlargement,
  initialCamera,
  centredOn,
  panned,
  showing,
  wholeBoard,
  zoomed,
} from "./camera.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./camera.js").Box} Box */
/** @typedef {import("./camera.js").Extent} Extent */
/** @typedef {import("../../net/catalogue.js").Point} Point */
/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */

const GLIDE = 220; // milliseconds of a zoom by button or key
const STEP = 1.4;
const REST = 160; // milliseconds without movement until the sheet is drawn sharply again
const NAME = 14; // pixels: smaller names are not shown
const LARGEST_NAME = 17; // units of the board that a name may take

export class Viewport {
  /** @param {Shapes} shapes */
  constructor(shapes) {
    this.shapes = shapes;
    /** @type {Extent} */
    this.board = { width: shapes.width, height: shapes.height };
    /** @type {import("@preact/signals").Signal<Extent>} */
    this.seen = signal({ width: 0, height: 0 });
    /** @type {import("@preact/signals").Signal<Camera>} */
    this.camera = signal({ scale: 1, x: 0, y: 0 });
    /** True while a gesture moves the sheet. */
    this.moving = signal(false);
    /** True while a gesture zooms it. */
    this.zooming = signal(false);
    this.touched = false;
    /** True while the whole board is shown however small; then what was seen before is restored. */
    this.isOverview = false;
    /** @type {{ middle: Point, scale: number }|null} */
    this.before = null;
    /** Centre of the first view if the board does not fit. @type {Point|undefined} */
    this.middle = undefined;
  }

  /** @param {HTMLElement} frame @param {HTMLElement} sheet @returns {() => void} */
  follow(frame, sheet) {
    this.sheet = sheet;
    const measure = new ResizeObserver(() => this.#resized(frame));
    measure.observe(frame);
    this.#resized(frame);
    const stop = effect(() => this.#place(sheet, this.camera.value));
    const stopSizes = effect(() => {
      if (!this.zooming.value) this.#size(sheet, this.camera.value.scale);
    });
    return () => {
      measure.disconnect();
      stop();
      stopSizes();
      clearTimeout(this.rest);
      clearTimeout(this.glide);
    };
  }

  /** @param {HTMLElement} frame */
  #resized(frame) {
    const before = this.seen.peek();
    const seen = { width: frame.clientWidth, height: frame.clientHeight };
    if (!seen.width || !seen.height) return;
    if (before.width === seen.width && before.height === seen.height) return;
    const middle = this.middleSeen;
    this.seen.value = seen;
    const { scale } = this.camera.peek();
    const wasWhole = before.width > 0 && scale <= wholeBoard(this.board, before).scale * 1.01;
    if (wasWhole) this.touched = false; // who saw all of it sees all of it again, as large as it can be
    if (!this.touched) this.camera.value = this.#first();
    else this.camera.value = centredOn(middle, scale, this.board, seen);
  }

  /** Show all of the board for a while, then what was seen before. @param {boolean} isOverview */
  overview(isOverview) {
    if (isOverview === this.isOverview) return;
    this.isOverview = isOverview;
    if (isOverview) this.before = this.touched ? { middle: this.middleSeen, scale: this.camera.peek().scale } : null;
    this.touched = !isOverview && this.before !== null;
    const seen = this.seen.peek();
    if (!seen.width) return;
    const { middle, scale } = this.before ?? {};
    this.camera.value = this.touched && middle && scale ? centredOn(middle, scale, this.board, seen) : this.#first();
  }

  #first() {
    if (this.isOverview) return wholeBoard(this.board, this.seen.peek());
    return initialCamera(this.board, this.seen.peek(), this.counter, this.middle);
  }

  get counter() {
    return this.shapes.widths.counter;
  }

  /** Return the point of the sheet in the middle of the window. @returns {Point} */
  get middleSeen() {
    const { scale, x, y } = this.camera.peek();
    const { width, height } = this.seen.peek();
    return [(width / 2 - x) / scale, (height / 2 - y) / scale];
  }

  /** @param {HTMLElement} sheet @param {Camera} camera */
  #place(sheet, { scale, x, y }) {
    sheet.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  }

  /** At rest, set the enlargement of counters and names. @param {HTMLElement} sheet
   * @param {number} scale */
  #size(sheet, scale) {
    const larger = enlargement(scale, this.counter);
    const name = Math.max(this.shapes.widths.name, NAME / scale);
    sheet.style.setProperty("--larger", larger.toFixed(3));
    sheet.style.setProperty("--name-size", `${Math.min(LARGEST_NAME, name).toFixed(2)}px`);
    sheet.style.setProperty("--number-size", `${(NAME / scale).toFixed(2)}px`);
    sheet.classList.toggle("nameless", name > LARGEST_NAME);
    sheet.classList.toggle("numbered", preferences.value.numbers);
  }

  // --- moving
  /** @param {Camera} camera @param {boolean} [glides] */
  #go(camera, glides = false) {
    const { sheet } = this;
    this.touched = true;
    clearTimeout(this.glide);
    sheet?.classList.toggle("gliding", glides && !prefersStillness());
    if (glides) this.glide = setTimeout(() => sheet?.classList.remove("gliding"), GLIDE + 40);
    else this.#isMoving();
    this.camera.value = camera;
  }

  #isMoving() {
    this.moving.value = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.moving.value = false;
      this.zooming.value = false;
    }, REST);
  }

  /** @param {number} dx @param {number} dy */
  push(dx, dy) {
    this.#go(panned(this.camera.peek(), dx, dy, this.board, this.seen.peek()));
  }

  /** @param {number} factor @param {Point} [point] of the window @param {boolean} [glides] */
  zoom(factor, point, glides = false) {
    const { width, height } = this.seen.peek();
    const at = point ?? /** @type {Point} */ ([width / 2, height / 2]);
    const camera = this.camera.peek();
    this.zooming.value = !glides;
    this.#go(zoomed(camera, factor, at, this.board, this.seen.peek(), this.counter), glides);
  }

  nearer() {
    this.zoom(STEP, undefined, true);
  }

  further() {
    this.zoom(1 / STEP, undefined, true);
  }

  /** Show the whole board; if it is shown already, zoom to a point instead.
   * @param {Point} [point] of the window */
  fit(point) {
    const whole = wholeBoard(this.board, this.seen.peek());
    const isWhole = Math.abs(this.camera.peek().scale / whole.scale - 1) < 0.02;
    if (isWhole && point) this.zoom(STEP ** 3, point, true);
    else this.#go(whole, true);
  }

  /** Move as little as needed to show a box of the sheet. @param {Box} box */
  show(box) {
    const camera = showing(this.camera.peek(), box, this.board, this.seen.peek());
    if (camera !== this.camera.peek()) this.#go(camera, true);
  }

  // --- places
  /** Convert a box of the sheet to the window. @param {Box} box @returns {Box} */
  onWindow(box) {
    const { scale, x, y } = this.camera.value;
    return {
      left: box.left * scale + x,
      top: box.top * scale + y,
      width: box.width * scale,
      height: box.height * scale,
    };
  }

  /** Convert a point of the board to the window. @param {Point} place @returns {Point} */
  pointOnWindow([bx, by]) {
    const { scale, x, y } = this.camera.value;
    return [(bx - this.shapes.left) * scale + x, (by - this.shapes.top) * scale + y];
  }

  /** Convert a point of the window to the board. @param {Point} point @returns {Point} */
  pointOnBoard([px, py]) {
    const { scale, x, y } = this.camera.peek();
    return [(px - x) / scale + this.shapes.left, (py - y) / scale + this.shapes.top];
  }
}
