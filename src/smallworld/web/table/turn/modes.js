/** Modes: what a click on a region does, one at a time, only legal ones. */
import { alike } from "../state/legal-actions.js";

/** @typedef {import("../state/legal-actions.js").Open} Open */
/** @typedef {import("../state/legal-actions.js").Who} Who */
/** @typedef {"conquer"|"dragon"|"sorcery"|"hired"|"hurl"|"abandon"|"tower"|"withdraw"|"hero"|"fortress"|"camp"|"marker"
 *   |"power_marker"|"catapult"|"deploy"} Mode */

/** In the order in which they are offered; the first legal one is the default.
 * @type {[Mode, Partial<import("../state/legal-actions.js").Word>[]][]} */
const ACTIVE = [
  ["withdraw", [{ verb: "withdraw" }]],
  ["conquer", [{ verb: "conquer", way: "plain" }, { verb: "conquer", way: "die" }]],
  ["dragon", [{ verb: "conquer", way: "dragon" }]],
  ["sorcery", [{ verb: "conquer", way: "sorcery" }]],
  ["hired", [{ verb: "conquer", way: "hired" }]],
  ["hurl", [{ verb: "conquer", way: "hurl" }]],
  ["abandon", [{ verb: "abandon" }]],
  ["tower", [{ verb: "decline" }]],
  ["hero", [{ verb: "place", piece: "hero" }]],
  ["fortress", [{ verb: "place", piece: "fortress" }]],
  ["camp", [{ verb: "place", piece: "camp" }]],
  ["marker", [{ verb: "place", piece: "marker" }]],
  ["power_marker", [{ verb: "place", piece: "power_marker" }]],
  ["catapult", [{ verb: "place", piece: "catapult" }]],
];

/** Modes that are chosen on purpose only. @type {Mode[]} */
const ON_PURPOSE = ["abandon", "tower", "catapult"];

/** Return the actions of a mode. @param {Mode} mode @param {Open[]} open @param {Who} who */
export function actionsOf(mode, open, who) {
  if (mode === "deploy") return alike(open, { verb: "deploy" });
  const wanted = ACTIVE.find(([known]) => known === mode)?.[1] ?? [];
  const found = wanted.flatMap((like) => alike(open, { ...like, who }));
  return mode === "tower" ? found.filter(({ region }) => region !== undefined) : found;
}

/** Return the legal modes, the default first, those put off last.
 * @param {Open[]} open @param {Who} who @param {Mode[]} [later] @returns {Mode[]} */
export function openModes(open, who, later = []) {
  /** @type {Mode[]} */
  const modes = ACTIVE.map(([mode]) => mode);
  const found = [...modes, /** @type {Mode} */ ("deploy")].filter(
    (mode) => actionsOf(mode, open, who).length > 0,
  );
  const isLate = (/** @type {Mode} */ mode) => later.includes(mode);
  return [...found.filter((mode) => !isLate(mode)), ...found.filter(isLate)];
}

/** Return the default mode: never one that gives something up.
 * @param {Mode[]} modes */
export function usualMode(modes) {
  return modes.find((mode) => !ON_PURPOSE.includes(mode)) ?? null;
}

/** Return which race acts: one in decline that can conquer comes first, unless passed over.
 * @param {Open[]} open @param {Who|null} wish @returns {Who} */
export function actingRace(open, wish) {
  const can = (/** @type {Who} */ who) =>
    alike(open, { verb: "conquer", who }).length + alike(open, { verb: "abandon", who }).length > 0;
  if (wish && (wish === "active" || can("declined"))) return wish;
  return alike(open, { verb: "conquer", who: "declined" }).length ? "declined" : "active";
}

/** Return `true` if a race in decline can act beside the active one. @param {Open[]} open */
export function declinedMayAct(open) {
  return open.some((one) => one.who === "declined" && one.verb !== "deploy");
}

/** Return the action to ask the server about for a region in this mode.
 * @param {Mode|null} mode @param {number} region @param {Who} who */
export function questionAbout(mode, region, who) {
  const by = who === "declined" ? "declined " : "";
  switch (mode) {
    case "dragon":
    case "sorcery":
    case "hired":
      return `conquer ${region} ${mode}`;
    case "hurl":
      return `conquer ${region} hurl 1`;
    case "tower":
      return `decline ${region}`;
    case "abandon":
      return `${by}abandon ${region}`;
    case "withdraw":
      return `withdraw ${region}`;
    case "hero":
    case "fortress":
    case "camp":
    case "marker":
    case "catapult":
      return `place ${mode} ${region}`;
    case "power_marker":
      return `place power marker ${region}`;
    case "deploy":
      return `deploy ${region} 1`;
    default:
      return `${by}conquer ${region}`;
  }
}
