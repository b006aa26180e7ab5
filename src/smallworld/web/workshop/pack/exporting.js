/** A pack as a file of one's own: to keep, to send, to use elsewhere. */
import { html } from "../../ui/html.js";
import { CopyButton } from "../../ui/copy-button.js";
import { download } from "../../ui/download.js";
import { Sign } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";

/** @param {{ toml: string, id: string }} props */
export function Exporting({ toml, id }) {
  const save = () => download(toml, `${id}.toml`);
  return html`<div class="exporting">
    <button type="button" class="button" onClick=${save}><${Sign} id="download" /> ${t("workshop-export")}</button>
    <${CopyButton} text=${toml} label=${t("workshop-copy")} />
  </div>`;
}
