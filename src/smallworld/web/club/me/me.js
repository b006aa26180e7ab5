/** The screen `/me`: the player's name, devices and data. Nothing here is needed to play. */
import { preferences, setPreferences } from "../../device/device.js";
import { rememberPerson } from "../../device/own-seats.js";
import { plainName } from "../../device/player-name.js";
import { Forget } from "../../home/settings.js";
import { NameField } from "../../home/setup/own-name.js";
import { Names } from "../../i18n/names.js";
import { refusalSentence } from "../../i18n/refusals.js";
import { loadPart, t } from "../../i18n/texts.js";
import { ask } from "../../net/api.js";
import { catalogue } from "../../net/catalogue.js";
import { Sign } from "../../ui/emblem.js";
import { Frame } from "../../ui/frame.js";
import { html } from "../../ui/html.js";
import { loadStyles } from "../../ui/lazy.js";
import { toast } from "../../ui/overlays.js";
import { ErrorNotice, useAction, useRequest, Waiting, wantedSeat } from "../../ui/request-state.js";
import { download } from "../../ui/sharing.js";
import { GoOn, hasAccounts, needsAccount, Passkeys, RecoveryCodes, SignIn, Welcome } from "./account.js";
import { Blocked } from "./blocked-players.js";
import { Devices } from "./devices.js";
import { Notifications } from "./notifications.js";
import { MyRatings } from "../ratings/mine.js";
import { ShowCode, TypeCode } from "./transfer.js";

/** @typedef {import("../../net/protocol.js").Me} Me */

/** Load what the screen needs; return it. */
export async function readMe() {
  await Promise.all([loadPart("club"), loadPart("rating"), loadStyles("club/club.css")]);
  return MeScreen;
}

/** @returns {Promise<Me>} */
async function readPlayer() {
  const me = await ask("GET", "/api/me");
  rememberPerson(Boolean(me.person));
  return me;
}

function MeScreen() {
  const { value, error, again } = useRequest(readPlayer);
  const me = value.value;
  const joined = (/** @type {Me} */ found) => {
    rememberPerson(true);
    if (!preferences.value.name && found.name) setPreferences({ name: found.name });
    toast(t("me-joined", { name: found.name ?? "" }));
    again();
  };
  const parts = me ? partsOf(me, joined, again) : [];
  const [first, second] = hasAccounts() ? halves(parts, "me-devices") : halves(parts, "me-show");
  return html`<${Frame} title=${t("me-title")} lead=${t(needsAccount() ? "account-lead" : "me-lead")} wide>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${!me && !error.value && html`<${Waiting} words=${t("me-looking")} />`}
    ${me?.ban && html`<p class="trouble" role="alert">${refusalSentence({ code: "player.banned", facts: me.ban }, new Names())}</p>`}
    ${me && html`<div class="me-columns"><div>${first}</div><div>${second}</div></div>`}
  <//>`;
}

/** @typedef {[id: string, part: any, isWelcome?: boolean]} Part */

/** The parts of the screen, each with the id of its heading.
 * @param {Me} me @param {(found: Me) => void} joined @param {() => void} again */
function partsOf(me, joined, again) {
  const isNew = hasAccounts() && !me.passkeys?.length;
  /** @type {(Part|false|undefined)[]} */
  const parts = [
    isNew && ["me-welcome", html`<${Welcome} again=${again} />`, true],
    isNew && ["me-sign-in", html`<${SignIn} onJoined=${joined} />`],
    !isNew && wantedSeat.value !== "" && ["", html`<${GoOn} />`, true],
    !isNew && ["me-name", html`<${OwnName} me=${me} again=${again} />`],
    !isNew && hasAccounts() && ["me-passkeys", html`<${Passkeys} me=${me} again=${again} />`],
    hasAccounts() && Boolean(me.person) && ["me-recovery", html`<${RecoveryCodes} me=${me} again=${again} />`],
    ["me-rating", html`<${MyRatings} />`],
    ["me-devices", html`<${Devices} me=${me} again=${again} />`],
    catalogue.value?.club?.includes("push") && ["me-push", html`<${Notifications} />`],
    ["me-show", html`<${ShowCode} me=${me} again=${again} />`],
    ["me-type", html`<${TypeCode} onJoined=${joined} />`],
    ["me-blocks", html`<${Blocked} />`],
    ["me-data", html`<${Data} />`],
    ["", html`<${Forget} />`],
  ];
  return /** @type {Part[]} */ (parts.filter(Boolean));
}

/** Two columns as cards; the second one begins with a part, so that nothing moves when a card grows.
 * @param {Part[]} parts @param {string} begin */
function halves(parts, begin) {
  const at = parts.findIndex(([id]) => id === begin);
  return [parts.slice(0, at), parts.slice(at)].map((some) => some.map(([id, part, isWelcome]) => {
    if (id === "me-rating") return part; // a card of its own, or nothing
    return html`<section key=${id} class=${`card me-card ${isWelcome ? "me-welcome" : ""}`} aria-labelledby=${id || null}>${part}</section>`;
  }));
}

/** The name; a player with a person keeps it on the server, too. @param {{ me: Me, again: () => void }} props */
function OwnName({ me, again }) {
  const { busy, error, run } = useAction();
  const name = plainName(preferences.value.name);
  const isNew = Boolean(me.person) && name !== "" && name !== me.name;
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      await ask("POST", "/api/me", { body: { name } });
      toast(t("me-name-kept"));
      again();
    });
  };
  return html`<h2 id="me-name">${t("me-name")}</h2>
    <form class="me-line" onSubmit=${keep}>
      <${NameField} />
      ${isNew && html`<button type="submit" class="button main" disabled=${busy.value}>${t("me-name-keep")}</button>`}
    </form>
    <${ErrorNotice} error=${error.value} />`;
}

/** Download everything that the server stores about the player. */
function Data() {
  const { busy, error, run } = useAction();
  const fetchAll = () =>
    run(async () => {
      const data = await ask("GET", "/api/me/data");
      download(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }), "smallworld-me.json");
    });
  return html`<h2 id="me-data">${t("me-data")}</h2>
    <p>${t("me-data-about")}</p>
    <button type="button" class="button" disabled=${busy.value} onClick=${fetchAll}>
      <${Sign} id="download" /> ${t("me-data-download")}
    </button>
    <${ErrorNotice} error=${error.value} />`;
}
