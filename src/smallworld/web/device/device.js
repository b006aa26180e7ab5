/** What this browser stores: the player's preferences, and the keys that open seats. */
import { effect, signal } from "@preact/signals";

/** @typedef {object} Preferences
 * @property {string} name
 * @property {"auto"|"day"|"candle"} theme
 * @property {string} language  empty: the browser's
 * @property {"off"|"soft"|"full"} sound
 * @property {boolean} notify
 * @property {boolean} firsts  hints on first occasions
 * @property {boolean} holdings  held regions are outlined on the board
 * @property {"slow"|"normal"|"fast"|"off"} pace  of animations and other players' moves
 * @property {number|null} colour  of the own seat; `null`: that of the seat
 * @property {boolean} numbers  every region shows its number
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
  sound: "soft",
  notify: false,
  firsts: true,
  holdings: true,
  pace: "normal",
  colour: null,
  numbers: false,
  table: {},
};

/** @type {import("@preact/signals").Signal<Preferences>} */
export const preferences = signal({ ...PLAIN, ...recalled(readStored(LIKINGS, {})) });

/** Update preferences that were stored by an older page. @param {Record<string, any>} stored */
function recalled({ sound, ...others }) {
  if (sound === undefined) return others;
  return { ...others, sound: typeof sound === "boolean" ? (sound ? "full" : "off") : sound };
}

/** @param {Partial<Preferences>} changed */
export function setPreferences(changed) {
  preferences.value = { ...preferences.value, ...changed };
  writeStored(LIKINGS, preferences.value);
}

/** @type {import("@preact/signals").Signal<Record<string, Keys>>} */
export const keys = signal(readStored(KEYS, {}));

/** Return the keys of a game, also those that another tab has stored. @param {string} game @returns {Keys|undefined} */
export function readKeys(game) {
  keys.value = readStored(KEYS, keys.value);
  return keys.value[game];
}

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

/** Write theme and motion to the document, where the styles read them. */
export function followTheme() {
  effect(() => {
    const { theme, pace } = preferences.value;
    Object.assign(document.documentElement.dataset, { theme, motion: pace === "off" ? "off" : "on" });
  });
}

const YEAR = 365 * 24 * 3600; // seconds

/** Tell the server the chosen language in a cookie, so that the next document preloads the texts that are used. */
export function followLanguage() {
  effect(() => {
    const { language } = preferences.value;
    document.cookie = `smallworld-language=${language}; path=/; max-age=${language ? YEAR : 0}; samesite=lax`;
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

/** Return `true` if the player prefers reduced motion, on this page or on the whole device. */
export function prefersStillness() {
  return Boolean(stillness?.matches) || preferences.peek().pace === "off";
}
