/** Find players: look for a game, wait until others want the same one, then open the table. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { followSeek, openSeeks, ownSeek, seekGame, withdrawSeek } from "../../net/api.js";
import { newRequest } from "../../net/connection.js";
import { catalogue } from "../../net/catalogue.js";
import { keys, preferences, setPreferences } from "../../device/device.js";
import { takeOwnSeats } from "../../device/own-seats.js";
import { rememberSeeking } from "../../device/waiting.js";
import { nameToPlay } from "../../device/player-name.js";
import { html } from "../../ui/html.js";
import { useAction, useRequest, ErrorNotice } from "../../ui/request-state.js";
import { Sign } from "../../ui/emblem.js";
import { SelectField, Switch } from "../../ui/fields.js";
import { openOwnTable } from "../../ui/own-table.js";
import { go } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";
import { since } from "../../home/lists/table-row.js";
import { timeName } from "../../home/setup/table-rules.js";

/** @typedef {import("../../net/protocol.js").Seek} Seek */
/** @typedef {import("../../net/protocol.js").OpenSeek} OpenSeek */
/** @typedef {{ seats: number, time: number, bots: number, rated: boolean }} Wanted  seconds per move and until bots join; 0: none, never */

const ASK_EVERY = 2000; // milliseconds; the server takes a device that is silent for longer as gone
const LIST_EVERY = 5000;
export const FIND_TIMES = [0, 60, 120, 300, 86_400, 172_800, 259_200, 604_800];
const BOTS_AFTER = [0, 15, 45]; // no singular: some languages decline it after “after”
/** @type {Wanted} */
const USUAL = { seats: 2, time: 120, bots: 0, rated: false };

export function FindPlayers() {
  const seek = useSignal(/** @type {Seek|null} */ (null));
  const request = useRef(""); // of a search whose answer has not come yet
  const { busy, error, run } = useAction();
  const open = (/** @type {import("../../net/protocol.js").NewSeek} */ wish) =>
    run(async () => {
      request.current ||= newRequest();
      rememberSeeking();
      seek.value = await seekGame({ ...wish, request: request.current });
      request.current = "";
      await openIfFound(seek.value);
    });
  const look = (/** @type {Wanted} */ wanted) => {
    setPreferences({ table: { ...preferences.value.table, find: wanted } });
    open(asSeek(wanted));
  };
  const playNow = () => open({ ...asSeek(USUAL), any_game: true });
  useFollowing(seek, run);
  const ready = useOwnSeek(seek);
  const stop = () =>
    run(async () => {
      const { id } = /** @type {Seek} */ (seek.value);
      await withdrawSeek(id);
      seek.value = null;
    });
  return html`<section class="card join-card" aria-labelledby="find-title">
    <h2 id="find-title">${t("find-title")}</h2>
    ${seek.value
      ? html`<${Looking} seek=${seek.value} stop=${stop} />`
      : html`${ready && html`<${Ready} game=${ready} />`}
          <button type="button" class="button main find-now" disabled=${busy.value} onClick=${playNow}>
            <${Sign} id="people" /> ${t("find-now")}</button>
          <p class="find-about">${t("find-now.about")}</p>
          <${Others} look=${look} />
          <${Wish} busy=${busy.value} look=${look} />`}
    <${ErrorNotice} error=${error.value} />
  </section>`;
}

/** @param {Wanted} wanted @returns {import("../../net/protocol.js").NewSeek} */
function asSeek({ seats, time, bots, rated }) {
  return {
    name: nameToPlay(),
    seats,
    clock: time ? { per_move: time } : {},
    ...(bots && { bots_after: bots }),
    ...(rated && { rated }),
  };
}

const offersRatings = () => catalogue.value?.club?.includes("rated") ?? false;

/** Change what is wanted. A rated game needs a clock: whichever was chosen last decides.
 * @template {{ time: number, rated: boolean }} Some @param {Some} wanted @param {Partial<Some>} changed @returns {Some} */
export function rewish(wanted, changed) {
  const next = { ...wanted, ...changed };
  if (changed.rated && !next.time) next.time = USUAL.time;
  return { ...next, rated: next.rated && next.time > 0 };
}

/** A switch for rated games, where the host has them.
 * @param {{ on: boolean, onChange: (rated: boolean) => void }} props */
export function RatedSwitch({ on, onChange }) {
  if (!offersRatings()) return null;
  return html`<${Switch} label=${t("new-rated")} about=${t(on ? "new-rated.on" : "new-rated.off")} on=${on} onChange=${onChange} />`;
}

/** What a game is that somebody looks for or offers. @param {{ seats: number, time: number, rated?: boolean }} props */
export function WishWords({ seats, time, rated = false }) {
  const clock = time ? timeName(time) : t("new-clock-none");
  return html`${t("find-wish", { seats, clock })}${rated && html` · <span class="wish-rated"><${Sign} id="crown" /> ${t("table-rated")}</span>`}`;
}

/** Open the table of a seek, if its players are found. @param {Seek} seek */
async function openIfFound({ game }) {
  if (game && (await takeOwnSeats(game))) go(`/table/${game}`);
}

/** Ask the server again and again while the player waits. Leaving the screen or closing the page ends
 * the seek, except for a daily game: it is withdrawn, and if that fails the server notices that nobody asks.
 * @param {import("@preact/signals").Signal<Seek|null>} seek
 * @param {(what: () => Promise<unknown>) => Promise<void>} run */
function useFollowing(seek, run) {
  const id = seek.value?.id;
  useEffect(() => {
    if (!id) return undefined;
    const ask = setInterval(
      () =>
        run(async () => {
          try {
            seek.value = await followSeek(id);
          } catch (problem) {
            if (/** @type {any} */ (problem).code === "seek.unknown") seek.value = null;
            throw problem;
          }
          await openIfFound(seek.value);
        }),
      ASK_EVERY,
    );
    const leave = () => {
      const left = seek.peek();
      if (left?.id === id && !left.game && !left.daily) withdrawSeek(id).catch(() => {});
    };
    addEventListener("pagehide", leave);
    return () => {
      clearInterval(ask);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [id]);
}

/** Go on with a search for a daily game that was left; return the game if it has been found.
 * @param {import("@preact/signals").Signal<Seek|null>} seek */
function useOwnSeek(seek) {
  const { value } = useRequest(ownSeek);
  const own = value.value;
  const isOver = !own?.game || keys.value[own.game] !== undefined;
  useEffect(() => {
    if (own?.daily && !own.game && !seek.peek()) seek.value = own;
  }, [own?.id]);
  return own?.daily && !isOver ? own.game : "";
}

/** @param {{ game: string }} props */
function Ready({ game }) {
  return html`<div class="find-waiting">
    <p role="status">${t("find-ready")}</p>
    <button type="button" class="button main" onClick=${() => openOwnTable(game)}><${Sign} id="play" /> ${t("find-open")}</button>
  </div>`;
}

/** @param {{ busy: boolean, look: (wanted: Wanted) => void }} props */
function Wish({ busy, look }) {
  const kept = preferences.peek().table.find;
  const wanted = useSignal({ ...USUAL, ...kept, rated: kept?.rated === true && offersRatings() });
  const { seats, time, bots, rated } = wanted.value;
  const change = (/** @type {"seats"|"time"|"bots"} */ key) => (/** @type {string} */ value) =>
    (wanted.value = rewish(wanted.value, { [key]: Number(value) }));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    look(wanted.value);
  };
  return html`<form class="find-form" onSubmit=${submit}>
    <${SelectField} label=${t("find-seats")} value=${String(seats)} onChange=${change("seats")}
      from=${[2, 3, 4, 5].map((count) => ({ value: String(count), label: t("find-players", { count }) }))} />
    <${SelectField} label=${t("find-time")} value=${String(time)} onChange=${change("time")}
      from=${FIND_TIMES.map((each) => ({ value: String(each), label: each ? timeName(each) : t("new-clock-none") }))} />
    <${SelectField} label=${t("find-bots")} value=${String(bots)} onChange=${change("bots")}
      from=${BOTS_AFTER.map((each) => ({ value: String(each), label: each ? t("find-bots-after", { time: timeName(each) }) : t("find-bots-never") }))} />
    <${RatedSwitch} on=${rated} onChange=${(/** @type {boolean} */ on) => (wanted.value = rewish(wanted.value, { rated: on }))} />
    <button type="submit" class="button" disabled=${busy}><${Sign} id="play" /> ${t("find-look")}</button>
  </form>`;
}

/** @param {{ seek: Seek, stop: () => void }} props */
function Looking({ seek, stop }) {
  const { seats, waiting = 1, clock, rated, daily } = seek;
  return html`<div class="find-waiting">
    <p role="status">${t(daily ? "find-waiting-daily" : "find-waiting", { waiting, seats })}</p>
    <p class="table-when"><${WishWords} seats=${seats} time=${clock?.per_move ?? 0} rated=${rated} /></p>
    <button type="button" class="button" onClick=${stop}>${t("find-stop")}</button>
  </div>`;
}

/** What others look for; one click wants the same. @param {{ look: (wanted: Wanted) => void }} props */
function Others({ look }) {
  const { value, again } = useRequest(openSeeks);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || again(), LIST_EVERY);
    return () => clearInterval(timer);
  }, []);
  const seeks = value.value ?? [];
  // It keeps its place while the list is fetched: buttons must not move under a finger.
  if (!seeks.length) return html`<p class=${value.value ? "empty" : "empty find-unknown"}>${t("find-nobody")}</p>`;
  return html`<ul class="find-list" aria-label=${t("find-others")}>
    ${seeks.map((seek) => html`<${OtherSeek} key=${JSON.stringify([seek.seats, seek.clock, seek.rated])} seek=${seek} look=${look} />`)}
  </ul>`;
}

/** @param {{ seek: OpenSeek, look: (wanted: Wanted) => void }} props */
function OtherSeek({ seek, look }) {
  const { seats, clock, rated = false } = seek;
  const time = clock.per_move ?? 0;
  return html`<li>
    <div><strong>${seek.names.join(", ")}</strong>
      <p class="table-when"><${WishWords} seats=${seats} time=${time} rated=${rated} /> · ${since(seek.since, seek.now)}</p></div>
    ${!clock.per_game &&
    html`<button type="button" class="button" onClick=${() => look({ seats, time, bots: 0, rated })}>${t("find-join")}</button>`}
  </li>`;
}
