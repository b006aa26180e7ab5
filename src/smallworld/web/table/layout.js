/** Arrange board, panels and bars for every size of screen. */
import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/board.js";
import { preferences } from "../device/device.js";
import { html } from "../ui/html.js";
import { Sign } from "../ui/emblem.js";
import { Tabs } from "../ui/tabs.js";
import { Toasts } from "../ui/overlays.js";
import { part } from "../ui/lazy.js";
import { t } from "../i18n/texts.js";
import { ActionBar } from "./turn/action-bar.js";
import { ConfirmCard } from "./turn/confirm-card.js";
import { Chat, ChatPreview, unreadMessages } from "./log/chat.js";
import { Choices } from "./turn/choices.js";
import { ClaimSeat } from "./panels/claim-seat.js";
import { Combos } from "./panels/combos.js";
import { ConnectionStatus, ProblemLine } from "./panels/connection-status.js";
import { PassDevice } from "./panels/pass-device.js";
import { HintCard } from "./turn/hint.js";
import { Log } from "./log/log.js";
import { HistoryBar } from "./log/history-bar.js";
import { Seats } from "./panels/seats.js";
import { size } from "../ui/screen-size.js";
import { ChangesVoice, SinceLastTurn } from "./log/summary.js";
import { TopBar } from "./panels/top-bar.js";
import { InvitePanel } from "./panels/open-seats.js";

/** @typedef {import("./state/store.js").TableStore} TableStore */
/** @typedef {import("./turn/mode-store.js").ModeStore} ModeStore */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */
/** @typedef {object} Parts
 * @property {TableStore} store
 * @property {ModeStore} modeStore
 * @property {import("./turn/hint.js").HintStore} hintStore
 * @property {Signal<string>} panel  the open tab; empty on a phone: the sheet is down
 * @property {Signal<boolean>} isReadingCombos  the column is open though nobody picks
 * @property {import("@preact/signals").ReadonlySignal<number|null>} next
 * @property {boolean} isLesson
 * @property {() => void} onMenu
 * @property {() => void} onKeys
 */

const FirstHint = part("first-hint");
const Lesson = part("lesson");
const HINTS_AFTER = 3000; // milliseconds: the table loads first

/** @param {Parts} parts */
export function Layout(parts) {
  const { store, modeStore, hintStore, next, onMenu, onKeys } = parts;
  const isSeated = store.me.value !== null;
  const isHinting = useLater(HINTS_AFTER) && isSeated && !parts.isLesson && preferences.value.firsts;
  const tip = isHinting && html`<${FirstHint} store=${store} modeStore=${modeStore} />`;
  const hint = html`<${HintCard} hintStore=${hintStore} />`;
  const isHintAside = size.value !== "phone" && !modeStore.isPicking.value; // a plan is seen on the whole board
  const aside = isHintAside && hintStore.advice.value ? hint : tip;
  return html`<div class=${`table ${size.value}`}>
    <${TopBar} store=${store} modeStore=${modeStore} onMenu=${onMenu} onKeys=${onKeys} />
    ${parts.isLesson && html`<${Lesson} store=${store} modeStore=${modeStore} />`}
    ${size.value === "wide" && html`<${ComboColumn} ...${parts} />`}
    <main class="board-room" aria-label=${t("table-board")}>
      <${Board} store=${store} hand=${modeStore} />
      <${ConnectionStatus} store=${store} />
      <${ProblemLine} store=${store} />
      <${HistoryBar} store=${store} />
      <${SinceLastTurn} store=${store} />
      <${ChangesVoice} store=${store} />
      <${ConfirmCard} store=${store} modeStore=${modeStore} />
      <${Choices} store=${store} modeStore=${modeStore} />
      ${!isHintAside && hint}
      ${next.value !== null && html`<${PassDevice} store=${store} next=${next.value} />`}
      <${InvitePanel} store=${store} />
      <${ClaimSeat} store=${store} />
    </main>
    ${hasSeatsInView(size.value) ? html`<${SideWithSeats} ...${parts} tip=${aside} />` : null}
    ${size.value === "tablet" ? html`<aside class="side">${aside}<${Panels} ...${parts} /></aside>` : null}
    ${size.value === "phone" && tip}
    ${isSeated && html`<${ActionBar} store=${store} modeStore=${modeStore} hintStore=${hintStore}
      covered=${next.value !== null} />`}
    ${size.value === "phone" ? html`<${Sheet} ...${parts} />` : null}
    ${store.live.value?.table.chat !== false && html`<${ChatPreview} store=${store} onOpen=${() => (parts.panel.value = "chat")} />`}
    <${Toasts} />
  </div>`;
}

/** Return `true` from `wait` milliseconds after the first render on. @param {number} wait */
function useLater(wait) {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), wait);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}

/** Beside a wide board the combos are tiles until they are needed. @param {Parts} parts */
function ComboColumn({ store, modeStore, isReadingCombos }) {
  const turn = isReadingCombos.value
    ? { onClose: () => (isReadingCombos.value = false) }
    : { onOpen: () => (isReadingCombos.value = true) };
  return html`<${Combos} store=${store} modeStore=${modeStore} ...${turn} />`;
}

/** @param {Parts & { tip: any }} parts */
function SideWithSeats({ tip, ...parts }) {
  return html`<aside class="side">
    <${Seats} store=${parts.store} covered=${parts.next.value !== null} />
    ${tip}
    <${Panels} ...${parts} />
  </aside>`;
}

/** Are the seats seen beside the tabs? Otherwise they are one of them. @param {import("../ui/screen-size.js").Size} size */
export const hasSeatsInView = (size) => size === "wide" || size === "standing";

/** @param {Parts} parts @returns {import("../ui/tabs.js").Tab[]} */
function tabsOf({ store, modeStore, hintStore, panel, next }) {
  const tab = (/** @type {string} */ id, /** @type {any} */ panel, badge = 0) => ({
    id,
    label: t(`table-${id}`),
    sign: id,
    badge,
    panel,
  });
  const hint = () => {
    panel.value = "";
    hintStore.ask();
  };
  const onHint = size.value === "phone" ? hint : undefined;
  const combos = tab("combos", html`<${Combos} store=${store} modeStore=${modeStore} onHint=${onHint} />`);
  const seats = tab("seats", html`<${Seats} store=${store} covered=${next.value !== null} />`);
  const log = tab("log", html`<${Log} store=${store} />`);
  const chat = tab("chat", html`<${Chat} store=${store} open />`, unreadMessages(store).value);
  const talks = store.live.value?.table.chat === false ? [] : [chat];
  return [
    ...(size.value === "wide" ? [] : [combos]),
    ...(hasSeatsInView(size.value) ? [] : [seats]),
    log,
    ...talks,
  ];
}

/** @param {Parts} parts */
function Panels(parts) {
  return html`<${Tabs} class="panels" label=${t("table-panels")} tabs=${tabsOf(parts)}
    chosen=${parts.panel.value} onChoose=${(/** @type {string} */ id) => (parts.panel.value = id)} />`;
}

/** On a phone the panels are a sheet that slides up from below.
 * @param {Parts} parts */
function Sheet(parts) {
  const { panel } = parts;
  const tabs = tabsOf(parts);
  const shown = tabs.find(({ id }) => id === panel.value);
  return html`<div class=${`sheet ${shown ? "up" : ""}`}>
    ${shown &&
    html`<section class="sheet-page card" id="sheet-page" aria-label=${t("table-panels")}>
      <div class="sheet-head"><h2>${shown.label}</h2>
        <button type="button" class="button icon quiet" aria-label=${t("table-close")}
          onClick=${() => (panel.value = "")}>
          <${Sign} id="close" />
        </button>
      </div>
      <div class="sheet-panel">${shown.panel}</div>
    </section>`}
    <nav class="sheet-tabs" aria-label=${t("table-panels")}>
      ${tabs.map(
        ({ id, label, sign, badge = 0 }) => html`<button type="button" class="sheet-tab" key=${id}
          aria-expanded=${panel.value === id} aria-controls="sheet-page" onClick=${() => (panel.value = panel.value === id ? "" : id)}>
          <${Sign} id=${sign} /><span>${label}</span>
          ${badge ? html`<span class="badge number">${badge}</span>` : null}
        </button>`,
      )}
    </nav>
  </div>`;
}
