/** One-time codes: show one for another device, or type the one that another device shows. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { nameToPlay } from "../../device/player-name.js";
import { language, t } from "../../i18n/texts.js";
import { ask } from "../../net/api.js";
import { Sign } from "../../ui/emblem.js";
import { TextField } from "../../ui/fields.js";
import { html } from "../../ui/html.js";
import { linkTo, Reach } from "../../ui/invite-links.js";
import { toast } from "../../ui/overlays.js";
import { QrCode } from "../../ui/qr-code.js";
import { ErrorNotice, useAction } from "../../ui/request-state.js";
import { address, go } from "../../ui/router.js";
import { CopyButton } from "../../ui/sharing.js";
import { deviceLabel } from "./device-label.js";

/** @typedef {import("../../net/protocol.js").Me} Me */
/** @typedef {import("../../net/protocol.js").TransferCode} TransferCode */

const LOOK = 3000; // milliseconds between two looks whether the code was used

/** Make a code and wait until another device uses it. @param {{ me: Me, again: () => void }} props */
export function ShowCode({ me, again }) {
  const code = useSignal(/** @type {TransferCode|null} */ (null));
  const { busy, error, run } = useAction();
  const make = () =>
    run(async () => {
      code.value = await ask("POST", "/api/me/transfer", { body: { name: nameToPlay(), label: deviceLabel() } });
    });
  const known = (me.devices ?? []).length;
  useEffect(() => {
    if (!code.value) return undefined;
    const { expires } = code.value;
    const look = async () => {
      const now = await ask("GET", "/api/me").catch(() => null);
      const isUsed = (now?.devices ?? []).length > known;
      if (isUsed) toast(t("me-code-used"));
      if (isUsed || Date.now() / 1000 > expires) code.value = null;
      if (isUsed) again();
    };
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [code.value, known]);
  return html`<h2 id="me-show">${t("me-show")}</h2>
    <p>${t("me-show-about")}</p>
    ${code.value
      ? html`<${Shown} code=${code.value} />`
      : html`<button type="button" class="button" disabled=${busy.value} onClick=${make}>
          <${Sign} id="link" /> ${t("me-code-make")}
        </button>`}
    <${ErrorNotice} error=${error.value} />`;
}

/** @param {{ code: TransferCode }} props */
function Shown({ code: { code, expires } }) {
  const link = linkTo(`/me#code=${code}`);
  const time = new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(expires * 1000);
  return html`<${Reach} />
    <div class="me-code" role="status">
      <p class="me-code-text" aria-label=${t("me-code-spoken", { code: [...code].join(" ") })}>${code}</p>
      <p>${t("me-code-until", { time })}</p>
      <${CopyButton} text=${link} label=${t("kit-copy-link")} />
    </div>
    <${QrCode} text=${link} label=${t("me-code-qr")} />`;
}

/** Type a code; one from a link is filled in, but used only when the player says so.
 * @param {{ onJoined: (me: Me) => void }} props */
export function TypeCode({ onJoined }) {
  const linked = address.value.hash.get("code") ?? "";
  const text = useSignal(linked);
  const { busy, error, run } = useAction();
  useEffect(() => {
    if (linked) text.value = linked;
  }, [linked]);
  const use = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      const me = await ask("POST", "/api/me/transfer/use", { body: { code: text.value.trim(), label: deviceLabel() } });
      text.value = "";
      if (linked) go("/me", { replace: true });
      onJoined(me);
    });
  };
  return html`<h2 id="me-type">${t("me-type")}</h2>
    <p>${t("me-type-about")}</p>
    <form class="me-line" onSubmit=${use}>
      <${TextField} label=${t("me-code")} value=${text.value} longest=${20} autocapitalize="none" inputmode="text"
        onInput=${(/** @type {string} */ value) => (text.value = value)} />
      <button type="submit" class="button main" disabled=${busy.value || !text.value.trim()}>${t("me-code-use")}</button>
    </form>
    <${ErrorNotice} error=${error.value} />`;
}
