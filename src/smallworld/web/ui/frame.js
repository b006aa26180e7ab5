/** The frame of every screen outside a game: header, content, footer. */
import { useEffect, useRef } from "preact/hooks";
import { boardPicture, catalogue } from "../net/catalogue.js";
import { setPreferences, themeSeen } from "../device/device.js";
import { hasPerson } from "../device/own-seats.js";
import { waiting, withCount } from "../device/waiting.js";
import { html } from "./html.js";
import { fileAt } from "../net/static-files.js";
import { Link } from "./router.js";
import { t } from "../i18n/texts.js";
import { Sign } from "./emblem.js";
import { SoundButton } from "./sound.js";
import { Toasts } from "./overlays.js";

/** False until the first screen was shown: later ones move the focus to their heading. */
let isFirst = true;

/** @param {{ title: string, lead?: string, wide?: boolean, children?: any }} props */
export function Frame({ title, lead, wide = false, children }) {
  const heading = useRef(/** @type {HTMLElement|null} */ (null));
  useArrival(heading);
  useTitle(title);
  return html`<div class=${`frame ${wide ? "wide" : ""}`}>
    <header class="frame-head">
      <${Link} to="/" class="frame-home">
        <img src=${fileAt("art/icon.svg")} alt="" width="36" height="36" /> <span>${t("home-title")}</span>
      <//>
      <${Corner} />
    </header>
    <img class="frame-art" src=${boardPicture("base/3", themeSeen())} alt="" />
    <main class="frame-page">
      <h1 tabindex="-1" ref=${heading}>${title}</h1>
      ${lead && html`<p class="lead">${lead}</p>`}
      ${children}
    </main>
    <${Foot} />
    <${Toasts} />
  </div>`;
}

/** Set the title of the browser tab. @param {string} title */
export function useTitle(title) {
  useEffect(() => {
    document.title = withCount(title === t("home-title") ? title : t("home-page-title", { title }));
  }, [title, waiting.value.length]);
}

/** Move the focus here when the player arrives from another screen.
 * @param {{ current: HTMLElement|null }} place a focusable element */
export function useArrival(place) {
  useEffect(() => {
    if (!isFirst) place.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
}

/** The upper corner: theme button and settings link. */
export function Corner() {
  return html`<nav class="corner" aria-label=${t("kit-corner")}>
    <${Link} to="/reference" class="button icon quiet" aria-label=${t("page-rules")} title=${t("page-rules")}>
      <${Sign} id="book" />
    <//>
    ${catalogue.value?.club?.includes("accounts") && html`<${AccountButton} />`}
    <${SoundButton} />
    <${ThemeButton} />
    <${Link} to="/settings" class="button icon quiet" aria-label=${t("settings-title")}>
      <${Sign} id="settings" />
    <//>
  </nav>`;
}

/** The way to the player's account, and to signing in. */
function AccountButton() {
  const words = t(hasPerson() ? "settings-me" : "kit-sign-in");
  return html`<${Link} to="/me" class="button icon quiet" aria-label=${words} title=${words}><${Sign} id="person" /><//>`;
}

/** Toggle between the light and the dark theme. */
export function ThemeButton() {
  const isDay = themeSeen() === "day";
  return html`<button type="button" class="button icon quiet"
    aria-label=${t(isDay ? "kit-to-candle" : "kit-to-day")}
    onClick=${() => setPreferences({ theme: isDay ? "candle" : "day" })}>
    <${Sign} id=${isDay ? "candle" : "sun"} />
  </button>`;
}

/** The footer: legal note and version. */
export function Foot() {
  return html`<footer class="foot">
    <p>${t("home-unofficial")}</p>
    <p>${t("home-version", { version: catalogue.value?.version ?? "" })}</p>
  </footer>`;
}
