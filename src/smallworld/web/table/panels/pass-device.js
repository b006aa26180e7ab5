/** Pass the device between players: a cover hides one player's coins from the next. */
import { computed, effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../ui/html.js";
import { SeatMark } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */

/** Return the own seat that must act but is not shown; `null` without one.
 * @param {TableStore} store */
export function nextAtDevice(store) {
  return computed(() => {
    const view = store.live.value;
    if (!view || view.over || view.closed || view.to_act === null || store.playbackView.value) return null;
    if (view.to_act === store.me.value || store.me.value === null) return null;
    if (view.seats[view.to_act].sitting.bot) return null; // no player has to take over
    // Each seat has its own connection: wait until the other one is up to date.
    const isHeard = store.views.value[view.to_act]?.to_act === view.to_act;
    return isHeard && store.seats.includes(view.to_act) ? view.to_act : null;
  });
}

/** With open coins there is nothing to hide: switch seats without the cover.
 * @param {TableStore} store @param {import("@preact/signals").ReadonlySignal<number|null>} next */
export function turnByItself(store, next) {
  return effect(() => {
    const isOpen = store.live.value?.position.options?.open_coins === true;
    if (next.value !== null && isOpen) store.turnTo(next.value);
  });
}

/** @param {{ store: TableStore, next: number }} props */
export function PassDevice({ store, next }) {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => button.current?.focus({ preventScroll: true }), [next]);
  const seat = store.names.value.seat(next);
  return html`<section class="pass-on card" role="alertdialog" aria-label=${t("table-cover", { seat })}>
    <${SeatMark} seat=${next} />
    <div><h2>${t("table-cover", { seat })}</h2><p>${t("table-cover.about", { seat })}</p></div>
    <button type="button" class="button main" ref=${button} onClick=${() => store.turnTo(next)}>
      ${t("table-cover.ready", { seat })}
    </button>
  </section>`;
}
