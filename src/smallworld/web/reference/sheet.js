/** The summary sheet: the rules on one printed page. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { catalogue, traitOf } from "../net/catalogue.js";
import { html } from "../ui/html.js";
import { Choice } from "../ui/fields.js";
import { Piece, Power, Race, Sign } from "../ui/emblem.js";
import { useTitle } from "../ui/frame.js";
import { Link } from "../ui/router.js";
import { language, t } from "../i18n/texts.js";
import { leadOf, pointsOf, subject, titleOf } from "./sentences.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {"a4"|"letter"} Paper */

const PAPERS = /** @type {Paper[]} */ (["a4", "letter"]);
const LETTER_LANDS = ["US", "CA", "MX", "PH", "CL", "CO", "VE"]; // where Letter lies in the printer

/** @param {{ book: Book }} props */
export function Sheet({ book }) {
  const [paper, setPaper] = useState(paperHere);
  useTitle(t("sheet-title"));
  return html`<div class="sheet-screen">
    <header class="sheet-tools">
      <${Link} to="/reference" class="button quiet"><${Sign} id="back" /> ${t("reference-title")}<//>
      <h1>${t("sheet-title")}</h1>
      <${Choice} label=${t("sheet-paper")} value=${paper} onChange=${setPaper}
        from=${PAPERS.map((value) => ({ value, label: t(`sheet-paper-${value}`) }))} />
      <button type="button" class="button main" onClick=${() => print()}>
        <${Sign} id="print" /> ${t("sheet-print")}
      </button>
    </header>
    <${Page} book=${book} paper=${paper} />
  </div>`;
}

/** @returns {Paper} */
function paperHere() {
  const land = new Intl.Locale(globalThis.navigator?.language || "en").maximize().region ?? "";
  return LETTER_LANDS.includes(land) ? "letter" : "a4";
}

/** The page, scaled down on small screens. @param {{ book: Book, paper: Paper }} props */
function Page({ book, paper }) {
  const room = useRef(/** @type {HTMLElement|null} */ (null));
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const fit = () => {
      const width = /** @type {HTMLElement|null} */ (room.current?.firstElementChild)?.offsetWidth ?? 1;
      setZoom(Math.min(1.25, (room.current?.clientWidth ?? width) / width));
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [paper]);
  const tight = useTightness(room, `${paper} ${language.value}`);
  return html`<main class="sheet-room" ref=${room} style=${{ "--zoom": zoom }} tabindex="0"
    aria-label=${t("sheet-title")}>
    <div class=${`paper ${paper} ${tight ? `tight-${tight}` : ""}`} lang=${language.value}>
      <header class="paper-head">
        <h2>${t("sheet-heading")} <span>${t("sheet-title")}</span></h2>
        <${Rounds} boards=${catalogue.value?.boards ?? []} />
        <${Die} book=${book} />
      </header>
      <div class="paper-rules">
        <${Points} id="topic-turn" book=${book} ordered class="turn" />
        <${Prices} book=${book} />
        <${Points} id="topic-attempt" book=${book} ordered />
        <${Symbols} book=${book} />
        <${Points} id="topic-income" book=${book} />
        <${Points} id="topic-decline" book=${book} />
      </div>
      <div class="paper-cards">
        <div>
          <${Cards} kind="race" book=${book} />
          <${Points} id="topic-losses" book=${book} class="losses" />
        </div>
        <${Cards} kind="power" book=${book} />
      </div>
      <footer>${t("sheet-unofficial")}</footer>
    </div>
  </main>`;
}

const TIGHTEST = 4;

/** Find the smallest reduction that fits everything on the page; 0 is none.
 * @param {{ current: HTMLElement|null }} room @param {string} written what is on the page */
function useTightness(room, written) {
  const [tight, setTight] = useState(0);
  useLayoutEffect(() => setTight(0), [written]);
  useLayoutEffect(() => {
    const { clientHeight = 0, scrollHeight = 0 } = room.current?.firstElementChild ?? {};
    if (scrollHeight > clientHeight + 1 && tight < TIGHTEST) setTight(tight + 1);
  });
  return tight;
}

// --- The parts of the sheet

/** @typedef {import("./book.js").Entry} Entry */

/** @param {Book} book @param {string} id */
const entryOf = (book, id) => /** @type {Entry} */ (book.entries.find((entry) => entry.id === id));

/** A topic with its points. @param {{ id: string, book: Book, ordered?: boolean, class?: string }} props */
function Points({ id, book, ordered = false, class: more = "" }) {
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
  return html`<section class=${`paper-part sheet-cards ${kind}`}>
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

/** The price of a region. @param {{ book: Book }} props */
function Prices({ book }) {
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
function Symbols({ book }) {
  const entries = book.entries.filter(({ kind }) => kind === "symbol");
  return html`<section class="paper-part sheet-cards symbols">
    <h3>${t("sheet-symbols")}</h3>
    <ul>
      ${entries.map((entry) => html`<li key=${entry.id}>
        <${Piece} id=${entry.id} />
        <p><b>${titleOf(entry, book)}</b> ${leadOf(entry, book)}</p>
      </li>`)}
    </ul>
  </section>`;
}
