/** What went wrong in a region, said at the spot in words; the table says the rest. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { Info } from "../../ui/rule-book.js";
import { t } from "../../i18n/texts.js";
import { placed } from "./card-position.js";

/** @param {{ ground: import("./board-state.js").Ground }} props */
export function Bubble({ ground }) {
  const { store, view } = ground;
  const bubble = useRef(/** @type {HTMLElement|null} */ (null));
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const width = bubble.current?.offsetWidth ?? 0;
    const height = bubble.current?.offsetHeight ?? 0;
    if (width !== size.width || height !== size.height) setSize({ width, height });
  });
  const problem = store.problem.value;
  const shape = ground.shapeOf(problem?.region ?? -1);
  if (!problem || !shape) return html`<div class="bubble-place" role="alert"></div>`;
  const seen = view.seen.value;
  const around = ground.shapes.widths.counter * view.camera.value.scale * 0.7;
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
