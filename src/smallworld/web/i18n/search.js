/** Compare texts as a search does. */

/** Remove case and accents. @param {string} text */
export function folded(text) {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").replaceAll("’", "'");
}

/** Return a test for texts that contain all words of a query. @param {string} query
 * @returns {(...texts: string[]) => boolean} */
export function matcher(query) {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const whole = folded(texts.join("\n"));
    return words.every((word) => whole.includes(word));
  };
}
