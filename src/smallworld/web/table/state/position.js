/** Read simple facts from a position or view: phase, turn, held regions, usable tokens. */

/** @typedef {import("../../net/protocol.js").Position} Position */
/** @typedef {import("../../net/protocol.js").GameView} GameView */
/** @typedef {import("./legal-actions.js").Open} Open */
/** @typedef {import("./legal-actions.js").Who} Who */

/** @param {Position} position */
export const phaseOf = (position) => position.phase ?? "start";

/** @param {Position} position */
export const roundOf = (position) => position.round ?? 1;

/** @param {Position} position */
export const turnOf = (position) => position.turn ?? 0;

/** Return a key that changes when another seat, turn or phase begins. The start of a turn
 * belongs to its conquests.
 * @param {GameView} view */
export function decisionOf({ position, to_act }) {
  const phase = phaseOf(position);
  return [roundOf(position), turnOf(position), to_act, phase === "start" ? "conquest" : phase].join(":");
}

/** Return the regions a seat holds with their tokens. @param {Position} position @param {number} seat
 * @param {(race: string|undefined) => boolean} [which] filter by the race in decline that holds it */
export function heldRegions(position, seat, which = () => true) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const [id, region] of Object.entries(position.regions ?? {})) {
    if (region.seat === seat && which(region.declined)) found.set(Number(id), region.tokens ?? 0);
  }
  return found;
}

/** Return the race in decline that acts: the one in the legal actions.
 * @param {Position} position @param {number} seat @param {Open[]} open */
export function declinedActor(position, seat, open) {
  const declined = position.seats[seat]?.declined ?? [];
  const regions = open.filter((one) => one.who === "declined").map((one) => one.region ?? 0);
  const named = regions.map((region) => position.regions?.[region]?.declined);
  const held = declined.find(({ race }) => named.includes(race));
  return held ?? declined.find(({ hand = 0 }) => hand > 0) ?? declined.at(-1) ?? null;
}

/** Return the tokens of a seat that are not on the board. On its turn these are the ones it can use, as the
 * server counts them; visitors set aside until its next turn do not count before.
 * @param {GameView} view @param {number} seat @param {Who} [who] */
export function tokensToUse({ position, hands = [], declined_hands = [] }, seat, who = "active") {
  if (who === "declined") return declined_hands[seat] ?? 0;
  return (seat === turnOf(position) ? hands[seat] : position.seats[seat]?.hand) ?? 0;
}

/** @param {import("../../net/protocol.js").Part[]} [parts] */
export function total(parts = []) {
  return parts.reduce((sum, [, amount]) => sum + amount, 0);
}

/** Return how many regions must be given up before placing. @param {GameView} view */
export function regionsToLeave({ income = [] }) {
  return -(income.find(([source]) => source === "withdrawn")?.[1] ?? 0);
}
