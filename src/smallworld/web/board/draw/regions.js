/** The region shapes: click targets, highlights, focus rings and names. */
import { html } from "../../ui/html.js";
import { properName } from "../../i18n/names.js";
import { idsOf } from "./art.js";
import { contentsOf } from "../model/region-contents.js";
import { regionLabel } from "./region-words.js";

/** @typedef {import("../model/interaction.js").Target} Target */
/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../../net/catalogue.js").RegionShape} RegionShape */

const MOST_LIT = 6; // more names at once would cover the board
const LETTER = 9; // pixels, at most, of a letter on their plates

/** @param {{ board: import("./board-state.js").BoardState }} props */
export function Regions({ board }) {
  const { store, shapes, current } = board;
  const { position, seq } = board.motion.drawn.value ?? {};
  const isNow = board.motion.drawn.value === store.shown.value;
  const targets = board.targets.value;
  const drafts = board.hand.drafts.value;
  const lit = store.lit.value;
  const names = store.names.value;
  const marks = isNow ? store.changes?.value?.marks : undefined;
  return html`<g class=${targets.size ? "regions choosing" : "regions"} data-seq=${isNow ? seq : ""}>
    ${shapes.regions.map((shape) => {
      const target = targets.get(shape.id);
      const there = position && contentsOf(position, shape.id, drafts.get(shape.id));
      return html`<${Region}
        key=${shape.id}
        map=${shapes.map}
        id=${shape.id}
        kind=${target?.kind ?? ""}
        lit=${lit.includes(shape.id)}
        current=${current.value === shape.id}
        label=${there ? regionLabel(shape, there, target, names, marks?.get(shape.id)) : shape.name}
      />`;
    })}
  </g>`;
}

/** @param {{ map: string, id: number, kind: string, lit: boolean, current: boolean,
 *   label: string }} props */
function Region({ map, id, kind, lit, current, label }) {
  const ids = idsOf(map);
  const shape = `#${ids.shape(id)}`;
  const glows = kind !== "" && kind !== "look";
  return html`<g
    class=${`region ${glows ? `target ${kind}` : ""} ${lit ? "lit" : ""}`}
    data-region=${id}
    role="button"
    tabindex=${current ? 0 : -1}
    aria-label=${label}
    clip-path=${`url(#${ids.clip(id)})`}
  >
    <use class="ground" href=${shape} />
    ${glows && html`<use class="glow soft" href=${shape} /><use class="glow line" href=${shape} />`}
    ${lit && html`<use class="light" href=${shape} />`}
    <use class="ring" href=${shape} />
  </g>`;
}

/** Region names, hidden where they would be too small, and numbers if the player wants them. @param {{ shapes: Shapes }} props */
export function RegionNames({ shapes }) {
  return html`<g class="names" aria-hidden="true">
    ${shapes.regions.map(({ id, name, terrain, spots }) => {
      const water = terrain === "sea" || terrain === "lake";
      const [x, y] = spots.name;
      return html`<text key=${id} class=${water ? "water" : ""} x=${x} y=${y}><tspan class="proper">${properName(name)} </tspan><tspan class="counted">${id}</tspan></text>`;
    })}
  </g>`;
}

/** Name plates of the regions that a text points at, above everything that stands there.
 * @param {{ board: import("./board-state.js").BoardState }} props */
export function LitNames({ board }) {
  const { store, view, hand } = board;
  const lit = hand.overview?.value ? [] : store.lit.value; // in an overview they would cover the board
  if (!lit.length || lit.length > MOST_LIT) return null;
  return html`<div class="lit-names" aria-hidden="true">
    ${lit.map((region) => {
      const shape = board.shapeOf(region);
      if (!shape) return null;
      const name = store.names.value.region(region);
      const [at, y] = view.pointOnWindow(shape.spots.name);
      const half = (name.length * LETTER) / 2 + 10;
      const x = Math.max(half, Math.min(view.seen.value.width - half, at)); // whole, also at the edge
      return html`<span key=${region} class="lit-name" style=${{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)` }}>
        ${name}
      </span>`;
    })}
  </div>`;
}
