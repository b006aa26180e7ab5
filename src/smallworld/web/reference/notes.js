/** What the printed rulebook of the reader's language says otherwise, beside what is played here. */
import { useId } from "preact/hooks";
import { html } from "../ui/html.js";
import { Sign } from "../ui/emblem.js";
import { t } from "../i18n/texts.js";
import { To } from "./links.js";
import { notesOf } from "./words.js";

/** @typedef {ReturnType<typeof notesOf>[number]} Note */

/** @param {{ entry: import("./book.js").Entry, book: import("./book.js").Book }} props */
export function Notes({ entry, book }) {
  const title = useId();
  const notes = notesOf(entry, book);
  if (!notes.length) return null;
  return html`<aside class="edition-notes" aria-labelledby=${title}>
    <h3 id=${title}><${Sign} id="language" /> ${t("editions-title")}</h3>
    ${notes.map((note) => html`<${OneNote} key=${note.id} note=${note} here=${entry.id} />`)}
  </aside>`;
}

/** @param {{ note: Note, here: string }} props */
function OneNote({ note, here }) {
  const rulings = note.rulings.filter((id) => id !== here);
  const option = note.option && `option-${note.option}`;
  return html`<div class="edition-note" data-note=${note.id}>
    <p class="edition-printed">${note.text}</p>
    <p>${note.played}</p>
    ${rulings.length > 0 && html`<p class="edition-why">
      <span>${t("editions-rulings")}</span>
      ${rulings.map((id) => html`<${To} key=${id} entry=${id} class="ruling-id number edition-ruling">${id}<//>`)}
    </p>`}
    ${option && option !== here && html`<p class="edition-option">
      <${To} entry=${option}>${t("editions-option")}<//>
    </p>`}
  </div>`;
}
