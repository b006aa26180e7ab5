/** The turns that cost most: what was played, what would have been better, and a way to try it. */
import { html } from "../ui/html.js";
import { useDoing } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { Trouble } from "../ui/trouble.js";
import { t } from "../i18n/texts.js";
import { showBetter } from "./what-if.js";
import { betterSentence, costSentence, playedSentence } from "./words.js";

/** @typedef {import("../net/protocol.js").Analysis} Analysis */
/** @typedef {import("../net/protocol.js").TurnFacts} TurnFacts */
/** @typedef {import("../i18n/names.js").Names} Names */
/** @typedef {{ stage: import("../after/replay-store.js").ReplayStore,
 *   source: import("../after/coaching.js").Source }} Place */

/** @param {Place & { analysis: Analysis, seat: number, names: Names }} props */
export function CostlyTurns({ analysis, seat, names, ...place }) {
  const turns = analysis.seats[seat].costliest.flatMap((number) => analysis.turns.find((turn) => turn.number === number) ?? []);
  if (!turns.length) return html`<p>${t("coach-costly-none", { seat: names.seat(seat) })}</p>`;
  return html`<ol class="costly">
    ${turns.map((turn) => html`<${CostlyTurn} key=${turn.number} turn=${turn} names=${names} ...${place} />`)}
  </ol>`;
}

/** @param {Place & { turn: TurnFacts, names: Names }} props */
function CostlyTurn({ turn, names, stage, source }) {
  const { busy, error, run } = useDoing();
  const isShown = stage.sketch.value?.of === turn.number;
  const played = playedSentence(turn, names);
  const show = () => run(() => showBetter(stage, source, turn));
  const playOn = () => run(() => source.playOn(turn.better?.line ?? turn.first, turn.seat));
  return html`<li class=${isShown ? "shown" : ""}>
    <p class="costly-head">${costSentence(turn, names)}</p>
    <p>${played}</p>
    <p class="costly-better">${betterSentence(turn, names)}</p>
    <div class="costly-ways">
      <button type="button" class="button" aria-pressed=${isShown} disabled=${busy.value} onClick=${show}>
        <${Sign} id="eye" /> ${t(isShown ? "coach-hide" : "coach-show")}
      </button>
      <button type="button" class="button" title=${t("coach-play-on.about")} disabled=${busy.value} onClick=${playOn}>
        <${Sign} id="play" /> ${t("coach-play-on")}
      </button>
    </div>
    <${Trouble} error=${error.value} />
  </li>`;
}
