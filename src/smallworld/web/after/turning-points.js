/** The moments that decided a game: changes of the lead, the richest turn, the declines of the winner. */

/** @typedef {import("./story.js").Story} Story */
/** @typedef {{ kind: "lead"|"income"|"decline", round: number, seat: number, coins?: number,
 *   combo?: { race: string, power: string } }} Moment */

const MOST = 4;

/** @param {Story} story @param {number[]} winners @returns {Moment[]} in the order of the game */
export function turningPoints(story, winners) {
  const found = [...leads(story).reverse(), ...richest(story), ...declines(story, winners)];
  return found.slice(0, MOST).sort((a, b) => a.round - b.round);
}

/** Rounds after which another seat alone had the most coins. @param {Story} story @returns {Moment[]} */
function leads({ rounds, seats }) {
  /** @type {Moment[]} */
  const moments = [];
  let leader = -1;
  rounds.forEach((round, place) => {
    const most = Math.max(...seats.map(({ coins }) => coins[place]));
    const first = seats.flatMap(({ coins }, seat) => (coins[place] === most ? [seat] : []));
    if (first.length !== 1 || first[0] === leader) return;
    if (leader >= 0) moments.push({ kind: "lead", round, seat: first[0] });
    [leader] = first;
  });
  return moments;
}

/** @param {Story} story @returns {Moment[]} */
function richest({ rounds, seats }) {
  /** @type {Moment|null} */
  let best = null;
  seats.forEach(({ coins }, seat) => {
    for (let place = 1; place < coins.length; place++) {
      const earned = coins[place] - coins[place - 1];
      if (earned > (best?.coins ?? 0)) best = { kind: "income", round: rounds[place], seat, coins: earned };
    }
  });
  return best ? [best] : [];
}

/** @param {Story} story @param {number[]} winners @returns {Moment[]} */
function declines({ seats }, winners) {
  return winners.flatMap((seat) =>
    seats[seat].combos.flatMap(({ declined, race, power }) =>
      declined === null ? [] : [{ kind: /** @type {const} */ ("decline"), round: declined, seat, combo: { race, power } }],
    ),
  );
}
