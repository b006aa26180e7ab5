/** `/learn`: the way into the lesson. */
import { html } from "../ui/html.js";
import { useAsked, Trouble, Waiting } from "../ui/request-state.js";
import { Frame } from "../ui/frame.js";
import { t } from "../i18n/texts.js";
import { goOn } from "./start-lesson.js";

export function Learn() {
  const { error, again } = useAsked(goOn);
  return html`<${Frame} title=${t("page-learn")}>
    ${error.value ? html`<${Trouble} error=${error.value} again=${again} />` : html`<${Waiting} words=${t("home-laying-out")} />`}
  <//>`;
}
