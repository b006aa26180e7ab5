/** The book over a table: fetched when it is first opened, or in a quiet moment before that. */
import { html } from "../ui/html.js";
import { lazy } from "../ui/lazy.js";
import { opened } from "../ui/reference-panel-state.js";

const Panel = lazy(async () => (await import("./panel.js")).Panel);

const QUIET = 20_000; // milliseconds after which the table itself is surely here

/** Shown while somebody looks something up. */
export function BookOver() {
  return opened.value && html`<${Panel} />`;
}

/** Have the book at hand, should the connection be lost later. @returns {() => void} ends it */
export function fetchBookAhead() {
  const timer = setTimeout(async () => {
    const book = import("./book.js").then(({ readBook }) => readBook());
    await Promise.all([Panel.fetch(), book]).catch(() => {}); // it is asked for again
  }, QUIET);
  return () => {
    clearTimeout(timer);
    opened.value = null;
  };
}
