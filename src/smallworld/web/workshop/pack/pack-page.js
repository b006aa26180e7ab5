/** The screen of a stored pack: cards, boards, details and actions. */
import { useSignal } from "@preact/signals";
import { html } from "../../ui/html.js";
import { useAction, ErrorNotice, Waiting } from "../../ui/request-state.js";
import { Confirm } from "../../ui/overlays.js";
import { Sign } from "../../ui/emblem.js";
import { Frame } from "../../ui/frame.js";
import { Drawer } from "../../home/setup/drawer.js";
import { go, Link } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";
import { BoardTile } from "../board/board-picture.js";
import { TileCard } from "../tile/card.js";
import { cardAt, useChecked } from "../model/check-design.js";
import { emptyTile, freeId, idFrom, nameOf, tilesOf, titled } from "../model/design.js";
import { ExportButtons } from "./pack-files.js";
import { Faults, Warnings } from "../tile/fields.js";
import { TryPack } from "./try-pack.js";
import { designAt, dropDesign, keepDesign } from "../model/storage.js";
import { addTile } from "../tile/tile-page.js";
import { writeToml } from "../model/toml-write.js";
import { tryTile } from "../model/try-out.js";
import { TextField } from "../../ui/fields.js";

/** @typedef {import("../model/design.js").Design} Design */
/** @typedef {import("../model/design.js").Kind} Kind */
/** @typedef {import("../model/check-design.js").Checked} Checked */

/** @param {{ at: string }} props */
export function PackPage({ at }) {
  const design = designAt(at);
  return design && html`<${Opened} at=${at} design=${design} />`;
}

/** @param {{ at: string, design: Design }} props */
function Opened({ at, design }) {
  const checked = useChecked(design);
  const isSound = checked.isFresh && !checked.faults.length;
  return html`<${Frame} title=${design.pack.title} lead=${design.pack.about} wide>
    <p class="back-line"><${Link} to="/workshop" class="button quiet"><${Sign} id="back" /> ${t("page-workshop")}<//></p>
    <div class="pack-ways">
      <${TryPack} pack=${isSound ? checked.pack : null} wish=${{ toml: writeToml(design) }} class="main" />
      <${Link} to=${`/new#pack=${at}`} class="button" aria-disabled=${!isSound}><${Sign} id="people" /> ${t("workshop-use")}<//>
      <${ExportButtons} toml=${writeToml(design)} id=${design.pack.id} />
      <${Delete} at=${at} title=${design.pack.title} />
    </div>
    <${ErrorNotice} error=${checked.error} again=${checked.again} />
    ${checked.isFresh && html`<${Faults} faults=${checked.faults} /><${Warnings} warnings=${checked.warnings} />`}
    <${Tiles} at=${at} design=${design} checked=${checked} />
    <${Boards} at=${at} design=${design} checked=${checked} />
    <${Drawer} title=${t("workshop-about")} summary=${t("workshop-about.about", { version: design.pack.version, id: design.pack.id })}>
      <${AboutPack} design=${design} faults=${checked.faults} onChange=${(/** @type {Design} */ changed) => keepDesign(changed, at)} />
    <//>
  <//>`;
}

/** @param {{ at: string, design: Design, checked: Checked }} props */
function Tiles({ at, design, checked }) {
  const kinds = /** @type {Kind[]} */ (["race", "power"]);
  const add = (/** @type {Kind} */ kind) => {
    const taken = [...design.races, ...design.powers].map(({ id }) => id);
    addTile(at, design, kind, { ...emptyTile(kind), id: freeId(kind, taken) });
  };
  return html`<section class="bench-part" aria-labelledby="pack-tiles">
    <div class="heading-row"><h2 id="pack-tiles">${t("workshop-tiles")}</h2>
      <span class="button-row">${kinds.map((kind) => html`<button type="button" key=${kind} class="button"
        disabled=${tilesOf(design, kind).length > 7} onClick=${() => add(kind)}><${Sign} id="plus" /> ${t(`workshop-make-${kind}`)}</button>`)}</span>
    </div>
    ${!checked.pack && checked.isFresh === false && !checked.error && html`<${Waiting} words=${t("workshop-checking")} />`}
    <ul class="tile-cards">
      ${kinds.flatMap((kind) => tilesOf(design, kind).map((tile, place) => html`<li key=${kind + place}>
        <${OwnTile} at=${at} design=${design} kind=${kind} place=${place} checked=${checked} />
      </li>`))}
    </ul>
  </section>`;
}

/** @param {{ at: string, design: Design, kind: Kind, place: number, checked: Checked }} props */
function OwnTile({ at, design, kind, place, checked }) {
  const tile = tilesOf(design, kind)[place];
  const { busy, error, run } = useAction();
  const found = cardAt(checked.pack, kind, place);
  const blank = { kind, supply: 0, rule: "", emblem: "", numbers: {}, readings: [] };
  const name = found?.name || nameOf(tile) || t(`workshop-new-${kind}`);
  const card = { ...blank, ...found, id: tile.id, tokens: tile.tokens, borrows: tile.borrows, name };
  const away = t("workshop-drop", { name });
  const drop = () => {
    const tiles = tilesOf(design, kind).filter((_, other) => other !== place);
    keepDesign(titled({ ...design, [kind === "race" ? "races" : "powers"]: tiles }), at);
  };
  return html`<${TileCard} card=${card}>
    <${Link} to=${`/workshop/${at}/${kind}/${place}`} class="button">${t("workshop-change")}<//>
    <button type="button" class="button" disabled=${busy.value || checked.faults.length > 0}
      onClick=${() => run(() => tryTile(design, kind, place))}><${Sign} id="play" /> ${t("workshop-try-short")}</button>
    <button type="button" class="button icon quiet" aria-label=${away} title=${away} onClick=${drop}><${Sign} id="trash" /></button>
    <${ErrorNotice} error=${error.value} />
  <//>`;
}

/** @param {{ at: string, design: Design, checked: Checked }} props */
function Boards({ at, design }) {
  return html`<section class="bench-part" aria-labelledby="pack-boards">
    <div class="heading-row"><h2 id="pack-boards">${t("workshop-boards")}</h2>
      <${Link} to=${`/workshop/${at}/board/${design.boards.length}`} class="button"><${Sign} id="plus" /> ${t("workshop-make-board")}<//>
    </div>
    ${design.boards.length === 0 && html`<p class="empty">${t("workshop-no-boards")}</p>`}
    <ul class="board-tiles">
      ${design.boards.map((board, place) => html`<li key=${place}><${BoardTile} at=${at} design=${design} place=${place} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{ at: string, title: string }} props */
function Delete({ at, title }) {
  const asking = useSignal(false);
  const drop = () => {
    go("/workshop", { replace: true });
    dropDesign(at);
  };
  return html`<button type="button" class="button quiet" onClick=${() => (asking.value = true)}><${Sign} id="trash" /> ${t("workshop-delete")}</button>
    <${Confirm} open=${asking.value} title=${t("workshop-delete")} words=${t("workshop-delete.about", { title })}
      yes=${t("workshop-delete.yes")} onYes=${drop} onClose=${() => (asking.value = false)} />`;
}

// --- Title, author and licence

/** @typedef {import("../model/design.js").About} About */

const FIELDS = /** @type {const} */ ([["title", 60], ["about", 300], ["author", 60], ["licence", 60], ["version", 14], ["id", 30]]);

/** @param {{ design: Design, faults: import("../../net/protocol.js").TomlFault[], onChange: (design: Design) => void }} props */
function AboutPack({ design, faults, onChange }) {
  const write = (/** @type {keyof About} */ key, /** @type {string} */ value) => {
    const pack = { ...design.pack, [key]: value };
    if (key === "title" && !design.isTitled) pack.id = idFrom(value, "pack");
    onChange({ ...design, isTitled: design.isTitled || key === "title" || key === "id", pack });
  };
  return html`<div class="names-grid about-pack">
    ${FIELDS.map(([key, longest]) => html`<div key=${key} data-field=${key}>
      <${TextField} label=${t(`workshop-about-${key}`)} value=${design.pack[key]} longest=${longest}
        onInput=${(/** @type {string} */ value) => write(key, value)} />
      <${Faults} faults=${faults.filter((fault) => fault.key === `pack.${key}`)} />
    </div>`)}
  </div>`;
}
