/** Announce new log lines to screen readers, once. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../../ui/html.js";
import { t } from "../../i18n/texts.js";
import { effectiveLines, turnsOf } from "../state/log-lines.js";
import { entrySentence } from "./log-sentences.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("../../net/protocol.js").LogLine} LogLine */

const MOST = 8; // sentences at once; the summary covers longer absences

/** One announcer per table: two would repeat everything. @type {WeakMap<TableStore, object>} */
const speaking = new WeakMap();

/** Return `true` for a finished game, whose playback shows known lines only.
 * @param {TableStore} store */
export function isEnded({ live }) {
  return Boolean(live.value?.over || live.value?.closed);
}

/** Return the lines up to the playback, which must not be spoiled.
 * @param {TableStore} store */
export function visibleLines(store) {
  const told = isEnded(store) ? Infinity : (store.playbackView.value?.seq ?? Infinity);
  const lines = store.lines.value;
  return told === Infinity ? lines : lines.filter((line) => line.seq <= told);
}

/** @param {{ store: TableStore }} props */
export function LogVoice({ store }) {
  const me = useRef({}).current;
  const known = visibleLines(store);
  const last = known.at(-1)?.seq ?? 0;
  const isReady = store.live.value !== null && store.shapes.value !== null;
  const announced = useRef(/** @type {number|null} */ (null));
  const [words, setWords] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    if (!speaking.has(store)) speaking.set(store, me);
    return () => {
      if (speaking.get(store) === me) speaking.delete(store);
    };
  }, [store]);
  useEffect(() => {
    if (!isReady) return;
    const before = announced.current;
    announced.current = last;
    if (before === null || last <= before || speaking.get(store) !== me) return;
    setWords(newSentences(known, before, store).slice(-MOST));
  }, [last, isReady]);
  return html`<div class="unseen" aria-live="polite" aria-atomic="false">
    ${words.map((sentence, place) => html`<p key=${`${announced.current}.${place}`}>${sentence}</p>`)}
  </div>`;
}

/** @param {LogLine[]} lines @param {number} after @param {TableStore} store */
export function newSentences(lines, after, { names, live }) {
  const round = live.value?.position.round;
  const fresh = turnsOf(lines, round).flatMap(({ entries }) =>
    entries.filter((entry) => entry.seq > after),
  );
  const stands = new Set(effectiveLines(lines));
  const undone = lines.some(({ kind, seq }) => kind === "undo" && seq > after);
  const gone = lines.some((line) => line.seq <= after && line.kind === "say" && !stands.has(line));
  const sentences = fresh.map((entry) => entrySentence(entry, names.value));
  return undone && gone ? [t("log-taken-back"), ...sentences] : sentences;
}
