/** The card of a region (terrain, holder, price) and the bubble with a refusal. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { listed, t } from "../../i18n/texts.js";
import { Piece, Race, Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { Info } from "../../ui/rule-book.js";
import { contentsOf } from "../model/region-contents.js";
import { placed } from "./card-position.js";
import { groundWords, holderWords, percentOf, pieceWords } from "./region-words.js";

/** @typedef {import("./board-state.js").BoardState} BoardState */
/** @typedef {import("../model/interaction.js").Target} Target */
/** @typedef {import("../../i18n/names.js").Names} Names */

const NARROW = 600; // pixels: in narrower windows the card is a sheet at the lower edge …
const LOW = 340; // … unless it would cover the board, as on a phone on its side

/** @param {{ board: BoardState, id: string }} props */
export function RegionCard({ board, id }) {
  const { store, looked, view } = board;
  const region = looked.value;
  const card = useRef(/** @type {HTMLElement|null} */ (null));
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const width = card.current?.offsetWidth ?? 0;
    const height = card.current?.offsetHeight ?? 0;
    if (width !== size.width || height !== size.height) setSize({ width, height });
  });
  const shape = region === null ? undefined : board.shapeOf(region);
  const drawn = board.motion.drawn.value;
  if (!shape || !drawn || view.moving.value || store.problem.value) return null;
  const seen = view.seen.value;
  const narrow = seen.width < NARROW && seen.height >= LOW;
  const avoid = [...board.targets.value.keys()].map((other) => board.onWindow(other));
  const { left, top } = placed(view.onWindow(board.boxOf(shape.id)), size, seen, { avoid });
  const there = contentsOf(drawn.position, shape.id, board.hand.drafts.value.get(shape.id));
  const names = store.names.value;
  const target = board.targets.value.get(shape.id);
  const mark = store.changes?.value?.marks.get(shape.id);
  return html`<div
    ref=${card}
    id=${id}
    role="tooltip"
    class=${`region-card card ${narrow ? "leaf" : ""}`}
    style=${narrow ? {} : { transform: `translate(${Math.round(left)}px, ${Math.round(top)}px)` }}
  >
    <h2>${names.region(shape.id)}</h2>
    <p class="region-ground">${listed(groundWords(shape, names), "comma")}</p>
    <${Holder} there=${there} names=${names} />
    ${mark && html`<p class="region-changed">${t("board-changed", { how: mark.kind })}</p>`}
    ${target && html`<${Offer} target=${target} names=${names} />`}
  </div>`;
}

/** @param {{ there: import("../model/region-contents.js").RegionContents, names: Names }} props */
function Holder({ there, names }) {
  const pieces = pieceWords(there, names);
  return html`<div class="region-people">
      ${there.tribe && html`<span class="region-chip tribe"><${Piece} id="piece-tribe" /></span>`}
      ${there.race &&
      html`<span class=${`region-chip seat-${there.seat} ${there.declined ? "declined" : ""}`}>
        <${Race} id=${there.race} />
      </span>`}
      <span>${holderWords(there, names)}</span>
    </div>
    ${pieces.length > 0 && html`<p class="region-pieces">${listed(pieces, "comma")}</p>`}`;
}

/** The possible action here, with its price. @param {{ target: Target, names: Names }} props */
function Offer({ target, names }) {
  const { kind, price, parts = [], missing = 0, earns, threat } = target;
  const touch = globalThis.matchMedia?.("(hover: none)").matches ?? false;
  return html`<div class="region-offer">
    ${price !== undefined &&
    html`<p class="region-price"><b>${t("board-price", { price })}</b></p>
      <ul class="price-parts">
        ${names.priceParts(parts).map((part) => html`<li key=${part}>${part}</li>`)}
      </ul>`}
    ${kind === "die" &&
    html`<p class="region-odds">${t("board-short", { missing, percent: percentOf(target) })}</p>`}
    ${earns !== undefined && html`<${Earns} coins=${earns} />`}
    ${threat !== undefined && html`<p class="region-threat">${t("board-threat", { price: threat })}</p>`}
    ${kind !== "look" && html`<p class="region-hint">${t(`board-hint-${kind}`, { touch })}</p>`}
  </div>`;
}

/** @param {{ coins: number }} props */
function Earns({ coins }) {
  const sign = coins > 0 ? "more" : coins < 0 ? "less" : "same";
  return html`<p class=${`region-earns ${sign}`}>${t("board-earns", { coins: Math.abs(coins), sign })}</p>`;
}

/** @param {{ board: import("./board-state.js").BoardState }} props */
export function Bubble({ board }) {
  const { store, view } = board;
  const bubble = useRef(/** @type {HTMLElement|null} */ (null));
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const width = bubble.current?.offsetWidth ?? 0;
    const height = bubble.current?.offsetHeight ?? 0;
    if (width !== size.width || height !== size.height) setSize({ width, height });
  });
  const problem = store.problem.value;
  const shape = board.shapeOf(problem?.region ?? -1);
  if (!problem || !shape) return html`<div class="bubble-place" role="alert"></div>`;
  const seen = view.seen.value;
  const around = board.shapes.widths.counter * view.camera.value.scale * 0.7;
  const [x, y] = view.pointOnWindow(shape.centre);
  const box = { left: x - around, top: y - around, width: 2 * around, height: 2 * around };
  const place = placed(box, size, seen, { order: ["above", "below", "right", "left"] });
  const tail = Math.max(20, Math.min(size.width - 20, x - place.left));
  return html`<div class="bubble-place" role="alert">
    <div
      ref=${bubble}
      class=${`board-bubble ${place.side}`}
      style=${{
        transform: `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`,
        "--tail": `${Math.round(tail)}px`,
      }}
    >
      <p>${problem.sentence}</p>
      ${problem.code && html`<${Info} wish=${{ refusal: problem.code }} name=${t("page-why")} />`}
      <button type="button" class="button quiet icon" aria-label=${t("board-dismiss")}
        onClick=${() => (store.problem.value = null)}>
        <${Sign} id="close" />
      </button>
    </div>
  </div>`;
}
