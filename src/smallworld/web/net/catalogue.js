/** The catalogue and the boards' shapes, each fetched once; and the tiles and boards that packs add. */
import { signal } from "@preact/signals";
import { fileAt } from "./static-files.js";

/** @typedef {import("./protocol.js").Catalogue} Catalogue */
/** @typedef {import("./protocol.js").TraitEntry} TraitEntry */
/** @typedef {import("./protocol.js").BoardEntry} BoardEntry */

/** The shapes of a board, as `smallworld.drawing.svg.overlay` writes them.
 *
 * @typedef {[number, number]} Point
 * @typedef {"lair"|"hole"|"fortress"|"camp"|"hero"|"dragon"} SpotKind
 * @typedef {SpotKind|"marker"|"catapult"} PieceKind
 *
 * @typedef {object} RegionShape
 * @property {number} id
 * @property {string} name
 * @property {string} terrain
 * @property {string[]} symbols
 * @property {number[]} neighbours
 * @property {string} path
 * @property {Point} centre  where the counter stands
 * @property {Record<SpotKind|"price"|"name", Point>} spots  markers share that of lairs, the catapult that of heroes
 *
 * @typedef {object} Shapes
 * @property {string} map
 * @property {number} left  to `height`: the viewBox of the picture
 * @property {number} top
 * @property {number} width
 * @property {number} height
 * @property {{ counter: number, piece: number, price: number, name: number }} widths
 * @property {RegionShape[]} regions
 */

/** @type {import("@preact/signals").Signal<Catalogue|null>} */
export const catalogue = signal(null);

export async function loadCatalogue() {
  catalogue.value = await fetchJson(fileAt("catalogue.json"));
}

/** @type {Map<string, Promise<Shapes>>} */
const boards = new Map();

/** Return `true` for boards of the base game. @param {string} map */
export const isOfBox = (map) => map.startsWith("base/");

/** Return where the board of a table is drawn: an id for base boards, else an address.
 * @param {string} map @param {string} game */
export function boardAt(map, game) {
  return isOfBox(map) || !game ? map : `/api/games/${game}/board`;
}

/** Return the address of a board the server has just drawn; an id for base boards.
 * @param {{ drawing?: string, map?: string }} board */
export const drawnAt = ({ drawing, map = "" }) => (drawing ? `/api/boards/${drawing}` : map);

/** Fetch the shapes of a board.
 * @param {string} map such as `base/3`, or an address @returns {Promise<Shapes>} */
export function loadShapes(map) {
  let shapes = boards.get(map);
  if (!shapes) {
    shapes = fetchJson(addressOf(map, "json")).then((found) => ({ ...found, map }));
    boards.set(map, shapes);
    shapes.catch(() => boards.delete(map)); // retried at the next call
  }
  return shapes;
}

/** Return the address of a board's picture. @param {string} map @param {"day"|"candle"} theme */
export function boardPicture(map, theme) {
  return addressOf(map, `${theme}.svg`);
}

/** @param {string} map @param {string} ending */
function addressOf(map, ending) {
  return map.startsWith("/") ? `${map}.${ending}` : fileAt(`boards/${map.replaceAll("/", "-")}.${ending}`);
}

/** Races, powers and boards of packs, from the tables that use them.
 * @type {import("@preact/signals").Signal<{ race: TraitEntry[], power: TraitEntry[], boards: BoardEntry[] }>} */
const more = signal({ race: [], power: [], boards: [] });

/** Add the tiles and the board of a table's packs.
 * @param {{ races: TraitEntry[], powers: TraitEntry[], board: BoardEntry }} found */
export function addToBox({ races, powers, board }) {
  const { race, power, boards: known } = more.peek();
  more.value = { race: [...races, ...race], power: [...powers, ...power], boards: [board, ...known] };
}

/** @param {"race"|"power"} kind @param {string} id */
export function traitOf(kind, id) {
  const all = kind === "race" ? catalogue.value?.races : catalogue.value?.powers;
  const isIt = (/** @type {TraitEntry} */ trait) => trait.id === id;
  return all?.find(isIt) ?? more.value[kind].find(isIt) ?? { id, numbers: {} };
}

/** @param {string|undefined} map @returns {BoardEntry|undefined} */
export function boardOf(map) {
  return [...(catalogue.value?.boards ?? []), ...more.value.boards].find(({ id }) => id === map);
}

/** @param {string} path */
async function fetchJson(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
