/** Styles that only some screens need, fetched with the screen. */
import { fileAt } from "../net/static-files.js";

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
