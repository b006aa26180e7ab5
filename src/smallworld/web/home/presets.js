/** All switches of the rules at once: as a printed edition has them. */
import { useState } from "preact/hooks";
import { catalogue } from "../net/catalogue.js";
import { html } from "../ui/html.js";
import { SelectField } from "../ui/field.js";
import { language, listed, t } from "../i18n/texts.js";

/** @typedef {Record<string, boolean>} Switches */
/** @typedef {{ lang: string, options: Switches }} Edition */

const ENGLISH = "en";
const OWN = "own"; // no edition has them like this

/** @param {{ options: Switches, apart: string, onChange: (options: Switches) => void }} props  `apart`: the
 *   switch that no edition speaks of */
export function Presets({ options, apart, onChange }) {
  const [picked, pick] = useState("");
  const plain = plainSwitches(apart);
  const editions = [{ lang: ENGLISH, options: {} }, ...(catalogue.value?.editions ?? [])];
  const chosen = editionOf(options, plain, editions, [picked, language.value]);
  const from = editions.map(({ lang }) => ({ value: lang, label: t(`preset-${lang}`) }));
  if (chosen === OWN) from.push({ value: OWN, label: t("preset-own") });
  const choose = (/** @type {string} */ lang) => {
    pick(lang);
    onChange({ ...options, ...plain, ...editions.find((edition) => edition.lang === lang)?.options });
  };
  const others = Object.keys(plain).filter((id) => options[id] !== plain[id]);
  const told = others.map((id) => t("preset-switch", { option: t(`option-${id}`), on: options[id] }));
  return html`<div class="presets">
    <${SelectField} label=${t("preset")} value=${chosen} from=${from} onChange=${choose} />
    <p class="choice-about" role="status">
      ${t("preset-sets", { count: others.length, options: listed(told, "comma") })}
    </p>
  </div>`;
}

/** How the switches stand in English. @param {string} apart @returns {Switches} */
export function plainSwitches(apart) {
  const all = (catalogue.value?.options ?? []).filter(({ id }) => id !== apart);
  return Object.fromEntries(all.map((option) => [option.id, option.default]));
}

/** The language of the edition that has all switches like this; where several have, one of the
 * `dear` ones. @param {Switches} options @param {Switches} plain @param {Edition[]} editions
 * @param {string[]} dear */
export function editionOf(options, plain, editions, dear) {
  const fits = (/** @type {Switches} */ wanted) => Object.keys(wanted).every((id) => options[id] === wanted[id]);
  const fitting = editions.filter((edition) => fits({ ...plain, ...edition.options })).map(({ lang }) => lang);
  return dear.find((lang) => fitting.includes(lang)) ?? fitting[0] ?? OWN;
}
