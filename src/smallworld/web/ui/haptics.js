/** Short vibrations where the device has them, once the player has touched the page. */
import { prefersStillness } from "../device/device.js";

/** @param {number|number[]} pattern milliseconds of vibration and rest */
export function buzz(pattern) {
  const { navigator } = globalThis;
  if (!navigator?.vibrate || !navigator.userActivation?.hasBeenActive || prefersStillness()) return;
  navigator.vibrate(pattern);
}
