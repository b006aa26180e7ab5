/** What a new table is played with: packs of this device and of the server, how they mix, and which board. */
import { useEffect } from "preact/hooks";
import { html } from "../ui/html.js";
import { useAsked } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { Switch } from "../ui/switch.js";
import { Trouble } from "../ui/trouble.js";
import { Drawer } from "../home/drawer.js";
import { address, Link } from "../ui/router.js";
import { spoken, t } from "../i18n/texts.js";
import { checkPack, shelf } from "./model/load.js";
import { BoardChoice } from "./board/board-choice.js";
import { TileCards } from "./tile/card.js";
import { designs } from "./model/storage.js";
import { MixChoice } from "./mix-choice.js";
import { writeToml } from "./model/toml-write.js";
import { MOST_PACKS, readied } from "./model/with-packs.js";

/** @typedef {import("../home/wish.js").Extras} Extras */
/** @typedef {import("./model/with-packs.js").Offered} Offered */

/** Everything that can be played with, the own packs first. @returns {Promise<Offered[]>} */
async function offers() {
  const own = designs.peek().map(async ({ key, design }) => {
    const toml = writeToml(design);
    const { pack, faults } = await checkPack(toml);
    return pack && !faults.length ? { key: `own ${key}`, pack, wish: { toml } } : null;
  });
  const [found, server] = await Promise.all([Promise.all(own), shelf()]);
  const mine = found.filter((one) => one !== null);
  return [...mine, ...server.map((pack) => ({ key: `shelf ${pack.id}`, pack, wish: { id: pack.id } }))];
}

/** @param {{ extras: Extras, seats: number, onChange: (extras: Extras) => void,
 *   onSeats: (seats: number) => void }} props */
export function AtNewTable({ extras, seats, onChange, onSeats }) {
  const { value, error, again } = useAsked(offers, spoken.value);
  const offered = value.value ?? [];
  const chosen = offered.filter(({ key }) => extras.packs.includes(key));
  const isAsked = address.value.hash.has("pack") || address.value.hash.has("shelf");
  const change = (/** @type {Partial<Extras>} */ some, count = seats) => onChange(readied({ ...extras, ...some }, offered, count));
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
    <${Trouble} error=${error.value} again=${again} />
    <fieldset class="choice pack-choice"><legend>${t("workshop-packs-which")}</legend>
      ${value.value?.length === 0 && html`<p>${t("workshop-packs-none")}</p>`}
      ${offered.map(({ key, pack }) => html`<${Switch} key=${key} label=${pack.title} about=${pack.about} on=${extras.packs.includes(key)}
        disabled=${!extras.packs.includes(key) && extras.packs.length >= MOST_PACKS}
        onChange=${(/** @type {boolean} */ on) => change({ packs: on ? [...extras.packs, key] : extras.packs.filter((one) => one !== key) })} />`)}
      ${extras.packs.length >= MOST_PACKS && html`<p class="choice-about">${t("workshop-packs-most")}</p>`}
      <${Link} to="/workshop" class="button quiet"><${Sign} id="workshop" /> ${t("workshop-to-workshop")}<//>
    </fieldset>
    ${chosen.some(({ pack }) => pack.cards.length) && html`<${MixChoice} extras=${extras} chosen=${chosen} onChange=${change} />
      <h3 class="pack-cards-title">${t("workshop-cards")}</h3>
      <${TileCards} cards=${cardsIn(extras, chosen)} />`}
    <${BoardChoice} extras=${extras} chosen=${chosen} seats=${seats} onChange=${change} onSeats=${onSeats} />
  <//>`;
}

/** The cards that will be in the game. @param {Extras} extras @param {Offered[]} chosen */
function cardsIn({ mix, race, power }, chosen) {
  const cards = chosen.flatMap(({ pack }) => pack.cards);
  return mix === "blank" ? cards.filter(({ kind, id }) => id === (kind === "race" ? race : power)) : cards;
}

/** Which pack the address asks for. */
function keyAsked() {
  const { hash } = address.peek();
  return hash.has("pack") ? `own ${hash.get("pack")}` : `shelf ${hash.get("shelf")}`;
}
