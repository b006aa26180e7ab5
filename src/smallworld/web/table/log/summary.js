/** A card that summarizes what happened during an absence. */
import { useEffect, useRef, useState } from "preact/hooks";
import { memorise, memoryOf } from "../../device/log-progress.js";
import { listed, t } from "../../i18n/texts.js";
import { Piece, SeatMark, Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { RegionText } from "../../ui/region-text.js";
import { effectiveLines } from "../state/log-lines.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("../../net/protocol.js").LogLine} LogLine */
/** @typedef {import("../../net/protocol.js").EventView} EventView */

const WORTH = 3; // lines of others that justify a summary

/** @param {{ store: TableStore }} props */
export function SinceLastTurn({ store }) {
  const [summary, close] = useAbsence(store);
  if (!summary || store.live.value?.over || store.live.value?.closed) return null;
  const changes = store.changes.value;
  const replay = () => {
    close();
    changes?.replay();
  };
  return html`<aside class="since card" role="region" aria-label=${t("log-since")}>
    <header>
      <h2>${t("log-since")}</h2>
      <button type="button" class="button icon quiet" aria-label=${t("log-since-close")}
        title=${t("log-since-close")} onClick=${close}><${Sign} id="close" /></button>
    </header>
    <${Losses} summary=${summary} store=${store} />
    <ul class="since-seats">
      ${summary.others.map(
        (deeds) => html`<${SeatDeeds} key=${deeds.seat} deeds=${deeds} store=${store} />`,
      )}
    </ul>
    <div class="since-ways">
      ${changes && html`<button type="button" class="button" onClick=${replay}><${Sign} id="play" /> ${t("log-since-replay")}</button>`}
      <button type="button" class="button since-done" onClick=${close}>${t("log-since-close")}</button>
    </div>
  </aside>`;
}

/** Tell screen readers what is marked on the board. @param {{ store: TableStore }} props */
export function ChangesVoice({ store }) {
  const changes = store.changes.value;
  return html`<p class="unseen" role="status">${changes && t("log-changes", { count: changes.marks.size })}</p>`;
}

/** Return the summary since the last visit, and a function to dismiss it.
 * @param {TableStore} store @returns {[Summary|null, () => void]} */
function useAbsence(store) {
  const [summary, setSummary] = useState(/** @type {Summary|null} */ (null));
  const absent = useRef(true); // the page was just opened, or is hidden
  const isReady = store.live.value !== null;
  const last = store.lines.value.at(-1)?.seq ?? 0;
  const look = () => {
    if (!store.live.value || !store.lines.value.length || document.hidden) return;
    const seen = memoryOf(store.game).told;
    const lines = store.lines.value;
    if (absent.current && seen !== undefined && store.me.value !== null) {
      const found = summarize(lines, seen, store.seats);
      if (found.count >= WORTH) setSummary(found);
    }
    absent.current = false;
    const newest = lines.at(-1)?.seq ?? 0;
    if (newest !== seen) memorise(store.game, { told: newest });
  };
  useEffect(look, [isReady, last]);
  useEffect(() => {
    const changed = () => {
      if (document.hidden) absent.current = true;
      else look();
    };
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, [store]);
  const close = () => {
    store.lit.value = [];
    setSummary(null);
  };
  return [summary, close];
}

/** The player's own losses. @param {{ summary: Summary, store: TableStore }} props */
function Losses({ summary: { lost, tokens }, store }) {
  const names = store.names.value;
  if (!lost.length) return html`<p class="since-quiet"><${Sign} id="guard" /> ${t("log-since-quiet")}</p>`;
  return html`<ul class="since-losses">
    ${lost.map(
      ({ by, regions }) => html`<li key=${by} ...${lighting(store, regions)} tabindex="0">
        <${SeatMark} seat=${by} />
        <span><${RegionText} store=${store} text=${t("log-since-lost", {
          seat: names.seat(by),
          regions: listed(regions.map((region) => names.region(region))),
        })} /></span>
      </li>`,
    )}
    ${tokens > 0 && html`<li><${Sign} id="warning" /> ${t("log-since-tokens", { count: tokens })}</li>`}
  </ul>`;
}

/** @param {{ deeds: Deeds, store: TableStore }} props */
function SeatDeeds({ deeds: { seat, picked, declined, regions, coins }, store }) {
  const names = store.names.value;
  const sentences = [
    ...declined.map((race) => t("log-since-declined", names.forms("race", race, "people"))),
    ...picked.map(({ race, power }) => t("log-since-picked", names.comboForms(race, power, "people"))),
    ...(regions.length ? [t("log-since-took", { count: regions.length })] : []),
  ];
  return html`<li class="since-seat" tabindex="0" ...${lighting(store, regions)}>
    <${SeatMark} seat=${seat} />
    <div>
      <strong>${names.seat(seat)}</strong>
      <ul aria-label=${t("log-since-seat", { seat: names.seat(seat) })}>
        ${sentences.map((words) => html`<li key=${words}>${words}</li>`)}
        ${coins !== null && html`<li><${Piece} id="coin" /> ${t("log-since-coins", { count: coins })}</li>`}
        ${!sentences.length && coins === null && html`<li>${t("log-since-nothing")}</li>`}
      </ul>
    </div>
  </li>`;
}

/** @param {TableStore} store @param {number[]} regions */
function lighting(store, regions) {
  const light = () => (store.lit.value = regions);
  const unlight = () => (store.lit.value = []);
  return { onMouseEnter: light, onMouseLeave: unlight, onFocus: light, onBlur: unlight };
}

/** @typedef {object} Deeds  actions of another seat
 * @property {number} seat
 * @property {{ race: string, power: string }[]} picked
 * @property {string[]} declined
 * @property {number[]} regions  conquered
 * @property {number|null} coins  earned; `null` without income
 */
/** @typedef {{ count: number, lost: { by: number, regions: number[] }[], tokens: number,
 *   others: Deeds[] }} Summary  `count`: relevant lines of others */

/** @param {LogLine[]} lines @param {number} seen @param {number[]} own @returns {Summary} */
export function summarize(lines, seen, own) {
  const later = effectiveLines(lines).filter(
    ({ seq, kind, seat, events = [] }) =>
      seq > seen && kind === "say" && events.length && (seat === null || !own.includes(seat)),
  );
  /** @type {Map<number, Deeds>} */
  const deeds = new Map();
  /** @type {Map<number, number[]>} */
  const lost = new Map();
  let tokens = 0;
  for (const { events = [] } of later) {
    for (const event of events) {
      const { seat } = event.facts;
      if (typeof seat === "number" && !own.includes(seat)) does(deeds, seat, event);
    }
    tokens += losses(events, own, lost);
  }
  const count = later.filter(({ seat }) => seat !== null).length;
  const others = [...deeds.values()].sort((a, b) => a.seat - b.seat);
  return { count, lost: [...lost].map(([by, regions]) => ({ by, regions })), tokens, others };
}

/** @param {Map<number, Deeds>} deeds @param {number} seat @param {EventView} event */
function does(deeds, seat, { kind, facts }) {
  const own = deeds.get(seat) ?? { seat, picked: [], declined: [], regions: [], coins: null };
  if (kind === "combo_picked") own.picked.push({ race: facts.race, power: facts.power });
  if (kind === "declined") own.declined.push(facts.race);
  if (kind === "conquered" && !own.regions.includes(facts.region)) own.regions.push(facts.region);
  if (kind === "income") own.coins = (own.coins ?? 0) + facts.coins;
  deeds.set(seat, own);
}

/** Collect what one line took from the own seats; return the tokens lost.
 * @param {EventView[]} events @param {number[]} own @param {Map<number, number[]>} lost */
function losses(events, own, lost) {
  const conquered = events.find(({ kind }) => kind === "conquered");
  let tokens = 0;
  for (const { kind, facts } of events) {
    if (kind !== "driven_out" || !own.includes(facts.seat) || !conquered) continue;
    const by = conquered.facts.seat;
    lost.set(by, [...(lost.get(by) ?? []), facts.region]);
    tokens += facts.declined ? 0 : facts.lost;
  }
  return tokens;
}
