/** Choose the language: the player's setting, or the first of the browser's that the page has. */
import { catalogue } from "../net/catalogue.js";

/** @param {string} chosen */
export function languageFor(chosen) {
  const known = catalogue.value?.languages ?? ["en"];
  const wishes = [chosen, ...(navigator.languages ?? [navigator.language])];
  const found = wishes.map((wish) => nearest(wish, known)).find((lang) => lang !== undefined);
  return found ?? "en";
}

/** @param {string} wish @param {string[]} known */
function nearest(wish, known) {
  const plain = wish.toLowerCase().split("-")[0];
  const alike = plain === "no" || plain === "nn" ? "nb" : plain;
  return known.find((lang) => lang.toLowerCase() === alike);
}

/** The page's own languages: browsers do not know all of them. @type {Record<string, string>} */
const ENDONYMS = {
  cs: "Čeština",
  da: "Dansk",
  en: "English",
  fi: "Suomi",
  is: "Íslenska",
  nb: "Norsk bokmål",
  ru: "Русский",
  sv: "Svenska",
};

/** Return the name of a language in that language. @param {string} lang */
export function endonym(lang) {
  if (lang in ENDONYMS) return ENDONYMS[lang];
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
