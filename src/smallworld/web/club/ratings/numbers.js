/** Ratings as numbers in the reader's language. */
import { language, t } from "../../i18n/texts.js";

/** Write a change with its sign. @param {number} change */
export function signedWhole(change) {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(change);
}

/** The name of a pool. @param {string} pool */
export const poolName = (pool) => t(pool === "duel" ? "rating-duel" : "rating-table");
