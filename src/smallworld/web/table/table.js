/** The screen of one table: it owns the stores and listeners while it is open. */
import { effect, signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { html } from "../ui/html.js";
import { part } from "../ui/lazy.js";
import { isLesson } from "../device/lesson-progress.js";
import { takeOwnSeats } from "../device/own-seats.js";
import { mayOwnSeats } from "../device/waiting.js";
import { RuleBook, fetchRuleBookAhead } from "../ui/rule-book.js";
import { followSeatColour } from "../ui/seat-colours.js";
import { SettingsDialog } from "../ui/settings-dialog.js";
import { address, go } from "../ui/router.js";
import { MissingTable } from "./panels/connection-status.js";
import { notifyTurn } from "./panels/turn-notice.js";
import { ModeStore } from "./turn/mode-store.js";
import { pendingClaim } from "./panels/claim-seat.js";
import { nextAtDevice, turnByItself } from "./panels/pass-device.js";
import { listenToDragging } from "./turn/drag.js";
import { HintStore } from "./turn/hint.js";
import { KeysList, listenToKeys } from "./keys.js";
import { Layout, hasSeatsInView } from "./layout.js";
import { Menu } from "./panels/menu.js";
import { size } from "../ui/screen-size.js";
import { leaveStore, tableStore } from "./state/store.js";
import { seatsWaitedFor } from "./panels/open-seats.js";

/** @typedef {import("./state/store.js").TableStore} TableStore */

const After = part("result-screen");

/** @param {{ game: string }} props */
export function Table({ game }) {
  const parts = useMemo(() => open(game), [game]);
  const { store, modeStore, hintStore, panel, next } = parts;
  const isMenu = useSignal(false);
  const isKeys = useSignal(false);
  useEffect(() => {
    const help = () => (isKeys.value = true);
    const show = (/** @type {string} */ id) => showPanel(parts, id);
    const ends = [
      notifyTurn(store),
      followSeatColour(store),
      fetchRuleBookAhead(),
      hintStore.judge(),
      hintStore.withdrawLate(),
      listenToKeys({ store, modeStore, hintStore, show, help }),
      listenToDragging(modeStore),
      turnByItself(store, next),
      followPick(parts),
      makeRoomForThePast(panel, store),
      modeStore.close,
    ];
    return () => {
      for (const end of ends) end();
      leaveStore(game);
    };
  }, [game]);
  const view = store.live.value;
  const { condition, reason } = store.connection.value;
  const isMissing = condition === "gone" && (!view || reason === "game.unknown");
  if (isMissing) return html`<${MissingTable} store=${store} />`;
  const isOver = view !== null && (view.over || Boolean(view.closed)) && store.playbackView.value === null;
  return html`<div class="table-screen" data-seq=${view?.seq} data-now=${whoseMoment(store)}>
    ${isOver
      ? html`<${After} store=${store} />`
      : html`<${Layout} ...${parts} onMenu=${() => (isMenu.value = true)} onKeys=${() => (isKeys.value = true)} />`}
    <${Menu} store=${store} open=${isMenu.value} onClose=${() => (isMenu.value = false)}
      onKeys=${() => {
        isMenu.value = false;
        isKeys.value = true;
      }} />
    <${SettingsDialog} />
    <${RuleBook} />
    <${KeysList} open=${isKeys.value} onClose=${() => (isKeys.value = false)} />
  </div>`;
}

/** Open the connection while the texts still load. */
export function connectAhead() {
  const { path, hash } = address.peek();
  const [, screen, game] = path.split("/");
  if (screen === "table" && game) tableStore(game, hash.get("watch") ?? undefined);
}

/** Return what the page waits for, for the `data-now` attribute. @param {TableStore} store */
function whoseMoment(store) {
  if (store.pending.value) return "sending";
  if (store.playbackView.value) return "telling";
  if (store.canAct.value) return "mine";
  const view = store.live.value;
  const next = view?.over || view?.closed ? null : (view?.to_act ?? null);
  const isHere = next !== null && store.seats.includes(next) && !view?.seats[next].sitting.bot;
  return isHere ? "passing" : "others";
}

/** @param {string} game */
function open(game) {
  const { hash } = address.peek();
  const invite = hash.get("invite");
  const store = tableStore(game, hash.get("watch") ?? undefined);
  pendingClaim.value = invite ? { invite } : null;
  if (hash.get("watch")) go(`/table/${game}`, { replace: true });
  else if (!store.seats.length && !invite && mayOwnSeats()) sitAtOwnSeats(store);
  const modeStore = new ModeStore(store);
  return {
    store,
    modeStore,
    hintStore: new HintStore(store, modeStore),
    panel: signal(size.peek() === "phone" ? "" : "log"),
    isReadingCombos: signal(false),
    next: nextAtDevice(store),
    isLesson: isLesson(game),
  };
}

/** Sit down if the player has a seat here that was taken at another device. @param {TableStore} store */
async function sitAtOwnSeats(store) {
  if (await takeOwnSeats(store.game)) store.sitDown();
}

/** @typedef {ReturnType<typeof open>} Opened */

/** @param {Opened} parts @param {string} id */
function showPanel({ panel, isReadingCombos }, id) {
  if (size.value === "wide" && id === "combos") isReadingCombos.value = !isReadingCombos.value;
  else if (id !== "seats" || !hasSeatsInView(size.value)) {
    panel.value = size.value === "phone" && panel.value === id ? "" : id;
  }
  const first = {
    combos: ".combos :is(.pick, .combo-tile, summary, .combo-rule button)",
    seats: ".seat-list summary",
    chat: ".chat input",
    log: ".log-lines",
  }[id];
  requestAnimationFrame(() => {
    /** @type {HTMLElement|null} */ (document.querySelector(first ?? ""))?.focus();
  });
}

/** Open the combos tab when the player must pick, then restore the previous tab.
 * @param {Opened} parts */
function followPick({ panel, modeStore, isReadingCombos }) {
  /** @type {string|null} */
  let before = null;
  return effect(() => {
    const isPicking = modeStore.isPicking.value;
    if (isPicking) isReadingCombos.value = false;
    if (size.value === "wide") return;
    if (size.value === "phone" && seatsWaitedFor(modeStore.store).length) return; // invite links come first
    if (isPicking && before === null) {
      before = panel.peek();
      panel.value = "combos";
    } else if (!isPicking && before !== null) {
      if (panel.peek() === "combos") panel.value = before;
      before = null;
    }
  });
}

/** On a phone, close the log when a position was chosen in it.
 * @param {import("@preact/signals").Signal<string>} panel @param {TableStore} store */
function makeRoomForThePast(panel, store) {
  return effect(() => {
    if (store.moment.value === null || size.peek() !== "phone" || !panel.peek()) return;
    panel.value = "";
    requestAnimationFrame(() => {
      /** @type {HTMLElement|null} */ (document.querySelector(".looking-back .main"))?.focus();
    });
  });
}
