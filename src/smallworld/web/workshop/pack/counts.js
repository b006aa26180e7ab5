/** How many races, powers and boards a pack has, in words. */
import { listed, t } from "../../i18n/texts.js";

/** @param {Record<string, number>} counts */
export function countsIn(counts) {
  const there = Object.entries(counts).filter(([, count]) => count > 0);
  return listed(there.map(([what, count]) => t(`workshop-count-${what}`, { count })), "comma") || t("workshop-count-nothing");
}

/** @param {import("../../net/protocol.js").PackEntry} pack */
export function countsOf({ cards, boards }) {
  const races = cards.filter(({ kind }) => kind === "race").length;
  return { races, powers: cards.length - races, boards: boards.length };
}
