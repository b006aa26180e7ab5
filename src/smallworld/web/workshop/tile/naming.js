/** The names of a tile: in the current language with its forms, and in others. */
import { catalogue } from "../../net/catalogue.js";
import { html } from "../../ui/html.js";
import { TextField } from "../../ui/fields.js";
import { forms, currentLanguage, t } from "../../i18n/texts.js";
import { endonym } from "../../i18n/languages.js";
import { Faults } from "./fields.js";

/** @typedef {import("../model/design.js").Tile} Tile */
/** @typedef {import("../model/design.js").Kind} Kind */
/** @typedef {{ kind: Kind, tile: Tile, faults: Record<string, import("../../net/protocol.js").TomlFault[]>,
 *   onChange: (changed: Partial<Tile>) => void }} Props */

/** Forms that are grammatical marks, not words. */
const MARKS = ["gender", "number", "kind", "first", "gloss"];

/** @param {Tile} tile @param {string} lang @param {string} form @param {string} words */
function worded(tile, lang, form, words) {
  const { [form]: _, ...others } = tile.texts[lang] ?? {};
  const said = words ? { ...others, [form]: words } : others;
  const { [lang]: __, ...rest } = tile.texts;
  return { texts: Object.keys(said).length ? { ...rest, [lang]: form === "name" ? { name: words, ...said } : said } : rest };
}

/** @param {Props} props */
export function NameField({ kind, tile, faults, onChange }) {
  const lang = currentLanguage.value;
  return html`<div data-field="name">
    <${TextField} label=${t("workshop-name", { kind })} value=${tile.texts[lang]?.name ?? ""} longest=${40}
      placeholder=${t("workshop-name-like", { kind })} aria-invalid=${Boolean(faults.name)}
      onInput=${(/** @type {string} */ name) => onChange(worded(tile, lang, "name", name))} />
    <${Faults} faults=${faults.name} />
  </div>`;
}

/** Further forms and languages. @param {Props} props */
export function MoreNames({ kind, tile, faults, onChange }) {
  const lang = currentLanguage.value;
  const known = Object.keys(forms(`${kind}-unnamed`, "x", { name: "" })).map((key) => key.slice(2)).filter(Boolean);
  const own = known.filter((form) => !MARKS.includes(form));
  const others = (catalogue.value?.languages ?? []).filter((other) => other !== lang);
  const name = tile.texts[lang]?.name ?? "";
  return html`<${RuleField} tile=${tile} lang=${lang} onChange=${onChange} faults=${faults.rule} />
    ${own.length > 0 && name && html`<fieldset class="names-grid">
      <legend>${t("workshop-forms")}</legend>
      ${own.map((form) => html`<${TextField} key=${form} label=${t("workshop-form", { form })} longest=${60}
        value=${tile.texts[lang]?.[form] ?? ""} placeholder=${name}
        onInput=${(/** @type {string} */ words) => onChange(worded(tile, lang, form, words))} />`)}
    </fieldset>`}
    <fieldset class="names-grid">
      <legend>${t("workshop-other-languages")}</legend>
      ${others.map((other) => html`<div key=${other} data-field=${`name-${other}`}>
        <${TextField} label=${endonym(other)} longest=${40} lang=${other} value=${tile.texts[other]?.name ?? ""}
          placeholder=${name} onInput=${(/** @type {string} */ words) => onChange(worded(tile, other, "name", words))} />
        <${Faults} faults=${faults[`name-${other}`]} />
      </div>`)}
    </fieldset>`;
}

/** An own rule text instead of the generated one.
 * @param {{ tile: Tile, lang: string, onChange: (changed: Partial<Tile>) => void,
 *   faults?: import("../../net/protocol.js").TomlFault[] }} props */
function RuleField({ tile, lang, onChange, faults }) {
  const write = (/** @type {Event} */ event) => {
    const words = /** @type {HTMLTextAreaElement} */ (event.currentTarget).value.replace(/\s*\n\s*/g, " ");
    onChange(worded(tile, lang, "rule", words));
  };
  return html`<div class="labelled" data-field="rule">
    <label for="workshop-rule">${t("workshop-own-rule")}</label>
    <textarea id="workshop-rule" class="field" rows="3" maxlength="300" disabled=${!tile.texts[lang]?.name}
      placeholder=${t("workshop-own-rule.about")} value=${tile.texts[lang]?.rule ?? ""} onInput=${write}></textarea>
    <${Faults} faults=${faults} />
  </div>`;
}
