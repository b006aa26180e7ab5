/** Draw who holds what: a tint and a border in the seat's colour and pattern, fainter in decline. */
import { preferences } from "../../device/device.js";
import { html } from "../../ui/html.js";
import { contentsOf } from "../model/region-contents.js";
import { idsOf } from "./art.js";

/** @param {{ board: import("./board-state.js").BoardState }} props */
export function Holdings({ board }) {
  const position = board.motion.drawn.value?.position;
  if (!position || !preferences.value.holdings) return null;
  const ids = idsOf(board.shapes.map);
  return html`<g class="holdings" aria-hidden="true">
    ${board.shapes.regions.map(({ id }) => {
      const { seat, declined } = contentsOf(position, id);
      return seat !== null && html`<${Holding} key=${id} ids=${ids} region=${id} seat=${seat} declined=${declined} />`;
    })}
  </g>`;
}

/** @param {{ ids: ReturnType<typeof idsOf>, region: number, seat: number, declined: boolean }} props */
function Holding({ ids, region, seat, declined }) {
  const shape = `#${ids.shape(region)}`;
  return html`<g class=${`holding seat-${seat} ${declined ? "declined" : ""}`} data-held=${region} clip-path=${`url(#${ids.clip(region)})`}>
    <use class="tint" href=${shape} />
    ${declined && html`<use href=${shape} fill=${`url(#${ids.art("fallow")})`} />`}
    <use class="border-edge" href=${shape} />
    <use class="border" href=${shape} />
    <use class="border-pattern" href=${shape} stroke=${`url(#${ids.art(`border-${seat}`)})`} />
  </g>`;
}
