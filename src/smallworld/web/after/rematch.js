/** Rematch: the same players at a new table. */
import { gameApi } from "../net/api.js";
import { keepKeys } from "../device/device.js";
import { tournamentOf } from "../device/tournament-games.js";
import { html } from "../ui/html.js";
import { useAction, ErrorNotice } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { Link, go } from "../ui/router.js";
import { t } from "../i18n/texts.js";
import { coinsOf, comesLast } from "./result.js";

/** @typedef {import("../table/state/store.js").TableStore} TableStore */

/** @param {{ store: TableStore }} props */
export function Rematch({ store }) {
  const { busy, error, run } = useAction();
  const view = store.live.value;
  if (!view) return null;
  const tournament = tournamentOf(store.game);
  if (tournament) {
    return html`<${Link} to=${`/tournament/${tournament}`} class="button main"><${Sign} id="crown" /> ${t("after-tournament")}<//>`;
  }
  const isAsked = Boolean(view.rematch);
  if (store.me.value === null) {
    return isAsked
      ? html`<${Link} to=${`/table/${view.rematch}`} class="button main"><${Sign} id="eye" />
          ${t("after-rematch-watch")}<//>`
      : null;
  }
  return html`<div class="rematch">
    <button type="button" class="button main" disabled=${busy.value}
      onClick=${() => run(() => rematch(store))}>
      <${Sign} id="people" /> ${t(isAsked ? "after-rematch-join" : "after-rematch")}
    </button>
    <p>${whoStarts(store)}</p>
    <${ErrorNotice} error=${error.value} />
  </div>`;
}

/** The seat that starts: the one that gave up, or came last. @param {TableStore} store */
function whoStarts({ live, names }) {
  const view = live.value;
  if (!view) return "";
  const gaveUp = view.seats.flatMap(({ sitting }, seat) => (sitting.conceded ? [seat] : []));
  if (gaveUp.length === 1) {
    return t("after-rematch-starts-conceded", { seat: names.value.seat(gaveUp[0]) });
  }
  const last = gaveUp.length ? null : comesLast(coinsOf(view), view.winners ?? []);
  if (last === null) return t("after-rematch-starts");
  return t("after-rematch-starts-seat", { seat: names.value.seat(last) });
}

/** Join the new table with every seat of this device. @param {TableStore} store */
async function rematch(store) {
  let game = "";
  for (const seat of store.seats) {
    const claimed = await gameApi(store.game, store.tokenOf(seat)).rematch();
    game = claimed.game;
    keepKeys(game, { seats: { [claimed.seat]: claimed.token } });
  }
  if (game) go(`/table/${game}`);
}
