/** What is asked of the server about puzzles. */
import { Refused, ask } from "../net/api.js";
import { keep } from "../device/device.js";
import { nameToPlay } from "../device/player-name.js";
import { loadStyles } from "../ui/lazy-styles.js";
import { loadPart } from "../i18n/texts.js";

/** @typedef {import("../net/protocol.js").ListedPuzzle} Puzzle */
/** @typedef {import("../net/protocol.js").PuzzleList} PuzzleList */
/** @typedef {import("../net/protocol.js").PuzzleSolution} Solution */
/** @typedef {{ game: string, seat: number, puzzle: Puzzle, isToday: boolean }} Try */

/** All puzzles, their texts and their styles. @returns {Promise<PuzzleList>} */
export async function readPuzzles() {
  const rest = Promise.all([loadPart("puzzles"), loadStyles("puzzles/puzzles.css")]).catch(() => {
    throw new Refused(0);
  });
  const [list] = await Promise.all([ask("GET", "/api/puzzles"), rest]);
  return list;
}

/** Lay out a puzzle at a table of its own. @param {string} id @returns {Promise<Try>} */
export async function layOut(id) {
  const list = await readPuzzles();
  const wanted = id === "today" ? list.today : id;
  const made = await ask("POST", `/api/puzzles/${encodeURIComponent(wanted)}/table`, { body: { name: nameToPlay() } });
  const [[seat, token]] = Object.entries(made.tokens);
  keep(made.game, { seats: { [seat]: String(token) } });
  const puzzle = list.puzzles.find((one) => one.id === wanted);
  if (!puzzle) throw new Refused(404, { code: "puzzle.unknown", facts: { puzzle: wanted } });
  return { game: made.game, seat: Number(seat), puzzle, isToday: wanted === list.today };
}

/** @param {string} id @returns {Promise<Solution>} */
export const readSolution = (id) => ask("GET", `/api/puzzles/${encodeURIComponent(id)}/solution`);
