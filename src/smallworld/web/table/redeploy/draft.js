/** Pure functions on the draft of a redeployment, which is sent as a whole. */
import { alike } from "../state/legal-actions.js";

/** @typedef {import("../state/legal-actions.js").Open} Open */
/** @typedef {import("../state/legal-actions.js").Who} Who */
/** @typedef {Map<number, number>} Placed  tokens by region */
/** @typedef {{ most: number, regions: number[] }} Hand  how many tokens may go where */
/** @typedef {Record<Who, Hand>} Hands */

/** Read from the legal actions how many tokens can be placed where.
 * @param {Open[]} open @returns {Hands} */
export function handsOf(open) {
  const hand = (/** @type {Who} */ who) => {
    const found = alike(open, { verb: "deploy", who });
    return {
      most: Math.max(0, ...found.map((one) => one.most ?? one.count ?? 0)),
      regions: found.map((one) => one.region ?? 0),
    };
  };
  return { active: hand("active"), declined: hand("declined") };
}

/** @param {Hands} hands @param {number} region @returns {Hand|null} */
export function handFor(hands, region) {
  return Object.values(hands).find((hand) => hand.regions.includes(region)) ?? null;
}

/** @param {Hand} hand @param {Placed} placed */
export function leftIn(hand, placed) {
  const used = hand.regions.reduce((sum, region) => sum + (placed.get(region) ?? 0), 0);
  return hand.most - used;
}

/** @param {Hands} hands @param {Placed} placed */
export function isComplete(hands, placed) {
  return Object.values(hands).every((hand) => leftIn(hand, placed) === 0);
}

/** Add or remove a token; return the same draft if impossible.
 * @param {Hands} hands @param {Placed} placed @param {number} region @param {1|-1} step */
export function moved(hands, placed, region, step) {
  const hand = handFor(hands, region);
  const there = placed.get(region) ?? 0;
  if (!hand || there + step < 0 || (step > 0 && leftIn(hand, placed) < 1)) return placed;
  return new Map(placed).set(region, there + step);
}

/** Move tokens to another region of the same race; return the same draft if impossible.
 * @param {Hands} hands @param {Placed} placed @param {number} from @param {number} to
 * @param {number} count */
export function movedTo(hands, placed, from, to, count) {
  const hand = handFor(hands, from);
  if (!hand?.regions.includes(to) || from === to) return placed;
  let next = placed;
  for (let i = 0; i < count; i++) {
    const less = moved(hands, next, from, -1);
    if (less === next) break;
    next = moved(hands, less, to, 1);
  }
  return next;
}

/** Return the part of a draft that still fits.
 * @param {Hands} hands @param {Placed} placed @returns {Placed} */
export function fitting(hands, placed) {
  let fits = /** @type {Placed} */ (new Map());
  for (const [region, count] of placed) {
    for (let i = 0; i < count; i++) fits = moved(hands, fits, region, 1);
  }
  return fits;
}

/** Place tokens one by one in the region where `need` is least.
 * @param {Hands} hands @param {Placed} placed the draft so far
 * @param {(region: number, placed: number) => number} need @returns {Placed} */
function filled(hands, placed, need) {
  const draft = new Map(placed);
  for (const hand of Object.values(hands)) {
    for (let left = leftIn(hand, draft); left > 0; left--) {
      const worth = (/** @type {number} */ region) => need(region, draft.get(region) ?? 0);
      const best = hand.regions.reduce((a, b) => (worth(b) < worth(a) ? b : a));
      draft.set(best, (draft.get(best) ?? 0) + 1);
    }
  }
  return draft;
}

/** Spread tokens evenly. @param {Hands} hands @param {Placed} standing tokens already there */
export function spreadEvenly(hands, standing) {
  return filled(hands, new Map(), (region, placed) => (standing.get(region) ?? 0) + placed);
}

/** Place each token in the region cheapest for an enemy; unreachable ones get none.
 * @param {Hands} hands @param {Placed} standing @param {Record<string, number>} threats */
export function guardBorders(hands, standing, threats) {
  const safe = 1000; // higher than any price
  return filled(hands, new Map(), (region, placed) => {
    const price = threats[region];
    return price === undefined ? safe + (standing.get(region) ?? 0) + placed : price + placed;
  });
}

/** Place tokens as they stood before the conquests ended, then before they began; the
 * rest stays in hand.
 * @param {Hands} hands @param {Placed} standing @param {Placed[]} earlier */
export function asBefore(hands, standing, earlier) {
  let draft = /** @type {Placed} */ (new Map());
  for (const before of earlier) {
    for (const [region, tokens] of before) {
      const there = () => (standing.get(region) ?? 0) + (draft.get(region) ?? 0);
      while (there() < tokens) {
        const more = moved(hands, draft, region, 1);
        if (more === draft) break;
        draft = more;
      }
    }
  }
  return draft;
}

/** Return the draft as actions. @param {Hands} hands @param {Placed} placed */
export function deployments(hands, placed) {
  return [...placed]
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => a - b)
    .map(([region, count]) => {
      const by = hands.declined.regions.includes(region) ? "declined " : "";
      return `${by}deploy ${region} ${count}`;
    });
}

/** Propose regions to give up: those that earn least, and among them the ones cheapest for an
 * enemy.
 * @param {Open[]} open the regions that may be given up @param {number} count
 * @param {Record<string, number>} threats */
export function proposedToLeave(open, count, threats) {
  const price = ({ region = 0 }) => threats[region] ?? 1000;
  const order = (/** @type {Open} */ a, /** @type {Open} */ b) =>
    (b.earns ?? 0) - (a.earns ?? 0) || price(a) - price(b) || (a.region ?? 0) - (b.region ?? 0);
  return [...open].sort(order).slice(0, count).map(({ region = 0 }) => region);
}
