/** An entry: kind, text, example and links. */
import { useId } from "preact/hooks";
import { catalogue, traitOf } from "../net/catalogue.js";
import { html } from "../ui/html.js";
import { Piece, Power, Race, Sign } from "../ui/emblem.js";
import { t } from "../i18n/texts.js";
import { Example } from "./example.js";
import { Linked, To } from "./links.js";
import { basisWords, kindOf, leadOf, notesOf, pointsOf, reasonOf, subject, titleOf } from "./sentences.js";

/** @typedef {import("./book.js").Entry} Entry */
/** @typedef {import("./book.js").Book} Book */

const ORDERED = ["topic-turn", "topic-attempt"]; // whose points are steps

/** @param {{ entry: Entry, book: Book, heading?: any }} props */
export function EntryPage({ entry, book, heading }) {
  const points = pointsOf(entry, book);
  const List = ORDERED.includes(entry.id) ? "ol" : "ul";
  return html`<article class=${`entry ${entry.kind}`} data-entry=${entry.id}>
    <header class="entry-head">
      <${Emblem} entry=${entry} class="entry-emblem" />
      <div>
        <p class="entry-kind">${kindOf(entry)}</p>
        <h2 tabindex="-1" ref=${heading}>${titleOf(entry, book)}</h2>
        <${Numbers} entry=${entry} />
      </div>
    </header>
    <p class="entry-lead"><${Linked} text=${leadOf(entry, book)} /></p>
    ${points.length > 0 && html`<${List} class="entry-points">
      ${points.map((point) => html`<li><${Linked} text=${point} /></li>`)}
    <//>`}
    ${entry.id === "topic-price" && html`<${PriceTable} book=${book} />`}
    ${entry.kind === "option" && html`<${Settings} entry=${entry} book=${book} />`}
    ${entry.kind === "ruling" && html`<${Ground} entry=${entry} book=${book} />`}
    <${Notes} entry=${entry} book=${book} />
    ${(entry.examples ?? []).map((id) => html`<${Example} key=${id} example=${book.examples[id]} />`)}
    <${SeeAlso} entry=${entry} book=${book} />
  </article>`;
}

/** The drawing of the entry's subject. @param {{ entry: Entry, class?: string }} props */
export function Emblem({ entry, class: more = "" }) {
  const id = subject(entry);
  if (entry.kind === "race") return html`<${Race} id=${id} class=${more} />`;
  if (entry.kind === "power") return html`<${Power} id=${id} class=${more} />`;
  if (entry.kind === "piece") return html`<${Piece} id=${`piece-${id}`} class=${more} />`;
  if (entry.kind === "symbol") return html`<${Piece} id=${`symbol-${id}`} class=${more} />`;
  if (entry.kind === "ruling") return html`<span class=${`ruling-id number ${more}`} aria-hidden="true">${id}</span>`;
  return html`<${Sign} id=${SIGNS[entry.id] ?? SIGNS[entry.kind]} class=${more} />`;
}

/** @type {Record<string, string>} */
const SIGNS = {
  topic: "log",
  terrain: "world",
  option: "settings",
  "topic-turn": "play",
  "topic-setup": "people",
  "topic-pick": "combos",
  "topic-reach": "step-forward",
  "topic-price": "plus",
  "topic-attempt": "dice",
  "topic-protection": "guard",
  "topic-losses": "abandon",
  "topic-redeployment": "spread",
  "topic-income": "crown",
  "topic-decline": "decline",
  "topic-end": "flag",
};

/** Tokens of a race or a power. @param {{ entry: Entry }} props */
function Numbers({ entry }) {
  const { kind } = entry;
  if (kind !== "race" && kind !== "power") return null;
  const { tokens = 0, supply = 0, visitors = 0 } = traitOf(kind, subject(entry)).numbers;
  const said = visitors
    ? t("reference-tokens-more", { tokens, more: visitors })
    : t("reference-tokens", { tokens });
  return html`<p class="entry-numbers number">
    <span><${Piece} id="token-hand" /> ${said}</span>
    ${kind === "race" && html`<span>${t("reference-supply", { supply })}</span>`}
  </p>`;
}

/** The parts of a price. @param {{ book: Book }} props */
function PriceTable({ book }) {
  return html`<table class="price-table">
    <tbody>
      ${book.prices.map(
        ([id, amount]) => html`<tr key=${id}>
          <th scope="row">${t(`sheet-price-${id}`)}</th>
          <td class="number">${id === "base" ? amount : t("reference-more", { amount })}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The two settings of an option, and why its default is the default. @param {{ entry: Entry, book: Book }} props */
function Settings({ entry, book }) {
  const usual = catalogue.value?.options.find(({ id }) => id === subject(entry))?.default ?? false;
  const reasons = (entry.see ?? []).map((id) => reasonOf(id, book)).filter(Boolean);
  return html`<p class="entry-numbers">${t("reference-setting", { on: usual })}</p>
    <dl class="entry-facts">
    <dt>${t("reference-on")}</dt><dd>${t(`${entry.id}.on`)}</dd>
    <dt>${t("reference-off")}</dt><dd>${t(`${entry.id}.off`)}</dd>
    ${reasons.map((reason) => html`<dt>${t("reference-reason")}</dt><dd><${Linked} text=${reason} /></dd>`)}
  </dl>`;
}

/** The reason of a ruling, and how certain it is. @param {{ entry: Entry, book: Book }} props */
function Ground({ entry, book }) {
  const { basis, certainty } = book.rulings[entry.id];
  const reason = reasonOf(entry.id, book);
  return html`<dl class="entry-facts">
    ${reason && html`<dt>${t("reference-reason")}</dt><dd><${Linked} text=${reason} /></dd>`}
    <dt>${t("reference-basis")}</dt><dd>${basisWords(basis)}</dd>
    <dt><span class=${`certainty ${certainty}`}>${t(`reference-certainty-${certainty}`)}</span></dt>
    <dd>${t(`reference-certainty-${certainty}.about`)}</dd>
  </dl>`;
}

/** @param {{ entry: Entry, book: Book }} props */
function SeeAlso({ entry, book }) {
  const option = book.rulings[entry.id]?.option;
  const ids = [...(option ? [`option-${option}`] : []), ...(entry.see ?? [])];
  const others = [...new Set(ids)].map((id) => book.entries.find((one) => one.id === id)).filter((one) => one !== undefined);
  const things = others.filter(({ kind }) => kind !== "ruling");
  const rulings = others.filter(({ kind }) => kind === "ruling");
  return html`${things.length > 0 && html`<section class="see-also">
      <h3>${t("reference-see")}</h3>
      <ul class="chips">
        ${things.map((one) => html`<li key=${one.id}>
          <${To} entry=${one.id} class="chip"><${Emblem} entry=${one} /> <span>${titleOf(one, book)}</span><//>
        </li>`)}
      </ul>
    </section>`}
    ${rulings.length > 0 && html`<section class="rulings-here">
      <h3>${t("reference-rulings-here")}</h3>
      <dl>
        ${rulings.map((one) => html`<div key=${one.id}>
          <dt><${To} entry=${one.id} class="ruling-link"><span class="ruling-id number">${one.id}</span>${" "}
            <span>${titleOf(one, book)}</span><//></dt>
          <dd><${Linked} text=${leadOf(one, book)} /></dd>
        </div>`)}
      </dl>
    </section>`}`;
}

// --- Differences of the printed rulebook in the reader's language

/** @typedef {ReturnType<typeof notesOf>[number]} Note */

/** @param {{ entry: import("./book.js").Entry, book: import("./book.js").Book }} props */
function Notes({ entry, book }) {
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
