/** Choose kinds of regions: terrains, symbols, and groups such as land or water. */
import { useId, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { html } from "../../ui/html.js";
import { Piece } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { Names } from "../../i18n/names.js";
import { Faults } from "./fields.js";
import { KINDS, SYMBOLS, TERRAINS } from "../model/vocabulary.js";
import { boardPicture, loadShapes } from "../../net/catalogue.js";
import { themeSeen } from "../../device/device.js";

/** The name of a kind of region. @param {string} kind */
export function kindName(kind) {
  if (TERRAINS.includes(kind)) return new Names().name("terrain", kind);
  return SYMBOLS.includes(kind) ? new Names().name("symbol", kind) : t(`trait-kind-${kind}`);
}

/** @param {{ label: string, about: string, chosen: string[], onChange: (chosen: string[]) => void,
 *   faults?: import("../../net/protocol.js").TomlFault[], field: string }} props */
export function KindsPicker({ label, about, chosen, onChange, faults = [], field }) {
  const id = useId();
  const flip = (/** @type {string} */ kind) =>
    onChange(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : KINDS.filter((one) => one === kind || chosen.includes(one)));
  const [isOpen, setOpen] = useState(false);
  return html`<details class="kinds-row" data-field=${field} open=${isOpen || faults.length > 0}
    onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
    <summary>
      <span class="stepper-words">
        <span class="switch-label" id=${id}>${label}</span>
        <span class="switch-about">${about}</span>
      </span>
      ${chosen.length > 0 && html`<span class="kinds-count number" aria-hidden="true">${chosen.length}</span>`}
    </summary>
    <div class="kinds" role="group" aria-labelledby=${id}>
      ${KINDS.map((kind) => html`<${KindKey} key=${kind} kind=${kind} isOn=${chosen.includes(kind)} onClick=${() => flip(kind)} />`)}
    </div>
    <${Faults} faults=${faults} />
  </details>`;
}

/** @param {{ kind: string, isOn: boolean, onClick: () => void }} props */
export function KindKey({ kind, isOn, onClick }) {
  return html`<button type="button" class="kind-key" aria-pressed=${isOn} data-kind=${kind} onClick=${onClick}>
    <${KindPicture} kind=${kind} /><span>${kindName(kind)}</span>
  </button>`;
}

/** @param {{ kind: string }} props */
function KindPicture({ kind }) {
  if (SYMBOLS.includes(kind)) return html`<span class="kind-picture symbol"><${Piece} id=${`symbol-${kind}`} /></span>`;
  if (!TERRAINS.includes(kind)) return html`<${WidePicture} kind=${kind} />`;
  const picture = swatches()[kind];
  return html`<span class="kind-picture">${picture && html`<img src=${picture} alt="" />`}</span>`;
}

/** The picture of a group: its terrains side by side.
 * @param {{ kind: string }} props */
function WidePicture({ kind }) {
  const parts = /** @type {Record<string, string[]>} */ ({
    coast: ["sea", "farmland"],
    land: ["forest", "hill", "swamp", "farmland"],
    water: ["sea", "lake"],
    anywhere: ["forest", "sea", "mountain", "swamp"],
  })[kind];
  const cut = swatches();
  return html`<span class=${`kind-picture wide parts-${parts.length}`}>
    ${parts.map((terrain) => cut[terrain] && html`<img key=${terrain} src=${cut[terrain]} alt="" />`)}
  </span>`;
}

// --- Terrain pictures, cut from the board once per theme

const BOARD = "base/2";
const SIDE = 96; // pixels of a swatch
const PART = 176; // units of the board in it

/** @type {import("@preact/signals").Signal<Record<string, Record<string, string>>>} */
const cut = signal({});
/** @type {Set<string>} */
const cutting = new Set();

/** The terrain pictures by name; empty until they are ready. */
function swatches() {
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
