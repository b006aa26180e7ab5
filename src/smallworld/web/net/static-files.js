/** Where the files of this version of the page lie. */
const base = globalThis.document?.documentElement.dataset.base ?? "/";

/** The address of a file of the page.
 * @param {string} path such as `boards/base-2.json` */
export function fileAt(path) {
  return base + path;
}
