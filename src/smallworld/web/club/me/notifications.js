/** Push messages of this device: ask the browser, tell the server, or stop. */
import { useSignal } from "@preact/signals";
import { rememberSeeking } from "../../device/waiting.js";
import { language, t } from "../../i18n/texts.js";
import { ask } from "../../net/api.js";
import { Switch } from "../../ui/fields.js";
import { html } from "../../ui/html.js";
import { ErrorNotice, useAction, useRequest } from "../../ui/request-state.js";

/** @typedef {import("../../net/protocol.js").PushState} PushState */

const WORKER = "/push-worker.js";

/** Can this browser show messages? Browsers allow it only over HTTPS and on the machine itself. */
const isPossible = () => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

export function Notifications() {
  const isRefused = useSignal(globalThis.Notification?.permission === "denied");
  const { value, error, again } = useRequest(readState);
  const { busy, error: failed, run } = useAction();
  const flip = (/** @type {boolean} */ on) =>
    run(async () => {
      if (on) isRefused.value = !(await subscribe(value.value?.key ?? ""));
      else await unsubscribe();
      await again();
    });
  const about = !isPossible() ? "none" : isRefused.value ? "refused" : "about";
  return html`<h2 id="me-push">${t("me-push")}</h2>
    <${Switch} label=${t("me-push-here")} about=${t(`me-push-here.${about}`)} on=${Boolean(value.value?.id) && !isRefused.value}
      disabled=${busy.value || !value.value || !isPossible()} onChange=${flip} />
    <${ErrorNotice} error=${error.value ?? failed.value} again=${again} />`;
}

/** Is this device subscribed, for the server and for the browser? A browser that renewed its
 * subscription tells the server. @returns {Promise<PushState>} */
async function readState() {
  const state = await ask("GET", "/api/me/push");
  if (!isPossible()) return state;
  const own = await (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();
  if (state.id && !own) return ask("DELETE", "/api/me/push");
  return state.id && own ? send(own) : state;
}

/** @param {string} key @returns {Promise<boolean>} false if the browser refuses */
async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const earlier = await pushManager.getSubscription();
  if (earlier) await earlier.unsubscribe(); // it may belong to another key
  rememberSeeking(); // a message leads to tables that this page has not seen yet
  await send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return true;
}

/** @param {PushSubscription} subscription @returns {Promise<PushState>} */
function send(subscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  return ask("POST", "/api/me/push", { body: { endpoint, p256dh: keys.p256dh, auth: keys.auth, lang: language.value } });
}

async function unsubscribe() {
  await ask("DELETE", "/api/me/push");
  const registration = await navigator.serviceWorker.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}
