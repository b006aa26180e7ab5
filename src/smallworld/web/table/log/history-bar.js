/** A bar over an earlier position: what happened then, steps, and back to now. */
import { useEffect } from "preact/hooks";
import { html } from "../../ui/html.js";
import { RegionText } from "../../ui/region-text.js";
import { keepKeys } from "../../device/device.js";
import { roundShown } from "../../device/lesson-progress.js";
import { useAction, ErrorNotice } from "../../ui/request-state.js";
import { Sign } from "../../ui/emblem.js";
import { go } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";
import { effectiveLines, turnsOf } from "../state/log-lines.js";
import { entrySentence } from "./log-sentences.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */

/** @param {{ store: TableStore }} props */
export function HistoryBar({ store }) {
  const moment = store.moment.value;
  const live = store.live.value;
  const isShown = Boolean(moment && live && !live.over && !live.closed);
  useEscape(isShown, () => store.lookAt(null));
  const { busy, error, run } = useAction();
  if (!isShown || !moment || !live) return null;
  const { sentence, turn } = eventBefore(store, moment.seq);
  const [earlier, later] = neighbours(store, moment.seq);
  return html`<div class="looking-back" role="status">
    <${Sign} id="eye" />
    <p class="looking-words">
      <strong>${turn ? t("log-looking", turn) : t("log-looking-start")}</strong>
      ${sentence && html`<span><${RegionText} text=${sentence} store=${store} /></span>`}
    </p>
    <div class="looking-buttons">
      <button type="button" class="button icon" aria-label=${t("log-earlier")} title=${t("log-earlier")}
        disabled=${earlier === null} onClick=${() => store.lookAt(earlier)}>
        <${Sign} id="step-back" />
      </button>
      <button type="button" class="button icon" aria-label=${t("log-later")} title=${t("log-later")}
        onClick=${() => store.lookAt(later)}><${Sign} id="step-forward" /></button>
      ${mayTryAgain(store) && html`<button type="button" class="button" disabled=${busy.value}
        title=${t("log-try-again-hint")} onClick=${() => run(() => tryAgain(store, moment.seq))}>
        <${Sign} id="undo" /> ${t("log-try-again")}
      </button>`}
      <button type="button" class="button main" onClick=${() => store.lookAt(null)}>
        ${t("log-back-to-now")}
      </button>
    </div>
    <${ErrorNotice} error=${error.value} />
  </div>`;
}

/** Return what had just happened then. @param {TableStore} store @param {number} seq */
export function eventBefore(store, seq) {
  const names = store.names.value;
  const turns = turnsOf(store.lines.value, store.live.value?.position.round);
  const turn = turns.findLast(({ entries }) => entries.some((entry) => entry.seq <= seq));
  const entry = turn?.entries.findLast((one) => one.seq <= seq);
  const seat = turn?.seat ?? null;
  return {
    sentence: entry ? entrySentence(entry, names) : "",
    turn: turn && seat !== null ? { round: roundShown(store.game, turn.round), seat: names.seat(seat) } : null,
  };
}

/** Return the log rows before and after; `null` after the last one means now. @param {TableStore} store
 * @param {number} seq @returns {[number|null, number|null]} */
export function neighbours(store, seq) {
  const said = effectiveLines(store.lines.value).flatMap((line) =>
    line.kind === "say" ? [line.seq] : [],
  );
  const later = said.find((one) => one > seq) ?? null;
  return [said.findLast((one) => one < seq) ?? null, later === said.at(-1) ? null : later];
}

/** Against bots, offer to continue from an earlier position at a new table.
 * @param {TableStore} store */
function mayTryAgain({ live, me }) {
  const seats = live.value?.seats ?? [];
  if (me.value === null) return false;
  return seats.every(({ sitting }, seat) => seat === me.value || sitting.who === "bot");
}

/** @param {TableStore} store @param {number} seq */
async function tryAgain(store, seq) {
  const { game, tokens, invites, watch } = await store.api.fork(seq);
  keepKeys(game, { seats: tokens, invites, watch });
  store.moment.value = null;
  go(`/table/${game}`);
}

/** @param {boolean} isOn @param {() => void} leave */
function useEscape(isOn, leave) {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (/** @type {KeyboardEvent} */ key) => {
      if (key.key !== "Escape" || document.querySelector("dialog[open]")) return;
      key.preventDefault(); // shown in this bar, not at the table
      leave();
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, [isOn]);
}
