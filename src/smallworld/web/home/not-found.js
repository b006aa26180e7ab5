/** The screen for an unknown address, with a link home. */
import { html } from "../ui/html.js";
import { Frame } from "../ui/frame.js";
import { Piece, Sign } from "../ui/emblem.js";
import { Link } from "../ui/router.js";
import { t } from "../i18n/texts.js";

export function NotFound() {
  return html`<${Frame} title=${t("not-found-title")} lead=${t("not-found-words")}>
    <div class="not-found">
      <${Piece} id="piece-dragon" class="big-drawing" />
      <${Link} to="/" class="button main"><${Sign} id="home" /> ${t("home-way-home")}<//>
    </div>
  <//>`;
}
