/** Parts of the page that are fetched when they are first shown. */
import { signal } from "@preact/signals";
import { html } from "./html.js";
import { t } from "../i18n/texts.js";

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
