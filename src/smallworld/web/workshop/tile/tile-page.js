/** The form of a race or a power, with a live card. */
import { catalogue } from "../../net/catalogue.js";
import { html } from "../../ui/html.js";
import { useAction, ErrorNotice } from "../../ui/request-state.js";
import { Sign } from "../../ui/emblem.js";
import { Frame } from "../../ui/frame.js";
import { Drawer } from "../../home/setup/drawer.js";
import { go, Link } from "../../ui/router.js";
import { currentLanguage, t } from "../../i18n/texts.js";
import { BalancePart } from "../balance/balance.js";
import { TileCard } from "./card.js";
import { byField, cardAt, useChecked } from "../model/check-design.js";
import { MechanicsPicker } from "./mechanics-picker.js";
import { nameOf, tilesOf, withTile } from "../model/design.js";
import { EmblemField } from "./emblem-field.js";
import { Faults, Warnings } from "./fields.js";
import { designAt, keepDesign } from "../model/storage.js";
import { MoreNames, NameField } from "./naming.js";
import { TokensField } from "./tokens-field.js";
import { writeToml } from "../model/toml-write.js";
import { tryTile } from "../model/try-out.js";

/** @typedef {import("../model/design.js").Design} Design */
/** @typedef {import("../model/design.js").Kind} Kind */
/** @typedef {import("../model/design.js").Tile} Tile */
/** @typedef {import("../model/check-design.js").Checked} Checked */
/** @typedef {{ at: string, kind: Kind, place: number, design: Design, tile: Tile }} Shown */

/** @param {{ at: string, kind: Kind, place: number }} props */
export function TilePage({ at, kind, place }) {
  const design = designAt(at);
  const tile = design && tilesOf(design, kind)[place];
  if (!design || !tile) return html`<${Frame} title=${t("page-workshop")} lead=${t("workshop-gone")}><//>`;
  return html`<${Workplace} at=${at} kind=${kind} place=${place} design=${design} tile=${tile} />`;
}

/** @param {Shown} shown */
function Workplace(shown) {
  const { at, kind, place, design, tile } = shown;
  const checked = useChecked(design);
  const taken = [...(catalogue.value?.races ?? []), ...(catalogue.value?.powers ?? [])].map(({ id }) => id);
  const change = (/** @type {Partial<Tile>} */ some) => keepDesign(withTile(design, kind, place, { ...tile, ...some }, taken), at);
  const onWord = (/** @type {string} */ key, /** @type {any} */ said) => change({ words: { ...tile.words, [key]: said } });
  const faults = byField(checked.faults, (key) => fieldOf(key, kind, tile.id));
  const fields = { kind, tile, faults, onChange: change };
  const name = nameOf(tile, currentLanguage.value);
  return html`<${Frame} title=${name || t(`workshop-new-${kind}`)} wide>
    <p class="back-line"><${Link} to=${`/workshop/${at}`} class="button quiet"><${Sign} id="back" /> ${t("workshop-to-pack", { title: design.pack.title })}<//></p>
    <div class="workplace">
      <div class="workplace-form">
        <section class="card bench-card" aria-label=${t("workshop-first")}>
          <${NameField} ...${fields} />
          <${EmblemField} emblem=${tile.emblem} name=${name} kind=${kind} faults=${faults.emblem}
            shown=${cardAt(checked.pack, kind, place)?.emblem ?? ""} onChange=${(/** @type {string} */ emblem) => change({ emblem })} />
          <${TokensField} ...${fields} />
        </section>
        <${MechanicsPicker} kind=${kind} tile=${tile} faults=${faults} onWord=${onWord} />
        <${Drawer} title=${t("workshop-words")} summary=${t("workshop-words.about")}><${MoreNames} ...${fields} /><//>
      </div>
      <${Side} shown=${shown} checked=${checked} others=${faults[""] ?? []} />
    </div>
    <${BalancePart} toml=${writeToml(design)} trait=${tile.id} kind=${kind} name=${name} isSound=${checked.isFresh && !checked.faults.length} />
  <//>`;
}

/** The field of a fault. @param {string} key such as `race.bogfolk.tokens`
 * @param {Kind} kind @param {string} id */
export function fieldOf(key, kind, id) {
  const parts = key.split(".");
  if (parts[0] === kind && parts[1] === id) return parts[2] ?? "";
  if (parts[0] !== "texts" || parts[2] !== kind || parts[3] !== id) return "";
  return parts[1] === currentLanguage.value || parts[4] !== "name" ? (parts[4] ?? "name") : `name-${parts[1]}`;
}

/** The live card and its actions.
 * @param {{ shown: Shown, checked: Checked, others: import("../../net/protocol.js").TomlFault[] }} props */
function Side({ shown: { kind, place, design, tile }, checked, others }) {
  const { busy, error, run } = useAction();
  const isSound = checked.isFresh && checked.faults.length === 0 && !checked.error;
  const isNamed = nameOf(tile) !== "";
  const [sign, told] = checked.faults.length
    ? ["warning", t("workshop-faults", { count: checked.faults.length })]
    : !checked.isFresh
      ? ["clock", t("workshop-checking")]
      : isNamed
        ? ["check", t("workshop-sound")]
        : ["warning", t("workshop-try-unnamed", { kind })];
  return html`<aside class="workplace-side" aria-label=${t("workshop-preview")}>
    <${TileCard} card=${preview(kind, tile, cardAt(checked.pack, kind, place))} level=${2} />
    <p class=${`check-line ${checked.faults.length ? "wrong" : ""}`} role="status" data-sound=${isSound}>
      <${Sign} id=${sign} /> ${told}</p>
    <${Faults} faults=${others} />
    ${checked.isFresh && html`<${Warnings} warnings=${checked.warnings} />`}
    <${ErrorNotice} error=${checked.error} again=${checked.again} />
    <button type="button" class="button main play-button" disabled=${!isSound || !isNamed || busy.value}
      onClick=${() => run(() => tryTile(design, kind, place))}>
      <${Sign} id="play" /> ${t(busy.value ? "home-laying-out" : "workshop-try")}
    </button>
    ${isNamed && html`<p class="play-summary">${t("workshop-try.about", { kind })}</p>`}
    <${ErrorNotice} error=${error.value} />
  </aside>`;
}

/** Show the form's values at once; rule and emblem come from the server.
 * @param {Kind} kind @param {Tile} tile @param {import("../../net/protocol.js").CardEntry|undefined} card
 * @returns {import("../../net/protocol.js").CardEntry} */
function preview(kind, tile, card) {
  const { id, tokens, borrows } = tile;
  const blank = { kind, id, tokens, supply: 0, rule: "", emblem: "", numbers: {}, readings: [] };
  const name = nameOf(tile, currentLanguage.value) || t(`workshop-new-${kind}`);
  return { ...blank, ...card, id, tokens, borrows, name };
}

/** Add a blank tile to a pack and open its form. @param {string} at @param {Design} design @param {Kind} kind
 * @param {Tile} tile */
export function addTile(at, design, kind, tile) {
  const tiles = [...tilesOf(design, kind), tile];
  keepDesign({ ...design, [kind === "race" ? "races" : "powers"]: tiles }, at);
  go(`/workshop/${at}/${kind}/${tiles.length - 1}`);
}
