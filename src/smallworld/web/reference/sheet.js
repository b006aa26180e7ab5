/** The summary sheet: one page of paper with everything a player needs at hand. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { catalogue } from "../net/catalogue.js";
import { html } from "../ui/html.js";
import { Choice } from "../ui/choice.js";
import { Sign } from "../ui/emblem.js";
import { useTitle } from "../ui/frame.js";
import { Link } from "../ui/router.js";
import { language, t } from "../i18n/texts.js";
import { Cards, Die, Points, Prices, Rounds, Symbols } from "./sheet-parts.js";

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

/** The page itself; on a small screen it is shown smaller. @param {{ book: Book, paper: Paper }} props */
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

const TIGHTEST = 3;

/** How much must be saved so that everything fits on the page; 0 is nothing.
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
