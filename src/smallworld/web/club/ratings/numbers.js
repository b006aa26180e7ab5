/** Ratings as numbers in the reader's language. */
import { language, t } from "../../i18n/texts.js";

/** Write a change with its sign: a minus, not the hyphen that some languages have. @param {number} change @param {number} [digits] */
export function signed(change, digits = 0) {
  const form = new Intl.NumberFormat(language.value, { maximumFractionDigits: digits, signDisplay: "exceptZero" });
  return form.format(change).replace("-", "−");
}

/** The name of a pool. @param {string} pool */
export const poolName = (pool) => t(pool === "duel" ? "rating-duel" : "rating-table");
