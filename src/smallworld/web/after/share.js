/** Share a game: a link to watch it, or its game file as text or download. */
import { html } from "../ui/html.js";
import { keys } from "../device/device.js";
import { useRequest, ErrorNotice, Waiting } from "../ui/request-state.js";
import { CopyButton, ShareButton, download } from "../ui/sharing.js";
import { Sign } from "../ui/emblem.js";
import { watchLink } from "../ui/invite-links.js";
import { t } from "../i18n/texts.js";
import { PictureSection } from "./picture-section.js";
import { Page } from "./screen.js";

/** @typedef {import("../table/state/store.js").TableStore} TableStore */

/** @param {{ store: TableStore }} props */
export function Share({ store }) {
  const link = linkTo(store);
  const record = useRequest(() => store.api.record(), store.game);
  return html`<${Page} label=${t("after-tab-share")}><div class="share">
    <section>
      <h2>${t("after-share-link")}</h2>
      ${link
        ? html`<p>${t("after-share-link-about")}</p>
            <div class="share-buttons">
              <${CopyButton} text=${link} label=${t("after-copy-link")} />
              <${ShareButton} url=${link} title=${t("after-share-title")} />
            </div>`
        : html`<p>${t("after-share-private")}</p>`}
    </section>
    ${store.live.value?.over && html`<${PictureSection} store=${store} />`}
    <section>
      <h2>${t("after-share-record")}</h2>
      <p>${t("after-share-record-about")}</p>
      <${ErrorNotice} error=${record.error.value} again=${record.again} />
      ${record.value.value === null && !record.error.value && html`<${Waiting} words=${t("after-reading")} />`}
      ${record.value.value !== null && html`<${RecordText} record=${record.value.value} game=${store.game} />`}
    </section>
  </div><//>`;
}

/** @param {{ record: string, game: string }} props */
function RecordText({ record, game }) {
  return html`<div class="share-buttons">
    <${CopyButton} text=${record} label=${t("after-copy-record")} />
    <button type="button" class="button" onClick=${() => download(record, fileName(game))}>
      <${Sign} id="download" /> ${t("after-download")}
    </button>
  </div>
  <details class="whole-record"><summary>${t("after-show-record")}</summary>
    <textarea class="field" readonly rows="8" aria-label=${t("after-share-record")} value=${record}></textarea>
  </details>`;
}

/** Add the watch token where spectators need one.
 * @param {TableStore} store */
function linkTo({ game, live, watch }) {
  const secret = keys.value[game]?.watch ?? watch;
  if (secret) return watchLink(game, secret);
  return live.value?.table.watch === false ? "" : `${location.origin}/table/${game}`;
}

/** @param {string} game */
function fileName(game) {
  return `smallworld-${game || "record"}.swg`;
}
