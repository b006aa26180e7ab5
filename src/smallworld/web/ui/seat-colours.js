/** Give the player's seat the colour they like: it swaps colours with the seat that has it. */
import { effect } from "@preact/signals";
import { preferences } from "../device/device.js";

export const COLOURS = [0, 1, 2, 3, 4];
const SHADES = ["", "-deep", "-emblem"];

/** Keep the colours of the document as the player likes them while a table is open.
 * @param {{ seats: number[] }} store @returns {() => void} ends it */
export function followSeatColour(store) {
  const { style } = document.documentElement;
  const reset = () => {
    for (const seat of COLOURS) for (const shade of SHADES) style.removeProperty(`--seat-${seat}${shade}`);
  };
  const stop = effect(() => {
    const { colour } = preferences.value;
    reset();
    for (const [seat, from] of swapped(Math.min(...store.seats), colour)) {
      for (const shade of SHADES) style.setProperty(`--seat-${seat}${shade}`, `var(--colour-${from}${shade})`);
    }
  });
  return () => {
    stop();
    reset();
  };
}

/** Return the seats whose colour changes, each with the seat it takes the colour of.
 * @param {number} seat @param {number|null} colour @returns {[number, number][]} */
export function swapped(seat, colour) {
  if (colour === null || !COLOURS.includes(seat) || colour === seat) return [];
  return [[seat, colour], [colour, seat]];
}
