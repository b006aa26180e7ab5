/** Sentences of a hint: where to look, the idea with its reasons, and each move. */
import { has, t } from "../i18n/texts.js";
import { readAction } from "../table/state/legal-actions.js";
import { variables } from "../i18n/names.js";
import { planWords, remarkSentence } from "../i18n/reasons.js";

/** @typedef {import("../net/protocol.js").Hint} Hint */
/** @typedef {import("../net/protocol.js").AdvisedMove} AdvisedMove */
/** @typedef {import("../i18n/names.js").Names} Names */
/** @typedef {import("../i18n/reasons.js").Said} Said */
/** @typedef {import("../net/catalogue.js").Shapes} Shapes */

/** Reasons for a plan, strongest first. */
const WHY = [
  ...["decline_better", "decline_even", "late_now", "late_not", "late", "withdraw", "guard_near", "guard_edge"],
  ...["ally", "attempt", "combo", "harm", "later", "guard"],
];
const REASONS = 2; // as many as one takes in at a glance

/** Say where to look. @param {Said} nudge @param {Names} names
 * @param {Shapes|null} shapes */
export function nudgeSentence({ kind, regions = [], feature = "", ...facts }, names, shapes) {
  const area = t("hint-area", { area: areaOf(regions, shapes) });
  const features = feature && t("hint-features", { feature });
  return t(`hint-nudge-${kind}`, { ...variables(names, facts), area, features });
}

/** The idea and its reasons; the server's sentences where texts are missing.
 * @param {Hint} hint @param {Names} names @returns {string[]} */
export function ideaSentences(hint, names) {
  if (!has("reason-plan")) return hint.sentences;
  const remarks = remarksOf(hint);
  const steps = remarks[0]?.steps;
  const idea = steps?.length ? [t("hint-idea", { plan: planWords(steps, names) })] : [];
  return [...idea, ...reasonFor(remarks).map((remark) => remarkSentence(remark, names))];
}

/** Reasons of the plan, without those for another one. @param {Hint} hint @returns {Said[]} */
function remarksOf({ reasons, actions }) {
  const against = actions[0] === "decline" ? "decline_worse" : "decline_better";
  return (reasons.remarks ?? []).filter((/** @type {Said} */ { kind }) => kind !== against);
}

/** @param {Said[]} remarks */
function reasonFor(remarks) {
  const known = WHY.flatMap((kind) => remarks.filter((remark) => remark.kind === kind).slice(0, 1));
  return known.slice(0, REASONS);
}

/** The other plans. @param {Hint} hint @param {Names} names @returns {string[]} */
export function otherSentences(hint, names) {
  if (!has("reason-plan")) return [];
  const remarks = remarksOf(hint);
  const reason = reasonFor(remarks);
  return remarks.slice(1).flatMap((remark) => (reason.includes(remark) ? [] : [remarkSentence(remark, names)]));
}

/** @typedef {AdvisedMove & { count: number }} DescribedMove  a move, or so many of the same kind described as one */

/** Group moves: all placements are one. @param {AdvisedMove[]} moves
 * @param {Names} names @returns {(DescribedMove & { words: string })[]} */
export function describeMoves(moves, names) {
  /** @type {(DescribedMove & { steps: Said })[]} */
  const described = [];
  for (const move of moves) {
    const step = stepOf(move);
    const last = described.at(-1);
    if (last && step.placed && last.steps.kind === step.kind) {
      last.steps.placed.push(...step.placed);
      last.count += 1;
    } else described.push({ ...move, count: 1, steps: step });
  }
  return described.map(({ steps, ...move }) => ({ ...move, words: capital(planWords([steps], names)) }));
}

/** @type {Record<string, string>} */
const KINDS = { abandon: "leave", plain: "take", die: "attempt", dragon: "dragon", sorcery: "sorcery", hired: "hire", hurl: "hurl", deploy: "put" };

/** Turn a move into a step, as in `smallworld.bots.explain.steps`. @param {AdvisedMove} move
 * @returns {Said} */
function stepOf({ action, race, power }) {
  const { verb, who, way, piece, region = 0, count = 0, seat } = readAction(action);
  if (verb === "pick") return { kind: "pick", race, power };
  if (verb === "ally") return { kind: "ally", ally: seat };
  if (verb === "decline" && region) return { kind: "tower", regions: [region] };
  const plain = piece?.replace("power_", "") ?? KINDS[way ?? verb] ?? verb;
  const kind = who === "declined" ? `declined_${plain}` : plain;
  const people = who === "declined" ? { race } : {};
  if (verb === "deploy") return { kind, ...people, placed: [[region, count]] };
  return region ? { kind, ...people, regions: [region] } : { kind };
}

/** @param {string} words */
function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// --- The part of the board

const BAND = 1 / 6; // of the board on both sides of its middle: neither east nor west

/** Name the direction of regions on the board, or the middle. @param {number[]} regions
 * @param {Shapes|null} shapes */
export function areaOf(regions, shapes) {
  const centres = shapes?.regions.filter(({ id }) => regions.includes(id)).map(({ centre }) => centre) ?? [];
  if (!shapes || !centres.length) return "middle";
  const mean = (/** @type {0|1} */ axis) => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length;
  const aside = (mean(0) - shapes.left) / shapes.width - 0.5;
  const down = (mean(1) - shapes.top) / shapes.height - 0.5;
  const upright = down < -BAND ? "north" : down > BAND ? "south" : "";
  const level = aside < -BAND ? "west" : aside > BAND ? "east" : "";
  return upright + level || "middle";
}
