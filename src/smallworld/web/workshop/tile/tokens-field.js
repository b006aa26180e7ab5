/** The tokens of a tile, and where those of a race come from (ruling N9). */
import { catalogue } from "../../net/catalogue.js";
import { html } from "../../ui/html.js";
import { Choice, SelectField } from "../../ui/fields.js";
import { t } from "../../i18n/texts.js";
import { Names } from "../../i18n/names.js";
import { tokensNeeded } from "../model/design.js";
import { Faults, Stepper } from "./fields.js";
import { LIMITS } from "../model/vocabulary.js";

/** @typedef {import("../model/design.js").Tile} Tile */
/** @typedef {{ kind: "race"|"power", tile: Tile, faults: Record<string, import("../../net/protocol.js").TomlFault[]>,
 *   onChange: (changed: Partial<Tile>) => void }} Props */

/** @param {Props} props */
export function TokensField({ kind, tile, faults, onChange }) {
  const { least, most } = LIMITS[kind];
  return html`<${Stepper} label=${t("workshop-tokens", { kind })} about=${t("workshop-tokens.about", { kind, most })}
      value=${tile.tokens} least=${least} most=${most} faults=${faults.tokens} field="tokens"
      onChange=${(/** @type {number} */ tokens) => onChange({ tokens })} />
    ${kind === "race" && html`<${Source} kind=${kind} tile=${tile} faults=${faults} onChange=${onChange} />`}`;
}

/** Official races with enough tokens for this one. @param {Tile} tile */
function lenders(tile) {
  const needed = tokensNeeded(tile);
  return (catalogue.value?.races ?? []).filter(({ numbers }) => (numbers.supply ?? 0) >= needed);
}

/** @param {Props} props */
function Source({ tile, faults, onChange }) {
  const able = lenders(tile);
  const ways = ["own", "borrowed"].map((value) => ({
    value,
    label: t(`workshop-source-${value}`),
    about: t(`workshop-source-${value}.about`),
  }));
  const choose = (/** @type {string} */ way) =>
    onChange(way === "own" ? { borrows: "" } : { borrows: able[0]?.id ?? "ratmen", supply: 0 });
  return html`<div data-field="source">
    <${Choice} label=${t("workshop-source")} value=${tile.borrows ? "borrowed" : "own"} from=${ways} onChange=${choose} />
    ${tile.borrows
      ? html`<${Lender} tile=${tile} able=${able} onChange=${onChange} />`
      : html`<${Stepper} label=${t("workshop-supply")} about=${t("workshop-supply.about", { needed: tokensNeeded(tile) })}
          value=${tile.supply || tokensNeeded(tile)} least=${tokensNeeded(tile)} most=${LIMITS.supply} field="supply"
          onChange=${(/** @type {number} */ supply) => onChange({ supply: supply === tokensNeeded(tile) ? 0 : supply })} />`}
    <${Faults} faults=${[...(faults.borrows ?? []), ...(faults.supply ?? [])]} />
  </div>`;
}

/** @param {{ tile: Tile, able: import("../../net/protocol.js").TraitEntry[],
 *   onChange: (changed: Partial<Tile>) => void }} props */
function Lender({ tile, able, onChange }) {
  const names = new Names();
  const known = able.map(({ id, numbers }) => ({
    value: id,
    label: t("workshop-lender", { ...names.forms("race", id), supply: numbers.supply ?? 0 }),
  }));
  const lost = able.some(({ id }) => id === tile.borrows) ? [] : [{ value: tile.borrows, label: names.name("race", tile.borrows) }];
  return html`<${SelectField} label=${t("workshop-lender-who")} value=${tile.borrows} from=${[...lost, ...known]}
    onChange=${(/** @type {string} */ borrows) => onChange({ borrows })} />`;
}
