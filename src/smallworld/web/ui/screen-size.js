/** Size class of the window: desktop, tablet (landscape or portrait), phone. */
import { signal } from "@preact/signals";

/** @typedef {"wide"|"tablet"|"standing"|"phone"} Size */

/** @param {number} width @param {number} height @returns {Size} */
export function sizeFor(width, height) {
  if (width < 700) return "phone";
  if (width >= 1100) return "wide";
  return width > height ? "tablet" : "standing";
}

const here = () => sizeFor(globalThis.innerWidth ?? 1440, globalThis.innerHeight ?? 900);

/** @type {import("@preact/signals").Signal<Size>} */
export const size = signal(here());

globalThis.addEventListener?.("resize", () => (size.value = here()));
