/** Something did not work, or is not there yet: in words, with a way on. */
import { html } from "./html.js";
import { t } from "../i18n/texts.js";
import { Names } from "../i18n/names.js";
import { refusalSentence } from "../i18n/refusals.js";
import { Sign } from "./emblem.js";

/** What went wrong as a sentence. @param {import("../net/api.js").Refused} error */
export function troubleSentence(error) {
  if (error.offline) return t("kit-offline");
  const { code, facts, message } = error;
  return refusalSentence({ code, facts, sentence: message }, new Names()) || t("kit-refused");
}

/** Says what went wrong and offers to try again.
 * @param {{ error: import("../net/api.js").Refused|null, again?: () => void, children?: any }} props */
export function Trouble({ error, again, children }) {
  if (!error) return null;
  return html`<div class="trouble" role="alert">
    <${Sign} id=${error.offline ? "offline" : "warning"} />
    <div class="trouble-words">
      <p>${troubleSentence(error)}</p>
      ${children}
      ${again && html`<button type="button" class="button" onClick=${again}>${t("kit-again")}</button>`}
    </div>
  </div>`;
}

/** Something is on its way: a quiet line that says what. @param {{ words: string }} props */
export function Waiting({ words }) {
  return html`<p class="waiting" role="status"><${Sign} id="clock" /> ${words}</p>`;
}
