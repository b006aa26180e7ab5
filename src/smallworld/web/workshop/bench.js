/** The start screen of the workshop: new tiles, stored packs, and the server's packs. */
import { html } from "../ui/html.js";
import { useRequest, ErrorNotice, Waiting } from "../ui/request-state.js";
import { Piece, Sign } from "../ui/emblem.js";
import { Frame } from "../ui/frame.js";
import { go, Link } from "../ui/router.js";
import { currentLanguage, t } from "../i18n/texts.js";
import { checkPack, packsOfServer } from "./model/load.js";
import { Emblems } from "./tile/card.js";
import { emptyDesign, emptyTile } from "./model/design.js";
import { countsIn, countsOf } from "./pack/counts.js";
import { ImportForm } from "./pack/pack-files.js";
import { TryPack } from "./pack/try-pack.js";
import { designs, keepDesign } from "./model/storage.js";
import { writeToml } from "./model/toml-write.js";

/** @typedef {import("./model/storage.js").Kept} Kept */
/** @typedef {import("../net/protocol.js").PackEntry} PackEntry */

/** @param {{ bare?: boolean }} props  `bare`: in the frame of another screen */
export function Bench({ bare = false }) {
  const inside = html`<${BoardMaker} /><${OnDevice} /><${OnServer} /><${ImportForm} />`;
  if (bare) return inside;
  return html`<${Frame} title=${t("page-workshop")} lead=${t("workshop-lead")} wide>${inside}<//>`;
}

/** Create a pack with one blank tile. @param {"race"|"power"} kind */
function beginTile(kind) {
  const design = emptyDesign(t("workshop-untitled"));
  const tiles = [emptyTile(kind)];
  const key = keepDesign({ ...design, ...(kind === "race" ? { races: tiles } : { powers: tiles }) });
  go(`/workshop/${key}/${kind}/0`);
}

function beginBoard() {
  go(`/workshop/${keepDesign(emptyDesign(t("workshop-untitled-board")))}/board/0`);
}

function BoardMaker() {
  const ways = /** @type {const} */ ([
    ["race", html`<${Piece} id="banner" />`, () => beginTile("race")],
    ["power", html`<${Piece} id="badge" />`, () => beginTile("power")],
    ["board", html`<${Sign} id="world" />`, beginBoard],
  ]);
  return html`<ul class="making" aria-label=${t("workshop-make")}>
    ${ways.map(([what, drawing, begin]) => html`<li key=${what}>
      <button type="button" class="making-key card" data-make=${what} onClick=${begin}>
        <span class="making-sign">${drawing}</span>
        <span class="making-words"><strong>${t(`workshop-make-${what}`)}</strong><span>${t(`workshop-make-${what}.about`)}</span></span>
      </button>
    </li>`)}
  </ul>`;
}

function OnDevice() {
  const all = designs.value;
  return html`<section class="bench-part" aria-labelledby="bench-own">
    <h2 id="bench-own">${t("workshop-own")}</h2>
    ${all.length === 0 && html`<p class="empty">${t("workshop-own-nothing")}</p>`}
    <ul class="packs">${all.map((kept) => html`<li key=${kept.key}><${OwnPack} kept=${kept} /></li>`)}</ul>
  </section>`;
}

/** @param {{ kept: Kept }} props */
function OwnPack({ kept: { key, design } }) {
  const toml = writeToml(design);
  const { value } = useRequest(() => checkPack(toml), currentLanguage.value);
  const { pack, races, powers, boards } = design;
  const counts = { races: races.length, powers: powers.length, boards: boards.length };
  const isUnfinished = value.value !== null && value.value.faults.length > 0;
  return html`<${PackLine} to=${`/workshop/${key}`} title=${pack.title} about=${pack.about} counts=${counts}
    cards=${value.value?.pack?.cards ?? []} note=${isUnfinished ? t("workshop-unfinished") : ""}
    pack=${value.value?.pack ?? null} wish=${{ toml }} />`;
}

function OnServer() {
  const { value, error, again } = useRequest(packsOfServer, currentLanguage.value);
  return html`<section class="bench-part" aria-labelledby="bench-server">
    <div class="heading-row"><h2 id="bench-server">${t("workshop-server")}</h2>
      <${Link} to="/workshop/shelf" class="button"><${Sign} id="combos" /> ${t("page-shelf")}<//>
    </div>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${value.value === null && !error.value && html`<${Waiting} words=${t("workshop-looking")} />`}
    ${value.value?.length === 0 && html`<p class="empty">${t("workshop-server-nothing")}</p>`}
    <ul class="packs">
      ${(value.value ?? []).map((pack) => html`<li key=${pack.id}><${PackLine} to=${`/workshop/shelf/${pack.id}`}
        title=${pack.title} about=${pack.about} cards=${pack.cards} counts=${countsOf(pack)} pack=${pack} wish=${{ id: pack.id }} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{ to: string, title: string, about: string, counts: Record<string, number>,
 *   cards: import("../net/protocol.js").CardEntry[], note?: string, pack: PackEntry|null,
 *   wish: import("../net/protocol.js").PackWish }} props */
function PackLine({ to, title, about, counts, cards, note = "", pack, wish }) {
  return html`<div class="pack-place card"><${Link} to=${to} class="pack-line">
    ${cards.length ? html`<${Emblems} cards=${cards} />` : html`<span class="tile-fan"><span class="fan-blank"><${Sign} id="world" /></span></span>`}
    <span class="pack-words">
      <strong>${title}</strong>
      ${about && html`<span class="pack-about">${about}</span>`}
      <span class="pack-counts">${countsIn(counts)}</span>
      ${note && html`<span class="pack-note"><${Sign} id="warning" /> ${note}</span>`}
    </span>
  <//>
  <div class="tile-ways"><${TryPack} pack=${pack} wish=${wish} /></div></div>`;
}
