/** `/learn`: start or continue the lesson. */
import { html } from "../ui/html.js";
import { useRequest, ErrorNotice, Waiting } from "../ui/request-state.js";
import { Frame } from "../ui/frame.js";
import { t } from "../i18n/texts.js";
import { goOn } from "./start-lesson.js";

export function Learn() {
  const { error, again } = useRequest(goOn);
  return html`<${Frame} title=${t("page-learn")}>
    ${error.value ? html`<${ErrorNotice} error=${error.value} again=${again} />` : html`<${Waiting} words=${t("home-laying-out")} />`}
  <//>`;
}
