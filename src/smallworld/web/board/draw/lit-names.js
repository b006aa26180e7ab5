/** Name plates of the regions that a text points at, above everything that stands there. */
import { html } from "../../ui/html.js";

const MOST = 6; // more at once would cover the board

/** @param {{ board: import("./board-state.js").BoardState }} props */
export function LitNames({ board }) {
  const { store, view, hand } = board;
  const lit = hand.overview?.value ? [] : store.lit.value; // in an overview they would cover the board
  if (!lit.length || lit.length > MOST) return null;
  return html`<div class="lit-names" aria-hidden="true">
    ${lit.map((region) => {
      const shape = board.shapeOf(region);
      if (!shape) return null;
      const [x, y] = view.pointOnWindow(shape.spots.name);
      return html`<span key=${region} class="lit-name" style=${{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)` }}>
        ${store.names.value.region(region)}
      </span>`;
    })}
  </div>`;
}
