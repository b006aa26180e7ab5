/** The seats in turn order: player, races, coins, clock, and whose turn it is. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { cardRule } from "../../i18n/names.js";
import { listed, t } from "../../i18n/texts.js";
import { traitOf } from "../../net/catalogue.js";
import { BotFace, Piece, Power, Race, SeatMark, Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { Info } from "../../ui/rule-book.js";
import { heldRegions, turnOf } from "../state/position.js";
import { BotInstead, NewInvite, OpenSeat } from "./open-seats.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("../../net/protocol.js").GameView} GameView */
/** @typedef {import("../../net/protocol.js").SeatClock} SeatClock */

/** @param {{ store: TableStore, covered?: boolean }} props  `covered`: the device is being passed */
export function Seats({ store, covered = false }) {
  const view = store.shown.value;
  if (!view) return null;
  return html`<section class="seat-list" aria-label=${t("table-seats")}>
    <ol>
      ${view.position.seats.map(
        (_, seat) => html`<${SeatCard} key=${seat} store=${store} view=${view} seat=${seat} covered=${covered} />`,
      )}
    </ol>
  </section>`;
}

/** One line for a seat, so that all of them are always seen; opened, it tells more.
 * @param {{ store: TableStore, view: GameView, seat: number, covered: boolean }} props */
function SeatCard({ store, view, seat, covered }) {
  const { sitting, clock, unreached } = view.seats[seat];
  const mine = view.position.seats[seat];
  const decides = view.to_act === seat && !view.over;
  const isTurn = turnOf(view.position) === seat;
  const isFree = sitting.who === "open";
  const isUnreached = unreached && view.host && store.me.value !== seat && isAway(store, sitting, seat);
  const names = store.names.value;
  const name = isFree ? t("table-seat-open") : names.seat(seat);
  const said = t("table-seat", { seat: names.seat(seat), decides, turn: isTurn, you: store.me.value === seat });
  const looks = `${decides ? "decides" : ""} ${isTurn ? "turn" : ""}`;
  return html`<li class=${`seat-card card seat-${seat} ${looks}`} aria-label=${said}
    aria-current=${decides ? "step" : undefined}>
    <details class="peoples">
      <summary>
        <${SeatMark} seat=${seat} />
        <${SeatName} sitting=${sitting} name=${name} />
        <${Emblems} names=${names} seat=${mine} />
        <${Presence} store=${store} view=${view} seat=${seat} />
        ${clock && !isFree && html`<${Clock} clock=${clock} now=${view.now} />`}
        ${!isFree && html`<${Coins} coins=${covered && store.seats.includes(seat) ? undefined : mine.coins} />`}
      </summary>
      <${Peoples} store=${store} view=${view} seat=${seat} />
    </details>
    ${decides && isAway(store, sitting, seat) && html`<${BotInstead} store=${store} seat=${seat} />`}
    ${isFree && html`<${OpenSeat} store=${store} seat=${seat} />`}
    ${isUnreached && html`<${NewInvite} store=${store} seat=${seat} />`}
  </li>`;
}

/** The active race with its power, and the races in decline, as emblems.
 * @param {{ names: import("../../i18n/names.js").Names, seat: import("../../net/protocol.js").SeatPosition }} props */
function Emblems({ names, seat: { race, power, declined = [] } }) {
  return html`${race && power && html`<span class="seat-people" title=${names.combo(race, power)}>
      <${Race} id=${race} label=${names.combo(race, power)} /><${Power} id=${power} />
    </span>`}
    ${declined.map(
      (old) => html`<span class="seat-people declined" key=${old.race} title=${names.name("race", old.race)}>
        <${Race} id=${old.race} label=${names.name("race", old.race)} />
      </span>`,
    )}`;
}

/** @param {TableStore} store @param {import("../../net/protocol.js").Player} sitting @param {number} seat */
function isAway(store, sitting, seat) {
  return presence(sitting, store.present.value.includes(seat)).word === "away";
}

/** @param {{ coins: number|undefined }} props */
function Coins({ coins }) {
  const said = coins === undefined ? t("table-coins-hidden.about") : t("table-coins", { coins });
  return html`<span class="seat-coins" title=${said}><${Piece} id="coin-gold" />
    ${coins === undefined
      ? html`<span class="hidden-coins" aria-hidden="true">${t("table-coins-hidden")}</span>
          <b class="hidden-number" aria-hidden="true">?</b><span class="unseen">${said}</span>`
      : html`<b class="number">${coins}</b>`}
  </span>`;
}

/** Person, bot, away or conceded. @param {{ store: TableStore, view: GameView, seat: number }} props */
function Presence({ store, view, seat }) {
  const { sitting } = view.seats[seat];
  const { word, sign } = presence(sitting, store.present.value.includes(seat));
  if (!word || (word === "bot" && sitting.character)) return null; // its portrait says so
  const said = t(`table-presence-${word}`);
  return html`<span class=${`presence ${word}`} title=${said}><${Sign} id=${sign} label=${said} /></span>`;
}

/** The name of a player; a bot also has a portrait and its level.
 * @param {{ sitting: import("../../net/protocol.js").Player, name: string }} props */
function SeatName({ sitting, name }) {
  const { who, character, bot = "" } = sitting;
  if (who !== "bot" || !character) return html`<b class="seat-name" title=${name}>${name}</b>`;
  const level = t("home-level", { level: bot });
  const about = [name, t(`character-${character}.manner`), level].join(" · ");
  return html`<${BotFace} sitting=${sitting} label=${t("table-presence-bot")} />
    <b class="seat-name" title=${about}>${name} <span class="bot-level">${level}</span></b>`;
}

/** @param {import("../../net/protocol.js").Player} sitting @param {boolean} isThere */
export function presence(sitting, isThere) {
  if (sitting.conceded) return { word: "conceded", sign: "flag" };
  if (sitting.who === "bot") return { word: "bot", sign: "bot" };
  if (sitting.who === "open") return { word: "", sign: "" };
  if (sitting.bot) return { word: "stand-in", sign: "bot" };
  return isThere ? { word: "there", sign: "person" } : { word: "away", sign: "offline" };
}

/** What is told of a seat when its line is opened: its races, what they hold, and their rules.
 * @param {{ store: TableStore, view: GameView, seat: number }} props */
function Peoples({ store, view, seat }) {
  const { race, power, declined = [], peace_with: ally } = view.position.seats[seat];
  const inHand = store.tokensInHand(view, seat);
  const names = store.names.value;
  const regions = (/** @type {string|undefined} */ which) =>
    heldRegions(view.position, seat, (held) => held === which).size;
  const facts = [
    ...(race ? [t("table-seat-regions", { regions: regions(undefined) })] : []),
    ...(inHand > 0 ? [t("table-seat-hand", { hand: inHand })] : []),
    ...(ally !== undefined ? [t("table-seat-peace", { ally: names.seat(ally) })] : []),
  ];
  return html`<p class="people-facts number">
      <b>${race && power ? names.combo(race, power) : t("table-seat-no-race")}</b> ${listed(facts, "comma")}
    </p>
    ${race && html`<${People} kind="race" id=${race} names=${names} />`}
    ${power && html`<${People} kind="power" id=${power} names=${names} />`}
    ${declined.map(
      (old) => html`<p class="people-facts number" key=${`${old.race}-facts`}>
          ${t("table-seat-declined", { ...names.forms("race", old.race), regions: regions(old.race) })}
        </p>
        <${People} key=${old.race} kind="race" id=${old.race} names=${names} />`,
    )}`;
}

/** The rule of a race or a power, with a link into the rule book.
 * @param {{ kind: "race"|"power", id: string, names: import("../../i18n/names.js").Names }} props */
function People({ kind, id, names }) {
  const Drawn = kind === "race" ? Race : Power;
  return html`<p class="people-rule">
    <${Info} wish=${{ entry: `${kind}-${id}` }} name=${names.name(kind, id)}><${Drawn} id=${id} /><//>
    <span>${cardRule(kind, traitOf(kind, id))}</span>
  </p>`;
}

const LITTLE = 15; // seconds left at which the clock is highlighted

/** @param {{ clock: SeatClock, now: number|undefined }} props  `now` changes with every view */
export function Clock({ clock, now }) {
  const passed = useSignal(0);
  const from = useRef(0);
  useEffect(() => {
    from.current = performance.now();
    passed.value = 0;
    if (!clock.runs) return;
    const timer = setInterval(() => (passed.value = (performance.now() - from.current) / 1000), 500);
    return () => clearInterval(timer);
  }, [now, clock.runs]);
  const left = (/** @type {number} */ seconds) => Math.max(0, seconds - passed.value);
  const { move, game } = clock;
  const least = Math.min(left(move ?? Infinity), left(game ?? Infinity));
  const looks = clock.runs ? (least < LITTLE ? "runs little" : "runs") : "";
  return html`<span class=${`seat-clock number ${looks}`} role="timer" aria-label=${t("table-clock", { time: written(least) })}>
    <${Sign} id="clock" />${move !== undefined && html`<span>${written(left(move))}</span>`}
    ${game !== undefined && html`<span>${written(left(game))}</span>`}
  </span>`;
}

/** Format seconds as a clock. @param {number} seconds */
export function written(seconds) {
  const whole = Math.ceil(seconds);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3600)];
  if (days) return t("table-clock-days", { days, hours });
  const minutes = Math.floor((whole % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
