/** The parts of the summary sheet. */
import { traitOf } from "../net/catalogue.js";
import { html } from "../ui/html.js";
import { Piece, Power, Race } from "../ui/emblem.js";
import { t } from "../i18n/texts.js";
import { leadOf, pointsOf, subject, titleOf } from "./words.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("./book.js").Entry} Entry */

/** @param {Book} book @param {string} id */
const entryOf = (book, id) => /** @type {Entry} */ (book.entries.find((entry) => entry.id === id));

/** A topic with its points. @param {{ id: string, book: Book, ordered?: boolean, class?: string }} props */
export function Points({ id, book, ordered = false, class: more = "" }) {
  const entry = entryOf(book, id);
  const List = ordered ? "ol" : "ul";
  return html`<section class=${`paper-part ${more}`}>
    <h3>${titleOf(entry, book)}</h3>
    <p>${leadOf(entry, book)}</p>
    <${List}>${pointsOf(entry, book).map((point) => html`<li>${point}</li>`)}<//>
  </section>`;
}

/** All races, or all powers: drawing, tokens, name and rule.
 * @param {{ kind: "race"|"power", book: Book }} props */
export function Cards({ kind, book }) {
  const Drawn = kind === "race" ? Race : Power;
  const entries = book.entries.filter((entry) => entry.kind === kind);
  return html`<section class=${`paper-part cards ${kind}`}>
    <h3>${t(`reference-chapter-${kind}`)}</h3>
    <ul>
      ${entries.map((entry) => {
        const id = subject(entry);
        const { tokens, visitors } = traitOf(kind, id).numbers;
        return html`<li key=${id}>
          <${Drawn} id=${id} />
          <b class="tokens number">${visitors ? t("sheet-tokens-more", { tokens, more: visitors }) : tokens}</b>
          <p><b>${titleOf(entry, book)}</b> ${leadOf(entry, book)}</p>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** @type {Record<string, string>} */
const DRAWINGS = { camps: "piece-camp", tokens: "token-hand" };

/** What a region costs. @param {{ book: Book }} props */
export function Prices({ book }) {
  const [[, base], ...more] = book.prices;
  return html`<section class="paper-part prices">
    <h3>${t("sheet-prices")}</h3>
    <div class="price-sum">
      <p class="price-base"><b class="number">${base}</b> <span>${t("sheet-price-base")}</span></p>
      <ul>
        ${more.map(([id, amount]) => html`<li key=${id}>
          <${Piece} id=${DRAWINGS[id] ?? `piece-${id}`} />
          <b class="number">${t("reference-more", { amount })}</b> <span>${t(`sheet-price-${id}`)}</span>
        </li>`)}
      </ul>
    </div>
    <p>${t("sheet-minimum")}</p>
  </section>`;
}

/** @param {{ boards: { seats: number, rounds: number }[] }} props */
export function Rounds({ boards }) {
  return html`<table class="rounds-table number">
    <tbody>
      <tr><th scope="row">${t("sheet-players")}</th>${boards.map(({ seats }) => html`<td>${seats}</td>`)}</tr>
      <tr><th scope="row">${t("sheet-rounds")}</th>${boards.map(({ rounds }) => html`<td>${rounds}</td>`)}</tr>
    </tbody>
  </table>`;
}

/** The faces of the die. @param {{ book: Book }} props */
export function Die({ book }) {
  const faces = String(book.facts.die_faces).split(", ");
  return html`<p class="paper-die"><span>${t("sheet-die")}</span>
    <span role="img" aria-label=${String(book.facts.die_faces)}>
      ${faces.map((face) => html`<${Piece} id=${`die-${face}`} />`)}
    </span>
  </p>`;
}

/** The symbols of the map. @param {{ book: Book }} props */
export function Symbols({ book }) {
  const entries = book.entries.filter(({ kind }) => kind === "symbol");
  return html`<section class="paper-part cards symbols">
    <h3>${t("sheet-symbols")}</h3>
    <ul>
      ${entries.map((entry) => html`<li key=${entry.id}>
        <${Piece} id=${entry.id} />
        <p><b>${titleOf(entry, book)}</b> ${leadOf(entry, book)}</p>
      </li>`)}
    </ul>
  </section>`;
}
