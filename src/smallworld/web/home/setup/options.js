/** The rule options: name, topic, and what the current value means. */
import { useState } from "preact/hooks";
import { catalogue } from "../../net/catalogue.js";
import { html } from "../../ui/html.js";
import { Choice, Switch, SelectField } from "../../ui/fields.js";
import { language, listed, t } from "../../i18n/texts.js";

/** Hidden or open coins have their own field, because everybody cares. */
const COINS = "open_coins";

/** @typedef {{ options: Record<string, boolean>, onChange: (options: Record<string, boolean>) => void }} Props */

/** @param {Props} props */
export function CoinsChoice({ options, onChange }) {
  if (!(COINS in options)) return null;
  const from = [false, true].map((open) => ({
    value: String(open),
    label: t(open ? "new-coins-open" : "new-coins-hidden"),
    about: t(open ? "new-coins-open.about" : "new-coins-hidden.about"),
  }));
  return html`<${Choice} label=${t("new-coins")} value=${String(options[COINS])} from=${from}
    onChange=${(/** @type {string} */ open) => onChange({ ...options, [COINS]: open === "true" })} />`;
}

/** @param {Props} props */
export function Options({ options, onChange }) {
  const shown = (catalogue.value?.options ?? []).filter(({ id }) => id !== COINS);
  return html`<${Presets} options=${options} apart=${COINS} onChange=${onChange} />
  <div class="switches">
    ${shown.map(({ id }) => {
      const meaning = t(`option-${id}.${options[id] ? "on" : "off"}`);
      return html`<${Switch} key=${id} label=${t(`option-${id}.about`)} about=${meaning} on=${options[id]}
        onChange=${(/** @type {boolean} */ on) => onChange({ ...options, [id]: on })} />`;
    })}
    ${changed(options) > 0 &&
    html`<button type="button" class="button" onClick=${() => onChange(withDefaults(options))}>
      ${t("new-options-reset")}
    </button>`}
  </div>`;
}

/** Count options that differ from their default, without the coins.
 * @param {Record<string, boolean>} options */
export function changed(options) {
  const all = catalogue.value?.options ?? [];
  return all.filter((option) => option.id !== COINS && options[option.id] !== option.default).length;
}

/** @param {Record<string, boolean>} options */
function withDefaults(options) {
  return { ...options, ...plainSwitches(COINS) };
}

// --- Presets: all options as in a printed edition

/** @typedef {Record<string, boolean>} Switches */
/** @typedef {{ lang: string, options: Switches }} Edition */

const ENGLISH = "en";
const OWN = "own"; // no edition has them like this

/** @param {{ options: Switches, apart: string, onChange: (options: Switches) => void }} props  `apart`: the
 *   switch that no edition speaks of */
function Presets({ options, apart, onChange }) {
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

/** The options of the English edition. @param {string} apart @returns {Switches} */
export function plainSwitches(apart) {
  const all = (catalogue.value?.options ?? []).filter(({ id }) => id !== apart);
  return Object.fromEntries(all.map((option) => [option.id, option.default]));
}

/** The language of the edition with exactly these options; of several, one of the
 * `dear` ones. @param {Switches} options @param {Switches} plain @param {Edition[]} editions
 * @param {string[]} dear */
export function editionOf(options, plain, editions, dear) {
  const fits = (/** @type {Switches} */ wanted) => Object.keys(wanted).every((id) => options[id] === wanted[id]);
  const fitting = editions.filter((edition) => fits({ ...plain, ...edition.options })).map(({ lang }) => lang);
  return dear.find((lang) => fitting.includes(lang)) ?? fitting[0] ?? OWN;
}
