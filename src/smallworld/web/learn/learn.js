/** `/learn`: the way into the lesson. */
import { html } from "../html.js";
import { useAsked } from "../kit/asking.js";
import { Frame } from "../kit/frame.js";
import { Trouble, Waiting } from "../kit/trouble.js";
import { t } from "../texts.js";
import { goOn } from "./beginning.js";

export function Learn() {
  const { error, again } = useAsked(goOn);
  return html`<${Frame} title=${t("page-learn")}>
    ${error.value ? html`<${Trouble} error=${error.value} again=${again} />` : html`<${Waiting} words=${t("home-laying-out")} />`}
  <//>`;
}
