/** The player's name: as entered, or a suggestion until then. */
import { signal } from "@preact/signals";
import { setPreferences, preferences } from "./device.js";
import { t } from "../i18n/texts.js";

const LONGEST = 60;

/** Selects the suggested name; constant while the page is open. */
const drawn = signal(Math.random());

/** Return a suggested name for players without one. */
export function suggestedName() {
  const names = t("kit-names").split(",").map(plainName);
  return names[Math.floor(drawn.value * names.length)];
}

/** Suggest a different name. */
export function suggestAnother() {
  const before = suggestedName();
  while (suggestedName() === before) drawn.value = Math.random();
}

/** Return the name to play under, and store it. */
export function nameToPlay() {
  const name = plainName(preferences.peek().name) || suggestedName();
  if (name !== preferences.peek().name) setPreferences({ name });
  return name;
}

/** Normalize a name for the server: one line, printable, limited length. @param {string} [name] */
export function plainName(name = "") {
  return name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").replace(/\s/g, " ").trim().slice(0, LONGEST);
}
