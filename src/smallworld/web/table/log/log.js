/** The log by round and turn; a line highlights its regions, a click shows its position. */
import { computed, useComputed } from "@preact/signals";
import { Component } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { roundShown } from "../../device/lesson-progress.js";
import { html } from "../../ui/html.js";
import { RegionText } from "../../ui/region-text.js";
import { Drawing, Sign, SeatMark } from "../../ui/emblem.js";
import { Info } from "../../ui/rule-book.js";
import { language, t } from "../../i18n/texts.js";
import { LogVoice, isEnded, visibleLines } from "./log-announcer.js";
import { effectiveLines, turnsOf } from "../state/log-lines.js";
import { entryDrawing, entrySentence, loudness } from "./log-sentences.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("../state/log-lines.js").Entry} Entry */
/** @typedef {import("../state/log-lines.js").Turn} Turn */
/** @typedef {import("../../i18n/names.js").Names} Names */

const NEAR = 48; // pixels from the end within which the log keeps scrolling
const PAGE = 8; // turns rendered at first, and added when the reader scrolls up

/** @param {{ store: TableStore }} props */
export function Log({ store }) {
  const turns = useComputed(() => turnsOf(visibleLines(store), store.live.value?.position.round));
  const looked = store.moment.value?.seq ?? (isEnded(store) ? (store.playbackView.value?.seq ?? null) : null);
  const names = useSteadyNames(store);
  const actions = useMemo(() => actionsOf(store), [store]);
  const [first, earlier] = useEarlier(turns.value, looked);
  const { box, behind, follow, toEnd } = useFollowing(turns.value, looked, first);
  return html`<section class="log" aria-label=${t("log-title")}>
    <div class="log-lines" ref=${box} onScroll=${() => follow() && earlier()} tabindex="0" role="group"
      aria-label=${t("log-lines")} onMouseLeave=${actions.unlight}>
      ${turns.value.length === 0 && html`<p class="log-empty">${t("log-empty")}</p>`}
      ${first > 0 && html`<button type="button" class="button quiet log-earlier" onClick=${earlier}>
        ${t("log-earlier-turns", { count: first })}
      </button>`}
      ${turns.value.slice(first).map(
        (turn) => html`<${TurnOfLog} key=${turn.key} turn=${turn} names=${names} actions=${actions}
          language=${language.value} looked=${lookedIn(turn, looked)} />`,
      )}
    </div>
    ${behind && html`<button type="button" class="button log-newest" onClick=${toEnd}>
      ${t("log-newest")}
    </button>`}
    <${LogVoice} store=${store} />
  </section>`;
}

/** Return the names; the same object until a name changes. @param {TableStore} store */
function useSteadyNames({ names }) {
  const { seats, regions } = names.value;
  return useMemo(() => names.value, [seats.join("\n"), regions.size]);
}

/** Return the line whose position is shown, if it is in this turn. @param {Turn} turn
 * @param {number|null} looked */
function lookedIn({ entries }, looked) {
  if (looked === null || !entries.length) return null;
  return entries.some(({ seq }) => seq === looked) ? looked : null;
}

/** @typedef {{ store: TableStore, light: (regions: number[]) => void, unlight: () => void,
 *   look: (seq: number) => void }} Actions */

/** @param {TableStore} store @returns {Actions} */
function actionsOf(store) {
  const last = computed(() => effectiveLines(store.lines.value).findLast(({ kind }) => kind === "say"));
  return {
    store,
    light: (regions) => (store.lit.value = regions),
    unlight: () => (store.lit.value = []),
    look: (seq) => store.lookAt(seq >= (last.value?.seq ?? 0) ? null : seq),
  };
}

/** Render a long log from its end; earlier turns on demand.
 * @param {Turn[]} turns @param {number|null} looked @returns {[number, () => void]} the index of the
 *   first rendered turn, and a function to render earlier ones */
function useEarlier(turns, looked) {
  const [drawn, setDrawn] = useState(PAGE);
  const place = looked === null ? -1 : turns.findIndex((turn) => lookedIn(turn, looked) !== null);
  const needed = place < 0 ? 0 : turns.length - place + 1;
  const first = Math.max(0, turns.length - Math.max(drawn, needed));
  return [first, () => setDrawn(turns.length - first + PAGE)];
}

/** Keep the newest line visible, unless the reader scrolled up or opened another one.
 * @param {Turn[]} turns @param {number|null} looked @param {number} first the first rendered turn */
function useFollowing(turns, looked, first) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const follows = useRef(true);
  const [behind, setBehind] = useState(false);
  const toEnd = () => {
    follows.current = true;
    setBehind(false);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  const last = useRef({ top: 0, height: 0 });
  const follow = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = box.current ?? {};
    // Lines may have been added since the log was scrolled: only a reader scrolls up in the same lines.
    const isReader = scrollTop < last.current.top && scrollHeight === last.current.height;
    last.current = { top: scrollTop, height: scrollHeight };
    if (scrollHeight - scrollTop - clientHeight < NEAR) follows.current = true;
    else if (isReader) follows.current = false;
    if (follows.current) setBehind(false);
    return scrollTop < NEAR && !follows.current;
  };
  const tall = useRef(0);
  useLayoutEffect(() => {
    // Keep the scroll position while earlier turns are added above.
    if (box.current && !follows.current) box.current.scrollTop += box.current.scrollHeight - tall.current;
  }, [first]);
  useLayoutEffect(() => {
    if (!follows.current) tall.current = box.current?.scrollHeight ?? 0;
  });
  useLayoutEffect(() => {
    if (!follows.current) setBehind(true);
    else requestAnimationFrame(() => follows.current && toEnd()); // in the same frame, before paint
  }, [turns]);
  const wasLooked = useRef(false);
  useEffect(() => {
    if (looked !== null) bringIntoSight(box.current);
    else if (wasLooked.current) toEnd(); // back from an earlier position
    wasLooked.current = looked !== null;
  }, [looked]);
  useEffect(() => {
    if (!box.current) return undefined;
    const resized = new ResizeObserver(() => follows.current && toEnd());
    resized.observe(box.current);
    return () => resized.disconnect();
  }, []);
  return { box, behind, follow, toEnd };
}

/** Scroll the log, and nothing around it, to the opened line. @param {HTMLElement|null} box */
function bringIntoSight(box) {
  const line = box?.querySelector("[aria-current]")?.getBoundingClientRect();
  const seen = box?.getBoundingClientRect();
  if (!box || !line || !seen) return;
  if (line.top < seen.top + NEAR) box.scrollTop += line.top - seen.top - NEAR;
  else if (line.bottom > seen.bottom) box.scrollTop += line.bottom - seen.bottom + NEAR;
}

/** One turn, re-rendered only if it changed, so that long logs stay fast.
 * @extends {Component<{ turn: Turn, names: Names, actions: Actions, language: string,
 *   looked: number|null }>} */
class TurnOfLog extends Component {
  /** @param {{ turn: Turn, names: Names, language: string, looked: number|null }} next */
  shouldComponentUpdate(next) {
    const { turn, names, language: spoken, looked } = this.props;
    const end = turn.entries.at(-1);
    const nextEnd = next.turn.entries.at(-1);
    return (
      names !== next.names ||
      spoken !== next.language ||
      looked !== next.looked ||
      turn.entries.length !== next.turn.entries.length ||
      end?.key !== nextEnd?.key ||
      end?.seq !== nextEnd?.seq
    );
  }

  render() {
    const { turn, names, actions, looked } = this.props;
    const { seat, round, entries } = turn;
    return html`<section class="log-turn">
      <h2 class="log-heading">
        ${seat !== null && html`<${SeatMark} seat=${seat} />`}
        <span class="log-who">${seat === null ? t("log-before") : names.seat(seat)}</span>
        ${seat !== null && html`<span class="log-round">${t("log-round", { round: roundShown(actions.store.game, round) })}</span>`}
      </h2>
      <ul>
        ${entries.map(
          (entry) => html`<${LogEntry} key=${entry.key} entry=${entry} names=${names}
            actions=${actions} isLooked=${entry.seq === looked} />`,
        )}
      </ul>
    </section>`;
  }
}

/** @param {{ entry: Entry, names: Names, actions: Actions, isLooked: boolean }} props */
function LogEntry({ entry, names, actions, isLooked }) {
  const drawing = entryDrawing(entry);
  const light = () => actions.light(entry.regions);
  const kind = entry.events[0]?.kind;
  return html`<li>
    <button type="button" class=${`log-entry ${loudness(entry)}`} aria-current=${isLooked || undefined}
      onClick=${() => actions.look(entry.seq)} onMouseEnter=${light} onFocus=${light}
      onBlur=${actions.unlight}>
      ${drawing && html`<${Drawing} ...${drawing} />`}
      <span><${RegionText} text=${entrySentence(entry, names)} store=${actions.store} inside /></span>
      ${isLooked && html`<${Sign} id="eye" />`}
    </button>
    ${kind && html`<${Info} wish=${{ event: kind }} name=${t("page-why")} class="log-info" />`}
  </li>`;
}

export { HistoryBar } from "./history-bar.js";
