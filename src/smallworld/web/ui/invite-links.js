/** Links to tables. Secrets stand behind the `#`, which browsers never send to a server. */
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keys } from "../device/device.js";
import { t } from "../i18n/texts.js";
import { networkAddress } from "../net/api.js";
import { CopyButton, ShareButton } from "./sharing.js";
import { SeatMark } from "./emblem.js";
import { lazy } from "./lazy.js";
import { html } from "./html.js";

/** @typedef {{ game: string, invite?: string, watch?: string }} TableLink */

const GAME = /^[a-z0-9]{12}$/;
const SECRET = /^[A-Za-z0-9_-]{8,100}$/;

const NETWORK = "smallworld serve --host 0.0.0.0";
const QrCode = lazy(async () => (await import("./qr-code.js")).QrCode);

/** The address at which other devices reach the server; empty until another one than the page's is known. */
const reach = signal("");
const origin = () => reach.value || location.origin;

/** Return `true` for an address that means this computer only. @param {string} hostname */
export const isLoopback = (hostname) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Return a link to an address of the page that other devices can open. @param {string} path */
export const linkTo = (path) => `${origin()}${path}`;

/** @param {string} game @param {string} invite */
export const inviteLink = (game, invite) => `${origin()}/table/${game}#invite=${invite}`;
/** @param {string} game @param {string} watch */
export const watchLink = (game, watch) => `${origin()}/table/${game}#watch=${watch}`;

/** Parse a pasted text: a link, the end of one, or only the id of a table.
 * @param {string} text @returns {TableLink|null} */
export function readLink(text) {
  const [place, hash = ""] = text.trim().replace(/^[<"'(]+|[>"').,]+$/g, "").split("#");
  const game = place.split("?")[0].replace(/\/+$/, "").split("/").at(-1)?.toLowerCase() ?? "";
  if (!GAME.test(game)) return null;
  const said = new URLSearchParams(hash);
  /** @type {TableLink} */
  const found = { game };
  for (const kind of /** @type {const} */ (["invite", "watch"])) {
    const secret = said.get(kind)?.trim();
    if (!secret) continue;
    if (!SECRET.test(secret)) return null;
    found[kind] = secret;
  }
  return found;
}

/** Return the address inside the page. @param {TableLink} link */
export function pathOf({ game, invite, watch }) {
  const hash = invite ? `#invite=${invite}` : watch ? `#watch=${watch}` : "";
  return `/table/${game}${hash}`;
}

/** List a link for each open seat whose invite this device has.
 * @param {{ game: string, open: number[], watch?: boolean }} props  `open`: the seats still free;
 *   `watch`: in the waiting room, where they are the main thing: also offer the link for spectators */
export function Invites({ game, open, watch = false }) {
  const known = keys.value[game];
  const invites = open.filter((seat) => known?.invites?.[seat]);
  if (!invites.length && !(watch && known?.watch)) return null;
  return html`<${Reach} /><ul class="invites">
    ${invites.map((seat) => {
      const url = inviteLink(game, known?.invites?.[seat] ?? "");
      const label = t("kit-invite", { number: seat + 1 });
      return html`<li key=${seat}><${Line} url=${url} label=${label} isMain=${watch} mark=${html`<${SeatMark} seat=${seat} />`} /></li>`;
    })}
    ${watch && known?.watch
      ? html`<li key="watch"><${Line} url=${watchLink(game, known.watch)} label=${t("kit-watch-link")} /></li>`
      : null}
  </ul>`;
}

/** Say how far the links reach if the page was opened by a loopback address. */
export function Reach() {
  const isAlone = isLoopback(location.hostname);
  useEffect(() => {
    if (!isAlone || reach.value) return;
    networkAddress().then(
      (address) => (reach.value = address),
      () => {}, // the links stay as they are, and the note says so
    );
  }, []);
  if (!isAlone) return null;
  const words = reach.value ? t("kit-reach-network", { address: reach.value }) : t("kit-reach-loopback", { command: NETWORK });
  return html`<p class="invite-reach" role="note">${words}</p>`;
}

/** @param {{ url: string, label: string, isMain?: boolean, mark?: any }} props  `mark`: of the seat it invites to */
function Line({ url, label, isMain = false, mark = null }) {
  const isDrawn = useSignal(false);
  return html`<div class="invite">
    ${mark}<span class="invite-label">${label}</span>
    <span class="invite-ways">
      <button type="button" class="button" aria-expanded=${isDrawn.value} onClick=${() => (isDrawn.value = !isDrawn.value)}>
        ${t(isDrawn.value ? "kit-qr-hide" : "kit-qr")}
      </button>
      <${CopyButton} class=${isMain ? "main" : ""} text=${url} label=${t("kit-copy-link")} />
      <${ShareButton} url=${url} title=${t("home-title")} />
    </span>
    ${isDrawn.value && html`<${QrCode} text=${url} label=${t("kit-qr-about")} />`}
  </div>`;
}
