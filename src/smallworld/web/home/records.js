/** *Open a record*: a file or a pasted text, checked line by line, then shown or played on. */
import { useSignal } from "@preact/signals";
import { replay } from "../net/api.js";
import { html } from "../ui/html.js";
import { useDoing } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { Frame } from "../ui/frame.js";
import { Trouble } from "../ui/trouble.js";
import { unpack } from "../table/state/table-packs.js";
import { spoken, t } from "../i18n/texts.js";
import { OpenRecord } from "./open-record.js";
import { LARGEST, linesAround } from "./record-text.js";

/** @typedef {import("../net/protocol.js").Replayed} Replayed */

export function Records() {
  const text = useSignal("");
  /** @type {import("@preact/signals").Signal<{ record: string, replayed: Replayed }|null>} */
  const opened = useSignal(/** @type {{ record: string, replayed: Replayed }|null} */ (null));
  const { busy, error, run } = useDoing();
  const read = (/** @type {string} */ record) => {
    text.value = record;
    return run(async () => {
      const replayed = await replay(record);
      if (replayed.box) unpack(replayed.box, spoken.peek());
      opened.value = { record, replayed };
    });
  };
  if (opened.value) {
    return html`<${OpenRecord} ...${opened.value} onClose=${() => (opened.value = null)} />`;
  }
  return html`<${Frame} title=${t("records-title")} lead=${t("records-lead")}>
    <${Drop} onRead=${read} busy=${busy.value} />
    <${Paste} text=${text.value} onText=${(/** @type {string} */ value) => (text.value = value)}
      onRead=${read} busy=${busy.value} />
    <${Trouble} error=${error.value}>
      <${WrongLines} record=${text.value} line=${error.value?.facts.line} />
    <//>
  <//>`;
}

/** Choose a file, or let one fall here.
 * @param {{ onRead: (record: string) => void, busy: boolean }} props */
function Drop({ onRead, busy }) {
  const over = useSignal(false);
  const tooLarge = useSignal(false);
  const take = async (/** @type {File|undefined} */ file) => {
    over.value = false;
    if (!file) return;
    tooLarge.value = file.size > LARGEST;
    if (!tooLarge.value) onRead(await file.text());
  };
  const hover = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    over.value = true;
  };
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  };
  const pick = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    take(input.files?.[0]);
    input.value = ""; // the same file may be chosen again
  };
  return html`<div class=${`drop card ${over.value ? "over" : ""}`} onDragOver=${hover} onDrop=${drop}
    onDragLeave=${() => (over.value = false)}>
    <${Sign} id="upload" class="big-drawing" />
    <p>${t("records-drop")}</p>
    <label class="button main file-button">
      <input type="file" accept=".swg,.txt,text/plain" disabled=${busy} onChange=${pick} />
      <${Sign} id="log" /> ${t(busy ? "records-reading" : "records-choose")}
    </label>
    ${tooLarge.value && html`<p class="wrong" role="alert">${t("records-too-large", { most: LARGEST })}</p>`}
  </div>`;
}

/** @param {{ text: string, onText: (text: string) => void, onRead: (record: string) => void,
 *   busy: boolean }} props */
function Paste({ text, onText, onRead, busy }) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    onRead(text);
  };
  const write = (/** @type {Event} */ event) =>
    onText(/** @type {HTMLTextAreaElement} */ (event.currentTarget).value);
  return html`<form class="card paste" onSubmit=${submit}>
    <h2><label for="records-text">${t("records-paste")}</label></h2>
    <textarea id="records-text" class="field record-text" rows="8" maxlength=${LARGEST} spellcheck=${false}
      placeholder=${t("records-like")} value=${text} onInput=${write}></textarea>
    <button type="submit" class="button" disabled=${busy || !text.trim()}>
      ${t(busy ? "records-reading" : "records-open")}
    </button>
  </form>`;
}

/** Where it went wrong. @param {{ record: string, line: unknown }} props */
function WrongLines({ record, line }) {
  const lines = linesAround(record, line);
  if (!lines.length) return null;
  return html`<ol class="wrong-lines" start=${lines[0].number} aria-label=${t("records-wrong-lines")}>
    ${lines.map(
      ({ number, text, wrong }) => html`<li key=${number} value=${number}
        aria-current=${wrong ? "true" : undefined}><code>${text || " "}</code></li>`,
    )}
  </ol>`;
}
