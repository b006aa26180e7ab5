/** Everything that stands on the board, moving where it moves. */
import { html } from "../../ui/html.js";
import { Stand } from "./counters.js";
import { standing } from "../model/region-contents.js";

/** @param {{ ground: import("./board-state.js").Ground }} props */
export function Stands({ ground }) {
  const { shapes, hand } = ground;
  const position = ground.motion.drawn.value?.position;
  const change = ground.motion.change.value;
  const drafts = hand.drafts.value;
  if (!position) return null;
  return html`<g class="stands" aria-hidden="true">
    ${shapes.regions.map((shape) => {
      const drafted = drafts.get(shape.id) ?? 0;
      const there = standing(position, shape.id, drafted);
      if (!there.tokens && !there.tribe && !there.pieces.length) return null;
      const marches = change?.marches.has(shape.id) ?? false;
      const from = marches ? ground.origin(change?.marches.get(shape.id) ?? null, there.seat) : null;
      const motion = marches ? "marches" : change?.pops.has(shape.id) ? "pops" : "";
      return html`<${Stand} key=${shape.id} shapes=${shapes} shape=${shape} there=${there}
        drafted=${drafted} motion=${motion} from=${from} />`;
    })}
  </g>`;
}
