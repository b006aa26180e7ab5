/** The search: instant, from the keyboard, and a list of all there is while nothing is asked. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../ui/html.js";
import { Link } from "../ui/router.js";
import { language, t } from "../i18n/texts.js";
import { Contents, Line } from "./contents.js";
import { indexed, search } from "./searching.js";
import { leadOf, notesOf, pointsOf, reasonOf, titleOf, wordsOf } from "./words.js";

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

/** All that an entry tells. @param {Entry} entry @param {Book} book */
function textOf(entry, book) {
  const notes = notesOf(entry, book).flatMap(({ text, played }) => [text, played]);
  return [leadOf(entry, book), ...pointsOf(entry, book), reasonOf(entry.id, book), ...notes].join(" ");
}

/** @param {Book} book @param {string} id */
function entryOf({ entries }, id) {
  return /** @type {Entry} */ (entries.find((entry) => entry.id === id));
}

/** A stroke of `/` leads to the search. @param {{ current: HTMLInputElement|null }} field */
function useSlash(field) {
  useEffect(() => {
    const hear = (/** @type {KeyboardEvent} */ key) => {
      if (key.key !== "/" || key.ctrlKey || key.metaKey || key.altKey || key.target === field.current) return;
      key.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener("keydown", hear, { capture: true });
    return () => removeEventListener("keydown", hear, { capture: true });
  }, []);
}

const STEPS = /** @type {Record<string, number>} */ ({ ArrowUp: -1, ArrowDown: 1 });

/** Arrows walk from the field along the list and back. @param {KeyboardEvent} key
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
