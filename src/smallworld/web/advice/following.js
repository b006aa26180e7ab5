/** What is left of advice as the game goes on, and how its next step is done. */
import { isOpen, readAction } from "../table/state/legal-actions.js";
import { linesThatCount } from "../table/state/history.js";

/** @typedef {import("../table/turn/hint.js").Hinting} Hinting */
/** @typedef {import("../net/protocol.js").AdvisedMove} AdvisedMove */
/** @typedef {import("../net/protocol.js").LogLine} LogLine */

/** The moves still to be made; `null` if something else was played.
 * @param {AdvisedMove[]} moves @param {LogLine[]} lines @param {number} after @param {number|null} seat
 * @returns {AdvisedMove[]|null} */
export function movesLeft(moves, lines, after, seat) {
  const said = linesThatCount(lines).filter(({ seq }) => seq > after);
  const own = said.filter((line) => line.seat === seat).map(({ text }) => text);
  const isFollowed = own.every((text, place) => text === moves[place]?.action);
  const isRolled = said.some(({ seat: who, text }) => who === null && text.startsWith("die"));
  return isFollowed && !isRolled ? moves.slice(own.length) : null;
}

/** Can the next move be made now? @param {Hinting} hinting @param {AdvisedMove[]} left */
export function isNextOpen({ store, choosing }, [next]) {
  if (!next || !store.canAct.value) return false;
  return readAction(next.action).verb === "deploy" || isOpen(choosing.open.value, next.action);
}

/** Make the next move: tokens are only drafted, everything else is done at once.
 * @param {Hinting} hinting @param {AdvisedMove[]} left */
export function follow(hinting, left) {
  const { choosing } = hinting;
  if (!isNextOpen(hinting, left)) return;
  const words = left.map(({ action }) => readAction(action));
  const { verb } = words[0];
  if (verb === "deploy") {
    const placed = words.filter((word) => word.verb === "deploy");
    choosing.draft.put(new Map(placed.map(({ region = 0, count = 0 }) => [region, count])));
    return hinting.close();
  }
  const together = verb === "withdraw" ? words.filter((word) => word.verb === "withdraw").length : 1;
  choosing.act(left.slice(0, together).map(({ action }) => action));
}
