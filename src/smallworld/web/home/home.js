/** The title page: a board with an invented game, and one button that starts a real one. */
import { useRef } from "preact/hooks";
import { catalogue } from "../net/catalogue.js";
import { preferences } from "../device/device.js";
import { html } from "../ui/html.js";
import { Corner, Foot, useArrival, useTitle } from "../ui/frame.js";
import { Toasts } from "../ui/overlays.js";
import { t } from "../i18n/texts.js";
import { PlayCard } from "./title/play-card.js";
import { Scene } from "./title/scene.js";
import { Tiles } from "./title/start-cards.js";
import { WaitingStrip } from "./title/waiting-strip.js";
import { boardFor, wishesFrom } from "./setup/table-settings.js";
import { Art, idsOf } from "../board/draw/art.js";
import { Counter } from "../board/draw/pieces.js";

export function Home() {
  const page = useRef(/** @type {HTMLElement|null} */ (null));
  useArrival(page);
  useTitle(t("home-title"));
  const wishes = wishesFrom(preferences.value.table, catalogue.value);
  const map = boardFor(catalogue.value, wishes.seats)?.id ?? "base/3";
  return html`<div class="home">
    <header class="home-head"><${Corner} /></header>
    <main class="home-page" tabindex="-1" ref=${page}>
      <div class="home-hero">
        <${Scene} map=${map} />
        <div class="home-title">
          <${Logo} />
          <p class="home-tagline">${t("home-tagline")}</p>
        </div>
        ${catalogue.value?.club?.length ? html`<${WaitingStrip} />` : null}
        <${PlayCard} wishes=${wishes} />
      </div>
      <${Tiles} wishes=${wishes} />
    </main>
    <${Foot} />
    <${Toasts} />
  </div>`;
}

// --- The logo: the name of the game on a ribbon held by five races

/** @type {{ race: string, seat: number, at: string, turn: number, size: number }[]} */
const PEOPLES = [
  { race: "ratmen", seat: 3, at: "112 124", turn: -19, size: 92 },
  { race: "amazons", seat: 4, at: "528 124", turn: 19, size: 92 },
  { race: "dwarves", seat: 1, at: "212 92", turn: -9, size: 102 },
  { race: "wizards", seat: 2, at: "428 92", turn: 9, size: 102 },
  { race: "orcs", seat: 0, at: "320 80", turn: 0, size: 114 },
];
const CARDBOARD = { map: "logo", regions: [], left: 0, top: 0, width: 0, height: 0, widths: { counter: 0, piece: 0, price: 0, name: 0 } };

/** The heading of the title page. */
function Logo() {
  const title = t("home-title");
  return html`<h1 class="logo">
    <span class="unseen">${title}</span>
    <svg viewBox="0 0 640 268" aria-hidden="true">
      <${Art} shapes=${CARDBOARD} />
      ${PEOPLES.map(
        ({ race, seat, at, turn, size }) => html`<g key=${race} class=${`colours-${seat}`} transform=${`translate(${at})`}>
          <${Counter} ids=${idsOf("logo")} size=${size} turn=${turn}
            there=${{ seat, race, declined: false, tokens: 1, tribe: false, pieces: [] }} />
        </g>`,
      )}
      <${Ribbon} title=${title} />
    </svg>
  </h1>`;
}

/** @param {{ title: string }} props */
function Ribbon({ title }) {
  return html`<path class="title-ribbon-tail" d="M62 158L6 150l22 42-20 44 66-8zM578 158l56-8-22 42 20 44-66-8z" />
    <path class="title-ribbon-fold" d="M44 228l32 18v-26zM596 228l-32 18v-26z" />
    <path class="title-ribbon" d="M44 146q138 34 276 34t276-34q6 40 0 82-138 34-276 34T44 228q-6-42 0-82z" />
    <path class="title-ribbon-seam" d="M54 158q132 31 266 31t266-31M54 220q132 31 266 31t266-31" />
    <path id="logo-line" fill="none" d="M60 213q130 30 260 30t260-30" />
    <text class="title-ribbon-name">
      <textPath href="#logo-line" startOffset="50%" text-anchor="middle" textLength="440"
        lengthAdjust="spacingAndGlyphs">${title}</textPath>
    </text>`;
}
