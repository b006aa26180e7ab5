/** Drag tokens and pieces from the hand to the board, or drafted tokens between regions.
 *
 * Everything that can be dragged can also be clicked. */
import { prefersStillness } from "../../device/device.js";

/** @typedef {import("./mode-store.js").ModeStore} ModeStore */
/** @typedef {import("./modes.js").Mode} Mode */
/** @typedef {object} Load  what is dragged
 * @property {number|null} from  the region it is drafted in; `null`: the hand
 * @property {Mode} mode  the mode that applies where it is dropped
 * @property {Element|null} picture
 */
/** @typedef {Load & { id: number, x: number, y: number, ghost: HTMLElement|null }} Held */

/** Pixels of movement that start a drag; on the board not more than what starts a pan. */
const SLACK = { mouse: 5, pen: 8, touch: 10 };
const ABOVE = 34; // pixels above the finger, so that it stays visible
const BACK = 180; // milliseconds
const CLICK = 80; // milliseconds within which a click follows its pointerup
/** @type {(Mode|null)[]} */
const NEEDS_NO_HAND = ["abandon", "withdraw", null];

/** @param {ModeStore} modeStore @returns {() => void} ends it */
export function listenToDragging(modeStore) {
  const dragging = new Dragging(modeStore);
  return () => dragging.dispose();
}

class Dragging {
  /** @param {ModeStore} modeStore */
  constructor(modeStore) {
    this.modeStore = modeStore;
    /** @type {Held|null} */
    this.held = null;
    this.over = new AbortController();
    const first = { signal: this.over.signal, capture: true }; // before the board handles it
    addEventListener("pointerdown", (event) => this.#down(event), first);
    addEventListener("pointermove", (event) => this.#move(event), first);
    addEventListener("pointerup", (event) => this.#up(event), first);
    addEventListener("pointercancel", (event) => event.isTrusted && this.#letGo(), first);
  }

  dispose() {
    this.over.abort();
    this.#letGo();
  }

  /** @param {PointerEvent} event */
  #down({ target, button, pointerId: id, clientX: x, clientY: y }) {
    if (this.held) return this.#letGo(); // two fingers move the board
    if (button > 0 || !(target instanceof Element) || !this.modeStore.store.canAct.value) return;
    const load = this.#loadAt(target);
    if (load) this.held = { ...load, id, x, y, ghost: null };
  }

  /** @param {Element} target @returns {Load|null} */
  #loadAt(target) {
    const { mode, modes, draft } = this.modeStore;
    const piece = target.closest("[data-piece]");
    if (piece) {
      const kind = /** @type {Mode} */ (piece.getAttribute("data-piece"));
      return { from: null, mode: kind, picture: piece.querySelector(".drawing") };
    }
    const hand = target.closest(".held:not(.quiet, .empty)");
    const usual = modes.value.includes("deploy") ? "deploy" : mode.value;
    if (hand && usual && !NEEDS_NO_HAND.includes(usual)) {
      return { from: null, mode: usual, picture: hand.querySelector(".token") };
    }
    const from = regionOf(target);
    if (from === null || mode.value !== "deploy" || !draft.placed.value.get(from)) return null;
    const isOld = draft.hands.value.declined.regions.includes(from);
    const like = isOld ? ".held .token.declined" : ".held .token:not(.declined)";
    return { from, mode: "deploy", picture: document.querySelector(like) };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { held } = this;
    if (!held || held.id !== event.pointerId) return;
    const { clientX: x, clientY: y, pointerType } = event;
    if (!held.ghost) {
      const slack = SLACK[/** @type {"mouse"} */ (pointerType)] ?? SLACK.touch;
      if (Math.hypot(x - held.x, y - held.y) < slack) return;
      this.#lift(held, event);
    }
    event.stopPropagation();
    const above = pointerType === "touch" ? ABOVE : 0;
    held.ghost?.style.setProperty("transform", `translate(${x}px, ${y - above}px) translate(-50%, -50%)`);
    this.#light(this.#goal(held, x, y));
  }

  /** @param {Held} held @param {PointerEvent} event */
  #lift(held, { target, pointerId }) {
    const { modeStore } = this;
    if (modeStore.mode.value !== held.mode) modeStore.turnTo(held.mode);
    // The board must not see a pan or a long press.
    target?.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
    held.ghost = document.createElement("div");
    held.ghost.className = "dragged";
    held.ghost.inert = true;
    if (held.picture) held.ghost.append(held.picture.cloneNode(true));
    document.body.append(held.ghost);
    document.documentElement.classList.add("dragging");
  }

  /** Return the region under the pointer, if it is a target. @param {Held} held @param {number} x @param {number} y */
  #goal({ from }, x, y) {
    const region = regionOf(document.elementFromPoint(x, y));
    return region !== null && region !== from && this.modeStore.targets.value.has(region) ? region : null;
  }

  /** @param {number|null} region */
  #light(region) {
    const { lit } = this.modeStore.store;
    const wanted = region === null ? [] : [region];
    if (lit.value[0] !== wanted[0]) lit.value = wanted;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const { held, modeStore } = this;
    if (!held || held.id !== event.pointerId) return;
    if (!held.ghost) return void (this.held = null); // it was a click
    swallowClick();
    const { clientX: x, clientY: y, shiftKey } = event;
    const goal = modeStore.store.canAct.value ? this.#goal(held, x, y) : null;
    const isHand = Boolean(document.elementFromPoint(x, y)?.closest(".in-hand"));
    this.#letGo(goal !== null || isHand);
    if (held.from === null && goal !== null) modeStore.choose(goal, "act");
    else if (held.from !== null && goal !== null) modeStore.draft.carry(held.from, goal, shiftKey);
    else if (held.from !== null && isHand) modeStore.choose(held.from, "less");
  }

  /** End the drag; without arrival the token flies back. @param {boolean} [arrived] */
  #letGo(arrived = false) {
    const { held } = this;
    this.held = null;
    if (!held?.ghost) return;
    this.#light(null);
    document.documentElement.classList.remove("dragging");
    const { ghost, x, y } = held;
    if (arrived || prefersStillness()) return ghost.remove();
    const home = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const way = ghost.animate([{ transform: ghost.style.transform }, { transform: home, opacity: 0.3 }], BACK);
    way.finished.finally(() => ghost.remove());
  }
}

/** @param {Element|null} element */
function regionOf(element) {
  const found = element?.closest("[data-region]")?.getAttribute("data-region");
  return found ? Number(found) : null;
}

/** Suppress the click that follows the drag. */
function swallowClick() {
  const swallow = (/** @type {MouseEvent} */ click) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), CLICK);
}
