/** Map clicks, hovering and keys on the board to actions and cards. */
import { buzz } from "../../ui/haptics.js";
import { Gestures } from "./gestures.js";
import { ARROWS, nextRegion } from "../view/arrow-keys.js";

/** @typedef {import("../draw/board-state.js").BoardState} BoardState */
/** @typedef {import("../model/interaction.js").How} How */

const HOVER = 140; // milliseconds before the first card opens
const READ = 2500; // milliseconds a bubble stays at least
const LESS = ["Delete", "Backspace"];
const ACT = ["Enter", " "];

export class PointerAndKeys {
  /** @param {BoardState} board @param {HTMLElement} frame @param {string} card the id of the card */
  constructor(board, frame, card) {
    this.board = board;
    this.frame = frame;
    this.card = card;
    this.gestures = new Gestures(frame, {
      push: (dx, dy) => board.view.push(dx, dy),
      zoom: (factor, point) => board.view.zoom(factor, point),
      fit: (point) => board.view.fit(point),
      press: (element) => this.#press(element),
      begin: () => this.#look(null),
    });
    this.over = new AbortController();
    const { signal } = this.over;
    frame.addEventListener("click", (event) => this.#click(event), { signal });
    // Anywhere: what is pressed may close, and the board then moves under the resting mouse.
    document.addEventListener("pointerdown", (event) => this.#remember(event), { signal, capture: true });
    frame.addEventListener("contextmenu", (event) => this.#menu(event), { signal });
    frame.addEventListener("pointerover", (event) => this.#hover(event), { signal });
    frame.addEventListener("pointerleave", (event) => this.#left(event), { signal });
    frame.addEventListener("pointercancel", () => this.#look(null), { signal });
    frame.addEventListener("focusin", (event) => this.#focus(event), { signal });
    frame.addEventListener("focusout", () => this.#look(null), { signal });
    frame.addEventListener("keydown", (event) => this.#key(event), { signal });
  }

  dispose() {
    this.gestures.dispose();
    this.over.abort();
    clearTimeout(this.timer);
  }

  /** Where the mouse was last, to tell its movements from events that a redrawn board causes.
   * @type {{ x: number, y: number }|undefined} */
  spot;

  // --- pointing
  /** @param {MouseEvent} event */
  #click(event) {
    if (this.gestures.wasGesture()) return;
    const region = regionAt(event.target);
    const target = region !== null && this.board.targets.peek().has(region);
    this.gestures.clicked(event, !target);
    if (region !== null) this.#choose(region, event.shiftKey ? "less" : "act");
    else this.board.motion.skip();
  }

  /** @param {MouseEvent} event */
  #menu(event) {
    event.preventDefault();
    const region = regionAt(event.target);
    if (region !== null && this.gestures.pointer === "mouse") this.#choose(region, "less");
  }

  /** A long press removes a drafted token, or opens the card. @param {Element} element */
  #press(element) {
    const region = regionAt(element);
    if (region === null) return;
    buzz(12);
    const drafted = (this.board.targets.peek().get(region)?.count ?? 0) > 0;
    if (drafted) this.#choose(region, "less");
    else this.#look(region);
  }

  /** @param {PointerEvent} event */
  #remember({ clientX: x, clientY: y }) {
    this.spot = { x, y };
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    if (event.pointerType !== "mouse" || event.buttons) return;
    if (this.spot && isNear(this.spot, event)) return; // the board under it was redrawn
    this.#remember(event);
    const region = regionAt(event.target);
    clearTimeout(this.timer);
    if (region !== this.board.store.problem.peek()?.region) this.#forgetProblem(event.timeStamp);
    if (region === null || this.board.looked.peek() !== null) this.#look(region);
    else this.timer = setTimeout(() => this.#look(region), HOVER);
  }

  /** A lifted finger also fires `pointerleave`, but its card stays open. @param {PointerEvent} event */
  #left(event) {
    if (event.pointerType === "mouse") this.#look(null);
  }

  /** Close the bubble once it was shown long enough. @param {number} now */
  #forgetProblem(now) {
    const { problem } = this.board.store;
    if (!problem.peek()) return;
    if (this.complained !== problem.peek()) {
      this.complained = problem.peek();
      this.since = now;
    } else if (now - (this.since ?? 0) > READ) problem.value = null;
  }

  /** @param {number} region @param {How} how */
  #choose(region, how) {
    const { board } = this;
    const { store, motion, hand } = board;
    const isBehind = motion.playing.peek() && motion.drawn.peek() !== store.shown.peek();
    const isFilm = store.playbackView.peek() !== null || isBehind;
    motion.skip();
    if (isFilm) return; // that click skipped the playback
    this.#look(null);
    board.current.value = region;
    const isTarget = hand.targets.peek().has(region);
    if (isTarget && this.gestures.pointer === "touch") buzz(8);
    hand.choose(region, isTarget ? how : "look");
  }

  /** @param {number|null} region */
  #look(region) {
    clearTimeout(this.timer);
    this.board.looked.value = region;
  }

  // --- keys
  /** @param {FocusEvent} event */
  #focus(event) {
    const { target } = event;
    const region = regionAt(target);
    if (region === null || !(target instanceof Element)) return;
    target.setAttribute("aria-describedby", this.card);
    this.board.current.value = region;
    if (!target.matches(":focus-visible")) return;
    this.board.bringIntoSight(region);
    this.#look(region);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const region = regionAt(event.target);
    const done = (region !== null && this.#regionKey(event, region)) || this.#boardKey(event.key);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {KeyboardEvent} event @param {number} region @returns {boolean} */
  #regionKey({ key, shiftKey }, region) {
    const direction = ARROWS[key];
    if (direction) this.#walk(nextRegion(this.board.shapes.regions, region, direction));
    else if (ACT.includes(key)) this.#choose(region, shiftKey ? "less" : "act");
    else if (LESS.includes(key)) this.#choose(region, "less");
    else return key === "Escape" && this.#leave();
    return true;
  }

  /** @param {number} region */
  #walk(region) {
    this.board.current.value = region;
    const element = this.frame.querySelector(`[data-region="${region}"]`);
    if (element instanceof SVGElement) element.focus({ preventScroll: true });
  }

  /** Close the bubble, else the card, else leave the board; then the table handles Escape too.
   * @returns {boolean} */
  #leave() {
    const { store, looked } = this.board;
    if (store.problem.peek()) {
      store.problem.value = null;
      return true;
    }
    if (looked.peek() !== null) this.#look(null);
    else if (document.activeElement instanceof SVGElement) document.activeElement.blur();
    return false;
  }

  /** @param {string} key @returns {boolean} */
  #boardKey(key) {
    const { view } = this.board;
    if (key === "+" || key === "=") view.nearer();
    else if (key === "-" || key === "−") view.further();
    else if (key === "0") view.fit();
    else return false;
    return true;
  }
}

/** @param {EventTarget|null} target @returns {number|null} */
function regionAt(target) {
  if (!(target instanceof Element)) return null;
  const found = target.closest("[data-region]")?.getAttribute("data-region");
  return found ? Number(found) : null;
}

/** Return `true` if the mouse has not moved; clicks have whole pixels. @param {{ x: number, y: number }} spot
 * @param {PointerEvent} event */
function isNear({ x, y }, { clientX, clientY }) {
  return Math.abs(x - clientX) < 1 && Math.abs(y - clientY) < 1;
}
