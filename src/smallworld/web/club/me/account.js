/** Passkeys, recovery codes and signing in, where the host wants accounts. */
import { useSignal } from "@preact/signals";
import { nameToPlay } from "../../device/player-name.js";
import { NameField } from "../../home/setup/own-name.js";
import { since } from "../../home/lists/table-row.js";
import { t } from "../../i18n/texts.js";
import { ask } from "../../net/api.js";
import { catalogue } from "../../net/catalogue.js";
import { Sign } from "../../ui/emblem.js";
import { TextField } from "../../ui/fields.js";
import { html } from "../../ui/html.js";
import { Confirm, toast } from "../../ui/overlays.js";
import { ErrorNotice, useAction, wantedSeat } from "../../ui/request-state.js";
import { go, Link } from "../../ui/router.js";
import { CopyButton, download } from "../../ui/sharing.js";
import { deviceLabel } from "./device-label.js";
import { addPasskey, knowsPasskeys, signInByPasskey } from "./passkey.js";

/** @typedef {import("../../net/protocol.js").Me} Me */
/** @typedef {import("../../net/protocol.js").MyPasskey} MyPasskey */

/** Whether the host wants accounts: at all, or from everybody who sits down. */
export const hasAccounts = () => Boolean(catalogue.value?.club?.includes("accounts"));
export const needsAccount = () => Boolean(catalogue.value?.club?.includes("accounts-required"));

/** Run a ceremony; the browser's own refusals become words. */
function useCeremony() {
  const { busy, error, run } = useAction();
  const problem = useSignal("");
  const start = (/** @type {() => Promise<void>} */ ceremony) => {
    problem.value = "";
    return run(async () => {
      try {
        await ceremony();
      } catch (failure) {
        if (!(failure instanceof DOMException)) throw failure;
        problem.value = failure.name === "InvalidStateError" ? "account-already" : "account-cancelled";
      }
    });
  };
  return { busy, error, problem, start };
}

/** @param {{ problem: string }} props */
const Problem = ({ problem }) => (problem ? html`<p class="trouble" role="alert"><${Sign} id="warning" /> ${t(problem)}</p>` : null);

/** A name and a passkey in one step, and the way past them. @param {{ again: () => void }} props */
export function Welcome({ again }) {
  const { busy, error, problem, start } = useCeremony();
  const isNeeded = needsAccount();
  const create = (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = nameToPlay();
    start(async () => {
      const made = await addPasskey(name);
      if (made.name !== name) await ask("POST", "/api/me", { body: { name } });
      toast(t("account-passkey-added"));
      again();
    });
  };
  return html`<h2 id="me-welcome">${t(isNeeded ? "account-needed.title" : "account-optional.title")}</h2>
    <p>${t(isNeeded ? "account-needed" : "account-optional")}</p>
    <form class="me-line" onSubmit=${create}>
      <${NameField} />
      ${knowsPasskeys() && html`<button type="submit" class="button main" disabled=${busy.value}><${Sign} id="lock" /> ${t("account-create")}</button>`}
    </form>
    <p class="me-seen">${t(knowsPasskeys() ? "account-passkeys-about" : "account-no-passkeys")}</p>
    <${Problem} problem=${problem.value} />
    <${ErrorNotice} error=${error.value} />
    <${Link} to=${isNeeded ? "/join" : "/"} class="button">${t(isNeeded ? "account-needed.skip" : "account-optional.skip")}<//>`;
}

/** Back to where the player wanted to sit down. */
export function GoOn() {
  const goOn = () => {
    const to = wantedSeat.value;
    wantedSeat.value = "";
    go(to);
  };
  return html`<p>${t("account-ready")}</p>
    <button type="button" class="button main" onClick=${goOn}><${Sign} id="play" /> ${t("account-go-on")}</button>`;
}

/** Sign in at a device that is nobody's yet. @param {{ onJoined: (me: Me) => void }} props */
export function SignIn({ onJoined }) {
  const { busy, error, problem, start } = useCeremony();
  const code = useSignal("");
  const recovery = useAction();
  const signIn = () => start(async () => onJoined(await signInByPasskey()));
  const use = (/** @type {Event} */ event) => {
    event.preventDefault();
    recovery.run(async () => {
      const body = { code: code.value.trim(), label: deviceLabel() };
      const me = await ask("POST", "/api/me/recovery/use", { body });
      code.value = "";
      onJoined(me);
    });
  };
  return html`<h2 id="me-sign-in">${t("account-sign-in")}</h2>
    <p>${t("account-sign-in-about")}</p>
    ${knowsPasskeys() &&
    html`<button type="button" class="button main" disabled=${busy.value} onClick=${signIn}>
      <${Sign} id="lock" /> ${t("account-sign-in-passkey")}
    </button>`}
    <${Problem} problem=${problem.value} />
    <${ErrorNotice} error=${error.value} />
    <details class="me-details">
      <summary>${t("account-lost")}</summary>
      <form class="me-line" onSubmit=${use}>
        <${TextField} label=${t("account-recovery-code")} value=${code.value} longest=${40} autocapitalize="none"
          onInput=${(/** @type {string} */ value) => (code.value = value)} />
        <button type="submit" class="button" disabled=${recovery.busy.value || !code.value.trim()}>${t("account-recovery-use")}</button>
      </form>
      <${ErrorNotice} error=${recovery.error.value} />
    </details>`;
}

/** The player's passkeys. @param {{ me: Me, again: () => void }} props */
export function Passkeys({ me, again }) {
  const { busy, error, problem, start } = useCeremony();
  const removal = useAction();
  const asked = useSignal(/** @type {MyPasskey|null} */ (null));
  const passkeys = me.passkeys ?? [];
  const add = () =>
    start(async () => {
      await addPasskey(nameToPlay());
      toast(t("account-passkey-added"));
      again();
    });
  const remove = () =>
    removal.run(async () => {
      await ask("DELETE", `/api/me/passkeys/${asked.value?.id}`);
      asked.value = null;
      toast(t("account-passkey-removed"));
      again();
    });
  return html`<h2 id="me-passkeys">${t("account-passkeys")}</h2>
    <p>${t("account-passkeys-about")}</p>
    <ul class="me-devices">
      ${passkeys.map(
        (passkey) => html`<li key=${passkey.id}>
          <span class="me-device">
            <strong>${nameOf(passkey)}</strong>
            <span class="me-seen">${passkey.refused ? t("account-passkey-refused") : t("me-device-seen", { when: since(passkey.used) })}</span>
          </span>
          <button type="button" class="button quiet" aria-label=${t("account-passkey-remove", { name: nameOf(passkey) })}
            onClick=${() => (asked.value = passkey)}><${Sign} id="trash" /> ${t("me-device-remove")}</button>
        </li>`,
      )}
    </ul>
    ${knowsPasskeys() &&
    html`<button type="button" class="button" disabled=${busy.value} onClick=${add}>
      <${Sign} id="lock" /> ${t("account-passkey-add")}
    </button>`}
    <${Problem} problem=${problem.value} />
    <${ErrorNotice} error=${error.value} />
    <${Confirm} open=${asked.value !== null} title=${t("account-passkey-remove", { name: nameOf(asked.value) })}
      words=${t("account-passkey-remove-words")} yes=${t("me-device-remove")} busy=${removal.busy.value} onYes=${remove}
      onClose=${() => (asked.value = null)}>
      <${ErrorNotice} error=${removal.error.value} />
    <//>`;
}

/** @param {MyPasskey|null} passkey */
const nameOf = (passkey) => passkey?.label || t("me-device-unnamed");

/** Recovery codes: made here, shown once. @param {{ me: Me, again: () => void }} props */
export function RecoveryCodes({ me, again }) {
  const codes = useSignal(/** @type {string[]} */ ([]));
  const asked = useSignal(false);
  const { busy, error, run } = useAction();
  const left = me.recovery_codes ?? 0;
  const make = () =>
    run(async () => {
      codes.value = (await ask("POST", "/api/me/recovery", { body: { name: nameToPlay() } })).codes;
      asked.value = false;
      again();
    });
  const text = codes.value.join("\n");
  const save = () => download(new Blob([`${text}\n`], { type: "text/plain" }), "smallworld-codes.txt");
  return html`<h2 id="me-recovery">${t("account-recovery")}</h2>
    <p>${t("account-recovery-about")}</p>
    ${codes.value.length > 0
      ? html`<div class="me-codes" role="status">
          <p><strong>${t("account-recovery-once")}</strong></p>
          <ol>${codes.value.map((code) => html`<li key=${code}><code>${code}</code></li>`)}</ol>
        </div>
        <div class="me-line">
          <${CopyButton} text=${text} label=${t("account-recovery-copy")} />
          <button type="button" class="button" onClick=${save}><${Sign} id="download" /> ${t("account-recovery-save")}</button>
          <button type="button" class="button main" onClick=${() => (codes.value = [])}>${t("account-recovery-done")}</button>
        </div>`
      : html`<p>${t("account-recovery-left", { left })}</p>
        <button type="button" class="button" disabled=${busy.value} onClick=${() => (left ? (asked.value = true) : make())}>
          <${Sign} id="print" /> ${t(left ? "account-recovery-renew" : "account-recovery-make")}
        </button>`}
    <${ErrorNotice} error=${asked.value ? null : error.value} />
    <${Confirm} open=${asked.value} title=${t("account-recovery-renew")} words=${t("account-recovery-renew-words")}
      yes=${t("account-recovery-renew")} busy=${busy.value} onYes=${make} onClose=${() => (asked.value = false)}>
      <${ErrorNotice} error=${error.value} />
    <//>`;
}
