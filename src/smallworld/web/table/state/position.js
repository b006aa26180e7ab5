/** Plain facts of a position for those who look at it: who acts, with what, what stands where. */

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

/** One decision after the other: changes when another seat, turn or phase begins. The start of
 * a turn is part of its conquests.
 * @param {GameView} view */
export function decisionOf({ position, to_act }) {
  const phase = phaseOf(position);
  return [roundOf(position), turnOf(position), to_act, phase === "start" ? "conquest" : phase].join(":");
}

/** Regions a seat holds, with the tokens there. @param {Position} position @param {number} seat
 * @param {(race: string|undefined) => boolean} [which] by the declined race that holds it */
export function standing(position, seat, which = () => true) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const [id, region] of Object.entries(position.regions ?? {})) {
    if (region.seat === seat && which(region.declined)) found.set(Number(id), region.tokens ?? 0);
  }
  return found;
}

/** The declined race that still acts: the one the open words speak of.
 * @param {Position} position @param {number} seat @param {Open[]} open */
export function declinedActor(position, seat, open) {
  const declined = position.seats[seat]?.declined ?? [];
  const regions = open.filter((one) => one.who === "declined").map((one) => one.region ?? 0);
  const named = regions.map((region) => position.regions?.[region]?.declined);
  const held = declined.find(({ race }) => named.includes(race));
  return held ?? declined.find(({ hand = 0 }) => hand > 0) ?? declined.at(-1) ?? null;
}

/** Tokens a seat can use, as the server counts them. @param {GameView} view @param {number} seat @param {Who} [who] */
export function tokensToUse({ hands = [], declined_hands = [] }, seat, who = "active") {
  return (who === "declined" ? declined_hands : hands)[seat] ?? 0;
}

/** @param {import("../../net/protocol.js").Part[]} [parts] */
export function total(parts = []) {
  return parts.reduce((sum, [, amount]) => sum + amount, 0);
}

/** Regions that must be given up before anything is placed. @param {GameView} view */
export function regionsToLeave({ income = [] }) {
  return -(income.find(([source]) => source === "withdrawn")?.[1] ?? 0);
}
