/** A card flies to the seat that took it; where things shall stay still, nothing flies. */
import { prefersStillness } from "../../device/device.js";

const TIME = 250; // milliseconds

/** @param {Element|null} card @param {Element|null} goal */
export function flyTo(card, goal) {
  if (!card || !goal || prefersStillness()) return;
  const from = card.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  copy.inert = true;
  copy.classList.add("flying");
  Object.assign(copy.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.body.append(copy);
  const scale = Math.min(1, to.width / from.width, to.height / from.height);
  const there = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`;
  const flight = copy.animate(
    [{ transform: "none", opacity: 1 }, { transform: there, opacity: 0.4 }],
    { duration: TIME, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
  flight.finished.finally(() => copy.remove());
}
