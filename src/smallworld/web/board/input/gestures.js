/** Recognize gestures of fingers, mouse and wheel: pan, pinch, long press, double click. */

/** @typedef {import("../../net/catalogue.js").Point} Point */
/** @typedef {object} Meaning  the callbacks of gestures
 * @property {(dx: number, dy: number) => void} push
 * @property {(factor: number, point: Point) => void} zoom
 * @property {(point: Point) => void} fit
 * @property {(target: Element) => void} press  a long press by a finger
 * @property {() => void} begin  a drag has started
 */

const SLACK = { mouse: 5, pen: 8, touch: 10 }; // pixels of movement that still count as a click
const LONG = 480; // milliseconds of a long press
const SOON = 350; // milliseconds between two clicks that are one double click
const CLICK = 80; // milliseconds within which a click follows its pointerup
const WHEEL = 0.0016;
const LINE = 18; // pixels per line of a wheel that reports lines

export class Gestures {
  /** @param {HTMLElement} frame @param {Meaning} meaning */
  constructor(frame, meaning) {
    this.frame = frame;
    this.meaning = meaning;
    /** Position of each pointer by id. @type {Map<number, Point>} */
    this.fingers = new Map();
    this.dragging = false;
    this.pointer = "mouse";
    /** True if the next click belongs to the gesture and must be ignored. */
    this.swallow = false;
    /** @type {{ at: number, point: Point, free: boolean }} */
    this.last = { at: 0, point: [0, 0], free: false };
    this.over = new AbortController();
    const { signal } = this.over;
    frame.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    frame.addEventListener("pointermove", (event) => this.#move(event), { signal });
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      frame.addEventListener(end, (event) => this.#up(event), { signal });
    }
    frame.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
  }

  dispose() {
    this.over.abort();
    clearTimeout(this.timer);
  }

  /** Return `true` if this click ends a drag or a long press; call once per click. */
  wasGesture() {
    const was = this.swallow;
    this.swallow = false;
    return was;
  }

  /** Handle a click on nothing: the second of a double click fits the board.
   * @param {MouseEvent} click @param {boolean} free */
  clicked(click, free) {
    const point = this.#pointOf(click);
    const near = Math.hypot(point[0] - this.last.point[0], point[1] - this.last.point[1]) < 24;
    const twice = free && this.last.free && near && click.timeStamp - this.last.at < SOON;
    this.last = { at: click.timeStamp, point, free: free && !twice };
    if (twice) this.meaning.fit(point);
  }

  /** @param {MouseEvent} event @returns {Point} */
  #pointOf(event) {
    const box = this.frame.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.pointer = event.pointerType;
    if (event.button > 0) return;
    if (event.isPrimary) this.fingers.clear(); // drop a pointer whose end was missed
    this.fingers.set(event.pointerId, this.#pointOf(event));
    this.swallow = false;
    this.start = this.#pointOf(event);
    this.dragging = this.fingers.size > 1;
    clearTimeout(this.timer);
    const { target } = event;
    if (event.pointerType === "mouse" || this.dragging || !(target instanceof Element)) return;
    this.timer = setTimeout(() => {
      this.swallow = true;
      this.meaning.press(target);
    }, LONG);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.start) return;
    const now = this.#pointOf(event);
    if (!this.dragging) {
      const slack = SLACK[/** @type {"mouse"} */ (event.pointerType)] ?? SLACK.touch;
      if (Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < slack) return;
      this.#drag(event);
    }
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    this.fingers.set(event.pointerId, now);
    if (others.length) this.#pinch(before, now, others[0][1]);
    else this.meaning.push(now[0] - before[0], now[1] - before[1]);
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    this.dragging = true;
    this.swallow = true;
    clearTimeout(this.timer);
    this.frame.setPointerCapture(event.pointerId);
    this.frame.classList.add("panned");
    this.meaning.begin();
  }

  /** @param {Point} before @param {Point} now @param {Point} other */
  #pinch(before, now, other) {
    this.swallow = true;
    const apart = (/** @type {Point} */ point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
    this.meaning.push((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    this.meaning.zoom(apart(now) / Math.max(1, apart(before)), [
      (now[0] + other[0]) / 2,
      (now[1] + other[1]) / 2,
    ]);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.fingers.delete(event.pointerId);
    clearTimeout(this.timer);
    if (this.fingers.size) return;
    this.dragging = false;
    this.frame.classList.remove("panned");
    setTimeout(() => (this.swallow = false), CLICK); // where no click follows, none is suppressed
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    const speed = event.ctrlKey ? 5 : 1; // touchpads send small steps
    const bounded = Math.max(-240, Math.min(240, pixels * speed));
    this.meaning.zoom(Math.exp(-bounded * WHEEL), this.#pointOf(event));
  }
}
