/** Parts of the page that are fetched when they are first shown. */
import { signal } from "@preact/signals";
import { t } from "../i18n/texts.js";
import { fileAt } from "../net/static-files.js";
import { html } from "./html.js";

/** A component that is fetched when it is first shown, or ahead of that by its `fetch`.
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
        failed.value = true; // the server is gone, or newer than this page
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

/** @param {string} path such as `learn/learn.css` @returns {Promise<void>} */
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

/** @typedef {"coach"|"combo-worths"|"first-hint"|"hint-card"|"lesson"|"lesson-end"|"workshop-extras"
 *   |"pack-cards"|"result-screen"|"rule-book"|"rule-book-panel"|"table-board"} PartName */

/** @type {Partial<Record<PartName, () => Promise<any>>>} */
const loaders = {};

/** Say where parts come from. @param {Record<PartName, () => Promise<any>>} found */
export function registerParts(found) {
  Object.assign(loaders, found);
}

/** Fetch a part: a component, a function, or what its loader returns. @param {PartName} name @returns {Promise<any>} */
export async function fetchPart(name) {
  const load = loaders[name];
  if (!load) throw new Error(`part ${name} is not registered`);
  return load();
}

/** A component that is fetched when it is first shown. @param {PartName} name */
export const part = (name) => lazy(() => fetchPart(name));
