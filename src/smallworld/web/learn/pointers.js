/** Arrows to what matters now: a region, a card, a button. They follow it wherever it goes. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../ui/html.js";

/** @typedef {import("./guiding.js").Guiding} Guiding */

/** Where something is on the screen. @type {Record<string, (of: string) => string>} */
const PLACES = {
  region: (region) => `[data-region="${region}"]`,
  combo: (place) => `.combo:nth-child(${place}) .pick`,
  offer: (id) => `[data-offer="${id}"]:not([aria-disabled="true"])`,
};
const ANSWER = ".asking [data-answer]";

/** @param {{ guiding: Guiding }} props */
export function Pointers({ guiding }) {
  const { choosing, place } = guiding;
  const isAsked = choosing.question.value !== null;
  const shown = isAsked ? [ANSWER] : (place.value.beat.points ?? []).map(selectorOf);
  return html`<${Arrow} key=${shown.join()} selectors=${shown} />`;
}

/** @param {string} point */
function selectorOf(point) {
  const [kind, of = ""] = point.split(" ");
  return PLACES[kind](of);
}

/** The arrow goes to the last of these that is there: one thing leads to the next.
 * @param {{ selectors: string[] }} props */
function Arrow({ selectors }) {
  const arrow = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      if (arrow.current) put(arrow.current, selectors);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [selectors.join()]);
  return html`<div class="lesson-arrow" aria-hidden="true" hidden ref=${arrow}>
    <svg viewBox="0 0 64 64"><path d="M24 4h16v26h14L32 60 10 30h14z" /></svg>
  </div>`;
}

const INTO = 0.72; // how deep into a region the tip goes: its price stands above

/** @param {HTMLElement} arrow @param {string[]} selectors */
function put(arrow, selectors) {
  const found = selectors.map((selector) => document.querySelector(selector)).filter((one) => one !== null);
  const target = found.at(-1);
  arrow.hidden = !target;
  if (!target) return;
  const { left, right, top, width, height } = target.getBoundingClientRect();
  const { offsetWidth: length } = arrow;
  const isAside = target.matches(".pick") && innerWidth - right > width; // above it are words
  const isRegion = target.hasAttribute("data-region");
  const x = isAside ? right : left + (width - length) / 2;
  const y = isAside ? top + (height - length) / 2 : (isRegion ? top + height * INTO : top + 4) - length;
  arrow.dataset.side = isAside ? "right" : "above";
  arrow.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
