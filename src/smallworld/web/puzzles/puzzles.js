/** `/puzzles`: all of them; `/puzzles/ID` and `/puzzles/today`: one. */
import { html } from "../ui/html.js";
import { address } from "../ui/router.js";
import { PuzzleIndex } from "./list.js";
import { PuzzleScreen } from "./puzzle.js";

export function Puzzles() {
  const id = decodeURIComponent(address.value.path.split("/")[2] ?? "");
  return id ? html`<${PuzzleScreen} key=${id} id=${id} />` : html`<${PuzzleIndex} />`;
}
