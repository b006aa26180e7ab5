/** *Improve this wording*: choose a text on the page, see its message, and write a better one.
 *
 * Suggestions stay in the browser's storage until the reader saves them as a file; nothing is sent. */
import { render } from "preact";
import { signal, useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { readStored, writeStored } from "../device/device.js";
import { language, loadedParts, listenToTexts, t } from "../i18n/texts.js";
import { fileAt } from "../net/static-files.js";
import { Sign } from "../ui/emblem.js";
import { SelectField } from "../ui/fields.js";
import { html } from "../ui/html.js";
import { Dialog, toast } from "../ui/overlays.js";
import { download } from "../ui/sharing.js";
import { Finder, sourceOf, suggestionsFile, withSuggestion } from "./messages.js";

/** @typedef {import("./messages.js").Suggestion} Suggestion */

const STORED = "smallworld.suggestions";
const LEVELS = 5; // how many elements around the chosen one are looked at
const POINTER = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend"];

/** @type {import("@preact/signals").Signal<Suggestion[]>} */
const suggestions = signal(readStored(STORED, []));
/** What the dialog shows: nothing, all texts of the screen, or one of these messages.
 * @type {import("@preact/signals").Signal<{ ids: string[], chosen: string }|"list"|null>} */
const shown = signal(null);

let finder = new Finder();
/** @type {HTMLElement|null} */
let root = null;

/** Start the mode; it ends with its button or a reload. */
export function startWording() {
  if (root) return;
  finder = new Finder();
  root = Object.assign(document.createElement("div"), { className: "wording" });
  document.body.append(root);
  listenToTexts((id, text) => finder.remember(id, text));
  for (const kind of [...POINTER, "click", "keydown"]) document.addEventListener(kind, intercept, true);
  document.documentElement.classList.add("improving");
  render(html`<${Wording} />`, root);
  /** @type {HTMLElement|null} */ (root.querySelector("button"))?.focus();
}

function endWording() {
  if (!root) return;
  listenToTexts(null);
  for (const kind of [...POINTER, "click", "keydown"]) document.removeEventListener(kind, intercept, true);
  document.documentElement.classList.remove("improving");
  render(null, root);
  root.remove();
  root = null;
  shown.value = null;
}

/** Open the message of the chosen element instead of using it. @param {Event} event */
function intercept(event) {
  const target = /** @type {Element} */ (event.target);
  // The page's own clicks, such as that of a download, are not a reader's choice.
  if (root?.contains(target) || !event.isTrusted) return;
  if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type === "click" || event.type === "keydown") choose(target);
}

/** @param {Element} element */
function choose(element) {
  const levels = [];
  for (let at = /** @type {Element|null} */ (element); at && levels.length < LEVELS; at = at.parentElement) {
    levels.push(textsOf(at));
  }
  const ids = finder.at(levels);
  if (ids.length) shown.value = { ids, chosen: ids[0] };
  else toast(t("wording-nothing"), "help");
}

/** @param {Element} element */
function textsOf(element) {
  const attributes = ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name));
  return [element.textContent, ...attributes];
}

function Wording() {
  const now = shown.value;
  const isList = now === "list";
  // The list closes after the editor has opened: its event must not close the editor.
  const close = (/** @type {boolean} */ list) => () => (shown.value === "list") === list && (shown.value = null);
  return html`<section class="wording-bar" aria-label=${t("wording-bar")}>
      <p role="status">${t("wording-point")}</p>
      <button type="button" class="button" onClick=${() => (shown.value = "list")}>
        <${Sign} id="log" /> ${t("wording-list")}
      </button>
      <button type="button" class="button" disabled=${suggestions.value.length === 0} onClick=${save}>
        <${Sign} id="download" /> ${t("wording-save", { count: suggestions.value.length })}
      </button>
      <button type="button" class="button main" onClick=${endWording}>${t("wording-done")}</button>
    </section>
    <${Dialog} open=${isList} onClose=${close(true)} title=${t("wording-list")}><${TextList} /><//>
    <${Dialog} open=${now !== null && !isList} onClose=${close(false)} title=${t("settings-wording")}>
      ${now !== null && now !== "list" && html`<${Editor} ...${now} />`}
    <//>`;
}

function save() {
  download(suggestionsFile(suggestions.value), `smallworld-wording-${language.value}.json`);
}

/** Every text on the screen as a button, for keyboards and screen readers. */
function TextList() {
  const page = /** @type {HTMLElement} */ (document.getElementById("app"));
  const labelled = [page, ...page.querySelectorAll("[aria-label], [title], [placeholder]")];
  const texts = labelled.flatMap((element) => textsOf(element)).map((text) => text ?? "");
  return html`<ul class="wording-list">
    ${finder.visible(texts).map(
      ({ id, text }) => html`<li key=${`${id} ${text}`}>
        <button type="button" class="button quiet" onClick=${() => (shown.value = { ids: [id], chosen: id })}>${text}</button>
      </li>`,
    )}
  </ul>`;
}

/** @param {{ ids: string[], chosen: string }} props */
function Editor({ ids, chosen }) {
  const english = useSource("en", chosen);
  const current = useSource(language.value, chosen);
  if (english === null || current === null) return null;
  return html`<${Fields} key=${chosen} ids=${ids} message=${{ language: language.value, id: chosen, english, current }} />`;
}

/** @param {{ ids: string[], message: Omit<Suggestion, "suggestion"> }} props */
function Fields({ ids, message }) {
  const box = useId();
  const { id, english, current } = message;
  const known = suggestions.value.find((one) => one.id === id && one.language === message.language);
  const written = useSignal(known?.suggestion ?? current);
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    suggestions.value = withSuggestion(suggestions.value, { ...message, suggestion: written.value });
    writeStored(STORED, suggestions.value);
    shown.value = null;
    toast(t("wording-kept", { count: suggestions.value.length }));
  };
  return html`<form class="wording-editor" onSubmit=${keep}>
    ${ids.length > 1 &&
    html`<${SelectField} label=${t("wording-which")} value=${id} from=${ids.map((one) => ({ value: one, label: one }))}
      onChange=${(/** @type {string} */ chosen) => (shown.value = { ids, chosen })} />`}
    <dl>
      <dt>${t("wording-id")}</dt><dd><code>${id}</code></dd>
      ${message.language !== "en" && html`<dt>${t("wording-english")}</dt><dd lang="en"><pre>${english}</pre></dd>`}
      <dt>${t("wording-current")}</dt><dd><pre>${current}</pre></dd>
    </dl>
    <label for=${box}>${t("wording-better")}</label>
    <textarea id=${box} class="field" rows="5" maxlength="4000" lang=${message.language} aria-describedby=${`${box}-about`}
      value=${written.value} onInput=${(/** @type {any} */ event) => (written.value = event.currentTarget.value)}></textarea>
    <p id=${`${box}-about`} class="choice-about">${t("wording-better.about")}</p>
    <div class="dialog-answers"><button type="submit" class="button main">${t("wording-keep")}</button></div>
  </form>`;
}

/** The source of a message in a language; `null` while it loads. @param {string} lang @param {string} id */
function useSource(lang, id) {
  const found = useSignal(/** @type {string|null} */ (null));
  useEffect(() => {
    found.value = null;
    let isWanted = true;
    readSource(lang, id).then((source) => isWanted && (found.value = source));
    return () => void (isWanted = false);
  }, [lang, id]);
  return found.value;
}

/** @param {string} lang @param {string} id */
async function readSource(lang, id) {
  for (const name of [lang, ...loadedParts().map((part) => `${lang}.${part}`)]) {
    const answer = await fetch(fileAt(`texts/${name}.ftl`)).catch(() => null);
    const source = answer?.ok ? sourceOf(await answer.text(), id) : "";
    if (source) return source;
  }
  return "";
}
