/** What is in the box: the catalogue and the shapes of the boards, each read once. */
import { signal } from "@preact/signals";
import { fileAt } from "./place.js";

/** @typedef {import("./protocol.js").Catalogue} Catalogue */
/** @typedef {import("./board/shapes.js").Shapes} Shapes */

/** @type {import("@preact/signals").Signal<Catalogue|null>} */
export const catalogue = signal(null);

export async function loadCatalogue() {
  catalogue.value = await fetchJson("catalogue.json");
}

/** @type {Map<string, Promise<Shapes>>} */
const boards = new Map();

/** The shapes of a board. @param {string} map such as `base/3` @returns {Promise<Shapes>} */
export function loadShapes(map) {
  let shapes = boards.get(map);
  if (!shapes) {
    shapes = fetchJson(`boards/${fileName(map)}.json`);
    boards.set(map, shapes);
    shapes.catch(() => boards.delete(map)); // the next one may have more luck
  }
  return shapes;
}

/** The address of a board's picture. @param {string} map @param {"day"|"candle"} theme */
export function boardPicture(map, theme) {
  return fileAt(`boards/${fileName(map)}.${theme}.svg`);
}

/** @param {"race"|"power"} kind @param {string} id */
export function traitOf(kind, id) {
  const all = kind === "race" ? catalogue.value?.races : catalogue.value?.powers;
  return all?.find((trait) => trait.id === id) ?? { id, numbers: {} };
}

/** @param {string} map */
function fileName(map) {
  return map.replaceAll("/", "-");
}

/** @param {string} path */
async function fetchJson(path) {
  const answer = await fetch(fileAt(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
