/** Choose the buttons of the action bar: only legal actions, the likeliest as the main one. */
import { isOpen, alike } from "../state/legal-actions.js";
import { phaseOf, regionsToLeave } from "../state/position.js";

/** @typedef {import("./mode-store.js").ModeStore} ModeStore */
/** @typedef {import("../../i18n/texts.js").Facts} Facts */

/** @typedef {object} Offer
 * @property {string} id  also the message `table-do-ID`
 * @property {string} [sign]
 * @property {string} [piece]  a piece symbol instead of an icon
 * @property {Facts} [facts]
 * @property {boolean} [pressed]  an active mode
 * @property {boolean} [closed]  explains why not instead of acting
 * @property {boolean} [main]
 * @property {string} [key]
 * @property {() => void} run
 */

/** @param {ModeStore} modeStore @param {Facts} people @returns {Offer[]} */
export function offersNow(modeStore, people) {
  const { store } = modeStore;
  const view = store.live.value;
  if (modeStore.hasStandIn.value) return standIn(store);
  if (!view || !store.canAct.value) return [];
  const phase = phaseOf(view.position);
  if (phase === "redeployment" || phase === "refuge") return placing(modeStore, phase);
  if (phase === "after_scoring") return tower(modeStore);
  return [...ways(modeStore), ...beforeTheStop(modeStore, people), ...stop(modeStore)];
}

/** A bot plays this seat: offer to take over again, unless the player has conceded.
 * @param {import("../state/store.js").TableStore} store @returns {Offer[]} */
function standIn(store) {
  if (store.live.value?.seats[store.me.value ?? -1]?.sitting.conceded) return [];
  const run = () => void store.api.handOver({ to: "me" }).catch((error) => store.say(error));
  return [{ id: "me-again", sign: "person", main: true, run }];
}

/** Return the ways to conquer, as modes. @param {ModeStore} modeStore @returns {Offer[]} */
function ways(modeStore) {
  const { modes, mode, wish, open } = modeStore;
  const signs = /** @type {const} */ ({ dragon: "dragon", sorcery: "sorcery", abandon: "abandon", hired: "plus", hurl: "sorcery", catapult: "guard" });
  /** @type {Offer[]} */
  const found = [];
  if (isOpen(open.value, "roll")) {
    found.push({ id: "roll", sign: "dice", key: "B", run: () => modeStore.say("roll") });
  }
  if (isOpen(open.value, "regroup")) {
    found.push({ id: "regroup", sign: "as-it-was", run: () => modeStore.say("regroup") });
  }
  for (const id of /** @type {const} */ (["dragon", "sorcery", "hired", "hurl", "catapult", "abandon"])) {
    if (!modes.value.includes(id)) continue;
    const isChosen = mode.value === id;
    const isOnly = isChosen && !wish.value; // the only mode cannot be switched off
    const main = id === "abandon" && modeStore.judged.value === id;
    found.push({ id, sign: signs[id], pressed: isChosen, main, run: () => isOnly || modeStore.turnTo(id) });
  }
  return found;
}

/** Return the choice of the acting race, and the decline. @param {ModeStore} modeStore @param {Facts} people
 * @returns {Offer[]} */
function beforeTheStop(modeStore, people) {
  const { open, who } = modeStore;
  /** @type {Offer[]} */
  const found = [];
  const owesPick = alike(open.value, { verb: "pick" }).length > 0;
  if (modeStore.declinedMayAct.value && !owesPick) {
    const isFirst = who.value === "declined";
    const main = isFirst && alike(open.value, { verb: "conquer", who: "declined" }).length === 0;
    const run = () => modeStore.letAct(isFirst ? "active" : "declined");
    found.push({ id: isFirst ? "then-active" : "declined-first", sign: "people", facts: people, main, run });
  }
  if (isOpen(open.value, "decline")) {
    const main = modeStore.judged.value === "decline";
    found.push({ id: "decline", sign: "decline", key: "D", main, run: () => modeStore.ask({ kind: "decline" }) });
  }
  return [...found, ...tower(modeStore)];
}

/** A race that builds a tower declines by choosing its region. @param {ModeStore} modeStore @returns {Offer[]} */
function tower(modeStore) {
  const { modes, mode, judged } = modeStore;
  if (!modes.value.includes("tower")) return [];
  const main = judged.value === "decline";
  return [{ id: "tower", sign: "decline", key: "D", pressed: mode.value === "tower", main, run: () => modeStore.turnTo("tower") }];
}

/** Stopping is likely when nothing else is left; where the race could also decline, only if the hint would stop.
 * @param {ModeStore} modeStore @returns {Offer[]} */
function stop(modeStore) {
  const open = modeStore.open.value;
  if (!isOpen(open, "stop")) return [];
  const isLast = !alike(open, { verb: "conquer" }).length && !alike(open, { verb: "decline" }).length && !isOpen(open, "regroup");
  const main = isLast || modeStore.judged.value === "stop";
  return [{ id: "stop", sign: "stop", key: "S", main, run: () => modeStore.say("stop") }];
}

/** Pieces that may stay in hand. @type {import("./modes.js").Mode[]} */
const OPTIONAL = ["camp", "fortress", "marker", "power_marker", "catapult"];

/** @param {ModeStore} modeStore @param {string} phase @returns {Offer[]} */
function placing(modeStore, phase) {
  const { mode, modes, draft, later } = modeStore;
  const view = modeStore.store.live.value;
  if (mode.value === "withdraw" && view) {
    const count = regionsToLeave(view);
    const chosen = draft.toLeave.value.length;
    const isReady = chosen === count;
    const run = () => isReady && modeStore.withdraw();
    return [{ id: "withdraw", sign: "abandon", main: isReady, closed: !isReady, facts: { count, chosen }, run }];
  }
  /** @type {Offer[]} */
  const found = [];
  const piece = mode.value;
  if (piece && OPTIONAL.includes(piece) && !later.value.includes(piece)) {
    const facts = { piece: piece === "power_marker" ? "marker" : piece };
    found.push({ id: "later", sign: "step-forward", facts, run: () => modeStore.putOff(piece) });
  }
  if (modes.value.includes("deploy") && mode.value === "deploy") {
    found.push({ id: "spread", sign: "spread", key: "P", run: () => draft.spread() });
    found.push({ id: "guard", sign: "guard", key: "G", run: () => draft.guard() });
    if (phase === "redeployment") found.push({ id: "as-it-was", sign: "as-it-was", run: () => draft.asBefore() });
  }
  const { mayEnd } = modeStore;
  const id = phase === "refuge" ? "end-refuge" : "end";
  found.push({ id, sign: "end", key: "E", main: mayEnd, closed: !mayEnd, run: () => modeStore.end() });
  return found;
}
