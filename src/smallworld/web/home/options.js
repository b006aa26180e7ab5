/** The switches of the rules: what each is about, and what it means the way it stands. */
import { catalogue } from "../net/catalogue.js";
import { html } from "../ui/html.js";
import { Choice } from "../ui/choice.js";
import { Switch } from "../ui/switch.js";
import { t } from "../i18n/texts.js";
import { Presets, plainSwitches } from "./presets.js";

/** Hidden or open coins are asked for by themselves: everybody cares. */
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

/** How many stand otherwise than usual; the coins are not counted.
 * @param {Record<string, boolean>} options */
export function changed(options) {
  const all = catalogue.value?.options ?? [];
  return all.filter((option) => option.id !== COINS && options[option.id] !== option.default).length;
}

/** @param {Record<string, boolean>} options */
function withDefaults(options) {
  return { ...options, ...plainSwitches(COINS) };
}
