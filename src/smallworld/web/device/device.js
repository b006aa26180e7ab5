/** What this browser stores: the player's preferences, and the keys that open seats. */
import { effect, signal } from "@preact/signals";

/** @typedef {object} Preferences
 * @property {string} name
 * @property {"auto"|"day"|"candle"} theme
 * @property {string} language  empty: the browser's
 * @property {boolean} sound
 * @property {boolean} notify
 * @property {boolean} firsts  hints on first occasions
 * @property {boolean} holdings  held regions are outlined on the board
 * @property {"slow"|"normal"|"fast"} pace  of other players' moves
 * @property {Record<string, any>} table  the last settings of a new table
 */
/** @typedef {{ seats: Record<string, string>, invites?: Record<string, string>, watch?: string,
 *   at: number }} Keys  tokens by seat, unused invites, the watch link */

const LIKINGS = "smallworld.likings";
const KEYS = "smallworld.keys";
const MOST_GAMES = 200;

/** Read a value from the storage, or `otherwise`. @template T @param {string} name @param {T} otherwise @returns {T} */
export function readStored(name, otherwise) {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise; // no storage in private windows, or invalid JSON
  }
}

/** @param {string} name @param {unknown} value */
export function writeStored(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage the page works until it is reloaded.
  }
}

/** Remove a value from the storage. @param {string} name */
export function removeStored(name) {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing is stored in private windows.
  }
}

/** @type {Preferences} */
const PLAIN = {
  name: "",
  theme: "auto",
  language: "",
  sound: false,
  notify: false,
  firsts: true,
  holdings: true,
  pace: "normal",
  table: {},
};

/** @type {import("@preact/signals").Signal<Preferences>} */
export const preferences = signal({ ...PLAIN, ...readStored(LIKINGS, {}) });

/** @param {Partial<Preferences>} changed */
export function setPreferences(changed) {
  preferences.value = { ...preferences.value, ...changed };
  writeStored(LIKINGS, preferences.value);
}

/** @type {import("@preact/signals").Signal<Record<string, Keys>>} */
export const keys = signal(readStored(KEYS, {}));

/** Store keys of a game, merged with those known. @param {string} game @param {Partial<Keys>} found */
export function keepKeys(game, found) {
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

/** Drop the key of a seat the player no longer has. @param {string} game @param {number} seat */
export function dropSeat(game, seat) {
  const all = readStored(KEYS, keys.value);
  if (!all[game]) return;
  delete all[game].seats[seat];
  keys.value = { ...all };
  writeStored(KEYS, keys.value);
}

/** Drop all keys of a game. @param {string} game */
export function forgetTable(game) {
  const all = readStored(KEYS, keys.value);
  delete all[game];
  keys.value = { ...all };
  writeStored(KEYS, keys.value);
}

/** Delete everything stored and reset preferences and keys. */
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

/** Write the theme to the document, where the styles read it. */
export function followTheme() {
  effect(() => {
    document.documentElement.dataset.theme = preferences.value.theme;
  });
}

const darkness = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const isDark = signal(Boolean(darkness?.matches));
darkness?.addEventListener("change", () => (isDark.value = darkness.matches));

/** Return the theme in effect, for pictures drawn in both. @returns {"day"|"candle"} */
export function themeSeen() {
  const { theme } = preferences.value;
  if (theme === "auto") return isDark.value ? "candle" : "day";
  return theme;
}

const stillness = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Return `true` if the player prefers reduced motion. */
export function prefersStillness() {
  return Boolean(stillness?.matches);
}
