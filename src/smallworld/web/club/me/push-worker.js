/** The service worker: shows push messages and opens their page. It caches nothing. */

const worker = /** @type {any} */ (globalThis);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: "/favicon.ico", data: { url } }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

/** Show the page of a message: in a tab that has it already, or in a new one. @param {string} path */
async function open(path) {
  const { href, origin } = new URL(path, worker.location.origin);
  if (origin !== worker.location.origin) return;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = tabs.find((/** @type {any} */ tab) => tab.url.split("#")[0] === href);
  await (shown ? shown.focus() : worker.clients.openWindow(href));
}
