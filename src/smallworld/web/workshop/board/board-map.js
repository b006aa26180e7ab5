/** The map editor: picture, Lost Tribes, and clickable regions. */
import { useRef } from "preact/hooks";
import { Art, idsOf } from "../../board/draw/art.js";
import { Tribe } from "../../board/draw/pieces.js";
import { ARROWS, nextRegion } from "../../board/view/arrow-keys.js";
import { boardPicture } from "../../net/catalogue.js";
import { themeSeen } from "../../device/device.js";
import { html } from "../../ui/html.js";
import { listed, t } from "../../i18n/texts.js";
import { kindName } from "../tile/region-kinds.js";

/** @typedef {import("../model/design.js").BoardDesign} BoardDesign */
/** @typedef {import("../model/design.js").Region} Region */
/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */

/** @param {{ shapes: Shapes, board: BoardDesign, chosen: number|null, wrong: number[],
 *   onChoose: (region: number) => void }} props */
export function BoardMap({ shapes, board, chosen, wrong, onChoose }) {
  const sheet = useRef(/** @type {SVGElement|null} */ (null));
  const { left, top, width, height, map } = shapes;
  const all = { x: left, y: top, width, height };
  const current = chosen ?? shapes.regions[0]?.id;
  const key = (/** @type {KeyboardEvent} */ event) => {
    const from = Number(/** @type {Element} */ (event.target).getAttribute("data-region"));
    if (event.key === "Enter" || event.key === " ") onChoose(from);
    else if (event.key in ARROWS) {
      const next = nextRegion(shapes.regions, from, ARROWS[event.key]);
      onChoose(next);
      /** @type {SVGElement|null|undefined} */ (sheet.current?.querySelector(`[data-region="${next}"]`))?.focus();
    } else return;
    event.preventDefault();
  };
  return html`<div class="board editor-board">
    <svg class="editor-sheet" viewBox=${`${left} ${top} ${width} ${height}`} ref=${sheet} onKeyDown=${key}
      role="group" aria-label=${t("workshop-board-map")}>
      <${Art} shapes=${shapes} />
      <image href=${boardPicture(map, themeSeen())} ...${all} />
      ${shapes.regions.map(({ id }) => {
        const region = board.regions.find((one) => one.id === id);
        return region && html`<${Touchable} key=${id} map=${map} region=${region} isChosen=${chosen === id}
          isCurrent=${current === id} isWrong=${wrong.includes(id)} onChoose=${onChoose} />`;
      })}
      <g class="editor-names" aria-hidden="true">
        ${shapes.regions.map(({ id, spots }) => html`<text key=${id} x=${spots.name[0]} y=${spots.name[1]}>
          ${board.regions.find((one) => one.id === id)?.name ?? ""}</text>`)}
      </g>
      <g class="stands">${shapes.regions.map(({ id, centre: [x, y] }) => board.regions.find((one) => one.id === id)?.tribe &&
        html`<g key=${id} transform=${`translate(${x} ${y})`}><${Tribe} ids=${idsOf(map)} size=${shapes.widths.counter} /></g>`)}</g>
    </svg>
  </div>`;
}

/** @param {{ map: string, region: Region, isChosen: boolean, isCurrent: boolean, isWrong: boolean,
 *   onChoose: (region: number) => void }} props */
function Touchable({ map, region, isChosen, isCurrent, isWrong, onChoose }) {
  const ids = idsOf(map);
  const shape = `#${ids.shape(region.id)}`;
  return html`<g class=${`region editor-region ${isChosen ? "chosen" : ""} ${isWrong ? "wrong-region" : ""}`} data-region=${region.id}
    role="button" tabindex=${isCurrent ? 0 : -1} aria-pressed=${isChosen} aria-label=${regionWords(region)}
    clip-path=${`url(#${ids.clip(region.id)})`} onClick=${() => onChoose(region.id)}>
    <use class="ground" href=${shape} /><use class="ring" href=${shape} />
  </g>`;
}

/** Describe a region. @param {Region} region */
function regionWords({ id, name, terrain, symbols, tribe }) {
  const parts = [terrain, ...symbols].map(kindName);
  return t("workshop-region", { name, number: id, what: listed(parts, "comma"), tribe: String(tribe) });
}
