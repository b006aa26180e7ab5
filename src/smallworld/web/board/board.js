/** The board: terrain, regions, pieces, effects, cards and zoom buttons in layers. */
import { signal } from "@preact/signals";
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../i18n/texts.js";
import { Sign } from "../ui/emblem.js";
import { html } from "../ui/html.js";
import { Art } from "./draw/art.js";
import { Badges } from "./draw/badges.js";
import { BoardState } from "./draw/board-state.js";
import { Holdings } from "./draw/holdings.js";
import { EdgeArrows } from "./draw/edge-arrows.js";
import { MarkSigns, Seams } from "./draw/marks.js";
import { Pieces } from "./draw/pieces.js";
import { SheetEffects, WindowEffects } from "./draw/effects.js";
import { Bubble, RegionCard } from "./draw/region-card.js";
import { LitNames, RegionNames, Regions } from "./draw/regions.js";
import { Terrain } from "./draw/terrain.js";
import { PointerAndKeys } from "./input/pointer-and-keys.js";

/** @typedef {import("./model/interaction.js").BoardStore} BoardStore */
/** @typedef {import("./model/interaction.js").Hand} Hand */
/** @typedef {import("../net/catalogue.js").Shapes} Shapes */

/** Spectators have nothing to choose. @type {Hand} */
const NO_HAND = { targets: signal(new Map()), drafts: signal(new Map()), choose: () => {} };

/** @param {{ store: BoardStore, hand?: Hand }} props */
export function Board({ store, hand = NO_HAND }) {
  const shapes = store.shapes.value;
  if (!shapes || !store.shown.value) {
    return html`<section class="board unrolling" aria-busy="true"><p>${t("board-unrolling")}</p></section>`;
  }
  return html`<${Sheet} key=${shapes.map} store=${store} hand=${hand} shapes=${shapes} />`;
}

/** @param {{ store: BoardStore, hand: Hand, shapes: Shapes }} props */
function Sheet({ store, hand, shapes }) {
  const board = useMemo(() => new BoardState(store, hand, shapes), [store, hand, shapes]);
  const id = useId();
  const frame = useRef(/** @type {HTMLElement|null} */ (null));
  const sheet = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (!frame.current || !sheet.current) return undefined;
    const unfollow = board.view.follow(frame.current, sheet.current);
    const touching = new PointerAndKeys(board, frame.current, `${id}-card`);
    return () => {
      unfollow();
      touching.dispose();
    };
  }, [board]);
  useEffect(() => () => board.dispose(), [board]);
  const { left, top, width, height } = shapes;
  const size = { width: `${width}px`, height: `${height}px` };
  return html`<section class="board" role="group" aria-label=${t("board-label")} aria-describedby=${`${id}-keys`}>
    <p class="unseen" id=${`${id}-keys`}>${t("board-keys")}</p>
    <div class="board-window" ref=${frame}>
      <${Zooming} view=${board.view} frame=${frame} />
      <div class="board-sheet" ref=${sheet} style=${size}>
        <${Terrain} view=${board.view} map=${shapes.map} />
        <svg class="board-layer" viewBox=${`${left} ${top} ${width} ${height}`} width=${width} height=${height}>
          <${Art} shapes=${shapes} />
          <${Seams} board=${board} />
          <${Holdings} board=${board} />
          <${Regions} board=${board} />
          <${RegionNames} shapes=${shapes} />
          <${Pieces} board=${board} />
          <${MarkSigns} board=${board} />
          <${Badges} board=${board} />
          <${SheetEffects} board=${board} />
          <${Sketched} board=${board} />
        </svg>
      </div>
    </div>
    <${EdgeArrows} board=${board} />
    <${LitNames} board=${board} />
    <${WindowEffects} board=${board} />
    <${RegionCard} board=${board} id=${`${id}-card`} />
    <${Bubble} board=${board} />
    <${BoardTools} view=${board.view} store=${store} />
  </section>`;
}

/** A plan over the board, drawn by the component in `sketch`. @param {{ board: BoardState }} props */
function Sketched({ board }) {
  const sketch = board.store.sketch?.value;
  if (!sketch) return null;
  const { Drawn, ...facts } = sketch;
  return html`<${Drawn} board=${board} ...${facts} />`;
}

/** While zooming, let the browser scale one bitmap; at rest, draw sharply again.
 * @param {{ view: import("./view/viewport.js").Viewport, frame: { current: HTMLElement|null } }} props */
function Zooming({ view, frame }) {
  const zooming = view.zooming.value;
  useLayoutEffect(() => {
    frame.current?.classList.toggle("zooming", zooming);
  }, [zooming]);
  return null;
}

/** @param {{ view: import("./view/viewport.js").Viewport, store?: BoardStore }} props */
export function BoardTools({ view, store }) {
  const changes = store?.changes?.value;
  /** @type {[string, string, () => void][]} */
  const tools = [
    ["zoom-in", "board-zoom-in", () => view.nearer()],
    ["zoom-out", "board-zoom-out", () => view.further()],
    ["fit", "board-fit", () => view.fit()],
  ];
  return html`<div class="board-tools" role="group" aria-label=${t("board-tools")}>
    ${changes && html`<button type="button" class="button icon replay-changes" aria-label=${t("board-replay")}
      aria-keyshortcuts="W" title=${t("board-replay.about")} onClick=${changes.replay}>
      <${Sign} id="play" />
    </button>`}
    ${tools.map(
      ([sign, label, use]) => html`<button key=${sign} type="button" class="button icon" aria-label=${t(label)}
        title=${t(label)} onClick=${use}>
        <${Sign} id=${sign} />
      </button>`,
    )}
  </div>`;
}
