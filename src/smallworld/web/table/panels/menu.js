/** The menu of the table: seat, links, reminders, replaying a turn, conceding, leaving. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keepKeys, keys } from "../../device/device.js";
import { tournamentOf } from "../../device/tournament-games.js";
import { listed, t } from "../../i18n/texts.js";
import { CopyButton } from "../../ui/sharing.js";
import { Confirm, Dialog } from "../../ui/overlays.js";
import { Sign } from "../../ui/emblem.js";
import { Switch, TextField } from "../../ui/fields.js";
import { html } from "../../ui/html.js";
import { inviteLink, watchLink } from "../../ui/invite-links.js";
import { useAction } from "../../ui/request-state.js";
import { go, Link } from "../../ui/router.js";
import { SettingsButton } from "../../ui/settings-dialog.js";
import { lookUp } from "../../ui/rule-book.js";
import { turnStarts } from "../state/log-lines.js";
import { CardsButton } from "./pack-cards.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("../../net/protocol.js").ReminderSet} Reminder */

/** @param {{ store: TableStore, open: boolean, onClose: () => void, onKeys: () => void }} props */
export function Menu({ store, open, onClose, onKeys }) {
  const watch = keys.value[store.game]?.watch;
  const view = store.live.value;
  const isPlaying = store.me.value !== null && view !== null && !view.over && !view.closed;
  return html`<${Dialog} open=${open} onClose=${onClose} title=${t("table-menu")} class="table-menu">
    ${isPlaying && html`<${MySeat} store=${store} onClose=${onClose} />`}
    ${open && isPlaying && html`<${ReminderPart} store=${store} />`}
    ${store.me.value !== null && html`<${AnotherTry} store=${store} onClose=${onClose} />`}
    <section class="menu-part">
      ${watch && html`<${CopyButton} text=${watchLink(store.game, watch)} label=${t("table-menu-watch-link")} />`}
      <button type="button" class="button" onClick=${() => {
        onClose();
        lookUp();
      }}><${Sign} id="book" /> ${t("page-rules")}</button>
      <${CardsButton} game=${store.game} token=${store.tokenOf()} titles=${store.box.value?.packs.map(({ title }) => title) ?? []} />
      <${Link} to="/learn" class="button"><${Sign} id="hint" /> ${t("page-learn")}<//>
      <button type="button" class="button" onClick=${onKeys}><${Sign} id="keyboard" /> ${t("table-keys")}</button>
      <${SettingsButton} class="">${t("table-to-settings")}<//>
      <${Link} to="/" class="button"><${Sign} id="home" /> ${t("table-to-home")}<//>
    </section>
  <//>`;
}

/** @param {{ store: TableStore, onClose: () => void }} props */
function MySeat({ store, onClose }) {
  const { busy, error, run } = useAction();
  const isConceding = useSignal(false);
  const invite = useSignal("");
  const sitting = store.live.value?.seats[store.me.value ?? 0]?.sitting;
  if (!sitting || sitting.conceded) return null;
  const seat = store.names.value.seat(store.me.value ?? 0);
  const isRated = store.live.value?.table.rated;
  const isForMeAlone = isRated || tournamentOf(store.game) !== ""; // nobody else may play then
  const hand = (/** @type {"bot"|"me"} */ to) =>
    run(async () => {
      await store.api.handOver({ to, bot: "normal" });
      onClose(); // the board shows what the bot does
    });
  const move = () => run(async () => (invite.value = (await store.api.handOver({ to: "device" })).invite ?? ""));
  const concede = () =>
    run(async () => {
      await store.api.concede();
      isConceding.value = false;
      onClose();
    });
  return html`<section class="menu-part" aria-label=${t("table-menu-seat", { seat })}>
    <h3>${t("table-menu-seat", { seat })}</h3>
    ${isRated && html`<p><${Sign} id="crown" /> ${t("table-rated.about")}</p>`}
    ${!isRated && sitting.bot &&
    html`<button type="button" class="button main" disabled=${busy.value} onClick=${() => hand("me")}>
      <${Sign} id="person" /> ${t("table-menu-me-again")}
    </button>`}
    ${!isForMeAlone && !sitting.bot &&
    html`<button type="button" class="button" disabled=${busy.value} onClick=${() => hand("bot")}>
      <${Sign} id="bot" /> ${t("table-menu-to-bot")}
    </button>`}
    ${!isForMeAlone &&
    html`<button type="button" class="button" disabled=${busy.value} onClick=${move}>
      <${Sign} id="share" /> ${t("table-menu-move")}
    </button>`}
    ${invite.value && html`<div class="card moved"><p>${t("table-menu-move.about")}</p>
      <${CopyButton} class="main" text=${inviteLink(store.game, invite.value)} label=${t("table-menu-move.copy")} />
    </div>`}
    <${Switch} label=${t("table-menu-places")} about=${t("table-menu-places.about")}
      on=${sitting.places_by_itself === true} onChange=${(/** @type {boolean} */ on) => run(() => store.api.seat({ places_by_itself: on }))} />
    <button type="button" class="button" onClick=${() => (isConceding.value = true)}>
      <${Sign} id="flag" /> ${t("table-menu-concede")}
    </button>
    ${error.value && html`<p class="trouble-line" role="alert">${store.sentenceOf(error.value)}</p>`}
    <${Confirm} open=${isConceding.value} title=${t("table-menu-concede")} words=${t("table-menu-concede.about")}
      yes=${t("table-menu-concede.yes")} busy=${busy.value} onYes=${concede}
      onClose=${() => (isConceding.value = false)} />
  </section>`;
}

/** Against bots: replay any own turn at a new table.
 * @param {{ store: TableStore, onClose: () => void }} props */
function AnotherTry({ store, onClose }) {
  const { busy, error, run } = useAction();
  const seat = store.me.value ?? 0;
  const others = store.live.value?.seats.filter((_, other) => other !== seat) ?? [];
  const view = store.live.value;
  const isBarred = view?.table.rated || (!view?.over && tournamentOf(store.game) !== "");
  const turns = isBarred ? [] : turnStarts(store.lines.value, seat);
  if (!turns.length || others.some(({ sitting }) => sitting.who !== "bot")) return null;
  const again = (/** @type {number} */ seq) =>
    run(async () => {
      const { game, tokens, invites, watch } = await store.api.fork(seq);
      keepKeys(game, { seats: tokens, invites, watch });
      onClose();
      go(`/table/${game}`);
    });
  return html`<section class="menu-part" aria-label=${t("table-menu-again")}>
    <h3>${t("table-menu-again")}</h3>
    <p>${t("table-menu-again.about")}</p>
    <div class="rounds">
      ${turns.map(
        ({ round, seq }) => html`<button type="button" class="button number" key=${seq} disabled=${busy.value}
          aria-label=${t("table-menu-again-round", { round })} onClick=${() => again(seq)}>${round}</button>`,
      )}
    </div>
    ${error.value && html`<p class="trouble-line" role="alert">${store.sentenceOf(error.value)}</p>`}
  </section>`;
}

/** @param {{ store: import("../state/store.js").TableStore }} props */
export function ReminderPart({ store }) {
  const { busy, error, run } = useAction();
  /** @type {import("@preact/signals").Signal<Reminder|null>} */
  const known = useSignal(null);
  const address = useSignal("");
  useEffect(() => {
    store.api.reminder().then(
      (found) => (known.value = found),
      () => (known.value = null), // without it the rest of the menu still works
    );
  }, []);
  const { host = "", hosts = [], key = "" } = known.value ?? {};
  if (!hosts.length) return null;
  const set = () => run(async () => (known.value = await store.api.remind(address.value.trim())));
  const clear = () => run(async () => (known.value = await store.api.remindNoMore()));
  return html`<section class="menu-part" aria-label=${t("table-reminder")}>
    <h3>${t("table-reminder")}</h3>
    ${host
      ? html`<p>${t("table-reminder-set", { host })}</p>
          ${key && html`<p>${t("table-reminder-key")}</p><${CopyButton} text=${key} label=${t("table-reminder-copy")} />`}
          <button type="button" class="button" disabled=${busy.value} onClick=${clear}>${t("table-reminder-clear")}</button>`
      : html`<p>${t("table-reminder-about", { hosts: listed(hosts, "or") })}</p>
          <${TextField} label=${t("table-reminder-address")} value=${address.value} longest=${300}
            onInput=${(/** @type {string} */ text) => (address.value = text)} />
          <button type="button" class="button" disabled=${busy.value || !address.value.trim()} onClick=${set}>
            ${t("table-reminder-on")}</button>`}
    ${error.value && html`<p class="trouble-line" role="alert">${store.sentenceOf(error.value)}</p>`}
  </section>`;
}
