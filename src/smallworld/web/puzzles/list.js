/** The list of puzzles: today's first, then by kind and difficulty. */
import { html } from "../ui/html.js";
import { useRequest, ErrorNotice, Waiting } from "../ui/request-state.js";
import { Power, Race, Sign } from "../ui/emblem.js";
import { Frame } from "../ui/frame.js";
import { Link } from "../ui/router.js";
import { loadPart, t } from "../i18n/texts.js";
import { Names } from "../i18n/names.js";
import { puzzleMemory, streakDays, streakOf } from "../device/puzzle-progress.js";
import { ask, ServerError } from "../net/api.js";
import { keepKeys } from "../device/device.js";
import { nameToPlay } from "../device/player-name.js";
import { loadStyles } from "../ui/lazy.js";

const KINDS = /** @type {const} */ (["coins", "decline"]);
const GRADES = /** @type {const} */ (["easy", "middle", "hard"]);

export function PuzzleIndex() {
  const { value, error, again } = useRequest(readPuzzles);
  const list = value.value;
  if (error.value) return html`<${Frame} title=${t("page-puzzles")}><${ErrorNotice} error=${error.value} again=${again} /><//>`;
  if (!list) return html`<${Frame} title=${t("page-puzzles")}><${Waiting} words=${t("home-laying-out")} /><//>`;
  return html`<${Frame} title=${t("page-puzzles")} lead=${t("puzzles-lead")} wide>
    <${Today} list=${list} />
    ${KINDS.map((kind) => html`<${KindList} key=${kind} kind=${kind} puzzles=${list.puzzles.filter((one) => one.kind === kind)} />`)}
  <//>`;
}

/** @param {{ list: PuzzleList }} props */
function Today({ list }) {
  const puzzle = list.puzzles.find(({ id }) => id === list.today);
  const memory = puzzleMemory.value;
  const solved = memory.solved.filter((id) => list.puzzles.some((one) => one.id === id)).length;
  if (!puzzle) return null;
  const { race, power, grade, kind } = puzzle;
  return html`<section class="card puzzle-today" aria-labelledby="puzzle-today">
    <${Race} id=${race} /><${Power} id=${power} />
    <div>
      <h2 id="puzzle-today">${t("puzzles-today")}</h2>
      <p>${t("puzzles-about", { combo: new Names().combo(race, power), kind, grade })}</p>
      <p class="puzzle-tally">${t("puzzles-tally", { solved, all: list.puzzles.length })}</p>
      <${Streak} />
    </div>
    <${Link} to=${`/puzzles/${puzzle.id}`} class="button main"><${Sign} id="play" /> ${t("puzzles-try")}<//>
  </section>`;
}

/** Days in a row on which the puzzle of the day was solved; the last circle is today. */
export function Streak() {
  const days = streakDays(puzzleMemory.value);
  return html`<p class="puzzle-streak">
    <span class="streak-days" aria-hidden="true">${days.map((isDone, place) => html`<i key=${place} class=${isDone ? "done" : ""}></i>`)}</span>
    ${t("puzzles-streak", { streak: streakOf(puzzleMemory.value) })}
  </p>`;
}

/** @param {{ kind: "coins"|"decline", puzzles: Puzzle[] }} props */
function KindList({ kind, puzzles }) {
  return html`<section class="puzzle-kind" data-kind=${kind}>
    <h2>${t("puzzles-kind", { kind })}</h2>
    <p>${t("puzzles-kind.about", { kind })}</p>
    ${GRADES.map((grade) => html`<${GradeList} key=${grade} grade=${grade} puzzles=${puzzles.filter((one) => one.grade === grade)} />`)}
  </section>`;
}

/** @param {{ grade: string, puzzles: Puzzle[] }} props */
function GradeList({ grade, puzzles }) {
  const solved = puzzles.filter(({ id }) => puzzleMemory.value.solved.includes(id)).length;
  if (!puzzles.length) return null;
  return html`<h3>${t("puzzles-grade", { grade, solved, all: puzzles.length })}</h3>
    <ul class="puzzle-list">${puzzles.map((puzzle) => html`<${Entry} key=${puzzle.id} puzzle=${puzzle} />`)}</ul>`;
}

/** @param {{ puzzle: Puzzle }} props */
function Entry({ puzzle: { id, race, power } }) {
  const { solved, tries } = puzzleMemory.value;
  const state = solved.includes(id) ? "solved" : tries[id] ? "tried" : "fresh";
  const label = t("puzzles-entry", { number: numberOf(id), combo: new Names().combo(race, power), state });
  return html`<li><${Link} to=${`/puzzles/${id}`} class=${`puzzle-entry card ${state}`} aria-label=${label} title=${label}>
    <${Race} id=${race} /><${Power} id=${power} />
    <span class="number" aria-hidden="true">${numberOf(id)}</span>
    ${state === "solved" && html`<${Sign} id="check" class="puzzle-check" />`}
  <//></li>`;
}

/** The title of a puzzle. @param {string} id such as `coins-013` */
export function numberOf(id) {
  return Number(id.split("-").at(-1));
}

// --- Requests

/** @typedef {import("../net/protocol.js").ListedPuzzle} Puzzle */
/** @typedef {import("../net/protocol.js").PuzzleList} PuzzleList */
/** @typedef {import("../net/protocol.js").PuzzleSolution} Solution */
/** @typedef {{ game: string, seat: number, puzzle: Puzzle, isToday: boolean }} Try */

/** Load the puzzles, their texts and their styles. @returns {Promise<PuzzleList>} */
async function readPuzzles() {
  const rest = Promise.all([loadPart("puzzles"), loadStyles("puzzles/puzzles.css")]).catch(() => {
    throw new ServerError(0);
  });
  const [list] = await Promise.all([ask("GET", "/api/puzzles"), rest]);
  return list;
}

/** Create a table for a puzzle. @param {string} id @returns {Promise<Try>} */
export async function layOut(id) {
  const list = await readPuzzles();
  const wanted = id === "today" ? list.today : id;
  const made = await ask("POST", `/api/puzzles/${encodeURIComponent(wanted)}/table`, { body: { name: nameToPlay() } });
  const [[seat, token]] = Object.entries(made.tokens);
  keepKeys(made.game, { seats: { [seat]: String(token) } });
  const puzzle = list.puzzles.find((one) => one.id === wanted);
  if (!puzzle) throw new ServerError(404, { code: "puzzle.unknown", facts: { puzzle: wanted } });
  return { game: made.game, seat: Number(seat), puzzle, isToday: wanted === list.today };
}

/** @param {string} id @returns {Promise<Solution>} */
export const readSolution = (id) => ask("GET", `/api/puzzles/${encodeURIComponent(id)}/solution`);
