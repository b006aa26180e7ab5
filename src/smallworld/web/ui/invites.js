/** The links that let friends sit down, or watch: kept by the device that made the table. */
import { keys } from "../device/device.js";
import { html } from "./html.js";
import { t } from "../i18n/texts.js";
import { CopyButton, ShareButton } from "./copy-button.js";
import { inviteLink, watchLink } from "./links.js";
import { SeatMark } from "./seat-mark.js";

/** One line for each open seat whose invite this device knows.
 * @param {{ game: string, open: number[], watch?: boolean }} props  `open` are the seats still free;
 *   `watch` also offers the link for spectators */
export function Invites({ game, open, watch = false }) {
  const known = keys.value[game];
  const invites = open.filter((seat) => known?.invites?.[seat]);
  if (!invites.length && !(watch && known?.watch)) return null;
  return html`<ul class="invites">
    ${invites.map((seat) => {
      const url = inviteLink(game, known?.invites?.[seat] ?? "");
      const label = t("kit-invite", { number: seat + 1 });
      return html`<li key=${seat}><${Line} url=${url} label=${label} mark=${html`<${SeatMark} seat=${seat} />`} /></li>`;
    })}
    ${watch && known?.watch
      ? html`<li key="watch"><${Line} url=${watchLink(game, known.watch)} label=${t("kit-watch-link")} /></li>`
      : null}
  </ul>`;
}

/** @param {{ url: string, label: string, mark?: any }} props */
function Line({ url, label, mark = null }) {
  return html`<div class="invite">
    ${mark}<span class="invite-label">${label}</span>
    <span class="invite-ways">
      <${CopyButton} text=${url} label=${t("kit-copy-link")} />
      <${ShareButton} url=${url} title=${t("home-title")} />
    </span>
  </div>`;
}
