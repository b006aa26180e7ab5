/** Start the page: connect the rooms, load the texts, apply the theme, show the screen of the address. */
import { render } from "preact";
import { loadCatalogue } from "../net/catalogue.js";
import { followLanguage, followTheme, preferences } from "../device/device.js";
import { followWaiting } from "../device/waiting.js";
import { connectParts } from "./parts.js";
import { html } from "../ui/html.js";
import { Screen, fetchScreen } from "./screens.js";
import { loadTexts } from "../i18n/texts.js";
import { languageFor } from "../i18n/languages.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));

async function begin() {
  connectParts();
  followTheme();
  followLanguage();
  const screen = fetchScreen(); // fetched while the texts load
  await loadCatalogue();
  await loadTexts(languageFor(preferences.value.language));
  await screen;
  render(html`<${Screen} />`, root);
  document.documentElement.dataset.ready = "yes";
  followWaiting();
}

begin();
