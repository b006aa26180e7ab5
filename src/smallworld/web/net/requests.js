/** What a page asks for: names of requests, and what an action is about. */

/** A name for a request, so that it counts once. */
export function newRequest() {
  return crypto.randomUUID?.() ?? `r-${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** The region an action speaks of. @param {string} action */
export function regionOf(action) {
  const found = /(?:conquer|abandon|deploy|withdraw|camp|fortress|hero) (\d+)/.exec(action);
  return found ? Number(found[1]) : null;
}
