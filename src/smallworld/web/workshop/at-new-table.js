/** Choose packs, their mix and the board of a new table. */
import { useEffect } from "preact/hooks";
import { html } from "../ui/html.js";
import { useRequest, ErrorNotice, Waiting } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { Switch, Choice, SelectField } from "../ui/fields.js";
import { Drawer } from "../home/setup/drawer.js";
import { address, Link } from "../ui/router.js";
import { currentLanguage, t } from "../i18n/texts.js";
import { checkBoard, checkPack, drawBoard, packsOfServer } from "./model/load.js";
import { BoardChoice } from "./board/board-choice.js";
import { TileCards } from "./tile/card.js";
import { designs } from "./model/storage.js";
import { writeToml } from "./model/toml-write.js";
import { MOST_PACKS, switchKey, withRequest } from "./model/with-packs.js";
import { drawnAt } from "../net/catalogue.js";
import { Miniature } from "../ui/miniature.js";

/** @typedef {import("../home/setup/table-settings.js").Extras} Extras */
/** @typedef {import("./model/with-packs.js").Offered} Offered */

/** Load all packs on offer, own packs first. @returns {Promise<Offered[]>} */
async function offers() {
  const own = designs.peek().map(async ({ key, design }) => {
    const toml = writeToml(design);
    const { pack, content } = await checkPack(toml);
    return pack && content ? { key: `own ${key}`, pack, wish: { toml }, content } : null;
  });
  const [found, server] = await Promise.all([Promise.all(own), packsOfServer()]);
  const mine = found.filter((one) => one !== null);
  return [...mine, ...server.map((pack) => ({ key: `shelf ${pack.id}`, pack, wish: { id: pack.id }, content: pack.content ?? {} }))];
}

/** @param {{ extras: Extras, seats: number, onChange: (extras: Extras) => void,
 *   onSeats: (seats: number) => void }} props */
export function AtNewTable({ extras, seats, onChange, onSeats }) {
  const { value, error, again } = useRequest(offers, currentLanguage.value);
  const offered = value.value ?? [];
  const chosen = offered.filter(({ key }) => extras.packs.includes(key));
  const isAsked = address.value.hash.has("pack") || address.value.hash.has("shelf");
  const change = (/** @type {Partial<Extras>} */ some, count = seats) => onChange(withRequest({ ...extras, ...some }, offered, count));
  useEffect(() => {
    const key = keyAsked();
    const wanted = offered.find((one) => one.key === key);
    if (!wanted) return;
    const [board] = wanted.pack.boards;
    const isBoard = Boolean(board) && !wanted.pack.cards.length;
    if (isBoard) onSeats(board.seats);
    change({ packs: [key], ...(isBoard ? { board: "own", map: board.id } : {}) }, isBoard ? board.seats : seats);
  }, [value.value]);
  useEffect(() => {
    if (value.value) change({}); // another number of seats, another board
  }, [seats]);
  const summary = t("workshop-at-table-summary", { packs: chosen.length, board: extras.board });
  return html`<${Drawer} title=${t("workshop-at-table")} summary=${summary} open=${isAsked}>
    <${ErrorNotice} error=${error.value} again=${again} />
    <fieldset class="choice pack-choice"><legend>${t("workshop-packs-which")}</legend>
      ${value.value?.length === 0 && html`<p>${t("workshop-packs-none")}</p>`}
      ${offered.map(({ key, pack }) => html`<${Switch} key=${key} label=${pack.title} about=${pack.about} on=${extras.packs.includes(key)}
        disabled=${!extras.packs.includes(key) && extras.packs.length >= MOST_PACKS}
        onChange=${(/** @type {boolean} */ on) => change({ packs: on ? [...extras.packs, key] : extras.packs.filter((one) => one !== key) })} />`)}
      ${chosen.map((offer) => html`<${Readings} key=${offer.key} offer=${offer} switches=${extras.switches} onChange=${change} />`)}
      ${extras.packs.length >= MOST_PACKS && html`<p class="choice-about">${t("workshop-packs-most")}</p>`}
      <span class="button-row">
        <${Link} to="/workshop/shelf" class="button quiet"><${Sign} id="combos" /> ${t("page-shelf")}<//>
        <${Link} to="/workshop" class="button quiet"><${Sign} id="workshop" /> ${t("workshop-to-workshop")}<//>
      </span>
    </fieldset>
    ${chosen.some(({ pack }) => pack.cards.length) && html`<${MixChoice} extras=${extras} chosen=${chosen} onChange=${change} />
      <h3 class="pack-cards-title">${t("workshop-cards")}</h3>
      <${TileCards} cards=${cardsIn(extras, chosen)} />`}
    <${BoardChoice} extras=${extras} chosen=${chosen} seats=${seats} onChange=${change} onSeats=${onSeats} />
  <//>`;
}

/** The rules of a chosen pack on which sources differ, each with its switch.
 * @param {{ offer: Offered, switches: string[], onChange: (some: Partial<Extras>) => void }} props */
function Readings({ offer: { key, pack }, switches, onChange }) {
  const readings = pack.cards.flatMap(({ name, readings: some }) => some.map((one) => ({ ...one, name })));
  if (!readings.length) return null;
  return html`<fieldset class="choice pack-readings"><legend>${t("workshop-readings")}: ${pack.title}</legend>
    ${readings.map(({ name, switch: id, text }) => html`<${Switch} key=${id} label=${`${name}: ${text}`} on=${switches.includes(switchKey(key, id))}
      onChange=${(/** @type {boolean} */ on) =>
        onChange({ switches: on ? [...switches, switchKey(key, id)] : switches.filter((one) => one !== switchKey(key, id)) })} />`)}
  </fieldset>`;
}

/** The pack cards of the game. @param {Extras} extras @param {Offered[]} chosen */
function cardsIn({ mix, race, power, switches }, chosen) {
  const cards = chosen.flatMap(({ key, pack }) =>
    pack.cards.map((card) => ({ ...card, readings: card.readings.map((one) => ({ ...one, on: switches.includes(switchKey(key, one.switch)) })) })),
  );
  return mix === "blank" ? cards.filter(({ kind, id }) => id === (kind === "race" ? race : power)) : cards;
}

/** The pack named in the address. */
function keyAsked() {
  const { hash } = address.peek();
  return hash.has("pack") ? `own ${hash.get("pack")}` : `shelf ${hash.get("shelf")}`;
}

// --- The mix of pack tiles and official tiles

const MIXES = ["added", "only", "blank"];

/** @param {{ extras: Extras, chosen: Offered[], onChange: (some: Partial<Extras>) => void }} props */
function MixChoice({ extras, chosen, onChange }) {
  const cards = chosen.flatMap(({ pack }) => pack.cards);
  const ways = MIXES.map((value) => ({ value, label: t(`workshop-mix-${value}`), about: t(`workshop-mix-${value}.about`) }));
  const of = (/** @type {string} */ kind) => cards.filter((card) => card.kind === kind && (kind === "power" || card.borrows));
  const choose = (/** @type {Extras["mix"]} */ mix) =>
    onChange(mix === "blank" ? { mix, race: of("race")[0]?.id ?? "", power: of("power")[0]?.id ?? "" } : { mix });
  const blanks = (/** @type {"race"|"power"} */ kind) => [
    { value: "", label: t("workshop-blank-none") },
    ...of(kind).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return html`<${Choice} label=${t("workshop-mix")} value=${extras.mix} from=${ways} onChange=${choose} />
    ${extras.mix === "blank" && html`<div class="names-grid">
      <${SelectField} label=${t("workshop-blank-race")} value=${extras.race} from=${blanks("race")}
        onChange=${(/** @type {string} */ race) => onChange({ race })} />
      <${SelectField} label=${t("workshop-blank-power")} value=${extras.power} from=${blanks("power")}
        onChange=${(/** @type {string} */ power) => onChange({ power })} />
    </div>`}`;
}

// --- A small picture of an unofficial board

/** @param {{ extras: import("../home/setup/table-settings.js").Extras, seats: number }} props */
export function TableBoard({ extras, seats }) {
  const { board, drawn, seed, regions } = extras;
  const isRandom = board === "random";
  const key = isRandom ? [seats, seed, regions].join("/") : drawn;
  const { value, error, again } = useRequest(() => (isRandom ? drawBoard({ seats, seed, regions }) : checkBoard(drawn)), key);
  const found = value.value;
  if (error.value) return html`<${ErrorNotice} error=${error.value} again=${again} />`;
  if (!found?.drawing || !found.board) return html`<${Waiting} words=${t("workshop-board-making")} />`;
  const { rounds, regions: count } = found.board;
  return html`<figure class="board-card card">
    <${Miniature} map=${drawnAt({ drawing: found.drawing })} label=${t("new-board-picture", { seats })} />
    <figcaption>${t("new-board", { seats, rounds, regions: count })}</figcaption>
  </figure>`;
}
