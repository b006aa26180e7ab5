/** A card at the region that confirms an action that cannot be undone. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../../ui/html.js";
import { Piece, Sign } from "../../ui/emblem.js";
import { Info } from "../../ui/rule-book.js";
import { listed, t } from "../../i18n/texts.js";
import { total } from "../state/position.js";
import { size } from "../../ui/screen-size.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("./mode-store.js").ModeStore} ModeStore */

/** @param {{ store: TableStore, modeStore: ModeStore }} props */
export function ConfirmCard({ store, modeStore }) {
  const question = modeStore.question.value;
  if (!question || !store.canAct.value) return null;
  return question.kind === "die"
    ? html`<${AskDie} key=${question.action.action} store=${store} modeStore=${modeStore} open=${question.action} />`
    : html`<${AskDecline} store=${store} modeStore=${modeStore} />`;
}

/** @param {{ store: TableStore, modeStore: ModeStore, open: import("../state/legal-actions.js").Open }} props */
function AskDie({ store, modeStore, open }) {
  const facts = {
    region: store.names.value.region(open.region ?? 0),
    missing: open.missing ?? 0,
    percent: Math.round((open.odds ?? 0) * 100),
  };
  useEffect(() => {
    store.lit.value = [open.region ?? 0];
    return () => void (store.lit.value = []);
  }, [open.action]);
  return html`<${AskAt} region=${open.region} label=${t("table-ask-die", facts)} modeStore=${modeStore}>
    <h2><${Piece} id="die" /> ${t("table-ask-die", facts)}
      <${Info} wish=${{ entry: "topic-attempt" }} name=${t("page-why")} /></h2>
    <p>${t("table-ask-die.about", facts)}</p>
    <${Answers} yes=${t("table-ask-die.yes")} onYes=${() => modeStore.act([open.action])} modeStore=${modeStore} />
  <//>`;
}

/** @param {{ store: TableStore, modeStore: ModeStore }} props */
function AskDecline({ store, modeStore }) {
  const seat = store.me.value ?? 0;
  const mine = store.live.value?.position.seats[seat];
  const names = store.names.value;
  const declined = (mine?.declined ?? []).map(({ race }) => race);
  const older = {
    older: listed(declined.map((race) => names.name("race", race))),
    older_inside: listed(declined.map((race) => names.inside("race", race))),
  };
  const brings = total(modeStore.open.value.find(({ action }) => action === "decline")?.parts);
  const people = { ...names.forms("race", mine?.race ?? ""), coins: brings };
  return html`<${AskAt} label=${t("table-ask-decline", people)} modeStore=${modeStore}>
    <h2><${Sign} id="decline" /> ${t("table-ask-decline", people)}
      <${Info} wish=${{ entry: "topic-decline" }} name=${t("page-why")} /></h2>
    <p>${t("table-ask-decline.about", people)}</p>
    ${declined.length > 0 && html`<p>${t("table-ask-decline.older", { ...people, ...older })}</p>`}
    <${Answers} yes=${t("table-ask-decline.yes")} onYes=${() => modeStore.act(["decline"])} modeStore=${modeStore} />
  <//>`;
}

/** @param {{ yes: string, onYes: () => void, modeStore: ModeStore }} props */
function Answers({ yes, onYes, modeStore }) {
  return html`<div class="answers">
    <button type="button" class="button" onClick=${() => (modeStore.question.value = null)}>
      ${t("table-ask-no")}
    </button>
    <button type="button" class="button main" data-answer="yes" onClick=${onYes}>${yes}</button>
  </div>`;
}

/** Place the card beside its region, or above the action bar without room.
 * @param {{ region?: number, label: string, modeStore: ModeStore, children?: any }} props */
function AskAt({ region, label, modeStore, children }) {
  const card = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    placeBeside(element, region);
    const before = document.activeElement;
    const answer = /** @type {HTMLElement|null} */ (element.querySelector("[data-answer]"));
    answer?.focus({ preventScroll: true });
    const isByKeys = answer?.matches(":focus-visible") ?? false;
    return () => {
      if (isByKeys) requestAnimationFrame(() => giveFocusBack(before, region));
    };
  }, [region]);
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    modeStore.question.value = null;
  };
  return html`<div class="asking card" role="alertdialog" aria-label=${label} ref=${card} onKeyDown=${escape}>
    ${children}
  </div>`;
}

/** After an answer by keyboard, go on where the player was; the button may be gone by now.
 * @param {Element|null} before @param {number|undefined} region */
function giveFocusBack(before, region) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const spot = region === undefined ? null : document.querySelector(`[data-region="${region}"]`);
  const known = before?.isConnected && before !== document.body ? before : null;
  const found = spot ?? known ?? document.querySelector('[data-region][tabindex="0"]');
  /** @type {HTMLElement|SVGElement|null} */ (found)?.focus({ preventScroll: true });
}

const GAP = 12;

/** @param {HTMLElement} card @param {number|undefined} region */
function placeBeside(card, region) {
  const spot = region === undefined ? null : document.querySelector(`[data-region="${region}"]`);
  const room = card.offsetParent?.getBoundingClientRect();
  if (!spot || !room || size.value === "phone") return;
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const beside = right + GAP + width < room.right ? right + GAP : left - GAP - width;
  const x = Math.min(Math.max(beside, room.left + GAP), room.right - width - GAP);
  const y = Math.min(Math.max((top + bottom) / 2 - height / 2, room.top + GAP), room.bottom - height - GAP);
  card.classList.add("at-spot");
  card.style.left = `${x - room.left}px`;
  card.style.top = `${y - room.top}px`;
}
