/** What came of a try: read from the log of its table, told against the solution. */
import { standingLines } from "../table/state/log-turns.js";

/** @typedef {import("../net/protocol.js").LogLine} LogLine */
/** @typedef {import("./asked.js").Solution} Solution */
/** @typedef {{ coins?: number, declines?: boolean }} Answer  what the player did */
/** @typedef {{ solved: boolean, short: number, coins: number, best: number, declines: boolean,
 *   right: number, wrong: number }} Outcome  `right` and `wrong` are chances to win in percent */

/** What the player has answered by playing; nothing yet: `null`.
 * @param {LogLine[]} lines @param {number} seat @param {"coins"|"decline"} kind @returns {Answer|null} */
export function answerIn(lines, seat, kind) {
  const own = standingLines(lines).filter((line) => line.kind === "say" && line.seat === seat);
  if (kind === "decline") return own.length ? { declines: own[0].text === "decline" } : null;
  const paid = own.flatMap((line) => line.events ?? []).find(({ kind: what, facts }) => what === "income" && facts.seat === seat);
  return paid ? { coins: Number(paid.facts.coins) } : null;
}

/** @param {Answer} answer @param {Solution} solution @returns {Outcome} */
export function outcomeOf({ coins = 0, declines }, { actions, best, runner_up }) {
  const isDecline = actions[0] === "decline";
  const short = declines === undefined ? Math.max(0, best - coins) : 0;
  const solved = declines === undefined ? coins >= best : declines === isDecline;
  const percent = (/** @type {number} */ part) => Math.round(part * 100);
  return { solved, short, coins, best, declines: isDecline, right: percent(best), wrong: percent(runner_up) };
}
