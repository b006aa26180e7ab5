/** Load the Fluent files of a language and format messages; English fills the gaps. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { fileAt } from "../net/static-files.js";

/** @typedef {string|number|boolean} Fact */
/** @typedef {Record<string, Fact>} Facts */
/** @typedef {Record<string, import("../net/protocol.js").PlainMessage>} Messages */

const ENGLISH = "en";
const FEW = 1000; // smaller whole numbers look the same in all languages

export const language = signal(ENGLISH);

/** The chosen language first, English last. Components that read it re-render on a change.
 * @type {import("@preact/signals").Signal<FluentBundle[]>} */
const bundles = signal([]);

/** The language in use; empty until its texts are loaded. */
export const currentLanguage = computed(() => (bundles.value.length ? language.value : ""));

/** Fetched texts by file name. @type {Map<string, Promise<string>>} */
const fetched = new Map();

/** Names of the optional text files loaded so far. @type {Set<string>} */
const parts = new Set();

/** Messages that are in no file, such as names of pack tiles, by language.
 * @type {Map<string, Messages>} */
const added = new Map();

/** @typedef {((id: string, text: string) => void)|null} TextListener */

/** Called with every formatted message, while readers improve the wording. @type {TextListener} */
let listener = null;

let latest = ""; // the last choice wins, whichever response comes first

/** True once a message was missing: from then on English is loaded as a fallback. */
let isHelped = false;

/** Load the texts of a language and switch to it. If they cannot be fetched, the current
 * language stays; without a current one, English is used.
 * @param {string} chosen */
export async function loadTexts(chosen) {
  latest = chosen;
  const wanted = isHelped ? new Set([chosen, ENGLISH]) : [chosen];
  try {
    speak(chosen, await Promise.all([...wanted].map(bundleIn)));
  } catch (error) {
    if (bundles.value.length || chosen === ENGLISH) {
      if (latest === chosen) latest = language.value;
      throw error;
    }
    speak(chosen, [await bundleIn(ENGLISH)]);
  }
}

/** Load an optional text file, such as `hints`; from then on it is loaded with every language. @param {string} part */
export async function loadPart(part) {
  if (parts.has(part)) return;
  parts.add(part);
  try {
    await loadTexts(latest || ENGLISH);
  } catch (error) {
    parts.delete(part);
    throw error;
  }
}

/** @param {string} asked @param {FluentBundle[]} ready */
function speak(asked, ready) {
  if (asked !== latest) return;
  useBundles(ready);
  if (globalThis.document) document.documentElement.lang = language.value;
}

/** @param {string} lang */
async function bundleIn(lang) {
  const names = [lang, ...[...parts].map((part) => `${lang}.${part}`)];
  return bundleOf(lang, (await Promise.all(names.map(textOf))).join("\n"));
}

/** @param {string} name */
function textOf(name) {
  const known = fetched.get(name);
  if (known) return known;
  const asked = fetchText(name);
  fetched.set(name, asked);
  asked.catch(() => fetched.delete(name)); // retried at the next call
  return asked;
}

/** @param {string} name */
async function fetchText(name) {
  const answer = await fetch(fileAt(`texts/${name}.ftl`));
  if (!answer.ok) throw new Error(`texts/${name}.ftl: ${answer.status}`);
  return answer.text();
}

/** @param {string} lang @param {string} text */
export function bundleOf(lang, text) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  putIn(bundle, added.get(lang) ?? {});
  return bundle;
}

/** Add messages to a language. They are plain text: Fluent syntax in them has no effect.
 * @param {string} lang @param {Messages} messages */
export function addMessages(lang, messages) {
  added.set(lang, { ...added.get(lang), ...messages });
  const speaking = bundles.peek().filter((bundle) => bundle.locales.includes(lang));
  for (const bundle of speaking) putIn(bundle, messages);
  if (speaking.length) bundles.value = [...bundles.peek()];
}

/** Return `true` for messages added by `addMessages`. @param {string} id */
export function isAdded(id) {
  return bundles.value.some(({ locales: [lang] }) => id in (added.get(lang) ?? {}));
}

/** @param {FluentBundle} bundle @param {Messages} messages */
function putIn(bundle, messages) {
  const body = Object.entries(messages).map(([id, { value, attributes = {} }]) => ({ id, value, attributes }));
  bundle.addResource(Object.assign(new FluentResource(""), { body }), { allowOverrides: true });
}

/** Report every message from now on; all texts on the page are formatted again. @param {TextListener} onText */
export function listenToTexts(onText) {
  listener = onText;
  bundles.value = [...bundles.peek()];
}

/** Return the names of the optional text files in use. */
export const loadedParts = () => [...parts];

/** Switch to loaded bundles, the chosen language first. @param {FluentBundle[]} ready */
export function useBundles(ready) {
  bundles.value = ready;
  language.value = ready[0]?.locales[0] ?? ENGLISH;
}

/** Return `true` if a message, or a form of one (`race-elves.one`), exists. @param {string} id */
export function has(id) {
  return bundles.value.some((bundle) => patternOf(bundle, id) !== null);
}

/** Format a message; without a text, return its id.
 * @param {string} id @param {Facts} [facts] */
export function t(id, facts = {}) {
  for (const bundle of bundles.value) {
    const said = saidBy(bundle, id, facts);
    if (said === null) continue;
    listener?.(id, said);
    return said;
  }
  askEnglish();
  return id;
}

/** Load English as the fallback of an incomplete language. */
function askEnglish() {
  if (isHelped || language.peek() === ENGLISH || !bundles.peek().length) return;
  isHelped = true;
  loadTexts(latest || ENGLISH).catch(() => (isHelped = false));
}

/** A number written without `Intl`, which is slow to load in browsers. */
class SmallNumber extends FluentNumber {
  /** @param {import("@fluent/bundle").Scope} scope */
  toString(scope) {
    const isPlain = Object.keys(this.opts).length === 0;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

/** Return a message and its attributes as variables of a sentence.
 * @param {string} id @param {string} variable @param {Facts} [facts] @returns {Facts} */
export function forms(id, variable, facts = {}) {
  /** @type {Facts} */
  const found = { [variable]: t(id, facts) };
  const bundle = bundles.value.find((one) => one.hasMessage(id));
  for (const form of Object.keys(bundle?.getMessage(id)?.attributes ?? {})) {
    const said = bundle && saidBy(bundle, `${id}.${form}`, facts);
    if (said !== null && said !== undefined) found[`${variable}_${form}`] = said;
  }
  return found;
}

/** Join items into a list in words. @param {string[]} items @param {"and"|"or"|"comma"} [joint] */
export function listed(items, joint = "and") {
  if (items.length < 2) return items.join("");
  const more = (/** @type {string} */ first, /** @type {string} */ second) => t("list-more", { first, second });
  const first = items.slice(0, -1).reduce(more);
  const last = joint === "comma" ? "list-more" : `list-${joint}-${items.length === 2 ? "two" : "last"}`;
  return t(last, { first, second: items[items.length - 1] });
}

/** @param {FluentBundle} bundle @param {string} id */
function patternOf(bundle, id) {
  const [name, form] = id.split(".");
  const message = bundle.getMessage(name);
  if (!message) return null;
  return (form ? message.attributes[form] : message.value) ?? null;
}

/** @param {FluentBundle} bundle @param {string} id @param {Facts} facts */
function saidBy(bundle, id, facts) {
  const pattern = patternOf(bundle, id);
  if (pattern === null) return null;
  /** @type {Error[]} */
  const errors = [];
  const said = bundle.formatPattern(pattern, variablesOf(facts), errors);
  return errors.length ? null : said;
}

/** Replace booleans by the words `yes` and `no`, which Fluent can select on. @param {Facts} facts */
function variablesOf(facts) {
  /** @type {Record<string, string|number|FluentNumber>} */
  const filled = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === "boolean") filled[name] = value ? "yes" : "no";
    else if (isSmall(value)) filled[name] = new SmallNumber(value);
    else filled[name] = value;
  }
  return filled;
}

/** @param {Fact} value @returns {value is number} */
function isSmall(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < FEW;
}
