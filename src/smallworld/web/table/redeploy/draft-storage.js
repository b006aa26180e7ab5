/** A draft survives a reload: it is kept for this window until its decision is made. */

const NAME = "smallworld.draft.";

/** @param {string} game @param {string} decision @returns {Map<number, number>} */
export function draftKept(game, decision) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME + game) ?? "null");
    return new Map(kept?.decision === decision ? kept.placed : []);
  } catch {
    return new Map(); // no memory, or nonsense in it
  }
}

/** @param {string} game @param {string} decision @param {Map<number, number>} placed */
export function keepDraft(game, decision, placed) {
  try {
    if (placed.size) sessionStorage.setItem(NAME + game, JSON.stringify({ decision, placed: [...placed] }));
    else sessionStorage.removeItem(NAME + game);
  } catch {
    // The page works without memory.
  }
}
