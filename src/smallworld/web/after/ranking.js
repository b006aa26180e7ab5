/** Who is where at the end. The server says who has won; nothing here decides it. */

/** Seats from first to last. @param {number[]} coins @param {number[]} winners @returns {number[]} */
export function ranking(coins, winners) {
  const rank = (/** @type {number} */ seat) => (winners.includes(seat) ? 1e6 : 0) + coins[seat];
  return coins.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a) || a - b);
}

/** Had others as many coins as the winners, and what decided then?
 * @param {number[]} coins @param {number[]} winners
 * @returns {{ tie: "tokens"|"shared"|null, equal: number[] }} */
export function standing(coins, winners) {
  if (!winners.length) return { tie: null, equal: [] };
  const equal = coins.flatMap((count, seat) => (count === coins[winners[0]] ? [seat] : []));
  if (equal.length < 2) return { tie: null, equal: [] };
  return { tie: winners.length > 1 ? "shared" : "tokens", equal };
}

/** The seat with fewest coins, if it is one. @param {number[]} coins @param {number[]} winners */
export function comesLast(coins, winners) {
  const last = ranking(coins, winners).at(-1) ?? 0;
  const fewest = coins.filter((count) => count === coins[last]).length;
  return fewest === 1 ? last : null;
}
