/** Nearer, further, all of it. */
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";

/** @param {{ view: import("../view/viewport.js").View }} props */
export function BoardTools({ view }) {
  /** @type {[string, string, () => void][]} */
  const tools = [
    ["zoom-in", "board-zoom-in", () => view.nearer()],
    ["zoom-out", "board-zoom-out", () => view.further()],
    ["fit", "board-fit", () => view.fit()],
  ];
  return html`<div class="board-tools" role="group" aria-label=${t("board-tools")}>
    ${tools.map(
      ([sign, label, use]) => html`<button key=${sign} type="button" class="button icon" aria-label=${t(label)}
        title=${t(label)} onClick=${use}>
        <${Sign} id=${sign} />
      </button>`,
    )}
  </div>`;
}
