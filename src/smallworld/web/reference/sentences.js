/** Names and sentences of entries. */
import { traitOf } from "../net/catalogue.js";
import { has, language, listed, t } from "../i18n/texts.js";
import { cardRule } from "../i18n/names.js";

/** @typedef {import("./book.js").Entry} Entry */
/** @typedef {import("./book.js").Book} Book */

/** The id of the entry's subject, without its kind. @param {Entry} entry */
export function subject({ id, kind }) {
  return kind === "ruling" ? id : id.slice(kind.length + 1);
}

/** @param {Entry} entry @param {Book} book */
export function titleOf(entry, { facts }) {
  const { id, kind } = entry;
  const title = kind === "ruling" ? t(`ruling-${id}`, facts) : t(id, facts);
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
}

/** The kind of the entry. @param {Entry} entry */
export function kindOf({ id, kind }) {
  return t(`reference-kind-${kind}`, { id });
}

/** The summary of an entry. @param {Entry} entry @param {Book} book */
export function leadOf(entry, { facts }) {
  const { id, kind } = entry;
  if (kind === "topic") return t(`${id}.about`, facts);
  if (kind === "race" || kind === "power") return cardRule(kind, traitOf(kind, subject(entry)));
  if (kind === "option") return t(`${id}.about`);
  if (kind === "ruling") return t(`ruling-${id}.answer`, facts);
  return t(`reference-${id}`, facts);
}

/** The points of a topic. @param {Entry} entry @param {Book} book */
export function pointsOf({ id }, { facts }) {
  const points = [];
  for (let place = 1; has(`${id}.point-${place}`); place++) points.push(t(`${id}.point-${place}`, facts));
  return points;
}

/** Further search words. @param {Entry} entry */
export function wordsOf({ id, kind }) {
  return kind === "topic" && has(`${id}.words`) ? t(`${id}.words`) : "";
}

/** @param {string} id @param {Book} book */
export function reasonOf(id, { facts }) {
  return has(`ruling-${id}.reason`) ? t(`ruling-${id}.reason`, facts) : "";
}

/** Where the printed rulebook of this language differs.
 * @param {Entry} entry @param {Book} book */
export function notesOf({ id }, { differences }) {
  return differences
    .filter(({ lang }) => lang === language.value)
    .filter(({ entries, rulings, option }) => [...entries, ...rulings, `option-${option}`].includes(id))
    .filter((one) => has(`edition-${one.id}`)) // a draft may not have come so far
    .map((one) => ({ ...one, text: t(`edition-${one.id}`), played: t(`edition-${one.id}.played`) }));
}

/** The basis of a ruling. @param {string[]} basis */
export function basisWords(basis) {
  const pages = basis.filter((one) => one.startsWith("p.")).map((one) => one.slice(2));
  const others = basis.filter((one) => !one.startsWith("p."));
  return listed(
    [
      ...(pages.length ? [t("reference-basis-pages", { pages: pages.join(", ") })] : []),
      ...others.map((one) => t(`reference-basis-${one}`)),
    ],
    "comma",
  );
}
