/** The strip above the table: what is asked, then what came of it and how to go on. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../ui/html.js";
import { Sign } from "../ui/emblem.js";
import { Link } from "../ui/router.js";
import { t } from "../i18n/texts.js";
import { numberOf } from "./list.js";

/** @typedef {import("./asked.js").Try} Try */
/** @typedef {import("./outcome.js").Outcome} Outcome */

/** @param {{ laid: Try, outcome: Outcome|null, isShown: boolean, onAnswer: (declines: boolean) => void,
 *   onAgain: () => void, onShow: () => void }} props */
export function Strip({ laid, outcome, isShown, onAnswer, onAgain, onShow }) {
  const { puzzle } = laid;
  const state = outcome ? (outcome.solved ? "solved" : "missed") : "asking";
  return html`<section class="puzzle-strip" data-state=${state} aria-label=${t("puzzles-title", { number: numberOf(puzzle.id) })}>
    <${Link} to="/puzzles" class="button icon quiet" aria-label=${t("puzzles-all")} title=${t("puzzles-all")}><${Sign} id="back" /><//>
    ${outcome ? html`<${Told} outcome=${outcome} kind=${puzzle.kind} />` : html`<${Question} laid=${laid} />`}
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

/** @param {{ outcome: Outcome, kind: "coins"|"decline" }} props */
function Told({ outcome, kind }) {
  const words = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  const { solved, short, coins, best, declines, right, wrong } = outcome;
  const facts = { solved: String(solved), short, coins, best, answer: declines ? "decline" : "go-on", right, wrong };
  return html`<div class="puzzle-words" role="status" tabindex="-1" ref=${words}>
    <p class="puzzle-number"><${Sign} id=${solved ? "check" : "close"} /> ${t("puzzles-result", { solved: String(solved) })}</p>
    <p>${t(`puzzles-told-${kind}`, facts)}</p>
  </div>`;
}

/** The two answers; whoever plays on at the table has answered as well.
 * @param {{ onAnswer: (declines: boolean) => void }} props */
function Choice({ onAnswer }) {
  return html`<button type="button" class="button" onClick=${() => onAnswer(true)}>
      <${Sign} id="decline" /> ${t("puzzles-decline")}
    </button>
    <button type="button" class="button" onClick=${() => onAnswer(false)}>
      <${Sign} id="flag" /> ${t("puzzles-go-on")}
    </button>`;
}
