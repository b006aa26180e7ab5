/** The page begins here: texts, theme, and the screen its address asks for. */
import { render } from "preact";
import { loadCatalogue } from "./box.js";
import { followTheme, likings } from "./device.js";
import { html } from "./html.js";
import { Screen, fetchScreen } from "./screens.js";
import { loadTexts } from "./texts.js";
import { languageFor } from "./words/languages.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));

async function begin() {
  followTheme();
  const screen = fetchScreen(); // on its way while the texts are
  await loadCatalogue();
  await loadTexts(languageFor(likings.value.language));
  await screen;
  render(html`<${Screen} />`, root);
  document.documentElement.dataset.ready = "yes";
}

begin();
