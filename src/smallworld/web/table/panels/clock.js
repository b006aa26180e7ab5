/** A seat's clock: counted down from what the server said last. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";

/** @typedef {import("../../net/protocol.js").SeatClock} SeatClock */

const LITTLE = 15; // seconds: then it is time to hurry

/** @param {{ clock: SeatClock, now: number|undefined }} props  `now` changes with every view */
export function Clock({ clock, now }) {
  const passed = useSignal(0);
  const from = useRef(0);
  useEffect(() => {
    from.current = performance.now();
    passed.value = 0;
    if (!clock.runs) return;
    const timer = setInterval(() => (passed.value = (performance.now() - from.current) / 1000), 500);
    return () => clearInterval(timer);
  }, [now, clock.runs]);
  const left = (/** @type {number} */ seconds) => Math.max(0, seconds - passed.value);
  const { move, game } = clock;
  const least = Math.min(left(move ?? Infinity), left(game ?? Infinity));
  const looks = clock.runs ? (least < LITTLE ? "runs little" : "runs") : "";
  return html`<span class=${`seat-clock number ${looks}`} role="timer" aria-label=${t("table-clock", { time: written(least) })}>
    <${Sign} id="clock" />${move !== undefined && html`<span>${written(left(move))}</span>`}
    ${game !== undefined && html`<span>${written(left(game))}</span>`}
  </span>`;
}

/** Seconds as people write them. @param {number} seconds */
export function written(seconds) {
  const whole = Math.ceil(seconds);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3600)];
  if (days) return t("table-clock-days", { days, hours });
  const minutes = Math.floor((whole % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
