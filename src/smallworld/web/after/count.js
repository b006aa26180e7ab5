/** Coins are counted up seat by seat, from last to first. */
import { useEffect, useRef, useState } from "preact/hooks";
import { prefersStillness } from "../device/device.js";
import { drum } from "./drum.js";

const COUNT = 900; // milliseconds for one seat
const LAST_COUNT = 1600; // the winner is worth waiting for
const BETWEEN = 450;

/** @typedef {{ counted: number, coins: number, isDone: boolean }} Counting  `counted`: seats that are
 *   done, from the last one on; `coins`: what the next one has so far */

/** @param {number[]} coins from last to first @param {boolean} isStill
 * @returns {[Counting, () => void]} how far it is, and how to skip the rest */
export function useCounting(coins, isStill) {
  const still = isStill || prefersStillness();
  const [skipped, setSkipped] = useState(still);
  const [time, setTime] = useState(0);
  const start = useRef(0);
  const { counted, coins: now, isDone } = skipped ? done(coins) : countedAt(time, coins);
  useEffect(() => {
    if (skipped || isDone) return undefined;
    start.current ||= performance.now();
    const frame = requestAnimationFrame((at) => setTime(Math.max(0, at - start.current)));
    return () => cancelAnimationFrame(frame);
  }, [time, skipped, isDone]);
  useEffect(() => {
    if (!skipped && !isDone) drum();
  }, [counted]);
  return [{ counted, coins: now, isDone }, () => setSkipped(true)];
}

/** @param {number[]} coins @returns {Counting} */
function done(coins) {
  return { counted: coins.length, coins: 0, isDone: true };
}

/** How far the count is after so many milliseconds. @param {number} time @param {number[]} coins
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
