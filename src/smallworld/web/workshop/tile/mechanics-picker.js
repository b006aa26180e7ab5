/** The mechanics of a tile, grouped by topic, with a search. */
import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import { html } from "../../ui/html.js";
import { Piece, Sign } from "../../ui/emblem.js";
import { matcher } from "../../i18n/search.js";
import { has, listed, t } from "../../i18n/texts.js";
import { isSaid } from "../model/toml-write.js";
import { GROUPS, isFor, KINDS, plainOf, WORDS } from "../model/vocabulary.js";
import { Switch, TextField } from "../../ui/fields.js";
import { kindName, KindsPicker } from "./region-kinds.js";
import { Faults, Stepper } from "./fields.js";

/** @typedef {import("../model/design.js").Tile} Tile */
/** @typedef {import("../model/design.js").Kind} Kind */
/** @typedef {import("../model/vocabulary.js").Group} Group */
/** @typedef {Record<string, import("../../net/protocol.js").TomlFault[]>} FieldFaults */

/** @param {{ kind: Kind, tile: Tile, faults: FieldFaults, onWord: (key: string, said: any) => void }} props */
export function MechanicsPicker(props) {
  const query = useSignal("");
  const fits = matcher(query.value);
  const isSearching = query.value.trim() !== "";
  const groups = GROUPS.map((group) => {
    const all = usable(group.words, props.kind, props.tile);
    const words = all.filter((word) => !isSearching || fits(t(`workshop-group-${group.id}`), ...wordsOf(word, props.tile)));
    return { group, all, words };
  });
  const shown = groups.filter(({ words }) => words.length > 0);
  return html`<section class="mechanics" aria-label=${t("workshop-mechanics")}>
    <div class="mechanics-search" role="search">
      <${TextField} type="search" label=${t("workshop-find")} placeholder=${t("workshop-find.placeholder")} value=${query.value}
        onInput=${(/** @type {string} */ words) => (query.value = words)} />
      <p class=${shown.length ? "unseen" : "empty"} role="status">${isSearching && t("workshop-found", { count: shown.flatMap(({ words }) => words).length })}</p>
    </div>
    ${shown.map((one) => html`<${MechanicsGroup} key=${`${one.group.id} ${isSearching}`} ...${one} ...${props} isSearching=${isSearching} />`)}
  </section>`;
}

/** @param {{ group: Group, all: Word[], words: Word[], isSearching: boolean, tile: Tile, faults: FieldFaults,
 *   onWord: (key: string, said: any) => void }} props  `words`: those of `all` that the search found */
function MechanicsGroup({ group, all, words, isSearching, tile, faults, onWord }) {
  const said = all.filter(({ key, isAmount }) => isSaid(tile, key) && !isAmount);
  const [isOpen, setOpen] = useState(isSearching || said.length > 0);
  const isWrong = words.some(({ key }) => faults[key]?.length);
  const summary = said.length ? listed(said.map(({ key }) => t(`workshop-word-${key}`)), "comma") : t("workshop-nothing-said");
  return html`<details class="drawer card mechanics-group" open=${isOpen || isWrong} data-group=${group.id}
    onToggle=${(/** @type {any} */ event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}>
    <summary>
      <span class="mechanics-sign">${group.sign.startsWith("sign-") ? html`<${Sign} id=${group.sign.slice(5)} />` : html`<${Piece} id=${group.sign} />`}</span>
      <span class="mechanics-name"><h2>${t(`workshop-group-${group.id}`)}</h2><span class="drawer-summary">${summary}</span></span>
    </summary>
    <div class="drawer-inside">
      ${words.map((word) => html`<div key=${word.key} class=${`mechanic ${isSaid(tile, word.key) ? "said" : ""}`}>
        <${WordRow} word=${word} tile=${tile} faults=${faults[word.key]} onChange=${onWord} />
      </div>`)}
    </div>
  </details>`;
}

/** What a search finds a mechanic by. @param {Word} word @param {Tile} tile */
function wordsOf(word, tile) {
  return [t(`workshop-word-${word.key}`), meaningOf(word, tile), ...(word.type === "kinds" ? KINDS.map(kindName) : [])];
}

// --- One mechanic: its field and the sentence it adds

/** @typedef {import("../model/vocabulary.js").Word} Word */
/** @typedef {import("../model/design.js").Said} Said */
/** @typedef {import("../../net/protocol.js").TomlFault} Fault */

/** @param {{ word: Word, tile: Tile, faults: Fault[], onChange: (key: string, said: Said) => void }} props */
function WordRow({ word, tile, faults, onChange }) {
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

/** The mechanics a tile can have now: an amount needs the key it belongs to.
 * @param {Word[]} words @param {Kind} kind @param {Tile} tile */
function usable(words, kind, tile) {
  return words.filter((word) => isFor(word, kind) && (!word.with || word.with.some((key) => isSaid(tile, key))));
}

/** The rule sentence of a mechanic with its numbers, or with the smallest ones.
 * @param {Word} word @param {Tile} tile */
function meaningOf(word, tile) {
  const message = `trait-${word.key}`;
  if (!has(message)) return t(`workshop-word-${word.key}.about`);
  const said = tile.words[word.key];
  const number = typeof said === "number" && said > 0 ? said : 1;
  const kinds = Array.isArray(said) && said.length ? listed(said.map(kindName), "or") : t("workshop-kinds-open");
  const amounts = WORDS.filter((other) => other.isAmount && other.with?.includes(word.key));
  const facts = { kinds, coins: number, tokens: number, regions: number, pieces: number };
  return t(message, { ...facts, ...Object.fromEntries(amounts.map((amount) => [amount.variable, Number(tile.words[amount.key] ?? 1)])) });
}
