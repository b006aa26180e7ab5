/** The address as a signal (path and the values behind the `#`), and links that change it. */
import { signal } from "@preact/signals";
import { html } from "./html.js";

/** @type {import("@preact/signals").Signal<{ path: string, hash: URLSearchParams }>} */
export const address = signal(here());

function here() {
  const { pathname, hash } = globalThis.location ?? { pathname: "/", hash: "" };
  return { path: pathname, hash: new URLSearchParams(hash.slice(1)) };
}

globalThis.addEventListener?.("popstate", () => (address.value = here()));
globalThis.addEventListener?.("hashchange", () => (address.value = here()));

/** @param {string} to @param {{ replace?: boolean }} [how] */
export function go(to, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  address.value = here();
  scrollTo(0, 0);
}

/** A link handled by the page, without a reload.
 * @param {{ to: string, class?: string, onFollow?: () => void, children?: any }} props */
export function Link({ to, onFollow, children, ...rest }) {
  const follow = (/** @type {MouseEvent} */ click) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.button) return;
    click.preventDefault();
    onFollow?.();
    go(to);
  };
  return html`<a href=${to} onClick=${follow} ...${rest}>${children}</a>`;
}
