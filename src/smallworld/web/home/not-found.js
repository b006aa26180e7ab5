/** Nothing is at this address: say so, and show the way home. */
import { html } from "../html.js";
import { Frame } from "../kit/frame.js";
import { Piece, Sign } from "../kit/emblem.js";
import { Link } from "../router.js";
import { t } from "../texts.js";

export function NotFound() {
  return html`<${Frame} title=${t("not-found-title")} lead=${t("not-found-words")}>
    <div class="not-found">
      <${Piece} id="piece-dragon" class="big-drawing" />
      <${Link} to="/" class="button main"><${Sign} id="home" /> ${t("home-way-home")}<//>
    </div>
  <//>`;
}
