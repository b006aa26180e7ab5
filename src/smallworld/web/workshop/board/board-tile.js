/** One board of a pack in small. */
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { Miniature } from "../../ui/miniature.js";
import { Link } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";
import { useDrawn } from "./board-drawn.js";
import { keepDesign } from "../model/storage.js";

/** @typedef {import("../model/design.js").Design} Design */
/** @typedef {import("../model/design.js").BoardDesign} BoardDesign */

/** @param {{ board: BoardDesign, children?: any }} props  `children`: what can be done with it */
export function BoardPicture({ board, children }) {
  const { shapes } = useDrawn(board);
  const { seats, rounds, regions } = board;
  const words = t("new-board", { seats, rounds, regions: regions.length });
  return html`<figure class="board-card card">
    ${shapes ? html`<${Miniature} map=${shapes.map} label=${words} />` : html`<div class="miniature"></div>`}
    <figcaption>${words}</figcaption>
    ${children && html`<div class="tile-ways">${children}</div>`}
  </figure>`;
}

/** @param {{ at: string, design: Design, place: number }} props */
export function BoardTile({ at, design, place }) {
  const board = design.boards[place];
  const drop = () => keepDesign({ ...design, boards: design.boards.filter((_, other) => other !== place) }, at);
  const label = t("workshop-drop", { name: t("new-board", { seats: board.seats, rounds: board.rounds, regions: board.regions.length }) });
  return html`<${BoardPicture} board=${board}>
    <${Link} to=${`/workshop/${at}/board/${place}`} class="button">${t("workshop-change")}<//>
    <button type="button" class="button icon quiet" aria-label=${label} title=${label} onClick=${drop}><${Sign} id="trash" /></button>
  <//>`;
}
