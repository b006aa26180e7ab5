/** Links in the book: addresses on its own screen, page turns over a table. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { html } from "../ui/html.js";
import { Link } from "../ui/router.js";

/** Opens an entry in the panel; null on the book's own screen.
 * @type {import("preact").Context<((entry: string) => void)|null>} */
export const Turning = createContext(/** @type {((entry: string) => void)|null} */ (null));

/** @param {{ entry: string, class?: string, children?: any, [more: string]: any }} props */
export function To({ entry, children, ...rest }) {
  const turn = useContext(Turning);
  if (!turn) return html`<${Link} to=${addressOf(entry)} ...${rest}>${children}<//>`;
  const follow = (/** @type {MouseEvent} */ click) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.button) return;
    click.preventDefault();
    turn(entry);
  };
  return html`<a href=${addressOf(entry)} target="_blank" onClick=${follow} ...${rest}>${children}</a>`;
}

/** @param {string} entry */
export function addressOf(entry) {
  return entry ? `/reference/${entry}` : "/reference";
}

const RULING = /(?<![\p{L}\p{N}])([A-Z]\d{1,2})(?![\p{L}\p{N}])/gu;

/** A text with ruling ids as links. @param {{ text: string }} props */
export function Linked({ text }) {
  return text
    .split(RULING)
    .map((piece, place) => (place % 2 ? html`<${To} entry=${piece} class="ruling-mention">${piece}<//>` : piece));
}
