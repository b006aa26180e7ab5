/** Choose the board of a new table: official, random, or from a pack. */
import { html } from "../../ui/html.js";
import { Choice } from "../../ui/fields.js";
import { t } from "../../i18n/texts.js";
import { RecipeFields } from "./board-recipe.js";

/** @typedef {import("../../home/setup/table-settings.js").Extras} Extras */
/** @typedef {import("../model/with-packs.js").Offered} Offered */

/** @param {{ extras: Extras, chosen: Offered[], seats: number, onChange: (some: Partial<Extras>, seats?: number) => void,
 *   onSeats: (seats: number) => void }} props */
export function BoardChoice({ extras, chosen, seats, onChange, onSeats }) {
  const own = chosen.flatMap(({ pack }) => pack.boards.map((board) => ({ ...board, title: pack.title })));
  const boards = [
    { value: "box", label: t("workshop-board-box") },
    { value: "random", label: t("workshop-board-random"), sign: "dice" },
    ...own.map((board) => ({
      value: board.id,
      label: t("workshop-board-of", { title: board.title }),
      about: t("workshop-board-for", { seats: board.seats }),
    })),
  ];
  const choose = (/** @type {string} */ id) => {
    const board = own.find((one) => one.id === id);
    if (!board) return onChange({ board: id === "random" ? "random" : "box" });
    if (board.seats !== seats) onSeats(board.seats);
    onChange({ board: "own", map: id, drawn: "" }, board.seats);
  };
  return html`<${Choice} label=${t("workshop-board-which")} value=${extras.board === "own" ? extras.map : extras.board} from=${boards} onChange=${choose} />
    ${extras.board === "random" && html`<${RecipeFields} fixedSeats recipe=${{ seats, seed: extras.seed, regions: extras.regions }}
      onChange=${(/** @type {import("../model/load.js").Recipe} */ { seed, regions }) => onChange({ seed, regions })} />`}`;
}
