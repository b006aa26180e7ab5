/** The title page: a board with a game in full swing, and one button that begins the next. */
import { useRef } from "preact/hooks";
import { catalogue } from "../net/catalogue.js";
import { likings } from "../device/device.js";
import { html } from "../ui/html.js";
import { Corner, Foot, useArrival, useTitle } from "../ui/frame.js";
import { Toasts } from "../ui/toast.js";
import { t } from "../i18n/texts.js";
import { Logo } from "./logo.js";
import { PlayCard } from "./play-card.js";
import { Scene } from "./scene.js";
import { Tiles } from "./tiles.js";
import { boardFor, wishesFrom } from "./wish.js";

export function Home() {
  const page = useRef(/** @type {HTMLElement|null} */ (null));
  useArrival(page);
  useTitle(t("home-title"));
  const wishes = wishesFrom(likings.value.table, catalogue.value);
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
        <${PlayCard} wishes=${wishes} />
      </div>
      <${Tiles} wishes=${wishes} />
    </main>
    <${Foot} />
    <${Toasts} />
  </div>`;
}
