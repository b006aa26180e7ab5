/** Describe a region in words: for its card and for screen readers. */
import { listed, t } from "../../i18n/texts.js";

/** @typedef {import("../../i18n/names.js").Names} Names */
/** @typedef {import("../../net/catalogue.js").RegionShape} RegionShape */
/** @typedef {import("../model/region-contents.js").RegionContents} RegionContents */
/** @typedef {import("../model/interaction.js").Target} Target */
/** @typedef {import("../model/interaction.js").Mark} Mark */

/** Return the accessible label: name, terrain, holder, what others changed, possible action.
 * @param {RegionShape} shape @param {RegionContents} there @param {Target|undefined} target
 * @param {Names} names @param {Mark} [mark] */
export function regionLabel(shape, there, target, names, mark) {
  const phrases = [names.region(shape.id), ...groundWords(shape, names), ...peopleWords(there, names)];
  if (mark) phrases.push(t("board-changed", { how: mark.kind }));
  if (target && target.kind !== "look") phrases.push(...targetWords(target));
  return listed(phrases, "comma");
}

/** Return terrain and symbols. @param {RegionShape} shape @param {Names} names */
export function groundWords(shape, names) {
  return [
    names.name("terrain", shape.terrain),
    ...shape.symbols.map((symbol) => names.name("symbol", symbol)),
  ];
}

/** Return holder, tokens and pieces. @param {RegionContents} there @param {Names} names */
export function peopleWords(there, names) {
  const holder = holderWords(there, names);
  return [...(holder ? [holder] : []), ...pieceWords(there, names)];
}

/** @param {RegionContents} there @param {Names} names */
export function holderWords({ seat, race, declined, tokens, tribe }, names) {
  if (tribe) return names.name("piece", "tribe");
  if (seat === null || !tokens) return t("board-nobody");
  const facts = { ...names.forms("race", race ?? ""), seat: names.seat(seat), tokens, declined };
  return t("board-holder", facts);
}

/** @param {RegionContents} there @param {Names} names */
export function pieceWords({ pieces }, names) {
  return pieces.map(({ kind, count }) =>
    kind === "camp" ? t("board-camps", { count }) : names.name("piece", kind),
  );
}

/** Return the possible action and the threat. @param {Target} target */
function targetWords(target) {
  const { kind, price = 0, missing = 0, threat } = target;
  const facts = { price, missing, percent: percentOf(target) };
  const words = [t(`board-target-${kind}`, facts)];
  if (threat !== undefined) words.push(t("board-threat", { price: threat }));
  return words;
}

/** @param {Target} target */
export function percentOf({ odds = 0 }) {
  return Math.round(odds * 100);
}
