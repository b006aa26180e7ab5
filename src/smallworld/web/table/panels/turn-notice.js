/** Notify the player of their turn: title, dot on the icon, optional sound and notification. */
import { effect } from "@preact/signals";
import { preferences } from "../../device/device.js";
import { withCount } from "../../device/waiting.js";
import { fileAt } from "../../net/static-files.js";
import { t } from "../../i18n/texts.js";
import { buzz } from "../../ui/haptics.js";
import { play } from "../../ui/sound.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */

/** Watch the table and notify. @param {TableStore} store @returns {() => void} ends it */
export function notifyTurn(store) {
  let wasMine = true; // no notice for a page that was just opened
  const stop = effect(() => {
    const view = store.live.value;
    const isMine = Boolean(view && isForUs(store, view));
    document.title = withCount(t(isMine ? "table-title-yours" : "table-title"));
    badge(isMine);
    if (isMine && !wasMine) call(store);
    if (view) wasMine = isMine;
  });
  return () => {
    stop();
    badge(false);
  };
}

/** Return `true` if the game waits for a player at this device. @param {TableStore} store
 * @param {import("../../net/protocol.js").GameView} view */
function isForUs(store, { over, closed, to_act: seat, seats }) {
  if (over || closed || seat === null) return false;
  return store.seats.includes(seat) && !seats[seat].sitting.bot;
}

/** @param {TableStore} store */
function call(store) {
  const { notify } = preferences.peek();
  play("chime");
  buzz([30, 40, 30]);
  if (!notify || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  try {
    const notice = new Notification(t("table-title-yours"), {
      body: t("table-notice", { game: store.game }),
      icon: fileAt("art/icon-192.png"),
      tag: store.game,
    });
    notice.onclick = () => {
      globalThis.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notifications only from service workers; the title remains.
  }
}

let isBadged = false;

/** Show or hide the dot on the tab's icon. @param {boolean} on */
function badge(on) {
  const link = /** @type {HTMLLinkElement|null} */ (document.querySelector('link[rel="icon"]'));
  if (!link || on === isBadged) return;
  isBadged = on;
  link.href = on ? dotted() : fileAt("art/icon.svg");
}

/** Draw an icon with a dot: the original cannot be drawn upon before it is loaded. */
function dotted() {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <circle cx="16" cy="16" r="14" fill="#f4e8cc" stroke="#3a2a20" stroke-width="2"/>
    <circle cx="16" cy="16" r="8" fill="#bf3f2b"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
