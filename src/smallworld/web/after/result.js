/** Who has won, with how many coins: counted from last to first. */
import { useEffect } from "preact/hooks";
import { html } from "../ui/html.js";
import { Piece, Power, Race } from "../ui/emblem.js";
import { SeatMark } from "../ui/seat-mark.js";
import { listed, t } from "../i18n/texts.js";
import { useCounting } from "./count.js";
import { ranking, standing } from "./ranking.js";

/** @typedef {import("../net/protocol.js").GameView} GameView */
/** @typedef {import("../i18n/names.js").Names} Names */

/** The coins of every seat; all are known when a table is at its end. @param {GameView} view */
export function coinsOf(view) {
  return view.position.seats.map(({ coins }) => coins ?? 0);
}

/** @param {{ view: GameView, names: Names, isStill: boolean, onCounted?: () => void,
 *   children?: any }} props */
export function Result({ view, names, isStill, onCounted, children }) {
  const { winners = [], over } = view;
  const coins = coinsOf(view);
  const order = ranking(coins, winners);
  const fromLast = [...order].reverse();
  const [counting, skip] = useCounting(fromLast.map((seat) => coins[seat]), isStill || !over);
  useEffect(() => {
    if (counting.isDone) onCounted?.();
  }, [counting.isDone]);
  const counted = fromLast.slice(0, counting.counted);
  const now = counting.isDone ? null : fromLast[counting.counted];
  const most = Math.max(1, ...coins);
  return html`<div class="count">
    <ol class="count-seats">
      ${order.map((seat) => {
        const isCounted = counted.includes(seat);
        const shown = isCounted ? coins[seat] : seat === now ? counting.coins : 0;
        return html`<${ResultSeat} key=${seat} seat=${seat} view=${view} names=${names} coins=${shown}
          part=${shown / most} stage=${isCounted ? "counted" : seat === now ? "counting" : "waiting"}
          hasWon=${isCounted && winners.includes(seat)} />`;
      })}
    </ol>
    <p class="unseen" aria-live="polite">${spoken(counted, coins, names)}</p>
    ${!counting.isDone && html`<button type="button" class="button count-skip" onClick=${skip}>
      ${t("after-skip")}
    </button>`}
    ${counting.isDone && html`<${Verdict} view=${view} names=${names} coins=${coins} />${children}`}
  </div>`;
}

/** @param {{ seat: number, view: GameView, names: Names, coins: number, part: number,
 *   stage: "waiting"|"counting"|"counted", hasWon: boolean }} props */
function ResultSeat({ seat, view, names, coins, part, stage, hasWon }) {
  const { race, power } = view.position.seats[seat];
  const { conceded } = view.seats[seat]?.sitting ?? {};
  return html`<li class=${`count-seat chart-seat-${seat} is-${stage} ${hasWon ? "is-winner" : ""}`}>
    <span class="count-crown">${hasWon && html`<${Piece} id="crown" label=${t("after-winner")} />`}</span>
    <${SeatMark} seat=${seat} />
    <span class="count-name"><strong>${names.seat(seat)}</strong>
      ${race && power && html`<span class="count-people"><${Race} id=${race} /><${Power} id=${power} />
        ${names.combo(race, power)}</span>`}
      ${conceded && html`<span>${t("after-conceded")}</span>`}
    </span>
    <span class="count-coins number"><${Piece} id="coin-gold" />
      <span>${stage === "waiting" ? t("after-not-counted") : coins}</span></span>
    <span class="count-bar" aria-hidden="true"><i style=${{ width: `${100 * part}%` }}></i></span>
  </li>`;
}

/** What decided a tie. @param {{ view: GameView, names: Names, coins: number[] }} props */
function Verdict({ view, names, coins }) {
  const { winners = [] } = view;
  const { tie, equal } = standing(coins, winners);
  if (!tie) return null;
  return html`<p class="verdict">${t(`after-tie-${tie}`, {
    seats: listed(equal.map((seat) => names.seat(seat))),
    winners: listed(winners.map((seat) => names.seat(seat))),
    coins: coins[equal[0]],
  })}</p>`;
}

/** The seat that was counted last, for those who listen. @param {number[]} counted
 * @param {number[]} coins @param {Names} names */
function spoken(counted, coins, names) {
  const seat = counted[counted.length - 1];
  if (seat === undefined) return "";
  return t("standing", { seat: names.seat(seat), coins: coins[seat] });
}
