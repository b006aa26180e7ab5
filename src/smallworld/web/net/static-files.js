/** Addresses of the page's own files, which contain its version. */
const base = globalThis.document?.documentElement.dataset.base ?? "/";

/** Return the address of a file of the page.
 * @param {string} path such as `boards/base-2.json` */
export function fileAt(path) {
  return base + path;
}
