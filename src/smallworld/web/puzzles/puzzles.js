/** A puzzle: its question and answer in a strip above the table.
 *
 * `/puzzles` lists all; `/puzzles/ID` and `/puzzles/today` open one. */
import { computed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { forgetTable } from "../device/device.js";
import { html } from "../ui/html.js";
import { useRequest, useAction, ErrorNotice, Waiting } from "../ui/request-state.js";
import { Frame, useTitle } from "../ui/frame.js";
import { tableStore } from "../table/state/store.js";
import { Table } from "../table/table.js";
import { t } from "../i18n/texts.js";
import { layOut, numberOf, PuzzleIndex, readSolution, Streak } from "./list.js";
import { noteTry } from "../device/puzzle-progress.js";
import { Sign } from "../ui/emblem.js";
import { address, Link } from "../ui/router.js";
import { effectiveLines } from "../table/state/log-lines.js";
import { ReplayBar } from "../after/replay/bar.js";
import { recordReplay } from "../after/replay/store.js";
import { Board } from "../board/board.js";

/** @typedef {import("./list.js").Try} Try */
/** @typedef {import("./list.js").Solution} Solution */

/** @param {{ id: string }} props */
function PuzzleScreen({ id }) {
  const tries = useSignal(0);
  const { value, error, again } = useRequest(() => layOut(id), tries.value);
  const laid = value.value;
  useEffect(() => {
    if (laid) return () => forgetTable(laid.game);
  }, [laid]);
  if (error.value) return html`<${Frame} title=${t("page-puzzles")}><${ErrorNotice} error=${error.value} again=${again} /><//>`;
  if (!laid) return html`<${Frame} title=${t("page-puzzles")}><${Waiting} words=${t("home-laying-out")} /><//>`;
  return html`<${Played} key=${laid.game} laid=${laid} onAgain=${() => (tries.value += 1)} />`;
}

/** @param {{ laid: Try, onAgain: () => void }} props */
function Played({ laid, onAgain }) {
  const { game, seat, puzzle } = laid;
  const store = tableStore(game);
  const isShown = useSignal(false);
  const chosen = useSignal(/** @type {Answer|null} */ (null));
  const played = useMemo(() => computed(() => answerIn(store.lines.value, seat, puzzle.kind)), [game]);
  const answer = chosen.value ?? played.value;
  const { value, error, again } = useSolution(laid, answer);
  const outcome = answer && value ? outcomeOf(answer, value) : null;
  useTitle(t("puzzles-title", { number: numberOf(puzzle.id) }));
  return html`<div class="puzzle-screen" data-kind=${puzzle.kind}>
    <${Strip} laid=${laid} outcome=${outcome} isShown=${isShown.value} onAgain=${onAgain}
      onAnswer=${(/** @type {boolean} */ declines) => (chosen.value = { declines })}
      onShow=${() => (isShown.value = true)} />
    <${ErrorNotice} error=${error} again=${again} />
    ${isShown.value && value ? html`<${Playback} record=${value.record} />` : html`<${Table} game=${game} />`}
  </div>`;
}

/** Fetch the solution after an answer, and store the attempt.
 * @param {Try} laid @param {Answer|null} answer */
function useSolution({ puzzle, isToday }, answer) {
  const isAnswered = answer !== null;
  const { value, error, again } = useRequest(
    async () => (isAnswered ? await readSolution(puzzle.id) : null),
    isAnswered,
  );
  const solution = /** @type {Solution|null} */ (value.value);
  useEffect(() => {
    if (answer && solution) noteTry({ id: puzzle.id, solved: outcomeOf(answer, solution).solved, isToday });
  }, [solution]);
  return { value: solution, error: error.value, again };
}

// --- The strip: the question, then the outcome and the next steps

/** @param {{ laid: Try, outcome: Outcome|null, isShown: boolean, onAnswer: (declines: boolean) => void,
 *   onAgain: () => void, onShow: () => void }} props */
function Strip({ laid, outcome, isShown, onAnswer, onAgain, onShow }) {
  const { puzzle } = laid;
  const state = outcome ? (outcome.solved ? "solved" : "missed") : "asking";
  return html`<section class="puzzle-strip" data-state=${state} aria-label=${t("puzzles-title", { number: numberOf(puzzle.id) })}>
    <${Link} to="/puzzles" class="button icon quiet" aria-label=${t("puzzles-all")} title=${t("puzzles-all")}><${Sign} id="back" /><//>
    ${outcome ? html`<${Result} outcome=${outcome} kind=${puzzle.kind} isToday=${laid.isToday} />` : html`<${Question} laid=${laid} />`}
    <div class="puzzle-answers">
      ${!outcome && puzzle.kind === "decline" && html`<${Choice} onAnswer=${onAnswer} />`}
      ${outcome && html`<button type="button" class="button" onClick=${onAgain}><${Sign} id="reset" /> ${t("puzzles-again")}</button>`}
      ${outcome && !isShown && html`<button type="button" class="button" onClick=${onShow}><${Sign} id="eye" /> ${t("puzzles-show")}</button>`}
      ${outcome && html`<${Link} to="/puzzles" class="button main">${t("puzzles-more")}<//>`}
    </div>
  </section>`;
}

/** @param {{ laid: Try }} props */
function Question({ laid: { puzzle } }) {
  const { id, kind, grade } = puzzle;
  return html`<div class="puzzle-words">
    <p class="puzzle-number">${t("puzzles-which", { number: numberOf(id), grade })}</p>
    <p>${t("puzzles-question", { kind })}</p>
  </div>`;
}

/** @param {{ outcome: Outcome, kind: "coins"|"decline", isToday: boolean }} props */
function Result({ outcome, kind, isToday }) {
  const words = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  const { solved, short, coins, best, declines, right, wrong } = outcome;
  const facts = { solved: String(solved), short, coins, best, answer: declines ? "decline" : "go-on", right, wrong };
  return html`<div class="puzzle-words" role="status" tabindex="-1" ref=${words}>
    <p class="puzzle-number"><${Sign} id=${solved ? "check" : "close"} /> ${t("puzzles-result", { solved: String(solved) })}</p>
    <p>${t(`puzzles-told-${kind}`, facts)}</p>
    ${isToday && html`<${Streak} />`}
  </div>`;
}

/** The two answers as buttons; playing on at the table also answers.
 * @param {{ onAnswer: (declines: boolean) => void }} props */
function Choice({ onAnswer }) {
  return html`<button type="button" class="button" onClick=${() => onAnswer(true)}>
      <${Sign} id="decline" /> ${t("puzzles-decline")}
    </button>
    <button type="button" class="button" onClick=${() => onAnswer(false)}>
      <${Sign} id="flag" /> ${t("puzzles-go-on")}
    </button>`;
}

// --- The outcome of an attempt, from the log of its table

/** @typedef {import("../net/protocol.js").LogLine} LogLine */
/** @typedef {{ coins?: number, declines?: boolean }} Answer  what the player did */
/** @typedef {{ solved: boolean, short: number, coins: number, best: number, declines: boolean,
 *   right: number, wrong: number }} Outcome  `right` and `wrong` are chances to win in percent */

/** The answer given by playing; `null` if none yet.
 * @param {LogLine[]} lines @param {number} seat @param {"coins"|"decline"} kind @returns {Answer|null} */
export function answerIn(lines, seat, kind) {
  const own = effectiveLines(lines).filter((line) => line.kind === "say" && line.seat === seat);
  if (kind === "decline") return own.length ? { declines: own[0].text === "decline" } : null;
  const paid = own.flatMap((line) => line.events ?? []).find(({ kind: what, facts }) => what === "income" && facts.seat === seat);
  return paid ? { coins: Number(paid.facts.coins) } : null;
}

/** @param {Answer} answer @param {Solution} solution @returns {Outcome} */
export function outcomeOf({ coins = 0, declines }, { actions, best, runner_up }) {
  const isDecline = actions[0] === "decline";
  const short = declines === undefined ? Math.max(0, best - coins) : 0;
  const solved = declines === undefined ? coins >= best : declines === isDecline;
  const percent = (/** @type {number} */ part) => Math.round(part * 100);
  return { solved, short, coins, best, declines: isDecline, right: percent(best), wrong: percent(runner_up) };
}

// --- The solution as a replay

/** @typedef {import("../after/replay/store.js").ReplayStore} ReplayStore */

/** @param {{ record: string }} props */
export function Playback({ record }) {
  const stage = useSignal(/** @type {ReplayStore|null} */ (null));
  const { error, run } = useAction();
  const read = () =>
    run(async () => {
      const found = await recordReplay(record);
      stage.value = found;
      await found.playback.go(0);
      found.playback.play();
    });
  useEffect(() => {
    read();
  }, [record]);
  if (error.value) return html`<${ErrorNotice} error=${error.value} again=${read} />`;
  if (!stage.value) return html`<${Waiting} words=${t("after-reading")} />`;
  return html`<div class="puzzle-playback">
    <main class="puzzle-board" aria-label=${t("after-board")}><${Board} store=${stage.value} /></main>
    <footer><${ReplayBar} stage=${stage.value} /></footer>
  </div>`;
}

// --- The screen

export function Puzzles() {
  const id = decodeURIComponent(address.value.path.split("/")[2] ?? "");
  return id ? html`<${PuzzleScreen} key=${id} id=${id} />` : html`<${PuzzleIndex} />`;
}
