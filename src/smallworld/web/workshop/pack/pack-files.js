/** Import and export packs as files; the server checks an import first. */
import { useSignal } from "@preact/signals";
import { html } from "../../ui/html.js";
import { useAction, ErrorNotice } from "../../ui/request-state.js";
import { Sign } from "../../ui/emblem.js";
import { go } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";
import { checkPack } from "../model/load.js";
import { designFrom } from "../model/design.js";
import { keepDesign } from "../model/storage.js";
import { CopyButton, download } from "../../ui/sharing.js";

/** @typedef {import("../../net/protocol.js").TomlFault} Fault */

const LARGEST = 65_536;

/** Store a pack on this device; return its faults if it has any. @param {string} toml
 * @returns {Promise<Fault[]>} */
export async function importPack(toml) {
  const { faults, content } = await checkPack(toml);
  if (content) go(`/workshop/${keepDesign(designFrom(content))}`);
  return faults;
}

export function ImportForm() {
  const text = useSignal("");
  const faults = useSignal(/** @type {Fault[]} */ ([]));
  const { busy, error, run } = useAction();
  const read = (/** @type {string} */ toml) => run(async () => void (faults.value = await importPack(toml)));
  const pick = async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const file = input.files?.[0];
    input.value = ""; // the same file may be chosen again
    if (!file) return;
    text.value = file.size > LARGEST ? "" : await file.text();
    if (text.value) read(text.value);
    else faults.value = [{ line: null, key: "", message: t("workshop-import-too-large"), code: "pack.too_large" }];
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    read(text.value);
  };
  return html`<section class="bench-part" aria-labelledby="bench-import">
    <h2 id="bench-import">${t("workshop-import")}</h2>
    <form class="card paste importing" onSubmit=${submit}>
      <p>${t("workshop-import.about")}</p>
      <label class="button file-button">
        <input type="file" accept=".toml,text/plain" disabled=${busy.value} onChange=${pick} />
        <${Sign} id="upload" /> ${t("records-choose")}
      </label>
      <label for="workshop-text">${t("records-paste")}</label>
      <textarea id="workshop-text" class="field record-text" rows="5" maxlength=${LARGEST} spellcheck=${false}
        placeholder="[pack]" value=${text.value}
        onInput=${(/** @type {any} */ event) => (text.value = event.currentTarget.value)}></textarea>
      <button type="submit" class="button" disabled=${busy.value || !text.value.trim()}>
        ${t(busy.value ? "records-reading" : "workshop-import-read")}
      </button>
      <${ImportFaults} faults=${faults.value} />
      <${ErrorNotice} error=${error.value} />
    </form>
  </section>`;
}

/** List the faults of an import. @param {{ faults: Fault[] }} props */
export function ImportFaults({ faults }) {
  if (!faults.length) return null;
  return html`<ul class="faults" role="alert">
    ${faults.map(({ line, message }) => html`<li key=${message} class="wrong">
      ${line === null ? message : t("workshop-import-line", { line, message })}</li>`)}
  </ul>`;
}

// --- Export

/** @param {{ toml: string, id: string }} props */
export function ExportButtons({ toml, id }) {
  const save = () => download(toml, `${id}.toml`);
  return html`<div class="exporting">
    <button type="button" class="button" onClick=${save}><${Sign} id="download" /> ${t("workshop-export")}</button>
    <${CopyButton} text=${toml} label=${t("workshop-copy")} />
  </div>`;
}
