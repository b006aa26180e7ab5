/** The table after the game: result, statistics, rematch and sharing. */
import { useEffect, useMemo } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { html } from "../ui/html.js";
import { Sign } from "../ui/emblem.js";
import { Toasts } from "../ui/overlays.js";
import { Waiting } from "../ui/request-state.js";
import { part } from "../ui/lazy.js";
import { isLesson } from "../device/lesson-progress.js";
import { Link } from "../ui/router.js";
import { Chat, unreadMessages } from "../table/log/chat.js";
import { closedSentence } from "../table/log/log-sentences.js";
import { listed, t } from "../i18n/texts.js";
import { tableCoach } from "./analysis-source.js";
import { tableReplay } from "./replay/store.js";
import { Rematch } from "./rematch.js";
import { Result, coinsOf, quittersOf } from "./result.js";
import { isStored, writeResult } from "./results.js";
import { PlayedScreen } from "./screen.js";
import { Share } from "./share.js";
import { storyOf } from "./story.js";
import { WinShower } from "./win-shower.js";

/** @typedef {import("../table/state/store.js").TableStore} TableStore */

const LessonEnd = part("lesson-end");
const GameRating = part("game-rating");

/** Games whose coins were counted here since the page was loaded: each is counted once. */
const counted = /** @type {Set<string>} */ (new Set());

/** @param {{ store: TableStore }} props */
export function After({ store }) {
  const view = store.live.value;
  const hasLines = store.lines.value.length > 0;
  if (!view || !(view.over || view.closed)) return null;
  if (!hasLines) return html`<${Waiting} words=${t("after-reading")} />`;
  return html`<${Ended} key=${store.game} store=${store} />`;
}

/** @param {{ store: TableStore }} props */
function Ended({ store }) {
  const stage = useMemo(() => tableReplay(store), [store]);
  const coach = useMemo(() => (isLesson(store.game) ? null : tableCoach(store)), [store]);
  const known = useMemo(() => isStored(store.game), [store]);
  const isWon = useSignal(false);
  const isCounted = useSignal(known || counted.has(store.game) || !store.live.value?.over);
  useEffect(() => storeResult(store), [store]);
  const view = store.live.value;
  if (!view) return null;
  const onCounted = () => {
    isWon.value = !isCounted.peek(); // a moment for those who saw it counted
    counted.add(store.game);
    isCounted.value = true;
  };
  const result = html`<${Result} view=${view} names=${store.names.value} isStill=${isCounted.value}
    onCounted=${onCounted}>${view.table.rated && view.you !== null && html`<${GameRating} game=${store.game} />`}${isLesson(store.game) ? html`<${LessonEnd} />` : html`<${Rematch} store=${store} />`}<//>`;
  const more = [
    { id: "share", label: t("after-tab-share"), sign: "share", panel: html`<${Share} store=${store} />` },
    ...(view.table.chat === false ? [] : [chatTab(store)]),
  ];
  const head = html`<${Head} store=${store} isCounted=${isCounted.value} />`;
  return html`<${PlayedScreen} stage=${stage} head=${head} result=${result} counted=${isCounted.value} coach=${coach} more=${more} />
    ${isWon.value && html`<${WinShower} />`}<${Toasts} />`;
}

/** @param {TableStore} store */
function chatTab(store) {
  const badge = unreadMessages(store).value || undefined;
  return { id: "chat", label: t("log-chat"), sign: "chat", badge, panel: html`<${Chat} store=${store} />` };
}

/** @param {{ store: TableStore, isCounted: boolean }} props */
function Head({ store, isCounted }) {
  const title = titleOf(store, isCounted);
  return html`<${Link} to="/" class="button icon quiet" aria-label=${t("after-home")} title=${t("after-home")}>
      <${Sign} id="home" /><//>
    <h1 class="played-title">${title}</h1>
    ${isCounted && html`<${RematchShort} store=${store} />`}`;
}

/** Say who won, and who gave up for it. @param {TableStore} store @param {boolean} isCounted */
function titleOf({ live, names }, isCounted) {
  const { over, closed = "", winners = [], seats = [] } = live.value ?? {};
  const named = (/** @type {number[]} */ some) => listed(some.map((seat) => names.value.seat(seat)));
  if (!winners.length) return over ? t("after-over") : closedSentence(closed);
  if (!isCounted) return t("after-over");
  const wins = t("after-wins", { winners: named(winners), count: winners.length });
  const quitters = quittersOf(seats);
  if (over || !quitters.length) return wins;
  return t("after-resigned", { seats: named(quitters), count: quitters.length, wins });
}

/** Show on every tab that a player waits at the new table.
 * @param {{ store: TableStore }} props */
function RematchShort({ store }) {
  const rematch = store.live.value?.rematch;
  if (!rematch) return null;
  return html`<p class="rematch-waits" role="status"><${Sign} id="people" /> ${t("after-rematch-waits")}</p>`;
}

/** @param {TableStore} store */
function storeResult(store) {
  const view = store.live.value;
  if (!view || isLesson(store.game)) return; // a lesson is no match
  const at = store.lines.value.findLast(({ kind }) => kind === "close")?.at;
  const { seats } = storyOf(store.lines.value, view.seats.length);
  const combos = view.you === null ? [] : seats[view.you].combos.map(({ race, power }) => ({ race, power }));
  writeResult(view, coinsOf(view), at ? Math.round(at * 1000) : Date.now(), combos);
}
