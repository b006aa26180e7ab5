/** The terrains as the board shows them: cut out of its picture, once for each light. */
import { signal } from "@preact/signals";
import { boardPicture, loadShapes } from "../../net/catalogue.js";
import { themeSeen } from "../../device/device.js";
import { TERRAINS } from "../model/vocabulary.js";

const BOARD = "base/2";
const SIDE = 96; // pixels of a swatch
const PART = 176; // units of the board in it

/** @type {import("@preact/signals").Signal<Record<string, Record<string, string>>>} */
const cut = signal({});
/** @type {Set<string>} */
const cutting = new Set();

/** The pictures of the terrains by their names; none yet while they are cut. */
export function swatches() {
  const theme = themeSeen();
  if (!cutting.has(theme)) {
    cutting.add(theme);
    cutOut(theme).catch(() => cutting.delete(theme)); // names alone will do
  }
  return cut.value[theme] ?? {};
}

/** @param {"day"|"candle"} theme */
async function cutOut(theme) {
  const [shapes, picture] = await Promise.all([loadShapes(BOARD), loadPicture(boardPicture(BOARD, theme))]);
  /** @type {Record<string, string>} */
  const found = {};
  for (const terrain of TERRAINS) {
    const region = shapes.regions.find((one) => one.terrain === terrain);
    if (region) found[terrain] = piece(picture, shapes, region.centre);
  }
  cut.value = { ...cut.peek(), [theme]: found };
}

/** @param {string} address @returns {Promise<HTMLImageElement>} */
async function loadPicture(address) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** @param {HTMLImageElement} picture @param {import("../../net/catalogue.js").Shapes} shapes
 * @param {import("../../net/catalogue.js").Point} centre */
function piece(picture, { left, top, width }, [x, y]) {
  const scale = (SIDE / PART) * (width / (picture.naturalWidth || width));
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  const pen = canvas.getContext("2d");
  pen?.setTransform(scale, 0, 0, scale, 0, 0);
  const unit = (picture.naturalWidth || width) / width;
  pen?.drawImage(picture, -(x - left - PART / 2) * unit, -(y - top - PART / 2) * unit);
  return canvas.toDataURL("image/png");
}
