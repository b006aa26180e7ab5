/** Coins fly to the seat that earns them, where its card can be seen. */
import { likings, prefersStillness } from "../../device/device.js";

const MOST = 7;
const TIME = 480; // milliseconds
const STAGGER = 60;
const PAUSE = 380; // the number is read first
const PACES = { slow: 1.2, normal: 1, fast: 0.5 };

/** @param {HTMLElement|null} from it holds a drawing of a coin @param {number} seat
 * @param {number} coins */
export function flyCoins(from, seat, coins) {
  const coin = from?.querySelector("svg");
  const goal = document.querySelector(`.seat-card.seat-${seat} .seat-coins`);
  if (!coin || !goal || prefersStillness() || !isSeen(goal)) return;
  const start = coin.getBoundingClientRect();
  const end = goal.getBoundingClientRect();
  const way = `translate(${end.left - start.left}px, ${end.top - start.top}px)`;
  const pace = PACES[likings.value.pace];
  for (let place = 0; place < Math.min(coins, MOST); place++) {
    const copy = /** @type {SVGElement} */ (coin.cloneNode(true));
    copy.classList.add("flying-coin");
    Object.assign(copy.style, { left: `${start.left}px`, top: `${start.top}px` });
    document.body.append(copy);
    const flight = copy.animate(
      [
        { transform: "none", opacity: 0 },
        { transform: "translateY(-14px)", opacity: 1, offset: 0.15 },
        { transform: way, opacity: 0.9 },
      ],
      { duration: TIME * pace, delay: (PAUSE + place * STAGGER) * pace, easing: "ease-in-out", fill: "backwards" },
    );
    flight.finished.finally(() => copy.remove());
  }
}

/** Nothing covers it, and it is not scrolled away. @param {Element} element */
function isSeen(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && element.contains(found);
}
