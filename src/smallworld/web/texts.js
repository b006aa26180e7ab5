/** Sentences from the same Fluent files as everywhere else; English where a language is silent. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { fileAt } from "./place.js";

/** @typedef {string|number|boolean} Fact */
/** @typedef {Record<string, Fact>} Facts */

const ENGLISH = "en";

export const language = signal(ENGLISH);

/** The chosen language first, English last. Reading it makes a component follow the language.
 * @type {import("@preact/signals").Signal<FluentBundle[]>} */
const bundles = signal([]);

/** Read the texts of a language and speak it from now on.
 * @param {string} chosen */
export async function loadTexts(chosen) {
  const wanted = [...new Set([chosen, ENGLISH])];
  bundles.value = await Promise.all(wanted.map(fetchBundle));
  language.value = chosen;
  if (globalThis.document) document.documentElement.lang = chosen;
}

/** @param {string} lang */
async function fetchBundle(lang) {
  const answer = await fetch(fileAt(`texts/${lang}.ftl`));
  if (!answer.ok) throw new Error(`texts/${lang}.ftl: ${answer.status}`);
  return bundleOf(lang, await answer.text());
}

/** @param {string} lang @param {string} text */
export function bundleOf(lang, text) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** For programs that have the texts already (tests). @param {FluentBundle[]} ready */
export function useBundles(ready) {
  bundles.value = ready;
  language.value = ready[0]?.locales[0] ?? ENGLISH;
}

/** Is there such a message, or such a form of one (`race-elves.one`)? @param {string} id */
export function has(id) {
  return bundles.value.some((bundle) => patternOf(bundle, id) !== null);
}

/** The message with its facts filled in; the bare id if nobody wrote it.
 * @param {string} id @param {Facts} [facts] */
export function t(id, facts = {}) {
  for (const bundle of bundles.value) {
    const said = saidBy(bundle, id, facts);
    if (said !== null) return said;
  }
  return id;
}

/** A name and all its forms as variables of a sentence.
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

/** @type {Record<string, { type: Intl.ListFormatType, style?: Intl.ListFormatStyle }>} */
const JOINTS = {
  and: { type: "conjunction" },
  or: { type: "disjunction" },
  comma: { type: "unit", style: "long" },
};

/** Items as a list in words. @param {string[]} items @param {"and"|"or"|"comma"} [joint] */
export function listed(items, joint = "and") {
  return new Intl.ListFormat(language.value, JOINTS[joint]).format(items);
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

/** Yes and no are words in every language's files. @param {Facts} facts */
function variablesOf(facts) {
  /** @type {Record<string, string|number>} */
  const filled = {};
  for (const [name, value] of Object.entries(facts)) {
    filled[name] = typeof value === "boolean" ? (value ? "yes" : "no") : value;
  }
  return filled;
}
