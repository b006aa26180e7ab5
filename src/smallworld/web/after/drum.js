/** A short drum before each count, for those who have the sound on. */
import { likings } from "../device/device.js";

const BEATS = 12;
const EVERY = 0.055; // seconds

/** @type {AudioContext|null} */
let audio = null;

/** A roll that grows; the last beat is the loudest. */
export function drum() {
  if (!likings.value.sound || !globalThis.AudioContext) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (let beat = 0; beat < BEATS; beat++) {
    const isLast = beat === BEATS - 1;
    const after = beat * EVERY + (isLast ? 2 * EVERY : 0);
    strike(audio, start + after, isLast ? 0.3 : 0.04 + (0.1 * beat) / BEATS);
  }
}

/** @param {AudioContext} context @param {number} at @param {number} loud */
function strike(context, at, loud) {
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.setValueAtTime(170, at);
  tone.frequency.exponentialRampToValueAtTime(60, at + 0.12);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.18);
}
