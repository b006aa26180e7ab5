/** A board drawn by the server; the old picture stays until the new one arrives. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ServerError } from "../../net/api.js";
import { boardPicture, drawnAt, loadShapes } from "../../net/catalogue.js";
import { themeSeen } from "../../device/device.js";
import { currentLanguage, t } from "../../i18n/texts.js";
import { checkBoard } from "../model/load.js";
import { writeMap } from "../model/toml-write.js";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { Miniature } from "../../ui/miniature.js";
import { Link } from "../../ui/router.js";
import { keepDesign } from "../model/storage.js";

/** @typedef {import("../model/design.js").BoardDesign} BoardDesign */
/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../../net/protocol.js").TomlFault} Fault */

const PAUSE = 350; // milliseconds without a change

/** @param {BoardDesign|null} board @returns {{ shapes: Shapes|null, faults: Fault[], isFresh: boolean,
 *   error: ServerError|null, again: () => void }} */
export function useDrawn(board) {
  const toml = board ? writeMap(board) : "";
  const asked = `${currentLanguage.value} ${toml}`;
  const shapes = useSignal(/** @type {Shapes|null} */ (null));
  const answer = useSignal({ asked: "", faults: /** @type {Fault[]} */ ([]) });
  const error = useSignal(/** @type {ServerError|null} */ (null));
  const wanted = useRef("");
  const ask = async () => {
    wanted.current = asked;
    try {
      const { drawing, faults } = await checkBoard(toml);
      const drawn = drawing ? await laidOut(drawnAt({ drawing })) : null;
      if (wanted.current !== asked) return; // it changed meanwhile
      if (drawn) shapes.value = drawn;
      answer.value = { asked, faults };
      error.value = null;
    } catch (problem) {
      if (wanted.current === asked) error.value = problem instanceof ServerError ? problem : new ServerError(0);
    }
  };
  useEffect(() => {
    wanted.current = "";
    const timer = toml ? setTimeout(ask, answer.value.asked ? PAUSE : 0) : 0;
    return () => clearTimeout(timer);
  }, [asked]);
  const isFresh = answer.value.asked === asked;
  return { shapes: shapes.value, faults: answer.value.faults, isFresh, error: error.value, again: ask };
}

/** The shapes, once the picture is loaded too, to avoid flicker. @param {string} place */
async function laidOut(place) {
  const picture = new Image();
  picture.src = boardPicture(place, themeSeen());
  const [shapes] = await Promise.all([loadShapes(place), picture.decode().catch(() => {})]);
  return shapes;
}

// --- A small picture of a pack's board

/** @typedef {import("../model/design.js").Design} Design */

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
