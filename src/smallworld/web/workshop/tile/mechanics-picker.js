/** The chest of drawers: every word of the vocabulary, in the drawer where one would look for it. */
import { useState } from "preact/hooks";
import { html } from "../../ui/html.js";
import { Piece, Sign } from "../../ui/emblem.js";
import { listed, t } from "../../i18n/texts.js";
import { isSaid } from "../model/toml-write.js";
import { GROUPS } from "../model/vocabulary.js";
import { usable, WordRow } from "./mechanic-field.js";

/** @typedef {import("../model/design.js").Tile} Tile */
/** @typedef {import("../model/design.js").Kind} Kind */
/** @typedef {import("../model/vocabulary.js").Group} Group */
/** @typedef {Record<string, import("../../net/protocol.js").TomlFault[]>} FieldFaults */

/** @param {{ kind: Kind, tile: Tile, faults: FieldFaults, onWord: (key: string, said: any) => void }} props */
export function Chest(props) {
  return html`<div class="chest">
    ${GROUPS.map((group) => html`<${ChestDrawer} key=${group.id} group=${group} ...${props} />`)}
  </div>`;
}

/** @param {{ group: Group, kind: Kind, tile: Tile, faults: FieldFaults,
 *   onWord: (key: string, said: any) => void }} props */
function ChestDrawer({ group, kind, tile, faults, onWord }) {
  const words = usable(group.words, kind, tile);
  const said = words.filter(({ key, isAmount }) => isSaid(tile, key) && !isAmount);
  const [isOpen] = useState(said.length > 0);
  const isWrong = words.some(({ key }) => faults[key]?.length);
  const summary = said.length ? listed(said.map(({ key }) => t(`workshop-word-${key}`)), "comma") : t("workshop-nothing-said");
  return html`<details class="drawer card chest-drawer" open=${isOpen || isWrong} data-group=${group.id}>
    <summary>
      <span class="chest-sign">${group.sign.startsWith("sign-") ? html`<${Sign} id=${group.sign.slice(5)} />` : html`<${Piece} id=${group.sign} />`}</span>
      <span class="chest-name"><h2>${t(`workshop-group-${group.id}`)}</h2><span class="drawer-summary">${summary}</span></span>
    </summary>
    <div class="drawer-inside">
      ${words.map((word) => html`<${WordRow} key=${word.key} word=${word} tile=${tile} faults=${faults[word.key]} onChange=${onWord} />`)}
    </div>
  </details>`;
}
