/** The open book: search and current entry side by side. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../ui/html.js";
import { Sign } from "../ui/emblem.js";
import { t } from "../i18n/texts.js";
import { entryNamed } from "./book.js";
import { EntryPage } from "./entry.js";
import { Finder } from "./finder.js";

/** @typedef {import("./book.js").Book} Book */

const FIRST = "topic-turn"; // what is open if nothing was asked for, where there is room

/** @param {{ book: Book, entry: string, onOpen: (entry: string) => void, eager?: boolean }} props */
export function Browser({ book, entry: asked, onOpen, eager = false }) {
  const [isSearching, setSearching] = useState(!asked);
  const page = useRef(/** @type {HTMLElement|null} */ (null));
  const heading = useRef(/** @type {HTMLElement|null} */ (null));
  const entry = entryNamed(book, asked || FIRST);
  useEffect(() => setSearching(!asked), [asked]);
  useArrivalAt(asked, page, heading);
  return html`<div class=${`book ${isSearching ? "searching" : "reading"}`}>
    <div class="book-side">
      <${Finder} book=${book} chosen=${entry?.id ?? ""} eager=${eager}
        onOpen=${onOpen} onAsk=${() => setSearching(true)} />
    </div>
    <div class="book-page" ref=${page} tabindex="-1">
      <button type="button" class="button quiet book-back" onClick=${() => onOpen("")}>
        <${Sign} id="back" /> ${t("reference-back")}
      </button>
      ${entry
        ? html`<${EntryPage} key=${entry.id} entry=${entry} book=${book} heading=${heading} />`
        : html`<p class="entry-none">${t("reference-nothing-here", { id: asked })}</p>`}
    </div>
  </div>`;
}

/** Move the focus to the heading of a new entry. @param {string} asked
 * @param {{ current: HTMLElement|null }} page @param {{ current: HTMLElement|null }} heading */
function useArrivalAt(asked, page, heading) {
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    if (page.current) page.current.scrollTop = 0;
    if (asked) heading.current?.focus({ preventScroll: true });
  }, [asked]);
}
