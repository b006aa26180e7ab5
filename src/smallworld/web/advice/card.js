/** The card of a hint, in three steps from vague to exact. */
import { batch } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { html } from "../ui/html.js";
import { RegionText } from "../ui/region-text.js";
import { Piece, Sign } from "../ui/emblem.js";
import { STEPS } from "../table/turn/hint.js";
import { isOpen, readAction } from "../table/state/legal-actions.js";
import { t } from "../i18n/texts.js";
import { areaOf, ideaSentences, nudgeSentence, otherSentences, describeMoves } from "./sentences.js";
import { Sketch } from "./plan-arrows.js";
import { actionLines } from "../table/state/log-lines.js";

/** @typedef {import("../table/turn/hint.js").HintStore} HintStore */
/** @typedef {import("../net/protocol.js").Hint} Hint */
/** @typedef {import("../net/protocol.js").AdvisedMove} AdvisedMove */

const [NUDGE, IDEA, MOVE] = [1, 2, 3];

/** @param {{ hintStore: HintStore }} props */
export function HintCard({ hintStore }) {
  const { store, advice, step } = hintStore;
  const hint = advice.value;
  const isKnown = hint !== null && hint !== "thinking";
  const left = isKnown ? movesLeft(hint.moves, store.lines.value, hintStore.after, store.me.value) : [];
  const main = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const card = useRef(/** @type {HTMLElement|null} */ (null));
  useShown(hintStore, isKnown ? left : []);
  useClosing(hintStore, left);
  useKeys(hintStore, main, card, isKnown);
  const side = useMemo(() => (isKnown ? sideFor(hint, store.shapes.value) : ""), [hint]);
  if (!hint) return null;
  return html`<section class=${`hint-card card ${side}`} ref=${card} aria-label=${t("table-hint")} data-step=${isKnown ? step.value : 0}>
    <header><${Sign} id="hint" /><h2>${t("table-hint")}</h2>
      ${isKnown && html`<${Way} step=${step.value} />`}
      <button type="button" class="button icon quiet" aria-label=${t("table-close")} onClick=${() => hintStore.close()}>
        <${Sign} id="close" />
      </button>
    </header>
    <div class="hint-words" role="status" aria-live="polite">
      ${isKnown ? html`<${Words} hintStore=${hintStore} hint=${hint} left=${left ?? []} />` : html`<p>${t("table-hint-thinking")}</p>`}
    </div>
    ${isKnown && html`<${NextSteps} hintStore=${hintStore} left=${left ?? []} main=${main} />`}
  </section>`;
}

/** Show the step. @param {{ step: number }} props */
function Way({ step }) {
  return html`<p class="hint-way" title=${t("hint-step", { step, steps: STEPS })}>
    <span class="unseen">${t("hint-step", { step, steps: STEPS })}</span>
    ${[NUDGE, IDEA, MOVE].map((one) => html`<i key=${one} class=${one <= step ? "told" : ""}></i>`)}
  </p>`;
}

/** @param {{ hintStore: HintStore, hint: Hint, left: AdvisedMove[] }} props */
function Words({ hintStore, hint, left }) {
  const { store, step } = hintStore;
  const names = store.names.value;
  if (step.value === NUDGE) {
    const nudge = nudgeSentence(/** @type {any} */ (hint.nudge), names, store.shapes.value);
    return html`<p class="hint-nudge"><${RegionText} text=${nudge} store=${store} /></p>`;
  }
  if (step.value === IDEA) return html`<${Sentences} sentences=${ideaSentences(hint, names)} store=${store} />`;
  return html`<${Moves} moves=${left} store=${store} /><${Expected} hint=${hint} />
    <${Others} sentences=${otherSentences(hint, names)} store=${store} />`;
}

/** @typedef {import("../table/state/store.js").TableStore} TableStore */

/** @param {{ sentences: string[], store: TableStore }} props */
function Sentences({ sentences, store }) {
  return sentences.map((sentence) => html`<p key=${sentence}><${RegionText} text=${sentence} store=${store} /></p>`);
}

/** @param {{ moves: AdvisedMove[], store: TableStore }} props */
function Moves({ moves, store }) {
  return html`<ol class="hint-moves">
    ${describeMoves(moves, store.names.value).map(
      ({ action, words, price, odds, coins }) => html`<li key=${action}>
        <span><${RegionText} text=${words} store=${store} /></span>
        ${odds !== undefined
          ? html`<span class="number hint-price">${t("board-odds", { percent: Math.round(odds * 100) })}</span>`
          : price !== undefined && html`<${Price} action=${action} price=${price} />`}
        ${coins !== undefined && html`<span class="number hint-coins" title=${t("hint-coins", { coins })}>
          <span aria-hidden="true">${coins}</span><${Piece} id="coin-gold" /><span class="unseen">${t("hint-coins", { coins })}</span>
        </span>`}
      </li>`,
    )}
  </ol>`;
}

/** Tokens for a region, coins for a combo. @param {{ action: string, price: number }} props */
function Price({ action, price }) {
  const isCombo = readAction(action).verb === "pick";
  const words = t(isCombo ? "hint-price-combo" : "hint-price", { price });
  return html`<span class="number hint-price" title=${words}>
    <span aria-hidden="true">${price}</span><${Piece} id=${isCombo ? "coin-gold" : "token-hand"} /><span class="unseen">${words}</span>
  </span>`;
}

/** The expected coins now and later. @param {{ hint: Hint }} props */
function Expected({ hint: { reasons, bot } }) {
  const chosen = reasons.candidates?.[reasons.chosen ?? 0];
  if (!chosen || typeof chosen.later !== "number") return html`<p class="hint-from">${t("hint-from", { bot })}</p>`;
  const later = Math.round(chosen.later);
  const wins = typeof chosen.wins === "number" ? Math.round(100 * chosen.wins) : -1;
  return html`<p class="hint-expected">${t("hint-expected", { coins: chosen.coins, later })}</p>
    <p class="hint-from">${wins < 0 ? t("hint-from", { bot }) : t("hint-from-wins", { wins })}</p>`;
}

/** @param {{ sentences: string[], store: TableStore }} props */
function Others({ sentences, store }) {
  if (!sentences.length) return null;
  return html`<details class="hint-others"><summary>${t("hint-others")}</summary>
    <${Sentences} sentences=${sentences} store=${store} />
  </details>`;
}

/** The button for the next step. @param {{ hintStore: HintStore, left: AdvisedMove[],
 *   main: { current: HTMLButtonElement|null } }} props */
function NextSteps({ hintStore, left, main }) {
  const { step } = hintStore;
  if (step.value < MOVE) {
    return html`<button type="button" class="button main hint-on" ref=${main} data-hint=${step.value === NUDGE ? "idea" : "move"}
      onClick=${() => (step.value += 1)}>${t(step.value === NUDGE ? "hint-more-idea" : "hint-more-move")}</button>`;
  }
  return html`<button type="button" class="button main hint-on" ref=${main} data-hint="follow" aria-disabled=${!isNextOpen(hintStore, left)}
    onClick=${() => follow(hintStore, left)}>${t("table-hint-follow")}</button>`;
}

/** Show nothing, the regions, or the whole plan on the board.
 * @param {HintStore} hintStore @param {AdvisedMove[]|null} left */
function useShown({ store, modeStore, step }, left) {
  const told = JSON.stringify(left);
  useEffect(() => {
    const moves = left ?? [];
    const words = moves.map(({ action }) => readAction(action));
    const regions = words.flatMap(({ region }) => (region === undefined ? [] : [region]));
    batch(() => {
      store.lit.value = step.value === NUDGE ? [] : step.value === IDEA ? regions : regions.slice(0, 1);
      modeStore.advised.value = step.value > NUDGE ? (words[0]?.place ?? 0) : 0;
      store.sketch.value = step.value === MOVE && moves.length ? { Drawn: Sketch, moves, seat: store.me.value ?? 0 } : null;
      if (step.value > NUDGE) store.sought.value = regions[0] ?? null;
    });
  }, [told, step.value, store.live.value?.seq]);
  useEffect(
    () => () => {
      batch(() => {
        store.lit.value = [];
        store.sketch.value = null;
        modeStore.advised.value = 0;
      });
    },
    [],
  );
}

/** Close a hint that is done or was not followed. @param {HintStore} hintStore
 * @param {AdvisedMove[]|null} left */
function useClosing(hintStore, left) {
  const { store, advice } = hintStore;
  const isOver = advice.value !== "thinking" && !left?.length;
  const isElsewhere = store.live.value?.to_act !== store.me.value;
  useEffect(() => {
    if (isOver || isElsewhere) hintStore.close();
  }, [isOver, isElsewhere]);
}

/** Focus the button after a hint by keyboard, and restore the focus afterwards.
 * @param {HintStore} hintStore @param {{ current: HTMLElement|null }} main
 * @param {{ current: HTMLElement|null }} card @param {boolean} isKnown */
function useKeys(hintStore, main, card, isKnown) {
  useEffect(() => {
    const before = /** @type {HTMLElement|null} */ (document.activeElement);
    return () => {
      const isInside = !document.activeElement || document.activeElement === document.body;
      if (hintStore.byKey && isInside && before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (!hintStore.byKey || !isKnown || card.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [isKnown, hintStore.step.value]);
}

/** The side of the board away from the plan. @param {Hint} hint
 * @param {import("../net/catalogue.js").Shapes|null} shapes */
function sideFor({ moves }, shapes) {
  const regions = moves.flatMap(({ action }) => readAction(action).region ?? []);
  return areaOf(regions, shapes).endsWith("east") ? "at-left" : "";
}

// --- Following the plan

/** @typedef {import("../net/protocol.js").LogLine} LogLine */

/** The remaining moves; `null` if another action was played.
 * @param {AdvisedMove[]} moves @param {LogLine[]} lines @param {number} after @param {number|null} seat
 * @returns {AdvisedMove[]|null} */
export function movesLeft(moves, lines, after, seat) {
  const said = actionLines(lines).filter(({ seq }) => seq > after);
  const own = said.filter((line) => line.seat === seat).map(({ text }) => text);
  const isFollowed = own.every((text, place) => text === moves[place]?.action);
  const isRolled = said.some(({ seat: who, text }) => who === null && text.startsWith("die"));
  return isFollowed && !isRolled ? moves.slice(own.length) : null;
}

/** Is the next move possible now? @param {HintStore} hintStore @param {AdvisedMove[]} left */
function isNextOpen({ store, modeStore }, [next]) {
  if (!next || !store.canAct.value) return false;
  return readAction(next.action).verb === "deploy" || isOpen(modeStore.open.value, next.action);
}

/** Play the next move; placements are only drafted.
 * @param {HintStore} hintStore @param {AdvisedMove[]} left */
export function follow(hintStore, left) {
  const { modeStore } = hintStore;
  if (!isNextOpen(hintStore, left)) return;
  const words = left.map(({ action }) => readAction(action));
  const { verb } = words[0];
  if (verb === "deploy") {
    const placed = words.filter((word) => word.verb === "deploy");
    modeStore.draft.put(new Map(placed.map(({ region = 0, count = 0 }) => [region, count])));
    return hintStore.close();
  }
  const together = verb === "withdraw" ? words.filter((word) => word.verb === "withdraw").length : 1;
  modeStore.act(left.slice(0, together).map(({ action }) => action));
}
