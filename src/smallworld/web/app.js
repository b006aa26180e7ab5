/** The page begins here: texts, theme, and the screen its address asks for. */
import { render } from "preact";
import { loadCatalogue } from "./box.js";
import { followTheme, likings } from "./device.js";
import { html } from "./html.js";
import { Screen } from "./screens.js";
import { loadTexts } from "./texts.js";
import { languageFor } from "./words/languages.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));

followTheme();
await loadCatalogue();
await loadTexts(languageFor(likings.value.language));
render(html`<${Screen} />`, root);
document.documentElement.dataset.ready = "yes";
