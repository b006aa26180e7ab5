/** Code and styles that are fetched when they are first needed, and parts of higher rooms by name.
 *
 * A part lets a lower room show a higher one without importing it: the table shows the result screen, but
 * the result screen is built from the table's log. `app/parts.js` registers where each part comes from. */
import { signal } from "@preact/signals";
import { t } from "../i18n/texts.js";
import { fileAt } from "../net/static-files.js";
import { html } from "./html.js";

/** Wrap a component that is fetched when it is first shown, or earlier by its `fetch`.
 * @param {() => Promise<any>} load */
export function lazy(load) {
  /** @type {import("@preact/signals").Signal<any>} */
  const found = signal(null);
  const failed = signal(false);
  /** @type {Promise<void>|null} */
  let fetching = null;
  const fetch = () => {
    fetching ??= load().then(
      (component) => void (found.value = component),
      () => {
        failed.value = true; // the server is down, or newer than this page
        fetching = null;
      },
    );
    return fetching;
  };
  /** @param {Record<string, any>} props */
  function Lazy(props) {
    if (found.value) return html`<${found.value} ...${props} />`;
    if (failed.value) return html`<${Missing} />`;
    fetch();
    return null;
  }
  return Object.assign(Lazy, { fetch });
}

function Missing() {
  return html`<main class="missing">
    <p role="alert">${t("page-missing")}</p>
    <button type="button" class="button main" onClick=${() => location.reload()}>${t("page-reload")}</button>
  </main>`;
}

/** Load a style sheet once. @param {string} path such as `learn/learn.css` @returns {Promise<void>} */
export function loadStyles(path) {
  const href = fileAt(path);
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((ready, failed) => {
    link.addEventListener("load", () => ready());
    link.addEventListener("error", () => {
      link.remove();
      failed(new Error(href));
    });
  });
}

/** @typedef {"coach"|"combo-worths"|"first-hint"|"game-rating"|"hint-card"|"lesson"|"lesson-end"|"lobby"|"moderation"|"workshop-extras"
 *   |"pack-cards"|"result-screen"|"rule-book"|"rule-book-panel"|"settings-panel"|"table-board"|"wording"} PartName */

/** @type {Partial<Record<PartName, () => Promise<any>>>} */
const loaders = {};

/** Register the loaders of parts. @param {Record<PartName, () => Promise<any>>} found */
export function registerParts(found) {
  Object.assign(loaders, found);
}

/** Fetch a part: a component, or whatever its loader returns. @param {PartName} name @returns {Promise<any>} */
export async function fetchPart(name) {
  const load = loaders[name];
  if (!load) throw new Error(`part ${name} is not registered`);
  return load();
}

/** Return the lazy component of a part. @param {PartName} name */
export const part = (name) => lazy(() => fetchPart(name));
