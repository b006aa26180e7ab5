/** The book of rules as a panel over the table. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../ui/html.js";
import { useRequest, ErrorNotice } from "../ui/request-state.js";
import { Dialog } from "../ui/overlays.js";
import { t } from "../i18n/texts.js";
import { book, entryFor, readBook } from "./book.js";
import { Browser } from "./browser.js";
import { Turning } from "./links.js";
import { opened } from "../ui/rule-book.js";

export function Panel() {
  const { error, again } = useRequest(readBook);
  const close = () => (opened.value = null);
  return html`<${Dialog} open=${opened.value !== null} onClose=${close} title=${t("page-rules")} class="book-dialog">
    ${error.value && html`<${ErrorNotice} error=${error.value} again=${again} />`}
    ${book.value
      ? html`<${Pages} read=${book.value} wish=${opened.value ?? {}} />`
      : !error.value && html`<p role="status">${t("page-rules.opening")}</p>`}
  <//>`;
}

/** @param {{ read: import("./book.js").Book, wish: import("../ui/rule-book.js").Wish }} props */
function Pages({ read, wish }) {
  const [entry, turn] = useState(() => entryFor(read, wish));
  useEffect(() => turn(entryFor(read, wish)), [wish]);
  return html`<${Turning.Provider} value=${turn}>
    <${Browser} book=${read} entry=${entry} onOpen=${turn} eager=${!entry} />
  <//>`;
}
