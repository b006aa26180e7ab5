/** The words of the vocabulary as rows of the form: what is said, and what that means. */
import { html } from "../../ui/html.js";
import { Switch } from "../../ui/switch.js";
import { has, listed, t } from "../../i18n/texts.js";
import { kindName, KindsPicker } from "./kinds.js";
import { Stepper } from "./stepper.js";
import { Faults } from "./faults.js";
import { isFor, plainOf, WORDS } from "../model/vocabulary.js";
import { isSaid } from "../model/toml-write.js";

/** @typedef {import("../model/vocabulary.js").Word} Word */
/** @typedef {import("../model/design.js").Tile} Tile */
/** @typedef {import("../model/design.js").Kind} Kind */
/** @typedef {import("../model/design.js").Said} Said */
/** @typedef {import("../../net/protocol.js").TomlFault} Fault */

/** @param {{ word: Word, tile: Tile, faults: Fault[], onChange: (key: string, said: Said) => void }} props */
export function WordRow({ word, tile, faults, onChange }) {
  const { key, type } = word;
  const said = tile.words[key] ?? plainOf(word);
  const shared = { label: t(`workshop-word-${key}`), about: meaningOf(word, tile), faults, field: key };
  const change = (/** @type {Said} */ value) => onChange(key, value);
  if (type === "kinds") return html`<${KindsPicker} ...${shared} chosen=${said} onChange=${change} />`;
  if (type === "flag") {
    return html`<div data-field=${key}><${Switch} label=${shared.label} about=${shared.about} on=${said} onChange=${change} />
      <${Faults} faults=${faults} /></div>`;
  }
  return html`<${Stepper} ...${shared} value=${said} least=${Number(plainOf(word))} most=${word.most} onChange=${change} />`;
}

/** Words that a tile can have now: a number for how much needs something it speaks of.
 * @param {Word[]} words @param {Kind} kind @param {Tile} tile */
export function usable(words, kind, tile) {
  return words.filter((word) => isFor(word, kind) && (!word.with || word.with.some((key) => isSaid(tile, key))));
}

/** The sentence of the rules a word gives, with its numbers; where it says nothing yet, with the least.
 * @param {Word} word @param {Tile} tile */
function meaningOf(word, tile) {
  const message = `trait-${word.key}`;
  if (!has(message)) return t(`workshop-word-${word.key}.about`);
  const said = tile.words[word.key];
  const number = typeof said === "number" && said > 0 ? said : 1;
  const kinds = Array.isArray(said) && said.length ? listed(said.map(kindName), "or") : t("workshop-kinds-open");
  const facts = { coins: number, tokens: number, regions: number, pieces: number };
  if (word.type !== "kinds") return t(message, facts);
  const amounts = WORDS.filter((other) => other.isAmount && other.with?.includes(word.key));
  return t(message, { kinds, ...Object.fromEntries(amounts.map((amount) => [amount.variable, Number(tile.words[amount.key] ?? 1)])) });
}
