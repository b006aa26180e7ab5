/** The screen of the book: `/reference`, and an address per entry. */
import { useEffect } from "preact/hooks";
import { html } from "../ui/html.js";
import { useRequest, ErrorNotice } from "../ui/request-state.js";
import { Frame } from "../ui/frame.js";
import { address, go } from "../ui/router.js";
import { t } from "../i18n/texts.js";
import { book, readBook } from "./book.js";
import { Browser } from "./browser.js";
import { addressOf } from "./links.js";
import { Sheet } from "./sheet.js";
import { titleOf } from "./sentences.js";

export function ReferenceScreen() {
  const { error, again } = useRequest(readBook);
  const entry = decodeURIComponent(address.value.path.split("/")[2] ?? "");
  if (error.value) return html`<${Frame} title=${t("page-rules")}><${ErrorNotice} error=${error.value} again=${again} /><//>`;
  if (!book.value) return html`<${Frame} title=${t("page-rules")}><p role="status">${t("page-rules.opening")}</p><//>`;
  if (entry === "sheet") return html`<${Sheet} book=${book.value} />`;
  return html`<${Read} read=${book.value} entry=${entry} />`;
}

/** @param {{ read: import("./book.js").Book, entry: string }} props */
function Read({ read, entry }) {
  const found = read.entries.find(({ id }) => id === entry);
  const title = found ? titleOf(found, read) : t("reference-title");
  useEffect(() => {
    document.title = t("home-page-title", { title });
  }, [title]);
  return html`<${Frame} title=${t("reference-title")} lead=${t("reference-title.lead")} wide>
    <${Browser} book=${read} entry=${entry} onOpen=${(/** @type {string} */ id) => go(addressOf(id))} />
  <//>`;
}
