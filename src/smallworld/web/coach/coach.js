/** The coach: analyses the game on request and shows what decided it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Page } from "../after/screen.js";
import { roundShown } from "../device/lesson-progress.js";
import { loadStyles } from "../ui/lazy.js";
import { html } from "../ui/html.js";
import { Choice } from "../ui/fields.js";
import { Sign } from "../ui/emblem.js";
import { ErrorNotice } from "../ui/request-state.js";
import { loadPart, t } from "../i18n/texts.js";
import { Curve } from "./curve.js";
import { Lives } from "./races.js";
import { AnalysisJob } from "./analysis-job.js";
import { CostlyTurns, forgetWhenMoved } from "./turns.js";
import { adviceSentence, luckSentence } from "./sentences.js";

/** @typedef {import("../after/replay/store.js").ReplayStore} ReplayStore */
/** @typedef {import("../after/analysis-source.js").Source} Source */
/** @typedef {import("../net/protocol.js").Analysis} Analysis */
/** @typedef {{ stage: ReplayStore, source: Source }} Place */

/** Load texts and styles of the coach. */
export const readCoach = () =>
  Promise.all([loadPart("coach"), loadPart("hints"), loadStyles("advice/advice.css"), loadStyles("coach/coach.css")]);

/** Analyses by replay, kept while their screen is open. @type {WeakMap<ReplayStore, AnalysisJob>} */
const studies = new WeakMap();

/** @param {ReplayStore} stage @param {Source} source */
function studyOf(stage, source) {
  const known = studies.get(stage) ?? new AnalysisJob(source);
  studies.set(stage, known);
  return known;
}

/** @param {Place} place */
export function Coach({ stage, source }) {
  const study = studyOf(stage, source);
  useEffect(() => study.watch(), [study]);
  useEffect(() => forgetWhenMoved(stage), [stage]);
  const job = study.job.value;
  const found = job?.analysis ?? job?.partial;
  const analysis = found && withRounds(found, (round) => roundShown(stage.game, round));
  return html`<${Page} label=${t("coach-tab")}><div class="coach" data-state=${job?.state ?? "none"}>
    <h2>${t("coach-title")}</h2>
    ${study.isOpen ? html`<${Progress} study=${study} />` : !analysis && html`<${Offer} study=${study} />`}
    ${analysis && html`<${Report} analysis=${analysis} isWhole=${Boolean(job?.analysis)} stage=${stage} source=${source} />`}
    <${ErrorNotice} error=${study.error.value} again=${() => study.begin()} />
  </div><//>`;
}

/** Count the rounds of an analysis as its game does: the lesson is a short game that begins with round 1.
 * @param {Analysis} analysis @param {(round: number) => number} shown @returns {Analysis} */
export function withRounds(analysis, shown) {
  const perhaps = (/** @type {number|null} */ round) => (Number.isInteger(round) ? shown(Number(round)) : null);
  const inFacts = (/** @type {Record<string, any>} */ facts) => ("round" in facts ? { ...facts, round: shown(facts.round) } : facts);
  return {
    ...analysis,
    turns: analysis.turns.map((turn) => ({ ...turn, round: shown(turn.round) })),
    lives: (analysis.lives ?? []).map((life) => ({
      ...life,
      picked: shown(life.picked),
      declined: perhaps(life.declined),
      best: perhaps(life.best),
    })),
    seats: analysis.seats.map((seat) => ({ ...seat, advice: { ...seat.advice, facts: inFacts(seat.advice?.facts ?? {}) } })),
  };
}

/** @param {{ study: AnalysisJob }} props */
function Offer({ study }) {
  const state = study.job.value?.state;
  return html`<p>${t("coach-offer")}</p>
    ${state === "failed" && html`<p role="alert">${t("coach-failed")}</p>`}
    ${!study.error.value && html`<button type="button" class="button main" data-coach="begin" onClick=${() => study.begin()}>
      <${Sign} id="hint" /> ${t("coach-begin")}
    </button>`}`;
}

/** @param {{ study: AnalysisJob }} props */
function Progress({ study }) {
  const { state, done, pieces } = study.job.value ?? { state: "waiting", done: 0, pieces: 1 };
  const words = state === "waiting" ? t("coach-waiting") : t("coach-progress", { percent: Math.floor((100 * done) / pieces) });
  return html`<div class="coach-progress">
    <p role="status">${words}</p>
    <progress max=${pieces} value=${done} aria-label=${t("coach-progress-label")}></progress>
    <button type="button" class="button" onClick=${() => study.cancel()}><${Sign} id="close" /> ${t("coach-cancel")}</button>
  </div>`;
}

/** While the analysis runs, the curve and the costly turns found so far.
 * @param {Place & { analysis: Analysis, isWhole: boolean }} props */
function Report({ analysis, isWhole, stage, source }) {
  const names = stage.names.value;
  const chosen = useSignal(source.me ?? 0);
  const seat = chosen.value;
  const facts = analysis.seats[seat];
  const parts = { analysis, seat, names };
  if (!analysis.turns.length) return html`<p>${t("coach-nothing")}</p>`;
  const seats = analysis.seats.map((one) => ({ value: one.seat, label: names.seat(one.seat) }));
  seats.sort((a, b) => Number(b.value === source.me) - Number(a.value === source.me));
  return html`<${Choice} label=${t("coach-seat")} value=${seat} from=${seats} onChange=${(/** @type {number} */ one) => (chosen.value = one)} />
    ${isWhole && html`<p class="coach-advice"><${Sign} id="hint" /><span>${adviceSentence(facts, names)}</span></p>`}
    <section class="story-part"><h3>${t("coach-curve")}</h3><${Curve} ...${parts} /></section>
    <section class="story-part"><h3>${t("coach-costly")}</h3>
      <${CostlyTurns} ...${parts} isWhole=${isWhole} stage=${stage} source=${source} /></section>
    ${isWhole && html`<section class="story-part"><h3>${t("coach-decline")}</h3><${Lives} ...${parts} /></section>
    <section class="story-part"><h3>${t("coach-luck")}</h3>
      <p>${luckSentence("dice", facts, names)}</p><p>${luckSentence("draw", facts, names)}</p></section>`}
    <p class="coach-how">${t("coach-how")}</p>`;
}
