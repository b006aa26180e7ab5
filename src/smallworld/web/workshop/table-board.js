/** The board of a new table that is not of the box, in small. */
import { drawnAt } from "../net/catalogue.js";
import { html } from "../ui/html.js";
import { useAsked } from "../ui/request-state.js";
import { Miniature } from "../ui/miniature.js";
import { Trouble, Waiting } from "../ui/trouble.js";
import { t } from "../i18n/texts.js";
import { checkBoard, drawBoard } from "./model/load.js";

/** @param {{ extras: import("../home/wish.js").Extras, seats: number }} props */
export function TableBoard({ extras, seats }) {
  const { board, drawn, seed, regions } = extras;
  const isRandom = board === "random";
  const key = isRandom ? [seats, seed, regions].join("/") : drawn;
  const { value, error, again } = useAsked(() => (isRandom ? drawBoard({ seats, seed, regions }) : checkBoard(drawn)), key);
  const found = value.value;
  if (error.value) return html`<${Trouble} error=${error.value} again=${again} />`;
  if (!found?.drawing || !found.board) return html`<${Waiting} words=${t("workshop-board-making")} />`;
  const { rounds, regions: count } = found.board;
  return html`<figure class="board-card card">
    <${Miniature} map=${drawnAt({ drawing: found.drawing })} label=${t("new-board-picture", { seats })} />
    <figcaption>${t("new-board", { seats, rounds, regions: count })}</figcaption>
  </figure>`;
}
