/** The list of all keys. */
import { html } from "../../ui/html.js";
import { Dialog } from "../../ui/dialog.js";
import { t } from "../../i18n/texts.js";
import { KEYS } from "../keys.js";

/** @param {{ open: boolean, onClose: () => void }} props */
export function KeysList({ open, onClose }) {
  return html`<${Dialog} open=${open} onClose=${onClose} title=${t("table-keys")} class="keys-list">
    <p>${t("table-keys.about")}</p>
    <dl>
      ${KEYS.map(
        ({ id, keys }) => html`<div key=${id}>
          <dt>${keys.map((key) => html`<kbd key=${key}>${key}</kbd> `)}</dt>
          <dd>${t(`table-key-${id}`)}</dd>
        </div>`,
      )}
    </dl>
  <//>`;
}
