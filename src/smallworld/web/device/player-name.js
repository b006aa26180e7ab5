/** What the player is called: as written once, or as suggested until then. */
import { signal } from "@preact/signals";
import { like, preferences } from "./device.js";
import { t } from "../i18n/texts.js";

const LONGEST = 60;

/** Which of the names is suggested; the same one as long as the page is open. */
const drawn = signal(Math.random());

/** A name to begin with, for whoever has written none. */
export function suggestedName() {
  const names = t("kit-names").split(",").map(plainName);
  return names[Math.floor(drawn.value * names.length)];
}

/** Another one, please. */
export function suggestAnother() {
  const before = suggestedName();
  while (suggestedName() === before) drawn.value = Math.random();
}

/** The name to sit down with. From now on it is known, and nobody asks again. */
export function nameToPlay() {
  const name = plainName(preferences.peek().name) || suggestedName();
  if (name !== preferences.peek().name) like({ name });
  return name;
}

/** A name as the server takes it: on one line, printable, not endless. @param {string} [name] */
export function plainName(name = "") {
  return name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").replace(/\s/g, " ").trim().slice(0, LONGEST);
}
