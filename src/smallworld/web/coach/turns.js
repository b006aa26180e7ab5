/** The costliest turns: what was played, what would have been better, and a button to try it. */
import { effect } from "@preact/signals";
import { html } from "../ui/html.js";
import { RegionText } from "../ui/region-text.js";
import { useAction, ErrorNotice } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { t } from "../i18n/texts.js";
import { betterSentence, costSentence, playedSentence, whatIfSentence } from "./sentences.js";
import { showBoard } from "../after/replay/store.js";
import { Sketch } from "../advice/plan-arrows.js";

/** @typedef {import("../net/protocol.js").Analysis} Analysis */
/** @typedef {import("../net/protocol.js").TurnFacts} TurnFacts */
/** @typedef {import("../i18n/names.js").Names} Names */
/** @typedef {{ stage: import("../after/replay/store.js").ReplayStore,
 *   source: import("../after/analysis-source.js").Source }} Place */

/** @param {Place & { analysis: Analysis, isWhole: boolean, seat: number, names: Names }} props */
export function CostlyTurns({ analysis, isWhole, seat, names, ...place }) {
  const turns = analysis.seats[seat].costliest.flatMap((number) => analysis.turns.find((turn) => turn.number === number) ?? []);
  if (!turns.length) return html`<p>${isWhole ? t("coach-costly-none", { seat: names.seat(seat) }) : t("coach-costly-not-yet")}</p>`;
  return html`<ol class="costly">
    ${turns.map((turn) => html`<${CostlyTurn} key=${turn.number} turn=${turn} names=${names} ...${place} />`)}
  </ol>`;
}

/** @param {Place & { turn: TurnFacts, names: Names }} props */
function CostlyTurn({ turn, names, stage, source }) {
  const { busy, error, run } = useAction();
  const isShown = stage.sketch.value?.of === turn.number;
  const played = playedSentence(turn, names);
  const show = () => run(() => showBetter(stage, source, turn));
  const playOn = () => run(() => source.playOn(turn.better?.line ?? turn.first, turn.seat));
  return html`<li class=${isShown ? "shown" : ""}>
    <p class="costly-head">${costSentence(turn, names)}</p>
    <p><${RegionText} text=${played} store=${stage} /></p>
    <p class="costly-better"><${RegionText} text=${betterSentence(turn, names)} store=${stage} /></p>
    <div class="costly-ways">
      <button type="button" class="button" aria-pressed=${isShown} disabled=${busy.value} onClick=${show}>
        <${Sign} id="eye" /> ${t(isShown ? "coach-hide" : "coach-show")}
      </button>
      <button type="button" class="button" title=${t("coach-play-on.about")} disabled=${busy.value} onClick=${playOn}>
        <${Sign} id="play" /> ${t("coach-play-on")}
      </button>
    </div>
    <${ErrorNotice} error=${error.value} />
  </li>`;
}

// --- The better turn as arrows on the board at its start

/** @typedef {import("../after/replay/store.js").ReplayStore} ReplayStore */
/** @typedef {import("../after/analysis-source.js").Source} Source */

/** Choose what to draw: the conquests, or the placement if only that was wrong.
 * @param {TurnFacts} turn */
export function movesShown({ better, kind }) {
  const actions = better?.actions ?? [];
  const end = kind === "placing" ? -1 : actions.indexOf("stop");
  const shown = end < 0 ? actions : actions.slice(0, end);
  return shown.map((action) => ({ action }));
}

/** Show or hide it. @param {ReplayStore} stage @param {Source} source
 * @param {TurnFacts} turn */
async function showBetter(stage, source, turn) {
  if (!turn.better) return;
  if (stage.sketch.value?.of === turn.number) return void (stage.sketch.value = null);
  const { line } = turn.better;
  await stage.playback.go(Math.max(0, line - 1));
  if (line === 0) await showStart(stage, source);
  const words = whatIfSentence(turn, stage.names.value);
  stage.sketch.value = { Drawn: Sketch, moves: movesShown(turn), seat: turn.seat, of: turn.number, words };
  showBoard();
}

/** Load the board before the first line, which the replay does not have. @param {ReplayStore} stage @param {Source} source */
async function showStart(stage, source) {
  const live = stage.live.value;
  const position = await source.start();
  if (live) stage.playbackView.value = { ...live, seq: 0, position, to_act: null, income: [], over: false };
}

/** Hide the arrows when the replay moves. @param {ReplayStore} stage @returns {() => void} */
export function forgetWhenMoved(stage) {
  let before = stage.playback.at.peek();
  const stop = effect(() => {
    const at = stage.playback.at.value;
    if (at !== before || stage.playback.playing.value) stage.sketch.value = null;
    before = at;
  });
  return () => {
    stop();
    stage.sketch.value = null;
  };
}
