/** Tokens placed on paper first: the draft of a redeployment, sent once as a whole. */
import { alike } from "../state/legal-actions.js";

/** @typedef {import("../state/legal-actions.js").Open} Open */
/** @typedef {import("../state/legal-actions.js").Who} Who */
/** @typedef {Map<number, number>} Placed  tokens by region */
/** @typedef {{ most: number, regions: number[] }} Hand  what may go where */
/** @typedef {Record<Who, Hand>} Hands */

/** What is to be placed, as the server says it: so many, in these regions.
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

/** One more, or one less, where it is possible; the same draft where it is not.
 * @param {Hands} hands @param {Placed} placed @param {number} region @param {1|-1} step */
export function moved(hands, placed, region, step) {
  const hand = handFor(hands, region);
  const there = placed.get(region) ?? 0;
  if (!hand || there + step < 0 || (step > 0 && leftIn(hand, placed) < 1)) return placed;
  return new Map(placed).set(region, there + step);
}

/** Tokens of one region go to another one of the same race; the same draft where none can.
 * @param {Hands} hands @param {Placed} placed @param {number} from @param {number} to
 * @param {number} count */
export function carried(hands, placed, from, to, count) {
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

/** Only what still fits, after something else was changed.
 * @param {Hands} hands @param {Placed} placed @returns {Placed} */
export function fitting(hands, placed) {
  let fits = /** @type {Placed} */ (new Map());
  for (const [region, count] of placed) {
    for (let i = 0; i < count; i++) fits = moved(hands, fits, region, 1);
  }
  return fits;
}

/** One token after the other to the region where `need` is least; the tokens there count.
 * @param {Hands} hands @param {Placed} placed what is placed already
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

/** All regions alike. @param {Hands} hands @param {Placed} standing tokens there already */
export function spreadEvenly(hands, standing) {
  return filled(hands, new Map(), (region, placed) => (standing.get(region) ?? 0) + placed);
}

/** The cheapest region for an enemy gets the next token; those nobody reaches get none.
 * @param {Hands} hands @param {Placed} standing @param {Record<string, number>} threats */
export function guardBorders(hands, standing, threats) {
  const safe = 1000; // dearer than anything
  return filled(hands, new Map(), (region, placed) => {
    const price = threats[region];
    return price === undefined ? safe + (standing.get(region) ?? 0) + placed : price + placed;
  });
}

/** As the tokens stood: first before the conquests ended, then before they began; what is
 * left stays in hand.
 * @param {Hands} hands @param {Placed} standing @param {Placed[]} earlier */
export function asItWas(hands, standing, earlier) {
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

/** The draft as actions. @param {Hands} hands @param {Placed} placed */
export function deployments(hands, placed) {
  return [...placed]
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => a - b)
    .map(([region, count]) => {
      const by = hands.declined.regions.includes(region) ? "declined " : "";
      return `${by}deploy ${region} ${count}`;
    });
}

/** Which regions to give up, if nobody chooses: those that bring least, and of these the ones an
 * enemy would take most cheaply anyway.
 * @param {Open[]} open the regions that may be given up @param {number} count
 * @param {Record<string, number>} threats */
export function proposedToLeave(open, count, threats) {
  const price = ({ region = 0 }) => threats[region] ?? 1000;
  const order = (/** @type {Open} */ a, /** @type {Open} */ b) =>
    (b.earns ?? 0) - (a.earns ?? 0) || price(a) - price(b) || (a.region ?? 0) - (b.region ?? 0);
  return [...open].sort(order).slice(0, count).map(({ region = 0 }) => region);
}
