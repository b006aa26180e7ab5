/** The search field with instant results; the contents while it is empty. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../ui/html.js";
import { Link } from "../ui/router.js";
import { folded } from "../i18n/search.js";
import { language, t } from "../i18n/texts.js";
import { kindOf, leadOf, notesOf, pointsOf, reasonOf, titleOf, wordsOf } from "./sentences.js";
import { Emblem } from "./entry.js";
import { To } from "./links.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("./book.js").Entry} Entry */

const MOST = 40; // nobody reads further

/** @param {{ book: Book, chosen: string, onOpen: (entry: string) => void, onAsk: () => void,
 *   eager?: boolean }} props  `eager`: the search waits for words at once */
export function Finder({ book, chosen, onOpen, onAsk, eager = false }) {
  const asked = useSignal("");
  const side = useRef(/** @type {HTMLElement|null} */ (null));
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const index = useComputed(() => indexOf(book, language.value));
  const found = useComputed(() => search(index.value, asked.value).map((id) => entryOf(book, id)));
  useSlash(field);
  useEffect(() => {
    if (eager) requestAnimationFrame(() => field.current?.focus()); // once the dialog around it is open
  }, []);
  const write = (/** @type {Event} */ event) => {
    asked.value = /** @type {HTMLInputElement} */ (event.currentTarget).value;
    if (asked.value) onAsk();
  };
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    const [first] = found.value;
    if (first) onOpen(first.id);
  };
  const { value: words } = asked;
  return html`<div class="finder" ref=${side} onKeyDown=${(/** @type {KeyboardEvent} */ key) => walk(key, side.current)}>
    <form class="finder-field" role="search" onSubmit=${open}>
      <label class="unseen" for="finder">${t("reference-search")}</label>
      <input id="finder" ref=${field} class="field" type="search" autocomplete="off" spellcheck=${false}
        enterkeyhint="search" placeholder=${t("reference-search.placeholder")} aria-keyshortcuts="/"
        aria-describedby="finder-hint" maxlength="60" value=${words} onInput=${write} />
      <p class="unseen" id="finder-hint">${t("reference-search.hint")}</p>
    </form>
    <p class="found-count" role="status">
      ${words.trim() ? t("reference-found", { count: found.value.length, words: words.trim() }) : ""}
    </p>
    ${words.trim()
      ? html`<ul class="found">
          ${found.value.slice(0, MOST).map((entry) => html`<li key=${entry.id}>
            <${Line} entry=${entry} book=${book} chosen=${entry.id === chosen} full />
          </li>`)}
          ${found.value.length === 0 && html`<li class="found-none">${t("reference-none-about")}</li>`}
        </ul>`
      : html`<${Contents} book=${book} chosen=${chosen} />
          <${Link} to="/reference/sheet" class="button sheet-link" target="_blank">${t("sheet-title")}<//>`}
  </div>`;
}

/** @param {Book} book @param {string} _spoken */
function indexOf(book, _spoken) {
  return indexed(
    book.entries.map((entry) => ({
      id: entry.id,
      title: titleOf(entry, book),
      words: wordsOf(entry),
      text: textOf(entry, book),
    })),
  );
}

/** The searchable text of an entry. @param {Entry} entry @param {Book} book */
function textOf(entry, book) {
  const notes = notesOf(entry, book).flatMap(({ text, played }) => [text, played]);
  return [leadOf(entry, book), ...pointsOf(entry, book), reasonOf(entry.id, book), ...notes].join(" ");
}

/** @param {Book} book @param {string} id */
function entryOf({ entries }, id) {
  return /** @type {Entry} */ (entries.find((entry) => entry.id === id));
}

/** The key `/` focuses the search. @param {{ current: HTMLInputElement|null }} field */
function useSlash(field) {
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ key) => {
      const search = field.current;
      if (!search || key.target === search) return; // effects end a frame after the field has gone
      if (key.key !== "/" || key.ctrlKey || key.metaKey || key.altKey) return;
      key.preventDefault();
      search.focus();
      search.select();
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, []);
}

const STEPS = /** @type {Record<string, number>} */ ({ ArrowUp: -1, ArrowDown: 1 });

/** Move the focus along the results with the arrow keys. @param {KeyboardEvent} key
 * @param {HTMLElement|null} side */
function walk(key, side) {
  if (!side || !(key.key in STEPS)) return;
  const stops = [...side.querySelectorAll("input, a.line, summary")].filter(
    (stop) => stop.checkVisibility?.() ?? true,
  );
  const place = stops.indexOf(/** @type {Element} */ (document.activeElement));
  const next = stops[Math.max(0, Math.min(stops.length - 1, place + STEPS[key.key]))];
  key.preventDefault();
  /** @type {HTMLElement} */ (next)?.focus();
}

// --- The contents: chapters, and rulings by letter

const CHAPTERS = /** @type {const} */ (["topic", "race", "power", "piece", "terrain", "symbol", "option"]);

/** @param {{ book: Book, chosen: string }} props */
function Contents({ book, chosen }) {
  const rulings = book.entries.filter(({ kind }) => kind === "ruling");
  const letters = [...new Set(rulings.map(({ id }) => id[0]))];
  return html`<nav class="contents" aria-label=${t("reference-contents")}>
    ${CHAPTERS.map(
      (kind) => html`<section key=${kind} class=${`chapter ${kind}`}>
        <h2>${t(`reference-chapter-${kind}`)}</h2>
        <${Lines} entries=${book.entries.filter((entry) => entry.kind === kind)} book=${book} chosen=${chosen} />
      </section>`,
    )}
    <section class="chapter ruling">
      <h2>${t("reference-chapter-ruling")}</h2>
      ${letters.map((letter) => {
        const entries = rulings.filter(({ id }) => id.startsWith(letter));
        return html`<details key=${letter} open=${chosen.startsWith(letter) && chosen.length < 4}>
          <summary><span class="ruling-id">${letter}</span> ${t(`reference-rulings-${letter}`)}</summary>
          <${Lines} entries=${entries} book=${book} chosen=${chosen} />
        </details>`;
      })}
    </section>
  </nav>`;
}

/** @param {{ entries: Entry[], book: Book, chosen: string }} props */
function Lines({ entries, book, chosen }) {
  return html`<ul>
    ${entries.map((entry) => html`<li key=${entry.id}>
      <${Line} entry=${entry} book=${book} chosen=${entry.id === chosen} />
    </li>`)}
  </ul>`;
}

/** A link to an entry; `full` adds its kind and summary.
 * @param {{ entry: Entry, book: Book, chosen: boolean, full?: boolean }} props */
export function Line({ entry, book, chosen, full = false }) {
  return html`<${To} entry=${entry.id} class="line" aria-current=${chosen ? "page" : undefined}>
    <${Emblem} entry=${entry} />
    <span class="line-words">
      <span class="line-title">${titleOf(entry, book)}</span>
      ${full && html`${entry.kind !== "ruling" && html`<span class="line-kind">${kindOf(entry)}</span>`}
        <span class="line-lead">${leadOf(entry, book)}</span>`}
    </span>
  <//>`;
}

// --- The search: by beginnings of words, ignoring case and accents

/** @typedef {{ id: string, title: string, words: string, text: string }} Findable */
/** @typedef {{ id: string, title: string, names: string[], words: string[], text: string[] }} Indexed */

const ID = /^[a-z]\d{1,2}$/;

/** Weights of a match in the name and in the text; things rank before rulings.
 * @type {Record<"name"|"told", [number, number]>} */
const THING = { name: [100, 60], told: [36, 28] };
/** @type {Record<"name"|"told", [number, number]>} */
const RULING = { name: [34, 26], told: [12, 8] };
/** @type {[number, number]} */
const OTHER = [40, 30];

/** @param {string} text */
function wordsIn(text) {
  return folded(text).match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** @param {string} id such as `power-dragon_master` */
function named(id) {
  return id.slice(id.indexOf("-") + 1).replaceAll("_", " ");
}

/** @param {Findable[]} all @returns {Indexed[]} */
export function indexed(all) {
  return all.map(({ id, title, words, text }) => ({
    id,
    title: folded(title),
    names: wordsIn(title),
    // Ids, as commands use them, match in every language.
    words: ID.test(id.toLowerCase()) ? wordsIn(words) : [...wordsIn(words), ...wordsIn(named(id))],
    text: wordsIn(text),
  }));
}

/** Return the ids of matches, best first. @param {Indexed[]} index @param {string} asked */
export function search(index, asked) {
  const wanted = wordsIn(asked);
  if (!wanted.length) return [];
  const found = index
    .map((one, place) => ({ id: one.id, place, worth: valueFor(one, wanted, folded(asked).trim()) }))
    .filter(({ worth }) => worth > 0);
  found.sort((a, b) => b.worth - a.worth || a.place - b.place);
  return found.map(({ id }) => id);
}

/** Score an entry; 0 if a word matches nowhere. @param {Indexed} one @param {string[]} wanted
 * @param {string} whole */
function valueFor({ id, title, names, words, text }, wanted, whole) {
  const { name, told } = ID.test(id.toLowerCase()) ? RULING : THING;
  if (wanted.length === 1 && ID.test(whole) && id.toLowerCase() === whole) return 1000;
  let worth = title === whole ? 500 : title.startsWith(whole) ? 300 : 0;
  for (const word of wanted) {
    const here = worthAmong(word, names, name) || worthAmong(word, words, OTHER) || worthAmong(word, text, told);
    if (!here) return 0;
    worth += here;
  }
  return worth;
}

/** @param {string} word @param {string[]} words @param {[number, number]} worth of the whole word, and
 *   of its beginning */
function worthAmong(word, words, [whole, beginning]) {
  if (words.includes(word)) return whole;
  return words.some((one) => one.startsWith(word)) ? beginning : 0;
}
