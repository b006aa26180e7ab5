/** Reads TOML as packs are written in it: tables, lists of tables, texts, whole numbers, flags and lists.
 *
 * What the server has found sound is read here for the form; anything it would not take is refused. */

/** @typedef {string|number|boolean|any[]|{ [key: string]: any }} Toml */
/** @typedef {{ [key: string]: Toml }} Table */

/** The text is not TOML, or not the part of it that packs use. */
export class NotToml extends Error {
  /** @param {number} line */
  constructor(line) {
    super(`line ${line}`);
    this.line = line;
  }
}

const BARE = /[A-Za-z0-9_-]+/y;
const NUMBER = /[+-]?\d+(?:_\d+)*(?![\w.:-])/y;
const BLANK = /[ \t]*/y;
const EMPTY = /(?:[ \t\r\n]|#[^\n]*)*/y;
const REST = /[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/y;
const ESCAPES = /** @type {Record<string, string>} */ ({
  b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", e: "\x1b", '"': '"', "\\": "\\",
});

/** @param {string} text @returns {Table} */
export function readToml(text) {
  return new Reader(text).whole();
}

class Reader {
  /** @param {string} text */
  constructor(text) {
    this.text = text.replace(/^\uFEFF/, "");
    this.at = 0;
  }

  whole() {
    /** @type {Table} */
    const root = {};
    let open = root;
    for (this.#take(EMPTY); this.at < this.text.length; this.#take(EMPTY)) {
      if (this.text[this.at] === "[") open = this.#heading(root);
      else this.#pair(open);
      if (this.#take(REST) === null) this.#fail();
    }
    return root;
  }

  /** `[texts.en]` or `[[race]]`: the table that what follows belongs to. @param {Table} root */
  #heading(root) {
    const isList = this.text.startsWith("[[", this.at);
    this.at += isList ? 2 : 1;
    const path = this.#path();
    if (!this.text.startsWith(isList ? "]]" : "]", this.at)) this.#fail();
    this.at += isList ? 2 : 1;
    const above = this.#inside(root, path.slice(0, -1));
    const last = path[path.length - 1];
    if (!isList) return this.#inside(above, [last]);
    const list = (above[last] ??= []);
    if (!Array.isArray(list)) return this.#fail();
    /** @type {Table} */
    const entry = {};
    list.push(entry);
    return entry;
  }

  /** @param {Table} table @param {string[]} path @returns {Table} */
  #inside(table, path) {
    return path.reduce((above, key) => {
      const found = Object.hasOwn(above, key) ? above[key] : (above[key] = {});
      const inner = Array.isArray(found) ? found[found.length - 1] : found;
      return isTable(inner) ? inner : this.#fail();
    }, table);
  }

  /** @param {Table} table */
  #pair(table) {
    const path = this.#path();
    if (this.text[this.at] !== "=") this.#fail();
    this.at += 1;
    this.#take(BLANK);
    const above = this.#inside(table, path.slice(0, -1));
    const key = path[path.length - 1];
    if (Object.hasOwn(above, key) || key === "__proto__") this.#fail();
    above[key] = this.#value();
  }

  /** @returns {string[]} */
  #path() {
    const path = [];
    do {
      this.#take(BLANK);
      path.push(this.#key());
      this.#take(BLANK);
    } while (this.#skip("."));
    return path;
  }

  #key() {
    const sign = this.text[this.at];
    if (sign === '"' || sign === "'") return this.#string(sign);
    return this.#take(BARE) ?? this.#fail();
  }

  /** @returns {Toml} */
  #value() {
    const sign = this.text[this.at];
    if (sign === '"' || sign === "'") return this.#string(sign);
    if (sign === "[") return this.#list();
    if (sign === "{") return this.#inline();
    for (const [word, value] of /** @type {[string, boolean][]} */ ([["true", true], ["false", false]])) {
      if (this.#skip(word)) return value;
    }
    const number = this.#take(NUMBER);
    return number === null ? this.#fail() : Number(number.replaceAll("_", ""));
  }

  #list() {
    /** @type {Toml[]} */
    const found = [];
    this.at += 1;
    for (this.#take(EMPTY); !this.#skip("]"); this.#take(EMPTY)) {
      found.push(this.#value());
      this.#take(EMPTY);
      if (!this.#skip(",") && this.text[this.at] !== "]") this.#fail();
    }
    return found;
  }

  #inline() {
    /** @type {Table} */
    const found = {};
    this.at += 1;
    for (this.#take(EMPTY); !this.#skip("}"); this.#take(EMPTY)) {
      this.#pair(found);
      this.#take(EMPTY);
      if (!this.#skip(",") && this.text[this.at] !== "}") this.#fail();
    }
    return found;
  }

  /** @param {string} quote */
  #string(quote) {
    const fence = quote.repeat(3);
    if (this.#skip(fence)) return this.#long(fence);
    const end = quote === '"' ? /[^"\\\n]*(?:\\.[^"\\\n]*)*"/y : /[^'\n]*'/y;
    this.at += 1;
    const found = this.#take(end) ?? this.#fail();
    return quote === '"' ? this.#unescaped(found.slice(0, -1)) : found.slice(0, -1);
  }

  /** @param {string} fence */
  #long(fence) {
    let end = this.text.indexOf(fence, this.at);
    while (end > 0 && fence === '"""' && isEscaped(this.text, end)) end = this.text.indexOf(fence, end + 1);
    if (end < 0) return this.#fail();
    while (this.text[end + 3] === fence[0]) end += 1;
    const inside = this.text.slice(this.at, end).replace(/^\r?\n/, "");
    this.at = end + 3;
    return fence === "'''" ? inside : this.#unescaped(inside.replace(/\\[ \t]*\r?\n\s*/g, ""));
  }

  /** @param {string} text */
  #unescaped(text) {
    return text.replace(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/gs, (_, short, long, sign) => {
      const code = short ?? long;
      return code ? String.fromCodePoint(Number.parseInt(code, 16)) : (ESCAPES[sign] ?? this.#fail());
    });
  }

  /** What a pattern finds here; `null` if nothing. @param {RegExp} pattern */
  #take(pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return null;
    this.at = pattern.lastIndex;
    return found[0];
  }

  /** @param {string} word */
  #skip(word) {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  /** @returns {never} */
  #fail() {
    throw new NotToml(this.text.slice(0, this.at).split("\n").length);
  }
}

/** @param {Toml} value @returns {value is Table} */
export function isTable(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Is there an odd number of backslashes before this place? @param {string} text @param {number} at */
function isEscaped(text, at) {
  return (/\\*$/.exec(text.slice(0, at))?.[0].length ?? 0) % 2 === 1;
}
