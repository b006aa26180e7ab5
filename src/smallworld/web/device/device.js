/** What this device remembers: how its player likes things, and what opens its seats. */
import { effect, signal } from "@preact/signals";

/** @typedef {object} Likings
 * @property {string} name
 * @property {"auto"|"day"|"candle"} theme
 * @property {string} language  empty: as the browser says
 * @property {boolean} sound
 * @property {boolean} notify
 * @property {boolean} firsts  hints when something comes up first
 * @property {"slow"|"normal"|"fast"} pace  of the moves of others
 * @property {Record<string, any>} table  the last choice for a new table
 */
/** @typedef {{ seats: Record<string, string>, invites?: Record<string, string>, watch?: string,
 *   at: number }} Keys  tokens by seat, invites not used yet, the watch link */

const LIKINGS = "smallworld.likings";
const KEYS = "smallworld.keys";
const MOST_GAMES = 200;

/** @template T @param {string} name @param {T} otherwise @returns {T} */
export function readStored(name, otherwise) {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise; // private windows may refuse, or somebody wrote nonsense there
  }
}

/** @param {string} name @param {unknown} value */
export function writeStored(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The page works without memory; only a reload forgets.
  }
}

/** @type {Likings} */
const PLAIN = {
  name: "",
  theme: "auto",
  language: "",
  sound: false,
  notify: false,
  firsts: true,
  pace: "normal",
  table: {},
};

/** @type {import("@preact/signals").Signal<Likings>} */
export const preferences = signal({ ...PLAIN, ...readStored(LIKINGS, {}) });

/** @param {Partial<Likings>} changed */
export function like(changed) {
  preferences.value = { ...preferences.value, ...changed };
  writeStored(LIKINGS, preferences.value);
}

/** @type {import("@preact/signals").Signal<Record<string, Keys>>} */
export const keys = signal(readStored(KEYS, {}));

/** Keep what opens seats of a game. @param {string} game @param {Partial<Keys>} found */
export function keep(game, found) {
  const all = readStored(KEYS, keys.value); // another tab may have written
  const before = all[game] ?? { seats: {} };
  const kept = {
    ...before,
    ...found,
    seats: { ...before.seats, ...found.seats },
    at: Date.now(),
  };
  const entries = Object.entries({ ...all, [game]: kept });
  entries.sort(([, a], [, b]) => b.at - a.at);
  keys.value = Object.fromEntries(entries.slice(0, MOST_GAMES));
  writeStored(KEYS, keys.value);
}

/** Forget a seat that is not ours any more. @param {string} game @param {number} seat */
export function dropSeat(game, seat) {
  const all = readStored(KEYS, keys.value);
  if (!all[game]) return;
  delete all[game].seats[seat];
  keys.value = { ...all };
  writeStored(KEYS, keys.value);
}

/** Forget a table that nobody comes back to. @param {string} game */
export function forgetTable(game) {
  const all = readStored(KEYS, keys.value);
  delete all[game];
  keys.value = { ...all };
  writeStored(KEYS, keys.value);
}

/** Forget all that this device remembers, and start as on the first day. */
export function forgetEverything() {
  try {
    const ours = Object.keys(localStorage).filter((name) => name.startsWith("smallworld."));
    for (const name of ours) localStorage.removeItem(name);
  } catch {
    // Nothing was stored anyway.
  }
  preferences.value = { ...PLAIN };
  keys.value = {};
}

/** The theme goes to the document, where the styles see it. */
export function followTheme() {
  effect(() => {
    document.documentElement.dataset.theme = preferences.value.theme;
  });
}

const darkness = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const isDark = signal(Boolean(darkness?.matches));
darkness?.addEventListener("change", () => (isDark.value = darkness.matches));

/** The theme the eye sees, for pictures that come in two. @returns {"day"|"candle"} */
export function themeSeen() {
  const { theme } = preferences.value;
  if (theme === "auto") return isDark.value ? "candle" : "day";
  return theme;
}

const stillness = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Does the player want things to stay where they are? */
export function prefersStillness() {
  return Boolean(stillness?.matches);
}
