/** The result: winners and coins, counted from last to first. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../ui/html.js";
import { Piece, Power, Race, SeatMark } from "../ui/emblem.js";
import { listed, t } from "../i18n/texts.js";
import { prefersStillness } from "../device/device.js";
import { play } from "../ui/sound.js";

/** @typedef {import("../net/protocol.js").GameView} GameView */
/** @typedef {import("../i18n/names.js").Names} Names */

/** The coins of every seat; a finished table shows all. @param {GameView} view */
export function coinsOf(view) {
  return view.position.seats.map(({ coins }) => coins ?? 0);
}

/** The seats that gave up. @param {GameView["seats"]} seats */
export function quittersOf(seats) {
  return seats.flatMap(({ sitting }, seat) => (sitting.conceded ? [seat] : []));
}

/** @param {{ view: GameView, names: Names, isStill: boolean, onCounted?: () => void,
 *   children?: any }} props */
export function Result({ view, names, isStill, onCounted, children }) {
  const { winners = [], over } = view;
  const coins = coinsOf(view);
  const order = ranking(coins, winners, quittersOf(view.seats));
  const fromLast = [...order].reverse();
  const [counting, skip] = useCounting(fromLast.map((seat) => coins[seat]), isStill || !over);
  useEffect(() => {
    if (counting.isDone) onCounted?.();
  }, [counting.isDone]);
  const counted = fromLast.slice(0, counting.counted);
  const now = counting.isDone ? null : fromLast[counting.counted];
  const most = Math.max(1, ...coins);
  return html`<div class="count">
    <ol class="count-seats">
      ${order.map((seat) => {
        const isCounted = counted.includes(seat);
        const shown = isCounted ? coins[seat] : seat === now ? counting.coins : 0;
        return html`<${ResultSeat} key=${seat} seat=${seat} view=${view} names=${names} coins=${shown}
          part=${shown / most} stage=${isCounted ? "counted" : seat === now ? "counting" : "waiting"}
          hasWon=${isCounted && winners.includes(seat)} />`;
      })}
    </ol>
    <p class="unseen" aria-live="polite">${spoken(counted, coins, names)}</p>
    ${!counting.isDone && html`<button type="button" class="button count-skip" onClick=${skip}>
      ${t("after-skip")}
    </button>`}
    ${counting.isDone && html`<${Verdict} view=${view} names=${names} coins=${coins} />${children}`}
  </div>`;
}

/** @param {{ seat: number, view: GameView, names: Names, coins: number, part: number,
 *   stage: "waiting"|"counting"|"counted", hasWon: boolean }} props */
function ResultSeat({ seat, view, names, coins, part, stage, hasWon }) {
  const { race, power } = view.position.seats[seat];
  const { conceded } = view.seats[seat]?.sitting ?? {};
  return html`<li class=${`count-seat chart-seat-${seat} is-${stage} ${hasWon ? "is-winner" : ""}`}>
    <span class="count-crown">${hasWon && html`<${Piece} id="crown" label=${t("after-winner")} />`}</span>
    <${SeatMark} seat=${seat} />
    <span class="count-name"><strong>${names.seat(seat)}</strong>
      ${race && power && html`<span class="count-people"><${Race} id=${race} /><${Power} id=${power} />
        ${names.combo(race, power)}</span>`}
      ${conceded && html`<span>${t("after-conceded")}</span>`}
    </span>
    <span class="count-coins number"><${Piece} id="coin-gold" />
      <span>${stage === "waiting" ? t("after-not-counted") : coins}</span></span>
    <span class="count-bar" aria-hidden="true"><i style=${{ width: `${100 * part}%` }}></i></span>
  </li>`;
}

/** Say what decided a tie. @param {{ view: GameView, names: Names, coins: number[] }} props */
function Verdict({ view, names, coins }) {
  const { winners = [] } = view;
  const { tie, equal } = standing(coins, winners);
  if (!tie || quittersOf(view.seats).length) return null;
  return html`<p class="verdict">${t(`after-tie-${tie}`, {
    seats: listed(equal.map((seat) => names.seat(seat))),
    winners: listed(winners.map((seat) => names.seat(seat))),
    coins: coins[equal[0]],
  })}</p>`;
}

/** Announce the seat counted last to screen readers. @param {number[]} counted
 * @param {number[]} coins @param {Names} names */
function spoken(counted, coins, names) {
  const seat = counted[counted.length - 1];
  if (seat === undefined) return "";
  return t("standing", { seat: names.seat(seat), coins: coins[seat] });
}

// --- The ranking; the server decides who won

/** Seats by rank; those that gave up come last. @param {number[]} coins @param {number[]} winners
 * @param {number[]} [quitters] @returns {number[]} */
export function ranking(coins, winners, quitters = []) {
  const group = (/** @type {number} */ seat) => Number(winners.includes(seat)) - Number(quitters.includes(seat));
  const rank = (/** @type {number} */ seat) => group(seat) * 1e6 + coins[seat];
  return coins.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a) || a - b);
}

/** Find a tie for the win, and what decided it.
 * @param {number[]} coins @param {number[]} winners
 * @returns {{ tie: "tokens"|"shared"|null, equal: number[] }} */
export function standing(coins, winners) {
  if (!winners.length) return { tie: null, equal: [] };
  const equal = coins.flatMap((count, seat) => (count === coins[winners[0]] ? [seat] : []));
  if (equal.length < 2) return { tie: null, equal: [] };
  return { tie: winners.length > 1 ? "shared" : "tokens", equal };
}

/** The seat with the fewest coins, unless several share it. @param {number[]} coins @param {number[]} winners */
export function comesLast(coins, winners) {
  const last = ranking(coins, winners).at(-1) ?? 0;
  const fewest = coins.filter((count) => count === coins[last]).length;
  return fewest === 1 ? last : null;
}

// --- The animated count, seat by seat from last to first

const COUNT = 900; // milliseconds for one seat
const LAST_COUNT = 1600; // the winner is worth waiting for
const BETWEEN = 450;

/** @typedef {{ counted: number, coins: number, isDone: boolean }} Counting  `counted`: seats that are
 *   done, from the last one on; `coins`: what the next one has so far */

/** @param {number[]} coins from last to first @param {boolean} isStill
 * @returns {[Counting, () => void]} how far it is, and how to skip the rest */
function useCounting(coins, isStill) {
  const still = isStill || prefersStillness();
  const [skipped, setSkipped] = useState(still);
  const [time, setTime] = useState(0);
  const { counted, coins: now, isDone } = skipped ? done(coins) : countedAt(time, coins);
  useEffect(() => {
    if (skipped || isDone) return undefined;
    let start = NaN;
    let frame = requestAnimationFrame(function step(at) {
      if (Number.isNaN(start)) start = at; // only frames' own times: the clock may be ahead of them
      setTime(at - start);
      frame = requestAnimationFrame(step); // even if the time was the same, so that it never stalls
    });
    return () => cancelAnimationFrame(frame);
  }, [skipped, isDone]);
  useEffect(() => {
    if (!skipped && !isDone) play("count");
  }, [counted]);
  return [{ counted, coins: now, isDone }, () => setSkipped(true)];
}

/** @param {number[]} coins @returns {Counting} */
function done(coins) {
  return { counted: coins.length, coins: 0, isDone: true };
}

/** The state of the count after some milliseconds. @param {number} time @param {number[]} coins
 * @returns {Counting} */
export function countedAt(time, coins) {
  let left = time;
  for (let place = 0; place < coins.length; place++) {
    const needs = place === coins.length - 1 ? LAST_COUNT : COUNT;
    if (left < needs) {
      const part = left / needs;
      return { counted: place, coins: Math.floor(coins[place] * part * (2 - part)), isDone: false };
    }
    left -= needs + BETWEEN;
    if (left < 0 && place < coins.length - 1) return { counted: place + 1, coins: 0, isDone: false };
  }
  return done(coins);
}
