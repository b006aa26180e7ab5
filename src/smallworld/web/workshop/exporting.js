/** A pack as a file of one's own: to keep, to send, to use elsewhere. */
import { html } from "../html.js";
import { CopyButton } from "../kit/copy-button.js";
import { download } from "../kit/download.js";
import { Sign } from "../kit/emblem.js";
import { t } from "../texts.js";

/** @param {{ toml: string, id: string }} props */
export function Exporting({ toml, id }) {
  const save = () => download(toml, `${id}.toml`);
  return html`<div class="exporting">
    <button type="button" class="button" onClick=${save}><${Sign} id="download" /> ${t("workshop-export")}</button>
    <${CopyButton} text=${toml} label=${t("workshop-copy")} />
  </div>`;
}
