/** Requests of the workshop, and its texts and styles. */
import { ServerError, ask } from "../../net/api.js";
import { loadStyles } from "../../ui/lazy.js";
import { loadPart, currentLanguage } from "../../i18n/texts.js";
import { newest } from "./shelf.js";

/** @typedef {import("../../net/protocol.js").PackEntry} PackEntry */
/** @typedef {import("../../net/protocol.js").CheckedPack} PackChecked */
/** @typedef {import("../../net/protocol.js").BoardDrawn} BoardDrawn */

const STYLES = [
  "workshop/bench.css",
  "workshop/cards.css",
  "workshop/form.css",
  "workshop/shelf/shelf.css",
  "workshop/board/board.css",
  "workshop/balance/balance.css",
];

/** Load texts and styles; await this before showing anything of the workshop. */
export async function loadWorkshop() {
  try {
    await Promise.all([loadPart("workshop"), ...STYLES.map(loadStyles)]);
  } catch {
    throw new ServerError(0);
  }
}

/** Fetch the packs of the server, each in the version that tables get. @returns {Promise<PackEntry[]>} */
export const packsOfServer = async () => newest((await ask("GET", `/api/packs?lang=${currentLanguage.peek()}`)).packs);

/** Fetch the box and all packs of the server, without their files. @returns {Promise<PackEntry[]>} */
export const wholeShelf = async () => (await ask("GET", `/api/shelf?lang=${currentLanguage.peek()}`)).packs;

const KEPT = 60; // answers that are not asked for again
/** @type {Map<string, Promise<PackChecked>>} */
const answers = new Map();

/** Check a pack; answers are cached. @param {string} toml @returns {Promise<PackChecked>} */
export function checkPack(toml) {
  const lang = currentLanguage.peek();
  const key = `${lang} ${toml}`;
  const known = answers.get(key);
  if (known) return known;
  /** @type {Promise<PackChecked>} */
  const asked = ask("POST", "/api/packs/check", { body: { toml, lang } });
  answers.set(key, asked);
  asked.catch(() => answers.delete(key)); // the next time may be better
  if (answers.size > KEPT) answers.delete([...answers.keys()][0]);
  return asked;
}

/** @typedef {{ seats: number, seed: number, regions: number|null }} Recipe */

/** Generate a board. @param {Recipe} recipe @returns {Promise<BoardDrawn>} */
export const drawBoard = (recipe) => ask("POST", "/api/boards", { body: recipe });

/** Check an edited board. @param {string} toml @returns {Promise<BoardDrawn>} */
export const checkBoard = (toml) => ask("POST", "/api/boards/check", { body: { toml, lang: currentLanguage.peek() } });
