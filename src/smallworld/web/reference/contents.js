/** The contents of the book: chapters, and the rulings by their letters. */
import { html } from "../ui/html.js";
import { t } from "../i18n/texts.js";
import { Emblem } from "./entry.js";
import { To } from "./links.js";
import { kindOf, leadOf, titleOf } from "./words.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("./book.js").Entry} Entry */

const CHAPTERS = /** @type {const} */ (["topic", "race", "power", "piece", "terrain", "symbol", "option"]);

/** @param {{ book: Book, chosen: string }} props */
export function Contents({ book, chosen }) {
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

/** One entry to choose; `full` with what it is and what it says.
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
