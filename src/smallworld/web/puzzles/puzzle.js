/** One puzzle: a strip that asks and answers, above the table it is played at. */
import { computed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { forgetTable } from "../device/device.js";
import { html } from "../ui/html.js";
import { useAsked } from "../ui/request-state.js";
import { Frame, useTitle } from "../ui/frame.js";
import { Trouble, Waiting } from "../ui/trouble.js";
import { tableStore } from "../table/state/open-stores.js";
import { Table } from "../table/table.js";
import { t } from "../i18n/texts.js";
import { layOut, readSolution } from "./asked.js";
import { numberOf } from "./list.js";
import { noteTry } from "../device/puzzle-progress.js";
import { answerIn, outcomeOf } from "./outcome.js";
import { Film } from "./solution.js";
import { Strip } from "./strip.js";

/** @typedef {import("./asked.js").Try} Try */
/** @typedef {import("./asked.js").Solution} Solution */

/** @param {{ id: string }} props */
export function PuzzleScreen({ id }) {
  const tries = useSignal(0);
  const { value, error, again } = useAsked(() => layOut(id), tries.value);
  const laid = value.value;
  useEffect(() => {
    if (laid) return () => forgetTable(laid.game);
  }, [laid]);
  if (error.value) return html`<${Frame} title=${t("page-puzzles")}><${Trouble} error=${error.value} again=${again} /><//>`;
  if (!laid) return html`<${Frame} title=${t("page-puzzles")}><${Waiting} words=${t("home-laying-out")} /><//>`;
  return html`<${Played} key=${laid.game} laid=${laid} onAgain=${() => (tries.value += 1)} />`;
}

/** @param {{ laid: Try, onAgain: () => void }} props */
function Played({ laid, onAgain }) {
  const { game, seat, puzzle } = laid;
  const store = tableStore(game);
  const isShown = useSignal(false);
  const chosen = useSignal(/** @type {import("./outcome.js").Answer|null} */ (null));
  const played = useMemo(() => computed(() => answerIn(store.lines.value, seat, puzzle.kind)), [game]);
  const answer = chosen.value ?? played.value;
  const { value, error, again } = useSolution(laid, answer);
  const outcome = answer && value ? outcomeOf(answer, value) : null;
  useTitle(t("puzzles-title", { number: numberOf(puzzle.id) }));
  return html`<div class="puzzle-screen">
    <${Strip} laid=${laid} outcome=${outcome} isShown=${isShown.value} onAgain=${onAgain}
      onAnswer=${(/** @type {boolean} */ declines) => (chosen.value = { declines })}
      onShow=${() => (isShown.value = true)} />
    <${Trouble} error=${error} again=${again} />
    ${isShown.value && value ? html`<${Film} record=${value.record} />` : html`<${Table} game=${game} />`}
  </div>`;
}

/** The solution, fetched when there is an answer, and what is remembered of the try.
 * @param {Try} laid @param {import("./outcome.js").Answer|null} answer */
function useSolution({ puzzle, isToday }, answer) {
  const isAnswered = answer !== null;
  const { value, error, again } = useAsked(
    async () => (isAnswered ? await readSolution(puzzle.id) : null),
    isAnswered,
  );
  const solution = /** @type {Solution|null} */ (value.value);
  useEffect(() => {
    if (answer && solution) noteTry({ id: puzzle.id, solved: outcomeOf(answer, solution).solved, isToday });
  }, [solution]);
  return { value: solution, error: error.value, again };
}
