/** The shelf: all packs of the server, of this device and of a table, with a search over packs and tiles. */
import { useSignal } from "@preact/signals";
import { html } from "../../ui/html.js";
import { useRequest, ErrorNotice, Waiting } from "../../ui/request-state.js";
import { Sign } from "../../ui/emblem.js";
import { TextField } from "../../ui/fields.js";
import { Frame } from "../../ui/frame.js";
import { address, Link } from "../../ui/router.js";
import { gameApi } from "../../net/api.js";
import { keys } from "../../device/device.js";
import { currentLanguage, t } from "../../i18n/texts.js";
import { checkPack, wholeShelf } from "../model/load.js";
import { itemsOf, search, SECTIONS } from "../model/shelf.js";
import { designs } from "../model/storage.js";
import { writeToml } from "../model/toml-write.js";
import { ShelfItem } from "./shelf-item.js";

/** @typedef {import("../model/shelf.js").Item} Item */
/** @typedef {import("../model/shelf.js").Found} Found */
/** @typedef {import("../model/shelf.js").Section} Section */
/** @typedef {import("../../net/protocol.js").TableBox} TableBox */

export function Shelf() {
  const game = address.value.hash.get("table") ?? "";
  const { value, error, again } = useRequest(() => everything(game), `${currentLanguage.value} ${game}`);
  const query = useSignal("");
  const found = search(value.value?.items ?? [], query.value);
  return html`<${Frame} title=${t("page-shelf")} lead=${t("shelf-lead")} wide>
    <p class="back-line">
      ${game
        ? html`<${Link} to=${`/table/${game}`} class="button quiet"><${Sign} id="back" /> ${t("shelf-to-table")}<//>`
        : html`<${Link} to="/workshop" class="button quiet"><${Sign} id="back" /> ${t("page-workshop")}<//>`}
    </p>
    <form class="shelf-search" role="search" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <${TextField} type="search" label=${t("shelf-search")} placeholder=${t("shelf-search.placeholder")} value=${query.value}
        enterkeyhint="search" onInput=${(/** @type {string} */ words) => (query.value = words)} />
      <p class="shelf-count" role="status">${value.value && t("shelf-found", { count: new Set(found.map(({ at, pack }) => pack.label || at)).size })}</p>
    </form>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${!value.value && !error.value && html`<${Waiting} words=${t("workshop-looking")} />`}
    ${SECTIONS.map((section) => html`<${Part} key=${section} section=${section} box=${value.value?.box ?? null}
      items=${found.filter((item) => item.section === section)} />`)}
  <//>`;
}

/** @param {string} game @returns {Promise<{ items: Item[], box: TableBox|null }>} */
async function everything(game) {
  const token = Object.values(keys.peek()[game]?.seats ?? {})[0];
  const [server, own, box] = await Promise.all([
    wholeShelf(),
    Promise.all(designs.peek().map(ownItem)),
    game ? gameApi(game, token).box(currentLanguage.peek()).catch(() => null) : null, // then the table is not shown
  ]);
  return { items: itemsOf(server, own, box?.packs ?? []), box };
}

/** A pack of this device; unfinished ones have no cards yet. @param {import("../model/storage.js").Kept} kept
 * @returns {Promise<Item>} */
async function ownItem({ key, design }) {
  const { pack } = await checkPack(writeToml(design));
  const unfinished = { ...design.pack, hash: "", label: "", cards: [], boards: [] };
  return { section: "own", at: key, pack: pack ?? unfinished, isUnfinished: !pack };
}

/** @param {{ section: Section, items: Found[], box: TableBox|null }} props */
function Part({ section, items, box }) {
  if (!items.length) return null;
  const [mode] = (box?.banners ?? "").split(" ");
  return html`<section class="bench-part" aria-labelledby=${`shelf-${section}`}>
    <h2 id=${`shelf-${section}`}>${t("shelf-section", { section })}</h2>
    ${section === "table" && html`<p class="shelf-mode">${t("workshop-cards-about", { mode: mode || "added" })}</p>`}
    <ul class="shelf-items">
      ${items.map((item) => html`<li key=${item.at ?? item.pack.label}><${ShelfItem} item=${item} isOpen=${section === "table"} /></li>`)}
    </ul>
  </section>`;
}
