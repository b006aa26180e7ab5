/** Show the state of the connection, unsent actions and errors. */
import { useEffect } from "preact/hooks";
import { dropSeat } from "../../device/device.js";
import { ask } from "../../net/api.js";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { Frame } from "../../ui/frame.js";
import { useRequest } from "../../ui/request-state.js";
import { Info } from "../../ui/rule-book.js";
import { Link } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */

const BANNED = "player.banned";

/** @param {{ store: TableStore }} props */
export function ConnectionStatus({ store }) {
  const { condition, reason } = store.connection.value;
  if (condition === "gone") return html`<${Gone} store=${store} reason=${reason} />`;
  const isLost = condition !== "live" && store.live.value !== null;
  const pending = store.pending.value;
  if (!isLost && !(pending && !pending.sent)) return null;
  return html`<div class="connection-line" role="status">
    <${Sign} id="offline" />
    <p>${t(isLost ? "table-connection-lost" : "table-connection-sending")}
      ${pending && !pending.sent && html` ${t("table-connection-pending", { count: pending.actions.length })}`}</p>
    ${pending && !pending.sent &&
    html`<button type="button" class="button" onClick=${() => store.forgetPending()}>
      ${t("table-connection-take-back")}
    </button>`}
  </div>`;
}

/** Return the sentence of a reason; a banned player also learns for how long and why.
 * @param {TableStore} store @param {string} reason */
function useWhy(store, reason) {
  const me = useRequest(async () => (reason === BANNED ? ask("GET", "/api/me") : {}), reason);
  const ban = me.value.value?.ban;
  if (reason === BANNED && !ban) return "";
  return store.sentenceOf({ code: reason, facts: ban ?? { game: store.game } });
}

/** The server closed the connection for good: say why and what to do. @param {{ store: TableStore, reason: string }} props */
function Gone({ store, reason }) {
  const isMoved = reason === "seat.bad_token" && store.me.value !== null;
  const watchInstead = () => {
    if (store.me.value !== null) dropSeat(store.game, store.me.value);
    store.sitDown();
  };
  const why = useWhy(store, reason);
  const words = isMoved ? t("table-gone-moved") : why;
  return html`<div class="connection-line gone" role="alert">
    <${Sign} id="warning" /><p>${words || t("table-gone")}</p>
    ${isMoved && html`<button type="button" class="button" onClick=${watchInstead}>${t("table-gone-watch")}</button>`}
    <${Link} to="/" class="button">${t("table-to-home")}<//>
  </div>`;
}

/** The screen of a table that does not exist, no longer, or not for this device. @param {{ store: TableStore }} props */
export function MissingTable({ store }) {
  const { reason } = store.connection.value;
  const isDeleted = store.live.value !== null; // it was open a moment ago
  const why = useWhy(store, reason);
  const words = isDeleted ? t("table-deleted.about") : why;
  return html`<${Frame} title=${t(isDeleted ? "table-deleted" : "table-gone")} lead=${words}>
    <p class="missing-ways">
      <${Link} to="/" class="button main"><${Sign} id="home" /> ${t("table-to-home")}<//>
      <${Link} to="/join" class="button"><${Sign} id="link" /> ${t("join-title")}<//>
    </p>
  <//>`;
}

const WHILE = 8000; // milliseconds: long enough to read it twice

/** A problem that belongs to no region. @param {{ store: TableStore }} props */
export function ProblemLine({ store }) {
  const problem = store.problem.value;
  useEffect(() => {
    if (!problem || problem.region !== null) return;
    const timer = setTimeout(() => store.problem.value === problem && (store.problem.value = null), WHILE);
    return () => clearTimeout(timer);
  }, [problem]);
  return html`<div class="problem-line" role="alert">
    ${problem && problem.region === null &&
    html`<p class="card"><${Sign} id="warning" /><span>${problem.sentence}</span>
      ${problem.code && html`<${Info} wish=${{ refusal: problem.code }} name=${t("page-why")} />`}
      <button type="button" class="button icon quiet" aria-label=${t("table-close")}
        onClick=${() => (store.problem.value = null)}>
        <${Sign} id="close" />
      </button>
    </p>`}
  </div>`;
}
