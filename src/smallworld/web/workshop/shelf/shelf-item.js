/** One pack on the shelf: what it is, who made it, its cards, and what can be done with it. */
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { Link } from "../../ui/router.js";
import { catalogue } from "../../net/catalogue.js";
import { endonym } from "../../i18n/languages.js";
import { listed, t } from "../../i18n/texts.js";
import { designAt } from "../model/storage.js";
import { writeToml } from "../model/toml-write.js";
import { countsIn, countsOf } from "../pack/counts.js";
import { TryPack } from "../pack/try-pack.js";
import { Emblems, TileCards } from "../tile/card.js";

/** @typedef {import("../../net/protocol.js").PackEntry} PackEntry */
/** @typedef {import("../model/shelf.js").Found} Found */

/** @param {{ item: Found, isOpen: boolean }} props */
export function ShelfItem({ item, isOpen }) {
  const { pack, section, at, cards, isByTile, isHere, isUnfinished, older = [] } = item;
  const to = at ? `/workshop/${at}` : section === "table" || section === "base" ? "" : `/workshop/shelf/${pack.id}`;
  const id = `shelf-title-${section}-${at ?? pack.id}`;
  return html`<article class="shelf-item card" data-pack=${pack.id} aria-labelledby=${id}>
    <${Emblems} cards=${pack.cards} />
    <div class="pack-words">
      <h3 id=${id}>${to ? html`<${Link} to=${to}>${pack.title}<//>` : pack.title}</h3>
      ${isHere && html`<span class="shelf-mark"><${Sign} id="people" /> ${t("shelf-here")}</span>`}
      ${isUnfinished && html`<span class="pack-note"><${Sign} id="warning" /> ${t("workshop-unfinished")}</span>`}
      ${pack.about && html`<p class="pack-about">${pack.about}</p>`}
    </div>
    <${PackFacts} pack=${pack} older=${older} />
    ${cards.length > 0 && html`<details class="shelf-cards" open=${isOpen || isByTile} key=${String(isByTile)}>
      <summary>${isByTile ? t("shelf-tiles-found", { count: cards.length }) : countsIn(countsOf(pack))}</summary>
      <${TileCards} cards=${cards} level=${4} />
    </details>`}
    ${section !== "table" && !isUnfinished && html`<${Ways} item=${item} />`}
  </article>`;
}

/** @param {{ item: Found }} props */
function Ways({ item: { pack, section, at } }) {
  if (section === "base") {
    return html`<div class="tile-ways"><${Link} to="/reference" class="button"><${Sign} id="book" /> ${t("page-rules")}<//></div>`;
  }
  const design = at ? designAt(at) : null;
  const wish = design ? { toml: writeToml(design) } : { id: pack.id };
  return html`<div class="tile-ways">
    <${TryPack} pack=${pack} wish=${wish} />
    <${Link} to=${at ? `/new#pack=${at}` : `/new#shelf=${pack.id}`} class="button"><${Sign} id="people" /> ${t("workshop-use")}<//>
  </div>`;
}

/** Version, author, languages and hash. @param {{ pack: PackEntry, older?: PackEntry[] }} props */
export function PackFacts({ pack, older = [] }) {
  const { version, author, licence, languages = [], hash } = pack;
  const all = catalogue.value?.languages ?? [];
  const spoken = languages.length >= all.length ? t("shelf-every-language", { count: all.length }) : listed(languages.map(endonym), "comma");
  /** @type {[string, string][]} */
  const facts = [
    ["version", [version, ...older.map((other) => other.version)].join(" · ")],
    ["author", author],
    ["licence", licence],
    ["languages", spoken],
    ["hash", hash.slice(0, 12)],
  ];
  return html`<dl class="pack-facts">
    ${facts.filter(([, said]) => said).map(([what, said]) => html`<div key=${what}>
      <dt>${t(`shelf-${what}`)}</dt><dd class=${what === "hash" ? "hash" : ""} title=${what === "hash" ? hash : undefined}>${said}</dd>
    </div>`)}
  </dl>`;
}
