/** Tokens in hand as counters, and pieces to choose from. */
import { html } from "../../ui/html.js";
import { Piece, Race } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { declinedActor, phaseOf } from "../state/position.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("./mode-store.js").ModeStore} ModeStore */

const MOST_DRAWN = 12; // more counters are shown as a number

/** A counter with the emblem of its race.
 * @param {{ seat: number, race: string, declined?: boolean }} props */
function Counter({ seat, race, declined = false }) {
  return html`<span class=${`token seat-${seat} ${declined ? "declined" : ""}`}><${Race} id=${race} /></span>`;
}

/** @param {{ store: TableStore, modeStore: ModeStore }} props */
export function HeldInHand({ store, modeStore }) {
  const view = store.shown.value;
  const seat = store.me.value;
  if (!view || seat === null) return null;
  const { position } = view;
  const { race } = position.seats[seat];
  const acts = view.to_act === seat && view === store.live.value;
  const isPlacing = ["redeployment", "refuge"].includes(phaseOf(position)) && acts;
  const { hands } = modeStore.draft;
  const isBoth = modeStore.declinedMayAct.value || hands.value.declined.most > 0;
  const old = isBoth ? declinedActor(position, seat, modeStore.open.value) : null;
  const isFirst = modeStore.who.value === "declined" && !isPlacing;
  return html`<div class="in-hand" role="group" aria-label=${t("table-hand")}>
    ${old &&
    html`<${Tokens} store=${store} seat=${seat} race=${old.race} count=${store.tokensInHand(view, seat, "declined")} declined
      quiet=${!isFirst && !isPlacing} />`}
    ${race && html`<${Tokens} store=${store} seat=${seat} race=${race} count=${store.tokensInHand(view, seat)} quiet=${isFirst} />`}
    ${acts && html`<${Rolled} number=${position.turn_so_far?.pending_roll} />`}
    <${PiecesInHand} store=${store} modeStore=${modeStore} seat=${seat} />
  </div>`;
}

/** @param {{ store: TableStore, seat: number, race: string, count: number, declined?: boolean,
 *   quiet?: boolean }} props */
function Tokens({ store, seat, race, count, declined = false, quiet = false }) {
  const said = t(declined ? "table-hand-declined" : "table-hand-tokens", {
    count,
    ...store.names.value.forms("race", race),
  });
  const drawn = Array.from({ length: Math.max(1, Math.min(count, MOST_DRAWN)) }, (_, i) => i);
  const looks = `${quiet ? "quiet" : ""} ${count ? "" : "empty"}`;
  return html`<span class=${`held ${looks}`} role="img" aria-label=${said} title=${said}>
    <b class="number" aria-hidden="true">${count}</b>
    <span class="fan" aria-hidden="true">
      ${drawn.map((i) => html`<${Counter} key=${i} seat=${seat} race=${race} declined=${declined} />`)}
    </span>
  </span>`;
}

/** A die roll that is not used yet. @param {{ number: number|undefined }} props */
function Rolled({ number }) {
  if (number === undefined) return null;
  const said = t("table-hand-die", { number });
  return html`<span class="rolled-die" title=${said}><${Piece} id=${`die-${number}`} label=${said} /></span>`;
}

/** Camps, heroes and the fortress: the chosen one is placed by the next click on the board.
 * @param {{ store: TableStore, modeStore: ModeStore, seat: number }} props */
function PiecesInHand({ store, modeStore, seat }) {
  const mine = store.live.value?.position.seats[seat];
  const { modes, mode } = modeStore;
  const isRefuge = phaseOf(store.live.value?.position ?? { map: "", seats: [] }) === "refuge";
  const camps = isRefuge ? (mine?.camps_displaced ?? 0) : (mine?.camps_in_hand ?? 0);
  const counts = {
    ...{ hero: mine?.heroes_in_hand ?? 0, fortress: 1, camp: camps, catapult: 1 },
    ...{ marker: mine?.markers_left ?? 0, power_marker: mine?.power_markers_left ?? 0 },
  };
  const kinds = /** @type {(keyof typeof counts)[]} */ (["hero", "fortress", "camp", "marker", "power_marker"]);
  const isPlacing = phaseOf(store.live.value?.position ?? { map: "", seats: [] }) === "redeployment";
  const charges = mine?.charges ?? 0;
  const inHand = [...kinds, ...(isPlacing ? /** @type {const} */ (["catapult"]) : [])]
    .filter((kind) => modes.value.includes(kind))
    .map((kind) => {
      const piece = kind === "power_marker" ? "marker" : kind;
      const label = t(`table-piece-${piece}`, { count: counts[kind] });
      return html`<button type="button" class="button in-hand-piece" key=${kind} data-piece=${kind} aria-pressed=${mode.value === kind}
        aria-label=${label} title=${label} onClick=${() => modeStore.turnTo(kind)}>
        <${Piece} id=${`piece-${piece}`} /> <b class="number">${counts[kind]}</b>
      </button>`;
    });
  if (!charges) return inHand;
  const label = t("table-piece-charges", { count: charges });
  return [...inHand, html`<span class="held" key="charges" role="img" aria-label=${label} title=${label}>
    <b class="number" aria-hidden="true">${charges}</b><${Piece} id="symbol-magic" />
  </span>`];
}
