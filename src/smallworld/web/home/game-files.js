/** *Open a game file*: choose or paste it, check every line, then watch or continue it. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { replay } from "../net/api.js";
import { html } from "../ui/html.js";
import { useAction, ErrorNotice, Waiting } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { Frame } from "../ui/frame.js";
import { unpack } from "../table/state/table-packs.js";
import { listed, loadPart, currentLanguage, t } from "../i18n/texts.js";
import { catalogue, drawnAt } from "../net/catalogue.js";
import { Miniature, useShapes } from "../ui/miniature.js";
import { Tabs } from "../ui/tabs.js";
import { preferences } from "../device/device.js";
import { eventSentence } from "../i18n/events.js";
import { Names } from "../i18n/names.js";
import { SeatPicker } from "./setup/seat-picker.js";
import { defaultNames, nameAt, openTable } from "./setup/create-table.js";
import { seatWishes, tableRules, wishesFrom } from "./setup/table-settings.js";

/** @typedef {import("../net/protocol.js").Replayed} Replayed */

export function Records() {
  const text = useSignal("");
  /** The name of the file that was read last; empty if its text was pasted. */
  const file = useSignal("");
  const opened = useSignal(/** @type {Opened|null} */ (null));
  const { busy, error, run } = useAction();
  const read = (/** @type {string} */ record, name = "") => {
    text.value = record;
    file.value = name;
    return run(async () => {
      const replayed = await replay(record);
      if (replayed.box) unpack(replayed.box, currentLanguage.peek());
      opened.value = { record, replayed, file: name };
    });
  };
  const failure = html`<${ReadFailure} error=${error.value} file=${file.value} record=${text.value} />`;
  if (opened.value) {
    return html`<${OpenRecord} ...${opened.value} onClose=${() => (opened.value = null)} />`;
  }
  return html`<${Frame} title=${t("records-title")} lead=${t("records-lead")}>
    <${Drop} onRead=${read} busy=${busy.value} />
    ${file.value && failure}
    <${Paste} text=${text.value} onText=${(/** @type {string} */ value) => (text.value = value)}
      onRead=${(/** @type {string} */ pasted) => read(pasted)} busy=${busy.value} />
    ${!file.value && failure}
  <//>`;
}

/** Say which file could not be read, why, and where its mistake is.
 * @param {{ error: import("../net/api.js").ServerError|null, file: string, record: string }} props */
function ReadFailure({ error, file, record }) {
  const notice = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (error) notice.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  if (!error) return null;
  return html`<div class="read-failure" ref=${notice}>
    <h2>${t("records-failed", { file: file || "none" })}</h2>
    <${ErrorNotice} error=${error}><${WrongLines} record=${record} line=${error.facts.line} /><//>
  </div>`;
}

/** Choose or drop a file.
 * @param {{ onRead: (record: string, file: string) => void, busy: boolean }} props */
function Drop({ onRead, busy }) {
  const over = useSignal(false);
  const wrong = useSignal("");
  const take = async (/** @type {File|undefined} */ file) => {
    over.value = false;
    if (!file) return;
    wrong.value = file.size > LARGEST ? t("records-too-large", { most: LARGEST }) : "";
    if (wrong.value) return;
    const text = await file.text().catch(() => null); // moved, deleted or not ours to read
    if (text === null) wrong.value = t("records-unreadable", { file: file.name });
    else onRead(text, file.name);
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
    ${wrong.value && html`<p class="wrong" role="alert">${wrong.value}</p>`}
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

/** Show the lines around a mistake. @param {{ record: string, line: unknown }} props */
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

// --- An opened game file: watch it, or continue from any line at a new table

/** @typedef {{ record: string, replayed: Replayed, file: string }} Opened  `file`: its name; empty if pasted */

/** @param {Opened & { onClose: () => void }} props */
function OpenRecord({ record, replayed, file, onClose }) {
  const tab = useSignal("watch");
  const line = useSignal(/** @type {number|null} */ (null));
  const goOn = (/** @type {number} */ from) => {
    line.value = from;
    tab.value = "go-on";
  };
  const tabs = [
    {
      id: "watch",
      label: t("records-watch"),
      sign: "eye",
      panel: html`<${Viewer} record=${record} onContinue=${goOn} />`,
    },
    {
      id: "go-on",
      label: t("records-go-on"),
      sign: "play",
      panel: html`<${ContinueForm} key=${line.value} record=${record} replayed=${replayed} from=${line.value} />`,
    },
  ];
  return html`<${Frame} title=${t("records-opened")} wide>
    <${Summary} replayed=${replayed} file=${file} onClose=${onClose} />
    <${Tabs} label=${t("records-opened")} tabs=${tabs} chosen=${tab.value}
      onChoose=${(/** @type {string} */ id) => (tab.value = id)} />
  <//>`;
}

/** @param {{ replayed: Replayed, file: string, onClose: () => void }} props */
function Summary({ replayed, file, onClose }) {
  const { names, lines, over, winners, position } = replayed;
  const facts = { names: listed(names), lines: lines.length, round: position.round ?? 1 };
  const result = over
    ? t("records-won", { winners: listed(winners.map((seat) => names[seat])), count: winners.length })
    : t("records-not-over", { round: facts.round });
  return html`<div class="card record-summary">
    <${Miniature} map=${drawnAt(replayed)} position=${position} />
    <div>
      <p class="record-read" role="status"><${Sign} id="check" /> ${t("records-read", { file: file || "none" })}</p>
      <p class="record-names">${t("records-names", facts)}</p>
      <p>${result}</p>
      <button type="button" class="button" onClick=${onClose}><${Sign} id="back" /> ${t("records-another")}</button>
    </div>
  </div>`;
}

/** The replay, loaded on first use.
 * @param {{ record: string, onContinue: (line: number) => void }} props */
function Viewer({ record, onContinue }) {
  const replay = useSignal(/** @type {{ Replay: any }|null} */ (null));
  const missing = useSignal(false);
  useEffect(() => {
    Promise.all([import("../after/replay.js"), loadPart("coach").catch(() => {})]).then(
      ([module]) => (replay.value = module),
      () => (missing.value = true),
    );
  }, []);
  if (missing.value) return html`<p class="empty">${t("records-no-viewer")}</p>`;
  if (!replay.value) return html`<${Waiting} words=${t("records-reading")} />`;
  return html`<${replay.value.Replay} record=${record} onContinue=${onContinue} />`;
}

// --- Continue: from which line, and with which players

/** @param {{ record: string, replayed: Replayed, from: number|null }} props */
function ContinueForm({ record, replayed, from }) {
  const wishes = wishesFrom(preferences.value.table, catalogue.value);
  const line = useSignal(from ?? lastGoingOn(replayed));
  const chairs = useSignal(firstChairs(replayed, wishes.bot));
  const { busy, error, run } = useAction();
  const begin = () =>
    run(() =>
      openTable({
        seats: seatWishes(chairs.value, nameAt(chairs.value), defaultNames()),
        record,
        line: line.value,
        table: tableRules({ ...wishes, clock: { limit: "none", seconds: 0 } }),
      }),
    );
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    begin();
  };
  return html`<form class="card go-on" onSubmit=${submit}>
    <h2>${t("records-from-where")}</h2>
    <${LineChoice} replayed=${replayed} line=${line.value} onLine=${(/** @type {number} */ chosen) => (line.value = chosen)} />
    <h2>${t("new-who")}</h2>
    <${SeatPicker} chairs=${chairs.value} names=${replayed.names}
      onChange=${(/** @type {import("./setup/table-settings.js").Chair[]} */ changed) => (chairs.value = changed)} />
    <button type="submit" class="button main" disabled=${busy.value}>
      <${Sign} id="check" /> ${t(busy.value ? "home-laying-out" : "new-make")}
    </button>
    <${ErrorNotice} error=${error.value} again=${begin} />
  </form>`;
}

/** Seat me where the next decision is, and bots elsewhere. @param {Replayed} replayed @param {string} bot
 * @returns {import("./setup/table-settings.js").Chair[]} */
function firstChairs({ names, position }, bot) {
  const me = position.to_act ?? 0;
  return names.map((_, seat) => (seat === me ? { who: "me" } : { who: "bot", bot }));
}

/** @param {{ replayed: Replayed, line: number, onLine: (line: number) => void }} props */
function LineChoice({ replayed, line, onLine }) {
  const last = lastGoingOn(replayed);
  const slide = (/** @type {Event} */ event) =>
    onLine(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value));
  return html`<div class="line-choice">
    <label for="records-line">${t("records-after-line", { line, lines: replayed.lines.length })}</label>
    <input id="records-line" type="range" min="0" max=${last} value=${line} onInput=${slide}
      aria-describedby="records-said" />
    <p id="records-said" class="line-said">${useSaid(replayed, line)}</p>
  </div>`;
}

/** The line as a sentence. @param {Replayed} replayed @param {number} line */
function useSaid({ names, lines, ...board }, line) {
  const shapes = useShapes(drawnAt(board));
  const regions = new Map(shapes?.regions.map((region) => [region.id, region.name]));
  const said = lines[line - 1];
  if (!said) return t("records-beginning");
  const known = new Names(names, regions);
  return said.events.map((event) => eventSentence(event, known)).join(" ") || said.text;
}

// --- The text of a game file

/** @typedef {{ number: number, text: string, wrong: boolean }} ShownLine */

export const LARGEST = 1_000_000;
const AROUND = 2;

/** The line of an error with its neighbours. @param {string} record
 * @param {unknown} line  counted from one @returns {ShownLine[]} */
export function linesAround(record, line) {
  const lines = record.split(/\r?\n/);
  const wrong = Number(line);
  if (!Number.isInteger(wrong) || wrong < 1 || wrong > lines.length) return [];
  const first = Math.max(1, wrong - AROUND);
  const last = Math.min(lines.length, wrong + AROUND);
  return lines
    .slice(first - 1, last)
    .map((text, place) => ({ number: first + place, text, wrong: first + place === wrong }));
}

/** The lines after which the game can continue at a new table, the last one by default:
 * a finished game cannot go on from its end. @param {{ lines: unknown[], over: boolean }} replayed */
export function lastGoingOn({ lines, over }) {
  return over ? Math.max(0, lines.length - 1) : lines.length;
}
