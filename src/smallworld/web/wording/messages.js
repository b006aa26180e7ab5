/** Find the message behind a text on the screen, and its source in a Fluent file. */

const MOST = 5000; // texts remembered; the oldest go first
const OFFERED = 8;
const FORMAT = "smallworld suggestions 1";

/** @typedef {{ language: string, id: string, english: string, current: string, suggestion: string }} Suggestion */

/** @param {string|null} [text] */
const plain = (text) => (text ?? "").replace(/\s+/g, " ").trim();

/** Remembers which message made which text. */
export class Finder {
  constructor() {
    /** Ids by text. @type {Map<string, Set<string>>} */
    this.said = new Map();
  }

  /** @param {string} id @param {string} text */
  remember(id, text) {
    const key = plain(text);
    if (key.length < 2) return;
    const ids = this.said.get(key) ?? new Set();
    ids.add(id);
    this.said.delete(key);
    this.said.set(key, ids);
    if (this.said.size > MOST) this.said.delete(this.said.keys().next().value ?? "");
  }

  /** Return the messages of nested texts, from the innermost out: equal ones first, then the longest parts.
   * @param {(string|null)[][]} levels @returns {string[]} */
  at(levels) {
    const texts = levels.map((level) => level.map(plain).filter(Boolean));
    /** @type {Set<string>} */
    const found = new Set();
    const add = (/** @type {string} */ text) => this.said.get(text)?.forEach((id) => found.add(id));
    texts.flat().forEach(add);
    const inside = texts.find((level) => level.some((text) => this.#within(text).length)) ?? [];
    inside.flatMap((text) => this.#within(text)).forEach(add);
    return [...found].slice(0, OFFERED);
  }

  /** Return the remembered texts inside a text, the longest first. @param {string} text */
  #within(text) {
    return [...this.said.keys()].filter((said) => text.includes(said)).sort((a, b) => b.length - a.length);
  }

  /** Return all messages whose text is on the screen. @param {string[]} shown
   * @returns {{ id: string, text: string }[]} */
  visible(shown) {
    const texts = shown.map(plain);
    const isShown = (/** @type {string} */ said) => texts.some((text) => text.includes(said));
    const found = [...this.said].filter(([said]) => isShown(said));
    return found.flatMap(([text, ids]) => [...ids].map((id) => ({ id, text })));
  }
}

/** Return the source of a message or attribute (`kit-close.about`) in a Fluent file; empty if it is not there.
 * @param {string} source @param {string} name */
export function sourceOf(source, name) {
  const [id, attribute = ""] = name.split(".");
  const lines = source.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`${id} =`));
  if (start < 0) return "";
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line !== "" && !/^[ \t}]/.test(line));
  const parts = [lines[start].slice(id.length + 2), ...rest.slice(0, end < 0 ? rest.length : end)];
  let part = "";
  /** @type {Record<string, string[]>} */
  const texts = { "": [] };
  for (const line of parts) {
    const begun = /^\s+\.([\w-]+) =(.*)$/.exec(line);
    if (begun) part = begun[1];
    (texts[part] ??= []).push(begun ? begun[2] : line);
  }
  return withoutIndent(texts[attribute] ?? []);
}

/** @param {string[]} lines */
function withoutIndent([first = "", ...rest]) {
  const depths = rest.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...depths, Infinity);
  return [first.trim(), ...rest.map((line) => line.slice(depth).trimEnd())].join("\n").trim();
}

/** Put a suggestion into a list, in place of an earlier one for the same message; an empty one is removed.
 * @param {Suggestion[]} all @param {Suggestion} one */
export function withSuggestion(all, one) {
  const others = all.filter(({ id, language }) => id !== one.id || language !== one.language);
  const isNew = one.suggestion.trim() !== "" && one.suggestion.trim() !== one.current;
  return isNew ? [...others, { ...one, suggestion: one.suggestion.trim() }] : others;
}

/** Return the file to send. @param {Suggestion[]} suggestions */
export const suggestionsFile = (suggestions) => `${JSON.stringify({ format: FORMAT, suggestions }, null, 2)}\n`;
